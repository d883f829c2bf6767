/* Playing deals out by rules of thumb: each weight is what one feature of a card adds to its promise.
 * `promise.py` says the same in Python, and a test holds the two equal.
 */
#ifndef BELOTE_THUMB_H
#define BELOTE_THUMB_H

#include "cards.h"

enum {
    SURE_TRICK, SURE_OWN, SURE, MAY_TRICK, MAY_OWN, MAY, OVER_PARTNER, OVER_SURE_PARTNER, RUFF, RUFF_STRENGTH,
    GIVE_SURE, GIVE_MAY, LOSE_EARLY, LOSE, UNDER, UNDER_STRENGTH,
    SPEND_MASTER, BARE_TEN, VOID, SPEND_TRUMP_MASTER, TRUMP_STRENGTH_SPENT, TEN_LOST,
    DRAW_TAKER, DRAW_PARTNER, DRAW_DEFENCE, DRAW_MASTER, DRAW_MASTER_DEFENCE, DRAW_NOTHING, DRAW_STRENGTH,
    DRAW_LENGTH, DRAW_POINTS,
    CASH, CASH_SAFE, CASH_POINTS, LEAD_POINTS, LEAD_SINGLE, LEAD_SINGLE_DEFENCE, LEAD_LENGTH, LEAD_PARTNER,
    LEAD_UNDER_TEN, LEAD_TEN, LEAD_THEIRS, CASH_UNSEEN, LEAD_TO_TAKER, CASH_LATE,
    WEIGHTS
};

static int lead_promise(const state_t *s, int seat, int card, mask_t hand, mask_t unseen, const int32_t *w)
{
    int trump = s->trump, suit = card >> 3;
    int points = points_of[trump][card];
    int took = (s->taker & 1) == (seat & 1);
    int master = !(higher[trump][card] & unseen);
    mask_t trumps_out = unseen & SUIT(trump);
    if (suit == trump) {
        if (!trumps_out)
            return w[DRAW_NOTHING];
        int sum = s->taker == seat ? w[DRAW_TAKER] : took ? w[DRAW_PARTNER] : w[DRAW_DEFENCE];
        if (took)
            sum += w[DRAW_LENGTH] * popcount(hand & SUIT(trump));
        if (master)
            sum += took ? w[DRAW_MASTER] : w[DRAW_MASTER_DEFENCE];
        else
            sum += w[DRAW_STRENGTH] * strength_of[trump][card] + w[DRAW_POINTS] * points;
        return sum;
    }
    mask_t mine = hand & SUIT(suit);
    int sum = w[LEAD_LENGTH] * popcount(mine);
    if (s->led[(seat + 2) & 3] >> suit & 1)
        sum += w[LEAD_PARTNER];
    if ((s->led[(seat + 1) & 3] | s->led[(seat + 3) & 3]) >> suit & 1)
        sum += w[LEAD_THEIRS];
    if (master) {
        if (!trumps_out)
            return sum + w[CASH_SAFE];
        return sum + w[CASH] + w[CASH_POINTS] * points + w[CASH_UNSEEN] * popcount(unseen & SUIT(suit))
            + w[CASH_LATE] * popcount(hand);
    }
    sum += w[LEAD_POINTS] * points;
    if (mine == 1u << card && hand & SUIT(trump))
        sum += took ? w[LEAD_SINGLE] : w[LEAD_SINGLE_DEFENCE];
    int ten = suit * 8 + 3;
    if (card == ten)
        sum += w[LEAD_TEN];
    else if (mine >> ten & 1 && higher[trump][ten] & unseen)
        sum += w[LEAD_UNDER_TEN];
    if (s->taker == ((seat + 1) & 3))
        sum += w[LEAD_TO_TAKER];
    return sum;
}

static int follow_promise(const state_t *s, int seat, int card, mask_t hand, mask_t unseen, const int32_t *w)
{
    int trump = s->trump, suit = card >> 3, best = s->best;
    int points = points_of[trump][card], strength = strength_of[trump][card];
    int last = s->count == 3;
    int partner_holds = s->holder == ((seat + 2) & 3);
    mask_t trumps_out = unseen & SUIT(trump);
    int wins = suit == best >> 3 ? (int)(higher[trump][best] >> card & 1) : suit == trump;
    int best_safe = last || (!(higher[trump][best] & unseen) && (best >> 3 == trump || !trumps_out));
    int sum = 0;
    if (wins) {
        int sure = last || (!(higher[trump][card] & unseen) && (suit == trump || !trumps_out));
        if (sure)
            sum += w[SURE] + w[SURE_TRICK] * s->trick_points + w[SURE_OWN] * points;
        else
            sum += w[MAY] + w[MAY_TRICK] * s->trick_points + w[MAY_OWN] * points;
        if (partner_holds)
            sum += best_safe ? w[OVER_SURE_PARTNER] : w[OVER_PARTNER];
        if (suit == trump && s->led_suit != trump)
            sum += w[RUFF] + w[RUFF_STRENGTH] * strength;
    } else {
        if (partner_holds)
            sum += (best_safe ? w[GIVE_SURE] : w[GIVE_MAY]) * points;
        else
            sum += (s->count == 1 ? w[LOSE_EARLY] : w[LOSE]) * points;
        if (suit == trump && s->led_suit != trump)
            sum += w[UNDER] + w[UNDER_STRENGTH] * strength;
    }
    if (suit == trump) {
        if (s->led_suit == trump)
            sum += w[TRUMP_STRENGTH_SPENT] * strength;
        if (!(higher[trump][card] & unseen))
            sum += w[SPEND_TRUMP_MASTER];
        return sum;
    }
    mask_t mine = hand & SUIT(suit);
    int ten = suit * 8 + 3;
    if (!wins && !(higher[trump][card] & unseen))
        sum += w[SPEND_MASTER];
    if (card != ten && mine >> ten & 1 && popcount(mine) == 2 && higher[trump][ten] & unseen)
        sum += w[BARE_TEN];
    if (card == ten && !wins && popcount(mine) > 1 && higher[trump][ten] & unseen)
        sum += w[TEN_LOST];
    if (mine == 1u << card && hand & SUIT(trump))
        sum += w[VOID];
    return sum;
}

/* The legal card of the greatest promise; the lowest one among equals. */
static int choose(const state_t *s, int seat, const int32_t *w)
{
    mask_t hand = s->hand[seat];
    mask_t legal = legal_cards(s, hand, seat);
    int chosen = lowest(legal);
    if (!(legal & (legal - 1)))
        return chosen;
    mask_t unseen = ~s->gone & ~hand;
    int most = INT32_MIN;
    for (mask_t left = legal; left; left &= left - 1) {
        int card = lowest(left);
        int promise = s->count ? follow_promise(s, seat, card, hand, unseen, w)
                               : lead_promise(s, seat, card, hand, unseen, w);
        if (promise > most) {
            most = promise;
            chosen = card;
        }
    }
    return chosen;
}

/* 0 … 162: the points of team 0, the last trick included; 163, 164: a capot of team 0, of team 1. */
static int play_out(state_t *s, const int32_t *weights[2])
{
    int going = s->gone != 0xFFFFFFFFu || s->count;
    while (going) {
        int seat = (s->leader + s->count) & 3;
        going = play(s, seat, choose(s, seat, weights[seat & 1]));
    }
    return s->won == 1 ? 163 : s->won == 2 ? 164 : s->points0;
}

#endif
