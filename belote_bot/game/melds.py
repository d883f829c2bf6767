"""Melds: what a hand announces, and whose count (RULES §9)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum, StrEnum
from itertools import combinations
from typing import Final, TypeAlias

from belote_bot.game.cards import Card, Mask, Rank, Suit, mask_of
from belote_bot.game.house_rules import MeldsTie
from belote_bot.game.seats import Seat, Team, seats_from, team_of


class MeldKind(Enum):
    """What is said when a meld is announced: its kind, not its cards."""

    TIERCE = "tierce"
    CINQUANTE = "cinquante"
    CENT = "cent"
    CARRE = "carre"


# The fours that exist, best first, with their points.
FOUR_POINTS: Final[Mapping[Rank, int]] = {
    Rank.JACK: 200,
    Rank.NINE: 150,
    Rank.ACE: 100,
    Rank.TEN: 100,
    Rank.KING: 100,
    Rank.QUEEN: 100,
}
_FOUR_ORDER: Final = tuple(FOUR_POINTS)


MeldHeight: TypeAlias = tuple[int, int, int, int]
"""What melds are compared by, one thing after another: see `Meld.height`."""


@dataclass(frozen=True, slots=True)
class Meld:
    """One meld: four of a rank, or a sequence in one suit."""

    kind: MeldKind
    cards: tuple[Card, ...]
    """In ascending order; the last card of a sequence is its top."""

    @property
    def points(self) -> int:
        """What it is worth: 20, 50, 100, 150 or 200."""
        match self.kind:
            case MeldKind.TIERCE:
                return 20
            case MeldKind.CINQUANTE:
                return 50
            case MeldKind.CENT:
                return 100
            case MeldKind.CARRE:
                return FOUR_POINTS[self.cards[0].rank]

    def height(self, trump: Suit) -> MeldHeight:
        """The order of melds: any four beats any sequence; then length, top card, trumps over plain."""
        if self.kind is MeldKind.CARRE:
            return (1, len(_FOUR_ORDER) - _FOUR_ORDER.index(self.cards[0].rank), 0, 0)
        top = self.cards[-1]
        return (0, len(self.cards), int(top.rank), int(top.suit == trump))


def _fours(hand: Mask) -> list[Meld]:
    fours = [tuple(Card.of(suit, rank) for suit in Suit) for rank in FOUR_POINTS]
    return [Meld(MeldKind.CARRE, four) for four in fours if all(hand >> card & 1 for card in four)]


def _sequences(hand: Mask) -> list[Meld]:
    melds: list[Meld] = []
    for suit in Suit:
        run: list[Card] = []
        for rank in Rank:
            card = Card.of(suit, rank)
            if hand >> card & 1:
                run.append(card)
            if run and (rank is Rank.ACE or not hand >> card & 1):
                if len(run) >= 3:
                    kind = {3: MeldKind.TIERCE, 4: MeldKind.CINQUANTE}.get(len(run), MeldKind.CENT)
                    melds.append(Meld(kind, tuple(run)))
                run = []
    return melds


def melds_in(hand: Mask, trump: Suit) -> tuple[Meld, ...]:
    """What a full hand announces, best meld first.

    Any of its fours, then every maximal sequence in the cards left: the choice worth most, among
    equals the one whose best meld ranks highest. A card serves in one meld only.
    """
    fours = _fours(hand)
    choices: list[list[Meld]] = []
    for count in range(len(fours) + 1):
        for chosen in combinations(fours, count):
            used = mask_of(card for meld in chosen for card in meld.cards)
            choices.append([*chosen, *_sequences(hand & ~used)])

    def worth(choice: list[Meld]) -> tuple[int, list[MeldHeight]]:
        return (
            sum(meld.points for meld in choice),
            sorted((meld.height(trump) for meld in choice), reverse=True),
        )

    best = max(choices, key=worth)
    return tuple(sorted(best, key=lambda meld: (meld.height(trump), -meld.cards[0].suit), reverse=True))


class MeldGround(StrEnum):
    """Why the comparison ended as it did (RULES §9), by the first thing in which the best melds differ."""

    ALONE = "alone"
    """Nobody of the other team has announced."""
    FOUR = "four"
    """Four of a rank against a sequence."""
    LONGER = "longer"
    HIGHER = "higher"
    """By the rank of the fours, or by the top card of sequences of one length."""
    TRUMP = "trump"
    FIRST = "first"
    """Equal in everything: the one who played first wins."""
    EQUAL = "equal"
    """Equal in everything: nobody wins."""


@dataclass(frozen=True, slots=True)
class MeldVerdict:
    """Which team marks its melds, and by virtue of whose."""

    team: Team | None
    """The team whose melds count; None when nobody's do."""
    holder: Seat | None
    """The seat with the best meld that decided; None when nobody's do."""
    points: tuple[int, int]
    """What each team's melds count: 0 for the team that lost the comparison."""
    ground: MeldGround | None = None
    """Why; None when nobody has announced."""


NO_MELDS: Final = MeldVerdict(None, None, (0, 0))


def compare_melds(
    announced: Mapping[Seat, tuple[Meld, ...]], trump: Suit, leader: Seat, tie: MeldsTie
) -> MeldVerdict:
    """Decide whose melds count: the team with the single best one marks all of its own.

    `announced` holds the melds of each seat that announced; `leader` led the first trick and, when
    the best melds of both teams are equal, the first to have played wins (`first`) or nobody (`none`).
    """
    best: MeldHeight | None = None
    holder: Seat | None = None
    tied_across = False
    for seat in seats_from(leader):
        for meld in announced.get(seat, ()):
            height = meld.height(trump)
            if best is None or height > best:
                best, holder, tied_across = height, seat, False
            elif height == best and holder is not None and team_of(seat) != team_of(holder):
                tied_across = True
    if holder is None or best is None:
        return NO_MELDS
    if tied_across and tie is MeldsTie.NONE:
        return MeldVerdict(None, None, (0, 0), MeldGround.EQUAL)
    team = team_of(holder)
    total = sum(_points(melds) for seat, melds in announced.items() if team_of(seat) == team)
    others = [
        meld.height(trump) for seat, melds in announced.items() if team_of(seat) != team for meld in melds
    ]
    return MeldVerdict(
        team, holder, (0, total) if team else (total, 0), _ground(best, max(others, default=None))
    )


def _ground(best: MeldHeight, beaten: MeldHeight | None) -> MeldGround:
    """What the better of two heights is better by; `beaten` is None when there is nothing to beat."""
    if beaten is None:
        return MeldGround.ALONE
    if best[0] != beaten[0]:
        return MeldGround.FOUR
    if best[1] != beaten[1]:
        return MeldGround.HIGHER if best[0] else MeldGround.LONGER
    if best[2] != beaten[2]:
        return MeldGround.HIGHER
    return MeldGround.FIRST if best == beaten else MeldGround.TRUMP


def _points(melds: Iterable[Meld]) -> int:
    return sum(meld.points for meld in melds)
