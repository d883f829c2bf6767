"""`/belote leaderboard`: who stands where, one's own place, pages and menus, and what cannot be read."""

from typing import Any

import pytest

from belote_bot.storage.guilds import Kind
from tests.discord.harness import Person, Server
from tests.discord.panels import choose, chosen, forge_choice, menus, offered
from tests.discord.posts import Post
from tests.discord.results import BOT, DAY, Played, Sits, play


@pytest.fixture
def four(server: Server) -> tuple[Person, Person, Person, Person]:
    return server.four()


def sits(*people: Person) -> list[Sits]:
    return [Sits(person.id, person.name) for person in people]


async def played(
    server: Server, people: list[Sits], *winners: int, days_ago: int = 0, deals: tuple[Played, ...] = ()
) -> None:
    """Matches that the first team (0) or the second (1) won."""
    for winner in winners:
        at = int(server.clock.now()) - days_ago * DAY
        await play(server.database, server.guild.id, people, 1 if winner else 0, at, deals)


async def many(server: Server, asker: Person) -> None:
    """Six matches of twenty-four people, each in one; the asker lost theirs."""
    strangers = [Sits(1000 + number, f"P{number:02}") for number in range(23)]
    for number in range(0, 20, 4):
        await played(server, strangers[number : number + 4], 0)
    await played(server, [*strangers[20:], Sits(asker.id, asker.name)], 0)


async def opens(person: Person, **options: Any) -> Post:
    return (await person.types("leaderboard", **options)).post


def lines(post: Post) -> list[str]:
    return [line for line in post.text.splitlines() if line.startswith("**")]


# ---- what stands there -----------------------------------------------------------------------


async def test_people_stand_there_by_rating_with_its_uncertainty(
    server: Server, four: tuple[Person, ...]
) -> None:
    await played(server, sits(*four), 0, 0, 1)
    post = await opens(four[1])
    assert post.stored.is_ephemeral
    assert post.text.startswith("### Leaderboard · all time\n-# Rating · among people\n")
    shown = lines(post)
    assert [line.split(" · ")[0] for line in shown] == [
        "**1.** Alice",
        "**1.** Chloé",
        "**3.** Bruno",
        "**3.** Denis",
    ]
    assert all("provisional" in line and "±\u00a0" in line for line in shown)
    assert shown[2].endswith("◂\u00a0you")
    assert "4 players ranked" in post.text


@pytest.mark.parametrize(
    ("by", "first"),
    [
        ("won", "**1.** Alice · **8 wins** · 11 matches ◂\u00a0you"),
        ("win_rate", "**1.** Alice · **72.7%** · 8 of 11 ◂\u00a0you"),
        ("average", "**1.** Alice · **101.5** · 22 deals ◂\u00a0you"),
        ("contracts", "**1.** Alice · **8 contracts** · 11 matches ◂\u00a0you"),
        ("capots", "**1.** Alice · **8 capots** · 22 deals ◂\u00a0you"),
    ],
)
async def test_every_measure_has_its_figures(
    server: Server, four: tuple[Person, ...], by: str, first: str
) -> None:
    capot = (Played(0, points=252), Played(2, points=70))
    await played(server, sits(*four), *[0] * 8, deals=capot)
    await played(server, sits(*four), *[1] * 3, deals=(Played(1, points=110), Played(3, points=142)))
    assert lines(await opens(four[0], by=by))[0] == first


async def test_a_french_reader_reads_french_figures(server: Server) -> None:
    people = server.four("fr")
    await played(server, sits(*people), *[0] * 7, 1, 0, 0, 0)
    post = await opens(people[0], by="win_rate")
    assert post.text.startswith("### Classement · depuis toujours\n-# Taux de victoires · entre personnes\n")
    assert lines(post)[0] == "**1.** Alice · **90,9\u00a0%** · 10 sur 11 ◂\u00a0vous"
    assert "1. Alice\u00a0: 90,9\u00a0%, 10 sur 11." in post.alt


async def test_the_first_three_stand_on_a_podium(server: Server, four: tuple[Person, ...]) -> None:
    await played(server, sits(*four), 0, 0, 1)
    post = await opens(four[1], by="won")
    assert post.alt == (
        "Leaderboard · all time. Wins · among people. 1. Alice: 2 wins, 3 matches. "
        "1. Chloé: 2 wins, 3 matches. 3. Bruno: 1 win, 3 matches. 3. Denis: 1 win, 3 matches."
    )


async def test_pairs_are_two_people_who_were_partners(server: Server, four: tuple[Person, ...]) -> None:
    await played(server, sits(*four), 0, 0, 1)
    post = await opens(four[3], by="won", who="pairs")
    assert lines(post) == [
        "**1.** Alice and Chloé · **2 wins** · 3 matches",
        "**2.** Bruno and Denis · **1 win** · 3 matches ◂\u00a0you",
    ]
    assert "1. Alice and Chloé: 2 wins, 3 matches." in post.alt


async def test_a_period_leaves_out_what_was_before(server: Server, four: tuple[Person, ...]) -> None:
    await played(server, sits(*four), 0, days_ago=200)
    await played(server, sits(*four), 1)
    assert lines(await opens(four[0], by="won", period="week"))[0] == "**1.** Bruno · **1 win** · 1 match"
    assert lines(await opens(four[0], by="won"))[0] == "**1.** Alice · **1 win** · 2 matches ◂\u00a0you"


async def test_matches_with_bots_stand_apart(server: Server, four: tuple[Person, ...]) -> None:
    alice, bruno, *_ = sits(*four)
    await played(server, sits(*four), 1)
    await played(server, [alice, BOT, BOT, BOT], 0, 0)
    await played(server, [alice, bruno, BOT, BOT], 0)
    assert lines(await opens(four[0], by="won"))[0] == "**1.** Bruno · **1 win** · 1 match"
    with_bots = lines(await opens(four[0], by="won", matches="bots"))
    assert with_bots == [
        "**1.** Alice · **3 wins** · 3 matches ◂\u00a0you",
        "**2.** Bruno · **0 wins** · 1 match",
    ]
    assert lines(await opens(four[0], by="won", matches="all"))[0].startswith(
        "**1.** Alice · **3 wins** · 4 matches"
    )


async def test_friendly_matches_do_not_count(server: Server, four: tuple[Person, ...]) -> None:
    at = int(server.clock.now())
    await play(server.database, server.guild.id, sits(*four), 0, at, kind=Kind.FRIENDLY)
    assert lines(await opens(four[0], by="won")) == []


async def test_other_servers_stand_apart(server: Server, four: tuple[Person, ...]) -> None:
    await play(server.database, 42, sits(*four), 0, int(server.clock.now()))
    assert lines(await opens(four[0])) == []


# ---- names -----------------------------------------------------------------------------------


async def test_names_are_those_of_now_and_who_has_left_is_told(
    server: Server, four: tuple[Person, ...]
) -> None:
    await played(server, sits(*four), 0)
    server.env.backend.edit_member(server.guild.id, four[2].id, {"nick": "Clo_the_2nd"})
    server.env.backend.remove_member(server.guild.id, four[3].id)
    await server.env.settle()
    names = [line.split(" · ")[0] for line in lines(await opens(four[0], by="won"))]
    assert names == ["**1.** Alice", "**1.** Clo\\_the\\_2nd", "**3.** Bruno", "**3.** Denis (has left)"]


async def test_one_question_is_asked_for_a_page_and_not_again_soon(
    server: Server, four: tuple[Person, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[list[int]] = []
    guild = server.bot.get_guild(server.guild.id)
    assert guild is not None
    query = type(guild).query_members

    async def counted(*args: Any, **options: Any) -> Any:
        asked.append(sorted(options["user_ids"]))
        return await query(*args, **options)

    monkeypatch.setattr(type(guild), "query_members", counted)
    await played(server, sits(*four), 0)
    await opens(four[0])
    await opens(four[0], by="won")
    assert asked == [sorted(person.id for person in four[1:])]
    await server.wait(16 * 60)
    await opens(four[0])
    assert len(asked) == 2


async def test_names_as_last_known_stand_there_when_discord_does_not_answer(
    server: Server, four: tuple[Person, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    guild = server.bot.get_guild(server.guild.id)
    assert guild is not None

    async def fails(*_args: object, **_options: object) -> object:
        raise TimeoutError

    monkeypatch.setattr(type(guild), "query_members", fails)
    await played(server, sits(*four), 0)
    names = [line.split(" · ")[0] for line in lines(await opens(four[0], by="won"))]
    assert names == ["**1.** Alice", "**1.** Chloé", "**3.** Bruno", "**3.** Denis"]


# ---- nobody ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({}, "Four people have not finished a ranked match together yet."),
        ({"matches": "all"}, "No ranked match has been played to its end yet."),
        ({"by": "win_rate"}, "Nobody has played the 10 matches yet that this leaderboard needs."),
        (
            {"by": "average", "period": "week"},
            "Nobody has played the 3 matches yet that this leaderboard needs.",
        ),
    ],
)
async def test_an_empty_leaderboard_says_why(
    server: Server, four: tuple[Person, ...], options: dict[str, str], sentence: str
) -> None:
    post = await opens(four[0], **options)
    assert sentence in post.text
    assert post.alts == []
    assert set(menus(post)) == {"period", "measure", "company"}


async def test_a_leaderboard_of_noughts_says_so(server: Server, four: tuple[Person, ...]) -> None:
    await played(server, sits(*four), 0)
    post = await opens(four[0], by="capots")
    assert post.text.splitlines()[2] == "No capot yet, all time."
    assert lines(post) == []


async def test_whoever_has_no_place_is_told_what_it_takes(server: Server, four: tuple[Person, ...]) -> None:
    await played(server, sits(*four), *[0] * 10)
    eve = server.person("Eve")
    assert (await opens(eve)).text.count("You have no place here yet.") == 1
    assert "You have no place here yet: it takes 10 matches." in (await opens(eve, by="win_rate")).text


# ---- pages -----------------------------------------------------------------------------------


async def test_pages_turn_and_ones_own_line_is_always_there(server: Server, four: tuple[Person, ...]) -> None:
    alice = four[0]
    await many(server, alice)
    post = await opens(alice, by="won")
    assert "Page 1 of 3 · 24 players ranked" in post.text
    assert len(lines(post)) == 11
    assert lines(post)[-1].endswith("◂\u00a0you")
    assert "Previous" not in " ".join(post.labels)
    await alice.clicks("Next", post)
    assert "Page 2 of 3" in post.text
    assert post.alts == []
    await alice.clicks("Next", post)
    assert "Page 3 of 3" in post.text
    assert sum(line.endswith("◂\u00a0you") for line in lines(post)) == 1
    assert "Next" not in post.labels
    await alice.clicks("Previous", post)
    assert "Page 2 of 3" in post.text


async def test_pages_turn_after_a_restart(server: Server, four: tuple[Person, ...]) -> None:
    await many(server, four[0])
    post = await opens(four[0], by="won")
    await server.restart()
    await four[0].clicks("Next", post)
    assert "Page 2 of 3" in post.text


async def test_the_menus_show_and_change_what_is_shown(server: Server, four: tuple[Person, ...]) -> None:
    await played(server, sits(*four), 0)
    post = await opens(four[0])
    assert chosen(post, "period") == ["All time"]
    assert chosen(post, "measure") == ["By rating"]
    assert chosen(post, "company") == ["Among people"]
    assert offered(post, "period") == ["This week", "This month", "This season", "All time"]
    await choose(four[0], post, "measure", "By capots")
    await choose(four[0], post, "period", "This week")
    await choose(four[0], post, "company", "All matches")
    await four[0].clicks("By pairs", post)
    assert post.text.startswith("### Leaderboard of pairs · this week\n-# Capots · all matches")
    await choose(four[0], post, "measure", "By wins")
    assert lines(post)[0].startswith("**1.** Alice and Chloé")
    await four[0].clicks("By players", post)
    assert lines(post)[0].startswith("**1.** Alice ·")


# ---- for everybody ---------------------------------------------------------------------------


async def test_a_shared_leaderboard_is_turned_by_its_sharer_others_get_one_of_their_own(
    server: Server, four: tuple[Person, ...]
) -> None:
    alice, bruno, *_ = four
    await many(server, alice)
    shared = await opens(alice, by="won", share=True)
    assert not shared.stored.is_ephemeral
    assert "◂" not in shared.text
    assert shared.pinged == set()
    await alice.clicks("Next", shared)
    assert "Page 2 of 3" in shared.text
    answer = await bruno.clicks("Next", shared)
    assert "Page 2 of 3" in shared.text
    assert "Page 3 of 3" in answer.post.text
    assert answer.post.stored.is_ephemeral
    assert "You have no place here yet." in answer.post.text


async def test_a_shared_leaderboard_keeps_the_language_of_the_server(server: Server) -> None:
    people = server.four("fr")
    await played(server, sits(*people), 0)
    await server.bot.house.tables.choose(server.guild.id, lambda chosen: type(chosen)(language="en"))
    post = await opens(people[0], share=True)
    assert post.text.startswith("### Leaderboard")
    await choose(people[0], post, "measure", "By wins")
    assert post.text.startswith("### Leaderboard · all time\n-# Wins")


# ---- what nobody offers ----------------------------------------------------------------------


async def test_a_page_that_does_not_exist_is_the_last_one(server: Server, four: tuple[Person, ...]) -> None:
    await many(server, four[0])
    post = await opens(four[0], by="won")
    answer = await server.forge(four[0], post, "b:board:1000000000:all+won+people+people")
    assert answer.acknowledged
    assert "Page 3 of 3" in post.text


@pytest.mark.parametrize(
    "custom_id",
    [
        "b:board:0:all+shoes+people+people",
        "b:board:0:year+won+people+people",
        "b:board:0:w202654+won+people+people",
        "b:board:0:w000000+won+people+people",
        "b:board:0:all+won+people",
        "b:board:0:all",
        "b:board:0",
        "b:board:1000000000000000000:all+won+people+people",
    ],
)
async def test_what_is_no_leaderboard_is_refused_with_a_sentence(
    server: Server, four: tuple[Person, ...], custom_id: str
) -> None:
    post = await opens(four[0])
    answer = await server.forge(four[0], post, custom_id)
    assert answer.said is not None
    assert answer.said.startswith("That button is out of date")


async def test_a_line_that_no_menu_offers_is_refused(server: Server, four: tuple[Person, ...]) -> None:
    post = await opens(four[0])
    answer = await forge_choice(four[0], post, "m:board:0:measure", ["all+1; DROP TABLE+people+people"])
    assert answer.said is not None
    assert answer.said.startswith("That button is out of date")
