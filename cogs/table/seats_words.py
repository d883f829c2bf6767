"""What a table says of its seats: who asks to exchange, how they were arranged, who hands theirs over."""

from collections.abc import Iterator

from belote_bot.locales import Language, say
from belote_bot.tables.news import SeatsEvent
from belote_bot.tables.occupants import Bot
from belote_bot.tables.table import Snapshot
from cogs.parts.faces import ButtonFace, Look, Rows
from cogs.parts.ids import Verb, offer_id, wish_id
from cogs.parts.names import in_text


def seats_lines(snapshot: Snapshot) -> Iterator[str]:
    """In the lobby: how the seats were arranged, and who asks whom to exchange."""
    yield from seats_news(snapshot)
    wish = snapshot.seat_wish
    if wish is not None:
        asker, asked = in_text(wish.asker.name), in_text(wish.asked.name)
        yield say(Language(snapshot.language), "seats-wish", asker=asker, asked=asked)


def seats_news(snapshot: Snapshot) -> Iterator[str]:
    """How the seats were arranged last."""
    news, language = snapshot.seats_news, Language(snapshot.language)
    if news is None:
        return
    match news.event, [in_text(occupant.name) for occupant in news.whom]:
        case SeatsEvent.DRAWN, [one, two, three, four]:
            team_a, team_b = (
                say(language, "team", one=one, other=three),
                say(language, "team", one=two, other=four),
            )
            yield say(language, "seats-news-drawn", team_a=team_a, team_b=team_b, times=news.times)
        case SeatsEvent.SWAPPED, [one, other]:
            yield say(language, "seats-news-swapped", one=one, other=other)
        case SeatsEvent.SWAPPED, [one]:
            yield say(language, "seats-news-moved", one=one)
        case event, [one]:
            yield say(language, f"seats-news-{event.value}", one=one)
        case _:
            return


def wish_rows(snapshot: Snapshot) -> Rows:
    """The buttons for whoever is asked to exchange seats."""
    if snapshot.seat_wish is None:
        return ()
    language = Language(snapshot.language)
    asker = snapshot.seats.index(snapshot.seat_wish.asker)
    exchange, keep = (wish_id(verb, snapshot.id, asker) for verb in (Verb.EXCHANGE, Verb.KEEP_SEATS))
    return (
        (
            ButtonFace(exchange, say(language, "button-exchange"), Look.GOOD),
            ButtonFace(keep, say(language, "button-keep-seats")),
        ),
    )


def offer_lines(snapshot: Snapshot) -> Iterator[str]:
    """In a match: who hands their seat over, and to whom."""
    offer = snapshot.offer
    if offer is not None:
        shy = offer.taker_id in snapshot.unmentioned
        taker = in_text(offer.taker_name) if shy else f"<@{offer.taker_id}>"
        yield say(Language(snapshot.language), "offer-line", giver=in_text(giver_name(snapshot)), taker=taker)


def giver_name(snapshot: Snapshot) -> str:
    """Who hands their seat over; empty where nobody does."""
    occupant = None if snapshot.offer is None else snapshot.seats[snapshot.offer.seat]
    if isinstance(occupant, Bot) and occupant.stands_in is not None:
        return occupant.stands_in.person.name
    return "" if occupant is None else occupant.name


def offer_rows(snapshot: Snapshot) -> Rows:
    """The buttons for whom a seat is handed over to."""
    if snapshot.offer is None:
        return ()
    language = Language(snapshot.language)
    accept = say(language, "button-accept-seat", giver=giver_name(snapshot))
    seat = snapshot.offer.seat
    yes, no = (offer_id(verb, snapshot.id, seat) for verb in (Verb.ACCEPT, Verb.WITHDRAW))
    return (
        (
            ButtonFace(yes, accept, Look.GOOD),
            ButtonFace(no, say(language, "button-withdraw-offer")),
        ),
    )
