"""What each server chose."""

import json
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, cast

from belote_bot.game.house_rules import HouseRules, RulesError, rules_from, rules_to
from belote_bot.storage.database import Database, Row, StorageError, Value
from belote_bot.storage.rows import maybe_integer, maybe_number, maybe_text

LONGEST_PAUSE: Final = 30.0
"""The longest pause that a server may choose, in seconds."""

LONGEST_TURN: Final = 7 * 24 * 3600
"""The longest turn that a server may choose, in seconds: a week."""

MOST_CHANNELS: Final = 25
"""How many channels a server may choose for its tables."""


class Threads(StrEnum):
    """Where a table opens that is asked for in a channel."""

    OWN = "own"
    """In a thread of its own, unless the asker wants it in the channel."""
    NEVER = "never"
    """In the channel, always."""
    ASKER = "asker"
    """In the channel, unless the asker wants a thread."""


class Bots(StrEnum):
    """Whether bots may sit down before a match; in a match they take over for whoever leaves all the same."""

    ALLOWED = "allowed"
    REFUSED = "refused"


class Kind(StrEnum):
    """Whether what is played at a table counts for the standings; the value is what the database holds."""

    RANKED = "ranked"
    FRIENDLY = "friendly"
    """It does not, and whoever is on turn may ask for a hint."""


class Desertion(StrEnum):
    """What a match means for people who leave it for good; the value is what the database holds."""

    LOST = "lost"
    """They have lost it, whoever wins."""
    VOID = "void"
    """It does not count for them."""


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """A server's choices; None or nothing where it chose nothing."""

    language: str | None = None
    """Of what everybody reads: `fr` or `en`."""
    rules: HouseRules | None = None
    channels: tuple[int, ...] = ()
    """Where tables may be opened, at most 25; nothing: everywhere."""
    threads: Threads | None = None
    bot_delay: float | None = None
    """Seconds before a bot acts, 0 … 30."""
    trick_pause: float | None = None
    """Seconds that a complete trick stays visible, 0 … 30."""
    turn_seconds: int | None = None
    """Seconds that a person may think, up to a week; 0: without a limit."""
    role_id: int | None = None
    """The role that may open tables; None: everybody may."""
    bots: Bots | None = None
    kind: Kind | None = None
    """Of tables that are opened without a word about it."""
    desertion: Desertion | None = None
    bot_level: str | None = None
    """How well bots play where nobody at a table chooses, `beginner`, `steady` or `expert`."""


async def settings_of(database: Database, guild_id: int) -> GuildSettings:
    """What a server chose; StorageError if it cannot be read."""
    row = await database.row(
        "SELECT language, rules, channels, threads, bot_delay, trick_pause, turn_seconds, role_id, bots,"
        " kind, desertion, bot_level FROM guild_settings WHERE guild_id = ?",
        (guild_id,),
    )
    return GuildSettings() if row is None else _settings(row)


async def store_settings(database: Database, guild_id: int, chosen: GuildSettings) -> None:
    """Store all that a server chose, inside a transaction, in place of what it chose before."""
    await database.run(
        "INSERT INTO guild_settings (guild_id, language, rules, channels, threads, bot_delay, trick_pause,"
        " turn_seconds, role_id, bots, kind, desertion, bot_level)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (guild_id) DO UPDATE SET language = excluded.language, rules = excluded.rules,"
        " channels = excluded.channels, threads = excluded.threads, bot_delay = excluded.bot_delay,"
        " trick_pause = excluded.trick_pause, turn_seconds = excluded.turn_seconds,"
        " role_id = excluded.role_id, bots = excluded.bots, kind = excluded.kind,"
        " desertion = excluded.desertion, bot_level = excluded.bot_level",
        (
            guild_id,
            chosen.language,
            None if chosen.rules is None else json.dumps(rules_to(chosen.rules)),
            json.dumps(chosen.channels) if chosen.channels else None,
            chosen.threads,
            chosen.bot_delay,
            chosen.trick_pause,
            chosen.turn_seconds,
            chosen.role_id,
            chosen.bots,
            chosen.kind,
            chosen.desertion,
            chosen.bot_level,
        ),
    )


def _settings(row: Row) -> GuildSettings:
    language, rules, channels, threads, bot_delay, trick_pause, turn_seconds, role_id, bots, *matches = row
    kind, desertion, bot_level = matches
    return GuildSettings(
        maybe_text(language),
        _rules(rules),
        _channels(channels),
        None if threads is None else Threads(str(threads)),
        maybe_number(bot_delay),
        maybe_number(trick_pause),
        maybe_integer(turn_seconds),
        maybe_integer(role_id),
        None if bots is None else Bots(str(bots)),
        None if kind is None else Kind(str(kind)),
        None if desertion is None else Desertion(str(desertion)),
        maybe_text(bot_level),
    )


def _rules(value: Value) -> HouseRules | None:
    written = maybe_text(value)
    try:
        return None if written is None else rules_from(json.loads(written))
    except (ValueError, AttributeError, RulesError) as error:
        raise StorageError(f"The database holds {written!r} where house rules belong.") from error


def _channels(value: Value) -> tuple[int, ...]:
    written = maybe_text(value)
    if written is None:
        return ()
    try:
        read: object = json.loads(written)
    except ValueError:
        read = None
    channels = cast("list[object]", read) if isinstance(read, list) else [None]
    if not all(isinstance(channel, int) for channel in channels):
        raise StorageError(f"The database holds {written!r} where channels belong.")
    return tuple(cast("list[int]", channels))
