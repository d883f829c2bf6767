"""The glossary: words looked up, chosen from lists, offered while typing; private or shared."""

from pathlib import Path

import pytest

from belote_bot.locales import Language, say
from tests.discord.harness import Person, Server, open_server
from tests.discord.panels import choose, menus
from tests.discord.posts import Post


def title(post: Post) -> str:
    return post.text.splitlines()[0].strip("*")


async def test_a_word_is_explained_in_private(server: Server) -> None:
    post = (await server.person("Alice").types("glossary", word="couper")).post
    assert post.stored.is_ephemeral
    assert post.text.startswith("**ruff (*couper*)**\nTo play a trump")
    assert post.labels == ["overruff (surcouper)", "underruff (pisser)", "trump (atout)", "All words"]


async def test_see_also_leads_on_in_the_same_message(server: Server) -> None:
    alice = server.person("Alice")
    post = (await alice.types("glossary", word="couper")).post
    await server.restart()
    answer = await alice.clicks("underruff (pisser)", post)
    assert answer.post.id == post.id
    assert title(post).startswith("underruff")
    await alice.clicks("All words", post)
    assert title(post) == "The words of belote"


async def test_the_list_leads_to_each_word(server: Server) -> None:
    chloe = server.person("Chloé", locale="fr")
    post = (await chloe.types("glossary")).post
    assert "**L** · levée, litige" in post.text
    key = next(key for key in menus(post) if "litige" in [o["label"] for o in menus(post)[key]["options"]])
    await choose(chloe, post, key, "litige")
    assert title(post) == "litige"


@pytest.mark.parametrize("word", ["", "   "])
async def test_no_word_is_the_whole_list(server: Server, word: str) -> None:
    post = (await server.person("Alice").types("glossary", word=word)).post
    assert title(post) == "The words of belote"


async def test_an_unknown_word_gets_the_nearest(server: Server) -> None:
    alice = server.person("Alice")
    post = (await alice.types("glossary", word="beltoe")).post
    assert post.text.startswith("I do not know “beltoe”.")
    await alice.clicks("belote", post)
    assert title(post) == "belote"


async def test_a_word_like_no_other_gets_the_list_offered(server: Server) -> None:
    post = (await server.person("Alice").types("glossary", word="xqzw")).post
    assert post.text == "I do not know “xqzw”."
    assert post.labels == ["All words"]


async def test_words_are_offered_while_typing(server: Server) -> None:
    alice, chloe = server.person("Alice"), server.person("Chloé", locale="fr")

    async def offered(person: Person, typed: str) -> list[str]:
        choices = await person.member.autocomplete(server.channel, "belote glossary", "word", typed)
        return [choice["name"] for choice in choices]

    assert (await offered(chloe, "DÉF"))[:2] == ["défense", "se défausser"]
    assert (await offered(chloe, "cou"))[:3] == ["couleur", "coupe", "couper"]
    assert await offered(alice, "surc") == ["overruff (surcouper)"]
    assert len(await offered(alice, "")) == 25
    assert await offered(alice, "xqzw") == []
    assert await offered(alice, "a" * 3000) == []


async def test_a_shared_word_is_in_the_servers_language(path: Path) -> None:
    async with open_server(path, locale="fr") as server:
        alice, bruno = server.person("Alice"), server.person("Bruno")
        post = (await alice.types("glossary", word="ruff", share=True)).post
        assert post.text.startswith("Je ne connais pas «\N{NO-BREAK SPACE}ruff\N{NO-BREAK SPACE}».")
        post = (await alice.types("glossary", word="couper", share=True)).post
        assert not post.stored.is_ephemeral
        assert title(post) == "couper"
        own = (await bruno.clicks("pisser", post)).post
        assert own.stored.is_ephemeral
        assert title(own).startswith("underruff")
        await alice.clicks("pisser", post)
        assert title(post) == "pisser"


async def test_a_word_that_does_not_exist_is_stale(server: Server) -> None:
    alice = server.person("Alice")
    post = (await alice.types("glossary")).post
    assert (await server.forge(alice, post, "b:word:0:nothing")).said == say(Language.EN, "refusal-stale")
