"""The sizes in which cards are drawn."""

from enum import Enum


class CardSize(Enum):
    """The sizes in which cards are drawn: width and height in pixels."""

    TABLE = (108, 160)
    HAND = (138, 204)
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
