"""Names as people choose them, made fit for a line of text and a picture."""

import re
import unicodedata
from typing import Final

import discord

LONGEST: Final = 32

# Letters and signs that show nothing although they are neither blanks nor controls: fillers, empty braille.
_BLANK: Final = "\u115f\u1160\u3164\uffa0\u2800"


# A joiner binds what stands on both sides of it.
_AROUND: Final = " \u200d"


def display_name(user: discord.User | discord.Member) -> str:
    """The name by which the table knows a member: one line, nothing invisible, at most 32 characters."""
    return clean(user.display_name) or clean(user.name) or str(user.id)


def clean(name: str) -> str:
    """A name without line breaks, control and direction-changing characters; empty if nothing of it shows."""
    kept = "".join(
        " " if unicodedata.category(character).startswith("Z") or character.isspace() else character
        for character in name
        if character not in _BLANK
        and (
            unicodedata.category(character) not in ("Cc", "Cf", "Cs", "Co", "Cn")
            or character in "\n\r\t\u200d"
        )
    )
    short = re.sub(r" +", " ", kept).strip()[:LONGEST].strip(_AROUND)
    return short if any(_shows(character) for character in short) else ""


def _shows(character: str) -> bool:
    """Whether a character is seen by itself: no accent, joiner or choice between two looks."""
    return unicodedata.category(character)[0] not in "MCZ"


def in_text(name: str) -> str:
    """A name as Discord shows it literally: no formatting, no mention, no link, no timestamp."""
    return discord.utils.escape_mentions(re.sub(r"([!-/:-@\[-`{-~])", r"\\\1", name))
