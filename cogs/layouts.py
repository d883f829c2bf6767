"""From what a message says to Discord's components; views are built anew for every message sent."""

import re
from collections.abc import Sequence
from io import BytesIO
from typing import Any, Final, Protocol, Self, runtime_checkable

import discord
from discord import ui

from cogs.drawing import Drawn
from cogs.ids import ANY_BUTTON, ANY_MENU
from cogs.posts import ButtonFace, Look, MenuFace, Rows

STYLES: Final = {
    Look.PLAIN: discord.ButtonStyle.secondary,
    Look.MAIN: discord.ButtonStyle.primary,
    Look.GOOD: discord.ButtonStyle.success,
    Look.RED: discord.ButtonStyle.danger,
}
ACCENT: Final = discord.Colour.from_rgb(24, 112, 74)


@runtime_checkable
class TakesClicks(Protocol):
    """The client, as far as buttons know it."""

    async def clicked(self, interaction: discord.Interaction[Any], custom_id: str) -> None:
        """Carry out a click on a button of ours and answer it; never raises."""
        ...


class TableButton(ui.DynamicItem[ui.Button[ui.LayoutView]], template=ANY_BUTTON):
    """Every button of ours; its id decides what a click does (`cogs.clicks`).

    There is one pattern for all of them, so that no click, not even one on a button of an earlier
    version of the program, goes without an answer.
    """

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], _match: re.Match[str], /
    ) -> Self:
        """Take up a click on a message sent earlier, perhaps by an earlier process."""
        button = cls.__new__(cls)
        ui.DynamicItem.__init__(button, item)  # pyright: ignore[reportUnknownMemberType]  # the library's own
        return button

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the click on to the client."""
        client = interaction.client
        assert isinstance(client, TakesClicks)
        await client.clicked(interaction, self.custom_id)

    @classmethod
    def showing(cls, face: ButtonFace) -> Self:
        """The button for a message to be sent."""
        return cls(
            ui.Button(
                label=face.label,
                emoji=face.emoji,
                style=STYLES[face.look],
                custom_id=str(face.id),
                disabled=not face.enabled,
            )
        )


class TableMenu(ui.DynamicItem[ui.Select[ui.LayoutView]], template=ANY_MENU):
    """Every menu of ours."""

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], _match: re.Match[str], /
    ) -> Self:
        """Take up a choice on a message sent earlier, perhaps by an earlier process."""
        menu = cls.__new__(cls)
        ui.DynamicItem.__init__(menu, item)  # pyright: ignore[reportUnknownMemberType]  # the library's own
        return menu

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the choice on to the client."""
        client = interaction.client
        assert isinstance(client, TakesClicks)
        await client.clicked(interaction, self.custom_id)

    @classmethod
    def showing(cls, face: MenuFace) -> Self:
        """The menu for a message to be sent."""
        options = [
            discord.SelectOption(
                label=choice.label, value=choice.value, description=choice.about, default=choice.chosen
            )
            for choice in face.choices
        ]
        return cls(
            ui.Select(
                custom_id=face.id.of_menu,
                placeholder=face.placeholder,
                min_values=face.fewest,
                max_values=face.most,
                options=options,
            )
        )


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
        if isinstance(faces, MenuFace):
            if faces.title is not None:
                view.add_item(ui.TextDisplay(faces.title))
            row.add_item(TableMenu.showing(faces))
        else:
            for face in faces:
                row.add_item(TableButton.showing(face))
        view.add_item(row)
    return view


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
