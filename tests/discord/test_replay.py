"""A deal seen again with open hands: alone, shared, and never while its match runs."""

from dataclasses import replace

import pytest

from belote_bot.game.cards import CARDS, cards_in
from belote_bot.game.house_rules import HouseRules, Shuffle
from belote_bot.game.match import Match
from belote_bot.locales import Language
from belote_bot.locales.cards import card_name, rank_index, suit_name
from belote_bot.storage.endings import Ending
from tests.discord.harness import Person, Server
from tests.discord.past import ONE_DEAL, TWO_DEALS, seeded, store
from tests.discord.posts import Post
from tests.discord.test_history import choose

TURNING = ["Start", "Back", "Forward", "End"]


async def opened(server: Server, reader: Person, number: int = 0, list_line: int = 0) -> Post:
    """The reader chooses a match in the history, then a deal."""
    match = (await choose(reader, (await reader.types("history")).post, list_line)).post
    return (await choose(reader, match, number)).post


async def finished(server: Server, rules: HouseRules = ONE_DEAL, seed: int = 1, void: int = 0) -> Match:
    people = server.four()
    game = seeded(rules, seed, void=void)
    await store(server.database, server.guild.id, people, game, Ending.FINISHED)
    return game


async def test_a_replay_begins_with_the_auction_and_all_four_hands(server: Server) -> None:
    game = await finished(server)
    post = await opened(server, reader := server.person("Zoé"))
    assert post.stored.is_ephemeral
    deal = game.deals[0]
    assert deal.contract is not None
    taker = ("Alice", "Bruno", "Chloé", "Denis")[deal.contract.taker]
    title, begins, bids, *_ = post.text.split("\n")
    assert title == "### Deal 1 · Alice and Chloé against Bruno and Denis"
    assert begins == f"Denis deals. The upcard is the {card_name(Language.EN, deal.upcard)}."
    assert bids.startswith("**First round**: Alice passes. Bruno passes. ")
    assert f"{taker} takes: {suit_name(Language.EN, deal.contract.trump)}." in post.text
    for hand in deal.dealt:
        for card in cards_in(hand):
            assert f" {rank_index(Language.EN, card.rank)}" in post.alt
    assert post.alt.count(" holds ") == 4
    assert post.labels == ["Forward", "End", "Share", "The deals"]
    assert reader.name not in post.alt


async def test_forward_goes_trick_by_trick_to_the_score_sheet(server: Server) -> None:
    game = await finished(server)
    post = await opened(server, reader := server.person("Zoé"))
    first = post.id
    for number, trick in enumerate(game.deals[0].tricks, 1):
        post = (await reader.clicks("Forward", post)).post
        assert post.id == first
        assert f"\n**Trick {number}**: " in post.text
        assert ("Alice", "Bruno", "Chloé", "Denis")[trick.winner] in post.text.split("\n")[-2]
        assert f"{number + 1} of 10 · " in post.text
        for card in trick.cards:
            assert card_name(Language.EN, card) in post.text
        assert post.labels[:4] == TURNING
    sheet = (await reader.clicks("Forward", post)).post
    assert sheet.files[0].startswith("score-")
    assert f"(total {game.totals[0]})" in sheet.text
    assert sheet.labels == ["Start", "Back", "Share", "The deals"]


async def test_first_back_and_last_lead_where_they_say(server: Server) -> None:
    await finished(server)
    post = await opened(server, reader := server.person("Zoé"))
    beginning = post.text
    last = (await reader.clicks("End", post)).post
    assert "10 of 10" in last.text
    before = (await reader.clicks("Back", last)).post
    assert "**Trick 8**" in before.text
    assert (await reader.clicks("Start", before)).post.text == beginning


async def test_the_next_deal_is_a_click_away_and_void_deals_are_there(server: Server) -> None:
    await finished(server, TWO_DEALS, seed=5, void=1)
    post = await opened(server, reader := server.person("Zoé"))
    assert "**Second round**: " in post.text
    assert "Nobody takes" not in post.text
    assert post.labels == ["Forward", "End", "Next deal", "Share", "The deals"]
    assert "Nobody took: the deal is void." in (await reader.clicks("Forward", post)).post.text
    following = (await reader.clicks("Next deal", post)).post
    assert following.text.startswith("### Deal 2 · ")
    back = (await reader.clicks("The deals", following)).post
    assert "\n1. Void deal\n" in back.text
    assert back.files == []


async def test_a_match_that_was_stopped_shows_its_last_deal_up_to_there(server: Server) -> None:
    people = server.four()
    game = seeded(TWO_DEALS, 1, actions=9)
    assert len(game.deals[0].trick) == 2
    match = await store(server.database, server.guild.id, people, game, Ending.STOPPED)
    post = (await people[0].types("history")).post
    answer = await server.forge(people[0], post, f"b:replay:{match}:0:2f:0_0")
    assert answer.post.text.split("\n")[-2] == "The match was stopped here."
    assert "3 of 3" in answer.post.text


async def test_cards_have_the_readers_style_and_language(server: Server) -> None:
    await finished(server)
    reader = server.person("Zoé", "fr")
    await reader.types("preferences", cards="four_colour")
    coloured = await opened(server, reader)
    assert "**Premier tour**" in coloured.text
    other = await opened(server, server.person("Yves", "fr"))
    assert coloured.pictures != other.pictures
    assert coloured.alt == other.alt


# ---- shared ----------------------------------------------------------------------------------


async def shared(server: Server) -> tuple[Person, Post]:
    await finished(server)
    reader = server.person("Zoé")
    post = (await reader.clicks("Forward", await opened(server, reader))).post
    await reader.clicks("Share", post)
    return reader, server.post


async def test_a_shared_replay_is_everybodys_at_the_same_moment(server: Server) -> None:
    _, post = await shared(server)
    assert not post.stored.is_ephemeral
    assert "**Trick 1**" in post.text
    assert post.labels == TURNING
    assert post.pinged == set()


async def test_everybody_turns_a_shared_replay_also_after_a_restart(server: Server) -> None:
    reader, post = await shared(server)
    other = server.person("Yves", "fr")
    await other.clicks("Forward", post)
    assert server.post.id == post.id
    assert "**Trick 2**" in post.text
    await server.restart()
    await reader.clicks("Forward", post)
    assert "**Trick 3**" in post.text
    assert server.posts[-1].id == post.id


async def test_the_private_replay_stays_when_it_is_shared(server: Server) -> None:
    await finished(server)
    reader = server.person("Zoé")
    post = await opened(server, reader)
    text = post.text
    await reader.clicks("Share", post)
    assert post.text == text
    assert server.post.text.startswith("### Deal 1")


async def test_a_shared_replay_speaks_the_servers_language(server: Server) -> None:
    await finished(server)
    with server.env._bot_scope():
        await server.bot.house.tables.choose(server.guild.id, lambda chosen: replace(chosen, language="fr"))
    reader = server.person("Zoé")
    await reader.clicks("Share", await opened(server, reader))
    assert server.post.text.startswith("### Donne 1 · ")
    await reader.clicks("Suivant", server.post)
    assert "**Pli 1** " in server.post.text.replace("\u00a0", " ")


# ---- never while the match runs --------------------------------------------------------------

RUNNING = "The match is not over: its deals can be seen again with open hands once it is."


@pytest.mark.parametrize("shuffle", Shuffle)
async def test_no_deal_of_a_running_match_is_shown_to_anybody(server: Server, shuffle: Shuffle) -> None:
    people = server.four()
    game = seeded(HouseRules(target=None, deals=3, shuffle=shuffle), 5, actions=60, void=1)
    match = await store(server.database, server.guild.id, people, game, None)
    stranger = server.person("Zoé")
    for person in (people[0], stranger):
        post = (await person.types("history")).post
        seen = len(server.states)
        for deal in range(len(game.deals)):
            for custom_id in (
                f"b:replay:{match}:{deal}:0f:0_0",
                f"b:replay:{match}:{deal}:0f:en",
                f"b:share:{match}:{deal}:0",
            ):
                assert (await server.forge(person, post, custom_id)).said == RUNNING
        assert not [state for state in server.states[seen:] if state.payload["attachments"]]
        for state in server.states[seen:]:
            assert not [card for card in CARDS if card_name(Language.EN, card) in state.everything_readable]


async def test_another_servers_deal_is_shown_to_nobody(server: Server) -> None:
    people = server.four()
    match = await store(server.database, server.guild.id + 1, people, seeded(ONE_DEAL, 1), Ending.FINISHED)
    post = (await people[0].types("history")).post
    for custom_id in (f"b:replay:{match}:0:0f:0_0", f"b:share:{match}:0:0", f"b:export:{match}"):
        assert (await server.forge(people[0], post, custom_id)).said == "This server knows no such match."


async def test_forged_deals_and_moments_are_answered_with_a_sentence(server: Server) -> None:
    await finished(server)
    reader = server.person("Zoé")
    post = await opened(server, reader)
    stale = "That button is out of date: things have changed since."
    for rest, said in {
        "1:0f:0_0": "That match has no such deal.",
        f"{'9' * 19}:0f:0_0": "That match has no such deal.",
        f"{'9' * 30}:0f:0_0": stale,
        "0:10f:0_0": stale,
        f"0:{'9' * 18}f:0_0": stale,
        "0:xf:0_0": stale,
        "0:0f:de": stale,
        "0:0f": stale,
        "menu:0:0_0": stale,
    }.items():
        assert (await server.forge(reader, post, f"b:replay:1:{rest}")).said == said, rest


async def test_a_forged_click_puts_no_replay_into_a_tables_message(server: Server) -> None:
    await finished(server)
    host = server.person("Zoé")
    await host.types("new")
    await server.calm()
    text = server.post.text
    answer = await server.forge(host, server.post, "b:replay:1:0:0f:en")
    assert server.post.text == text
    assert answer.post.stored.is_ephemeral
