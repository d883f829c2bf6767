"""The clock in words: how long somebody may still think, and what it did at the table."""

from collections.abc import Iterator

from belote_bot.locales import Language, say
from belote_bot.tables.occupants import Bot
from belote_bot.tables.table import Snapshot, Table
from cogs.parts.names import in_text


def moment(seconds: int) -> str:
    """A moment (seconds since 1970, UTC) as Discord writes it for each reader: "in 2 minutes"."""
    return f"<t:{seconds}:R>"


def clock_left(snapshot: Snapshot) -> str:
    """Until when whoever is on turn may think; nothing where no clock runs."""
    if snapshot.clock is None:
        return ""
    return say(Language(snapshot.language), "clock-left", when=moment(snapshot.clock.ends_at))


def clock_news(snapshot: Snapshot) -> Iterator[str]:
    """What the clock has done since the last trick, who came back, and whether nobody is left."""
    language, news = Language(snapshot.language), snapshot.clock_news
    if news is not None:
        name = in_text(news.person.name)
        key = f"clock-{news.event.value}"
        yield say(language, key, name=name, bot=in_text(news.bot or ""))
    if snapshot.deserted is not None:
        yield say(language, "clock-deserted", when=moment(snapshot.deserted.ends_at))


def hand_clock(table: Table, language: Language) -> str:
    """What whoever is on turn reads of the clock in their hand; nothing where none runs."""
    if table.running is None:
        return ""
    key = "hand-clock-half" if table.running.reminded else "hand-clock"
    return say(language, key, when=moment(table.running.ends_at))


def asleep_words(table: Table, user_id: int, language: Language) -> str:
    """What somebody reads in their hand for whom a bot plays until they come back."""
    bot = table.seats[table.sleepers()[user_id]]
    return say(language, "hand-asleep", bot=in_text(bot.name if isinstance(bot, Bot) else ""))
