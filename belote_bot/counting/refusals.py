"""Why a count refuses what somebody asks of it."""

from enum import StrEnum


class CountRefusal(StrEnum):
    """The reason; each has a sentence `count-refusal-…` of its own in the locale files."""

    NO_COUNT = "no-count"
    """There is no such count, or it is another server's."""
    CLOSED = "closed"
    NOT_A_WRITER = "not-a-writer"
    """Only whoever opened it and the players named by mention enter deals."""
    NOT_THE_OPENER = "not-the-opener"
    """Only whoever opened it, or somebody who may manage messages, does this."""
    STALE = "stale"
    """The count was changed since the button was shown."""
    DEAL_NOTED = "deal-noted"
    """Somebody else noted the deal meanwhile."""
    NO_MEMBER = "no-member"
    """A mention is nobody's of this server."""
    HIDDEN = "hidden"
    """The count is in a channel that the person may not view."""
    OVER = "over"
    """The match is decided: no further deal."""
    NO_DEALS = "no-deals"
    """There is no deal to correct or to remove."""
    BEGUN = "begun"
    """The rules and the first dealer hold from the first deal on."""
    UNFINISHED = "unfinished"
    """The deal cannot be noted before it is whole and right."""
    TOO_MANY = "too-many"
    """The person has opened as many counts as one may."""
    TOO_LONG = "too-long"
    """The count has as many deals as one may have."""
    STORAGE = "storage"
    """The database did not take it: nothing was changed."""


class CountRefused(Exception):
    """What was asked is not possible now; nothing was changed."""

    def __init__(self, refusal: CountRefusal) -> None:
        super().__init__(refusal.value)
        self.refusal: CountRefusal = refusal
