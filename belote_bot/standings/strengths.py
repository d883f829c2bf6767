"""How strong people are held to be: what one match changes, by the library's model for teams."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from openskill.models import BradleyTerryFull, BradleyTerryFullRating

from belote_bot.game.events import Winner
from belote_bot.game.seats import SEATS, Seat, partner_of, team_of

_DIGITS: Final = 6
"""Digits after the point that are kept, so that every machine comes to the same."""

_MODEL: Final = BradleyTerryFull()

BASE: Final = 1000
"""The figure that is shown of a newcomer."""
SCALE: Final = 40
"""How much one unit of the model is in figures that are shown."""
CAUTION: Final = 3
"""So many standard deviations below what is believed lies the figure that is shown."""

BESIDE_A_BOT: Final = 0.5
"""The part of a change that counts for whoever played with a bot as partner."""


@dataclass(frozen=True, slots=True)
class Strength:
    """What is believed of somebody: a mean and a standard deviation, in the units of the model."""

    mu: float = 25.0
    sigma: float = round(25.0 / 3, _DIGITS)

    @property
    def shown(self) -> int:
        """The conservative figure: 1000 for a newcomer, and very probably not too high for anybody."""
        return round(BASE + SCALE * (self.mu - CAUTION * self.sigma))

    @property
    def spread(self) -> int:
        """One standard deviation in the units of the figure."""
        return round(SCALE * self.sigma)


NEWCOMER: Final = Strength()

BOTS: Final[dict[str, Strength]] = {
    "beginner": Strength(20.0, 1.0),
    "steady": Strength(25.0, 1.0),
    "expert": Strength(30.0, 1.0),
}
"""What bots are held to be, by level; it never changes."""


def bot_strength(level: str | None) -> Strength:
    """What a bot of a level is held to be; one of an unknown level is steady."""
    return BOTS.get(level or "steady", BOTS["steady"])


Four: TypeAlias = tuple[Strength, Strength, Strength, Strength]


@dataclass(frozen=True, slots=True)
class Lineup:
    """Who played a match, by seat."""

    strengths: Four
    bots: frozenset[Seat]
    """The seats of bots, or of whoever else is held to be as strong as one and does not change."""


def after(lineup: Lineup, winner: Winner) -> Four:
    """What is believed of each seat once a match was won by a team, or drawn.

    Bots stay as they are, and their partners move half as far as the model says.
    """
    ranks = [0.0, 0.0] if winner == "draw" else [float(winner != 0), float(winner != 1)]
    teams = [
        [
            _MODEL.rating(mu=s.mu, sigma=s.sigma)
            for seat, s in enumerate(lineup.strengths)
            if team_of(seat) == team
        ]
        for team in (0, 1)
    ]
    rated = _MODEL.rate(teams, ranks=ranks)
    one, other, third, fourth = (_moved(lineup, seat, rated[team_of(seat)][seat // 2]) for seat in SEATS)
    return one, other, third, fourth


def _moved(lineup: Lineup, seat: Seat, rated: BradleyTerryFullRating) -> Strength:
    before = lineup.strengths[seat]
    if seat in lineup.bots:
        return before
    part = BESIDE_A_BOT if partner_of(seat) in lineup.bots else 1.0
    return Strength(
        round(before.mu + part * (rated.mu - before.mu), _DIGITS),
        round(before.sigma + part * (rated.sigma - before.sigma), _DIGITS),
    )
