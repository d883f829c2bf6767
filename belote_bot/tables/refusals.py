"""Why a table refuses what somebody asks of it."""

from enum import StrEnum


class Refusal(StrEnum):
    """The reason; each has a sentence `refusal-…` of its own in the locale files."""

    NO_TABLE = "no-table"
    """The table does not exist or is closed."""
    NOT_IN_LOBBY = "not-in-lobby"
    NOT_PLAYING = "not-playing"
    SEAT_TAKEN = "seat-taken"
    ALREADY_SEATED = "already-seated"
    """The person sits at this table already."""
    SEATED_ELSEWHERE = "seated-elsewhere"
    """The person holds a seat at another table of the server."""
    NOT_SEATED = "not-seated"
    ASLEEP = "asleep"
    """A bot plays in the person's place until they take it back."""
    NO_SEAT_KEPT = "no-seat-kept"
    """No bot holds a seat for the person."""
    OTHER_SEAT = "other-seat"
    """The person has held another seat in this match."""
    NOT_HOST = "not-host"
    NOT_MANAGER = "not-manager"
    """Only whoever may manage the server may do that."""
    NO_BOTS = "no-bots"
    """The server does not want bots to sit down before a match."""
    TABLE_FULL = "table-full"
    SEATS_FREE = "seats-free"
    """The match cannot start before every seat is taken."""
    STALE = "stale"
    """The button belongs to an earlier moment of the game."""
    NOT_YOUR_TURN = "not-your-turn"
    TRICK_SHOWN = "trick-shown"
    """The complete trick still lies on the table."""
    ILLEGAL = "illegal"
    """The rules do not allow the card or the bid."""
    DEAL_OVER = "deal-over"
    NO_HINTS = "no-hints"
    """The match is ranked: nobody gets a hint."""
    HINT_LATE = "hint-late"
    """The table moved on while the hint was thought of."""
    NOT_CUTTER = "not-cutter"
    """Only the player before the dealer cuts the pack."""
    CUT_MADE = "cut-made"
    """The person has cut already."""
    CUT_OVER = "cut-over"
    """There is nothing to cut: the next deal is dealt, or the match is over."""
    NO_STOP_ASKED = "no-stop-asked"
    """Nobody asks to stop the match any more."""
    NO_MATCH = "no-match"
    """The server knows no such match."""
    MATCH_RUNS = "match-runs"
    """The match is not over: nobody may see its cards again yet."""
    NO_DEAL = "no-deal"
    """The match has no such deal."""
    STORAGE = "storage"
    """The database did not take it: nothing was changed."""


class TableRefused(Exception):
    """What was asked is not possible now; nothing was changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.value)
        self.refusal: Refusal = refusal
