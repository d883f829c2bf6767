"""Whole matches, played by clicks alone."""

from random import Random

import pytest

from belote_bot.game.actions import Pass, Play, Take
from belote_bot.game.cards import Suit
from belote_bot.game.events import DealResult
from belote_bot.game.match import Match
from belote_bot.locales import Language, say
from tests.discord import packs, shadow
from tests.discord.harness import Person, Server
from tests.discord.posts import State


def team(people: tuple[Person, ...], number: int) -> str:
    return f"{people[number].name} and {people[number + 2].name}"


def marks(people: tuple[Person, ...], result: DealResult) -> str:
    """The line of a score sheet with everybody's points."""
    return say(
        Language.EN,
        "sheet-marks",
        team_a=team(people, 0),
        marks_a=result.marks[0],
        total_a=result.totals[0],
        team_b=team(people, 1),
        marks_b=result.marks[1],
        total_b=result.totals[1],
    )


def check_hands(people: tuple[Person, ...], match: Match) -> None:
    """Whose turn it is has one button for each legal action, the others have none."""
    assert match.deal is not None
    for seat, person in enumerate(people):
        assert person.hand is not None
        expected = match.deal.legal_actions() if seat == match.turn else []
        assert sorted(map(str, person.actions)) == sorted(map(str, expected))
        assert len([button for button in person.hand.buttons if button.acts]) == len(expected)


def check_pings(people: tuple[Person, ...], states: list[State]) -> None:
    """A public message notifies at most one person, and only whom it names as the one to act."""
    for state in states:
        if state.owner_id is None:
            mentioned = {person.id for person in people if person.mention in state.text}
            assert len(mentioned) <= 1
            assert set(state.pinged) == state.may_notify == mentioned
            assert not state.payload["mention_roles"]
            assert not state.payload["mention_everyone"]


@pytest.mark.timeout(600)
async def test_four_people_play_a_match_to_1000(server: Server) -> None:
    people = server.four()
    random = Random(1000)
    await server.begin(people)
    match = await shadow.begun(server.database)
    deal_posts: list[int] = []
    while match.winner is None:
        await shadow.follow(match, server.database)
        assert match.deal is not None
        assert match.turn is not None
        if not deal_posts or deal_posts[-1] != server.post.id:
            deal_posts.append(server.post.id)
        check_hands(people, match)
        person = people[match.turn]
        assert person.mention in server.post.text
        assert server.post.labels == ["My hand", "Table", "Rules"]
        assert len(server.post.files) == 1
        choices = [a for a in person.actions if not isinstance(a, Pass) or random.random() < 0.5]
        action = random.choice(choices or person.actions)
        held, hand = match.deal.hands[match.turn], person.hand
        await person.acts(action)
        match.apply(action)
        assert person.hand is hand
        assert held != match.deal.hands[people.index(person)] or not isinstance(action, Play)
    check_pings(people, server.states)

    again = await shadow.replayed(server.database)
    assert again.results == match.results
    assert await shadow.stored_totals(server.database) == [result.totals for result in match.results]
    assert max(match.totals) >= 1000

    assert len(deal_posts) == len(match.results)
    sheets = [post for post in server.posts if post.id in deal_posts]
    for sheet, result in zip(sheets, match.results, strict=True):
        assert sheet.buttons == ()
        expected = say(Language.EN, "sheet-void") if result.score is None else marks(people, result)
        assert expected in sheet.text
    assert isinstance(match.winner, int)
    assert f"{team(people, match.winner)} win the match!" in server.post.text

    assert all(post.buttons == () for post in server.posts)
    for person in people:
        assert person.hand is not None
        assert person.hand.buttons == ()
    assert list(server.bot.house.tables.registry) == []


async def test_the_auction_offers_take_and_pass_then_the_other_suits(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    packs.stack(monkeypatch, packs.shuffled(7))
    people = server.four()
    await server.begin(people)
    deal = (await shadow.begun(server.database), server.database)
    await shadow.follow(*deal)
    assert deal[0].deal is not None
    upcard = deal[0].deal.upcard
    names = dict(zip(Suit, ("spades", "hearts", "diamonds", "clubs"), strict=True))
    for person in people:
        assert person.hand is not None
        assert person.hand.labels == [f"I take {names[upcard.suit]}", "Pass"]
        await person.clicks("Pass")
    others = [suit for suit in Suit if suit != upcard.suit]
    assert people[0].hand is not None
    assert people[0].hand.labels == [*(f"Take {names[suit]}" for suit in others), "Pass"]
    await people[0].acts(Take(others[1]))
    assert f"Trumps are {names[others[1]]}, Alice took." in server.post.text


async def test_eight_passes_deal_again(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    packs.stack(monkeypatch, packs.shuffled(7))
    people = server.four()
    await server.begin(people)
    first = server.post
    for person in people * 2:
        await person.clicks("Pass")
    assert "Nobody took: the deal is void." in first.text
    assert first.buttons == ()
    assert server.post.id != first.id
    assert server.on_turn(people) is people[1]


async def test_one_person_plays_a_match_with_three_bots(server: Server) -> None:
    alice, *_ = server.four()
    await server.begin_with_bots(alice, target=500)
    while alice.hand is not None and server.post.labels:
        assert alice.actions, "with three bots it is always one's own turn when all has come to rest"
        await alice.acts(alice.actions[0])
    assert "win the match!" in server.post.text
    again = await shadow.replayed(server.database)
    assert again.winner is not None
    assert await shadow.stored_totals(server.database) == [result.totals for result in again.results]
    assert all(post.buttons == () for post in server.posts)


async def test_bots_act_one_at_a_time_at_a_human_pace(
    slow_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = slow_server
    packs.stack(monkeypatch, packs.shuffled(3), packs.SEAT_0_DEALS)
    alice, *_ = server.four()
    await server.begin_with_bots(alice)
    for acted in range(1, 4):
        before = server.table.version
        await server.wait(0.9)
        assert server.table.version == before
        await server.wait(0.1)
        assert server.table.version == before + 1, acted


async def play_a_trick(server: Server, people: tuple[Person, ...]) -> None:
    """The first person takes, then four cards fall; the complete trick lies on the table."""
    await people[0].acts(people[0].actions[0])
    for person in people:
        await server.rest()
        await person.acts(person.actions[0])
    await server.rest()


async def test_the_complete_trick_stays_with_its_winner_named(
    slow_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = slow_server
    packs.stack(monkeypatch, packs.shuffled(7))
    people = server.four()
    await server.begin(people)
    await play_a_trick(server, people)
    match = server.table.match
    assert match is not None
    trick = match.game.deals[-1].tricks[0]
    contract = match.game.deals[-1].contract
    assert contract is not None
    points = sum(card.points(contract.trump) for card in trick.cards)
    name = people[trick.winner].name
    assert say(Language.EN, "trick-won", name=name, points=points) in server.post.text
    assert f"{name} wins the trick." in server.post.alt
    assert all(person.actions == [] for person in people)
    assert server.table.shown.name == "COMPLETE_TRICK"
    await server.wait(1.5)
    assert server.table.shown.name == "CURRENT"
    await server.rest()
    assert people[trick.winner].mention in server.post.text
    assert people[trick.winner].actions


async def test_a_click_while_the_trick_is_shown_is_refused_with_a_sentence(
    slow_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = slow_server
    packs.stack(monkeypatch, packs.shuffled(7))
    people = server.four()
    await server.begin(people)
    await play_a_trick(server, people)
    match = server.table.match
    assert match is not None
    winner = people[match.game.deals[-1].tricks[0].winner]
    action = match.game.deals[-1].legal_actions()[0]
    assert winner.hand is not None
    answer = await server.forge(winner, winner.hand, f"b:act:1:{server.table.version}:{action}")
    assert answer.said == "A moment: the trick is still on the table."
    assert server.table.version == 6


async def test_the_next_deal_comes_by_itself_after_a_pause_to_read(
    slow_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = slow_server
    packs.stack(monkeypatch, packs.shuffled(7))
    people = server.four()
    await server.begin(people)
    sheet = server.post
    while server.table.match is None or not server.table.match.game.results:
        if server.table.turn is None:
            await server.wait(2.5)
        else:
            person = people[server.table.turn]
            await person.opens_hand()
            await person.acts(person.actions[0])
    await server.wait(3.5)
    assert "mark" in sheet.text
    assert sheet.labels == ["My hand", "Table", "Rules"]
    assert server.post.id == sheet.id
    await server.wait(8)
    assert server.post.id == sheet.id
    await server.wait(3)
    assert server.post.id != sheet.id
    assert server.post.labels == ["My hand", "Table", "Rules"]
    assert "mark" in sheet.text
    assert sheet.buttons == ()


async def test_belote_and_rebelote_are_said_as_the_cards_fall(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Alice is dealt the king and the queen of hearts, and takes at hearts.
    packs.stack(
        monkeypatch,
        [packs.completed(packs.cards("KH QH 7S 7D 7C 8D 8C TD TC JD JC 9D 9C QD QC 8S 9S TS JS QS JH"))],
    )
    people = server.four()
    await server.begin(people)
    await people[0].clicks("I take hearts")
    await people[0].clicks("K of hearts")
    assert "**Alice: “Belote!”**" in server.post.text
    assert "Belote!" in server.post.alt
    for person in people[1:]:
        await person.acts(person.actions[0])
    said = [state.text for state in server.states if state.owner_id is None and "“Belote!”" in state.text]
    assert said
    assert "“Belote!”" not in server.post.text
    while "“Rebelote!”" not in server.post.text:
        person = server.on_turn(people)
        queens = (
            [button for button in person.hand.buttons if button.label == "Q of hearts"] if person.hand else []
        )
        await person.acts(queens[0].action if queens else person.actions[0])
    assert "**Alice: “Rebelote!”**" in server.post.text
    assert "Rebelote!" in server.post.alt
