"""Private panels with menus: what stands in them, and choosing."""

from collections.abc import Sequence
from typing import Any

import simcord
import simcord.interactions as wire
from simcord.components import walk_components

from tests.discord.harness import Answer, Person
from tests.discord.posts import Post

MENUS = (3, 6, 8)
"""Discord's types of menus: of lines, of roles, of channels."""


def menus(post: Post) -> dict[str, dict[str, Any]]:
    """The menus of a panel by what they are about, which is the end of their id."""
    found = [part for part in walk_components(post.payload["components"]) if part["type"] in MENUS]
    return {menu["custom_id"].rsplit(":", 1)[1]: menu for menu in found}


def chosen(post: Post, key: str) -> list[str]:
    """What a menu shows as chosen: the lines, or the ids of channels and roles."""
    menu = menus(post)[key]
    if menu["type"] == 3:
        return [option["label"] for option in menu["options"] if option.get("default")]
    return [str(value["id"]) for value in menu.get("default_values", [])]


def offered(post: Post, key: str) -> list[str]:
    """The lines of a menu."""
    return [option["label"] for option in menus(post)[key]["options"]]


async def choose(person: Person, post: Post, key: str, *values: Any) -> Answer:
    """Choose in a menu: lines by what they say, in capitals or not, channels and roles by their handles."""
    menu = menus(post)[key]
    if menu["type"] == 3:
        by_label = {option["label"].casefold(): option["value"] for option in menu["options"]}
        values = tuple(by_label[value.casefold()] for value in values)
    message = simcord.results.to_discord_message(person.server.env, post.stored)
    result = await person.member.select(message, values, custom_id=menu["custom_id"])
    return Answer(person.server, result)


async def forge_choice(
    person: Person, post: Post, custom_id: str, values: Sequence[str], kind: int = 3
) -> Answer:
    """A choice that no menu offers, or that somebody else than the reader of a panel makes."""
    env = person.server.env
    env._begin_operation("a forged choice")
    try:
        record, payload = wire.base_payload(
            env.backend,
            type=3,
            channel_id=post.channel_id,
            guild_id=person.member.guild.id,
            user_id=person.id,
            data={"custom_id": custom_id, "component_type": kind, "values": list(values)},
        )
        payload["message"] = post.payload
        payload["message"]["components"] = [_row(custom_id, kind)]
        record.source_message_id = post.id
        env.backend.emit("INTERACTION_CREATE", payload)
    finally:
        env._end_operation()
    await env.settle()
    return Answer(person.server, simcord.InteractionResult(env, record))


def _row(custom_id: str, kind: int) -> dict[str, Any]:
    options = {"options": [{"label": "?", "value": "?"}]} if kind == 3 else {}
    return {"type": 1, "components": [{"type": kind, "custom_id": custom_id, **options}]}
