/* What is sure of a position between two tricks without looking ahead. Hands are in the order of play, the leader's
 * first.
 */
#ifndef BELOTE_BOUNDS_H
#define BELOTE_BOUNDS_H

#include "open_cards.h"

#define CAPOT 90

/* The cards that the leader can cash one after the other, and what falls into these tricks at least.
 *
 * Trumps from the top; and every trump once the others have none. In a plain suit likewise, for as many rounds as those
 * must follow who could ruff, or without end once trumps are drawn. Opponents then give their lowest cards of the suit
 * at least, partner its highest.
 */
static mask_t cashable(int flags, mask_t h0, mask_t h1, mask_t h2, mask_t h3, mask_t *fallen)
{
    const int ruffs_partner = flags & MUST_RUFF_PARTNER;
    const mask_t others = h1 | h2 | h3;
    const int t1 = COUNT[h1 & TRUMPS], t2 = COUNT[h2 & TRUMPS], t3 = COUNT[h3 & TRUMPS];
    mask_t cash = 0, falls = 0;
    int drawn = 0;
    if (h0 & TRUMPS) {
        mask_t tops = h0 & ABOVE_ALL[others & TRUMPS];
        int rounds = COUNT[tops];
        drawn = rounds >= t1 && rounds >= t3 && (rounds >= t2 || !ruffs_partner);
        if (rounds >= t1 && rounds >= t2 && rounds >= t3)
            tops = h0 & TRUMPS;
        cash |= tops;
        falls |= FIRST[h1 & TRUMPS][rounds] | LAST[h2 & TRUMPS][rounds] | FIRST[h3 & TRUMPS][rounds];
    }
    for (int suit = 8; suit < 32; suit += 8) {
        unsigned mine = h0 >> suit & 0xFF;
        if (!mine)
            continue;
        unsigned a = h1 >> suit & 0xFF, b = h2 >> suit & 0xFF, c = h3 >> suit & 0xFF;
        int f1 = COUNT[a], f2 = COUNT[b], f3 = COUNT[c];
        unsigned tops = mine & ABOVE_ALL[a | b | c];
        int rounds = COUNT[tops];
        if (!rounds)
            continue;
        if (rounds >= f1 && rounds >= f2 && rounds >= f3) {
            tops = mine;
            rounds = COUNT[mine];
        }
        if (!drawn) {
            if (t1 && f1 < rounds)
                rounds = f1;
            if (t3 && f3 < rounds)
                rounds = f3;
            if (ruffs_partner && t2 && f2 < rounds)
                rounds = f2;
        }
        cash |= (mask_t)LAST[tops][rounds] << suit;
        falls |= (mask_t)(FIRST[a][rounds] | LAST[b][rounds] | FIRST[c][rounds]) << suit;
    }
    *fallen = falls;
    return cash;
}

/* What the leader's side surely gets from here on, and what it gets at most. */
static void find_bounds(int flags, mask_t h0, mask_t h1, mask_t h2, mask_t h3, int we_won, int they_won, int *low,
                        int *high)
{
    const int everything = total(h0 | h1 | h2 | h3) + 10 + (they_won ? 0 : CAPOT), nothing = we_won ? 0 : -CAPOT;
    mask_t fallen, cash = cashable(flags, h0, h1, h2, h3, &fallen);
    if (cash == h0) {
        *low = *high = everything;
        return;
    }
    const mask_t ours = h0 | h2, theirs = h1 | h3;
    /* Trumps above all of the other side's are worth their points, and a trick each in one hand. */
    const mask_t safe = ours & ABOVE_ALL[theirs & TRUMPS], against = theirs & ABOVE_ALL[ours & TRUMPS];
    *low = cash | safe ? total(cash | fallen | safe) : nothing;
    if (!against)
        *high = everything;
    else if ((h1 & against) == h1 || (h3 & against) == h3)
        *high = nothing;
    else
        *high = total(h0 | h1 | h2 | h3) + 10 - total(against);
}

#endif
