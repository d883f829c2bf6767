"""How likely it is that a hidden hand beats a card, from counting what is unseen."""

from collections.abc import Sequence
from typing import Final

from belote_bot.game.cards import Card, Mask, Suit, suit_mask
from belote_bot.game.seats import SEATS, Seat, team_of
from belote_bot.players.memory import Memory, higher

TAKER_TRUMPS: Final = 1.6
"""How much likelier than chance a trump is in the taker's hand."""
PARTNER_IN_DOUBT: Final = 0.6
"""How often partner's winning card is also better than that of an opponent who plays to the same trick."""


def chance_of_any(memory: Memory, seats: Sequence[Seat], cards: Mask) -> float:
    """The chance, 0 to 1, that one of these seats holds at least one of these cards.

    Every place in a hidden hand is as likely as another for a card that may be there, except that
    the taker is likelier to hold trumps.
    """
    slots = 0.0
    within = 0
    for seat in seats:
        if memory.holds[seat] & cards:
            return 1.0
        within |= memory.may_hold[seat]
    cards &= within
    count = cards.bit_count()
    if not count:
        return 0.0
    pool = 0.0
    lean = TAKER_TRUMPS if cards & suit_mask(memory.trump) else 1.0
    for seat in SEATS:
        if memory.may_hold[seat] & cards:
            places = memory.free[seat] * (lean if seat == memory.contract.taker else 1.0)
            pool += places
            slots += places if seat in seats else 0.0
    none = 1.0
    for drawn in range(count):
        if pool - drawn <= slots:
            return 1.0
        none *= 1 - slots / (pool - drawn)
    return 1 - none


def chance_of_ruff(memory: Memory, seat: Seat, best: Card, led: Suit) -> float:
    """The chance that the seat is void in the plain suit led and can ruff, or overruff `best`."""
    void = 1 - chance_of_any(memory, (seat,), suit_mask(led))
    if not void:
        return 0.0
    winning = higher(best, memory.trump) if best.suit == memory.trump else suit_mask(memory.trump)
    return void * chance_of_any(memory, (seat,), winning)


def chance_of_winning(memory: Memory, best: Card, holder: Seat, led: Suit, to_play: Sequence[Seat]) -> float:
    """The chance that this seat's side wins the trick that `holder` holds with `best`, `to_play` to come."""
    ours = team_of(holder) == team_of(memory.seat)
    foes = [seat for seat in to_play if seat != memory.partner]
    above = higher(best, memory.trump) if best.suit == led else 0
    ruffed = [chance_of_ruff(memory, seat, best, led) if led != memory.trump else 0.0 for seat in to_play]
    safe = 1.0
    for seat, ruff in zip(to_play, ruffed, strict=True):
        safe *= 1 - ruff if seat in foes else 1.0
    held = (1 - chance_of_any(memory, foes, above)) * safe if ours else 0.0
    if memory.partner not in to_play:
        return held
    place = to_play.index(memory.partner)
    rescue = ruffed[place] + (1 - ruffed[place]) * chance_of_any(memory, (memory.partner,), above)
    # Partner's card is unknown: an opponent who plays to the same trick may have the better one.
    for _ in foes:
        rescue *= PARTNER_IN_DOUBT
    return held + (1 - held) * rescue
