"""`/belote rules`, `glossary`."""

from typing import Any, Final

import discord
from discord import app_commands

from cogs.commands.base import CommandsBase
from cogs.connection.translator import told
from cogs.parts.answering import answering
from cogs.parts.languages import private_language
from cogs.rules.glossary import A_MENU, entry_post, list_post, unknown_post
from cogs.rules.lookup import find, matching
from cogs.rules.pages import page_post
from cogs.rules.reading import book_for, show_page
from cogs.rules.terms import plain_name
from images import Chapter

CHAPTER_CHOICES: Final = [
    app_commands.Choice(name=told(f"chapter-{chapter.value}"), value=chapter.value) for chapter in Chapter
]


class HelpCommands(CommandsBase):
    """The rules and the words of the game: for the asker alone, or shared with everybody."""

    @app_commands.command(name=told("command-rules"), description=told("command-rules-about"))
    @app_commands.rename(chapter=told("option-chapter"), share=told("option-share"))
    @app_commands.describe(chapter=told("option-chapter-about"), share=told("option-share-about"))
    @app_commands.choices(chapter=CHAPTER_CHOICES)
    async def rules(
        self,
        interaction: discord.Interaction[Any],
        chapter: str = Chapter.START.value,
        share: bool = False,  # noqa: FBT001, FBT002  # an option of the command
    ) -> None:
        """Open the rules at a chapter: those of the table at which one sits, or that is in the channel."""
        await interaction.response.defer(ephemeral=not share, thinking=True)
        async with answering(interaction):
            kept = await self.language_here(interaction) if share else None
            here = self.house.tables.registry.in_channel(interaction.channel_id or 0)
            table = (here or self.table_of(interaction)) if share else (self.table_of(interaction) or here)
            book = await book_for(self.house, interaction, table, kept)
            await show_page(interaction, page_post(book, Chapter(chapter)))

    @app_commands.command(name=told("command-glossary"), description=told("command-glossary-about"))
    @app_commands.rename(word=told("option-word"), share=told("option-share"))
    @app_commands.describe(word=told("option-word-about"), share=told("option-share-about"))
    async def glossary(
        self,
        interaction: discord.Interaction[Any],
        word: str | None = None,
        share: bool = False,  # noqa: FBT001, FBT002  # an option of the command
    ) -> None:
        """Tell what a word means; without one, list them all."""
        await interaction.response.defer(ephemeral=not share, thinking=True)
        async with answering(interaction):
            kept = await self.language_here(interaction) if share else None
            language = kept or private_language(interaction)
            if word is None or not word.strip():
                post = list_post(language, kept)
            elif (term := find(language, word)) is not None:
                post = entry_post(language, term, kept)
            else:
                post = unknown_post(language, word, kept)
            await show_page(interaction, post)

    @glossary.autocomplete("word")
    async def _words(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        """The words that what is typed may become."""
        language = private_language(interaction)
        found = matching(language, current)[:A_MENU]
        return [app_commands.Choice(name=plain_name(language, term), value=term.value) for term in found]
