"""Finding a count again: bringing its message down, or telling where it is."""

from typing import Any

import discord

from belote_bot.counting.count import Actor, Count
from belote_bot.counting.refusals import CountRefusal, CountRefused
from belote_bot.locales import say
from cogs.clicking import Click, House
from cogs.counts.asking import asked, whole_number
from cogs.parts.answering import tell
from cogs.parts.languages import private_language


def bring_or_link(house: House, interaction: discord.Interaction[Any], count: Count) -> str:
    """Bring a count down for those who write in it, where it is; gives the sentence for whoever asked.

    Raises CountRefused for those who may not view its channel.
    """
    language = private_language(interaction)
    actor = Actor(interaction.user.id, interaction.permissions.manage_messages)
    if not _may_see(interaction, count):
        raise CountRefused(CountRefusal.HIDDEN)
    if interaction.channel_id != count.row.channel_id or not count.may_write(actor):
        return say(language, "count-is-there", link=link_to(count))
    house.count_board.bring_down(count.id)
    return say(language, "count-brought")


def _may_see(interaction: discord.Interaction[Any], count: Count) -> bool:
    """Whether the asker may view the channel of a count; a thread that sleeps is left to its own people."""
    if interaction.channel_id == count.row.channel_id:
        return True
    guild, member = interaction.guild, interaction.user
    channel = None if guild is None else guild.get_channel_or_thread(count.row.channel_id)
    if channel is None or not isinstance(member, discord.Member):
        return member.id in {count.row.opener_id, *(player.user_id for player in count.players)}
    return channel.permissions_for(member).view_channel


async def find(click: Click) -> None:
    """Bring the count that was chosen in the menu of one's own down."""
    await click.acknowledge_privately()
    count_id = asked(lambda: whole_number("".join(click.values)))
    count = await click.house.counts.get(click.interaction.guild_id or 0, count_id)
    await tell(click.interaction, bring_or_link(click.house, click.interaction, count))


def link_to(count: Count) -> str:
    """The address of a count's message, or of its channel while there is none."""
    place = f"https://discord.com/channels/{count.row.guild_id}/{count.row.channel_id}"
    return place if count.row.post_id is None else f"{place}/{count.row.post_id}"
