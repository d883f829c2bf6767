"""A frame in the making: stamps sprites, writes words and remembers where they stand."""

from dataclasses import dataclass, field
from enum import Enum

from PIL import Image

from images.layout import Box
from images.scene import CardStyle
from images.sprites import Panel, Stamp, panel_sprite
from images.text import Style, fit, line_height, width_of, write


class Align(Enum):
    """On which side of their box words stand."""

    LEFT = 0.0
    CENTRE = 0.5
    RIGHT = 1.0


@dataclass(frozen=True, slots=True)
class Canvas:
    """A frame and what is written on it."""

    frame: Image.Image
    style: CardStyle = CardStyle.CLASSIC
    """Which inks the suits have."""
    texts: list[tuple[str, Box]] = field(default_factory=list[tuple[str, Box]])
    """The words with the box that they take."""
    laid: list[Box] = field(default_factory=list[Box])
    """Where cards lie, or something that needs as free a place."""

    def write(self, box: Box, words: str, style: Style, align: Align = Align.LEFT) -> Box:
        """Write words on one line amid a box's height, shortened if need be; the box they took."""
        shown = fit(words, style, box.width)
        width, height = width_of(shown, style), line_height(style.size)
        left = box.left + round((box.width - width) * align.value)
        top = box.top + (box.height - height) // 2
        write(self.frame, left, top, shown, style, self.style)
        taken = Box(left, top, width, height)
        if shown:
            self.texts.append((shown, taken))
        return taken

    def panel(self, box: Box, panel: Panel) -> None:
        """Lay a rounded ground."""
        panel_sprite(box.width, box.height, panel).stamp(self.frame, box.left, box.top)

    def stamp(self, sprite: Stamp, box: Box) -> None:
        """Lay a card, or what needs as free a place, into its box."""
        sprite.stamp(self.frame, box.left, box.top)
        self.laid.append(box)
