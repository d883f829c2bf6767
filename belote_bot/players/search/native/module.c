/* What Python calls of the bots' thinking: the few things that are worth compiling. They release the interpreter's
 * lock, take and give integers in bytes, and have a twin in Python.
 */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdlib.h>

#include "auction.h"
#include "checks.h"
#include "deals.h"
#include "roots.h"
#include "thumb.h"

#define MOST (1 << 24) /* worlds that anybody may ask for at once */

static PyObject *refused(const char *why)
{
    PyErr_SetString(PyExc_ValueError, why);
    return NULL;
}

static int read_state(state_t *s, const char *trick, Py_ssize_t count, const char *led, Py_ssize_t leds, int trump,
                      int taker, int leader, unsigned int gone, int points0, int won, int flags)
{
    if (count > 3 || leds != 4 || trump < 0 || trump > 3 || leader < 0 || leader > 3 || taker < 0 || taker > 3
        || !are_cards(trick, count))
        return 0;
    memset(s, 0, sizeof *s);
    s->trump = trump;
    s->taker = taker;
    s->flags = flags;
    s->leader = leader;
    s->best = s->holder = -1;
    s->points0 = 0;
    for (int i = 0; i < count; i++)
        play(s, (leader + i) & 3, trick[i]);
    for (int seat = 0; seat < 4; seat++)
        s->led[seat] = led[seat];
    s->gone = gone;
    s->points0 = points0;
    s->won = won;
    return 1;
}

static PyObject *py_playouts(PyObject *self, PyObject *args)
{
    const char *hands, *trick, *led, *weights0, *weights1, *cards;
    Py_ssize_t hands_size, count, leds, size0, size1, card_count;
    int trump, taker, leader, points0, won, flags;
    unsigned int gone;
    (void)self;
    if (!PyArg_ParseTuple(args, "y#iiiy#Iy#iiiy#y#y#", &hands, &hands_size, &trump, &taker, &leader, &trick, &count,
                          &gone, &led, &leds, &points0, &won, &flags, &weights0, &size0, &weights1, &size1, &cards,
                          &card_count))
        return NULL;
    state_t start;
    if (size0 != 4 * WEIGHTS || size1 != 4 * WEIGHTS || hands_size % 16
        || !read_state(&start, trick, count, led, leds, trump, taker, leader, gone, points0, won, flags))
        return refused("not a position");
    Py_ssize_t worlds = hands_size / 16, tries = card_count ? card_count : 1;
    if (!are_cards(cards, card_count) || !are_worlds(hands, worlds, trick, (int)count, leader)
        || !holds_rest(hands, worlds, gone)
        || !holds_all(hands, worlds, (leader + (int)count) & 3, cards, card_count))
        return refused("not hands of the position");
    PyObject *result = PyBytes_FromStringAndSize(NULL, worlds * tries);
    if (!result)
        return NULL;
    unsigned char *out = (unsigned char *)PyBytes_AsString(result);
    int32_t first[WEIGHTS], second[WEIGHTS];
    memcpy(first, weights0, sizeof first);
    memcpy(second, weights1, sizeof second);
    const int32_t *weights[2] = {first, second};
    Py_BEGIN_ALLOW_THREADS
    for (Py_ssize_t world = 0; world < worlds; world++)
        for (Py_ssize_t i = 0; i < tries; i++) {
            state_t s = start;
            memcpy(s.hand, hands + 16 * world, 16);
            int going = 1;
            if (card_count)
                going = play(&s, (s.leader + s.count) & 3, cards[i]);
            if (going)
                out[world * tries + i] = (unsigned char)play_out(&s, weights);
            else
                out[world * tries + i] = (unsigned char)(s.won == 1 ? 163 : s.won == 2 ? 164 : s.points0);
        }
    Py_END_ALLOW_THREADS
    return result;
}

/* How much a solver remembers: more for longer hands. */
static int table_bits(const mask_t hands[4])
{
    int longest = 0;
    for (int seat = 0; seat < 4; seat++)
        if (popcount(hands[seat]) > longest)
            longest = popcount(hands[seat]);
    return longest < 4 ? 7 : 2 * longest + 1;
}

static PyObject *py_solve(PyObject *self, PyObject *args)
{
    const char *hands, *trick, *cards;
    Py_ssize_t hands_size, count, card_count;
    int trump, leader, won;
    solver_t solver = {0};
    (void)self;
    if (!PyArg_ParseTuple(args, "y#iiy#iiy#", &hands, &hands_size, &trump, &leader, &trick, &count, &won, &solver.flags,
                          &cards, &card_count))
        return NULL;
    Py_ssize_t worlds = hands_size / 16;
    if (hands_size % 16 || !card_count || count > 3 || !are_cards(trick, count)
        || !are_cards(cards, card_count) || (trump & ~3) || (leader & ~3) || (won & ~3))
        return refused("not a position");
    if (!are_worlds(hands, worlds, trick, (int)count, leader)
        || !holds_all(hands, worlds, (leader + (int)count) & 3, cards, card_count))
        return refused("not hands of the position");
    mask_t first[4] = {0};
    if (worlds)
        memcpy(first, hands, sizeof first);
    solver.bits = table_bits(first);
    solver.table = calloc((size_t)1 << solver.bits, sizeof *solver.table);
    PyObject *result = PyBytes_FromStringAndSize(NULL, worlds * card_count * 2);
    if (!solver.table || !result) {
        free(solver.table);
        Py_XDECREF(result);
        return PyErr_NoMemory();
    }
    char *out = PyBytes_AsString(result);
    Py_BEGIN_ALLOW_THREADS
    for (Py_ssize_t world = 0; world < worlds; world++) {
        mask_t held[4];
        root_t root;
        memcpy(held, hands + 16 * world, sizeof held);
        make_root(&root, held, trump, leader, (const unsigned char *)trick, (int)count, won);
        solver.deal++;
        for (Py_ssize_t i = 0; i < card_count; i += 8) {
            int16_t values[8];
            const int some = card_count - i < 8 ? (int)(card_count - i) : 8;
            solve_cards(&solver, &root, (const unsigned char *)cards + i, some, trump, values);
            memcpy(out + 2 * (world * card_count + i), values, 2 * (size_t)some);
        }
    }
    Py_END_ALLOW_THREADS
    free(solver.table);
    return result;
}

static PyObject *py_deals(PyObject *self, PyObject *args)
{
    const char *known, *may, *room;
    Py_ssize_t known_size, may_size, room_size, count;
    unsigned long long seed;
    (void)self;
    if (!PyArg_ParseTuple(args, "y#y#y#nK", &known, &known_size, &may, &may_size, &room, &room_size, &count, &seed))
        return NULL;
    if (known_size != 16 || may_size != 16 || room_size != 4 || count < 0 || count > MOST)
        return refused("not a seat's knowledge");
    mask_t held[4], owners[4];
    memcpy(held, known, sizeof held);
    memcpy(owners, may, sizeof owners);
    if (popcount(owners[0] | owners[1] | owners[2] | owners[3]) > 24)
        return refused("more than three hidden hands");
    sampler_t *sampler = malloc(sizeof *sampler);
    PyObject *result = PyBytes_FromStringAndSize(NULL, 16 * count);
    if (!sampler || !result) {
        free(sampler);
        Py_XDECREF(result);
        return PyErr_NoMemory();
    }
    char *out = PyBytes_AsString(result);
    int start[3], possible;
    uint64_t chance = seed;
    Py_BEGIN_ALLOW_THREADS
    possible = prepare(sampler, owners, (const unsigned char *)room, start);
    for (Py_ssize_t i = 0; possible && i < count; i++) {
        mask_t hands[4];
        memcpy(hands, held, sizeof hands);
        deal_hidden(sampler, start, &chance, hands);
        memcpy(out + 16 * i, hands, sizeof hands);
    }
    Py_END_ALLOW_THREADS
    free(sampler);
    if (possible)
        return result;
    Py_DECREF(result);
    return refused("no hands fit what the seat knows");
}

static PyObject *py_fives(PyObject *self, PyObject *args)
{
    listener_t listener;
    const char *formula;
    Py_ssize_t formula_size, count;
    unsigned long long seed;
    (void)self;
    if (!PyArg_ParseTuple(args, "Iiiiiiiy#nK", &listener.own, &listener.seat, &listener.dealer, &listener.upcard,
                          &listener.spoken, &listener.tries, &listener.astray, &formula, &formula_size, &count, &seed))
        return NULL;
    if (formula_size != (Py_ssize_t)sizeof(formula_t) || popcount(listener.own) != 5 || (listener.seat & ~3)
        || (listener.dealer & ~3) || (listener.upcard & ~31) || (listener.spoken & ~7) || listener.tries < 1
        || count < 0 || count > MOST || listener.own >> listener.upcard & 1)
        return refused("not a turn to bid");
    PyObject *result = PyBytes_FromStringAndSize(NULL, count * (Py_ssize_t)sizeof(dealt_t));
    int32_t *tables = malloc(sizeof(formula_t));
    if (!result || !tables) {
        free(tables);
        Py_XDECREF(result);
        return PyErr_NoMemory();
    }
    memcpy(tables, formula, sizeof(formula_t));
    char *out = PyBytes_AsString(result);
    uint64_t chance = seed;
    Py_BEGIN_ALLOW_THREADS
    for (Py_ssize_t i = 0; i < count; i++) {
        dealt_t dealt;
        deal_fives(&listener, (const int32_t(*)[2][256])tables, &chance, &dealt);
        memcpy(out + i * (Py_ssize_t)sizeof dealt, &dealt, sizeof dealt);
    }
    Py_END_ALLOW_THREADS
    free(tables);
    return result;
}

static PyObject *py_auctions(PyObject *self, PyObject *args)
{
    const char *dealt, *formula, *weights0, *weights1;
    Py_ssize_t dealt_size, formula_size, size0, size1;
    int dealer, upcard, spoken, bid, flags;
    (void)self;
    if (!PyArg_ParseTuple(args, "y#iiiiy#iy#y#", &dealt, &dealt_size, &dealer, &upcard, &spoken, &bid, &formula,
                          &formula_size, &flags, &weights0, &size0, &weights1, &size1))
        return NULL;
    if (dealt_size % (Py_ssize_t)sizeof(dealt_t) || formula_size != (Py_ssize_t)sizeof(formula_t)
        || size0 != 4 * WEIGHTS || size1 != 4 * WEIGHTS || (dealer & ~3) || (upcard & ~31) || (spoken & ~7)
        || bid < -1 || bid > 3)
        return refused("not a turn to bid");
    Py_ssize_t count = dealt_size / (Py_ssize_t)sizeof(dealt_t);
    for (Py_ssize_t i = 0; i < count; i++) {
        dealt_t one;
        memcpy(&one, dealt + i * (Py_ssize_t)sizeof one, sizeof one);
        if (!is_pack(&one, upcard))
            return refused("not the cards of a pack");
    }
    PyObject *result = PyBytes_FromStringAndSize(NULL, 4 * count);
    int32_t *tables = malloc(sizeof(formula_t));
    if (!result || !tables) {
        free(tables);
        Py_XDECREF(result);
        return PyErr_NoMemory();
    }
    memcpy(tables, formula, sizeof(formula_t));
    int32_t first[WEIGHTS], second[WEIGHTS];
    memcpy(first, weights0, sizeof first);
    memcpy(second, weights1, sizeof second);
    const int32_t *weights[2] = {first, second};
    unsigned char *out = (unsigned char *)PyBytes_AsString(result);
    Py_BEGIN_ALLOW_THREADS
    for (Py_ssize_t i = 0; i < count; i++) {
        dealt_t one;
        memcpy(&one, dealt + i * (Py_ssize_t)sizeof one, sizeof one);
        carry_on(&one, dealer, upcard, spoken, bid, (const int32_t(*)[2][256])tables, flags, weights, out + 4 * i);
    }
    Py_END_ALLOW_THREADS
    free(tables);
    return result;
}

static PyObject *py_promises(PyObject *self, PyObject *args)
{
    const char *hands, *formula;
    Py_ssize_t hands_size, formula_size;
    int seat, suits, spoken;
    mask_t known;
    (void)self;
    if (!PyArg_ParseTuple(args, "y#iIiiy#", &hands, &hands_size, &seat, &known, &suits, &spoken, &formula,
                          &formula_size))
        return NULL;
    if (hands_size % 16 || formula_size != (Py_ssize_t)sizeof(formula_t) || (seat & ~3) || (spoken & ~7))
        return refused("not a bid");
    PyObject *result = PyBytes_FromStringAndSize(NULL, hands_size / 4);
    int32_t *tables = malloc(sizeof(formula_t));
    if (!result || !tables) {
        free(tables);
        Py_XDECREF(result);
        return PyErr_NoMemory();
    }
    memcpy(tables, formula, sizeof(formula_t));
    char *out = PyBytes_AsString(result);
    Py_BEGIN_ALLOW_THREADS
    for (Py_ssize_t at = 0; at < hands_size; at += 16) {
        mask_t held;
        memcpy(&held, hands + at + 4 * seat, sizeof held);
        const int32_t most = promise_of((const int32_t(*)[2][256])tables, held | known, spoken, suits);
        memcpy(out + at / 4, &most, sizeof most);
    }
    Py_END_ALLOW_THREADS
    free(tables);
    return result;
}

static PyMethodDef methods[] = {
    {"playouts", py_playouts, METH_VARARGS, NULL},
    {"solve", py_solve, METH_VARARGS, NULL},
    {"deals", py_deals, METH_VARARGS, NULL},
    {"fives", py_fives, METH_VARARGS, NULL},
    {"auctions", py_auctions, METH_VARARGS, NULL},
    {"promises", py_promises, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_native", NULL, -1, methods, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__native(void)
{
    make_tables();
    make_choices();
    make_suit_tables();
    return PyModule_Create(&module);
}
