/* Hidden hands that fit what a seat knows, each way of dealing as likely as another. `worlds.py` draws the same. */
#ifndef BELOTE_DEALS_H
#define BELOTE_DEALS_H

#include <stddef.h>

#include "cards.h"
#include "chance.h"

#define ROOMS (9 * 9 * 9)
#define UNKNOWN UINT64_MAX

/* Cards that the same hidden hands may hold. */
typedef struct {
    unsigned char cards[32];
    int count, owners; /* the hidden hands, one bit each */
} kind_t;

typedef struct {
    kind_t kinds[7];
    int count, hidden[3];
    uint64_t ways[7][ROOMS]; /* in how many ways the kinds from one on can be dealt into this room */
} sampler_t;

static uint32_t choices[25][25]; /* in how many ways so many of so many cards can be chosen */

static void make_choices(void)
{
    for (int n = 0; n < 25; n++) {
        choices[n][0] = 1;
        for (int k = 1; k <= n; k++)
            choices[n][k] = choices[n - 1][k - 1] + (k < n ? choices[n - 1][k] : 0);
    }
}

/* The ways to give `first` and `second` cards of a kind to two of its hands, the rest to the third, and to deal all
 * kinds that follow; 0 where they do not fit.
 */
static uint64_t ways_of(sampler_t *s, int kind, const int room[3]);

static uint64_t ways_of_split(sampler_t *s, int kind, const int room[3], int first, int second)
{
    const kind_t *k = &s->kinds[kind];
    const int split[3] = {first, second, k->count - first - second};
    int left[3];
    for (int hand = 0; hand < 3; hand++) {
        if (split[hand] < 0 || split[hand] > room[hand] || (split[hand] && !(k->owners >> hand & 1)))
            return 0;
        left[hand] = room[hand] - split[hand];
    }
    return (uint64_t)choices[k->count][first] * choices[k->count - first][second] * ways_of(s, kind + 1, left);
}

static uint64_t ways_of(sampler_t *s, int kind, const int room[3])
{
    if (kind == s->count)
        return !(room[0] | room[1] | room[2]);
    uint64_t *ways = &s->ways[kind][room[0] + 9 * room[1] + 81 * room[2]];
    if (*ways == UNKNOWN) {
        uint64_t sum = 0;
        for (int first = 0; first <= room[0]; first++)
            for (int second = 0; second <= room[1]; second++)
                sum += ways_of_split(s, kind, room, first, second);
        *ways = sum;
    }
    return *ways;
}

/* `may` is what each seat may hold of the cards that are dealt, `room` how many of them it takes. Gives whether
 * there is a way at all.
 */
static int prepare(sampler_t *s, const mask_t may[4], const unsigned char room[4], int start[3])
{
    int hands = 0;
    memset(s, 0, offsetof(sampler_t, ways));
    memset(s->ways, 0xFF, sizeof s->ways);
    for (int i = 0; i < 3; i++)
        start[i] = 0;
    for (int seat = 0; seat < 4; seat++)
        if (may[seat] || room[seat]) {
            if (hands == 3 || room[seat] > 8)
                return 0;
            start[hands] = room[seat];
            s->hidden[hands++] = seat;
        }
    mask_t all = may[0] | may[1] | may[2] | may[3];
    for (int size = 1; size <= 3; size++)
        for (int owners = 1; owners < 8; owners++) {
            kind_t *k = &s->kinds[s->count];
            if (popcount((mask_t)owners) != size)
                continue;
            k->owners = owners;
            k->count = 0;
            for (mask_t left = all; left; left &= left - 1) {
                int card = lowest(left), holders = 0;
                for (int hand = 0; hand < hands; hand++)
                    holders |= (int)(may[s->hidden[hand]] >> card & 1) << hand;
                if (holders == owners)
                    k->cards[k->count++] = (unsigned char)card;
            }
            s->count += k->count > 0;
        }
    return ways_of(s, 0, start) > 0;
}

/* Adds to the hands what chance deals them. */
static void deal_hidden(sampler_t *s, const int start[3], uint64_t *chance, mask_t hands[4])
{
    int room[3] = {start[0], start[1], start[2]};
    for (int kind = 0; kind < s->count; kind++) {
        const kind_t *k = &s->kinds[kind];
        uint64_t drawn = below(chance, ways_of(s, kind, room));
        int first = 0, second = 0;
        for (;;) {
            uint64_t ways = ways_of_split(s, kind, room, first, second);
            if (drawn < ways)
                break;
            drawn -= ways;
            if (++second > room[1]) {
                second = 0;
                first++;
            }
        }
        unsigned char cards[32];
        memcpy(cards, k->cards, sizeof cards);
        if (k->owners & (k->owners - 1))
            shuffle(chance, cards, k->count);
        const int split[3] = {first, second, k->count - first - second};
        for (int hand = 0, at = 0; hand < 3; hand++) {
            for (int i = 0; i < split[hand]; i++)
                hands[s->hidden[hand]] |= 1u << cards[at++];
            room[hand] -= split[hand];
        }
    }
}

#endif
