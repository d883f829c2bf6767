/* Whether what Python gives is a deal of cards at all: with anything else playing and solving would never end. */
#ifndef BELOTE_CHECKS_H
#define BELOTE_CHECKS_H

#include "auction.h"
#include "cards.h"

#define POSITION_SIZE 16 /* bytes of four hands */

static int are_cards(const char *cards, int64_t count)
{
    for (int64_t i = 0; i < count; i++)
        if (cards[i] & ~31)
            return 0;
    return 1;
}

/* The cards as a set; nothing where one of them stands twice. */
static mask_t set_of(const char *cards, int64_t count)
{
    mask_t set = 0;
    for (int64_t i = 0; i < count; i++) {
        if (set >> cards[i] & 1)
            return 0;
        set |= 1u << cards[i];
    }
    return set;
}

/* Whether in each of these worlds no card is twice, nor on the table, and all have as many left, less what they laid. */
static int are_worlds(const char *hands, int64_t worlds, const char *trick, int count, int leader)
{
    const mask_t table = set_of(trick, count);
    if (count && !table)
        return 0;
    for (int64_t world = 0; world < worlds; world++) {
        mask_t hand[4], seen = table;
        memcpy(hand, hands + POSITION_SIZE * world, sizeof hand);
        const int size = popcount(hand[(leader + 3) & 3]); /* the last to lay a card in a trick */
        for (int i = 0; i < 4; i++) {
            const mask_t held = hand[(leader + i) & 3];
            if (held & seen || popcount(held) + (i < count) != size)
                return 0;
            seen |= held;
        }
    }
    return 1;
}

/* Whether in each of these worlds the seat holds all of these cards. */
static int holds_all(const char *hands, int64_t worlds, int seat, const char *cards, int64_t count)
{
    mask_t asked = 0;
    for (int64_t i = 0; i < count; i++)
        asked |= 1u << cards[i];
    for (int64_t world = 0; world < worlds; world++) {
        mask_t held;
        memcpy(&held, hands + POSITION_SIZE * world + 4 * seat, sizeof held);
        if (asked & ~held)
            return 0;
    }
    return 1;
}

/* Whether in each of these worlds every card is held that is not gone. */
static int holds_rest(const char *hands, int64_t worlds, mask_t gone)
{
    for (int64_t world = 0; world < worlds; world++) {
        mask_t hand[4];
        memcpy(hand, hands + POSITION_SIZE * world, sizeof hand);
        if ((hand[0] | hand[1] | hand[2] | hand[3]) != (mask_t)~gone)
            return 0;
    }
    return 1;
}

/* Whether the hands of five, the upcard and the stock are the pack. */
static int is_pack(const dealt_t *d, int upcard)
{
    mask_t seen = 1u << upcard;
    for (int seat = 0; seat < 4; seat++) {
        if (d->five[seat] & seen || popcount(d->five[seat]) != 5)
            return 0;
        seen |= d->five[seat];
    }
    const mask_t stock = are_cards((const char *)d->stock, 11) ? set_of((const char *)d->stock, 11) : 0;
    return (seen ^ stock) == 0xFFFFFFFFu;
}

#endif
