"""`/belote history`: the matches of a server, and the deals of one."""

import json
import re
from dataclasses import replace

from belote_bot.game.house_rules import HouseRules
from belote_bot.storage.endings import Ending
from tests.discord import panels
from tests.discord.harness import Answer, Person, Server
from tests.discord.panels import menus, offered
from tests.discord.past import BEGAN, ONE_DEAL, TWO_DEALS, seeded, store
from tests.discord.posts import Post


async def past(
    server: Server, people: tuple[Person, ...], seed: int = 1, ending: Ending | None = Ending.FINISHED
) -> int:
    game = seeded(TWO_DEALS, seed, None if ending is Ending.FINISHED else 50)
    return await store(server.database, server.guild.id, people, game, ending)


async def choose(person: Person, post: Post, number: int = 0) -> Answer:
    """Choose a line of the only menu."""
    (key,) = menus(post)
    return await panels.choose(person, post, key, offered(post, key)[number])


async def test_an_empty_history_says_so(server: Server) -> None:
    alice, *_ = server.four()
    answer = await alice.types("history")
    assert answer.result.ephemeral
    assert answer.post.text == "### The matches of this server\nNo match has been played so far."


async def test_the_newest_match_stands_first_with_players_score_winner_and_rules(server: Server) -> None:
    people = server.four()
    await past(server, people[:2], seed=2)
    await past(server, people, seed=3)
    game = seeded(TWO_DEALS, 3)
    post = (await people[0].types("history")).post
    _, score, more, older, _ = post.text.split("\n")
    team = ("🏆 **Alice and Chloé**", "Bruno and Denis")
    if game.winner == 1:
        team = ("Alice and Chloé", "🏆 **Bruno and Denis**")
    assert score == f"{team[0]} **{game.totals[0]} – {game.totals[1]}** {team[1]}"
    assert more == f"-# <t:{BEGAN + 60}:f> · A match of 2 deals, Federation"
    assert "Lucien" in older
    assert "Odette" in older


async def test_matches_that_were_not_played_out_are_marked(server: Server) -> None:
    people = server.four()
    for ending in (Ending.STOPPED, Ending.ABANDONED, None):
        await past(server, people, ending=ending)
    lines = (await people[0].types("history")).post.text.split("\n")[2::2]
    endings = [line.rpartition(" · ")[2] for line in lines]
    assert endings == ["in progress", "abandoned", "stopped before its end"]


async def test_a_members_history_has_their_matches_only(server: Server) -> None:
    alice, bruno, chloe, denis = server.four()
    await past(server, (alice, bruno))
    await past(server, (chloe, denis))
    post = (await alice.types("history", member=denis.member)).post
    assert post.text.startswith("### The matches of Denis\n")
    assert "Chloé and " in post.text
    assert "Alice" not in post.text


async def test_another_servers_matches_are_not_there(server: Server) -> None:
    alice, bruno, *_ = server.four()
    game = seeded(ONE_DEAL, 1)
    await store(server.database, server.guild.id + 1, (alice, bruno), game, Ending.FINISHED)
    assert "No match has been played so far." in (await alice.types("history")).post.text


async def test_what_somebody_is_called_in_another_server_is_not_told(server: Server) -> None:
    alice, bruno, *_ = server.four()
    game = seeded(ONE_DEAL, 1)
    await store(server.database, server.guild.id, (alice, bruno), game, Ending.FINISHED)
    elsewhere = replace(alice, name="Ailleurs")
    await store(server.database, server.guild.id + 1, (elsewhere, bruno), game, Ending.FINISHED)
    post = (await bruno.types("history", member=alice.member)).post
    assert post.text.startswith("### The matches of Alice\n")
    assert "Alice and " in post.text
    export = (await bruno.types("export", match="1")).post
    assert json.loads(export.pictures[0])["players"][:2] == ["Alice", "Bruno"]
    listed = await server.forge(bruno, post, f"b:history:0:0_{alice.id}")
    assert "Ailleurs" not in post.text + listed.post.text


async def test_pages_are_turned_by_buttons(server: Server) -> None:
    alice, bruno, *_ = server.four()
    for seed in range(10):
        game = seeded(ONE_DEAL, seed)
        await store(server.database, server.guild.id, (alice, bruno), game, Ending.FINISHED)
    first = (await alice.types("history")).post
    assert first.labels == ["Older"]
    newest = re.findall(r"<t:(\d+):f>", first.text)
    second = (await alice.clicks("Older", first)).post
    assert second.id == first.id
    assert second.labels == ["Newer"]
    oldest = re.findall(r"<t:(\d+):f>", second.text)
    assert [*newest, *oldest] == [str(BEGAN + 60 * number) for number in reversed(range(10))]
    assert len(newest) == 8


async def test_a_match_shows_its_deals(server: Server) -> None:
    people = server.four()
    game = seeded(TWO_DEALS, 5, void=1)
    await store(server.database, server.guild.id, people, game, Ending.FINISHED)
    post = (await choose(people[1], (await people[1].types("history")).post)).post
    void, *deals = post.text.split("\n")[3:]
    assert void == "1. Void deal"
    for line, result in zip(deals, game.results[1:], strict=True):
        assert result.contract is not None
        taker, trump = people[result.contract.taker].name, result.contract.trump.name.lower()
        marks, totals = result.marks, result.totals
        assert line.startswith(f"{result.number + 1}. {taker} in {trump}, ")
        assert f": {marks[0]} – {marks[1]} (total {totals[0]} – {totals[1]})" in line
    (key,) = menus(post)
    assert offered(post, key)[0] == "1. Void deal"
    assert len(offered(post, key)) == len(game.results)
    assert post.labels == ["All matches", "Export"]


async def test_a_running_match_shows_its_finished_deals_but_offers_none_to_see_again(server: Server) -> None:
    people = server.four()
    await past(server, people, ending=None)
    post = (await choose(people[0], (await people[0].types("history")).post)).post
    assert "\n1. " in post.text
    assert "\n2. " not in post.text
    assert "The match is not over" in post.text
    assert post.labels == ["All matches"]
    assert not menus(post)


async def test_from_a_match_one_comes_back_to_the_page_it_stood_on(server: Server) -> None:
    alice, bruno, *_ = server.four()
    for seed in range(10):
        game = seeded(ONE_DEAL, seed)
        await store(server.database, server.guild.id, (alice, bruno), game, Ending.FINISHED)
    second = (await alice.clicks("Older", (await alice.types("history", member=bruno.member)).post)).post
    listed = second.text
    post = (await choose(alice, second, 1)).post
    assert (await alice.clicks("All matches", post)).post.text == listed


async def test_long_names_and_many_deals_fit_into_a_message(server: Server) -> None:
    people = tuple(server.person("_" * 32) for _ in range(4))
    rules = HouseRules(target=None, deals=40)
    for _ in range(8):
        await store(server.database, server.guild.id, people, seeded(rules, 6), Ending.FINISHED)
    post = (await people[0].types("history")).post
    assert len(post.text) <= 4000
    match = (await choose(people[0], post)).post
    assert len(match.text) <= 4000
    assert match.labels == ["Later deals", "All matches", "Export"]
    later = (await people[0].clicks("Later deals", match)).post
    assert "\n16. " in later.text
    assert later.labels == ["Earlier deals", "Later deals", "All matches", "Export"]


async def test_forged_pages_and_matches_are_answered_with_a_sentence(server: Server) -> None:
    alice, bruno, *_ = server.four()
    game = seeded(ONE_DEAL, 1)
    other = await store(server.database, server.guild.id + 1, (alice, bruno), game, Ending.FINISHED)
    post = (await alice.types("history")).post
    unknown, stale = (
        "This server knows no such match.",
        "That button is out of date: things have changed since.",
    )
    huge = "9" * 18
    for custom_id, said in {
        f"b:match:{other}:0:0_0": unknown,
        f"b:match:{huge}:0:0_0": unknown,
        f"b:match:{other}:x:0_0": stale,
        f"b:history:0:{huge}_0": stale,
        "b:history:0:0_99999999999999999999999": stale,
        "b:history:0:0_9999999999999999999": stale,
        "b:history:0": stale,
        "b:history:0:é_1": stale,
    }.items():
        assert (await server.forge(alice, post, custom_id)).said == said, custom_id


async def test_a_french_reader_reads_french(server: Server) -> None:
    people = server.four("fr")
    await past(server, people, ending=None)
    post = (await people[0].types("history")).post
    assert post.text.startswith("### Les parties de ce serveur\n")
    assert "en cours" in post.text
