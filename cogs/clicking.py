"""A click on a button, a choice in a menu or a form that was sent: who, where, and what was filled in."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Self, TypeAlias, TypeVar, cast

import discord

from belote_bot.archive.history import History
from belote_bot.archive.personal import PersonalData
from belote_bot.counting.service import Counts
from belote_bot.locales import Language
from belote_bot.standings.service import Standings
from belote_bot.standings.weekly import WeeklyPodiums
from belote_bot.tables.occupants import Person
from belote_bot.tables.refusals import Refusal, TableRefused
from belote_bot.tables.service import Tables
from belote_bot.tables.table import Table
from cogs.connection.doctor import Doctor
from cogs.connection.members import Members
from cogs.connection.reach import Reach
from cogs.counts.board import CountBoard
from cogs.hand.hands import Hands, shows_own_hand
from cogs.parts.forms import read_form
from cogs.parts.ids import ControlId, read_id
from cogs.parts.languages import private_language
from cogs.parts.names import display_name
from cogs.table.board import Board

Part = TypeVar("Part")


@dataclass(frozen=True, slots=True)
class House:
    """What clicks and commands work with."""

    tables: Tables
    reach: Reach
    doctor: Doctor
    board: Board
    hands: Hands
    counts: Counts
    count_board: CountBoard
    standings: Standings
    members: Members
    podiums: WeeklyPodiums
    history: History
    personal: PersonalData


@dataclass(frozen=True, slots=True)
class Click:
    """A click on a button of ours, a choice in a menu, or a form that was sent."""

    house: House
    interaction: discord.Interaction[Any]
    button: ControlId

    @classmethod
    def taken_up(cls, house: House, interaction: discord.Interaction[Any], custom_id: str) -> Self:
        """Take up a click; refused as stale if the button is none that we would send today."""
        try:
            return cls(house, interaction, read_id(custom_id))
        except ValueError:
            raise TableRefused(Refusal.STALE) from None

    @property
    def table_id(self) -> int:
        """The table that the button belongs to."""
        return self.button.table

    @property
    def person(self) -> Person:
        """Who clicked."""
        return Person(self.interaction.user.id, display_name(self.interaction.user))

    def table(self) -> Table:
        """The table of the button, if it is open and of this server; refused otherwise."""
        table = self.house.tables.registry.get(self.table_id)
        if table.guild_id != self.interaction.guild_id:
            raise TableRefused(Refusal.NO_TABLE)
        return table

    def count(self) -> None:
        """Count the click among what makes the bot work; refused if it is too much at once."""
        self.house.tables.requests.count(self.interaction.user.id, self.interaction.guild_id or 0)

    @property
    def language(self) -> Language:
        """The language of whoever clicked."""
        return private_language(self.interaction)

    @property
    def values(self) -> tuple[str, ...]:
        """What was chosen in a menu; nothing for a button."""
        data = cast("Mapping[str, Any]", self.interaction.data or {})
        return tuple(str(value) for value in data.get("values", ()))

    @property
    def fields(self) -> Mapping[str, str]:
        """What was written into a form, by the fields' keys, blanks around it taken away."""
        return read_form(self.interaction)

    async def acknowledge_privately(self) -> None:
        """Acknowledge the click so that the answer is seen by whoever clicked alone.

        It stands in the message that was clicked if nobody else sees that one, else in a new message.
        """
        if shows_own_hand(self.interaction):
            await self.interaction.response.defer()
        else:
            await self.interaction.response.defer(ephemeral=True, thinking=True)

    def read(self, part: Callable[[ControlId], Part]) -> Part:
        """A part of the id; refused as stale if the id does not have it."""
        try:
            return part(self.button)
        except ValueError:
            raise TableRefused(Refusal.STALE) from None


Handler: TypeAlias = Callable[[Click], Awaitable[None]]
