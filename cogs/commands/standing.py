"""`/belote leaderboard`, `profile`."""

from typing import Any, Final

import discord
from discord import app_commands

from belote_bot.locales import say
from belote_bot.standings.service import Company, Measure, Sides, Span
from cogs.commands.base import CommandsBase
from cogs.connection.translator import told
from cogs.hand.posts import sight
from cogs.parts.answering import answering, tell
from cogs.parts.drawing import drawn
from cogs.parts.languages import private_language
from cogs.parts.layouts import files_of, layout
from cogs.standings.achievements import achievements_text
from cogs.standings.board_clicks import show_board
from cogs.standings.boards import Asked
from cogs.standings.profile_posts import ids_in, profile_post

_PERIODS: Final = [
    app_commands.Choice(name=told(f"board-when-{span.value}"), value=span.value) for span in Span
]
_MEASURES: Final = [
    app_commands.Choice(name=told(f"board-measure-{measure.value}"), value=measure.value)
    for measure in Measure
]
_SIDES: Final = [
    app_commands.Choice(name=told(f"board-sides-{sides.value}"), value=sides.value) for sides in Sides
]
_COMPANIES: Final = [
    app_commands.Choice(name=told(f"board-company-{company.value}"), value=company.value)
    for company in Company
]


class StandingCommands(CommandsBase):
    """Who is best here, and how somebody is doing: for the asker alone, or shared with everybody."""

    @app_commands.command(name=told("command-leaderboard"), description=told("command-leaderboard-about"))
    @app_commands.rename(
        period=told("option-period"),
        by=told("option-by"),
        who=told("option-sides"),
        matches=told("option-company"),
        share=told("option-share"),
    )
    @app_commands.describe(
        period=told("option-period-about"),
        by=told("option-by-about"),
        who=told("option-sides-about"),
        matches=told("option-company-about"),
        share=told("option-share-about"),
    )
    @app_commands.choices(period=_PERIODS, by=_MEASURES, who=_SIDES, matches=_COMPANIES)
    async def leaderboard(
        self,
        interaction: discord.Interaction[Any],
        period: str = Span.ALL.value,
        by: str = Measure.RATING.value,
        who: str = Sides.PEOPLE.value,
        matches: str = Company.PEOPLE.value,
        share: bool = False,  # noqa: FBT001, FBT002  # an option of the command
    ) -> None:
        """Show who is best in this server."""
        await interaction.response.defer(ephemeral=not share, thinking=True)
        async with answering(interaction):
            asked = Asked(Span(period), Measure(by), Company(matches), Sides(who))
            kept = await self.language_here(interaction) if share else None
            await show_board(self.house, interaction, asked, kept)

    @app_commands.command(name=told("command-profile"), description=told("command-profile-about"))
    @app_commands.rename(member=told("option-member"), share=told("option-share"))
    @app_commands.describe(member=told("option-member-about"), share=told("option-share-about"))
    async def profile(
        self,
        interaction: discord.Interaction[Any],
        member: discord.User | None = None,
        share: bool = False,  # noqa: FBT001, FBT002  # an option of the command
    ) -> None:
        """Show the card of a member, or the asker's own."""
        whose = member or interaction.user
        await interaction.response.defer(ephemeral=not share or whose.bot, thinking=True)
        async with answering(interaction):
            if whose.bot:
                await tell(interaction, say(private_language(interaction), "profile-of-bot"))
                return
            guild_id, members = interaction.guild_id or 0, self.house.members
            language = await self.language_here(interaction) if share else private_language(interaction)
            members.met(guild_id, whose)
            profile = await self.house.standings.profile(guild_id, whose.id)
            people = await members.of_interaction(interaction, ids_in(profile))
            eyes = sight(language, await self.house.tables.preferences_of(interaction.user.id))
            post = profile_post(language, profile, people, eyes.style)
            earned = await self.house.standings.achievements(guild_id, whose.id)
            achieved = achievements_text(language, earned) or None
            picture = await drawn(post.scene)
            await interaction.edit_original_response(
                view=layout(post.text, picture, (), achieved), attachments=files_of(picture)
            )
