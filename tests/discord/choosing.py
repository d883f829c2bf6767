"""The panel of house rules in the lobby, as a host works with it."""

from typing import Any

from belote_bot.locales import Language
from cogs.rules.words import Switch, chapter_name, chapter_of
from tests.discord.harness import Answer, Person, Server
from tests.discord.panels import choose, menus
from tests.discord.posts import Post


async def lobby(server: Server, host: Person, **options: Any) -> Post:
    """A table in the lobby; gives its host's panel."""
    await host.types("new", **options)
    return await panel(server, host)


async def panel(server: Server, person: Person) -> Post:
    """Click *Rules* under the table."""
    label = "Rules" if "Rules" in server.post.labels else "Règles"
    return (await person.clicks(label, server.post)).post


async def open_chapter(person: Person, shown: Post, switch: Switch) -> None:
    await person.clicks(chapter_name(Language.EN, chapter_of(switch)), shown)


async def pick(person: Person, shown: Post, switch: str, choice: str) -> Answer:
    await open_chapter(person, shown, Switch(switch))
    return await choose(person, shown, switch, choice)


async def write(person: Person, shown: Post, choice: str, number: str) -> None:
    """Choose another length of the match and fill in the form."""
    answer = await pick(person, shown, "length", choice)
    await person.member.submit_modal(answer.result, {"number": number})


def is_panel(post: Post) -> bool:
    """Whether there is anything to choose."""
    return bool(menus(post) or post.buttons)
