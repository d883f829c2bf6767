"""The private panel in which the seats of a table in the lobby are arranged."""

from enum import StrEnum

from belote_bot.game.seats import SEATS, Seat
from belote_bot.locales import Language, say
from belote_bot.locales.cards import seat_name
from belote_bot.tables.occupants import Person
from belote_bot.tables.table import Table
from cogs.parts.faces import ButtonFace, Choice, Look, MenuFace, Rows
from cogs.parts.ids import ControlId, Verb
from cogs.parts.names import in_text


class Wish(StrEnum):
    """What somebody chooses in the panel; the value stands in ids."""

    EXCHANGE = "exchange"
    SWAP = "swap"
    DRAW = "draw"
    HOST = "host"
    REMOVE = "remove"
    LET_BACK = "back"


def seats_id(table_id: int, what: Wish) -> ControlId:
    """The id of a menu or a button of the panel."""
    return ControlId(Verb.SEATS, table_id, (what.value,))


def seats_text(language: Language, table: Table) -> str:
    """What stands above the menus: who plays with whom."""
    team_a, team_b = (
        say(
            language,
            "seats-team",
            team="AB"[team],
            one=in_text(_name(language, table, team, "seats-nobody")),
            other=in_text(_name(language, table, team + 2, "seats-nobody")),
        )
        for team in (0, 1)
    )
    return say(language, "seats-panel", team_a=team_a, team_b=team_b)


def seats_rows(language: Language, table: Table, user_id: int) -> Rows:
    """The menus and buttons for whoever opens the panel: the host arranges, anybody else asks."""
    if user_id != table.host_id:
        return _menu(
            table,
            Wish.EXCHANGE,
            say(language, "seats-menu-exchange"),
            [_exchange_choice(language, table, seat) for seat in _others(table, user_id)],
        )
    others = [person for person in table.people() if person.user_id != user_id]
    return (
        *_draw_row(language, table),
        *_swap_menu(language, table),
        *_menu(
            table,
            Wish.HOST,
            say(language, "seats-menu-make-host"),
            [_person(person, say(language, "seats-menu-make-host-about")) for person in others],
        ),
        *_menu(
            table,
            Wish.REMOVE,
            say(language, "seats-menu-remove"),
            [_person(person, say(language, "seats-menu-remove-about")) for person in others],
        ),
        *_menu(
            table,
            Wish.LET_BACK,
            say(language, "seats-menu-let-back"),
            [_person(person, say(language, "seats-menu-let-back-about")) for person in table.barred[-25:]],
        ),
    )


def _draw_row(language: Language, table: Table) -> Rows:
    label = say(language, "button-draw-pairs")
    full = not table.free_seats()
    return ((ButtonFace(seats_id(table.id, Wish.DRAW), label, Look.MAIN, enabled=full, emoji="🎲"),),)


def _swap_menu(language: Language, table: Table) -> Rows:
    lines = tuple(Choice(str(seat), _line(language, table, seat)) for seat in SEATS)
    placeholder = say(language, "seats-menu-swap")
    return (MenuFace(seats_id(table.id, Wish.SWAP), lines, placeholder, fewest=2, most=2),)


def _menu(table: Table, what: Wish, placeholder: str, choices: list[Choice]) -> Rows:
    """A menu, or nothing where there is nothing to choose."""
    return (MenuFace(seats_id(table.id, what), tuple(choices), placeholder),) if choices else ()


def _exchange_choice(language: Language, table: Table, seat: Seat) -> Choice:
    about = "seats-menu-exchange-person" if table.bot_on(seat) is None else "seats-menu-exchange-bot"
    return Choice(str(seat), _line(language, table, seat), say(language, about))


def _person(person: Person, about: str) -> Choice:
    return Choice(str(person.user_id), person.name, about)


def _others(table: Table, user_id: int) -> list[Seat]:
    """The seats that somebody else holds."""
    own = table.seat_of(user_id)
    return [seat for seat in SEATS if table.seats[seat] is not None and seat != own]


def _line(language: Language, table: Table, seat: Seat) -> str:
    side = seat_name(language, seat, table.rules.direction)
    return say(language, "seat-line", side=side, name=_name(language, table, seat))


def _name(language: Language, table: Table, seat: Seat, free: str = "seat-free") -> str:
    """Who holds a seat, or that it is free, in the sentence `free`."""
    occupant = table.seats[seat]
    if occupant is None:
        return say(language, free)
    return occupant.name if isinstance(occupant, Person) else f"{occupant.name} 🤖"
