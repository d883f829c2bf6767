"""What no honest client sends: names, texts, numbers, and ids of controls that are not ours."""

from collections.abc import Sequence
from random import Random
from typing import Final

from cogs.parts.ids import Verb

NAMES: Final = (
    "Alice",
    "@everyone",
    "<@&1> **gras** _x_ `y` ||z||",
    "# Titre\n> citation",
    "[lien](https://example.org) <t:0:R>",
    "\u202eאבג\u2066",
    "🎉" * 16,
    "Z" + "\u0338\u0322\u0327\u0308" * 7,
    "\u3164",
    "W" * 32,
)
"""What ten people call themselves."""

TEXTS: Final = (
    "",
    " ",
    "\u3164",
    "0",
    "-1",
    "162",
    "252",
    "99999999999999999999999999",
    "1e309",
    "٣٤",
    "²",
    "１２",
    "nan",
    "@everyone @here",
    "<@1> <@&1> <#1> </new:1> <t:0:R> <:a:1>",
    "**a** __b__ ~~c~~ ||d|| `e` ```f``` > g",
    "[h](https://example.org) discord.gg/i",
    "\u202ej\u2066k\u200b\ufeff",
    "l\nm\r\nn\tо\x00",
    "🎉" * 50,
    "Z" + "\u0338\u0322\u0327\u0308" * 24,
    "W" * 100,
    "{ $name } {0} %s {{",
    "' OR 1=1; --",
    "../../etc/passwd",
    "\ud83c",
)
"""What people type into commands, forms and searches; the last is half of a character."""

NUMBERS: Final = (
    "0", "1", "2", "3", "4", "7", "-1", "999", "2147483648", "9223372036854775807", "9223372036854775808",
    "999999999999999999", "9" * 40, "00", "1_0", "+1", "٣", "²", "a", "", "jack", "TD", "7S", "pass", "S",
    "JH+belote",
)  # fmt: skip

KINDS: Final = "bmcrf"
_LONGEST_ID: Final = 100


def text(random: Random, longest: int = 100) -> str:
    """A text that somebody typed: half of them from the list, the others at random."""
    if random.random() < 0.5:
        return random.choice(TEXTS)[:longest]
    return "".join(_character(random) for _ in range(random.randint(0, min(longest, 40))))


def _character(random: Random) -> str:
    return chr(
        random.choice(
            (random.randint(32, 126), random.randint(160, 0x2FFF), random.randint(0x1F300, 0x1FAFF))
        )
    )


def custom_id(random: Random, seen: Sequence[str]) -> str:
    """An id that may come near one of ours; 1 … 100 characters."""
    made = random.choice((_noise, _garbage, _composed, _composed, _changed, _changed))(random, seen)
    return made[:_LONGEST_ID] or "b:"


def _noise(random: Random, _seen: Sequence[str]) -> str:
    return "".join(chr(random.randint(1, 255)) for _ in range(_LONGEST_ID))


def _garbage(random: Random, _seen: Sequence[str]) -> str:
    return f"{random.choice(KINDS)}:{random.choice((*Verb, ''))}:{text(random)}"


def _composed(random: Random, _seen: Sequence[str]) -> str:
    parts = [random.choice(KINDS), random.choice(tuple(Verb))]
    return ":".join([*parts, *(random.choice(NUMBERS) for _ in range(random.randint(0, 5)))])


def _changed(random: Random, seen: Sequence[str]) -> str:
    """One of ours with a part exchanged: another verb, table, version, seat or card."""
    parts = random.choice(seen or ("b:hand:1",)).split(":")
    place = random.randrange(len(parts))
    if place == 0:
        parts[0] = random.choice(KINDS)
    elif place == 1:
        parts[1] = random.choice(tuple(Verb))
    elif random.random() < 0.5 and parts[place].isdecimal():
        parts[place] = str(int(parts[place]) + random.choice((-1, 1, 2)))
    else:
        parts[place] = random.choice(NUMBERS)
    return ":".join(parts)
