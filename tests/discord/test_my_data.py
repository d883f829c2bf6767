"""`/belote my-data`: all that is kept about somebody, for themselves, and erased at their word."""

import json
import re
import sqlite3
from contextlib import closing
from typing import Any

from belote_bot.game.cards import CARDS
from belote_bot.game.house_rules import HouseRules, Shuffle
from belote_bot.storage.endings import Ending
from belote_bot.storage.personal import SECTIONS
from tests.discord.harness import Answer, Person, Server
from tests.discord.past import TWO_DEALS, seeded, store
from tests.discord.posts import Post

NAME = "Théodora Effaçable"


async def data_of(person: Person) -> tuple[Post, dict[str, Any]]:
    """What the command gives."""
    answer = await person.types("my-data")
    assert answer.result.ephemeral
    (data,) = answer.post.pictures  # what is attached, here a file
    return answer.post, json.loads(data)


async def erases(person: Person) -> Answer:
    """Click both buttons."""
    post, _ = await data_of(person)
    sure = (await person.clicks("Erase all…", post)).post
    return await person.clicks("Yes, erase all", sure)


OTHER_ROWS = """
INSERT INTO latecomers (match_id, user_id, seat) VALUES (2, ?1, 1);
INSERT INTO cuts (match_id, deal, seat, height, user_id, cut_at) VALUES (1, 1, 0, 'high', ?1, 5);
INSERT INTO count_deals (count_id, number, melds_a, melds_b, user_id, entered_at) VALUES (1, 0, 0, 0, ?1, 5);
INSERT INTO count_drafts (count_id, user_id, number, draft) VALUES (1, ?1, 1, '{}');
INSERT INTO turns (table_id, version, user_id, ends_at, seen_at) VALUES (3, 3, ?1, 9, 9);
INSERT INTO barred (table_id, user_id) VALUES (3, ?1);
INSERT INTO offers (table_id, seat, giver_id, taker_id, taker_name, deal) VALUES (3, 1, ?1, ?1, ?2, 1);
INSERT INTO newcomers (user_id, met_at) VALUES (?1, 5);
INSERT OR IGNORE INTO achievements (guild_id, user_id, achievement, match_id) VALUES (9, ?1, 'capot', 1);
UPDATE seats SET absence = 'left', absent_id = ?1, absent_name = ?2 WHERE table_id = 3 AND seat = 3;
"""
"""What takes long to come by."""


async def known_well(server: Server) -> tuple[Person, tuple[Person, ...]]:
    """Somebody of whom there is something in every table, and those with whom they played."""
    others = server.four()[1:]
    theo = server.person(NAME)  # the greater id of each pair, and by herself the first
    people = (theo, *others)
    here, elsewhere = server.guild.id, server.guild.id + 1
    for seed in range(2):
        await store(server.database, here, people, seeded(TWO_DEALS, seed), Ending.FINISHED)
    stopped = seeded(TWO_DEALS, 9, actions=20)
    await store(server.database, here, (others[0], theo), stopped, Ending.STOPPED)
    await store(server.database, elsewhere, people, seeded(TWO_DEALS, 8), Ending.FINISHED)
    await theo.types("preferences", cards="four_colour")
    await theo.types("count", player1=theo.mention, player2="Papa", player3="Maman", player4="Léa")
    async with server.database.transaction():
        for sql in OTHER_ROWS.strip().split("\n"):
            await server.database.run(sql, (theo.id, theo.name) if "?2" in sql else (theo.id,))
    return theo, others


def cells(server: Server) -> list[tuple[str, str, Any]]:
    """Every value of the whole database, with its table and column."""
    found: list[tuple[str, str, Any]] = []
    with closing(sqlite3.connect(server.path)) as file:
        for (table,) in file.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
            cursor = file.execute(f"SELECT * FROM {table}")  # noqa: S608  # one of ours
            names = [column[0] for column in cursor.description]
            found += [(table, name, value) for row in cursor for name, value in zip(names, row, strict=True)]
    return found


def mentions(server: Server, person: Person) -> set[str]:
    """The columns in which somebody's id or name stands, alone or within a text."""
    wanted = (str(person.id), person.name)
    return {
        f"{table}.{column}"
        for table, column, value in cells(server)
        if any(each in str(value) for each in wanted)
    }


async def test_the_file_has_what_every_table_holds_about_the_asker(server: Server) -> None:
    theo, _ = await known_well(server)
    tables = {column.partition(".")[0] for column in mentions(server, theo)}
    assert tables <= set(SECTIONS)
    _, document = await data_of(theo)
    assert document["format"] == "belote-my-data"
    assert document["user_id"] == str(theo.id)
    assert tables <= set(document)
    assert set(SECTIONS) <= set(document)
    assert {match["guild_id"] for match in document["match_players"]} == {
        str(server.guild.id),
        str(server.guild.id + 1),
    }
    assert len(document["person_results"]) == 4
    assert document["preferences"][0]["cards"] == "four_colour"
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00", document["players"][0]["seen_at"])


async def test_the_file_names_nobody_else(server: Server) -> None:
    theo, others = await known_well(server)
    post, _ = await data_of(theo)
    (data,) = post.pictures
    for other in others:
        assert str(other.id) not in data.decode()
        assert other.name not in data.decode()


async def test_of_a_running_match_the_file_has_ones_own_cards_that_were_played(server: Server) -> None:
    people = server.four()
    game = seeded(HouseRules(target=None, deals=3, shuffle=Shuffle.CUT_ONLY), 5, actions=60, void=1)
    await store(server.database, server.guild.id, people, game, None)
    _, document = await data_of(people[2])
    said = {action["action"] for action in document["actions"]}
    played = {str(play.card) for deal in game.deals for play in deal.plays}
    assert {card for card in map(str, CARDS) if card in said} <= played
    assert {action["seat"] for action in document["actions"]} == {2}
    text = json.dumps(document)
    for deal in game.deals:
        assert " ".join(map(str, deal.pack[:3])) not in text
    assert "deck" not in text
    assert "salt" not in text


async def test_who_never_played_has_a_short_file(server: Server) -> None:
    _, document = await data_of(server.person("Zoé"))
    assert set(document) == {"format", "version", "user_id", "exported_at"}


# ---- erasing ---------------------------------------------------------------------------------


async def test_no_column_that_may_hold_a_person_is_overlooked(server: Server) -> None:
    """Whoever adds one sees to it that `known_well` fills it: then the other tests are about it, too."""
    theo, _ = await known_well(server)
    with closing(sqlite3.connect(server.path)) as file:
        columns = file.execute(
            "SELECT tables.name || '.' || columns.name FROM sqlite_schema AS tables"
            " JOIN pragma_table_info(tables.name) AS columns WHERE tables.type = 'table'"
        ).fetchall()
    person = re.compile(r"name$|(user|host|opener|absent|partner|asker|member|owner|writer|author)_?(id)?$")
    maybe = {column for (column,) in columns if person.search(column)} - {"facts.name"}
    assert maybe <= mentions(server, theo)


async def test_erasing_leaves_neither_id_nor_name_in_any_table(server: Server) -> None:
    theo, _ = await known_well(server)
    answer = await erases(theo)
    assert answer.post.text.startswith("It is erased: ")
    assert answer.post.buttons == ()
    assert mentions(server, theo) == set()


async def test_erasing_leaves_neither_id_nor_name_in_the_bytes_of_the_files(server: Server) -> None:
    theo, _ = await known_well(server)
    await erases(theo)
    for file in server.path.parent.glob(f"{server.path.name}*"):
        if not file.name.endswith("-shm"):
            data = file.read_bytes()
            assert NAME.encode() not in data, file
            assert theo.id.to_bytes(8, "big") not in data, file


async def test_nothing_is_erased_before_the_second_click(server: Server) -> None:
    theo, _ = await known_well(server)
    before = mentions(server, theo)
    post, _ = await data_of(theo)
    sure = (await theo.clicks("Erase all…", post)).post
    assert sure.text.startswith("**Erase all?** ")
    assert sure.files == []
    assert mentions(server, theo) == before
    kept = (await theo.clicks("No, keep it", sure)).post
    assert kept.text == "Nothing has changed."
    assert kept.buttons == ()
    assert mentions(server, theo) == before


async def test_preferences_are_forgotten_at_once(server: Server) -> None:
    alice, *_ = server.four()
    await alice.types("preferences", language="fr")
    post, _ = await data_of(alice)
    sure = (await alice.clicks("Tout effacer…", post)).post
    assert (await alice.clicks("Oui, tout effacer", sure)).post.text.startswith("C’est effacé")
    post, _ = await data_of(alice)
    assert post.text.startswith("Here is all that the bot keeps about you")


async def test_others_keep_their_matches_with_a_former_player(server: Server) -> None:
    theo, (bruno, *_) = await known_well(server)
    await erases(theo)
    listed = (await bruno.types("history")).post
    assert "former player and Chloé" in listed.text
    answer = await server.forge(bruno, listed, "b:replay:1:0:1f:0_0")
    assert "former player" in answer.post.text
    assert "former player" in answer.post.alt
    export = await bruno.types("export", match="1")
    (record,) = export.post.pictures
    assert json.loads(record)["players"] == ["former player", "Bruno", "Chloé", "Denis"]


async def test_nobody_finds_their_matches_by_them_any_more(server: Server) -> None:
    theo, (bruno, *_) = await known_well(server)
    await erases(theo)
    assert "No match has been played so far." in (await bruno.types("history", member=theo.member)).post.text
    assert (await theo.types("export")).said == "There is no finished deal to export yet."


async def test_who_was_erased_may_play_again_as_somebody_new(server: Server) -> None:
    theo, _ = await known_well(server)
    await erases(theo)
    await theo.types("new")
    assert f"{NAME}’s table" in server.post.text
    _, document = await data_of(theo)
    assert set(document) >= {"players", "tables", "seats"}
    assert "match_players" not in document


async def test_two_who_were_erased_are_not_one(server: Server) -> None:
    theo, (bruno, *_) = await known_well(server)
    await erases(theo)
    await erases(bruno)
    sql = "SELECT count(DISTINCT user_id) FROM match_players WHERE match_id = 1 AND user_id < 0"
    assert await server.database.number(sql) == 2


async def test_who_sits_at_an_open_table_is_refused(server: Server) -> None:
    alice, *_ = server.four()
    await alice.types("new")
    refused = (await erases(alice)).said
    assert refused is not None
    assert refused.startswith("An open table still counts you among its players: ")
    assert mentions(server, alice)
    await alice.types("leave")
    assert (await erases(alice)).post.text.startswith("It is erased: ")


async def test_who_left_a_match_that_runs_waits_for_its_end(server: Server) -> None:
    people = server.four()
    await server.begin(people)
    await people[2].types("leave")
    assert "An open table still counts you" in str((await erases(people[2])).said)
    await people[0].types("stop")
    assert (await erases(people[2])).post.text.startswith("It is erased: ")
    assert mentions(server, people[2]) == set()


async def test_nobody_waits_for_a_table_of_a_server_that_the_bot_was_sent_away_from_meanwhile(
    server: Server,
) -> None:
    people = server.four()
    for guild_id in (server.guild.id, server.guild.id + 1):
        await store(server.database, guild_id, people[:2], seeded(TWO_DEALS, 1, actions=20), None)
    await server.database.run("UPDATE tables SET channel_id = ?", (server.channel.id,))
    await server.restart()
    assert "An open table still counts you" in str((await erases(people[0])).said)
    await people[0].types("stop")
    assert (await erases(people[0])).post.text.startswith("It is erased: ")
    assert mentions(server, people[0]) == set()


async def test_somebody_elses_click_erases_the_clicker_at_most(server: Server) -> None:
    theo, (bruno, *_) = await known_well(server)
    before = mentions(server, theo)
    await server.forge(bruno, server.post, "b:eraseall:0")
    assert mentions(server, theo) == before


async def test_a_french_reader_reads_french(server: Server) -> None:
    alice = server.person("Alice", "fr")
    post, _ = await data_of(alice)
    assert post.text.startswith("Voici tout ce que le bot garde de vous")
    assert (await alice.clicks("Tout effacer…", post)).post.labels == ["Oui, tout effacer", "Non, garder"]
