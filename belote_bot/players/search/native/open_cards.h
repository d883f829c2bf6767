/* Cards as the solver numbers them: trumps are suit 0, and in each suit the stronger card is the greater number, so
 * that the cards that beat one are the bits above it.
 */
#ifndef BELOTE_OPEN_CARDS_H
#define BELOTE_OPEN_CARDS_H

#include "cards.h"

#define TRUMPS 0xFFu
#define WORTHLESS 0x07070703u /* the lowest cards of each suit, without points */

static const unsigned char POINTS[32] = {
    0, 0, 3, 4, 10, 11, 14, 20, 0, 0, 0, 2, 3, 4, 10, 11, 0, 0, 0, 2, 3, 4, 10, 11, 0, 0, 0, 2, 3, 4, 10, 11,
};

/* By the eight bits of a suit. */
static unsigned char COUNT[256], TOTAL[2][256];          /* how many cards; their points, as trumps or not */
static unsigned char ABOVE_ALL[256];                     /* the bits above the highest */
static unsigned char FIRST[256][9], LAST[256][9];        /* its so many lowest cards, its so many highest */
static unsigned char DISTINCT[8][8]; /* by the worthless cards of a suit in a hand, and of all: those worth trying */

static mask_t above(int card)
{
    return SUIT(card >> 3) & ~((2u << card) - 1u);
}

static int total(mask_t cards)
{
    return TOTAL[0][cards & 0xFF] + TOTAL[1][cards >> 8 & 0xFF] + TOTAL[1][cards >> 16 & 0xFF]
        + TOTAL[1][cards >> 24];
}

static int wins_over(int card, int best)
{
    return card > best ? card >> 3 == best >> 3 : card < 8 && best >= 8;
}

static mask_t legal_to(mask_t hand, int led, int best, int partner_holds, int flags)
{
    const mask_t following = hand & SUIT(led), trumps = hand & TRUMPS;
    mask_t over;
    if (!led) {
        over = following & above(best);
        if (over && (!partner_holds || flags & OVERTRUMP_PARTNER))
            return over;
        return following ? following : hand;
    }
    if (following)
        return following;
    if (!trumps || (partner_holds && !(flags & MUST_RUFF_PARTNER)))
        return hand;
    if (best >= 8)
        return trumps;
    over = trumps & above(best);
    if (over)
        return over;
    return flags & MUST_UNDERTRUMP ? trumps : hand;
}

/* The cards, without those that come to the same as the next higher one of the hand. */
static mask_t distinct(mask_t cards, mask_t present)
{
    if (!(cards & (cards - 1)))
        return cards;
    mask_t kept = (cards & ~WORTHLESS) | DISTINCT[cards & 3][present & 3];
    for (int suit = 8; suit < 32; suit += 8)
        kept |= (mask_t)DISTINCT[cards >> suit & 7][present >> suit & 7] << suit;
    return kept;
}

static void make_suit_tables(void)
{
    for (int x = 0; x < 256; x++) {
        int top = 8, count = 0;
        while (top && !(x >> (top - 1) & 1))
            top--;
        ABOVE_ALL[x] = (unsigned char)(0xFF << top);
        for (int bit = 0; bit < 8; bit++)
            if (x >> bit & 1) {
                TOTAL[0][x] = (unsigned char)(TOTAL[0][x] + POINTS[bit]);
                TOTAL[1][x] = (unsigned char)(TOTAL[1][x] + POINTS[8 + bit]);
                for (int size = ++count; size < 9; size++)
                    FIRST[x][size] |= (unsigned char)(1 << bit);
            }
        COUNT[x] = (unsigned char)count;
        for (int size = 0; size < 9; size++)
            LAST[x][size] = (unsigned char)(size < count ? x & ~FIRST[x][count - size] : x);
    }
    for (int mine = 0; mine < 8; mine++)
        for (int present = 0; present < 8; present++)
            for (int bit = 0; bit < 3; bit++) {
                int next = bit + 1;
                while (next < 3 && !(present >> next & 1))
                    next++;
                if (mine >> bit & 1 && !(next < 3 && mine >> next & 1))
                    DISTINCT[mine][present] |= (unsigned char)(1 << bit);
            }
}

static int open_card(int card, int trump)
{
    int suit = card >> 3;
    if (suit == trump)
        return TRUMP_STRENGTH[card & 7];
    return (suit < trump ? suit + 1 : suit) * 8 + PLAIN_STRENGTH[card & 7];
}

static mask_t open_cards(mask_t cards, int trump)
{
    mask_t mask = 0;
    for (; cards; cards &= cards - 1)
        mask |= 1u << open_card(lowest(cards), trump);
    return mask;
}

#endif
