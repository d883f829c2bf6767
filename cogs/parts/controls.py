"""Our buttons and menus as Discord's library knows them; built anew for every message sent.

There is one pattern for all of a kind, so that no click, not even one on a button of an earlier version of
the program, goes without an answer. Views hold nothing else: a plain item beside them would have the library
forget the patterns.
"""

import re
import secrets
from typing import Any, Final, Protocol, Self, TypeVar, runtime_checkable

import discord
from discord import ui

from cogs.parts.faces import ButtonFace, Look, MenuFace, PickerFace, Picks
from cogs.parts.ids import ANY_BUTTON, ANY_CHANNELS, ANY_MENU, ANY_ROLES

STYLES: Final = {
    Look.PLAIN: discord.ButtonStyle.secondary,
    Look.MAIN: discord.ButtonStyle.primary,
    Look.GOOD: discord.ButtonStyle.success,
    Look.RED: discord.ButtonStyle.danger,
}

CHANNELS_OF_TABLES: Final = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.forum,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
]
"""Where a table can be shown, or in whose threads."""

CHANNELS_OF_MESSAGES: Final = [kind for kind in CHANNELS_OF_TABLES if kind is not discord.ChannelType.forum]
"""Where a message can be sent that belongs to no thread."""

CHANNELS_FOR: Final = {Picks.CHANNELS: CHANNELS_OF_TABLES, Picks.TEXT_CHANNELS: CHANNELS_OF_MESSAGES}

_NEVER: Final = r"$^"

Kind = TypeVar("Kind", bound=ui.Item[Any])


@runtime_checkable
class TakesClicks(Protocol):
    """The client, as far as buttons know it."""

    async def clicked(self, interaction: discord.Interaction[Any], custom_id: str) -> None:
        """Carry out a click on a button of ours and answer it; never raises."""
        ...


class Control(ui.DynamicItem[Kind], template=_NEVER):
    """Whatever of ours can be clicked; its id decides what a click does (`cogs.clicks`)."""

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], _match: re.Match[str], /
    ) -> Self:
        """Take up a click on a message sent earlier, perhaps by an earlier process."""
        control = cls.__new__(cls)
        ui.DynamicItem.__init__(control, item)  # pyright: ignore[reportUnknownMemberType]  # the library's own
        return control

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the click on to the client."""
        client = interaction.client
        assert isinstance(client, TakesClicks)
        await client.clicked(interaction, self.custom_id)


class TableButton(Control[ui.Button[ui.LayoutView]], template=ANY_BUTTON):
    """Every button of ours."""

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


class TableMenu(Control[ui.Select[ui.LayoutView]], template=ANY_MENU):
    """Every menu of ours whose lines we write."""

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
                id=_new_number(),
            )
        )


class TableChannels(Control[ui.ChannelSelect[ui.LayoutView]], template=ANY_CHANNELS):
    """Every menu of the server's channels."""

    @classmethod
    def showing(cls, face: PickerFace) -> Self:
        """The menu for a message to be sent."""
        kind = discord.SelectDefaultValueType.channel
        return cls(
            ui.ChannelSelect(
                custom_id=face.id.of_channels,
                channel_types=CHANNELS_FOR[face.picks],
                placeholder=face.placeholder,
                min_values=0,
                max_values=face.most,
                default_values=[discord.SelectDefaultValue(id=chosen, type=kind) for chosen in face.chosen],
                id=_new_number(),
            )
        )


class TableRoles(Control[ui.RoleSelect[ui.LayoutView]], template=ANY_ROLES):
    """Every menu of the server's roles."""

    @classmethod
    def showing(cls, face: PickerFace) -> Self:
        """The menu for a message to be sent."""
        kind = discord.SelectDefaultValueType.role
        return cls(
            ui.RoleSelect(
                custom_id=face.id.of_roles,
                placeholder=face.placeholder,
                min_values=0,
                max_values=face.most,
                default_values=[discord.SelectDefaultValue(id=chosen, type=kind) for chosen in face.chosen],
                id=_new_number(),
            )
        )


def _new_number() -> int:
    """A number by which clients know a menu, 1 … 2³¹ - 1.

    They keep by it what somebody chose there; a menu that is sent anew is to show what holds by now.
    """
    return secrets.randbelow(2**31 - 1) + 1
