/* Chance (splitmix64): `chance.py` draws the same numbers from the same seed. */
#ifndef BELOTE_CHANCE_H
#define BELOTE_CHANCE_H

#include <stdint.h>

static uint64_t next_number(uint64_t *state)
{
    uint64_t z = *state += 0x9E3779B97F4A7C15ull;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ z >> 27) * 0x94D049BB133111EBull;
    return z ^ z >> 31;
}

/* 0 … n - 1, one as likely as another: the first few numbers, too many to share evenly, are drawn again. */
static uint64_t below(uint64_t *state, uint64_t n)
{
    const uint64_t left_over = (0 - n) % n;
    uint64_t drawn;
    do
        drawn = next_number(state);
    while (drawn < left_over);
    return drawn % n;
}

static void shuffle(uint64_t *state, unsigned char *cards, int count)
{
    for (int last = count - 1; last > 0; last--) {
        int other = (int)below(state, (uint64_t)last + 1);
        unsigned char card = cards[last];
        cards[last] = cards[other];
        cards[other] = card;
    }
}

#endif
