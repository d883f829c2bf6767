"""*Rematch* under the last score sheet: a new table for those who played, if the server still wants one."""

from belote_bot.locales import say
from belote_bot.tables.rematching import Asked
from belote_bot.tables.service import Bots
from cogs.clicking import Click
from cogs.parts.answering import tell
from cogs.parts.ids import DRAWN
from cogs.parts.links import link_to
from cogs.table.grounds import ground_of, telling_why_not
from cogs.table.opening import check_opening, settings_here


async def rematch(click: Click) -> None:
    """Open the table of a rematch, or tell where it is; with drawn pairs, if that is the button."""
    interaction, tables = click.interaction, click.house.tables
    draws_pairs = click.button.rest == (DRAWN,)
    await interaction.response.defer(ephemeral=True, thinking=True)
    async with telling_why_not(interaction):
        chosen = await settings_here(tables, interaction)
        check_opening(interaction, chosen, in_thread=None, bots=False)
        ground = ground_of(interaction, in_thread=False)
        bots = chosen.bots or Bots.ALLOWED
        asked = Asked(ground.guild_id, ground.channel.id, click.person, bots, draws_pairs)
        table, is_new = await tables.rematching.open(click.button.table, asked)
        if is_new:
            await tell(interaction, say(click.language, "rematch-opened"))
        else:
            await tell(interaction, say(click.language, "rematch-is-there", link=link_to(table)))
