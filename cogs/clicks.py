"""What a click on one of our buttons does: acknowledge, ask the table, show what came of it."""

from typing import Any, Final

import discord

from belote_bot.locales import say
from belote_bot.tables.refusals import TableRefused
from belote_bot.tables.table import Table
from cogs.choices.preferring_clicks import prefer
from cogs.choices.settings_clicks import choose_setting, set_rules, turn_settings
from cogs.clicking import Click, Handler, House
from cogs.counts.handlers import COUNT_HANDLERS
from cogs.hand.hands import shows_own_hand
from cogs.hand.hint_clicks import ask_hint
from cogs.hand.newcomers import welcome
from cogs.hand.why_clicks import ask_why, why_refused
from cogs.parts.answering import answering, tell
from cogs.parts.ids import Verb
from cogs.parts.languages import private_language
from cogs.parts.links import link_to
from cogs.past.history_clicks import export_match, open_match, share_replay, turn_history, turn_replay
from cogs.past.review_clicks import review
from cogs.rules.clicks import choose_kind, table_rules
from cogs.rules.reading import look_up, turn_page
from cogs.standings.board_clicks import turn_board
from cogs.standings.personal_clicks import ask_erasing, erase_all, keep_all
from cogs.table.bots_clicks import choose_bots
from cogs.table.clock_clicks import accept_seat, take_back, take_seat_over, withdraw_offer
from cogs.table.cutting_clicks import cut
from cogs.table.rematch_clicks import rematch
from cogs.table.seats_clicks import arrange_seats, exchange_seats, keep_seats
from cogs.table.watching import show_table


async def take_seat(click: Click) -> None:
    """Sit down."""
    await click.interaction.response.defer()
    seat = click.read(lambda button: button.seat)
    await click.house.tables.lobby.sit(click.table().id, click.person, seat)


async def leave(click: Click) -> None:
    """Stand up from a table in the lobby."""
    await click.interaction.response.defer()
    await click.house.tables.leaving.leave(click.table().id, click.person.user_id)


async def add_bot(click: Click) -> None:
    """Put a bot on a free seat."""
    await click.interaction.response.defer()
    await click.house.tables.lobby.add_bot(click.table().id, click.person.user_id)


async def fill(click: Click) -> None:
    """Put bots on all free seats."""
    await click.interaction.response.defer()
    await click.house.tables.lobby.fill(click.table().id, click.person.user_id)


async def start(click: Click) -> None:
    """Begin the match."""
    await click.interaction.response.defer()
    await click.house.tables.lobby.start(click.table().id, click.person.user_id)


async def show_hand(click: Click) -> None:
    """Show the person their own hand, or the table if they have none."""
    await click.acknowledge_privately()
    table = click.table()
    if table.held_by(click.person.user_id) is None:
        click.count()
        await show_table(click.house.tables, click.interaction, table)
        return
    await click.house.hands.show(click.interaction, table)
    await welcome(click.house, click.interaction, table)


async def bring_table(click: Click) -> None:
    """Bring the table down to the end of its channel, or tell who does not sit there where it is."""
    await click.interaction.response.defer(ephemeral=True, thinking=True)
    table = click.table()
    await tell(click.interaction, bring_or_link(click.house, table, click.interaction))


def bring_or_link(house: House, table: Table, interaction: discord.Interaction[Any]) -> str:
    """Bring a table down for those seated; gives the sentence for whoever asked."""
    language = private_language(interaction)
    if table.seat_of(interaction.user.id) is None:
        return say(language, "table-is-there", link=link_to(table))
    house.board.bring_down(table)
    return say(language, "table-brought")


async def act(click: Click) -> None:
    """Bid or play, and show the new hand in the message that was clicked."""
    own = shows_own_hand(click.interaction)
    if own:
        await click.interaction.response.defer()
    else:
        await click.interaction.response.defer(ephemeral=True, thinking=True)
    version = click.read(lambda button: button.version)
    action = click.read(lambda button: button.action)
    table = click.table()
    try:
        await click.house.tables.play.act(table.id, click.person.user_id, version, action)
    except TableRefused as refused:
        # Moves are never limited. What is drawn for those that could not be made is.
        click.house.tables.requests.count_click(click.person.user_id)
        reason = why_refused(click, table, refused.refusal, action)
        # The buttons that were clicked in vain go away.
        if own:
            await click.house.hands.show(click.interaction, table)
        if reason is None:
            raise
        await tell(click.interaction, reason)
        return
    await click.house.hands.show(click.interaction, table)


async def agree_to_stop(click: Click) -> None:
    """Agree that the match is stopped."""
    await click.interaction.response.defer()
    await click.house.tables.leaving.agree_to_stop(click.table().id, click.person.user_id)


async def play_on(click: Click) -> None:
    """Refuse that the match is stopped."""
    await click.interaction.response.defer()
    await click.house.tables.leaving.play_on(click.table().id, click.person.user_id)


HANDLERS: Final[dict[Verb, Handler]] = {
    Verb.SEAT: take_seat,
    Verb.SEATS: arrange_seats,
    Verb.EXCHANGE: exchange_seats,
    Verb.KEEP_SEATS: keep_seats,
    Verb.LEAVE: leave,
    Verb.BOT: add_bot,
    Verb.BOTS: choose_bots,
    Verb.FILL: fill,
    Verb.START: start,
    Verb.HAND: show_hand,
    Verb.TABLE: bring_table,
    Verb.ACT: act,
    Verb.WHY: ask_why,
    Verb.HINT: ask_hint,
    Verb.REVIEW: review,
    Verb.REMATCH: rematch,
    Verb.RULES: table_rules,
    Verb.KIND: choose_kind,
    Verb.CUT: cut,
    Verb.AGREE: agree_to_stop,
    Verb.PLAY_ON: play_on,
    Verb.TAKE_BACK: take_back,
    Verb.TAKE_SEAT: take_seat_over,
    Verb.ACCEPT: accept_seat,
    Verb.WITHDRAW: withdraw_offer,
    Verb.PREFER: prefer,
    Verb.BOARD: turn_board,
    Verb.SETTINGS: turn_settings,
    Verb.SET: choose_setting,
    Verb.SET_RULES: set_rules,
    Verb.PAGE: turn_page,
    Verb.WORD: look_up,
    Verb.HISTORY: turn_history,
    Verb.MATCH: open_match,
    Verb.REPLAY: turn_replay,
    Verb.SHARE: share_replay,
    Verb.EXPORT: export_match,
    Verb.ERASE: ask_erasing,
    Verb.ERASE_ALL: erase_all,
    Verb.KEEP: keep_all,
    **COUNT_HANDLERS,
}

MOVES: Final = frozenset({Verb.ACT, Verb.CUT})
"""What is never refused for being too much."""

LIMITED: Final = frozenset({Verb.HINT, Verb.REVIEW, Verb.SHARE, Verb.EXPORT, Verb.REMATCH, Verb.COUNT_OPEN})
"""What makes the bot work or write for one person: only so often in a minute."""

AT_THE_TABLE: Final = frozenset(
    {
        *(Verb.SEAT, Verb.BOT, Verb.BOTS, Verb.FILL, Verb.START, Verb.KIND, Verb.HAND, Verb.TABLE),
        *(Verb.ACT, Verb.CUT, Verb.HINT, Verb.TAKE_BACK, Verb.TAKE_SEAT, Verb.ACCEPT),
        *(Verb.SEATS, Verb.EXCHANGE),
    }
)
"""What needs a table that can be shown."""


async def clicked(house: House, interaction: discord.Interaction[Any], custom_id: str) -> None:
    """Carry out a click on a button of ours and answer it; never raises."""
    async with answering(interaction):
        click = Click.taken_up(house, interaction, custom_id)
        if click.button.verb in LIMITED:
            click.count()
        elif click.button.verb not in MOVES:
            house.tables.requests.count_click(interaction.user.id)
        if click.button.verb in AT_THE_TABLE:
            await house.reach.check(interaction, click.table())
        await HANDLERS[click.button.verb](click)
