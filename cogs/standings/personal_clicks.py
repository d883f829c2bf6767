"""What is kept about whoever asks: as a file, and erased at their word, given twice."""

import gzip
import json
from io import BytesIO
from typing import Any, Final

import discord
from discord import ui

from belote_bot.locales import Language, say
from cogs.clicking import Click, House
from cogs.parts.controls import TableButton
from cogs.parts.faces import ButtonFace, Look
from cogs.parts.ids import ControlId, Verb
from cogs.parts.languages import private_language

LARGEST_FILE: Final = 8_000_000
"""In bytes; a larger one is sent packed. Discord takes ten million."""


async def show_data(house: House, interaction: discord.Interaction[Any]) -> None:
    """Send all that is stored about the asker in an answer that was deferred for them only."""
    language = private_language(interaction)
    document = await house.personal.export(interaction.user.id)
    data, name = json.dumps(document, ensure_ascii=False, indent=1).encode(), "belote-my-data.json"
    if len(data) > LARGEST_FILE:
        data, name = gzip.compress(data), f"{name}.gz"
    face = ButtonFace(ControlId(Verb.ERASE, 0), say(language, "data-button-erase"), Look.RED)
    await interaction.edit_original_response(
        content=say(language, "data-here"),
        attachments=[discord.File(BytesIO(data), filename=name)],
        view=_view(face),
    )


async def ask_erasing(click: Click) -> None:
    """Ask whether all is to be erased."""
    await click.acknowledge_privately()
    await click.interaction.edit_original_response(
        content=say(click.language, "data-sure"), attachments=[], view=_view(*_sure(click.language))
    )


def _sure(language: Language) -> tuple[ButtonFace, ButtonFace]:
    return (
        ButtonFace(ControlId(Verb.ERASE_ALL, 0), say(language, "data-button-sure"), Look.RED),
        ButtonFace(ControlId(Verb.KEEP, 0), say(language, "data-button-keep")),
    )


async def erase_all(click: Click) -> None:
    """Erase all that is stored about whoever clicked."""
    await click.acknowledge_privately()
    language = click.language
    await click.house.personal.erase(click.person.user_id)
    await click.interaction.edit_original_response(
        content=say(language, "data-erased"), attachments=[], view=None
    )


async def keep_all(click: Click) -> None:
    """Leave everything as it is."""
    await click.acknowledge_privately()
    await click.interaction.edit_original_response(
        content=say(click.language, "data-kept"), attachments=[], view=None
    )


def _view(*faces: ButtonFace) -> ui.View:
    view = ui.View(timeout=None)
    for face in faces:
        view.add_item(TableButton.showing(face))
    return view
