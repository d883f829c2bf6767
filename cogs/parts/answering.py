"""Every click and command gets an answer: what was asked, a sentence why not, or a word of regret."""

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, Final

import discord

from belote_bot.counting.refusals import CountRefused
from belote_bot.locales import say
from belote_bot.tables.refusals import DatabaseFault, Refusal, TableRefused
from cogs.parts.languages import private_language
from cogs.parts.retrying import FAILURES

log: Final = logging.getLogger(__name__)

# Discord's code for an interaction that it no longer knows: more than three seconds have passed.
UNKNOWN_INTERACTION: Final = 10062


class NotNow(Exception):
    """Something cannot be done for now; `str()` is the sentence for whoever asked, in their language."""


async def tell(interaction: discord.Interaction[Any], sentence: str) -> None:
    """Say something to the person who clicked, in private, wherever the interaction stands."""
    response = interaction.response
    try:
        if not response.is_done():
            await response.send_message(sentence, ephemeral=True)
        elif response.type is discord.InteractionResponseType.deferred_channel_message:
            await interaction.edit_original_response(content=sentence)
        else:
            await interaction.followup.send(sentence, ephemeral=True)
    except FAILURES as error:
        log.info("interaction %d could not be answered: %s", interaction.id, error)


@asynccontextmanager
async def answering(interaction: discord.Interaction[Any]) -> AsyncGenerator[None]:
    """Carry out what a click or a command asks; whatever goes wrong is told to the person, never raised."""
    try:
        yield
    except TableRefused as refused:
        await tell(interaction, say(private_language(interaction), f"refusal-{refused.refusal.value}"))
    except DatabaseFault as fault:
        log.info("interaction %d found the database at fault: %s", interaction.id, fault)
        await tell(interaction, say(private_language(interaction), f"refusal-{Refusal.STORAGE.value}"))
    except NotNow as reason:
        await tell(interaction, str(reason))
    except CountRefused as refused:
        await tell(interaction, say(private_language(interaction), f"count-refusal-{refused.refusal.value}"))
    except FAILURES as error:
        log.warning("interaction %d could not be answered: %s", interaction.id, error)
        if not isinstance(error, discord.NotFound) or error.code != UNKNOWN_INTERACTION:
            await tell(interaction, say(private_language(interaction), "error-discord"))
    except Exception:
        log.exception("interaction %d failed", interaction.id)
        await tell(interaction, say(private_language(interaction), "error"))
