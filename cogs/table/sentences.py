"""What is written under and beside the pictures: the table in one or two lines of words."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from belote_bot.game.actions import Take, Word
from belote_bot.game.cards import Card, total_points
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.seats import Seat
from belote_bot.game.views import DealView
from belote_bot.locales import Language, say
from belote_bot.locales.cards import card_name, seat_name, suit_name
from belote_bot.tables.occupants import Person, Seats
from belote_bot.tables.table import Shown, Snapshot, TableStatus
from cogs.parts.names import in_text
from cogs.rules.words import rules_news, rules_summary
from cogs.table.bots import bot_named
from cogs.table.clock_words import clock_left, clock_news
from cogs.table.kinds import kind_lines
from cogs.table.rematch_words import offered_to, passed_on, rematch_lines


class Seated(Protocol):
    """Four at a table, ours or their own: what a sentence about them needs."""

    @property
    def language(self) -> str:
        """Of what everybody there reads, `fr` or `en`."""
        ...

    @property
    def seats(self) -> Seats:
        """Who sits where."""
        ...


def language_of(seated: Seated) -> Language:
    """The language of what everybody at this table reads."""
    return Language(seated.language)


def name_of(seated: Seated, seat: Seat) -> str:
    """The name on a seat, literally."""
    occupant = seated.seats[seat]
    if occupant is None:
        return say(language_of(seated), "seat-free")
    return in_text(occupant.name) or say(language_of(seated), "former-player")


def mention_of(snapshot: Snapshot, seat: Seat) -> str:
    """A person's mention; the name of a bot, and of whoever does not want to be mentioned."""
    person = snapshot.person(seat)
    if person is None or person.user_id in snapshot.unmentioned:
        return name_of(snapshot, seat)
    return f"<@{person.user_id}>"


def team_names(seated: Seated, team: int) -> str:
    """Both names of a team."""
    return say(language_of(seated), "team", one=name_of(seated, team), other=name_of(seated, team + 2))


def match_length(language: Language, rules: HouseRules) -> str:
    """To how many points or deals the match is played."""
    if rules.target is not None:
        return say(language, "match-to-target", target=rules.target)
    return say(language, "match-to-deals", deals=rules.deals or 0)


def lobby_lines(snapshot: Snapshot) -> Iterator[str]:
    """Who has opened the table, what is played, who sits where."""
    language = language_of(snapshot)
    host = next((p.name for p in snapshot.people if p.user_id == snapshot.host_id), "")
    yield say(language, "lobby-title", host=in_text(host))
    yield from rules_lines(snapshot)
    for team in (0, 1):
        yield say(
            language,
            "lobby-team",
            team="AB"[team],
            side=seat_name(language, team, snapshot.rules.direction),
            one=_lobby_name(snapshot, team),
            other_side=seat_name(language, team + 2, snapshot.rules.direction),
            other=_lobby_name(snapshot, team + 2),
        )
    yield from rematch_lines(snapshot)
    free = sum(occupant is None for occupant in snapshot.seats)
    if not free:
        yield say(language, "lobby-ready")
    elif snapshot.terms.takes_bots:
        yield say(language, "lobby-wait", free=free)
    else:
        yield say(language, "lobby-wait-people", free=free)


def rules_lines(snapshot: Snapshot) -> Iterator[str]:
    """What is played and what for, and what the host has changed of it in the lobby."""
    language, news = language_of(snapshot), snapshot.rules_news
    yield match_length(language, snapshot.rules)
    yield rules_summary(language, snapshot.rules)
    if news is not None and snapshot.status is TableStatus.LOBBY:
        told = rules_news(language, in_text(news.host.name), news.before, snapshot.rules)
        if told is not None:
            yield told
    yield from kind_lines(snapshot)


def _lobby_name(snapshot: Snapshot, seat: Seat) -> str:
    occupant = snapshot.seats[seat]
    if occupant is None or isinstance(occupant, Person):
        return offered_to(snapshot, seat) or name_of(snapshot, seat)
    return bot_named(language_of(snapshot), occupant)


def draw_lines(snapshot: Snapshot) -> Iterator[str]:
    """What each seat drew for the first deal, and who deals."""
    language = language_of(snapshot)
    for number, cards in enumerate(snapshot.draws):
        drawn = ", ".join(
            say(language, "drew", name=name_of(snapshot, seat), card=card_name(language, card))
            for seat, card in enumerate(cards)
        )
        yield say(language, "draw-again" if number else "draw", drawn=drawn)
    if snapshot.draws:
        ranks = [card.rank for card in snapshot.draws[-1]]
        yield say(language, "draw-dealer", name=name_of(snapshot, ranks.index(min(ranks))))
    elif snapshot.match is not None and snapshot.match.deal is not None:
        first = (snapshot.match.deal.dealer - snapshot.match.deal.number) % 4
        yield from passed_on(snapshot, name_of(snapshot, first))


def deal_lines(snapshot: Snapshot, deal: DealView) -> Iterator[str]:
    """The deal in words: whose turn first, then what lies on the table."""
    language = language_of(snapshot)
    if snapshot.turn is not None:
        kind = "turn-to-speak" if deal.contract is None else "turn-to-play"
        told = (say(language, kind, who=mention_of(snapshot, snapshot.turn)), clock_left(snapshot))
        yield " ".join(filter(None, told))
    elif snapshot.shown is Shown.COMPLETE_TRICK and deal.tricks:
        trick = deal.tricks[-1]
        yield say(
            language,
            "trick-won",
            name=name_of(snapshot, trick.winner),
            points=total_points(trick.cards, deal.trump),
        )
    if snapshot.takeover is not None:
        leaver, bot = in_text(snapshot.takeover.leaver), in_text(snapshot.takeover.bot)
        yield say(language, "bot-took-over", name=leaver, bot=bot)
    yield from clock_news(snapshot)
    yield " ".join(_said(snapshot, deal))
    yield " ".join(_on_the_table(snapshot, deal))


def _on_the_table(snapshot: Snapshot, deal: DealView) -> Iterator[str]:
    language = language_of(snapshot)
    if deal.contract is None:
        yield say(language, "upcard", card=card_name(language, deal.upcard))
        for index, bid in enumerate(deal.bids):
            name = name_of(snapshot, deal.speaker(index))
            if isinstance(bid, Take):
                yield say(language, "bid-take", name=name, suit=suit_name(language, bid.suit))
            else:
                yield say(language, "bid-pass", name=name)
        return
    yield say(
        language,
        "contract",
        suit=suit_name(language, deal.contract.trump),
        name=name_of(snapshot, deal.contract.taker),
    )
    yield from cards_on_the_table(snapshot, deal, language)


def cards_on_the_table(snapshot: Snapshot, deal: DealView, language: Language) -> Iterator[str]:
    """Who played what to the trick on the table; nothing before its first card."""
    leader, cards = _shown_trick(snapshot, deal)
    if cards:
        yield say(language, "trick", plays=plays_in_order(snapshot, leader, cards, language))


def plays_in_order(seated: Seated, leader: Seat, cards: Sequence[Card], language: Language) -> str:
    """Who played what to a trick, in the order of play."""
    return ", ".join(
        say(language, "played", name=name_of(seated, (leader + index) % 4), card=card_name(language, card))
        for index, card in enumerate(cards)
    )


def _said(snapshot: Snapshot, deal: DealView) -> Iterator[str]:
    """The words that fell with the cards on the table."""
    language = language_of(snapshot)
    leader, cards = _shown_trick(snapshot, deal)
    yield from words_said(snapshot, deal, leader, cards, language)


def words_said(
    seated: Seated, deal: DealView, leader: Seat, cards: Sequence[Card], language: Language
) -> Iterator[str]:
    """The words that fell with the cards of a trick."""
    for index, card in enumerate(cards):
        seat = (leader + index) % 4
        word = deal.word_said(seat, card)
        if word is not None:
            key = "says-belote" if word is Word.BELOTE else "says-rebelote"
            yield say(language, key, name=name_of(seated, seat))


def _shown_trick(snapshot: Snapshot, deal: DealView) -> tuple[Seat, tuple[Card, ...]]:
    if snapshot.shown is Shown.COMPLETE_TRICK and deal.tricks:
        return deal.tricks[-1].leader, deal.tricks[-1].cards
    return deal.leader, deal.trick


def stop_lines(snapshot: Snapshot) -> Iterator[str]:
    """Who asks to stop the match, and how many have agreed."""
    request = snapshot.stop_request
    if request is not None:
        asker = next((person.name for person in snapshot.people if person.user_id == request.asked_by), "")
        yield say(
            language_of(snapshot),
            "stop-asked",
            name=in_text(asker),
            agreed=len(request.agreed),
            needed=len(snapshot.people),
        )
