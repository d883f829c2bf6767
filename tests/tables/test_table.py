"""What the outside gets of a table: never anything hidden."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path
from random import Random

import pytest

from belote_bot.game.cards import CARDS, Card, cards_in
from belote_bot.game.deal import Deal, IllegalAction
from belote_bot.game.match import Match
from belote_bot.game.seats import SEATS, Seat
from belote_bot.storage.tables import TableStatus
from belote_bot.tables.table import RunningMatch, Table
from tests.game.support import actions_of, pack_for
from tests.storage.support import seen_from_outside
from tests.tables.support import FOUR, ONE_DEAL, TWO_DEALS, House, game_of


def inside(thing: object) -> Iterator[object]:
    """Everything that can be reached from a value."""
    yield thing
    if is_dataclass(thing):
        for part in fields(thing):
            yield from inside(getattr(thing, part.name))
    elif isinstance(thing, Mapping):
        yield from inside(tuple(thing.items()))
    elif isinstance(thing, (tuple, list, set, frozenset)):
        for part in thing:
            yield from inside(part)


def redealt(deal: Deal, keeping: Seat | None, random: Random) -> Deal | None:
    """The same deal as everybody saw it, with the cards that nobody (but one seat) saw in other hands."""
    known = set() if keeping is None else set(cards_in(deal.dealt[keeping]))
    if deal.contract is None:
        pack = list(deal.pack)
        places = [place for place, card in enumerate(pack) if place != 20 and card not in known]
        for place, card in zip(
            places, random.sample([pack[place] for place in places], len(places)), strict=True
        ):
            pack[place] = card
        other = Deal(tuple(pack), deal.dealer, deal.rules)
    else:
        public = known | {deal.upcard} | {play.card for play in deal.plays}
        hidden = [card for card in CARDS if card not in public]
        random.shuffle(hidden)
        hands = [[card for card in cards_in(deal.dealt[seat]) if card in public] for seat in SEATS]
        for hand in hands:
            while len(hand) < 8:
                hand.append(hidden.pop())
        dealt = [" ".join(map(str, hand)) for hand in hands]
        other = Deal(
            pack_for(dealt, deal.dealer, deal.contract.taker, str(deal.upcard)), deal.dealer, deal.rules
        )
    try:
        for action in actions_of(deal):
            other.apply(action)
    except IllegalAction:
        return None
    return other if other.belote_words == deal.belote_words else None


def with_hidden_cards_redealt(table: Table, keeping: Seat | None, random: Random) -> RunningMatch | None:
    """The match of a table, its hidden cards in other hands; None if no such deal is found."""
    assert table.match is not None
    game = table.match.game.fork()
    for _ in range(50):
        if deal := redealt(game.deals[-1], keeping, random):
            game.deals[-1] = deal
            return RunningMatch(table.match.id, game, table.match.draws, table.match.commitment)
    return None


def public_cards(game: Match, match: RunningMatch) -> set[Card]:
    """The cards that everybody has seen."""
    seen = {card for cards in match.draws for card in cards}
    for deal in game.deals:
        seen |= {deal.upcard, *deal.trick, *(card for trick in deal.tricks for card in trick.cards)}
    return seen


@pytest.mark.parametrize("seed", range(4))
async def test_a_snapshot_does_not_depend_on_hidden_cards(house: House, seed: int) -> None:
    table = await house.started(TWO_DEALS)
    random = Random(seed)
    compared = 0

    while len(game_of(table).deals) == 1:
        if table.turn is not None and (other := with_hidden_cards_redealt(table, None, random)):
            mine, before = table.match, table.snapshot()
            table.match = other
            assert table.snapshot() == before
            table.match = mine
            compared += 1
        await house.go_on(table, random)

    assert compared >= 8


@pytest.mark.parametrize("seed", range(4))
async def test_a_seat_does_not_know_what_the_others_hold(house: House, seed: int) -> None:
    table = await house.started(TWO_DEALS)
    random = Random(seed)
    compared = 0

    while len(game_of(table).deals) == 1:
        for seat in SEATS:
            if table.turn is not None and (other := with_hidden_cards_redealt(table, seat, random)):
                mine, before = table.match, table.seat_view(seat)
                table.match = other
                assert table.seat_view(seat) == before
                table.match = mine
                compared += 1
        await house.go_on(table, random)

    assert compared >= 32


async def test_a_snapshot_holds_public_cards_only(house: House) -> None:
    table = await house.started(ONE_DEAL)
    random = Random(40)

    while table.status is TableStatus.PLAYING:
        assert_nothing_hidden(table, house.place)
        await house.go_on(table, random)
    for snapshot in house.watcher.seen:
        assert not any(isinstance(part, (Match, Deal, RunningMatch)) for part in inside(snapshot))


def assert_nothing_hidden(table: Table, place: Path) -> None:
    parts = list(inside(table.snapshot()))
    salts = [salt for (salt,) in seen_from_outside(place, "SELECT salt FROM deals")]
    assert table.match is not None
    deal = table.match.game.deals[-1]
    assert {part for part in parts if isinstance(part, Card)} <= public_cards(table.match.game, table.match)
    assert not [part for part in parts if part in salts or (isinstance(part, tuple) and len(part) == 32)]
    assert not [part for part in parts if type(part) is int and part > 32 and part in deal.hands]


async def test_a_seat_view_holds_no_card_of_another_hand(house: House) -> None:
    table = await house.started(ONE_DEAL)
    random = Random(41)

    while table.status is TableStatus.PLAYING:
        for seat in SEATS:
            assert table.match is not None
            known = public_cards(table.match.game, table.match) | set(
                cards_in(table.match.game.deals[-1].hands[seat])
            )
            view = table.seat_view(seat)
            assert {part for part in inside(view) if isinstance(part, Card)} <= known
        await house.go_on(table, random)


async def test_a_snapshot_stays_as_it_was(house: House) -> None:
    table = await house.started(ONE_DEAL)
    random = Random(42)
    taken: list[tuple[object, str]] = []

    while table.status is TableStatus.PLAYING:
        snapshot = table.snapshot()
        taken.append((snapshot, repr(snapshot)))
        await house.go_on(table, random)

    assert all(repr(snapshot) == written for snapshot, written in taken)


async def test_nothing_is_known_before_the_first_deal(house: House) -> None:
    table = await house.open()

    assert table.seat_view(0) is None
    assert (table.snapshot().match, table.snapshot().turn, table.version) == (None, None, 0)


async def test_a_snapshot_knows_its_people(house: House) -> None:
    table = await house.started(people=FOUR[:2])
    snapshot = table.snapshot()

    assert snapshot.people == table.people() == FOUR[:2]
    assert (snapshot.seat_of(2), snapshot.seat_of(5), snapshot.person(2)) == (1, None, None)
