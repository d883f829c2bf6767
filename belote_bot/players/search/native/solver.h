/* Solving deals with all hands open, each side playing for its card points. `solver.py` gives the same values. */
#ifndef BELOTE_SOLVER_H
#define BELOTE_SOLVER_H

#include "cards.h"

#define CAPOT 90

/* What is known of a position between two tricks: the cards left, who leads, which team has won a trick. */
typedef struct {
    uint64_t key;
    int16_t lower, upper;
    int8_t move;
} entry_t;

static uint64_t slot_of(uint64_t key, int bits)
{
    return key * 0x9E3779B97F4A7C15ull >> (64 - bits);
}

static int total_of(mask_t cards, int trump)
{
    int sum = 0;
    for (; cards; cards &= cards - 1)
        sum += points_of[trump][lowest(cards)];
    return sum;
}

/* Cards of which it makes no difference which one is played: neighbours in strength and alike in points. */
static mask_t without_twins(mask_t legal, mask_t present, int trump)
{
    mask_t kept = 0;
    for (mask_t left = legal; left; left &= left - 1) {
        int card = lowest(left);
        mask_t above = higher[trump][card] & present;
        if (above) {
            /* the next higher card that is still in somebody's hand or on the table */
            int next = -1;
            for (mask_t m = above; m; m &= m - 1) {
                int other = lowest(m);
                if (next < 0 || strength_of[trump][other] < strength_of[trump][next])
                    next = other;
            }
            if (legal >> next & 1 && points_of[trump][next] == points_of[trump][card])
                continue;
        }
        kept |= 1u << card;
    }
    return kept;
}

/* How promising a card looks, the greatest is tried first. The figures were found by climbing on the number of
 * positions looked at in 24 deals; they change how long solving takes and nothing else.
 */
static int lead_order(const state_t *s, int seat, int card)
{
    int trump = s->trump, suit = card >> 3, points = points_of[trump][card];
    mask_t left = s->hand[(seat + 1) & 3], right = s->hand[(seat + 3) & 3];
    mask_t foes = left | right, mate = s->hand[(seat + 2) & 3];
    int master = !(higher[trump][card] & foes);
    if (suit == trump)
        return master ? 16 * points + (foes & SUIT(trump) ? 888 : -124) : 102 - 30 * points;
    int ruffed = (!(left & SUIT(suit)) && left & SUIT(trump)) || (!(right & SUIT(suit)) && right & SUIT(trump));
    if (master)
        return ruffed ? 76 - 42 * points : 800 + 26 * points;
    int value = 210 - 39 * points - (ruffed ? 9 : 0);
    if (mate & SUIT(suit)) {
        mask_t above = mate & higher[trump][card], theirs = foes & SUIT(suit);
        int holds = 0; /* partner has a card above all of theirs */
        for (mask_t m = above; m; m &= m - 1)
            holds |= !(higher[trump][lowest(m)] & theirs);
        value += holds ? 177 : above ? 52 : 0;
    } else if (mate & SUIT(trump))
        value += 179;
    if (popcount(s->hand[seat] & SUIT(suit)) == 1 && s->hand[seat] & SUIT(trump))
        value -= 13;
    return value;
}

static int follow_order(const state_t *s, int seat, int card)
{
    int trump = s->trump, suit = card >> 3, points = points_of[trump][card];
    int wins = suit == s->best >> 3 ? (int)(higher[trump][s->best] >> card & 1) : suit == trump;
    int top = wins ? card : s->best, beaten = 0;
    for (int other = s->count + 1; other < 4; other++) {
        int who = (s->leader + other) & 3;
        mask_t hand = s->hand[who];
        if (!((who ^ seat) & 1))
            continue;
        if (top >> 3 == trump)
            beaten |= (s->led_suit == trump || !(hand & SUIT(s->led_suit))) && hand & higher[trump][top];
        else if (hand & SUIT(s->led_suit))
            beaten |= (hand & higher[trump][top]) != 0;
        else
            beaten |= (hand & SUIT(trump)) != 0;
    }
    if (wins) {
        if (beaten)
            return 277 - 33 * points;
        return 700 + 16 * points - 2 * strength_of[trump][card] - (suit == trump && s->led_suit != trump ? 60 : 0);
    }
    if (s->holder == ((seat + 2) & 3))
        return beaten ? 210 - 9 * points : 415 + 12 * points;
    if (s->count == 1) {
        mask_t mate = s->hand[(seat + 2) & 3];
        int saves = mate & SUIT(s->led_suit) ? s->best >> 3 == s->led_suit && mate & higher[trump][s->best]
                                             : (mate & SUIT(trump)) != 0;
        if (saves)
            return 159 + 23 * points;
    }
    return 60 - 4 * points - (suit == trump ? 90 : 0);
}

/* The cards that the leader can cash at once: plain ones from the top of a suit, for as many rounds as the others
 * that could ruff must follow, then trumps above all others.
 */
static mask_t cashable(const state_t *s, mask_t rest)
{
    int trump = s->trump;
    mask_t mine = s->hand[s->leader], others = rest & ~mine, cash = 0;
    for (mask_t m = mine & SUIT(trump); m; m &= m - 1) {
        int card = lowest(m);
        if (!(higher[trump][card] & others))
            cash |= 1u << card;
    }
    for (int suit = 0; suit < 4; suit++) {
        if (suit == trump || !(mine & SUIT(suit)))
            continue;
        int rounds = 8;
        for (int other = 1; other < 4; other++) {
            mask_t hand = s->hand[(s->leader + other) & 3];
            int follows = popcount(hand & SUIT(suit));
            if ((other != 2 || s->flags & MUST_RUFF_PARTNER) && hand & SUIT(trump) && follows < rounds)
                rounds = follows;
        }
        for (int k = 7; k >= 0 && rounds; k--) {
            int card = suit * 8 + PLAIN_ORDER[k];
            if (mine >> card & 1) {
                cash |= 1u << card;
                rounds--;
            } else if (others >> card & 1)
                break;
        }
    }
    return cash;
}

/* The trumps of one side that no trump of the other beats: their points are safe, and one trick at least. */
static mask_t safe_trumps(mask_t side, mask_t other, int trump)
{
    mask_t safe = 0;
    for (mask_t m = side & SUIT(trump); m; m &= m - 1) {
        int card = lowest(m);
        if (!(higher[trump][card] & other))
            safe |= 1u << card;
    }
    return safe;
}

/* What team 0 surely gets from here on, and what it gets at most. */
static void find_bounds(const state_t *s, mask_t rest, int *low, int *high)
{
    int side = s->leader & 1;
    mask_t mine = s->hand[s->leader], ours = mine | s->hand[(s->leader + 2) & 3], theirs = rest & ~ours;
    mask_t cash = cashable(s, rest) | safe_trumps(ours, theirs, s->trump);
    mask_t against = safe_trumps(theirs, ours, s->trump);
    int all = !(mine & ~cash);
    int room = total_of(rest, s->trump) + 10;
    int we_won = (s->won >> side & 1) || cash, they_won = (s->won >> !side & 1) || against;
    int least = total_of(cash, s->trump) + (all ? 10 : 0) - (we_won ? 0 : CAPOT) + (all && !they_won ? CAPOT : 0);
    int most = room - total_of(against, s->trump) + (they_won ? 0 : CAPOT);
    *low = side ? room - most : least;
    *high = side ? room - least : most;
}

/* The legal cards, each kind once, the most promising first. Gives their number. */
static int ordered(const state_t *s, int seat, mask_t legal, int first, int cards[8])
{
    int values[8], n = 0;
    for (mask_t left = legal; left; left &= left - 1) {
        int card = lowest(left), at = n++;
        int value = card == first ? 1 << 28 : s->count ? follow_order(s, seat, card) : lead_order(s, seat, card);
        while (at && values[at - 1] < value) {
            values[at] = values[at - 1];
            cards[at] = cards[at - 1];
            at--;
        }
        values[at] = value;
        cards[at] = card;
    }
    return n;
}

static mask_t distinct_cards(const state_t *s, int seat)
{
    mask_t legal = legal_cards(s, s->hand[seat], seat);
    if (!(legal & (legal - 1)))
        return legal;
    mask_t present = s->hand[0] | s->hand[1] | s->hand[2] | s->hand[3];
    if (s->count)
        present |= 1u << s->best;
    return without_twins(legal, present, s->trump);
}

/* The points of team 0 from here on, exact between alpha and beta, else a bound on that side. */
static int search(entry_t *table, int bits, const state_t *s, int alpha, int beta)
{
    entry_t *entry = 0;
    uint64_t key = 0;
    int first = -1, room_low = -1000, room_high = 1000;
    if (!s->count) {
        mask_t rest = s->hand[0] | s->hand[1] | s->hand[2] | s->hand[3];
        if (!rest)
            return s->won == 1 ? CAPOT : s->won == 2 ? -CAPOT : 0;
        key = (uint64_t)rest | (uint64_t)s->leader << 32 | (uint64_t)s->won << 34 | 1ull << 40;
        entry = &table[slot_of(key, bits)];
        if (entry->key == key) {
            if (entry->lower >= beta || entry->lower == entry->upper)
                return entry->lower;
            if (entry->upper <= alpha)
                return entry->upper;
            alpha = entry->lower > alpha ? entry->lower : alpha;
            beta = entry->upper < beta ? entry->upper : beta;
            first = entry->move;
        } else {
            find_bounds(s, rest, &room_low, &room_high);
            if (room_low >= beta)
                return room_low;
            if (room_high <= alpha)
                return room_high;
        }
    }
    int seat = (s->leader + s->count) & 3, maximise = !(seat & 1);
    int cards[8] = {0};
    int n = ordered(s, seat, distinct_cards(s, seat), first, cards);
    int low = alpha, high = beta, found = maximise ? -1000 : 1000, move = cards[0];
    for (int i = 0; i < n && alpha < beta; i++) {
        state_t next = *s;
        play(&next, seat, cards[i]);
        int gained = next.points0 - s->points0;
        int value = gained + search(table, bits, &next, alpha - gained, beta - gained);
        if (maximise ? value > found : value < found) {
            found = value;
            move = cards[i];
        }
        if (maximise && found > alpha)
            alpha = found;
        if (!maximise && found < beta)
            beta = found;
    }
    if (entry) {
        if (entry->key != key) {
            entry->key = key;
            entry->lower = (int16_t)room_low;
            entry->upper = (int16_t)room_high;
        }
        if (found > low && found < high)
            entry->lower = entry->upper = (int16_t)found;
        else if (found <= low)
            entry->upper = (int16_t)(found < entry->upper ? found : entry->upper);
        else
            entry->lower = (int16_t)(found > entry->lower ? found : entry->lower);
        entry->move = (int8_t)move;
    }
    return found;
}

/* The exact value of a position by null windows, from a guess on; in growing strides while it is far off. */
static int solve_from(entry_t *table, int bits, const state_t *s, int guess)
{
    int lower = -300, upper = 300, value = guess, run = 0;
    while (lower < upper) {
        int beta = value == lower ? value + 1 : value;
        if (run > 0 && lower + 2 * run < (lower + upper) / 2)
            beta = lower + 2 * run;
        else if (run < 0 && upper + 2 * run > (lower + upper) / 2)
            beta = upper + 2 * run;
        value = search(table, bits, s, beta - 1, beta);
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
static int are_twins(const state_t *s, int seat, int one, int other)
{
    const int *points = points_of[s->trump];
    if (one >> 3 != other >> 3 || points[one] != points[other])
        return 0;
    mask_t between = higher[s->trump][one] ^ higher[s->trump][other];
    mask_t foreign = s->hand[(seat + 1) & 3] | s->hand[(seat + 2) & 3] | s->hand[(seat + 3) & 3];
    if (s->count)
        foreign |= 1u << s->best;
    return !(between & foreign);
}

/* The points of team 0 from here on after each of these cards. */
static void solve_cards(entry_t *table, int bits, const state_t *s, const char *cards, int count,
                        int16_t *values)
{
    int seat = (s->leader + s->count) & 3;
    mask_t rest = s->hand[0] | s->hand[1] | s->hand[2] | s->hand[3];
    int guess = total_of(rest, s->trump) / 2;
    for (int i = 0; i < count; i++) {
        int twin = 0;
        while (twin < i && !are_twins(s, seat, cards[twin], cards[i]))
            twin++;
        if (twin < i) {
            values[i] = values[twin];
            continue;
        }
        state_t next = *s;
        play(&next, seat, cards[i]);
        int gained = next.points0 - s->points0;
        guess = gained + solve_from(table, bits, &next, guess - gained);
        values[i] = (int16_t)guess;
    }
}

#endif
