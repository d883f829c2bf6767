/* Cards, hands and the play of a trick. A card is 0 … 31, suit by suit (S H D C), 7 8 9 T J Q K A in each;
 * a set of cards is a 32-bit mask; seats are 0 … 3 in the order of play, teams their parity.
 */
#ifndef BELOTE_CARDS_H
#define BELOTE_CARDS_H

#include <stdint.h>
#include <string.h>

typedef uint32_t mask_t;

static const int TRUMP_POINTS[8] = {0, 0, 14, 10, 20, 3, 4, 11};
static const int PLAIN_POINTS[8] = {0, 0, 0, 10, 2, 3, 4, 11};
static const int TRUMP_STRENGTH[8] = {0, 1, 6, 4, 7, 2, 3, 5};
static const int PLAIN_STRENGTH[8] = {0, 1, 2, 6, 3, 4, 5, 7};

static int points_of[4][32];    /* by trump suit and card */
static int strength_of[4][32];
static mask_t higher[4][32];    /* the cards of the card's own suit that beat it */

static int popcount(mask_t x)
{
#if defined(__GNUC__) || defined(__clang__)
    return __builtin_popcount(x);
#else
    x = x - ((x >> 1) & 0x55555555u);
    x = (x & 0x33333333u) + ((x >> 2) & 0x33333333u);
    return (int)((((x + (x >> 4)) & 0x0F0F0F0Fu) * 0x01010101u) >> 24);
#endif
}

static int lowest(mask_t x)
{
#if defined(__GNUC__) || defined(__clang__)
    return __builtin_ctz(x);
#else
    return popcount((x & (0u - x)) - 1u);
#endif
}

static void make_tables(void)
{
    for (int trump = 0; trump < 4; trump++)
        for (int card = 0; card < 32; card++) {
            int is_trump = card >> 3 == trump;
            points_of[trump][card] = (is_trump ? TRUMP_POINTS : PLAIN_POINTS)[card & 7];
            strength_of[trump][card] = (is_trump ? TRUMP_STRENGTH : PLAIN_STRENGTH)[card & 7];
        }
    for (int trump = 0; trump < 4; trump++)
        for (int card = 0; card < 32; card++) {
            mask_t mask = 0;
            for (int other = card & ~7; other < (card & ~7) + 8; other++)
                if (strength_of[trump][other] > strength_of[trump][card])
                    mask |= 1u << other;
            higher[trump][card] = mask;
        }
}

#define SUIT(suit) (0xFFu << ((suit) * 8))
#define OVERTRUMP_PARTNER 1
#define MUST_RUFF_PARTNER 2
#define MUST_UNDERTRUMP 4

typedef struct {
    mask_t hand[4];
    mask_t gone;        /* played, the trick on the table included */
    int led[4];         /* by seat, the suits it has led, one bit each */
    int trump, taker, flags;
    int leader, count;  /* of the trick on the table */
    int best, holder;   /* its winning card so far and whose it is; -1 when it is empty */
    int led_suit, trick_points;
    int points0;        /* card points that team 0 has won */
    int won;            /* bit 0: team 0 has won a trick; bit 1: team 1 has */
} state_t;

static mask_t legal_cards(const state_t *s, mask_t hand, int seat)
{
    if (!s->count)
        return hand;
    mask_t trumps = hand & SUIT(s->trump);
    mask_t following = hand & SUIT(s->led_suit);
    int partner_holds = s->count >= 2 && s->holder == ((seat + 2) & 3);
    int top_is_trump = s->best >> 3 == s->trump;
    if (s->led_suit == s->trump) {
        if (!following)
            return hand;
        if (!partner_holds || s->flags & OVERTRUMP_PARTNER) {
            mask_t above = following & higher[s->trump][s->best];
            if (above)
                return above;
        }
        return following;
    }
    if (following)
        return following;
    if (partner_holds && !(s->flags & MUST_RUFF_PARTNER))
        return hand;
    if (!trumps)
        return hand;
    if (!top_is_trump)
        return trumps;
    mask_t above = trumps & higher[s->trump][s->best];
    if (above)
        return above;
    return s->flags & MUST_UNDERTRUMP ? trumps : hand;
}

/* Play a card and collect the trick when it is complete. Gives whether the deal goes on. */
static int play(state_t *s, int seat, int card)
{
    s->hand[seat] &= ~(1u << card);
    s->gone |= 1u << card;
    if (!s->count) {
        s->led_suit = card >> 3;
        s->led[seat] |= 1 << s->led_suit;
        s->best = card;
        s->holder = seat;
        s->trick_points = 0;
    } else if (card >> 3 == s->best >> 3) {
        if (strength_of[s->trump][card] > strength_of[s->trump][s->best]) {
            s->best = card;
            s->holder = seat;
        }
    } else if (card >> 3 == s->trump) {
        s->best = card;
        s->holder = seat;
    }
    s->trick_points += points_of[s->trump][card];
    if (++s->count < 4)
        return 1;
    int last = s->gone == 0xFFFFFFFFu;
    if (!(s->holder & 1))
        s->points0 += s->trick_points + (last ? 10 : 0);
    s->won |= 1 << (s->holder & 1);
    s->leader = s->holder;
    s->count = 0;
    return !last;
}

#endif
