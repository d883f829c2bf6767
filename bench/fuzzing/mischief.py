"""What ten people do to a bot: each function sends one interaction, or has something happen in the world."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from simcord import interactions
from simcord.backend import serializers
from simcord.components import walk_components

from belote_bot.locales import Language
from bench.fuzzing import hostile
from bench.fuzzing.world import Exhibit, Person, World

COMMAND, COMPONENT, TYPING, FORM = 2, 3, 4, 5
"""Discord's kinds of interactions."""

BUTTON, TEXT_MENU, USERS, ROLES, MENTIONABLES, CHANNELS = 2, 3, 5, 6, 7, 8
MENUS: Final = (TEXT_MENU, USERS, ROLES, MENTIONABLES, CHANNELS)
PREFIXES: Final = {"b": BUTTON, "m": TEXT_MENU, "c": CHANNELS, "r": ROLES}

NEWEST: Final = 12
"""How many messages of a channel people look at."""

GOING_ON: Final = re.compile("b:(?:act|start|hand|fill|cut):")
"""The buttons by which matches go on."""

OPENING: Final = 0.3
"""How many of the commands open a table."""

STRING, INTEGER, BOOLEAN, USER = 3, 4, 5, 6
"""Discord's kinds of options."""


@dataclass(frozen=True)
class Sent:
    """An interaction that was sent, and what it asked."""

    record: Any
    person: Person
    told: str
    """For the trace: who did what."""
    language: Language
    """What they read when they sent it."""
    is_typing: bool = False
    is_forged: bool = False
    """Whether it bears an id that its message never did."""


Mischief = Callable[[World], Sent | None]
"""Does something; None if nothing was there to do it with."""


def _controls(payload: Mapping[str, Any], kinds: tuple[int, ...]) -> list[dict[str, Any]]:
    return [
        item
        for item in walk_components(payload["components"])
        if item.get("type") in kinds and "custom_id" in item
    ]


def _messages(world: World, wanted: Callable[[str], object] = bool) -> Iterator[Exhibit]:
    """The messages of the bot with a control whose id is wanted, some channel's newest first."""
    channels = [channel for guild in world.guilds for channel in world.channels(guild)]
    world.random.shuffle(channels)
    for channel in channels:
        for message in sorted(world.backend.messages.get(channel, {}).values(), key=lambda m: -m.id)[:NEWEST]:
            if any(wanted(item.get("custom_id", "")) for item in walk_components(message.components)):
                owner = int(message.interaction_metadata["user"]["id"]) if message.is_ephemeral else None
                yield Exhibit(
                    channel, message.id, owner, dict(serializers.message_payload(world.backend, message))
                )


def _clicker(world: World, exhibit: Exhibit, honest: float) -> Person | None:
    """Somebody of the server; with this chance the one whose private message it is."""
    guild = world.guild_of(exhibit.channel_id)
    here = [person for person in world.people if guild in person.guilds and guild not in world.away]
    own = [person for person in here if person.user.id == exhibit.owner_id]
    if own and world.random.random() < honest:
        return own[0]
    return world.random.choice(here) if here else None


def _click(
    world: World, person: Person, exhibit: Exhibit, item: Mapping[str, Any], values: list[str] | None
) -> Sent:
    guild = world.guild_of(exhibit.channel_id)
    assert guild is not None
    data: dict[str, Any] = {"custom_id": item["custom_id"], "component_type": item["type"]}
    if values is not None:
        data |= {"values": values, "resolved": _resolved(world, guild, int(item["type"]), values)}
    record = world.send(person, COMPONENT, guild, exhibit.channel_id, data, exhibit.payload)
    told = f"{person.user.name} clicks {item['custom_id']!r} {values or ''} on {exhibit.id}"
    return Sent(record, person, told, world.language_of(person))


def _resolved(world: World, guild: int, kind: int, values: list[str]) -> dict[str, Any]:
    stored = world.backend.get_guild(guild)
    if kind == ROLES:
        return {"roles": {v: dict(serializers.role_payload(stored.roles[int(v)])) for v in values}}
    if kind == CHANNELS:
        channels = {
            v: dict(serializers.channel_payload(world.backend, world.backend.channels[int(v)]))
            for v in values
        }
        return {"channels": {v: {**payload, "permissions": "0"} for v, payload in channels.items()}}
    return {}


def move(world: World) -> Sent | None:
    """Bid or play what one's own hand offers, or take up what a table offers: matches go on."""
    for exhibit in _messages(world, GOING_ON.match):
        buttons = [b for b in _controls(exhibit.payload, (BUTTON,)) if not b.get("disabled")]
        wanted = [b for b in buttons if GOING_ON.match(b["custom_id"])]
        acting = [b for b in wanted if b["custom_id"].startswith("b:act")] or wanted
        if acting and (person := _clicker(world, exhibit, 1.0)) is not None:
            return _click(world, person, exhibit, world.random.choice(acting), None)
    return None


def click(world: World) -> Sent | None:
    """Click any button that is on a message, perhaps somebody else's or a dead one."""
    return _some_button(world, next(_messages(world), None))


def click_stale(world: World) -> Sent | None:
    """Click a button of a message as it once was; the message may be gone."""
    return _some_button(world, world.random.choice(world.museum) if world.museum else None)


def _some_button(world: World, exhibit: Exhibit | None) -> Sent | None:
    buttons = [] if exhibit is None else _controls(exhibit.payload, (BUTTON,))
    if exhibit is None or not buttons or world.guild_of(exhibit.channel_id) is None:
        return None
    person = _clicker(world, exhibit, 0.7)
    return None if person is None else _click(world, person, exhibit, world.random.choice(buttons), None)


def forge(world: World) -> Sent | None:
    """Click a control with a made-up id, on some message of the bot's."""
    exhibit = next(_messages(world), None)
    person = None if exhibit is None else _clicker(world, exhibit, 0.5)
    if exhibit is None or person is None:
        return None
    made = hostile.custom_id(world.random, world.seen_ids)
    kind = PREFIXES.get(made[0], BUTTON)
    item = {"type": kind, "custom_id": made, "label": "?", "style": 2}
    if kind == TEXT_MENU:
        item["options"] = [{"label": "?", "value": "?"}]
    forged = Exhibit(
        exhibit.channel_id,
        exhibit.id,
        exhibit.owner_id,
        {**exhibit.payload, "components": [{"type": 1, "components": [item]}]},
    )
    values = None if kind == BUTTON else [hostile.text(world.random)] if kind == TEXT_MENU else []
    return replace(_click(world, person, forged, item, values), is_forged=True)


def choose(world: World) -> Sent | None:
    """Choose in a menu: what is offered, or what is not."""
    random = world.random
    for exhibit in (*_messages(world), *random.sample(list(world.museum), min(20, len(world.museum)))):
        menus = _controls(exhibit.payload, MENUS)
        person = _clicker(world, exhibit, 0.7) if menus else None
        if person is not None and (guild := world.guild_of(exhibit.channel_id)) is not None:
            menu = random.choice(menus)
            return _click(world, person, exhibit, menu, _values(world, guild, menu))
    return None


def _values(world: World, guild: int, menu: Mapping[str, Any]) -> list[str]:
    random = world.random
    if menu["type"] == TEXT_MENU:
        offered = [option["value"] for option in menu["options"]]
        if random.random() < 0.7:
            return random.sample(
                offered,
                min(len(offered), random.randint(menu.get("min_values", 1) or 0, menu.get("max_values", 1))),
            )
        return [
            random.choice((hostile.text(random), random.choice(hostile.NUMBERS)))
            for _ in range(random.randint(0, 3))
        ]
    stored = world.backend.get_guild(guild)
    there = (
        list(stored.roles)
        if menu["type"] == ROLES
        else list(stored.channel_ids)
        if menu["type"] == CHANNELS
        else []
    )
    return [str(number) for number in random.sample(there, min(len(there), random.randint(0, 3)))]


def fill_in(world: World) -> Sent | None:
    """Send a form: one that was shown, perhaps twice or by somebody else, with whatever in its fields."""
    if not world.forms:
        return None
    random = world.random
    person, form, guild, channel = random.choice(world.forms)
    if random.random() < 0.15:
        person = random.choice(world.people)
    if guild in world.away or guild not in person.guilds or channel not in world.backend.channels:
        return None
    fields = [item for item in walk_components(form["components"]) if item.get("type") == 4]
    written = [_written(random, place, item) for place, item in enumerate(fields)]
    own = str(form["custom_id"])
    custom_id = own if random.random() < 0.85 else hostile.custom_id(random, [own])
    record = world.send(person, FORM, guild, channel, {"custom_id": custom_id, "components": written})
    values = [item["component"]["value"] for item in written]
    told = f"{person.user.name} sends the form {custom_id!r}: {values!r}"
    return Sent(record, person, told, world.language_of(person), is_forged=custom_id != own)


def _written(random: Random, place: int, item: Mapping[str, Any]) -> dict[str, Any]:
    """A field of a form as Discord sends it."""
    value = {"type": 4, "id": 50 + place, "custom_id": item["custom_id"], "value": _answer(random, item)}
    return {"type": 18, "id": place, "component": value}


def _answer(random: Random, item: Mapping[str, Any]) -> str:
    if random.random() < 0.4:
        return random.choice((str(random.randint(0, 252)), item.get("value") or "", "Zoé", "162"))
    return hostile.text(random, int(item.get("max_length") or 100))


def command(world: World) -> Sent | None:
    """Type a command with options as Discord lets them through."""
    random = world.random
    placed = _place(world)
    leaves = _leaves(world)
    if placed is None or not leaves:
        return None
    person, guild, channel = placed
    opening = [leaf for leaf in leaves if leaf[1][-1] == "new"]
    root, path, leaf = random.choice(opening if opening and random.random() < OPENING else leaves)
    asked = [
        option for option in leaf.get("options") or () if option.get("required") or random.random() < 0.35
    ]
    resolved: dict[str, Any] = {}
    options = [_option(world, guild, option, resolved) for option in asked]
    data = {
        "id": root["id"],
        "name": root["name"],
        "type": 1,
        "options": interactions.nest_options(root, path[1:], options),
    }
    record = world.send(person, COMMAND, guild, channel, data | ({"resolved": resolved} if resolved else {}))
    told = {option["name"]: option["value"] for option in options}
    chosen = told.get("language")
    # Whoever chooses a language is answered in it, even if another click takes the choice back meanwhile.
    language = Language(chosen) if chosen in tuple(Language) else world.language_of(person)
    return Sent(record, person, f"{person.user.name} types /{' '.join(path)} {told!r}", language)


def type_on(world: World) -> Sent | None:
    """Type into an option that offers lines while one types."""
    random = world.random
    placed = _place(world)
    leaves = [
        (root, path, leaf, option)
        for root, path, leaf in _leaves(world)
        for option in leaf.get("options") or ()
        if option.get("autocomplete")
    ]
    if placed is None or not leaves:
        return None
    person, guild, channel = placed
    root, path, _, option = random.choice(leaves)
    typed = {"name": option["name"], "type": option["type"], "value": hostile.text(random), "focused": True}
    data = {
        "id": root["id"],
        "name": root["name"],
        "type": 1,
        "options": interactions.nest_options(root, path[1:], [typed]),
    }
    record = world.send(person, TYPING, guild, channel, data)
    told = f"{person.user.name} types {typed['value']!r} into {' '.join(path)}"
    return Sent(record, person, told, world.language_of(person), is_typing=True)


def _place(world: World) -> tuple[Person, int, int] | None:
    person = world.random.choice(world.people)
    guilds = [guild for guild in world.guilds if guild.id in person.guilds and guild.id not in world.away]
    channels = [(guild.id, channel) for guild in guilds for channel in world.channels(guild)]
    return (person, *world.random.choice(channels)) if channels else None


def _leaves(world: World) -> list[tuple[dict[str, Any], list[str], dict[str, Any]]]:
    """Every command that was told to Discord."""
    roots = world.backend.commands.get(None, {}).values()
    return [(root, path, leaf) for root in roots for path, leaf in interactions.command_leaves(root)]


def _option(world: World, guild: int, option: Mapping[str, Any], resolved: dict[str, Any]) -> dict[str, Any]:
    random, kind = world.random, option["type"]
    value: Any = hostile.text(random)
    if kind == BOOLEAN:
        value = random.random() < 0.7
    elif kind == INTEGER:
        value = random.randint(option.get("min_value", -(2**53) + 1), option.get("max_value", 2**53 - 1))
    elif kind == USER:
        value = _mentioned(world, guild, resolved)
    elif option.get("choices"):
        value = random.choice(option["choices"])["value"]
    elif random.random() < 0.3:
        value = random.choice(hostile.NUMBERS)
    return {"name": option["name"], "type": kind, "value": value}


def _mentioned(world: World, guild: int, resolved: dict[str, Any]) -> str:
    """Somebody, of this server or not, perhaps the bot itself."""
    backend, stored = world.backend, world.backend.get_guild(guild)
    number = world.random.choice([*(person.user.id for person in world.people), backend.bot_user.id])
    resolved.setdefault("users", {})[str(number)] = dict(serializers.user_payload(backend.get_user(number)))
    if number in stored.members:
        member = serializers.member_payload(backend, stored, stored.members[number], with_user=False)
        resolved.setdefault("members", {})[str(number)] = dict(member)
    return str(number)


INTERACTIONS: Final[tuple[tuple[Mischief, int], ...]] = (
    (move, 34),
    (click, 22),
    (click_stale, 9),
    (forge, 11),
    (choose, 8),
    (fill_in, 5),
    (command, 8),
    (type_on, 3),
)
"""What people send, and how often beside the others."""
