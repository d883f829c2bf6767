"""A deal with open hands in words: the moment as the table saw it, then what each seat held."""

from collections.abc import Iterator

from belote_bot.game.cards import Card
from belote_bot.game.seats import SEATS
from belote_bot.game.views import DealView
from belote_bot.locales import Language, say
from images.open_table import open_hand
from images.scene import OpenScene
from images.sprites import Look
from images.table_alt import Sentence, Weight, auction_in_words, deal_in_words, fitted
from images.words import rank_index, seat_name, suit_name


def describe_open(scene: OpenScene) -> str:
    """The moment in words, and all four hands."""
    match, table = scene.view.match, scene.table
    deal = match.deal
    assert deal is not None
    auction = auction_in_words(table, deal) if not deal.tricks and not deal.trick else ()
    return fitted([*auction, *deal_in_words(table, match, deal), *_hands(scene, deal)])


def _hands(scene: OpenScene, deal: DealView) -> Iterator[Sentence]:
    language = scene.language
    for seat in SEATS:
        name = seat_name(language, scene.places, seat, deal.rules.direction)
        cards = open_hand(scene, deal, seat)
        held = _by_suits(language, [card for card, look in cards if look is Look.PLAIN])
        later = _by_suits(language, [card for card, look in cards if look is Look.DIMMED])
        if later:
            words = say(language, "alt-open-hand-later", name=name, cards=held, later=later)
        elif held:
            words = say(language, "alt-open-hand", name=name, cards=held)
        else:
            continue
        yield Sentence(words, Weight.NEEDED)


def _by_suits(language: Language, cards: list[Card]) -> str:
    """Cards in short, each suit named once."""
    suits = dict.fromkeys(card.suit for card in cards)
    return ", ".join(
        " ".join(
            [
                suit_name(language, suit),
                *(rank_index(language, card.rank) for card in cards if card.suit == suit),
            ]
        )
        for suit in suits
    )
