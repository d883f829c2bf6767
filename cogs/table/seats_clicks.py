"""*Seats…* under a table in the lobby, and the answers to whoever asks to exchange seats."""

from belote_bot.game.seats import Seat
from belote_bot.locales import say
from belote_bot.tables.refusals import Refusal, TableRefused
from belote_bot.tables.table import Table, TableStatus
from cogs.clicking import Click
from cogs.parts.ids import number_in
from cogs.parts.layouts import layout
from cogs.parts.names import in_text
from cogs.table.seats_panel import Wish, seats_rows, seats_text


async def arrange_seats(click: Click) -> None:
    """Open the panel, or do what somebody chooses in it, and show what holds now."""
    await click.acknowledge_privately()
    table, user_id = click.table(), click.person.user_id
    told = None
    if click.button.rest:
        told = await _choose(click, table)
    elif table.status is not TableStatus.LOBBY:
        raise TableRefused(Refusal.NOT_IN_LOBBY)
    elif table.seat_of(user_id) is None:
        raise TableRefused(Refusal.NOT_SEATED)
    rows = seats_rows(click.language, table, user_id)
    text = seats_text(click.language, table)
    view = layout(text if told is None else f"{text}\n{told}", None, rows)
    await click.interaction.edit_original_response(view=view)


async def _choose(click: Click, table: Table) -> str | None:
    """Do what was chosen; gives the sentence that stands in the panel after it, if any."""
    arranging, user_id = click.house.tables.arranging, click.person.user_id
    match click.read(lambda button: Wish("".join(button.rest))):
        case Wish.EXCHANGE:
            wish = await arranging.exchange(table.id, user_id, _one_seat(click))
            if wish is not None:
                return say(click.language, "seats-asked", name=in_text(wish.asked.name))
        case Wish.SWAP:
            one, other = click.read(lambda _: _two_seats(click.values))
            await arranging.swap(table.id, user_id, one, other)
        case Wish.DRAW:
            await arranging.draw_pairs(table.id, user_id)
        case Wish.HOST:
            await arranging.make_host(table.id, user_id, _user(click))
        case Wish.REMOVE:
            await arranging.remove(table.id, user_id, _user(click))
        case Wish.LET_BACK:
            await arranging.let_back(table.id, user_id, _user(click))
    return None


async def exchange_seats(click: Click) -> None:
    """Agree to exchange seats with whoever asks."""
    await click.interaction.response.defer()
    asker = click.read(lambda button: button.seat)
    await click.house.tables.arranging.agree_to_exchange(click.table().id, click.person.user_id, asker)


async def keep_seats(click: Click) -> None:
    """Let the seats be as they are."""
    await click.interaction.response.defer()
    asker = click.read(lambda button: button.seat)
    await click.house.tables.arranging.keep_seats(click.table().id, click.person.user_id, asker)


def _one_seat(click: Click) -> Seat:
    return click.read(lambda _: _seat("".join(click.values)))


def _two_seats(values: tuple[str, ...]) -> tuple[Seat, Seat]:
    one, other = values
    return _seat(one), _seat(other)


def _seat(value: str) -> Seat:
    if value not in ("0", "1", "2", "3"):
        raise ValueError(f"{value!r} is not a seat")
    return int(value)


def _user(click: Click) -> int:
    return click.read(lambda _: number_in("".join(click.values)))
