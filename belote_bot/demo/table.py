"""The table that stands ready when the page opens."""

from enum import Enum, auto

from belote_bot.demo.world import World
from belote_bot.locales import Language, say
from cogs.client import BeloteBot


class TableFound(Enum):
    """Where the table comes from."""

    NEW = auto()
    """Opened for this run: you and three bots, and one click begins the match."""
    EARLIER = auto()
    """Left open by an earlier run with the same database."""


async def ready_table(bot: BeloteBot, world: World, language: Language) -> TableFound:
    """See that you sit at an open table in the channel that the page shows."""
    tables = bot.house.tables
    earlier = tables.registry.of_person(world.guild.id, world.you.id)
    if earlier is not None:
        return TableFound.EARLIER
    command = f"{say(language, 'command-belote')} {say(language, 'command-new')}"
    await world.you.slash(world.channel, command, **{say(language, "option-bots"): True})
    return TableFound.NEW
