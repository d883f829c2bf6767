"""One count as it stands: who plays, what was typed, and the marks that follow from it."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, Self

from belote_bot.game.counted import Counted, counted_tally
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.seats import Seat
from belote_bot.game.tally import Tally
from belote_bot.storage.counts import CountRow, CountStatus, PlayerRow, Writers

__all__ = ["Actor", "Count", "CountStatus", "Player", "Players", "Writers"]

Player = PlayerRow
"""Who plays at a seat: a name, and the member of the server if they were mentioned."""

Players = tuple[Player, Player, Player, Player]
"""By seat."""

MOST_DEALS: Final = 250
"""How many deals one count may have."""


@dataclass(frozen=True, slots=True)
class Actor:
    """Who asks for something, and whether they look after the channel."""

    user_id: int
    is_staff: bool = False


@dataclass(frozen=True)
class Count:
    """A count. `dealer` of a deal is the seat after the last dealer's, after void deals too."""

    row: CountRow

    @property
    def id(self) -> int:
        """Its number."""
        return self.row.id

    @property
    def players(self) -> tuple[Player, ...]:
        """Who plays, by seat."""
        return self.row.players

    @property
    def rules(self) -> HouseRules:
        """The house rules of its match."""
        return self.row.rules

    @property
    def deals(self) -> tuple[Counted, ...]:
        """Every deal as it was typed, those beyond the end of the match among them."""
        return self.row.deals

    @cached_property
    def tally(self) -> Tally:
        """The marks of its deals, up to the one that decides the match."""
        return counted_tally(self.rules, self.deals)

    @property
    def beyond(self) -> int:
        """How many of the last deals count no more: a correction let the match end before them."""
        return len(self.deals) - len(self.tally.results)

    @property
    def is_over(self) -> bool:
        """Whether the match is decided."""
        return self.tally.winner is not None

    @property
    def is_open(self) -> bool:
        """Whether it can be written in."""
        return self.row.status is CountStatus.OPEN

    def dealer(self, number: int) -> Seat:
        """Who deals the deal of this number, 0 for the first."""
        return (self.row.first_dealer + number) % 4

    def may_write(self, actor: Actor) -> bool:
        """Whether somebody may enter deals."""
        named = {player.user_id for player in self.players}
        everybody = self.row.writers is Writers.EVERYBODY
        return everybody or actor.user_id in named or self.may_settle(actor)

    def may_settle(self, actor: Actor) -> bool:
        """Whether somebody may choose the rules and the players, and close the count."""
        return actor.is_staff or actor.user_id == self.row.opener_id

    def with_deal(self, number: int, deal: Counted) -> Self:
        """The count with a deal in place of another, or after the last one."""
        deals = (*self.deals[:number], deal, *self.deals[number + 1 :])
        return self.with_row(replace(self.row, deals=deals))

    def with_row(self, row: CountRow) -> Self:
        """The count with other things stored."""
        return type(self)(row)
