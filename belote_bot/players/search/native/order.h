/* How promising a card looks to the solver: the greatest is tried first. The figures were found by climbing on the
 * number of positions looked at; they change how long solving takes and nothing else.
 */
#ifndef BELOTE_ORDER_H
#define BELOTE_ORDER_H

#include "open_cards.h"

static int lead_value(int card, mask_t h0, mask_t h1, mask_t h2, mask_t h3)
{
    const mask_t suit = SUIT(card >> 3), foes = h1 | h3;
    const int points = POINTS[card], master = !(above(card) & foes), shift = card & ~7;
    if (card < 8) {
        if (master)
            return 15 * points + (foes & TRUMPS ? 902 : -186);
        return 216 - 81 * points + ((h2 & TRUMPS) > (foes & TRUMPS) ? -4 : 0);
    }
    const int ruffed = (!(h1 & suit) && h1 & TRUMPS) || (!(h3 & suit) && h3 & TRUMPS);
    if (master)
        return ruffed ? 90 - 42 * points : 1110 + 26 * points;
    int value = 342 + 2 * points - 50 * COUNT[(foes & suit) >> shift];
    if (ruffed)
        value -= 3;
    if (h2 & suit) {
        const mask_t over = h2 & above(card);
        value += over > (foes & suit) ? 122 : over ? 67 : 0;
    } else if (h2 & TRUMPS)
        value += 242;
    if (!(h0 & suit & ~(1u << card)) && h0 & TRUMPS)
        value -= 13;
    return value;
}

/* `later` is the hand of the opponent who plays after, `mate` partner's if it plays after; 0 for none. `foes` is what
 * both opponents hold.
 */
static int follow_value(int card, int led, int best, int partner_holds, mask_t later, mask_t mate, mask_t foes)
{
    const int points = POINTS[card], wins = wins_over(card, best), top = wins ? card : best, plain = card >= 8;
    const mask_t suit = SUIT(led);
    int beaten;
    if (top < 8)
        beaten = (!led || !(later & suit)) && later & above(top);
    else
        beaten = (later & suit ? later & above(top) : later & TRUMPS) != 0;
    if (wins) {
        if (beaten)
            return 503 - 33 * points;
        return 700 + 20 * points - 5 * (card & 7) - (plain || !led ? 0 : 237);
    }
    const int given_up = (above(card) & foes ? 0 : -30) + (card >> 3 != led ? -56 : 0);
    if (partner_holds)
        return given_up + (beaten ? 510 - 5 * points : 746 + 12 * points);
    if (mate & suit ? mate & above(best) : mate & TRUMPS)
        return given_up + 12 + 14 * points;
    return given_up + 56 - 46 * points - (plain ? 0 : 124);
}

/* Adds a card behind those of at least its value. */
static void put(int *cards, int *values, int at, int card, int value)
{
    while (at && values[at - 1] < value) {
        values[at] = values[at - 1];
        cards[at] = cards[at - 1];
        at--;
    }
    values[at] = value;
    cards[at] = card;
}

static int leads_in_order(int cards[8], mask_t legal, mask_t h0, mask_t h1, mask_t h2, mask_t h3)
{
    int values[8], count = 0;
    for (mask_t left = legal; left; left &= left - 1, count++) {
        const int card = lowest(left);
        put(cards, values, count, card, lead_value(card, h0, h1, h2, h3));
    }
    return count;
}

static int in_order(int cards[8], mask_t legal, int led, int best, int partner_holds, mask_t later, mask_t mate,
                    mask_t foes)
{
    int values[8], count = 0;
    cards[0] = lowest(legal);
    if (!(legal & (legal - 1)))
        return 1;
    for (mask_t left = legal; left; left &= left - 1, count++) {
        const int card = lowest(left);
        put(cards, values, count, card, follow_value(card, led, best, partner_holds, later, mate, foes));
    }
    return count;
}

#endif
