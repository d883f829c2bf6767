"""The rules: turned page by page, private or shared, each in its language."""

from pathlib import Path

import pytest

from belote_bot.game.house_rules import HouseRules
from belote_bot.locales import Language, say
from cogs.rules.chapters import chapter_name
from images import Chapter
from tests.discord.harness import Person, Server, open_server
from tests.discord.opening import begin_under, open_table
from tests.discord.panels import choose, chosen, forge_choice, menus
from tests.discord.posts import Post

STALE = say(Language.EN, "refusal-stale")
MARK = "🏠"


def title(post: Post) -> str:
    return post.text.splitlines()[0].strip("*")


def titled(chapter: Chapter, language: Language = Language.EN) -> str:
    return chapter_name(language, chapter)


def menu(post: Post) -> str:
    """What the ids of the only menu end with."""
    (key,) = menus(post)
    return key


async def turn(person: Person, post: Post, chapter: Chapter) -> Post:
    answer = await choose(person, post, menu(post), titled(chapter))
    return answer.post


# ---- the rules -------------------------------------------------------------------------------


async def test_every_chapter_opens_in_private(server: Server) -> None:
    alice = server.person("Alice")
    for chapter in Chapter:
        post = (await alice.types("rules", chapter=chapter.value)).post
        assert post.stored.is_ephemeral
        assert title(post) == titled(chapter)
        assert len(post.files) == (chapter is not Chapter.HOUSE)
    assert server.posts == []


async def test_the_rules_open_at_their_beginning(server: Server) -> None:
    post = (await server.person("Alice").types("rules")).post
    assert title(post) == titled(Chapter.START)
    assert [button.enabled for button in post.buttons] == [False, True]


async def test_pages_are_turned_in_the_same_message(server: Server) -> None:
    alice = server.person("Alice")
    post = (await alice.types("rules")).post
    answer = await alice.clicks("Next", post)
    assert (answer.post.id, title(post)) == (post.id, titled(Chapter.CARDS))
    await alice.clicks("Next", post)
    assert title(post) == titled(Chapter.DEALING)
    await alice.clicks("Previous", post)
    assert title(post) == titled(Chapter.CARDS)
    assert "20" in post.alt


async def test_a_chapter_is_chosen_from_the_menu(server: Server) -> None:
    alice = server.person("Alice")
    post = (await alice.types("rules")).post
    await turn(alice, post, Chapter.SCORING)
    assert title(post) == titled(Chapter.SCORING)
    assert chosen(post, menu(post)) == [titled(Chapter.SCORING)]
    await turn(alice, post, Chapter.HOUSE)
    assert (title(post), post.files) == (titled(Chapter.HOUSE), [])
    assert "Next" not in post.labels


async def test_the_right_page_comes_after_a_restart(server: Server) -> None:
    alice = server.person("Alice")
    post = (await alice.types("rules", chapter="ruffing")).post
    await server.restart()
    await alice.clicks("Next", post)
    assert title(post) == titled(Chapter.PARTNER)


async def test_a_reader_of_french_reads_french(server: Server) -> None:
    chloe = server.person("Chloé", locale="fr")
    post = (await chloe.types("rules", chapter="cards")).post
    assert title(post) == "Les cartes"
    assert "À l’atout" in post.alt
    await chloe.clicks("Suivant", post)
    assert title(post) == "La donne et la prise"


async def test_who_chose_another_language_reads_that(server: Server) -> None:
    alice = server.person("Alice")
    await alice.types("preferences", language="fr")
    assert title((await alice.types("rules", chapter="cards")).post) == "Les cartes"


async def test_the_cards_have_the_readers_colours(server: Server) -> None:
    alice = server.person("Alice")
    before = (await alice.types("rules", chapter="ruffing")).post.pictures
    await alice.types("preferences", cards="four_colour")
    assert (await alice.types("rules", chapter="ruffing")).post.pictures != before


# ---- whose rules -----------------------------------------------------------------------------


async def test_without_a_table_the_basic_rules_are_told(server: Server) -> None:
    post = (await server.person("Alice").types("rules", chapter="ruffing")).post
    assert "The basic rules" in post.text
    assert MARK not in post.text


async def test_at_a_table_its_own_rules_are_told_and_marked(server: Server) -> None:
    alice = server.person("Alice")
    await open_table(server, alice, HouseRules(must_undertrump=False))
    post = (await alice.types("rules", chapter="ruffing")).post
    assert f"{MARK} Whoever cannot overruff plays any card" in post.text
    assert "Too high for you: any card" in post.alt
    await alice.clicks("Next", post)
    await alice.clicks("Previous", post)
    assert f"{MARK} Whoever cannot overruff plays any card" in post.text


async def test_a_bystander_reads_the_rules_of_the_table_in_the_channel(server: Server) -> None:
    alice, bruno, *_ = server.four()
    await open_table(server, alice, HouseRules(capot_value=250))
    assert "250 points" in (await bruno.types("rules", chapter="scoring")).post.text
    elsewhere = server.guild.create_text_channel("elsewhere")
    assert "252 points" in (await bruno.types("rules", elsewhere, chapter="scoring")).post.text
    assert "250 points" in (await alice.types("rules", elsewhere, chapter="scoring")).post.text


async def test_when_the_table_is_gone_the_basic_rules_are_told(server: Server) -> None:
    alice = server.person("Alice")
    await open_table(server, alice, HouseRules(must_undertrump=False))
    post = (await alice.types("rules", chapter="following")).post
    await alice.types("stop")
    await server.restart()
    await alice.clicks("Next", post)
    assert title(post) == titled(Chapter.RUFFING)
    assert "The basic rules" in post.text
    assert MARK not in post.text


async def test_rules_are_read_in_the_middle_of_a_match(server: Server) -> None:
    alice = server.person("Alice")
    await begin_under(server, [alice], HouseRules(must_ruff_partner=True))
    hand = alice.hand
    assert hand is not None
    before = hand.text
    post = (await alice.types("rules", chapter="partner")).post
    assert f"{MARK} At this table you ruff" in post.text
    await alice.clicks("Next", post)
    assert hand.text == before


# ---- shared ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("locale", "first"), [("fr", "Les cartes"), (None, "The cards")])
async def test_a_shared_page_is_everybodys_in_the_servers_language(
    path: Path, locale: str | None, first: str
) -> None:
    async with open_server(path, locale=locale) as server:
        chloe = server.person("Chloé", locale="en-US")
        post = (await chloe.types("rules", chapter="cards", share=True)).post
        assert not post.stored.is_ephemeral
        assert title(post) == first
        await chloe.clicks(post.labels[-1], post)
        assert title(post) == titled(Chapter.DEALING, Language.FR if locale == "fr" else Language.EN)


async def test_only_who_shared_a_page_turns_it(server: Server) -> None:
    alice, bruno, chloe = (
        server.person("Alice"),
        server.person("Bruno"),
        server.person("Chloé", locale="fr"),
    )
    post = (await alice.types("rules", chapter="cards", share=True)).post
    own = (await bruno.clicks("Next", post)).post
    assert (title(post), title(own)) == (titled(Chapter.CARDS), titled(Chapter.DEALING))
    assert own.stored.is_ephemeral
    french = (await choose(chloe, post, menu(post), titled(Chapter.TIPS))).post
    assert title(french) == titled(Chapter.TIPS, Language.FR)
    await chloe.clicks("Précédent", french)
    assert title(french) == titled(Chapter.SCORING, Language.FR)
    await alice.clicks("Next", post)
    assert title(post) == titled(Chapter.DEALING)


async def test_a_shared_page_is_turned_after_a_restart(server: Server) -> None:
    alice = server.person("Alice")
    post = (await alice.types("rules", chapter="tips", share=True)).post
    await server.restart()
    await alice.clicks("Previous", post)
    assert title(post) == titled(Chapter.SCORING)


async def test_sharing_notifies_nobody(server: Server) -> None:
    alice = server.person("Alice")
    await alice.types("rules", share=True)
    await alice.types("glossary", word="@everyone", share=True)
    shown = [state for state in server.states if state.text]
    assert len(shown) == 2
    assert all(not state.pinged and not state.may_notify for state in shown)


# ---- odd input -------------------------------------------------------------------------------


@pytest.mark.parametrize("rest", ["nowhere", "cards:cards", "fr:cards", ""])
async def test_a_page_that_does_not_exist_is_stale(server: Server, rest: str) -> None:
    alice = server.person("Alice")
    post = (await alice.types("rules")).post
    answer = await server.forge(alice, post, "b:page:0" + (f":{rest}" if rest else ""))
    assert answer.said == STALE
    assert title(post) == titled(Chapter.START)


async def test_a_chapter_that_does_not_exist_is_stale(server: Server) -> None:
    alice = server.person("Alice")
    post = (await alice.types("rules")).post
    assert (await forge_choice(alice, post, "m:page:0", ["nowhere"])).said == STALE
    assert (await forge_choice(alice, post, "m:page:0", [])).said == STALE


async def test_no_click_writes_a_page_over_a_tables_message(server: Server) -> None:
    alice = server.person("Alice")
    await open_table(server, alice, HouseRules())
    before = server.post.text
    for custom_id in ("b:page:0:cards", "b:page:0:cards:en", "b:word:0", "b:word:0:en"):
        answer = await server.forge(alice, server.post, custom_id)
        assert answer.post.stored.is_ephemeral
    assert server.post.text == before


async def test_a_table_of_another_server_is_not_read(server: Server) -> None:
    alice = server.person("Alice")
    await open_table(server, alice, HouseRules(capot_value=250))
    other = server.env.create_guild()
    channel = other.create_text_channel("there")
    stranger = other.add_member(server.env.create_user("stranger"))
    person = Person(server, stranger, "Stranger")
    post = (await person.types("rules", channel, chapter="scoring")).post
    answer = await server.forge(person, post, f"b:page:{server.table.id}:scoring")
    assert "252 points" in answer.post.text
