/* The auction as a seat imagines it: hands that fit what was said, and how it ends when everybody bids by a formula.
 * `auctions.py` does the same in Python.
 */
#ifndef BELOTE_AUCTION_H
#define BELOTE_AUCTION_H

#include "cards.h"
#include "chance.h"
#include "thumb.h"

#define VOID_DEAL 255

/* By how many have spoken before, then for trumps and for a side suit: what the eight bits of a suit are worth. */
typedef int32_t formula_t[8][2][256];

typedef struct {
    mask_t five[4];
    unsigned char stock[12]; /* eleven cards in their order */
} dealt_t;

typedef struct {
    int seat, dealer, upcard;
    int spoken;              /* how many have passed so far */
    mask_t own;              /* the five cards of the seat */
    int tries;               /* how many hands are drawn for one that fits */
    int astray;              /* how often, in a thousand, somebody passes against the formula */
} listener_t;

static int worth_of(const formula_t formula, mask_t hand, int spoken, int suit)
{
    int sum = 0;
    for (int other = 0; other < 4; other++)
        sum += formula[spoken][other != suit][hand >> other * 8 & 0xFF];
    return sum;
}

/* The suit in which the formula takes with these six cards; -1 if it passes. */
static int suit_taken(const formula_t formula, mask_t hand, int spoken, int upcard)
{
    if (spoken < 4)
        return worth_of(formula, hand, spoken, upcard >> 3) >= 0 ? upcard >> 3 : -1;
    int best = -1, most = -1;
    for (int suit = 0; suit < 4; suit++) {
        int worth = suit == upcard >> 3 ? -1 : worth_of(formula, hand, spoken, suit);
        if (worth > most) {
            most = worth;
            best = suit;
        }
    }
    return best;
}

/* The most that these six to eight cards promise in any of these suits, one bit each. */
static int promise_of(const formula_t formula, mask_t hand, int spoken, int suits)
{
    int most = INT32_MIN;
    for (int suit = 0; suit < 4; suit++) {
        const int worth = suits >> suit & 1 ? worth_of(formula, hand, spoken, suit) : INT32_MIN;
        most = worth > most ? worth : most;
    }
    return most;
}

static int fits(const listener_t *l, const formula_t formula, const dealt_t *d, uint64_t *chance)
{
    for (int index = 0; index < l->spoken; index++) {
        int seat = (l->dealer + 1 + index) & 3;
        if (seat == l->seat)
            continue;
        if (suit_taken(formula, d->five[seat] | 1u << l->upcard, index, l->upcard) >= 0
            && (int)below(chance, 1000) >= l->astray)
            return 0;
    }
    return 1;
}

/* Hands of five and a stock that fit what the seat holds and what was said; the last ones tried if none do. */
static void deal_fives(const listener_t *l, const formula_t formula, uint64_t *chance, dealt_t *d)
{
    for (int attempt = 0; attempt < l->tries; attempt++) {
        unsigned char cards[32];
        int count = 0, at = 0;
        for (mask_t left = ~l->own & ~(1u << l->upcard); left; left &= left - 1)
            cards[count++] = (unsigned char)lowest(left);
        shuffle(chance, cards, count);
        memset(d, 0, sizeof *d);
        for (int seat = 0; seat < 4; seat++) {
            if (seat == l->seat)
                d->five[seat] = l->own;
            for (int i = 0; i < 5 && seat != l->seat; i++)
                d->five[seat] |= 1u << cards[at++];
        }
        memcpy(d->stock, cards + at, 11);
        if (fits(l, formula, d, chance))
            return;
    }
}

/* Carries the auction on after a bid, a suit or -1 for a pass, then plays the deal out by rules of thumb. Writes who
 * took, the trumps and the round as one number, whose the belote is (1: team A, 2: team B), and how the deal ended.
 */
static void carry_on(const dealt_t *d, int dealer, int upcard, int spoken, int bid, const formula_t formula,
                     int flags, const int32_t *weights[2], unsigned char out[4])
{
    int seat = (dealer + 1 + spoken) & 3, suit = bid;
    while (suit < 0 && ++spoken < 8) {
        seat = (dealer + 1 + spoken) & 3;
        suit = suit_taken(formula, d->five[seat] | 1u << upcard, spoken, upcard);
    }
    memset(out, 0, 4);
    if (suit < 0) {
        out[0] = VOID_DEAL;
        return;
    }
    state_t s;
    memset(&s, 0, sizeof s);
    memcpy(s.hand, d->five, sizeof s.hand);
    s.hand[seat] |= 1u << upcard;
    for (int index = 0, at = 0; index < 4; index++) {
        int other = (dealer + 1 + index) & 3;
        for (int cards = other == seat ? 2 : 3; cards; cards--)
            s.hand[other] |= 1u << d->stock[at++];
    }
    s.trump = suit;
    s.taker = seat;
    s.flags = flags;
    s.leader = (dealer + 1) & 3;
    s.best = s.holder = -1;
    mask_t pair = 0x60u << suit * 8; /* queen and king */
    for (int other = 0; other < 4; other++)
        if ((s.hand[other] & pair) == pair)
            out[1] = (unsigned char)(1 + (other & 1));
    out[0] = (unsigned char)(seat | suit << 2 | (spoken >= 4) << 4);
    out[2] = (unsigned char)play_out(&s, weights);
}

#endif
