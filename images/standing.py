"""What the pictures of standings show: a podium, and one person's card."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from belote_bot.game.cards import Suit
from belote_bot.locales import Language
from images.scene import CardStyle

PODIUM: Final = 3
"""The last rank that stands on a podium."""

FORM: Final = 10
"""So many matches are somebody's form."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A place in the standings."""

    rank: int
    """1 is the best; those with the same value have the same one."""
    names: tuple[str, ...]
    """One person's, or both of a pair."""
    value: str
    """What they are ranked by, as it is to stand there."""
    about: str = ""
    """What is to be known with it, in smaller print."""


@dataclass(frozen=True, slots=True)
class PodiumScene:
    """The first three of the standings, or as many as there are; at least one."""

    language: Language
    title: str
    about: str
    """What they are ranked by, in words."""
    standings: tuple[Standing, ...]
    """By rank, none farther down than the third."""


class Ending(StrEnum):
    """How a match ended for somebody."""

    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is held to be."""

    value: int
    """The conservative figure that is shown."""
    margin: int
    """How far the true strength may be from what is believed, one standard deviation."""
    provisional: bool
    """Whether too few matches stand behind it."""


@dataclass(frozen=True, slots=True)
class Share:
    """So many of a number."""

    part: int
    whole: int


@dataclass(frozen=True, slots=True)
class Company:
    """Somebody with whom, or against whom, somebody plays."""

    name: str
    won: Share
    """The matches that they won together; against each other, those that the card's owner won."""


@dataclass(frozen=True, slots=True)
class ProfileScene:
    """One person's card; one who never played has zeros."""

    language: Language
    name: str
    rating: Rating | None
    """None before the first match that is rated."""
    curve: tuple[int, ...]
    """The rating shown after each match, oldest first."""
    form: tuple[Ending, ...]
    """How the latest matches ended, at most ten, oldest first."""
    won: Share
    """Of all matches."""
    streak: int
    """The longest series of matches won."""
    points: tuple[int, int]
    """The points marked by their side, and in how many deals."""
    belotes: int
    capots: int
    contracts: tuple[tuple[Suit, Share], ...]
    """The contracts made of those taken, by trumps; all four suits in the order of the pack."""
    failed: int
    """Contracts; those that are neither made nor failed are litiges."""
    best_partner: Company | None = None
    usual_partner: Company | None = None
    usual_opponent: Company | None = None
    toughest_opponent: Company | None = None
    style: CardStyle = CardStyle.CLASSIC

    @property
    def made(self) -> Share:
        """The contracts made of those taken, whatever was trumps."""
        shares = [share for _, share in self.contracts]
        return Share(sum(share.part for share in shares), sum(share.whole for share in shares))
