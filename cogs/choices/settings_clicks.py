"""The panel of a server's settings: its pages, choices in its menus, the house rules of new tables."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

import discord

from belote_bot.game.house_rules import HouseRules
from belote_bot.locales import say
from belote_bot.tables.refusals import Refusal, TableRefused
from belote_bot.tables.service import MOST_CHANNELS, GuildSettings
from cogs.choices.settings import CHANNELS, ROLE, SETTINGS, WEEKLY, Page, Panel, WeeklyChannel
from cogs.choices.weekly_choosing import choose_weekly, read_channel, weekly_channel
from cogs.clicking import Click, House
from cogs.parts.controls import CHANNELS_OF_TABLES
from cogs.parts.ids import ControlId, Verb
from cogs.parts.languages import private_language
from cogs.parts.layouts import layout
from cogs.rules.asking import Change
from cogs.rules.panel import Around, PanelIds, answer_panel, open_panel
from cogs.table.opening import rules_under, settings_here


def managed_server(interaction: discord.Interaction[Any]) -> discord.Guild:
    """The server whose settings somebody may change; refused if they may not manage it."""
    may = interaction.permissions
    if interaction.guild is None or not (may.manage_guild or may.administrator):
        raise TableRefused(Refusal.NOT_MANAGER)
    return interaction.guild


async def show_settings(house: House, interaction: discord.Interaction[Any], page: Page) -> None:
    """Show a page of the panel in the answer to an interaction that was deferred for its person only."""
    guild = managed_server(interaction)
    chosen = await settings_here(house.tables, interaction)
    language = private_language(interaction)
    weekly = await weekly_channel(house, guild, language) if page is Page.STANDINGS else WeeklyChannel()
    panel = Panel(language, chosen, house.tables.pace, weekly)
    view = layout(panel.text(page), None, panel.rows(page))
    await interaction.edit_original_response(view=view)


async def turn_settings(click: Click) -> None:
    """Show another page; the last one goes back to the defaults when that is confirmed."""
    await click.acknowledge_privately()
    guild = managed_server(click.interaction)
    page, confirmed = click.read(_read_page)
    if page is Page.RULES:
        await open_panel(click, *_rules_of(click, guild))
        return
    if confirmed:
        await click.house.tables.choose(guild.id, lambda _: GuildSettings())
        await choose_weekly(click.house, guild, None)
        page = Page.TABLES
    await show_settings(click.house, click.interaction, page)


def _read_page(button: ControlId) -> tuple[Page, bool]:
    match button.rest:
        case (page,):
            return Page(page), False
        case (Page.RESET, "yes"):
            return Page.RESET, True
        case _:
            raise ValueError(f"{button} turns no page")


async def choose_setting(click: Click) -> None:
    """Take a choice down, and show what holds now."""
    await click.acknowledge_privately()
    guild = managed_server(click.interaction)
    if click.button.rest == (WEEKLY,):
        await choose_weekly(click.house, guild, click.read(lambda _: read_channel(guild, click.values)))
        await show_settings(click.house, click.interaction, Page.STANDINGS)
        return
    page, change = click.read(lambda button: _read_choice(button, click.values, guild))
    await click.house.tables.choose(guild.id, change)
    await show_settings(click.house, click.interaction, page)


_PAGES: Final = {
    **dict.fromkeys(("language", "threads", "kind"), Page.TABLES),
    "desertion": Page.STANDINGS,
}
"""On which page a menu stands, of those that stand on another than the pace."""


def _read_choice(
    button: ControlId, values: tuple[str, ...], guild: discord.Guild
) -> tuple[Page, Callable[[GuildSettings], GuildSettings]]:
    """The page of a menu and what was chosen there; ValueError if it offers no such thing."""
    (key,) = button.rest
    if key == CHANNELS:
        channels = tuple(_channel(guild, value) for value in values[: MOST_CHANNELS + 1])
        if len(channels) > MOST_CHANNELS:
            raise ValueError("too many channels")
        return Page.TABLES, lambda chosen: replace(chosen, channels=channels)
    if key == ROLE:
        (role_id,) = [_role(guild, value) for value in values] or [None]
        return Page.TABLES, lambda chosen: replace(chosen, role_id=role_id)
    setting = SETTINGS.get(key)
    if setting is None:
        raise ValueError(f"{key!r} is no setting")
    (value,) = values
    return _PAGES.get(key, Page.PACE), setting.change(value)


def _channel(guild: discord.Guild, value: str) -> int:
    channel = guild.get_channel(int(value))
    if channel is None or channel.type not in CHANNELS_OF_TABLES:
        raise ValueError(f"{value} is no channel for tables")
    return channel.id


def _role(guild: discord.Guild, value: str) -> int | None:
    """A role's id; None for the role that everybody has."""
    role = guild.get_role(int(value))
    if role is None:
        raise ValueError(f"{value} is no role of this server")
    return None if role.is_default() else role.id


# ---- the house rules of new tables -----------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ServerRules:
    """The house rules of tables that are opened without others."""

    click: Click
    guild: discord.Guild

    @property
    def ids(self) -> PanelIds:
        """How the ids of the panel are made."""
        return PanelIds(Verb.SET_RULES, 0)

    async def rules(self) -> HouseRules:
        """What holds now."""
        return rules_under(await self.click.house.tables.settings_of(self.guild.id))

    async def change(self, change: Change) -> HouseRules:
        """Store a change."""
        chosen = await self.click.house.tables.choose(
            self.guild.id, lambda before: replace(before, rules=change.applied(rules_under(before)))
        )
        return rules_under(chosen)


async def set_rules(click: Click) -> None:
    """Carry out a click on the panel of house rules."""
    guild = managed_server(click.interaction)
    await answer_panel(click, *_rules_of(click, guild))


def _rules_of(click: Click, guild: discord.Guild) -> tuple[ServerRules, Around]:
    ways = Panel(click.language, GuildSettings(), click.house.tables.pace).ways(Page.RULES)
    return ServerRules(click, guild), Around(say(click.language, "settings-page-rules"), (ways,))
