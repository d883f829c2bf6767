"""The figures behind the rules of thumb of the card play, in card points unless said otherwise."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Weights:
    """What the steady player believes a card or a deed to be worth."""

    lead_control: float = 4.2
    """What winning a trick later brings besides the winning card's own points, when leading: so many
    times the mean of the unseen cards."""
    follow_control: float = 2.3
    """The same when following."""
    last_trick: float = 10.0
    """The last trick's ten, shared among the tricks that are left."""
    low_trump: float = 0.45
    """The chance that a trump which is not master wins a trick later, by a ruff for one."""
    guarded_trump: float = 0.7
    """The same for a trump under a single higher one, with another trump beside it."""
    second: float = 0.5
    """The chance that a plain card under a single higher one wins later, with a guard beside it."""
    bare_second: float = 0.3
    """The same without a guard."""
    third: float = 0.2
    """The chance that a plain card under two higher ones wins later."""
    low: float = 0.08
    """The chance for any other plain card."""
    own_points: float = 0.8
    """How much of a card's own points is at stake in what becomes of it later, 0 to 1."""
    tempo: float = 1.0
    """What winning a trick brings beyond its points: the lead."""
    rest_won: float = 1.2
    """How rich, against the average, the cards still to come are when our side wins the trick."""
    rest_lost: float = 0.8
    """The same when the opponents win it."""
    draw_master: float = 14.0
    """Leading a master trump when our side took, if it is certain that the defence holds trumps."""
    draw_low: float = 10.0
    """Leading another trump then, as the taker with three or more, or to the taker as its partner."""
    spend_trump: float = -20.0
    """Leading a trump when the opponents have none left."""
    defence_trump: float = -10.0
    """Leading a trump otherwise."""
    cash: float = 6.0
    """Leading a master of a plain suit, before somebody can ruff it."""
    partner_suit: float = 3.0
    """Leading a suit that partner has led, for the defence."""
    short_suit: float = 4.0
    """Leading a singleton while holding trumps, for the defence."""
    open_suit: float = 6.0
    """What it costs to lead away from a ten or an ace that is not alone."""


STANDARD: Final = Weights()
