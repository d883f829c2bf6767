"""The sizes in which cards are drawn."""

from enum import Enum


class CardSize(Enum):
    """The sizes in which cards are drawn: width and height in pixels."""

    TABLE = (114, 169)
    HAND = (138, 204)
    TINY = (46, 68)

    @property
    def width(self) -> int:
        """In pixels."""
        return self.value[0]

    @property
    def height(self) -> int:
        """In pixels."""
        return self.value[1]
