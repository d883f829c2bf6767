"""*Hint* in the hand: at friendly tables, on one's own turn, for whoever asks alone, and without a trace."""

import pytest

from belote_bot.game.cards import cards_in
from belote_bot.locales import Language
from belote_bot.locales.motives import because
from belote_bot.players.expert import Expert
from belote_bot.players.motives import Motive, reason_for
from belote_bot.tables.advising import Advice
from cogs.hand.hinting import hint_sentence
from tests.discord import packs
from tests.discord.harness import Answer, Person, Server
from tests.discord.knowledge import cards_named
from tests.discord.posts import Post
from tests.game.support import pack_for
from tests.storage.support import seen_from_outside

HANDS = [
    "JH AH KC QC JC TC AS AD",
    "9H TH KS QS JS KD QD JD",
    "8H 7H TS 9S 8S TD 9D 8D",
    "AC 9C 8C 7C KH QH 7S 7D",
]
"""Alice speaks first; she takes at hearts and leads. Bruno and Chloé have no clubs."""

STORED = (
    "tables", "seats", "matches", "match_players", "deals", "actions", "results", "turns", "missed_turns",
    "players", "preferences",
)  # fmt: skip


@pytest.fixture
async def people(server: Server, monkeypatch: pytest.MonkeyPatch) -> tuple[Person, ...]:
    """Four people at a friendly table with their hands open, Chloé's in French; Alice is to speak."""
    packs.stack(monkeypatch, [pack_for(HANDS, upcard="JH")])
    four = server.four()
    server.locales[four[2].id] = "fr"
    await begin(server, four, "friendly")
    return four


async def begin(server: Server, people: tuple[Person, ...], kind: str) -> None:
    host, *others = people
    await host.types("new", kind=kind)
    for person, side in zip(others, ("East", "North", "West"), strict=True):
        await person.clicks(f"Sit {side}", server.post)
    await host.clicks("Start", server.post)
    for person in people:
        await person.opens_hand()


def hand_of(person: Person) -> Post:
    assert person.hand is not None
    return person.hand


def hint_in(person: Person) -> str:
    return hand_of(person).text.rsplit("\n", 1)[1]


def expected(server: Server, language: Language = Language.EN) -> str:
    """What the expert says of the seat on turn, asked anew."""
    table = server.table
    assert table.turn is not None
    view = table.seat_view(table.turn)
    assert view is not None
    judgements = Expert().judge(view)
    action = judgements[0].action
    return hint_sentence(Advice(action, reason_for(view, action, judgements), table.version), language)


def stored(server: Server) -> list[object]:
    return [seen_from_outside(server.path, f"SELECT * FROM {table}") for table in STORED]  # noqa: S608


async def forged(server: Server, person: Person, on: Post) -> Answer:
    return await server.forge(person, on, f"b:hint:{server.table.id}")


# ---- the hint --------------------------------------------------------------------------------


async def test_in_the_auction_the_hand_itself_tells_what_the_expert_would_say(
    server: Server, people: tuple[Person, ...]
) -> None:
    alice = people[0]
    before = hand_of(alice).buttons
    answer = await alice.clicks("Hint")
    assert answer.said is None
    assert answer.post.id == hand_of(alice).id
    assert hint_in(alice) == expected(server)
    assert hint_in(alice) == "💡 **Take in hearts**: in hearts your hand promises more than it risks."
    assert [button.label for button in hand_of(alice).buttons] == [button.label for button in before]
    assert hand_of(alice).button("Hint").enabled is False


async def test_a_card_is_advised_in_the_askers_language(server: Server, people: tuple[Person, ...]) -> None:
    alice, bruno, chloe, _ = people
    await alice.clicks("I take hearts")
    await alice.clicks("K of clubs")
    await bruno.clicks("9 of hearts")
    await chloe.clicks("Indice")
    assert hint_in(chloe) == expected(server, Language.FR)
    assert hint_in(chloe).startswith("💡 **Jouez le ")


async def test_it_goes_away_with_the_move(server: Server, people: tuple[Person, ...]) -> None:
    alice = people[0]
    await alice.clicks("Hint")
    await alice.clicks("I take hearts")
    assert "💡" not in hand_of(alice).text
    assert hand_of(alice).button("Hint").enabled


async def test_it_stands_beside_why_cards_are_dimmed(server: Server, people: tuple[Person, ...]) -> None:
    alice, bruno, *_ = people
    await alice.clicks("I take hearts")
    await alice.clicks("K of clubs")
    assert [button.label for button in hand_of(bruno).buttons[-2:]] == ["Hint", "Why not?"]
    await bruno.clicks("Why not?")
    await bruno.clicks("Hint")
    assert "you must ruff" in hand_of(bruno).text
    assert hint_in(bruno) == expected(server)
    assert hand_of(bruno).labels == ["9 of hearts", "10 of hearts"]


# ---- nobody else, and no trace ---------------------------------------------------------------


async def test_nobody_else_sees_it_and_nothing_keeps_it(server: Server, people: tuple[Person, ...]) -> None:
    alice = people[0]
    before, shown, table = stored(server), len(server.states), server.table.snapshot()
    await alice.clicks("Hint")
    assert {state.owner_id for state in server.states[shown:]} == {alice.id}
    assert stored(server) == before
    assert server.table.snapshot() == table


async def test_it_names_no_card_that_the_seat_cannot_know(server: Server, people: tuple[Person, ...]) -> None:
    alice, bruno, chloe, denis = people
    await alice.clicks("I take hearts")
    await alice.clicks("K of clubs")
    for person, card in ((bruno, "9 of hearts"), (chloe, "7 cœur"), (denis, "A of clubs")):
        await person.clicks("Indice" if person is chloe else "Hint")
        state = server.states[-1]
        assert cards_named(hint_in(person)) <= state.known.to_player(person.id)
        await person.clicks(card)


# ---- who gets none ---------------------------------------------------------------------------


async def test_a_ranked_match_has_no_hints_and_refuses_a_forged_one(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    packs.stack(monkeypatch, [pack_for(HANDS, upcard="JH")])
    people = server.four()
    await begin(server, people, "ranked")
    alice = people[0]
    assert hand_of(alice).labels == ["I take hearts", "Pass"]
    answer = await forged(server, alice, hand_of(alice))
    assert answer.said == "This match is ranked: it is played without hints."
    assert "💡" not in hand_of(alice).text


async def test_whoever_is_not_on_turn_gets_none(server: Server, people: tuple[Person, ...]) -> None:
    bruno = people[1]
    assert hand_of(bruno).buttons == ()
    answer = await forged(server, bruno, hand_of(bruno))
    assert answer.said == "It is not your turn."
    assert "💡" not in hand_of(bruno).text


async def test_a_bystander_gets_none(server: Server, people: tuple[Person, ...]) -> None:
    answer = await forged(server, server.person("Eve"), server.post)
    assert answer.said == "You do not sit at this table."


def test_every_motive_has_a_sentence_in_both_languages() -> None:
    card = cards_in(1)[0]
    for language in Language:
        for motive in Motive:
            sentence = because(language, motive, card.suit, card)
            assert sentence.endswith(".")
            assert sentence[0].islower()
