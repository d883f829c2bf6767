"""A match that ends: its results are stored by then, and the last message says what it counts for."""

from random import Random

from belote_bot.game.actions import Pass
from belote_bot.storage.database import Row
from tests.discord.harness import Person, Server
from tests.discord.opening import begin_under
from tests.discord.past import ONE_DEAL

PEOPLE = (
    "SELECT user_id, part, outcome, company, counted, mu_after IS NOT NULL FROM person_results ORDER BY seat"
)


async def play_on(server: Server, people: list[Person]) -> None:
    """Click anything until the match is over."""
    random = Random(1)
    while server.posts[-1].labels.count("My hand") or any(person.actions for person in people):
        person = server.on_turn(people)
        choices = [action for action in person.actions if not isinstance(action, Pass)]
        await person.acts(random.choice(choices or person.actions))


async def rows(server: Server, sql: str) -> list[Row]:
    return await server.database.rows(sql)


async def test_four_people_finish_a_match(server: Server) -> None:
    people = list(server.four())
    await begin_under(server, people, ONE_DEAL)
    await play_on(server, people)

    [(winner,)] = await rows(server, "SELECT winner FROM match_results")
    won = {"A": ("won", "lost"), "B": ("lost", "won")}.get(str(winner), ("drawn", "drawn"))
    assert await rows(server, PEOPLE) == [
        (person.id, "whole", won[seat % 2], "people", 1, 1) for seat, person in enumerate(people)
    ]
    assert "leaving" not in server.post.text


async def test_who_left_has_lost_and_it_is_said(server: Server) -> None:
    people = list(server.four())
    await begin_under(server, people, ONE_DEAL)
    await people[1].types("leave")
    await play_on(server, [people[0], *people[2:]])

    found = await rows(server, PEOPLE)
    assert found[1] == (people[1].id, "left", "lost", "people", 1, 1)
    assert {row[3] for row in (found[0], *found[2:])} == {"bots"}
    assert "Lost by leaving: Bruno. For the others it counts as a match with bots." in server.post.text


async def test_a_match_that_is_stopped_counts_for_nobody_and_it_is_said(server: Server) -> None:
    people = list(server.four())
    await begin_under(server, people, ONE_DEAL)
    await people[0].types("stop")

    assert {row[2:] for row in await rows(server, PEOPLE)} == {("void", "people", 0, 0)}
    assert "Stopped before its end: the match counts for nobody." in server.post.text
