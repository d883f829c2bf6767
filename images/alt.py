"""The pictures in words, for those who cannot see them: enough to play by, and nothing that is hidden."""

from belote_bot.game.actions import Take
from belote_bot.game.deal import DealStatus
from belote_bot.game.dealing import lowest_drawer
from belote_bot.game.house_rules import Direction
from belote_bot.game.seats import SEATS, TEAMS, Seat
from belote_bot.game.views import DealView, MatchView
from belote_bot.locales import say
from images.hand import playable
from images.layout import side_of
from images.order import sorted_hand
from images.scene import HandScene, Place, TableScene
from images.showing import acting_seat, bids_said, shown_trick, words_said
from images.words import (
    card_name,
    level_name,
    listed,
    seat_name,
    side_name,
    suit_name,
    team_name,
    winners_in_words,
)

LONGEST = 1024
"""Characters that Discord takes as the description of a picture."""


def describe_table(scene: TableScene) -> str:
    """The table in words."""
    match = scene.match
    if match is None:
        return joined([_seating(scene, scene.turning), *_draw_in_words(scene)])
    if match.deal is None:
        return joined(
            [_seating(scene, match.rules.direction), *_draw_in_words(scene), _scores(scene, match)]
        )
    return joined([*_deal_in_words(scene, match, match.deal), _scores(scene, match), _bots(scene)])


def joined(sentences: list[str]) -> str:
    """The sentences one after another, as much of them as Discord takes."""
    text = " ".join(sentence for sentence in sentences if sentence)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


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


def _bots(scene: TableScene) -> str:
    bots = [
        _with_level(scene, place) for place in scene.places if place is not None and place.bot is not None
    ]
    return say(scene.language, "alt-bots", bots=", ".join(bots)) if bots else ""


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


def _deal_in_words(scene: TableScene, match: MatchView, deal: DealView) -> list[str]:
    language, contract = scene.language, deal.contract
    sentences = [say(language, "alt-deal", number=deal.number + 1, dealer=_name(scene, deal.dealer))]
    if deal.status is DealStatus.VOID:
        return [*sentences, say(language, "image-outcome-void") + "."]
    if contract is None:
        sentences.append(say(language, "alt-upcard", card=card_name(language, deal.upcard)))
        bids = [
            say(
                language,
                "alt-bid",
                name=_name(scene, seat),
                bid=_bid_in_words(scene, deal, seat, speech.words),
            )
            for seat, speech in bids_said(language, deal).items()
        ]
        sentences += [say(language, "alt-bids", bids=", ".join(bids))] if bids else []
    else:
        trump = suit_name(language, contract.trump)
        sentences.append(say(language, "alt-contract", name=_name(scene, contract.taker), suit=trump))
        sentences += _trick_in_words(scene, deal)
    actor = acting_seat(deal, scene.trick)
    if actor is not None:
        sentences.append(
            say(language, "alt-turn-bid" if contract is None else "alt-turn-play", name=_name(scene, actor))
        )
    if match.winner is not None:
        sentences.append(winners_in_words(language, scene.places, match.winner, match.rules.direction))
    elif deal.status is DealStatus.DONE:
        sentences.append(say(language, "image-deal-over") + ".")
    return sentences


def _bid_in_words(scene: TableScene, deal: DealView, seat: Seat, words: str) -> str:
    bids = {deal.speaker(index): bid for index, bid in enumerate(deal.bids)}
    bid = bids[seat]
    if isinstance(bid, Take):
        return say(scene.language, "alt-bid-take", suit=suit_name(scene.language, bid.suit))
    return words


def _trick_in_words(scene: TableScene, deal: DealView) -> list[str]:
    language, trick = scene.language, shown_trick(deal, scene.trick)
    sentences: list[str] = []
    if trick.cards:
        cards = [
            say(language, "alt-card-by", name=_name(scene, seat), card=card_name(language, card))
            for seat, card in trick.cards_by_seat().items()
        ]
        sentences.append(say(language, "alt-trick", number=trick.number + 1, cards=", ".join(cards)))
    sentences += [
        say(language, "alt-says", name=_name(scene, seat), words=speech.words)
        for seat, speech in words_said(language, deal, trick).items()
    ]
    if trick.winner is not None:
        sentences.append(say(language, "alt-trick-won", name=_name(scene, trick.winner)))
    won = deal.tricks_won
    if any(won):
        sentences.append(say(language, "alt-tricks", one=won[0] + won[2], two=won[1] + won[3]))
    return sentences


def _scores(scene: TableScene, match: MatchView) -> str:
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
    pot = say(language, "alt-pot", points=match.pot) if match.pot else ""
    return joined([say(language, "alt-scores", scores=", ".join(teams)), pot])


def describe_hand(scene: HandScene) -> str:
    """The hand in words: the cards held, and which of them may be played now."""
    language, view = scene.language, scene.view
    cards = sorted_hand(view, scene.order)
    sentences = [
        say(language, "alt-hand", cards=listed(language, [card_name(language, card) for card in cards]))
        if cards
        else say(language, "image-hand-empty") + "."
    ]
    if view.deal.contract is not None:
        sentences.append(say(language, "alt-trump", suit=suit_name(language, view.deal.contract.trump)))
    elif view.deal.status is DealStatus.RUNNING:
        sentences.append(say(language, "alt-upcard", card=card_name(language, view.deal.upcard)))
    legal = playable(scene)
    if legal is not None:
        names = [card_name(language, card) for card in cards if card in legal]
        sentences.append(say(language, "alt-playable", cards=listed(language, names)))
    elif view.legal:
        sentences.append(say(language, "alt-your-bid"))
    return joined(sentences)
