"""*Why not?* in the hand, and a click on a card that is not allowed: the rule is told, to nobody else."""

import pytest

from belote_bot.game.cards import cards_in
from tests.discord import packs
from tests.discord.harness import Person, Server
from tests.discord.posts import Post
from tests.game.support import pack_for

HANDS = [
    "JH AH KC QC JC TC AS AD",
    "9H TH KS QS JS KD QD JD",
    "8H 7H TS 9S 8S TD 9D 8D",
    "AC 9C 8C 7C KH QH 7S 7D",
]
"""Alice takes at hearts and leads; Bruno and Chloé have no clubs, and Chloé cannot beat Bruno's trumps."""

MUST_RUFF = "you have no clubs and an opponent holds the trick: you must ruff."


@pytest.fixture
async def people(server: Server, monkeypatch: pytest.MonkeyPatch) -> tuple[Person, ...]:
    """Four people with their hands open, Chloé's in French; Alice has taken at hearts and led a club."""
    packs.stack(monkeypatch, [pack_for(HANDS, upcard="JH")])
    alice, bruno, chloe, denis = server.four()
    server.locales[chloe.id] = "fr"
    four = (alice, bruno, chloe, denis)
    await server.begin(four)
    await alice.clicks("I take hearts")
    await alice.clicks("K of clubs")
    return four


def hand_of(person: Person) -> Post:
    assert person.hand is not None
    return person.hand


async def finish_the_trick(people: tuple[Person, ...]) -> None:
    """Bruno ruffs high and wins the trick."""
    for person, card in zip(people[1:], ("9 of hearts", "7 cœur", "9 of clubs"), strict=True):
        await person.clicks(card)


async def test_the_hand_itself_tells_why_and_keeps_its_buttons(people: tuple[Person, ...]) -> None:
    hand = hand_of(people[1])
    text, picture = hand.text, hand.pictures
    assert hand.labels == ["9 of hearts", "10 of hearts", "Why not?"]
    answer = await people[1].clicks("Why not?")
    assert answer.said is None
    assert answer.post.id == hand.id
    assert hand.text.startswith(f"{text}\n**")
    assert hand.text.endswith(f"** — {MUST_RUFF}")
    assert hand.labels == ["9 of hearts", "10 of hearts"]
    assert hand.button("Why not?").enabled is False
    assert hand.pictures == picture
    await people[1].clicks("10 of hearts")
    assert hand.text == "It is not your turn yet."
    assert hand.buttons == ()


async def test_the_rule_of_the_table_is_told_in_the_askers_language(people: tuple[Person, ...]) -> None:
    await people[1].clicks("9 of hearts")
    await people[2].clicks("Pourquoi pas\N{NO-BREAK SPACE}?")
    told = hand_of(people[2]).text.replace("\N{NO-BREAK SPACE}", " ")
    assert (
        "** — vous n’avez pas de trèfle et ne pouvez pas monter sur le neuf de cœur : il faut jouer" in told
    )
    assert "\n-# Règle de cette table — Sous-couper (« pisser ») : obligatoire." in told


async def test_the_answer_is_for_the_asker_alone(server: Server, people: tuple[Person, ...]) -> None:
    public = server.post.text
    others = [hand_of(person).text for person in (people[0], *people[2:])]
    await people[1].clicks("Why not?")
    assert server.post.text == public
    assert [hand_of(person).text for person in (people[0], *people[2:])] == others
    assert {state.owner_id for state in server.states if MUST_RUFF in state.text} == {people[1].id}


async def test_there_is_no_button_where_every_card_is_legal(people: tuple[Person, ...]) -> None:
    await finish_the_trick(people)
    assert len(hand_of(people[1]).labels) == 7
    assert "Why not?" not in hand_of(people[1]).labels


async def test_a_hand_that_is_opened_again_is_not_explained_any_more(people: tuple[Person, ...]) -> None:
    await people[1].clicks("Why not?")
    again = await people[1].opens_hand()
    assert MUST_RUFF not in again.text
    assert "Why not?" in again.labels


# ---- asked where there is nothing to tell --------------------------------------------------------


async def test_out_of_turn_it_says_so(server: Server, people: tuple[Person, ...]) -> None:
    answer = await server.forge(people[3], hand_of(people[3]), "b:why:1")
    assert answer.said == "It is not your turn to play: no card is dimmed."
    assert hand_of(people[3]).text == "It is not your turn yet."


async def test_where_every_card_is_legal_it_says_so(server: Server, people: tuple[Person, ...]) -> None:
    await finish_the_trick(people)
    answer = await server.forge(people[1], hand_of(people[1]), "b:why:1")
    assert answer.said == "You may play any of your cards."
    assert len(people[1].actions) == 7


async def test_in_the_lobby_it_says_that_nothing_is_played_yet(server: Server) -> None:
    alice, *_ = server.four()
    await alice.types("new")
    answer = await server.forge(alice, server.post, "b:why:1")
    assert answer.said == "The match has not begun yet."


async def test_a_stranger_is_told_nothing(server: Server, people: tuple[Person, ...]) -> None:
    stranger = server.person("Zoé")
    for post in (server.post, hand_of(people[1])):
        assert (await server.forge(stranger, post, "b:why:1")).said == "You do not sit at this table."


async def test_asked_in_anothers_hand_it_is_told_in_ones_own(
    server: Server, people: tuple[Person, ...]
) -> None:
    text = hand_of(people[3]).text
    answer = await server.forge(people[1], hand_of(people[3]), "b:why:1")
    assert answer.result.ephemeral
    assert answer.post.id != hand_of(people[3]).id
    assert MUST_RUFF in answer.post.text
    assert hand_of(people[3]).text == text


# ---- a card that is not allowed ------------------------------------------------------------------


async def forged(server: Server, person: Person, card: str) -> str:
    """The sentence for a click on a card that has no button."""
    answer = await server.forge(person, hand_of(person), f"b:act:1:{server.table.version}:{card}")
    assert answer.said is not None
    return answer.said.replace("\N{NO-BREAK SPACE}", " ")


async def test_a_card_that_is_not_allowed_is_refused_with_the_rule(
    server: Server, people: tuple[Person, ...]
) -> None:
    assert await forged(server, people[1], "KS") == f"Not the king of spades: {MUST_RUFF}"
    assert people[1].actions


async def test_a_card_is_refused_with_the_rule_of_the_table(
    server: Server, people: tuple[Person, ...]
) -> None:
    await people[1].clicks("9 of hearts")
    refused = await forged(server, people[2], "TS")
    assert refused.startswith("Pas le dix de pique : vous n’avez pas de trèfle et ne pouvez pas monter sur")
    assert refused.endswith("\n-# Règle de cette table — Sous-couper (« pisser ») : obligatoire.")


async def test_a_card_that_is_not_held_is_refused_without_a_word_about_others(
    server: Server, people: tuple[Person, ...]
) -> None:
    match = server.table.match
    assert match is not None
    for card in (*cards_in(match.game.deals[-1].hands[2]), *match.game.deals[-1].trick):
        assert (await forged(server, people[1], str(card))).startswith("You do not hold the ")
