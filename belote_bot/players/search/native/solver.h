/* Solving deals with all hands open, each side playing for its card points. `open_search.py` gives the same values.
 *
 * Hands are passed in the order of play, the leader's first. Values are those of the leader's side: its points from
 * here on with the last trick's ten, and 90 more or less where one side wins every trick of the deal; what both sides
 * get makes up the points that are left. A search only tells whether a value reaches `beta`: what it gives is an upper
 * bound if it is below, else a lower one.
 */
#ifndef BELOTE_SOLVER_H
#define BELOTE_SOLVER_H

#include "bounds.h"
#include "order.h"

#define BEYOND 1000 /* more than any value */

/* What was found of a position between two tricks. */
typedef struct {
    uint64_t key;
    int16_t lower, upper;
    int8_t move;
} entry_t;

typedef struct {
    entry_t *table;
    int bits, flags;
    uint64_t deal;             /* tells the deals apart that are in the table */
    unsigned char alike[4][8]; /* by suit and the worthless cards left: the lowest that come to the same */
} solver_t;

static int lead(const solver_t *z, mask_t h0, mask_t h1, mask_t h2, mask_t h3, int leader, int won, int beta);

/* Who holds a card is known from the deal, so the cards that are left tell the hands. */
static uint64_t key_of(const solver_t *z, mask_t rest, int leader, int won)
{
    const mask_t same = (rest & ~WORTHLESS) | z->alike[0][rest & 3] | (mask_t)z->alike[1][rest >> 8 & 7] << 8
        | (mask_t)z->alike[2][rest >> 16 & 7] << 16 | (mask_t)z->alike[3][rest >> 24 & 7] << 24;
    return (uint64_t)same | (uint64_t)leader << 32 | (uint64_t)won << 34 | z->deal << 36;
}

static entry_t *entry_of(const solver_t *z, uint64_t key)
{
    return &z->table[key * 0x9E3779B97F4A7C15ull >> (64 - z->bits)];
}

/* The trick is complete: who won it, counted from its leader, leads the next. */
static int collect(const solver_t *z, mask_t h0, mask_t h1, mask_t h2, mask_t h3, int leader, int won, int winner,
                   int points, int beta)
{
    const int next = (leader + winner) & 3;
    won |= 1 << (next & 1);
    if (winner == 0)
        return points + lead(z, h0, h1, h2, h3, next, won, beta - points);
    if (winner == 2)
        return points + lead(z, h2, h3, h0, h1, next, won, beta - points);
    const int room = total(h0 | h1 | h2 | h3) + 10;
    if (winner == 1)
        return room - lead(z, h1, h2, h3, h0, next, won, room - beta + 1);
    return room - lead(z, h3, h0, h1, h2, next, won, room - beta + 1);
}

/* What is remembered of the position after a trick, if it keeps the value below beta; else BEYOND. */
static int remembered(const solver_t *z, mask_t rest, int leader, int won, int winner, int points, int beta)
{
    const int next = (leader + winner) & 3;
    const uint64_t key = key_of(z, rest, next, won | 1 << (next & 1));
    const entry_t *entry = entry_of(z, key);
    if (entry->key != key)
        return BEYOND;
    const int most = winner & 1 ? total(rest) + 10 - entry->lower : points + entry->upper;
    return most < beta ? most : BEYOND;
}

static int fourth(const solver_t *z, mask_t h0, mask_t h1, mask_t h2, mask_t h3, int leader, int won, int led, int best,
                  int holder, int points, int beta)
{
    const mask_t rest = h0 | h1 | h2 | h3;
    const mask_t legal = distinct(legal_to(h3, led, best, holder == 1, z->flags), rest | 1u << best);
    if (legal & (legal - 1))
        for (mask_t left = legal; left; left &= left - 1) {
            const int card = lowest(left), winner = wins_over(card, best) ? 3 : holder;
            const int value = remembered(z, rest & ~(1u << card), leader, won, winner, points + POINTS[card], beta);
            if (value < beta)
                return value;
        }
    int cards[8], least = BEYOND;
    const int count = in_order(cards, legal, led, best, holder == 1, 0, 0, h0 | h2);
    for (int i = 0; i < count && least >= beta; i++) {
        const int card = cards[i], winner = wins_over(card, best) ? 3 : holder;
        const int value = collect(z, h0, h1, h2, h3 & ~(1u << card), leader, won, winner, points + POINTS[card], beta);
        least = value < least ? value : least;
    }
    return least;
}

static int third(const solver_t *z, mask_t h0, mask_t h1, mask_t h2, mask_t h3, int leader, int won, int led, int best,
                 int holder, int points, int beta)
{
    const mask_t legal = distinct(legal_to(h2, led, best, holder == 0, z->flags), h0 | h1 | h2 | h3 | 1u << best);
    int cards[8], most = -BEYOND;
    const int count = in_order(cards, legal, led, best, holder == 0, h3, 0, h1 | h3);
    for (int i = 0; i < count && most < beta; i++) {
        const int card = cards[i], wins = wins_over(card, best);
        const int value = fourth(z, h0, h1, h2 & ~(1u << card), h3, leader, won, led, wins ? card : best,
                                 wins ? 2 : holder, points + POINTS[card], beta);
        most = value > most ? value : most;
    }
    return most;
}

static int second(const solver_t *z, mask_t h0, mask_t h1, mask_t h2, mask_t h3, int leader, int won, int best,
                  int beta)
{
    const int led = best >> 3;
    const mask_t legal = distinct(legal_to(h1, led, best, 0, z->flags), h0 | h1 | h2 | h3 | 1u << best);
    int cards[8], least = BEYOND;
    const int count = in_order(cards, legal, led, best, 0, h2, h3, h0 | h2);
    for (int i = 0; i < count && least >= beta; i++) {
        const int card = cards[i], wins = wins_over(card, best);
        const int value = third(z, h0, h1 & ~(1u << card), h2, h3, leader, won, led, wins ? card : best, wins,
                                POINTS[best] + POINTS[card], beta);
        least = value < least ? value : least;
    }
    return least;
}

static int last_trick(mask_t h0, mask_t h1, mask_t h2, mask_t h3, int we_won, int they_won)
{
    const int cards[4] = {lowest(h0), lowest(h1), lowest(h2), lowest(h3)};
    int best = cards[0], winner = 0;
    for (int i = 1; i < 4; i++)
        if (wins_over(cards[i], best)) {
            best = cards[i];
            winner = i;
        }
    if (winner & 1)
        return we_won ? 0 : -CAPOT;
    return total(h0 | h1 | h2 | h3) + 10 + (they_won ? 0 : CAPOT);
}

/* The card that was best before; where it was found in a position that comes to the same, one like it; -1 if none. */
static int best_before(int move, mask_t legal)
{
    if (move < 0 || legal >> move & 1)
        return move;
    const mask_t like = legal & WORTHLESS & SUIT(move >> 3);
    return like ? lowest(like) : -1;
}

static int lead(const solver_t *z, mask_t h0, mask_t h1, mask_t h2, mask_t h3, int leader, int won, int beta)
{
    const int we_won = won >> (leader & 1) & 1, they_won = won >> (~leader & 1) & 1;
    if (!h0)
        return 10 + (they_won ? 0 : CAPOT); /* the trick that was just collected was the last */
    if (!(h0 & (h0 - 1)))
        return last_trick(h0, h1, h2, h3, we_won, they_won);
    const uint64_t key = key_of(z, h0 | h1 | h2 | h3, leader, won);
    entry_t *entry = entry_of(z, key);
    int lower, upper, move = -1;
    if (entry->key == key) {
        lower = entry->lower;
        upper = entry->upper;
        move = entry->move;
    } else
        find_bounds(z->flags, h0, h1, h2, h3, we_won, they_won, &lower, &upper);
    if (lower >= beta)
        return lower;
    if (upper < beta)
        return upper;
    mask_t legal = distinct(h0, h0 | h1 | h2 | h3);
    const int first = best_before(move, legal);
    int most = -BEYOND;
    if (first >= 0) {
        most = second(z, h0 & ~(1u << first), h1, h2, h3, leader, won, first, beta);
        move = first;
        legal &= ~(1u << first);
    }
    if (most < beta) {
        int cards[8];
        const int count = leads_in_order(cards, legal, h0, h1, h2, h3);
        for (int i = 0; i < count && most < beta; i++) {
            const int value = second(z, h0 & ~(1u << cards[i]), h1, h2, h3, leader, won, cards[i], beta);
            if (value > most) {
                most = value;
                move = cards[i];
            }
        }
    }
    if (most >= beta)
        lower = most > lower ? most : lower;
    else
        upper = most < upper ? most : upper;
    entry->key = key;
    entry->lower = (int16_t)lower;
    entry->upper = (int16_t)upper;
    entry->move = (int8_t)move;
    return most >= beta ? lower : upper;
}

#endif
