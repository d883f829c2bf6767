"""The little pictures beside the names: a coloured disc with initials for a person, a robot for a bot."""

from functools import lru_cache
from typing import Final
from zlib import crc32

from PIL import Image

from belote_bot.game.seats import Team
from images.initials import initials
from images.palette import GOLD, INK, PLAQUE, TEAM_COLOURS, WHITE, Colour
from images.pen import Pen, Shape, circle
from images.scene import BotLevel, Place
from images.sprites import Sprite
from images.text import ink

SIZE: Final = 60
"""The width and height of an avatar in pixels."""

COLOURS: Final[tuple[Colour, ...]] = (
    (186, 50, 76),
    (172, 66, 24),
    (126, 94, 8),
    (72, 110, 22),
    (14, 116, 70),
    (8, 112, 116),
    (22, 104, 158),
    (62, 88, 184),
    (112, 76, 190),
    (150, 60, 158),
    (176, 48, 120),
    (96, 88, 96),
)
"""Of which each name has one; white letters stand out from all of them."""

_SMOOTH: Final = 6
_LAMPS: Final = tuple(BotLevel)
_UNLIT: Final = 0.42
"""What is left of the colour of the head where a lamp is dark."""
_CROWN: Final[Shape] = ((17, 17), (14.4, 3.6), (22.6, 9.4), (30, 0.8), (37.4, 9.4), (45.6, 3.6), (43, 17))


def colour_of(name: str) -> Colour:
    """The colour of a name, always the same."""
    return COLOURS[crc32(name.encode(errors="replace")) % len(COLOURS)]


def avatar(place: Place, team: Team, *, crowned: bool) -> Sprite:
    """The picture of who sits there, rimmed in the team's colour; with a crown for who has said belote."""
    return drawn_avatar(
        initials(place.name), colour_of(place.name), TEAM_COLOURS[team], place.bot, crowned=crowned
    )


def portrait(name: str, rim: Colour, size: int) -> Sprite:
    """The picture of a person wherever they do not sit at a table: `size` pixels wide and high."""
    return drawn_avatar(initials(name), colour_of(name), rim, None, crowned=False, size=size)


@lru_cache(maxsize=256)
def drawn_avatar(
    letters: str, colour: Colour, rim: Colour, bot: BotLevel | None, *, crowned: bool, size: int = SIZE
) -> Sprite:
    """The picture with these letters, which may be none, on this colour."""

    def draw(pen: Pen) -> None:
        if bot is None:
            _draw_person(pen, letters, colour, rim)
        else:
            _draw_robot(pen, letters, colour, rim, bot)
        if crowned:
            pen.fill(_CROWN, GOLD, INK, 2.6)
            pen.fill(_CROWN, GOLD)

    def silhouette(pen: Pen) -> None:
        if bot is None:
            pen.fill(circle(30, 31, 28), WHITE)
        else:
            _draw_head(pen, WHITE)
        if crowned:
            pen.fill(_CROWN, WHITE, WHITE, 2.6)

    whole, scale = (size * _SMOOTH, size * _SMOOTH), _SMOOTH * size / SIZE
    image, shape = Image.new("RGB", whole, rim), Image.new("RGB", whole)
    draw(Pen(image, scale))
    silhouette(Pen(shape, scale))
    shown = (size, size)
    return Sprite(
        image.resize(shown, Image.Resampling.LANCZOS),
        shape.getchannel("R").resize(shown, Image.Resampling.LANCZOS),
    )


def _draw_person(pen: Pen, letters: str, colour: Colour, rim: Colour) -> None:
    pen.fill(circle(30, 31, 28), rim)
    pen.fill(circle(30, 31, 24.6), PLAQUE)
    pen.fill(circle(30, 31, 23.4), colour)
    if letters:
        _write(pen, letters, (30, 31), 32, (37, 27))
        return
    pen.fill(circle(30, 25, 7.6), WHITE)
    pen.fill([(17, 44), (19, 38), (25, 35), (35, 35), (41, 38), (43, 44), (36, 47), (24, 47)], WHITE)


def _draw_robot(pen: Pen, letters: str, colour: Colour, rim: Colour, level: BotLevel) -> None:
    _draw_head(pen, rim)
    pen.box((8.4, 14.4, 51.6, 55.6), 10.6, PLAQUE)
    pen.box((9.6, 15.6, 50.4, 54.4), 9.4, colour)
    if letters:
        _write(pen, letters, (30, 29), 25, (35, 20))
    else:
        for x in (21, 39):
            pen.fill(circle(x, 28, 4.2), WHITE)
    _draw_lamps(pen, colour, level)


def _draw_head(pen: Pen, colour: Colour) -> None:
    pen.box((5, 11, 55, 59), 14, colour)
    pen.box((0.6, 27, 7, 43), 2.4, colour)
    pen.box((53, 27, 59.4, 43), 2.4, colour)
    pen.stroke([(30, 13), (30, 6)], colour, 3)
    pen.fill(circle(30, 4.6, 4), colour)


def _draw_lamps(pen: Pen, colour: Colour, level: BotLevel) -> None:
    """The mouth: as many lamps lit as the bot's level is high."""
    dark: Colour = (round(colour[0] * _UNLIT), round(colour[1] * _UNLIT), round(colour[2] * _UNLIT))
    for index, _ in enumerate(_LAMPS):
        left = 14.6 + index * 10.8
        lit = index <= _LAMPS.index(level)
        pen.box((left, 42.6, left + 9.2, 49.6), 2, GOLD if lit else dark)


def _write(
    pen: Pen, letters: str, centre: tuple[float, float], size: float, room: tuple[float, float]
) -> None:
    """Letters around a point, in a font of this size or as small as the room demands."""
    mask = ink(letters, round(size * pen.scale), 700)
    share = min(1.0, *(space * pen.scale / edge for space, edge in zip(room, mask.size, strict=True)))
    mask = mask.resize([max(1, round(edge * share)) for edge in mask.size], Image.Resampling.LANCZOS)
    left, top = (round(at * pen.scale - edge / 2) for at, edge in zip(centre, mask.size, strict=True))
    pen.image.paste(WHITE, (left, top), mask)
