"""What a table that was opened for a rematch says of it."""

from collections.abc import Iterator

from belote_bot.game.seats import Seat
from belote_bot.locales import Language, say
from belote_bot.tables.table import Snapshot
from cogs.parts.names import in_text


def offered_to(snapshot: Snapshot, seat: Seat) -> str | None:
    """That a free seat is offered to whoever had it in the match before; None if it is not."""
    person = None if snapshot.rematch is None else snapshot.rematch.offered(snapshot.seats)[seat]
    if person is None:
        return None
    return say(Language(snapshot.language), "seat-offered", name=in_text(person.name))


def rematch_lines(snapshot: Snapshot) -> Iterator[str]:
    """In the lobby: that it is a rematch, whose seats are offered, and who will deal."""
    rematch = snapshot.rematch
    if rematch is None:
        return
    language = Language(snapshot.language)
    dealer = rematch.dealer_at(snapshot.seats)
    if rematch.draws_pairs:
        yield say(language, "rematch-draws")
    elif any(rematch.offered(snapshot.seats)):
        yield say(language, "rematch-offers")
    elif dealer is None:
        yield say(language, "rematch-changed")
    else:
        key = "rematch-ready" if rematch.keeps_seats(snapshot.seats) else "rematch-moved"
        occupant = snapshot.seats[dealer]
        yield say(language, key, name=in_text("" if occupant is None else occupant.name))


def passed_on(snapshot: Snapshot, name: str) -> Iterator[str]:
    """After the lobby: that nobody drew for the first deal, because it passed on to somebody of this name."""
    yield say(Language(snapshot.language), "rematch-dealer", name=name)
