"""`/belote export`: any match of the server once it is over, and one's own so far."""

import json
from pathlib import Path

import pytest

from belote_bot import verify
from belote_bot.game.cards import cards_in
from belote_bot.game.house_rules import HouseRules, Shuffle
from belote_bot.game.match import Match
from belote_bot.game.record import commitment
from belote_bot.storage.endings import Ending
from tests.discord.harness import Answer, Server
from tests.discord.past import ONE_DEAL, TWO_DEALS, seeded, store
from tests.discord.test_history import choose

RUNNING = "The match is not over: its deals can be seen again with open hands once it is."


def record_in(answer: Answer, folder: Path) -> Path:
    """The file that was sent."""
    (data,) = answer.post.pictures  # what is attached, here a file
    file = folder / answer.post.files[0]
    file.write_bytes(data)
    return file


async def test_any_member_exports_any_match_that_is_over(server: Server, tmp_path: Path) -> None:
    people = server.four()
    game = seeded(TWO_DEALS, 5, void=1)
    match = await store(server.database, server.guild.id, people, game, Ending.FINISHED)
    answer = await server.person("Zoé").types("export", match=str(match))
    assert answer.result.ephemeral
    file = record_in(answer, tmp_path)
    assert file.name == f"belote-{match}.json"
    assert verify.main([file], json_lines=False) == verify.OK
    written = json.loads(file.read_bytes())
    assert written["players"] == ["Alice", "Bruno", "Chloé", "Denis"]
    assert [deal["deck"] for deal in written["deals"]] == [list(map(str, deal.pack)) for deal in game.deals]
    for deal, played in zip(written["deals"], game.deals, strict=True):
        assert deal["commitment"] == commitment(deal["salt"], played.pack)
    assert "3 deals" in str(answer.said or answer.post.text)


async def test_the_button_under_a_match_exports_it(server: Server, tmp_path: Path) -> None:
    people = server.four()
    for seed in (1, 2):
        game = seeded(ONE_DEAL, seed)
        await store(server.database, server.guild.id, people, game, Ending.FINISHED)
    older = (await choose(people[0], (await people[0].types("history")).post, 1)).post
    text = older.text
    file = record_in(await people[0].clicks("Export", older), tmp_path)
    assert file.name == "belote-1.json"
    assert verify.main([file], json_lines=False) == verify.OK
    assert older.text == text


async def test_a_stopped_match_is_exported_up_to_its_last_finished_deal(
    server: Server, tmp_path: Path
) -> None:
    people = server.four()
    game = seeded(TWO_DEALS, 1, actions=45)
    assert len(game.results) == 1
    match = await store(server.database, server.guild.id, people, game, Ending.STOPPED)
    file = record_in(await people[3].types("export", match=str(match)), tmp_path)
    assert len(json.loads(file.read_bytes())["deals"]) == 1
    assert verify.main([file], json_lines=False) == verify.OK


async def test_nobody_but_its_players_exports_a_match_that_runs(server: Server) -> None:
    people = server.four()
    game = seeded(TWO_DEALS, 1, actions=45)
    match = await store(server.database, server.guild.id, people, game, None)
    assert (await server.person("Zoé").types("export", match=str(match))).said == RUNNING


@pytest.mark.parametrize("shuffle", Shuffle)
async def test_players_of_a_running_match_get_nothing_about_cards_in_play(
    server: Server, tmp_path: Path, shuffle: Shuffle
) -> None:
    people = server.four()
    game = seeded(HouseRules(target=None, deals=4, shuffle=shuffle), 5, actions=60, void=1)
    assert len(game.results) == 2
    match = await store(server.database, server.guild.id, people, game, None)
    answer = await people[1].types("export", match=str(match))
    assert "and the match goes on: " in answer.post.text
    written = json.loads(record_in(answer, tmp_path).read_bytes())
    assert [deal["deck"] for deal in written["deals"]] == _decks(game, 2)
    running = " ".join(map(str, game.deals[-1].pack))
    assert running not in " ".join(" ".join(deal["deck"]) for deal in written["deals"])
    held = {str(card) for hand in game.deals[-1].hands for card in cards_in(hand)}
    assert held, "somebody holds cards"


def _decks(game: Match, count: int) -> list[list[str]]:
    return [list(map(str, deal.pack)) for deal in game.deals[:count]]


async def test_a_void_deal_before_a_pack_that_is_only_cut_is_kept_back(server: Server) -> None:
    people = server.four()
    game = seeded(HouseRules(target=None, deals=4, shuffle=Shuffle.CUT_ONLY), 5, actions=10, void=1)
    assert len(game.results) == 1
    match = await store(server.database, server.guild.id, people, game, None)
    assert (await people[0].types("export", match=str(match))).said == (
        "There is no finished deal to export yet."
    )


@pytest.mark.parametrize("asked", ["99", "9" * 19, "9" * 40, "first", "-1", ""])
async def test_a_match_that_there_is_not(server: Server, asked: str) -> None:
    alice, *_ = server.four()
    assert (await alice.types("export", match=asked)).said == "This server knows no such match."


async def test_matches_are_offered_by_their_score_ones_own_first(server: Server) -> None:
    people = server.four()
    zoe = server.person("Zoé")
    elsewhere = server.guild.id + 1
    await store(server.database, server.guild.id, (zoe,), seeded(ONE_DEAL, 1), Ending.FINISHED)
    await store(server.database, server.guild.id, people, seeded(ONE_DEAL, 2), Ending.FINISHED)
    await store(server.database, elsewhere, (zoe,), seeded(ONE_DEAL, 3), Ending.FINISHED)
    choices = await zoe.member.autocomplete(server.channel, "belote export", "match", "")
    assert [choice["value"] for choice in choices] == ["1", "2"]
    assert choices[0]["name"].startswith("Zoé and ")
    only = await zoe.member.autocomplete(server.channel, "belote export", "match", "denis")
    assert [choice["value"] for choice in only] == ["2"]
