"""Seats and teams (RULES §2)."""

from typing import Final, Literal, TypeAlias

Seat: TypeAlias = int
"""0 … 3 in order of play."""

Team: TypeAlias = Literal[0, 1]
"""0 is team A (seats 0 and 2), 1 is team B (seats 1 and 3)."""

SEATS: Final = (0, 1, 2, 3)
TEAMS: Final[tuple[Team, Team]] = (0, 1)


def team_of(seat: Seat) -> Team:
    """The team of a seat."""
    return 1 if seat & 1 else 0


def other_team(team: Team) -> Team:
    """The opponents of a team."""
    return 0 if team else 1


def partner_of(seat: Seat) -> Seat:
    """The seat across the table."""
    return (seat + 2) % 4


def next_seat(seat: Seat) -> Seat:
    """The seat that acts after this one."""
    return (seat + 1) % 4


def seats_from(seat: Seat) -> tuple[Seat, ...]:
    """The four seats in order of play, this one first."""
    return tuple((seat + step) % 4 for step in range(4))
