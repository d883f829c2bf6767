"""The bots of a table in words: how well and how readily they play."""

from belote_bot.locales import Language, say
from belote_bot.tables.occupants import Bot
from belote_bot.tables.service import Level
from cogs.parts.names import in_text


def level_name(language: Language, level: Level) -> str:
    """How well a bot plays, in a word."""
    return say(language, f"bot-level-{level}")


def level_about(language: Language, level: Level) -> str:
    """What that means, in at most 100 characters."""
    return say(language, f"bot-level-{level}-about")


def bot_named(language: Language, bot: Bot) -> str:
    """A bot's name with how well and how readily it plays."""
    return say(
        language,
        "bot-named",
        name=in_text(bot.name),
        level=level_name(language, bot.level),
        temperament=say(language, f"temperament-{bot.temperament}"),
    )


def temperament_about(language: Language, bot: Bot) -> str:
    """How readily it takes, in a few words."""
    return say(language, f"temperament-{bot.temperament}-about")
