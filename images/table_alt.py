"""The table in words: who played what, whose turn it is, what is trumps; the rest as far as it has room."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum

from belote_bot.game.actions import Take
from belote_bot.game.cards import Card
from belote_bot.game.deal import DealStatus
from belote_bot.game.dealing import lowest_drawer
from belote_bot.game.house_rules import Direction
from belote_bot.game.seats import SEATS, TEAMS, Seat
from belote_bot.game.views import DealView, MatchView
from belote_bot.locales import say
from images.alt import LONGEST, joined
from images.corners import goal_in_words, table_direction
from images.layout import side_of
from images.scene import Place, TableScene
from images.showing import acting_seat, bids_said, previous_trick, shown_trick, words_said
from images.words import card_name, level_name, seat_name, side_name, suit_name, team_name, winners_in_words


class Weight(IntEnum):
    """What is left out first when there is no room for all: the lightest."""

    EXTRA = 0
    """Good to know."""
    USEFUL = 1
    """One would look for it on the picture."""
    NEEDED = 2
    """Nobody can play without it."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence of the description."""

    words: str
    weight: Weight


def describe_table(scene: TableScene) -> str:
    """The table in words."""
    match = scene.match
    if match is None or match.deal is None:
        scores = [] if match is None else [sentence.words for sentence in _scores(scene, match)]
        return joined([_seating(scene, table_direction(scene)), *_draw_in_words(scene), *scores])
    return fitted([*deal_in_words(scene, match, match.deal), *_scores(scene, match), *_bots(scene)])


def fitted(sentences: list[Sentence]) -> str:
    """The sentences in order, without the lightest ones, the last of them first, if all are too long."""
    kept = list(sentences)
    for _, sentence in sorted(enumerate(sentences), key=lambda item: (item[1].weight, -item[0])):
        if len(" ".join(one.words for one in kept)) <= LONGEST:
            break
        kept.remove(sentence)
    return joined([sentence.words for sentence in kept])


def _seating(scene: TableScene, direction: Direction) -> str:
    language = scene.language
    parts: list[str] = []
    for seat in SEATS:
        place = scene.places[seat]
        side = side_name(language, side_of(seat, direction))
        if place is None:
            parts.append(say(language, "alt-place-free", side=side))
        else:
            parts.append(say(language, "alt-place", side=side, name=_with_level(scene, place)))
    return say(language, "alt-seating", places=", ".join(parts))


def _with_level(scene: TableScene, place: Place) -> str:
    """The name, and of a bot how well it plays."""
    if place.bot is None:
        return place.name
    level = level_name(scene.language, place.bot)
    return say(scene.language, "alt-bot", name=place.name, level=level)


def _bots(scene: TableScene) -> Iterator[Sentence]:
    bots = [
        _with_level(scene, place) for place in scene.places if place is not None and place.bot is not None
    ]
    if bots:
        yield Sentence(say(scene.language, "alt-bots", bots=", ".join(bots)), Weight.EXTRA)


def _draw_in_words(scene: TableScene) -> list[str]:
    if scene.draws is None:
        return []
    language = scene.language
    cards = [
        say(language, "alt-card-by", name=_name(scene, seat), card=card_name(language, card))
        for seat, card in enumerate(scene.draws)
    ]
    first = lowest_drawer(scene.draws)
    last = (
        say(language, "image-draw-again") + "."
        if first is None
        else say(language, "alt-deals", name=_name(scene, first))
    )
    return [say(language, "alt-draw", cards=", ".join(cards)), last]


def _name(scene: TableScene, seat: Seat) -> str:
    return seat_name(scene.language, scene.places, seat, scene.turning)


def deal_in_words(scene: TableScene, match: MatchView, deal: DealView) -> Iterator[Sentence]:
    """What lies on the table and who is on turn."""
    language = scene.language
    yield Sentence(
        say(language, "alt-deal", number=deal.number + 1, dealer=_name(scene, deal.dealer)), Weight.USEFUL
    )
    if deal.status is DealStatus.VOID:
        yield Sentence(say(language, "image-outcome-void") + ".", Weight.NEEDED)
        return
    yield from auction_in_words(scene, deal) if deal.contract is None else _play_in_words(scene, deal)
    actor = acting_seat(deal, scene.trick)
    if actor is not None:
        called = "alt-turn-bid" if deal.contract is None else "alt-turn-play"
        yield Sentence(say(language, called, name=_name(scene, actor)), Weight.NEEDED)
    if match.winner is not None:
        words = winners_in_words(language, scene.places, match.winner, match.rules.direction)
        yield Sentence(words, Weight.NEEDED)
    elif deal.status is DealStatus.DONE:
        yield Sentence(say(language, "image-deal-over") + ".", Weight.NEEDED)


def auction_in_words(scene: TableScene, deal: DealView) -> Iterator[Sentence]:
    """The upcard, and the last bid of each seat."""
    language = scene.language
    yield Sentence(say(language, "alt-upcard", card=card_name(language, deal.upcard)), Weight.NEEDED)
    bids = [
        say(
            language,
            "alt-bid",
            name=_name(scene, seat),
            bid=_bid_in_words(scene, deal, seat, speech.words),
        )
        for seat, speech in bids_said(language, deal).items()
    ]
    if bids:
        yield Sentence(say(language, "alt-bids", bids=", ".join(bids)), Weight.NEEDED)


def _bid_in_words(scene: TableScene, deal: DealView, seat: Seat, words: str) -> str:
    bids = {deal.speaker(index): bid for index, bid in enumerate(deal.bids)}
    bid = bids[seat]
    if isinstance(bid, Take):
        return say(scene.language, "alt-bid-take", suit=suit_name(scene.language, bid.suit))
    return words


def _play_in_words(scene: TableScene, deal: DealView) -> Iterator[Sentence]:
    language, contract, trick = scene.language, deal.contract, shown_trick(deal, scene.trick)
    assert contract is not None
    trump = suit_name(language, contract.trump)
    words = say(language, "alt-contract", name=_name(scene, contract.taker), suit=trump)
    yield Sentence(words, Weight.NEEDED)
    if trick.cards:
        cards = _cards_by(scene, trick.cards_by_seat())
        yield Sentence(say(language, "alt-trick", number=trick.number + 1, cards=cards), Weight.NEEDED)
    said = words_said(language, deal, trick)
    for seat, speech in said.items():
        words = say(language, "alt-says", name=_name(scene, seat), words=speech.words)
        yield Sentence(words, Weight.USEFUL)
    if trick.winner is not None:
        yield Sentence(say(language, "alt-trick-won", name=_name(scene, trick.winner)), Weight.NEEDED)
    for seat in {seat for seat, _ in deal.belote_words} - set(said):
        yield Sentence(say(language, "alt-belote", name=_name(scene, seat)), Weight.EXTRA)
    before = previous_trick(deal, scene.trick)
    if before is not None:
        by_seat = {(before.leader + index) % 4: card for index, card in enumerate(before.cards)}
        winner = _name(scene, before.winner)
        words = say(language, "alt-previous-trick", cards=_cards_by(scene, by_seat), name=winner)
        yield Sentence(words, Weight.EXTRA)
    won = deal.tricks_won
    if any(won):
        words = say(language, "alt-tricks", one=won[0] + won[2], two=won[1] + won[3])
        yield Sentence(words, Weight.USEFUL)


def _cards_by(scene: TableScene, cards: dict[Seat, Card]) -> str:
    return ", ".join(
        say(
            scene.language,
            "alt-card-by",
            name=_name(scene, seat),
            card=card_name(scene.language, card),
        )
        for seat, card in cards.items()
    )


def _scores(scene: TableScene, match: MatchView) -> Iterator[Sentence]:
    language = scene.language
    teams = [
        say(
            language,
            "alt-team-score",
            names=team_name(language, scene.places, team, match.rules.direction),
            points=match.totals[team],
        )
        for team in TEAMS
    ]
    yield Sentence(say(language, "alt-scores", scores=", ".join(teams)), Weight.USEFUL)
    if match.pot:
        yield Sentence(say(language, "alt-pot", points=match.pot), Weight.USEFUL)
    yield Sentence(say(language, "alt-goal", goal=goal_in_words(language, match.rules)), Weight.EXTRA)
