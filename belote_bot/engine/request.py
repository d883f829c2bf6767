"""A request of another program, each field understood by itself (RECORD §2)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Self, TypeAlias, TypeVar, cast

from belote_bot.game.actions import Word
from belote_bot.game.cards import CARDS, Card, Suit
from belote_bot.game.house_rules import HouseRules, RulesError, rules_from
from belote_bot.game.melds import MeldKind
from belote_bot.game.scoring import Pair
from belote_bot.game.seats import Seat

FIELDS: Final = frozenset(
    {"id", "rules", "dealer", "seat", "hand", "upcard", "bids", "plays", "scores", "pot", "trump", "taker"}
    | {"said", "announced", "shown", "deals_played"}
)
"""What a request may hold; anything else is ignored."""

MOST_MARKS: Final = 100_000
"""More than any match of RULES §8 can bring to a team."""

MOST_DEALS: Final = 10_000

Said: TypeAlias = tuple[tuple[int, Word], ...]
"""Words by the index of the play that they were said with."""

Announced: TypeAlias = tuple[tuple[Seat, tuple[MeldKind, ...]], ...]
"""The kinds of melds announced in the first trick, by seat."""

Shown: TypeAlias = tuple[tuple[Seat, tuple[tuple[Card, ...], ...]], ...]
"""The cards of the melds shown at the second trick, by seat."""

_Read = TypeVar("_Read")


class ImpossiblePosition(ValueError):
    """What was told cannot be, or cannot be understood; `str()` says why."""


@dataclass(frozen=True, slots=True)
class Request:
    """What a seat was told: the position that it has to act in."""

    rules: HouseRules
    dealer: Seat
    seat: Seat
    hand: tuple[Card, ...]
    """The cards held now."""
    upcard: Card | None
    """None in a position of the play that was set up by hand."""
    bids: tuple[str, ...]
    plays: tuple[Card, ...]
    trump: Suit | None
    taker: Seat | None
    scores: Pair
    pot: int
    said: Said | None
    """None when nobody tells which words were said."""
    announced: Announced | None
    """None when nobody tells what was announced."""
    shown: Shown
    deals_played: int
    """Deals that were played before this one."""

    @classmethod
    def read(cls, fields: Mapping[str, object]) -> Self:
        """Read a decoded request; unknown fields are ignored. Raises ImpossiblePosition, naming the field."""
        scores = _list(fields.get("scores", [0, 0]), "scores", _marks)
        if len(scores) != 2:
            raise ImpossiblePosition("scores: two whole numbers are needed, team A's and team B's")
        return cls(
            rules=_rules(fields.get("rules", {})),
            dealer=_seat(fields.get("dealer"), "dealer"),
            seat=_seat(fields.get("seat"), "seat"),
            hand=_list(fields.get("hand"), "hand", _card),
            upcard=_unless_null(fields, "upcard", _card),
            bids=_list(fields.get("bids", []), "bids", _text),
            plays=_list(fields.get("plays", []), "plays", _card),
            trump=_unless_null(fields, "trump", _suit),
            taker=_unless_null(fields, "taker", _seat),
            scores=(scores[0], scores[1]),
            pot=_marks(fields.get("pot", 0), "pot"),
            said=_unless_null(fields, "said", lambda value, name: _list(value, name, _said)),
            announced=_unless_null(fields, "announced", lambda value, name: _list(value, name, _announced)),
            shown=_list(fields.get("shown", []), "shown", _shown),
            deals_played=_number(fields.get("deals_played", 0), "deals_played", MOST_DEALS),
        )


def _rules(value: object) -> HouseRules:
    try:
        return rules_from(_mapping(value, "rules"))
    except RulesError as error:
        raise ImpossiblePosition(f"rules: {error}") from None


def _list(value: object, name: str, read: Callable[[object, str], _Read]) -> tuple[_Read, ...]:
    if not isinstance(value, list):
        raise ImpossiblePosition(f"{name}: a list is needed, not {_shortly(value)}")
    items = cast("list[object]", value)
    if len(items) > len(CARDS):
        raise ImpossiblePosition(f"{name}: a list of {len(items)} things is too long")
    return tuple(read(item, name) for item in items)


def _unless_null(
    fields: Mapping[str, object], name: str, read: Callable[[object, str], _Read]
) -> _Read | None:
    value = fields.get(name)
    return None if value is None else read(value, name)


def _mapping(value: object, name: str) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise ImpossiblePosition(f"{name}: an object is needed, not {_shortly(value)}")
    return cast("dict[str, object]", value)


def _text(value: object, name: str) -> str:
    if not isinstance(value, str):
        raise ImpossiblePosition(f"{name}: a text is needed, not {_shortly(value)}")
    return value


def _number(value: object, name: str, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise ImpossiblePosition(f"{name}: a whole number from 0 to {most} is needed, not {_shortly(value)}")
    return value


def _marks(value: object, name: str) -> int:
    return _number(value, name, MOST_MARKS)


def _seat(value: object, name: str) -> Seat:
    return _number(value, name, 3)


def _card(value: object, name: str) -> Card:
    if not isinstance(value, str):
        raise ImpossiblePosition(f"{name}: {_shortly(value)} is not a card")
    try:
        return Card.parse(value)
    except ValueError:
        raise ImpossiblePosition(f"{name}: {_shortly(value)} is not a card") from None


def _suit(value: object, name: str) -> Suit:
    try:
        return Suit.from_letter(_text(value, name))
    except ValueError:
        raise ImpossiblePosition(f"{name}: {_shortly(value)} is not a suit (S, H, D or C)") from None


def _said(value: object, name: str) -> tuple[int, Word]:
    entry = _mapping(value, name)
    word = _text(entry.get("word"), name)
    if word not in tuple(Word):
        raise ImpossiblePosition(f"{name}: {_shortly(word)} is not a word ({', '.join(Word)})")
    return _number(entry.get("ply"), name, len(CARDS) - 1), Word(word)


def _announced(value: object, name: str) -> tuple[Seat, tuple[MeldKind, ...]]:
    entry = _mapping(value, name)
    return _seat(entry.get("seat"), name), _list(entry.get("kinds"), name, _kind)


def _kind(value: object, name: str) -> MeldKind:
    kinds = [kind.value for kind in MeldKind]
    if _text(value, name) not in kinds:
        raise ImpossiblePosition(f"{name}: {_shortly(value)} is not a meld ({', '.join(kinds)})")
    return MeldKind(value)


def _shown(value: object, name: str) -> tuple[Seat, tuple[tuple[Card, ...], ...]]:
    entry = _mapping(value, name)
    melds = _list(entry.get("melds"), name, lambda meld, name: _list(meld, name, _card))
    return _seat(entry.get("seat"), name), melds


def _shortly(value: object) -> str:
    """A value of a request as an error quotes it."""
    if isinstance(value, list | dict):
        return "a list" if isinstance(value, list) else "an object"
    if value is None:
        return "null"
    if isinstance(value, int) and abs(value) >= 10**40:
        return "a number of more than 40 digits"
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}…"
