"""The addresses of tables in Discord."""

from belote_bot.tables.table import Table


def link_to(table: Table) -> str:
    """The address of a table's message, or of its channel while there is none."""
    place = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}"
    return place if table.post_id is None else f"{place}/{table.post_id}"
