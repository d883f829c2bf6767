"""Sending the record of a match as a file."""

import json
from dataclasses import replace
from io import BytesIO
from typing import Any

import discord

from belote_bot.archive.history import PastMatch
from belote_bot.game.record import MatchRecord, dump
from belote_bot.locales import say
from cogs.parts.answering import tell
from cogs.parts.languages import private_language
from cogs.past.words import names_of, score_line


async def send_record(interaction: discord.Interaction[Any], match: PastMatch, record: MatchRecord) -> None:
    """Send a record in the answer to an interaction that was deferred for the asker only."""
    language = private_language(interaction)
    if not record.deals:
        await tell(interaction, say(language, "nothing-to-export"))
        return
    named = replace(record, players=names_of(language, match))
    data = json.dumps(dump(named), ensure_ascii=False, indent=1).encode()
    words = say(
        language,
        "exported" if match.ending is not None else "exported-so-far",
        score=score_line(language, match),
        deals=len(record.deals),
    )
    await interaction.edit_original_response(
        content=words, attachments=[discord.File(BytesIO(data), filename=f"belote-{match.id}.json")]
    )
