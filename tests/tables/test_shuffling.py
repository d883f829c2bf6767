"""Packs come from the operating system, or from the tricks of the deal before."""

from dataclasses import replace
from random import Random

import pytest

from belote_bot.game.actions import Pass
from belote_bot.game.cards import CARDS
from belote_bot.game.dealing import cut
from belote_bot.game.house_rules import Shuffle
from belote_bot.game.record import commitment
from belote_bot.tables.shuffling import draw_for_deal, seal, shuffled_pack
from belote_bot.tables.table import Shown
from tests.tables.support import TWO_DEALS, House, game_of, taking, view_of_turn

CUT_ONLY = replace(TWO_DEALS, shuffle=Shuffle.CUT_ONLY)


def test_a_shuffled_pack_is_the_32_cards() -> None:
    packs = [shuffled_pack() for _ in range(20)]

    assert all(sorted(pack) == list(CARDS) for pack in packs)
    assert len(set(packs)) == 20


def test_the_commitment_is_of_salt_and_pack() -> None:
    one, other = seal(CARDS), seal(CARDS)

    assert one.commitment == commitment(one.salt, CARDS)
    assert one.salt != other.salt
    assert one.commitment != other.commitment


def test_ties_draw_again() -> None:
    for _ in range(200):
        draw = draw_for_deal()
        for ranks in ([card.rank for card in cards] for cards in draw.rounds[:-1]):
            assert ranks.count(min(ranks)) > 1
        ranks = [card.rank for card in draw.rounds[-1]]
        assert ranks.count(min(ranks)) == 1
        assert ranks[draw.dealer] == min(ranks)


@pytest.mark.parametrize("void", [False, True], ids=["played", "void"])
async def test_a_pack_that_is_only_cut_comes_from_the_deal_before(house: House, void: bool) -> None:
    table = await house.started(CUT_ONLY)
    await house.act(table, Pass() if void else taking(view_of_turn(table)))
    await house.play_to(
        table,
        lambda: game_of(table).awaits_deal and table.shown is Shown.CURRENT,
        Quiet(50),
    )
    collected = game_of(table).collected_pack()
    assert collected is not None
    await house.play_to(table, lambda: len(game_of(table).deals) == 2, Random(50))

    assert game_of(table).deals[1].pack in [cut(collected, at) for at in range(3, 30)]
    [deck] = await house.database.rows("SELECT deck FROM deals WHERE number = 1")
    assert deck == (" ".join(map(str, game_of(table).deals[1].pack)),)


class Quiet(Random):
    """Passes whenever it can."""

    def random(self) -> float:
        return 0.0


async def test_packs_that_are_shuffled_do_not_come_from_the_deal_before(house: House) -> None:
    table = await house.started(TWO_DEALS)
    for _ in range(8):
        await house.act(table, Pass())
    collected = game_of(table).collected_pack()
    assert collected is not None
    await house.play_to(table, lambda: len(game_of(table).deals) == 2, Random(51))

    assert game_of(table).deals[1].pack not in [cut(collected, at) for at in range(3, 30)]


async def test_each_deal_has_a_commitment_of_its_own(house: House) -> None:
    table = await house.started(TWO_DEALS)
    first = table.snapshot().commitment
    await house.play_to(table, lambda: len(game_of(table).deals) == 2, Random(52))

    stored = await house.database.rows("SELECT commitment FROM deals ORDER BY number")
    assert stored == [(first,), (table.snapshot().commitment,)]
    assert first != table.snapshot().commitment
