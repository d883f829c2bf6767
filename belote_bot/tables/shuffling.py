"""The operating system's randomness: packs, salts, cuts, the draw for the deal and that of the pairs."""

import secrets
from dataclasses import dataclass

from belote_bot.game.cards import CARDS, Card
from belote_bot.game.dealing import CutHeight, Pack, cut, lowest_drawer
from belote_bot.game.house_rules import Shuffle
from belote_bot.game.match import Match
from belote_bot.game.record import commitment
from belote_bot.game.seats import Seat
from belote_bot.storage.matches import SealedPack
from belote_bot.tables.occupants import Seats

_SYSTEM = secrets.SystemRandom()
_SALT_BYTES = 16


def shuffled_pack() -> Pack:
    """The 32 cards in an order drawn from the operating system."""
    cards = list(CARDS)
    _SYSTEM.shuffle(cards)
    return tuple(cards)


def next_pack(match: Match, height: CutHeight | None) -> Pack:
    """The pack for the next deal of a match: shuffled, or only cut where the table plays so (RULES §3).

    `height` is about where it is cut, None if nobody cut it: then it is shuffled.
    """
    collected = match.collected_pack()
    if match.rules.shuffle is Shuffle.EVERY_DEAL or collected is None or height is None:
        return shuffled_pack()
    return cut(collected, _SYSTEM.choice(height.packets))


def seal(pack: Pack) -> SealedPack:
    """Fix a pack before it is dealt: a new salt and the commitment of both (RECORD §1)."""
    salt = secrets.token_hex(_SALT_BYTES)
    return SealedPack(pack, salt, commitment(salt, pack))


def drawn_seats(seats: Seats) -> Seats:
    """The same four on seats that are drawn: every way as likely as any other."""
    drawn = list(seats)
    _SYSTEM.shuffle(drawn)
    return drawn[0], drawn[1], drawn[2], drawn[3]


@dataclass(frozen=True, slots=True)
class Draw:
    """The draw for the first deal."""

    rounds: tuple[tuple[Card, ...], ...]
    """Each round's four cards, in the order of the seats; the last one decided. None if nobody drew."""
    dealer: Seat


def draw_for_deal() -> Draw:
    """Each seat draws a card from a shuffled pack, the lowest deals; ties draw again (RULES §3)."""
    rounds: list[tuple[Card, ...]] = []
    while True:
        cards = shuffled_pack()[:4]
        rounds.append(cards)
        dealer = lowest_drawer(cards)
        if dealer is not None:
            return Draw(tuple(rounds), dealer)
