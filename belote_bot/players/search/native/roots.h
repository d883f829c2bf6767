/* Solving each card of a position: the values of `solver.py`, as points of team A. */
#ifndef BELOTE_ROOTS_H
#define BELOTE_ROOTS_H

#include "solver.h"

/* A position: the hands in the order of play from the leader, and the trick that is on the table. */
typedef struct {
    mask_t hand[4];
    int leader, won;
    int count, led, best, holder, points; /* `holder` counts from the leader */
} root_t;

static void make_root(root_t *r, const mask_t hands[4], int trump, int leader, const unsigned char *trick, int count,
                      int won)
{
    memset(r, 0, sizeof *r);
    for (int i = 0; i < 4; i++)
        r->hand[i] = open_cards(hands[(leader + i) & 3], trump);
    r->leader = leader;
    r->won = won;
    r->count = count;
    for (int i = 0; i < count; i++) {
        const int card = open_card(trick[i], trump);
        r->points += POINTS[card];
        if (!i)
            r->led = card >> 3;
        if (!i || wins_over(card, r->best)) {
            r->best = card;
            r->holder = i;
        }
    }
}

/* Whether playing this card reaches beta, as `solver.h` tells it. */
static int after(const solver_t *z, const root_t *r, int card, int beta)
{
    mask_t h[4];
    memcpy(h, r->hand, sizeof h);
    h[r->count] &= ~(1u << card);
    const int wins = !r->count || wins_over(card, r->best);
    const int best = wins ? card : r->best, holder = wins ? r->count : r->holder, points = r->points + POINTS[card];
    switch (r->count) {
    case 0:
        return second(z, h[0], h[1], h[2], h[3], r->leader, r->won, card, beta);
    case 1:
        return third(z, h[0], h[1], h[2], h[3], r->leader, r->won, r->led, best, holder, points, beta);
    case 2:
        return fourth(z, h[0], h[1], h[2], h[3], r->leader, r->won, r->led, best, holder, points, beta);
    default:
        return collect(z, h[0], h[1], h[2], h[3], r->leader, r->won, holder, points, beta);
    }
}

/* The exact value of a card by null windows, from a guess on; in growing strides while it is far off. */
static int solve_from(const solver_t *z, const root_t *r, int card, int guess)
{
    int lower = -300, upper = 300, value = guess, run = 0;
    while (lower < upper) {
        int beta = value == lower ? value + 1 : value;
        if (run > 0 && lower + 2 * run < (lower + upper) / 2)
            beta = lower + 2 * run;
        else if (run < 0 && upper + 2 * run > (lower + upper) / 2)
            beta = upper + 2 * run;
        value = after(z, r, card, beta);
        if (value < beta) {
            upper = value;
            run = run < 0 ? run - 1 : -1;
        } else {
            lower = value;
            run = run > 0 ? run + 1 : 1;
        }
    }
    return value;
}

/* Whether it makes no difference which of two cards of one hand is played. */
static int are_twins(const root_t *r, int one, int other)
{
    if (one >> 3 != other >> 3 || POINTS[one] || POINTS[other])
        return 0;
    mask_t foreign = (r->hand[0] | r->hand[1] | r->hand[2] | r->hand[3]) & ~r->hand[r->count];
    if (r->count)
        foreign |= 1u << r->best;
    return !((above(one) ^ above(other)) & foreign);
}

/* Whether two sets of worthless cards of a suit lie with the same hands in the same order. */
static int lie_alike(const int owner[3], int one, int other)
{
    int a = 0, b = 0;
    for (;; a++, b++) {
        while (a < 3 && !(one >> a & 1))
            a++;
        while (b < 3 && !(other >> b & 1))
            b++;
        if (a == 3 || b == 3)
            return a == b;
        if (owner[a] != owner[b])
            return 0;
    }
}

static void find_alike(solver_t *z, const mask_t hand[4])
{
    for (int suit = 0; suit < 4; suit++) {
        int owner[3] = {-1, -1, -1};
        for (int bit = 0; bit < 3; bit++)
            for (int i = 0; i < 4; i++)
                if (hand[i] >> (8 * suit + bit) & 1)
                    owner[bit] = i;
        for (int set = 0; set < 8; set++) {
            int same = 0;
            while (!lie_alike(owner, set, same))
                same++;
            z->alike[suit][set] = (unsigned char)same;
        }
    }
}

/* The points of team A from here on after each of these cards. */
static void solve_cards(solver_t *z, const root_t *r, const unsigned char *cards, int count, int trump, int16_t *values)
{
    const int room = r->points + total(r->hand[0] | r->hand[1] | r->hand[2] | r->hand[3]) + 10;
    int guess = room / 2;
    find_alike(z, r->hand);
    for (int i = 0; i < count; i++) {
        const int card = open_card(cards[i], trump);
        int twin = 0;
        while (twin < i && !are_twins(r, open_card(cards[twin], trump), card))
            twin++;
        if (twin < i) {
            values[i] = values[twin];
            continue;
        }
        guess = solve_from(z, r, card, guess);
        values[i] = (int16_t)(r->leader & 1 ? room - guess : guess);
    }
}

#endif
