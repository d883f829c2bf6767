/* What Python calls of the bots' thinking: the two things that are worth compiling. Both release the interpreter's
 * lock, take and give integers in bytes, and have a twin in Python.
 */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdlib.h>

#include "solver.h"
#include "thumb.h"

static int read_state(state_t *s, const char *trick, Py_ssize_t count, const char *led, Py_ssize_t leds, int trump,
                      int taker, int leader, unsigned int gone, int points0, int won, int flags)
{
    if (count > 3 || leds != 4 || trump < 0 || trump > 3 || leader < 0 || leader > 3 || taker < 0 || taker > 3)
        return 0;
    memset(s, 0, sizeof *s);
    s->trump = trump;
    s->taker = taker;
    s->flags = flags;
    s->leader = leader;
    s->best = s->holder = -1;
    s->points0 = 0;
    for (int i = 0; i < count; i++) {
        if (trick[i] < 0 || trick[i] > 31)
            return 0;
        play(s, (leader + i) & 3, trick[i]);
    }
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
        || !read_state(&start, trick, count, led, leds, trump, taker, leader, gone, points0, won, flags)) {
        PyErr_SetString(PyExc_ValueError, "not a position");
        return NULL;
    }
    Py_ssize_t worlds = hands_size / 16, tries = card_count ? card_count : 1;
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
static int table_bits(const char *hands)
{
    mask_t hand[4] = {0};
    int longest = 0;
    if (hands)
        memcpy(hand, hands, sizeof hand);
    for (int seat = 0; seat < 4; seat++)
        if (popcount(hand[seat]) > longest)
            longest = popcount(hand[seat]);
    return longest < 4 ? 7 : 2 * longest + 1;
}

static PyObject *py_solve(PyObject *self, PyObject *args)
{
    const char *hands, *trick, *cards;
    Py_ssize_t hands_size, count, card_count;
    int trump, leader, won, flags;
    (void)self;
    if (!PyArg_ParseTuple(args, "y#iiy#iiy#", &hands, &hands_size, &trump, &leader, &trick, &count, &won, &flags,
                          &cards, &card_count))
        return NULL;
    state_t start;
    if (hands_size % 16 || !card_count
        || !read_state(&start, trick, count, "\0\0\0\0", 4, trump, 0, leader, 0, 0, won, flags)) {
        PyErr_SetString(PyExc_ValueError, "not a position");
        return NULL;
    }
    Py_ssize_t worlds = hands_size / 16;
    const int bits = table_bits(worlds ? hands : NULL);
    entry_t *table = calloc((size_t)1 << bits, sizeof *table);
    int16_t *values = malloc((size_t)(worlds * card_count) * sizeof *values);
    if (!table || !values) {
        free(table);
        free(values);
        return PyErr_NoMemory();
    }
    Py_BEGIN_ALLOW_THREADS
    for (Py_ssize_t world = 0; world < worlds; world++) {
        state_t s = start;
        memcpy(s.hand, hands + 16 * world, 16);
        s.gone = ~(s.hand[0] | s.hand[1] | s.hand[2] | s.hand[3]);
        if (world)
            memset(table, 0, sizeof *table << bits);
        solve_cards(table, bits, &s, cards, (int)card_count, values + world * card_count);
    }
    Py_END_ALLOW_THREADS
    PyObject *result = PyBytes_FromStringAndSize((const char *)values, worlds * card_count * (Py_ssize_t)sizeof *values);
    free(table);
    free(values);
    return result;
}

static PyMethodDef methods[] = {
    {"playouts", py_playouts, METH_VARARGS, NULL},
    {"solve", py_solve, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_native", NULL, -1, methods, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__native(void)
{
    make_tables();
    return PyModule_Create(&module);
}
