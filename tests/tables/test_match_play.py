"""The match: every click is carried out once, by whom it belongs to, in its moment, or not at all."""

import asyncio
from random import Random

from belote_bot.game.actions import Pass, Play, Take
from belote_bot.game.cards import CARDS
from belote_bot.game.house_rules import PRESETS, Announce, HouseRules
from belote_bot.storage.tables import TableStatus
from belote_bot.tables.refusals import Refusal, TableRefused
from belote_bot.tables.table import Shown, Table
from tests.storage.support import seen_from_outside
from tests.tables.support import (
    EVE,
    FOUR,
    RESULTS,
    TWO_DEALS,
    House,
    Reader,
    a_card,
    acting,
    choose,
    game_of,
    lasting,
    refused,
    results_of,
    taking,
    view_of_turn,
)

ACTIONS = "SELECT deal, number, seat, action, user_id FROM actions ORDER BY deal, number"


async def taken(house: House) -> Table:
    """A table whose first speaker took: a card is to be led."""
    table = await house.started(TWO_DEALS)
    await house.act(table, taking(view_of_turn(table)))
    return table


async def trick_shown(house: House) -> Table:
    table = await taken(house)
    await house.play_to(table, lambda: table.shown is Shown.COMPLETE_TRICK, Random(3))
    return table


async def deal_over(house: House) -> Table:
    table = await taken(house)
    await house.play_to(table, lambda: bool(game_of(table).results) and table.turn is None, Random(3))
    if table.shown is Shown.COMPLETE_TRICK:
        await house.collect(table)
    return table


async def test_an_action_is_stored_before_it_is_told(house: House) -> None:
    table = await house.started()
    who, seat = acting(table), table.turn
    reader = Reader(house.place, ACTIONS)
    house.tables.registry.listen(reader)
    acted = await house.act(table, Pass())

    assert reader.stored == [(0, 0, seat, "pass", who.user_id)]
    assert (acted.seat, acted.action) == (seat, Pass())
    assert house.watcher.seen[-1] == table.snapshot()


async def test_every_action_makes_older_buttons_stale(house: House) -> None:
    table = await house.started()
    await house.act(table, Pass())

    assert table.version == 2


async def test_a_double_click_acts_once(house: House) -> None:
    table = await house.started()
    who, version = acting(table).user_id, table.version

    act = house.tables.play.act
    clicks = await asyncio.gather(
        *(act(table.id, who, version, Pass()) for _ in range(3)), return_exceptions=True
    )

    refusals = [click.refusal for click in clicks if isinstance(click, TableRefused)]
    assert refusals == [Refusal.STALE, Refusal.STALE]
    assert table.version == version + 1
    assert len(seen_from_outside(house.place, ACTIONS)) == 1


async def test_a_double_click_at_the_end_of_the_trick_acts_once(house: House) -> None:
    table = await taken(house)
    await house.play_to(table, lambda: len(game_of(table).deals[0].trick) == 3, Random(4))
    who, version, card = acting(table).user_id, table.version, a_card(view_of_turn(table))

    act = house.tables.play.act
    clicks = await asyncio.gather(
        *(act(table.id, who, version, card) for _ in range(2)), return_exceptions=True
    )

    assert [click.refusal for click in clicks if isinstance(click, TableRefused)] == [Refusal.TRICK_SHOWN]


async def test_two_different_cards_at_the_same_time_play_one(house: House) -> None:
    table = await taken(house)
    who, version = acting(table).user_id, table.version
    cards = [action for action in view_of_turn(table).legal if isinstance(action, Play)]

    clicks = await asyncio.gather(
        *(house.tables.play.act(table.id, who, version, card) for card in cards), return_exceptions=True
    )

    assert sum(isinstance(click, TableRefused) for click in clicks) == len(cards) - 1
    assert game_of(table).deals[0].plays == [cards[0]]


async def test_a_button_of_an_earlier_moment_is_stale(house: House) -> None:
    table = await house.started()
    for _ in range(4):
        await house.act(table, Pass())
    who = acting(table).user_id

    with refused(Refusal.STALE):
        await house.tables.play.act(table.id, who, table.version - 4, Pass())
    with refused(Refusal.STALE):
        await house.tables.play.act(table.id, who, table.version + 1, Pass())


async def test_a_stranger_is_refused(house: House) -> None:
    table = await house.started()

    with refused(Refusal.NOT_SEATED):
        await house.tables.play.act(table.id, EVE.user_id, table.version, Pass())


async def test_the_others_wait_for_their_turn(house: House) -> None:
    table = await house.started()
    before = table.snapshot()

    for person in FOUR:
        if person != acting(table):
            with refused(Refusal.NOT_YOUR_TURN):
                await house.tables.play.act(table.id, person.user_id, table.version, Pass())
    assert table.snapshot() == before
    assert seen_from_outside(house.place, ACTIONS) == []


async def test_a_card_that_is_not_legal_is_refused(house: House) -> None:
    table = await taken(house)
    await house.act(table, a_card(view_of_turn(table)))
    legal = {action.card for action in view_of_turn(table).legal if isinstance(action, Play)}
    before = lasting(table)

    for card in set(CARDS) - legal:
        with refused(Refusal.ILLEGAL):
            await house.act(table, Play(card))
    assert lasting(table) == before


async def test_a_bid_in_the_play_and_a_card_in_the_auction_are_refused(house: House) -> None:
    table = await house.started()
    with refused(Refusal.ILLEGAL):
        await house.act(table, Play(view_of_turn(table).hand[0]))

    bid = taking(view_of_turn(table))
    await house.act(table, bid)
    for late in (Pass(), bid):
        with refused(Refusal.ILLEGAL):
            await house.act(table, late)


async def test_another_suit_in_the_first_round_is_refused(house: House) -> None:
    table = await house.started()
    suits = set(type(taking(view_of_turn(table)).suit)) - {taking(view_of_turn(table)).suit}

    for suit in suits:
        with refused(Refusal.ILLEGAL):
            await house.act(table, Take(suit))


async def test_nobody_acts_while_the_trick_is_shown(house: House) -> None:
    table = await trick_shown(house)

    assert table.turn is None
    assert table.snapshot().turn is None
    for seat, person in enumerate(FOUR):
        view = table.seat_view(seat)
        assert view is not None
        assert (view.legal, view.obligation) == ((), None)
        for card in view.hand:
            with refused(Refusal.TRICK_SHOWN):
                await house.tables.play.act(table.id, person.user_id, table.version, Play(card))


async def test_only_the_trick_of_this_version_is_collected(house: House) -> None:
    table = await trick_shown(house)

    await house.tables.play.collect_trick(table.id, table.version - 1)
    assert table.shown is Shown.COMPLETE_TRICK
    await house.tables.play.collect_trick(table.id, table.version)
    assert table.shown is Shown.CURRENT


async def test_nobody_acts_between_two_deals(house: House) -> None:
    table = await deal_over(house)

    for person in FOUR:
        with refused(Refusal.DEAL_OVER):
            await house.tables.play.act(table.id, person.user_id, table.version, Pass())


async def test_only_one_deal_follows(house: House) -> None:
    table = await deal_over(house)
    version = table.version

    await asyncio.gather(*(house.tables.play.deal(table.id, version) for _ in range(2)))

    assert len(game_of(table).deals) == 2
    assert seen_from_outside(house.place, "SELECT number FROM deals ORDER BY number") == [(0,), (1,)]


async def test_a_bots_decision_does_nothing_once_the_table_moved_on(house: House) -> None:
    table = await house.started()
    leaver = acting(table)
    await house.tables.leaving.leave(table.id, leaver.user_id)

    assert await house.tables.play.act_for_bot(table.id, table.version, Pass())
    assert not await house.tables.play.act_for_bot(table.id, table.version - 1, Pass())
    assert not await house.tables.play.act_for_bot(table.id, table.version, Pass())  # a person's turn
    assert table.version == 2


async def test_a_stopped_match_takes_no_more_actions(house: House) -> None:
    table = await house.started()
    who = acting(table)
    await house.tables.leaving.close_table(table.id)

    with refused(Refusal.NOT_PLAYING):
        await house.tables.play.act(table.id, who.user_id, table.version, Pass())
    await house.tables.play.deal(table.id, table.version)
    assert len(game_of(table).deals) == 1


async def test_a_table_in_the_lobby_takes_no_actions(house: House) -> None:
    table = await house.open()

    with refused(Refusal.NOT_PLAYING):
        await house.tables.play.act(table.id, FOUR[0].user_id, 0, Pass())


async def test_four_people_play_to_1000(house: House) -> None:
    table = await house.started(HouseRules())
    house.tables.resume()
    random = Random(1000)

    while table.status is TableStatus.PLAYING:
        await house.watcher.until(lambda: table.turn is not None or not table.status.is_open)
        if table.status is TableStatus.PLAYING:
            await house.act(table, choose(view_of_turn(table), random))

    game = game_of(table)
    assert game.winner in (0, 1)
    assert max(game.totals) >= 1000
    assert seen_from_outside(house.place, RESULTS) == results_of(game)
    assert seen_from_outside(house.place, "SELECT winner FROM matches") == [("AB"[game.winner],)]
    assert seen_from_outside(house.place, "SELECT status FROM tables") == [("finished",)]
    assert house.watcher.seen[-1].status is TableStatus.FINISHED
    for person in FOUR:
        with refused(Refusal.NOT_PLAYING):
            await house.tables.play.act(table.id, person.user_id, table.version, Pass())
        assert house.tables.registry.of_person(table.guild_id, person.user_id) is None


async def test_one_person_and_three_bots_play_a_match(house: House) -> None:
    table = await house.started(PRESETS["capot"], FOUR[:1])
    house.tables.resume()
    random = Random(501)

    while table.status is TableStatus.PLAYING:
        await house.watcher.until(
            lambda: table.turn == 0 or not table.status.is_open,
        )
        if table.status is TableStatus.PLAYING:
            await house.act(table, choose(view_of_turn(table), random))

    assert seen_from_outside(house.place, RESULTS) == results_of(game_of(table))
    who = seen_from_outside(house.place, "SELECT DISTINCT seat, user_id FROM actions ORDER BY seat")
    assert who == [(0, 1), (1, None), (2, None), (3, None)]


async def test_words_are_stored_with_their_cards(house: House) -> None:
    manual = Announce.MANUAL
    rules = HouseRules(target=10_000, belote_announce=manual, melds=True, melds_announce=manual)
    table = await house.started(rules)
    random = Random(5)

    def said() -> bool:
        return any(play.words for deal in game_of(table).deals for play in deal.plays)

    await house.play_to(table, said, random)

    assert "+" in str(seen_from_outside(house.place, ACTIONS)[-1][3])
