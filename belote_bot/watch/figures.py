"""The figures of this process: like its log, there is one of each, and every room may write into it."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from belote_bot.watch.instruments import Counter, Gauge, Histogram, Reading

__all__ = ["FIGURES", "LEVELS", "Connection", "Edit", "Figures", "Mover", "Outcome", "Settled", "TableState"]

LEVELS: Final = ("beginner", "steady", "expert")
"""How well bots play."""


class TableState(StrEnum):
    """Where an open table is in its life."""

    LOBBY = "lobby"
    PLAYING = "playing"
    WAITING = "waiting"
    """Only bots sit there: it waits for somebody to come back."""
    PAUSED = "paused"
    """It cannot be shown, or nothing can be stored: it waits until that is over."""


class Mover(StrEnum):
    """Who makes a move."""

    PERSON = "person"
    BOT = "bot"
    CLOCK = "clock"
    """A bot, once, in the place of a person whose time is over."""


class Edit(StrEnum):
    """What becomes of a change that a message is to show."""

    SENT = "sent"
    SAVED = "saved"
    """Shown by the edit for a later change, or by one that was due already."""


class Outcome(StrEnum):
    """What Discord says to a request."""

    DONE = "done"
    LIMITED = "429"
    REFUSED = "4xx"
    BROKEN = "5xx"
    NO_ANSWER = "none"


class Settled(StrEnum):
    """How a transaction ends."""

    COMMITTED = "committed"
    ROLLED_BACK = "rolled back"


class Connection(StrEnum):
    """What happens to the connection with Discord."""

    CONNECTED = "connected"
    RESUMED = "resumed"
    LOST = "lost"
    READY = "ready"


class Figures:
    """All that is counted and timed."""

    def __init__(self) -> None:
        self.tables = Gauge("tables", "Open tables.", "state", TableState)
        self.moves = Counter("moves", "Bids and cards that were stored.", "by", Mover)
        self.acknowledged = Histogram(
            "acknowledgement_seconds",
            "From the arrival of a click or command to its acknowledgement.",
        )
        self.unacknowledged = Counter("acknowledgement_failures", "Answers that Discord did not take.")
        self.edits = Counter("edits", "Changes of public messages that were to be shown.", "edit", Edit)
        self.posted = Counter("messages_posted", "New public messages.")
        self.requests = Counter("discord_requests", "Requests to Discord.", "outcome", Outcome)
        self.transactions = Histogram(
            "transaction_seconds", "From asking for a transaction to its end.", "settled", Settled
        )
        self.thinking = Histogram("thinking_seconds", "A bot's decision, waiting included.", "level", LEVELS)
        self.loop_lag = Histogram("loop_lag_seconds", "How late the event loop wakes a task.")
        self.loop_blocks = Counter("loop_blocks", "How often the event loop stood still for too long.")
        self.collections = Histogram("full_collection_seconds", "The garbage collector's full collections.")
        self.connection = Counter("gateway", "What happened to the connection.", "event", Connection)
        self.gateway_latency = Reading("gateway_latency_seconds", "From a heartbeat to Discord's answer.")

    def __iter__(self) -> Iterator[Counter | Histogram | Reading]:
        """Every instrument."""
        return iter(vars(self).values())


FIGURES: Final = Figures()
