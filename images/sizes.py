"""The sizes in which cards are drawn."""

from enum import Enum


class CardSize(Enum):
    """The sizes in which cards are drawn: width and height in pixels."""

    TABLE = (108, 160)
    """Cards at 1×, on the table."""
    HAND = (216, 320)
    """The same at 2×, in a hand: one pixel of the sharpest phones and screens is one of the picture."""
    SMALL = (66, 98)
    TINY = (46, 68)

    @property
    def width(self) -> int:
        """In pixels."""
        return self.value[0]

    @property
    def height(self) -> int:
        """In pixels."""
        return self.value[1]
