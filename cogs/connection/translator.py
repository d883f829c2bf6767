"""Names and descriptions of the slash commands, from the locale files."""

import discord
from discord import app_commands
from discord.app_commands import locale_str

from belote_bot.locales import Language, say

_LANGUAGES = {discord.Locale.french: Language.FR}


def told(message_id: str) -> locale_str:
    """A name or description that everybody reads in their language; English is what Discord falls back to."""
    return locale_str(say(Language.EN, message_id), id=message_id)


class LocaleTranslator(app_commands.Translator):
    """Gives Discord the French names and descriptions."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The sentence in a language that we speak; None leaves the English one."""
        del context
        language = _LANGUAGES.get(locale)
        message_id = string.extras.get("id")
        return None if language is None or message_id is None else say(language, message_id)
