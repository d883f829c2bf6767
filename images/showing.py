"""What lies on the table at this moment, and who says what: for the picture and its description alike."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from belote_bot.game.actions import Pass, Take
from belote_bot.game.cards import Card
from belote_bot.game.events import Trick
from belote_bot.game.seats import Seat
from belote_bot.game.views import DealView
from belote_bot.locales import Language, say
from images.scene import TrickShown
from images.words import listed, meld_name, meld_shown, suit_sign

BETWEEN: Final = " · "
"""Between two things that a seat says at once."""


@dataclass(frozen=True, slots=True)
class ShownTrick:
    """The trick that lies on the table."""

    number: int
    """0 for the first of the deal."""
    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat | None
    """Once it is complete."""

    def cards_by_seat(self) -> dict[Seat, Card]:
        """The cards in the order played, by who played them."""
        return {(self.leader + index) % 4: card for index, card in enumerate(self.cards)}


def shown_trick(deal: DealView, shown: TrickShown) -> ShownTrick:
    """The trick in progress, or the last complete one if it is still to be seen."""
    if shown is TrickShown.COMPLETE and deal.tricks:
        last = deal.tricks[-1]
        return ShownTrick(len(deal.tricks) - 1, last.leader, last.cards, last.winner)
    return ShownTrick(len(deal.tricks), deal.leader, deal.trick, None)


def previous_trick(deal: DealView, shown: TrickShown) -> Trick | None:
    """The trick before the one on the table."""
    before = len(deal.tricks) - (1 if shown is TrickShown.COMPLETE else 0)
    return deal.tricks[before - 1] if before > 0 else None


def acting_seat(deal: DealView, shown: TrickShown) -> Seat | None:
    """Whose turn the table shows: nobody's while a complete trick lies there."""
    return None if shown is TrickShown.COMPLETE and deal.tricks else deal.turn


class Volume(Enum):
    """How words are to be read."""

    CLEAR = auto()
    """Said just now."""
    FADED = auto()
    """Said in the round before."""
    CALL = auto()
    """Not said at all: the table calls on this seat."""


@dataclass(frozen=True, slots=True)
class Speech:
    """What a seat says."""

    words: str
    volume: Volume = Volume.CLEAR


def bids_said(language: Language, deal: DealView) -> dict[Seat, Speech]:
    """The last bid of each seat that has spoken; of the first round faded once the second has begun."""
    said: dict[Seat, Speech] = {}
    for index, bid in enumerate(deal.bids):
        volume = Volume.FADED if index < 4 < len(deal.bids) + (deal.turn is not None) else Volume.CLEAR
        if isinstance(bid, Take):
            words = say(language, "image-bid-take", suit=suit_sign(language, bid.suit))
        else:
            assert isinstance(bid, Pass)
            words = say(language, "image-bid-pass" if index < 4 else "image-bid-pass-again")
        said[deal.speaker(index)] = Speech(words, volume)
    return said


def words_said(language: Language, deal: DealView, trick: ShownTrick) -> dict[Seat, Speech]:
    """Belote, rebelote and melds, as long as the card with which they were said lies on the table."""
    said: dict[Seat, Speech] = {}
    for seat, card in trick.cards_by_seat().items():
        parts = [
            *_belote_said(language, deal, seat, card),
            *_melds_said(language, deal, seat, trick.number),
        ]
        if parts:
            said[seat] = Speech(BETWEEN.join(parts))
    return said


def _belote_said(language: Language, deal: DealView, seat: Seat, card: Card) -> list[str]:
    word = deal.word_said(seat, card)
    return [] if word is None else [say(language, f"image-word-{word.value}")]


def _melds_said(language: Language, deal: DealView, seat: Seat, number: int) -> list[str]:
    if number == 0:
        kinds = dict(deal.announced).get(seat, ())
        return [listed(language, [meld_name(language, kind) for kind in kinds])] if kinds else []
    if number == 1:
        return [meld_shown(language, meld) for meld in dict(deal.shown).get(seat, ())]
    return []
