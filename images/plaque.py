"""A player's plaque: name, marks, tricks, and whether it is their turn."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from belote_bot.game.cards import Suit
from belote_bot.game.seats import Seat, team_of
from images.canvas import Align, Canvas
from images.layout import Box
from images.marks import bot_mark, crown_mark, dealer_mark, free_mark, tricks_mark, trump_mark
from images.palette import GOLD, GOLD_DEEP, INK, IVORY, PLAQUE, PLAQUE_FREE, TEAM_COLOURS, Colour
from images.sprites import Panel
from images.text import Style, fit_size

_NAME_SIZE: Final = 26
_MARK: Final = 25
_PAD: Final = 12


class Light(Enum):
    """What a plaque's ground says."""

    QUIET = auto()
    TURN = auto()
    """It is this player's turn: the one golden plaque."""
    HONOUR = auto()
    """Won the trick on the table, or deals first: a golden rim."""


@dataclass(frozen=True, slots=True)
class PlaqueText:
    """What a plaque shows of a player."""

    seat: Seat
    name: str
    is_bot: bool
    light: Light
    note: str = ""
    """A word on the right: plays, speaks, +24."""
    dealer: str = ""
    """The dealer's letter, empty for the others."""
    taken: Suit | None = None
    """The trumps, if this player took."""
    tricks: int | None = None
    """Tricks won, None outside the play."""
    belote: bool = False


_GROUNDS: Final[dict[Light, Panel]] = {
    Light.QUIET: Panel(PLAQUE, (36, 92, 70), radius=13),
    Light.HONOUR: Panel(PLAQUE, GOLD, line_width=4, radius=13),
    Light.TURN: Panel(GOLD, IVORY, line_width=3, radius=13, glow=GOLD),
}


def draw_plaque(canvas: Canvas, box: Box, text: PlaqueText) -> None:
    """Draw a player's plaque."""
    on_gold = text.light is Light.TURN
    ink: Colour = INK if on_gold else IVORY
    canvas.panel(box, _GROUNDS[text.light])
    team: Colour = TEAM_COLOURS[team_of(text.seat)]
    canvas.panel(
        Box(box.left + 7, box.top + 9, 5, box.height - 18), Panel(INK if on_gold else team, radius=2)
    )
    left, width = box.left + _PAD + 8, box.width - 2 * _PAD - 6
    alone = not (text.note or text.dealer or text.taken is not None or text.tricks or text.belote)
    upper = Box(left, box.top + (14 if alone else 0), width, 34)
    if text.is_bot:
        bot_mark(_MARK, ink).stamp(canvas.frame, left, upper.top + 5)
        upper = Box(left + _MARK + 6, upper.top, width - _MARK - 6, upper.height)
    canvas.write(upper, text.name, fit_size(text.name, Style(_NAME_SIZE, ink), upper.width, 23, 20))
    _draw_marks(canvas, Box(left, box.top + 33, width, _MARK), text, ink)


def _draw_marks(canvas: Canvas, row: Box, text: PlaqueText, ink: Colour) -> None:
    x = row.left
    if text.dealer:
        dealer_mark(_MARK, text.dealer).stamp(canvas.frame, x, row.top)
        x += _MARK + 5
    if text.taken is not None:
        trump_mark(_MARK, text.taken, canvas.style).stamp(canvas.frame, x, row.top)
        x += _MARK + 5
    if text.belote:
        crown_mark(_MARK - 2, GOLD).stamp(canvas.frame, x, row.top)
        x += _MARK + 3
    if text.tricks:
        tricks_mark(_MARK - 4, ink).stamp(canvas.frame, x, row.top + 2)
        taken = canvas.write(Box(x + _MARK, row.top, 24, row.height), str(text.tricks), Style(20, ink))
        x = taken.right
    note = Style(20, ink if text.light is Light.TURN else GOLD)
    canvas.write(Box(x + 4, row.top, row.right - x - 4, row.height), text.note, note, Align.RIGHT)


def draw_free_place(canvas: Canvas, box: Box, seat: Seat, words: str) -> None:
    """Draw the plaque of a seat that nobody has taken."""
    canvas.panel(box, Panel(PLAQUE_FREE, GOLD_DEEP, line_width=2, radius=13, opacity=170))
    team = Panel(TEAM_COLOURS[team_of(seat)], radius=2)
    canvas.panel(Box(box.left + 7, box.top + 9, 5, box.height - 18), team)
    left = box.left + _PAD + 8
    free_mark(28, GOLD).stamp(canvas.frame, left, box.top + (box.height - 28) // 2)
    place = Box(left + 36, box.top, box.right - left - 36 - _PAD, box.height)
    canvas.write(place, words, fit_size(words, Style(24, IVORY, 500), place.width, 22))
