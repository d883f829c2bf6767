"""From what a message says to Discord's components; views are built anew for every message sent."""

from collections.abc import Sequence
from io import BytesIO
from typing import Final

import discord
from discord import ui

from cogs.parts.controls import TableButton, TableChannels, TableMenu, TableRoles
from cogs.parts.drawing import Drawn
from cogs.parts.faces import MenuFace, PickerFace, Picks, Rows

ACCENT: Final = discord.Colour.from_rgb(24, 112, 74)


def layout(
    text: str,
    picture: Drawn | None,
    rows: Rows,
    footer: str | None = None,
    below: Drawn | None = None,
) -> ui.LayoutView:
    """A message of ours: words, the picture, perhaps one below it, small print, then the buttons."""
    view = ui.LayoutView(timeout=None)
    box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=ACCENT)
    box.add_item(ui.TextDisplay(text))
    for shown in (picture, below):
        if shown is not None:
            gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
            gallery.add_item(
                media=f"attachment://{shown.file_name}", description=shortened(shown.picture.alt)
            )
            box.add_item(gallery)
    if footer is not None:
        box.add_item(ui.TextDisplay(f"-# {footer}"))
    view.add_item(box)
    for faces in rows:
        row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
        if isinstance(faces, MenuFace | PickerFace):
            if faces.title is not None:
                view.add_item(ui.TextDisplay(faces.title))
            row.add_item(_menu(faces))
        else:
            for face in faces:
                row.add_item(TableButton.showing(face))
        view.add_item(row)
    return view


def _menu(face: MenuFace | PickerFace) -> TableMenu | TableChannels | TableRoles:
    if isinstance(face, MenuFace):
        return TableMenu.showing(face)
    return TableRoles.showing(face) if face.picks is Picks.ROLES else TableChannels.showing(face)


def files_of(*pictures: Drawn | None) -> Sequence[discord.File]:
    """Each picture as a file of its own; built anew for every message sent."""
    return [
        discord.File(
            BytesIO(shown.picture.data), filename=shown.file_name, description=shortened(shown.picture.alt)
        )
        for shown in pictures
        if shown is not None
    ]


LONGEST_ALT: Final = 1024


def shortened(alt: str) -> str:
    """An alt text within Discord's 1024 characters."""
    return alt if len(alt) <= LONGEST_ALT else alt[: LONGEST_ALT - 1] + "…"
