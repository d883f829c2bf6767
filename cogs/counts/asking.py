"""What a click on a count asks: who clicked, which count, and what its id says."""

from collections.abc import Callable
from typing import Final, TypeVar

from belote_bot.counting.count import Actor, Count
from belote_bot.counting.draft import Draft
from belote_bot.counting.entries import Entry, Moment
from belote_bot.counting.refusals import CountRefusal, CountRefused
from belote_bot.game.cards import Suit
from belote_bot.game.seats import Seat, Team
from cogs.clicking import Click
from cogs.parts.forms import form_id

Part = TypeVar("Part")

LONGEST_NUMBER: Final = 18
"""In digits: more than any count, deal or version needs, and what the database can hold."""


async def count_of(click: Click) -> Count:
    """The count of a button; refused if it is none of this server's."""
    return await click.house.counts.get(click.interaction.guild_id or 0, click.button.table)


def actor_of(click: Click) -> Actor:
    """Who clicked, and whether they may manage messages there."""
    return Actor(click.person.user_id, click.interaction.permissions.manage_messages)


def asked(read: Callable[[], Part]) -> Part:
    """What an id or a menu says; refused as stale if it is none that we would send today."""
    try:
        return read()
    except ValueError:
        raise CountRefused(CountRefusal.STALE) from None


def number_of(click: Click) -> int:
    """The number that an id says: of a page, or of the state of a count."""
    return asked(lambda: whole_number("".join(click.button.rest[:1])))


def entry_of(click: Click) -> Entry:
    """The deal that a button is about, and whether it was a new one when the button was shown."""

    def read() -> Entry:
        number, deals = click.button.rest[0].split("_") if click.button.rest else ("", "")
        return Entry(whole_number(number), whole_number(deals))

    return asked(read)


def moment_of(click: Click) -> Moment:
    """The deal that a button notes, and the state of the count that it was shown on."""

    def read() -> Moment:
        number, version, deals = click.button.rest
        return Moment(whole_number(number), whole_number(version), whole_number(deals))

    return asked(read)


def whole_number(text: str) -> int:
    """A number as ids and menus write it; ValueError if it is none or too long for one of ours."""
    if not (text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER):
        raise ValueError(f"{text!r} is no number of ours")
    return int(text)


def seat_in(text: str) -> Seat:
    """A seat as ids write it; ValueError if it is none."""
    if text not in ("0", "1", "2", "3"):
        raise ValueError(f"{text!r} is not a seat")
    return int(text)


def changed_draft(draft: Draft, part: str, value: str) -> Draft:
    """A draft after a click on one of its buttons; ValueError if there is no such button."""
    match part:
        case "taker":
            return draft.with_taker(seat_in(value))
        case "trump":
            return draft.with_trump(Suit.from_letter(value))
        case "belote":
            return draft.with_belote(_team_in(value))
        case "capot":
            return draft.with_capot(_team_in(value))
        case "clear":
            return Draft()
        case _:
            raise ValueError(f"{part!r} is no part of a deal")


def _team_in(text: str) -> Team:
    if text not in ("0", "1"):
        raise ValueError(f"{text!r} is not a team")
    return 1 if text == "1" else 0


def is_form(click: Click) -> bool:
    """Whether it is a form that was sent, and not a button that asks for it."""
    return form_id(click.interaction) is not None
