"""Match records: what they hold, reading and writing them (RECORD §1)."""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeGuard, cast

from belote_bot.game.actions import Take
from belote_bot.game.cards import Card
from belote_bot.game.deal import Deal
from belote_bot.game.house_rules import HouseRules, RulesError, rules_from, rules_to
from belote_bot.game.seats import Seat

FORMAT: Final = "belote-match"
VERSION: Final = 1


class MalformedRecord(ValueError):
    """Not a match record of a known version; `str()` says what is wrong with its shape."""


class BrokenRecord(ValueError):
    """A record that breaks a rule; `str()` names the place and the reason."""


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal as it is written down; texts are not yet checked."""

    dealer: Seat
    deck: tuple[str, ...]
    bids: tuple[str, ...]
    plays: tuple[str, ...]
    said: tuple[tuple[int, str], ...] = ()
    """(ply, word) under manual announcing."""
    salt: str | None = None
    commitment: str | None = None
    result: Mapping[str, object] | None = None


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """One match as it is written down."""

    rules: HouseRules
    players: tuple[str, str, str, str]
    deals: tuple[DealRecord, ...]
    remarks: tuple[str, ...] = ()
    """What a reader ignored, for the caller to tell: fields that this version does not know."""


def commitment(salt: str, pack: Sequence[Card]) -> str:
    """The SHA-256, in hex, of `salt:` and the 32 cards joined by single spaces (RECORD §1)."""
    return hashlib.sha256(f"{salt}:{' '.join(map(str, pack))}".encode("ascii")).hexdigest()


# ---- reading ----------------------------------------------------------------------------------

_MATCH_FIELDS: Final = frozenset({"format", "version", "rules", "players", "deals"})
_DEAL_FIELDS: Final = frozenset({"dealer", "deck", "bids", "plays", "said", "salt", "commitment", "result"})
_SAID_FIELDS: Final = frozenset({"ply", "word"})
REPORT_FIELDS: Final = (
    "deal", "status", "trump", "taker", "round", "dealer", "hands", "legal", "trick_winners",
    "tricks", "belote", "melds", "outcome", "capot", "marks", "pot", "totals", "winner",
)  # fmt: skip
"""What the report on a deal says, and what a record's `result` may claim."""


def load(data: object) -> MatchRecord:
    """Read a decoded JSON document.

    Raises MalformedRecord when it has not the shape of a record or an unknown version,
    BrokenRecord when its house rules do not exist or are out of range.
    """
    if not isinstance(data, dict):
        raise MalformedRecord("a record is a JSON object")
    record = cast(dict[str, object], data)
    if record.get("format") != FORMAT:
        raise MalformedRecord(f'"format" is {FORMAT!r}, not {record.get("format")!r}')
    version = record.get("version")
    if not isinstance(version, int) or isinstance(version, bool) or version != VERSION:
        raise MalformedRecord(f"version {version!r} is unknown; this program reads version {VERSION}")
    players = record.get("players")
    if not _is_list_of(players, str) or len(players) != 4:
        raise MalformedRecord('"players" is a list of four names')
    deals = record.get("deals")
    if not isinstance(deals, list):
        raise MalformedRecord('"deals" is a list')
    rules = record.get("rules")
    if not isinstance(rules, dict):
        raise MalformedRecord('"rules" is an object')
    try:
        house_rules = rules_from(cast(dict[str, object], rules))
    except RulesError as error:
        raise BrokenRecord(f"rules: {error}") from None
    remarks = [f"the field {name!r} is not known and ignored" for name in record if name not in _MATCH_FIELDS]
    read = [_load_deal(number, deal, remarks) for number, deal in enumerate(cast(list[object], deals))]
    return MatchRecord(
        house_rules, (players[0], players[1], players[2], players[3]), tuple(read), tuple(remarks)
    )


def _load_deal(number: int, data: object, remarks: list[str]) -> DealRecord:
    def malformed(what: str) -> MalformedRecord:
        return MalformedRecord(f"deal {number}: {what}")

    if not isinstance(data, dict):
        raise malformed("a deal is an object")
    deal = cast(dict[str, object], data)
    remarks += [
        f"deal {number}: the field {name!r} is not known and ignored"
        for name in deal
        if name not in _DEAL_FIELDS
    ]
    dealer = deal.get("dealer")
    if not isinstance(dealer, int) or isinstance(dealer, bool):
        raise malformed('"dealer" is a seat from 0 to 3')
    lists: dict[str, tuple[str, ...]] = {}
    for name in ("deck", "bids", "plays"):
        # Where nobody took there are no plays to write down, and the field may be left out.
        unplayed = name == "plays" and all(text == "pass" for text in lists["bids"])
        value = deal.get(name, [] if unplayed else None)
        if not _is_list_of(value, str):
            raise malformed(f'"{name}" is a list of texts')
        lists[name] = tuple(value)
    salt, sealed = deal.get("salt"), deal.get("commitment")
    if not isinstance(salt, str | None) or not isinstance(sealed, str | None):
        raise malformed('"salt" and "commitment" are texts')
    if salt is not None and sealed is None:
        remarks.append(f"deal {number}: a salt without its commitment is not checked")
    result = deal.get("result")
    if not isinstance(result, dict | None):
        raise malformed('"result" is an object')
    written = cast(dict[str, object] | None, result)
    remarks += [
        f"deal {number}: {name!r} in the result is not known and not checked"
        for name in written or {}
        if name not in REPORT_FIELDS
    ]
    said = tuple(_load_said(number, deal.get("said", []), remarks))
    return DealRecord(dealer, lists["deck"], lists["bids"], lists["plays"], said, salt, sealed, written)


def _load_said(number: int, said: object, remarks: list[str]) -> Iterator[tuple[int, str]]:
    if not isinstance(said, list):
        raise MalformedRecord(f'deal {number}: "said" is a list')
    for item in cast(list[object], said):
        entry = cast(dict[str, object], item) if isinstance(item, dict) else {}
        ply, word = entry.get("ply"), entry.get("word")
        if not isinstance(ply, int) or isinstance(ply, bool) or not isinstance(word, str):
            raise MalformedRecord(f'deal {number}: a word said is {{"ply": number, "word": text}}')
        remarks += [
            f"deal {number}: {name!r} in a word said is not known and ignored"
            for name in entry
            if name not in _SAID_FIELDS
        ]
        yield ply, word


def _is_list_of(value: object, kind: type[str]) -> TypeGuard[list[str]]:
    return isinstance(value, list) and all(isinstance(item, kind) for item in cast(list[object], value))


# ---- writing ----------------------------------------------------------------------------------


def dump(record: MatchRecord) -> dict[str, object]:
    """The record as a JSON document that `load` reads back."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "rules": rules_to(record.rules),
        "players": list(record.players),
        "deals": [_dump_deal(deal) for deal in record.deals],
    }


def _dump_deal(deal: DealRecord) -> dict[str, object]:
    written: dict[str, object] = {
        "dealer": deal.dealer,
        "deck": list(deal.deck),
        "bids": list(deal.bids),
        "plays": list(deal.plays),
        "said": [{"ply": ply, "word": word} for ply, word in deal.said],
    }
    optional = {"salt": deal.salt, "commitment": deal.commitment, "result": deal.result}
    return written | {name: value for name, value in optional.items() if value is not None}


def record_deal(deal: Deal, salt: str | None = None) -> DealRecord:
    """Write a deal down as it stands; with its salt the commitment is written too."""
    return DealRecord(
        dealer=deal.dealer,
        deck=tuple(map(str, deal.pack)),
        bids=tuple(
            "take" if index < 4 and isinstance(bid, Take) else str(bid) for index, bid in enumerate(deal.bids)
        ),
        plays=tuple(str(play.card) for play in deal.plays),
        said=tuple((ply, str(word)) for ply, play in enumerate(deal.plays) for word in sorted(play.words)),
        salt=salt,
        commitment=None if salt is None else commitment(salt, deal.pack),
    )
