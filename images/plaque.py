"""A player's plaque: avatar, name, marks, tricks, and whether it is their turn."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from belote_bot.game.cards import Suit
from belote_bot.game.seats import Seat, team_of
from images.avatars import SIZE, avatar
from images.canvas import Align, Canvas
from images.layout import Box
from images.marks import dealer_mark, free_mark, tricks_mark, trump_mark
from images.palette import GOLD, GOLD_DEEP, INK, IVORY, PLAQUE, PLAQUE_FREE, SOFT, TEAM_COLOURS, Colour
from images.scene import Place
from images.sprites import Panel
from images.text import Style, fit_size

_NAME: Final = Style(27, IVORY)
_SMALLER: Final = (24, 21)
_NOTE_SIZE: Final = 20
_MARK: Final = 26
_NEXT: Final = _MARK + 2
"""From one mark to the one after it."""
_PAD: Final = 6
_GAP: Final = 7
"""Between avatar and name."""


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
    place: Place
    light: Light
    note: str = ""
    """A word on the right: deals, +24."""
    level: str = ""
    """How well a bot plays: said where there is nothing else to tell."""
    dealer: str = ""
    """The dealer's letter, empty for the others."""
    taken: Suit | None = None
    """The trumps, if this player took."""
    tricks: int = 0
    """Tricks won."""
    belote: bool = False
    """Whether belote was announced: the avatar wears a crown."""

    @property
    def bare(self) -> bool:
        """Whether there is nothing to mark beside the name."""
        return not (self.note or self.dealer or self.taken is not None or self.tricks)


QUIET: Final = Panel(PLAQUE, (36, 92, 70), radius=16)
"""The ground of a plaque on which nothing is lit: it lies on the table already when the rest is drawn."""

_GROUNDS: Final[dict[Light, Panel]] = {
    Light.HONOUR: Panel(PLAQUE, GOLD, line_width=4, radius=16),
    Light.TURN: Panel(GOLD, IVORY, line_width=3, radius=16, glow=GOLD),
}


def draw_plaque(canvas: Canvas, box: Box, text: PlaqueText) -> None:
    """Draw a player's plaque on its quiet ground."""
    on_gold = text.light is Light.TURN
    ink: Colour = INK if on_gold else IVORY
    ground = _GROUNDS.get(text.light)
    if ground is not None:
        canvas.panel(box, ground)
    picture = avatar(text.place, team_of(text.seat), crowned=text.belote)
    picture.stamp(canvas.frame, box.left + _PAD, box.top + (box.height - SIZE) // 2)
    left = box.left + _PAD + SIZE + _GAP
    width = box.right - left - _PAD + 1
    single = text.bare and not text.level
    upper = Box(left, box.top + ((box.height - 38) // 2 if single else 1), width, 38)
    name = fit_size(text.place.name, Style(_NAME.size, ink), width, *_SMALLER)
    canvas.write(upper, text.place.name, name)
    lower = Box(left, box.top + 37, width, _MARK)
    if text.bare:
        canvas.write(lower, text.level, Style(_NOTE_SIZE, INK if on_gold else SOFT, 500))
    else:
        _draw_marks(canvas, lower, text, ink)


def _draw_marks(canvas: Canvas, row: Box, text: PlaqueText, ink: Colour) -> None:
    x = row.left
    if text.dealer:
        dealer_mark(_MARK, text.dealer).stamp(canvas.frame, x, row.top)
        x += _NEXT
    if text.taken is not None:
        trump_mark(_MARK, text.taken, canvas.style).stamp(canvas.frame, x, row.top)
        x += _NEXT
    if text.tricks:
        tricks_mark(_MARK - 4, ink).stamp(canvas.frame, x, row.top + 2)
        x = canvas.write(Box(x + _MARK - 3, row.top, 20, row.height), str(text.tricks), Style(23, ink)).right
    note = Style(_NOTE_SIZE, ink if text.light is Light.TURN else GOLD)
    canvas.write(Box(x, row.top, row.right - x - 3, row.height), text.note, note, Align.RIGHT)


def draw_free_place(canvas: Canvas, box: Box, seat: Seat, words: str) -> None:
    """Draw the plaque of a seat that nobody has taken."""
    canvas.panel(box, Panel(PLAQUE_FREE, GOLD_DEEP, line_width=2, radius=16, opacity=170))
    team = TEAM_COLOURS[team_of(seat)]
    free_mark(SIZE - 8, team).stamp(canvas.frame, box.left + _PAD + 4, box.top + (box.height - SIZE + 8) // 2)
    left = box.left + _PAD + SIZE + _GAP
    place = Box(left, box.top, box.right - left - _PAD - 2, box.height)
    canvas.write(place, words, fit_size(words, Style(25, IVORY, 500), place.width, 22))
