"""How readily a bot takes: from cautious to bold, whatever its level."""

from enum import StrEnum
from typing import Final


class Temperament(StrEnum):
    """What a bot asks of its cards before it takes."""

    CAUTIOUS = "cautious"
    CALM = "calm"
    BOLD = "bold"

    @property
    def margin(self) -> int:
        """What taking must promise beyond what it otherwise would have to, in marks; negative when bold.

        About a tenth of what a contract brings: it shows in who takes, and costs little.
        """
        return _MARGINS[self]


_MARGINS: Final = {Temperament.CAUTIOUS: 9, Temperament.CALM: 0, Temperament.BOLD: -9}
