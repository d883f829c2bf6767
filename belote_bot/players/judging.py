"""What a judge says of the actions a seat may take."""

from dataclasses import dataclass

from belote_bot.game.actions import Action


@dataclass(frozen=True, slots=True)
class Judgement:
    """An action and what is expected to come of it, for the side of the seat that acts."""

    action: Action
    """A card goes with every word that can count."""
    value: float
    """How much it is worth: in marks at the start of a match, more and less than that near its end, where
    winning or losing the match is what counts. Two judgements of one view differ by what one costs beside
    the other; only such differences mean anything."""
    marks: float
    """The marks of the deal, ours less theirs, with what the pot pays."""
