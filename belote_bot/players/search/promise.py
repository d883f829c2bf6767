"""Choosing a card by rules of thumb, as fast as Python does it: `native.c` says the same."""

from collections.abc import Sequence
from typing import Final

from belote_bot.players.search.figures import FULL, HIGHER, POINTS, STRENGTH
from belote_bot.players.search.thumb import NAMES

Weights = Sequence[int]

(
    SURE_TRICK, SURE_OWN, SURE, MAY_TRICK, MAY_OWN, MAY, OVER_PARTNER, OVER_SURE_PARTNER, RUFF, RUFF_STRENGTH,
    GIVE_SURE, GIVE_MAY, LOSE_EARLY, LOSE, UNDER, UNDER_STRENGTH,
    SPEND_MASTER, BARE_TEN, VOID, SPEND_TRUMP_MASTER, TRUMP_STRENGTH_SPENT, TEN_LOST,
    DRAW_TAKER, DRAW_PARTNER, DRAW_DEFENCE, DRAW_MASTER, DRAW_MASTER_DEFENCE, DRAW_NOTHING, DRAW_STRENGTH,
    DRAW_LENGTH, DRAW_POINTS,
    CASH, CASH_SAFE, CASH_POINTS, LEAD_POINTS, LEAD_SINGLE, LEAD_SINGLE_DEFENCE, LEAD_LENGTH, LEAD_PARTNER,
    LEAD_UNDER_TEN, LEAD_TEN, LEAD_THEIRS, CASH_UNSEEN, LEAD_TO_TAKER, CASH_LATE,
) = range(len(NAMES))  # fmt: skip

NOTHING: Final = -(1 << 40)


def chosen_to_lead(  # noqa: C901, PLR0912, PLR0915  # one loop, unrolled for speed
    seat: int, hand: int, gone: int, led: Sequence[int], trump: int, taker: int, weights: Weights
) -> int:
    """The card to lead of two or more."""
    points, higher, strength = POINTS[trump], HIGHER[trump], STRENGTH[trump]
    unseen = FULL & ~gone & ~hand
    trump_mask = 0xFF << (trump * 8)
    trumps_out = unseen & trump_mask
    took = not (taker ^ seat) & 1
    trumps = (hand & trump_mask).bit_count()
    held = hand.bit_count()
    partners = led[seat ^ 2]
    theirs = led[(seat + 1) & 3] | led[(seat + 3) & 3]
    draw = weights[DRAW_PARTNER] if took else weights[DRAW_DEFENCE]
    if taker == seat:
        draw = weights[DRAW_TAKER]
    if took:
        draw += weights[DRAW_LENGTH] * trumps
    most, chosen = NOTHING, -1
    left = hand
    while left:
        low = left & -left
        left ^= low
        card = low.bit_length() - 1
        suit = card >> 3
        if suit == trump:
            if not trumps_out:
                value = weights[DRAW_NOTHING]
            elif higher[card] & unseen:
                value = draw + weights[DRAW_STRENGTH] * strength[card] + weights[DRAW_POINTS] * points[card]
            else:
                value = draw + (weights[DRAW_MASTER] if took else weights[DRAW_MASTER_DEFENCE])
        else:
            suit_mask = 0xFF << (suit * 8)
            own = hand & suit_mask
            value = weights[LEAD_LENGTH] * own.bit_count()
            if partners >> suit & 1:
                value += weights[LEAD_PARTNER]
            if theirs >> suit & 1:
                value += weights[LEAD_THEIRS]
            if higher[card] & unseen:
                value += weights[LEAD_POINTS] * points[card]
                if own == low and trumps:
                    value += weights[LEAD_SINGLE] if took else weights[LEAD_SINGLE_DEFENCE]
                ten = suit * 8 + 3
                if card == ten:
                    value += weights[LEAD_TEN]
                elif own >> ten & 1 and higher[ten] & unseen:
                    value += weights[LEAD_UNDER_TEN]
                if taker == (seat + 1) & 3:
                    value += weights[LEAD_TO_TAKER]
            elif trumps_out:
                value += weights[CASH] + weights[CASH_POINTS] * points[card] + weights[CASH_LATE] * held
                value += weights[CASH_UNSEEN] * (unseen & suit_mask).bit_count()
            else:
                value += weights[CASH_SAFE]
        if value > most:
            most, chosen = value, card
    return chosen


def chosen_to_follow(  # noqa: C901, PLR0912, PLR0915  # one loop, unrolled for speed
    seat: int,
    hand: int,
    legal: int,
    gone: int,
    trump: int,
    trick: tuple[int, int, int, int, int],
    weights: Weights,
) -> int:
    """The card to play, of two or more legal ones, to a trick in progress.

    `trick` is how many cards lie there, the best one, whose it is, the suit led, the points.
    """
    count, best, holder, led_suit, trick_points = trick
    points, higher, strength = POINTS[trump], HIGHER[trump], STRENGTH[trump]
    unseen = FULL & ~gone & ~hand
    trump_mask = 0xFF << (trump * 8)
    trumps_out = unseen & trump_mask
    last = count == 3
    best_suit = best >> 3
    above_best = higher[best]
    per_point, over = weights[LOSE_EARLY] if count == 1 else weights[LOSE], 0
    if holder == seat ^ 2:
        if last or (not above_best & unseen and (best_suit == trump or not trumps_out)):
            per_point, over = weights[GIVE_SURE], weights[OVER_SURE_PARTNER]
        else:
            per_point, over = weights[GIVE_MAY], weights[OVER_PARTNER]
    surely = weights[SURE] + weights[SURE_TRICK] * trick_points + over
    perhaps = weights[MAY] + weights[MAY_TRICK] * trick_points + over
    most, chosen = NOTHING, -1
    left = legal
    while left:
        low = left & -left
        left ^= low
        card = low.bit_length() - 1
        suit = card >> 3
        wins = above_best & low if suit == best_suit else suit == trump
        master = not higher[card] & unseen
        ruffs = suit == trump and led_suit != trump
        if wins:
            if last or (master and (suit == trump or not trumps_out)):
                value = surely + weights[SURE_OWN] * points[card]
            else:
                value = perhaps + weights[MAY_OWN] * points[card]
            if ruffs:
                value += weights[RUFF] + weights[RUFF_STRENGTH] * strength[card]
        else:
            value = per_point * points[card]
            if ruffs:
                value += weights[UNDER] + weights[UNDER_STRENGTH] * strength[card]
        if suit == trump:
            if led_suit == trump:
                value += weights[TRUMP_STRENGTH_SPENT] * strength[card]
            if master:
                value += weights[SPEND_TRUMP_MASTER]
        else:
            own = hand & 0xFF << (suit * 8)
            ten = suit * 8 + 3
            if not wins and master:
                value += weights[SPEND_MASTER]
            if own >> ten & 1 and higher[ten] & unseen:
                if card != ten:
                    if own.bit_count() == 2:
                        value += weights[BARE_TEN]
                elif not wins and own != low:
                    value += weights[TEN_LOST]
            if own == low and hand & trump_mask:
                value += weights[VOID]
        if value > most:
            most, chosen = value, card
    return chosen
