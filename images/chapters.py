"""The chapters of the rules, and the picture of each: what a table may choose is drawn as it chose."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from belote_bot.game.belote import BELOTE_POINTS
from belote_bot.game.cards import CARDS, Card, Rank, Suit, total_points
from belote_bot.game.house_rules import HouseRules, Packets
from belote_bot.game.melds import Meld, MeldKind
from belote_bot.game.scoring import DealScore, Outcome
from belote_bot.game.seats import other_team
from belote_bot.locales import Language, say
from images.examples import FOLLOWING, PARTNER, RUFFING, TRUMP, example_band
from images.page import Back, Band, CardBand, Cell, Face, FigureBand, Label, MeldBand, PageScene
from images.scene import CardStyle
from images.words import card_name, listed, meld_name, rank_index
from images.worked import TAKERS, WORKED, worked_deal

PLAIN: Final = Suit.SPADES
"""A suit that is not trumps in the examples."""


class Chapter(StrEnum):
    """The chapters in their order; the value stands in ids and names."""

    START = "start"
    CARDS = "cards"
    DEALING = "dealing"
    FOLLOWING = "following"
    RUFFING = "ruffing"
    PARTNER = "partner"
    BELOTE = "belote"
    MELDS = "melds"
    SCORING = "scoring"
    TIPS = "tips"
    HOUSE = "house"


def chapter_scene(
    chapter: Chapter, language: Language, rules: HouseRules, style: CardStyle = CardStyle.CLASSIC
) -> PageScene | None:
    """The picture of a chapter under these rules; None if it has only words."""
    bands = tuple(_bands(chapter, language, rules))
    return PageScene(language, bands, style) if bands else None


def _bands(chapter: Chapter, language: Language, rules: HouseRules) -> Iterator[Band]:
    match chapter:
        case Chapter.START | Chapter.CARDS:
            yield _order(language, TRUMP, TRUMP)
            yield _order(language, PLAIN, TRUMP)
        case Chapter.DEALING:
            yield _first_round(language, rules)
            yield _second_round(language)
        case Chapter.FOLLOWING:
            yield from (example_band(example, language, rules) for example in FOLLOWING)
        case Chapter.RUFFING:
            yield from (example_band(example, language, rules) for example in RUFFING)
        case Chapter.PARTNER:
            yield from (example_band(example, language, rules) for example in PARTNER)
        case Chapter.BELOTE:
            yield from _belote(language, rules)
        case Chapter.MELDS:
            yield from (_meld(language, meld) for meld in example_melds())
        case Chapter.SCORING:
            yield from (_figures(language, worked_deal(name).score(rules)) for name in WORKED)
        case Chapter.TIPS:
            yield _holding(language, "good", "JH 9H 8H AS TC", "KH")
            yield _holding(language, "poor", "TH 8H KS JD 9C", "7H")
        case Chapter.HOUSE:
            pass


def order_of(suit: Suit, trump: Suit) -> tuple[Card, ...]:
    """A suit from its strongest card to its weakest."""
    cards = (card for card in CARDS if card.suit == suit)
    return tuple(sorted(cards, key=lambda card: -card.strength(trump)))


def _order(language: Language, suit: Suit, trump: Suit) -> CardBand:
    cards = order_of(suit, trump)
    key = "page-order-trump" if suit == trump else "page-order-plain"
    caption = say(language, key, points=total_points(cards, trump))
    labels = tuple(Label(place, 1, str(card.points(trump))) for place, card in enumerate(cards))
    worth = [
        say(language, "page-alt-worth", rank=rank_index(language, card.rank), points=card.points(trump))
        for card in cards
    ]
    return CardBand(
        caption,
        tuple(Face(card) for card in cards),
        labels,
        say(language, "page-alt-row", caption=caption, cards=", ".join(worth)),
    )


def _first_round(language: Language, rules: HouseRules) -> CardBand:
    first, second = (3, 2) if rules.packets is Packets.THREE_TWO else (2, 3)
    caption = say(language, "page-deal-first", first=first, second=second)
    upcard = Card.of(TRUMP, Rank.KING)
    cells = (*[Back()] * first, None, *[Back()] * second, None, Face(upcard))
    turned = say(language, "image-upcard")
    labels = (Label(0, first, str(first)), Label(first + 1, second, str(second)), Label(6, 2, turned))
    alt = say(language, "page-alt-row", caption=caption, cards=f"{turned} {card_name(language, upcard)}")
    return CardBand(caption, cells, labels, alt)


def _second_round(language: Language) -> CardBand:
    caption = say(language, "page-deal-second")
    cells = (Face(Card.of(TRUMP, Rank.KING)), Back(), Back(), None, None, Back(), Back(), Back())
    taker, others = say(language, "page-taker"), say(language, "page-others")
    labels = (Label(0, 3, taker), Label(5, 3, others))
    return CardBand(caption, cells, labels, say(language, "page-alt-deal-second"))


def _belote(language: Language, rules: HouseRules) -> Iterator[CardBand]:
    king, queen = Card.of(TRUMP, Rank.KING), Card.of(TRUMP, Rank.QUEEN)
    for first, second in ((king, queen), (queen, king)):
        counts = first == king or not rules.belote_king_first
        points = BELOTE_POINTS if counts else 0
        cells = (None, Face(first), None, None, Face(second))
        labels = (
            Label(0, 3, say(language, "image-word-belote")),
            Label(3, 3, say(language, "image-word-rebelote")),
            Label(6, 2, say(language, "image-trick-points", points=points)),
        )
        key = "page-belote-king-first" if first == king else "page-belote-queen-first"
        caption = say(language, key, points=points)
        names = [card_name(language, card) for card in (first, second)]
        alt = say(language, "page-alt-row", caption=caption, cards=listed(language, names))
        yield CardBand(caption, cells, labels, alt)


def example_melds() -> tuple[Meld, ...]:
    """One meld of every worth, the best first."""
    fours = [
        Meld(MeldKind.CARRE, tuple(Card.of(suit, rank) for suit in Suit))
        for rank in (Rank.JACK, Rank.NINE, Rank.ACE)
    ]
    runs = [
        Meld(kind, tuple(Card.of(Suit.SPADES, rank) for rank in list(Rank)[low:top]))
        for kind, low, top in ((MeldKind.CENT, 3, 8), (MeldKind.CINQUANTE, 2, 6), (MeldKind.TIERCE, 5, 8))
    ]
    return (*fours, *runs)


def _meld(language: Language, meld: Meld) -> MeldBand:
    name = meld_name(language, meld.kind)
    if meld.kind is MeldKind.CARRE:
        name = say(language, "image-meld-four", meld=name, rank=rank_index(language, meld.cards[0].rank))
    words = say(language, "page-meld", name=name, points=meld.points)
    names = [card_name(language, card) for card in meld.cards]
    return MeldBand(
        meld.cards, words, say(language, "page-alt-row", caption=words, cards=listed(language, names))
    )


def _figures(language: Language, score: DealScore) -> FigureBand:
    """What each side won, the belote apart, and what it marks."""
    sides: list[str] = []
    for team, key in ((TAKERS, "page-takers-mark"), (other_team(TAKERS), "page-defence-marks")):
        belote = score.points.belote[team]
        points = str(score.tricks[team]) + (f" + {belote}" if belote else "")
        sides.append(say(language, key, points=points, marks=score.marks[team]))
    caption = case_title(language, score)
    alt = say(language, "page-alt-row", caption=caption, cards=", ".join(sides))
    return FigureBand(caption, sides[0], sides[1], alt)


def case_title(language: Language, score: DealScore) -> str:
    """What became of a worked deal: its outcome, and whether a belote or a capot was in it."""
    outcome = score.outcome
    if score.capot is not None and outcome is Outcome.MADE:
        return say(language, "page-case-capot")
    if score.points.belote[TAKERS]:
        return say(language, f"page-case-belote-{outcome.value}")
    return say(language, f"page-case-{outcome.value}")


def _holding(language: Language, kind: str, hand: str, upcard: str) -> CardBand:
    cards = tuple(Card.parse(card) for card in hand.split())
    turned = Card.parse(upcard)
    caption = say(language, f"page-holding-{kind}")
    cells: tuple[Cell, ...] = (*(Face(card) for card in cards), None, None, Face(turned))
    labels = (Label(0, 5, say(language, "page-your-hand")), Label(6, 2, say(language, "image-upcard")))
    names = [card_name(language, card) for card in cards]
    names.append(f"{say(language, 'image-upcard')} {card_name(language, turned)}")
    return CardBand(
        caption, cells, labels, say(language, "page-alt-row", caption=caption, cards=", ".join(names))
    )
