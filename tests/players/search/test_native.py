"""The compiled half and its twin in Python: the same integers out for the same integers in."""

import threading
from dataclasses import replace
from random import Random
from time import monotonic

import pytest

from belote_bot.game.cards import CARDS, mask_of
from belote_bot.players.search import auctions, core, dealing, pure, solver
from belote_bot.players.search.auctions import FORMULA as FORMULA_SHAPE
from belote_bot.players.search.bid_search import FORMULA
from belote_bot.players.search.thumb import TUNED
from bench.solver import random_deal
from tests.players.search.support import any_middle, any_weights, needs_the_compiled_half, packed

pytestmark = needs_the_compiled_half

EVERY_RULE = range(8)


@pytest.mark.parametrize("flags", EVERY_RULE)
def test_deals_are_played_out_alike(flags: int) -> None:
    random = Random(flags)
    for _ in range(60):
        middle = any_middle(random)
        cards = middle.turn[: random.randrange(1 + len(middle.turn))]
        position = (
            middle.hands * 2, random.randrange(4), random.randrange(4), middle.leader, middle.trick,
            middle.gone, bytes(random.randrange(16) for _ in range(4)), random.randrange(60),
            random.randrange(1, 4), flags, any_weights(random), any_weights(random), cards,
        )  # fmt: skip
        assert core.playouts(*position) == pure.playouts(*position)


def test_whole_deals_are_played_out_alike_by_the_tuned_weights() -> None:
    random = Random(8)
    for _ in range(40):
        pack = random.sample(CARDS, 32)
        hands = packed(*(mask_of(pack[8 * seat : 8 * seat + 8]) for seat in range(4)))
        position = (
            hands, random.randrange(4), random.randrange(4), random.randrange(4), b"", 0, bytes(4), 0, 0,
            random.randrange(8), TUNED.packed, TUNED.packed, b"",
        )  # fmt: skip
        assert core.playouts(*position) == pure.playouts(*position)


@pytest.mark.parametrize("flags", EVERY_RULE)
def test_endings_are_solved_alike(flags: int) -> None:
    random = Random(flags)
    for _ in range(25):
        middle = any_middle(random, 5)
        cards = bytes(random.sample(middle.turn, random.randint(1, len(middle.turn))))
        position = (
            middle.hands, random.randrange(4), middle.leader, middle.trick, random.randrange(4), flags, cards,
        )  # fmt: skip
        assert core.solve(*position) == solver.solve(*position)


def test_full_deals_are_solved_alike() -> None:
    random = Random(11)
    for _ in range(2):
        deal = replace(random_deal(random), flags=random.randrange(8))
        assert deal.solved(deal.cards) == deal.solved(deal.cards, solver.solve)


def test_several_hands_are_solved_one_by_one() -> None:
    random = Random(9)
    for _ in range(20):
        middle = any_middle(random, 4)
        position = random.randrange(4), middle.leader, middle.trick, 0, random.randrange(8), middle.turn
        seat = (middle.leader + len(middle.trick)) % 4
        hands = [middle.hands[4 * place : 4 * place + 4] for place in range(4)]
        # The seat's neighbours change hands where they hold as many cards.
        left, right = (seat + 1) % 4, (seat + 3) % 4
        if len(middle.trick) in {0, 3}:
            hands[left], hands[right] = hands[right], hands[left]
        other = b"".join(hands)
        three = middle.hands + other + middle.hands
        found = core.solve(three, *position)
        assert found == solver.solve(three, *position)
        assert found == b"".join(core.solve(one, *position) for one in (middle.hands, other, middle.hands))


def test_hidden_hands_are_drawn_alike() -> None:
    random = Random(10)
    for _ in range(300):
        own = random.randrange(4)
        room = [random.randint(0, 8) if seat != own else 0 for seat in range(4)]
        pack = random.sample(CARDS, sum(room))
        may = [0, 0, 0, 0]
        for seat in range(4):
            # What the seat gets in one way of dealing, and whatever else it may hold.
            dealt, pack = pack[: room[seat]], pack[room[seat] :]
            others = [other for other in range(4) if room[other] and random.random() < 0.5]
            for holder in {seat, *others} if room[seat] else ():
                may[holder] |= mask_of(dealt)
        knowledge = packed(*(random.getrandbits(32) for _ in range(4))), packed(*may), bytes(room), 5
        seed = random.getrandbits(64)
        assert core.deals(*knowledge, seed) == dealing.deals(*knowledge, seed)


def test_hands_that_cannot_be_are_refused_alike() -> None:
    for may, room in (((0, 3, 0, 0), (0, 1, 0, 0)), ((0, 1, 2, 0), (0, 0, 2, 0))):
        for half in (core.deals, dealing.deals):
            with pytest.raises(ValueError, match=r"hidden|fit"):
                half(packed(0, 0, 0, 0), packed(*may), bytes(room), 1, 0)


@pytest.mark.parametrize("spoken", range(8))
def test_auctions_are_imagined_alike(spoken: int) -> None:
    random = Random(spoken)
    wild = FORMULA_SHAPE.pack(*(random.randrange(-40, 30) for _ in range(4096)))
    for formula in (FORMULA, wild):
        for _ in range(6):
            pack = random.sample(CARDS, 6)
            dealer = random.randrange(4)
            seat = (dealer + 1 + spoken) % 4
            turn = (
                mask_of(pack[:5]), seat, dealer, pack[5], spoken, random.randint(1, 12),
                random.randrange(1000), formula, 4, random.getrandbits(64),
            )  # fmt: skip
            dealt = core.fives(*turn)
            assert dealt == auctions.fives(*turn)
            for bid in range(-1, 4):
                said = (
                    dealt, dealer, pack[5], spoken, bid, formula, random.randrange(8), any_weights(random),
                    TUNED.packed,
                )  # fmt: skip
                assert core.auctions(*said) == auctions.auctions(*said)


def test_promises_are_alike() -> None:
    random = Random(12)
    for _ in range(50):
        middle = any_middle(random)
        bid = (
            middle.hands, random.randrange(4), random.getrandbits(32), random.randrange(1, 16),
            random.randrange(8), FORMULA,
        )  # fmt: skip
        assert core.promises(*bid) == auctions.promises(*bid)


def test_hands_that_are_no_deal_are_refused_before_they_are_played() -> None:
    full = [0xFF << 8 * seat for seat in range(4)]
    some_twice, too_few = packed(*full[:3], full[2]), packed(*full[:3], 0xFE << 24)
    for hands, card in ((some_twice, 0), (too_few, 0), (packed(0, 0, 0, 0), 0), (packed(*full), 31)):
        with pytest.raises(ValueError, match="not hands"):
            core.playouts(
                hands, 0, 0, 0, b"", 0, bytes(4), 0, 0, 0, TUNED.packed, TUNED.packed, bytes([card])
            )
        with pytest.raises(ValueError, match="not hands"):
            core.solve(hands, 0, 0, b"", 0, 0, bytes([card]))
    with pytest.raises(ValueError, match="not hands"):
        core.playouts(packed(*full), 0, 0, 0, b"", 1, bytes(4), 0, 0, 0, TUNED.packed, TUNED.packed, b"")
    with pytest.raises(ValueError, match="not the cards"):
        core.auctions(bytes(28), 0, 5, 0, 0, FORMULA, 0, TUNED.packed, TUNED.packed)


def test_more_hands_than_fit_into_memory_are_refused() -> None:
    with pytest.raises(ValueError, match="not"):
        core.deals(packed(0, 0, 0, 0), packed(0xFF, 0, 0, 0), bytes([8, 0, 0, 0]), 1 << 60, 0)
    with pytest.raises(ValueError, match="not"):
        core.fives(0x1F, 0, 3, 31, 0, 1, 0, FORMULA, 1 << 61, 0)


def test_solving_leaves_other_threads_running() -> None:
    random = Random(11)
    pack = random.sample(CARDS, 32)
    hands = packed(*(mask_of(pack[8 * seat : 8 * seat + 8]) for seat in range(4)))
    solving = threading.Thread(target=core.solve, args=(hands * 15, 0, 0, b"", 0, 1, bytes(pack[:8])))
    started = last = monotonic()
    longest = 0.0
    solving.start()
    while solving.is_alive():
        now = monotonic()
        longest, last = max(longest, now - last), now
    # While the lock is held, this thread stands still from the start to the end.
    assert longest < (last - started) / 2
