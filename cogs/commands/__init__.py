"""The slash command `/belote`; each module holds some of its subcommands."""

from discord import app_commands
from discord.ext import commands

from cogs.commands.count import CountCommands
from cogs.commands.help import HelpCommands
from cogs.commands.history import HistoryCommands
from cogs.commands.personal import PersonalCommands
from cogs.commands.privacy import PrivacyCommands
from cogs.commands.seats import SeatCommands
from cogs.commands.server import ServerCommands
from cogs.commands.standing import StandingCommands
from cogs.commands.table import TableCommands
from cogs.connection.translator import told


@app_commands.guild_only()
class BeloteCommands(
    TableCommands,
    SeatCommands,
    CountCommands,
    HistoryCommands,
    StandingCommands,
    PersonalCommands,
    PrivacyCommands,
    ServerCommands,
    HelpCommands,
    commands.GroupCog,
    group_name=told("command-belote"),
    group_description=told("command-belote-about"),
):
    """Everything a person types."""
