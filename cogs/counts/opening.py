"""Opening a count: by a form, or with what somebody typed after the command."""

import re
from typing import Any, Final

import discord

from belote_bot.counting.count import Count, Player, Players
from belote_bot.counting.refusals import CountRefusal, CountRefused
from belote_bot.counting.service import Opening
from belote_bot.game.house_rules import HouseRules, RulesError, changed
from belote_bot.locales import Language, say
from belote_bot.tables.service import GuildSettings
from cogs.clicking import Click, House
from cogs.counts.asking import is_form
from cogs.counts.panels import LENGTH_FIELD, NAME_FIELDS, name_fields
from cogs.parts.answering import tell
from cogs.parts.forms import Field, Form, show_form
from cogs.parts.ids import ControlId, Verb
from cogs.parts.languages import private_language, public_language
from cogs.parts.names import clean, display_name
from cogs.table.grounds import Ground, asked_rules, ground_of, telling_why_not
from cogs.table.opening import check_opening, settings_here

_MENTION: Final = re.compile(r"<@!?(\d{1,20})>")


def opening_form(interaction: discord.Interaction[Any], preset: str | None, target: int | None) -> Form:
    """The form that opens a count: four names, and to how many points."""
    language = private_language(interaction)
    names = (display_name(interaction.user), "", "", "")
    length = Field(
        LENGTH_FIELD,
        say(language, "count-field-length"),
        "" if target is None else str(target),
        say(language, "count-field-length-hint"),
        required=False,
        longest=10,
    )
    form_id = ControlId(Verb.COUNT_OPEN, 0, () if preset is None else (preset,))
    return Form(form_id, say(language, "count-form-open"), (*name_fields(language, names), length))


async def open_by_form(click: Click) -> None:
    """Show the form; open a count with what was written into it."""
    interaction = click.interaction
    preset = click.button.rest[0] if click.button.rest else None
    if not is_form(click):
        async with telling_why_not(interaction):
            await checked_ground(click.house, interaction)
            await show_form(interaction, opening_form(interaction, preset, None))
        return
    await interaction.response.defer(ephemeral=True, thinking=True)
    written = [click.fields.get(field, "") for field in NAME_FIELDS]
    async with telling_why_not(interaction):
        rules = asked_rules(await settings_here(click.house.tables, interaction), preset, None)
        length, notice = click.fields.get(LENGTH_FIELD, ""), None
        if length:
            try:
                rules = _to(rules, length)
            except RulesError:
                notice = say(click.language, "count-no-length")
        players = [await player_named(interaction, name) for name in written]
        count = await open_count(click.house, interaction, players, rules)
        await tell_opened(click.house, interaction, count, notice)


async def checked_ground(house: House, interaction: discord.Interaction[Any]) -> tuple[GuildSettings, Ground]:
    """Where a count may be opened, and what the server chose.

    Raises what `telling_why_not` tells, and CountRefused.
    """
    chosen = await settings_here(house.tables, interaction)
    check_opening(
        interaction, chosen, in_thread=None, bots=False, elsewhere="count-elsewhere", bearers="count-role"
    )
    ground = ground_of(interaction, in_thread=False)
    await house.counts.check_room(ground.guild_id, interaction.user.id)
    return chosen, ground


async def open_count(
    house: House, interaction: discord.Interaction[Any], players: list[Player], rules: HouseRules
) -> Count:
    """Open a count where somebody asks for it; who has no name is called by a number.

    Raises what `telling_why_not` tells, and CountRefused.
    """
    chosen, ground = await checked_ground(house, interaction)
    language = public_language(interaction, chosen.language, private_language(interaction))
    opening = Opening(
        ground.guild_id,
        ground.channel.id,
        interaction.user.id,
        language,
        rules,
        all_named(language, players),
    )
    return await house.counts.open(opening)


async def tell_opened(
    house: House, interaction: discord.Interaction[Any], count: Count, notice: str | None = None
) -> None:
    """Say to whoever opened a count what comes next, or that Discord does not show it yet."""
    is_shown = await house.count_board.is_shown(count.id)
    opened = say(private_language(interaction), "count-opened" if is_shown else "count-not-shown")
    await tell(interaction, opened if notice is None else f"{opened}\n{notice}")


def all_named(language: Language, players: list[Player]) -> Players:
    """The players as they are called, in the order of play: by a number who has no name."""
    first, second, third, fourth = (
        Player(clean(player.name) or say(language, "count-player", number=seat + 1), player.user_id)
        for seat, player in enumerate(players)
    )
    return first, second, third, fourth


async def player_named(interaction: discord.Interaction[Any], typed: str | None) -> Player:
    """Who was typed: a member by mention, or somebody by any name.

    Raises CountRefused for a mention of nobody here.
    """
    mention = _MENTION.fullmatch((typed or "").strip())
    if mention is None or interaction.guild is None:
        return Player(typed or "", None)
    user_id = int(mention[1])
    member = interaction.guild.get_member(user_id)
    if member is None:
        try:
            member = await interaction.guild.fetch_member(user_id)
        except discord.NotFound:
            raise CountRefused(CountRefusal.NO_MEMBER) from None
    return Player(display_name(member), user_id)


def _to(rules: HouseRules, length: str) -> HouseRules:
    digits = re.sub(r"[\s.,’']", "", length)
    if not (digits.isascii() and digits.isdecimal()):
        raise RulesError(f"{length!r} is no number of points")
    return changed(rules, "target", int(digits))
