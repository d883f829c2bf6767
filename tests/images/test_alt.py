"""The table in words alone is enough to play by, whatever the state of the game."""

from itertools import chain

import pytest

from belote_bot.game.actions import Take
from belote_bot.game.deal import DealStatus
from belote_bot.game.match import Match
from belote_bot.game.views import DealView, match_view
from belote_bot.locales import Language, say
from images import BotLevel, Place, Places, TableScene, TrickShown, draw_table
from images.alt import LONGEST
from images.showing import acting_seat, shown_trick
from images.table_alt import Sentence, Weight, describe_table, fitted
from images.words import card_name, level_name, suit_name
from tests.images.support import PLACES, after_void_deal, states, to_the_end

LONGEST_NAMES: Places = (
    Place("W" * 31 + "1"),
    Place("W" * 31 + "2", BotLevel.BEGINNER),
    Place("W" * 31 + "3", BotLevel.EXPERT),
    Place("W" * 31 + "4"),
)

languages = pytest.mark.parametrize("language", Language)
all_places = pytest.mark.parametrize("places", [PLACES, LONGEST_NAMES], ids=["short", "longest"])


def names(places: Places) -> list[str]:
    return [place.name for place in places if place is not None]


def expected(scene: TableScene, deal: DealView) -> list[str]:
    """What the words must say: trumps, who played what, whose turn it is; in the auction the upcard."""
    language, name = scene.language, names(scene.places)
    if deal.contract is None:
        found = [say(language, "alt-upcard", card=card_name(language, deal.upcard))]
    else:
        suit = suit_name(language, deal.contract.trump)
        found = [say(language, "alt-contract", name=name[deal.contract.taker], suit=suit)]
    trick = shown_trick(deal, scene.trick)
    found += [
        say(language, "alt-card-by", name=name[seat], card=card_name(language, card))
        for seat, card in trick.cards_by_seat().items()
    ]
    actor = acting_seat(deal, scene.trick)
    if actor is not None:
        turn = "alt-turn-bid" if deal.contract is None else "alt-turn-play"
        found.append(say(language, turn, name=name[actor]))
    if trick.winner is not None:
        found.append(say(language, "alt-trick-won", name=name[trick.winner]))
    return found


@languages
@all_places
def test_it_says_trumps_cards_and_turn_in_every_state(language: Language, places: Places) -> None:
    for seed in (3, 7):
        for match in states(seed):
            view = match_view(match)
            assert view.deal is not None
            if view.deal.status is DealStatus.VOID:
                continue
            for shown in TrickShown:
                scene = TableScene(language, places, view, shown)
                alt = describe_table(scene)
                assert len(alt) <= LONGEST
                assert not alt.endswith("…")
                for words in expected(scene, view.deal):
                    assert words in alt


@languages
def test_it_says_who_has_bid_what(language: Language) -> None:
    for match in states(3):
        view = match_view(match)
        if view.deal is None or view.deal.contract is not None:
            continue
        alt = describe_table(TableScene(language, PLACES, view))
        for index, bid in enumerate(view.deal.bids[-4:], max(0, len(view.deal.bids) - 4)):
            assert not isinstance(bid, Take)
            passes = say(language, "image-bid-pass" if index < 4 else "image-bid-pass-again")
            speaker = names(PLACES)[view.deal.speaker(index)]
            assert say(language, "alt-bid", name=speaker, bid=passes) in alt


def in_the_middle() -> Match:
    """The third card of a later trick is awaited."""
    return next(
        match
        for match in states(3)
        if match.deal is not None and (len(match.deal.tricks), len(match.deal.trick)) == (4, 2)
    )


def test_with_room_it_says_the_trick_before_the_levels_of_bots_and_what_is_played_for() -> None:
    alt = describe_table(TableScene(Language.EN, PLACES, match_view(in_the_middle())))
    level = level_name(Language.EN, BotLevel.STEADY)
    assert f"Bots: Bélisaire ({level} bot)." in alt
    assert "Match: to 1,000 points." in alt
    trick = in_the_middle().deals[-1].tricks[-1]
    winner = names(PLACES)[trick.winner]
    leader = names(PLACES)[trick.leader]
    first = card_name(Language.EN, trick.cards[0])
    assert f"Previous trick: {leader} {first}, " in alt
    assert f"; won by {winner}." in alt


def test_belote_is_remembered_after_its_trick() -> None:
    for match in chain.from_iterable(states(seed) for seed in range(40)):
        deal = match_view(match).deal
        if deal is not None and deal.belote_words and not deal.trick:
            alt = describe_table(TableScene(Language.EN, PLACES, match_view(match)))
            assert f"{names(PLACES)[deal.belote_words[0][0]]} has said belote." in alt
            return
    pytest.fail("nobody has said belote")


def test_the_light_sentences_go_first_and_last_ones_before() -> None:
    long = "x" * 400
    sentences = [
        Sentence(f"needed {long}", Weight.NEEDED),
        Sentence("first extra.", Weight.EXTRA),
        Sentence(f"useful {long}", Weight.USEFUL),
        Sentence(f"last extra {long}", Weight.EXTRA),
    ]
    assert fitted(sentences[:3]) == " ".join(one.words for one in sentences[:3])
    assert "first extra." in fitted(sentences)
    assert "last extra" not in fitted(sentences)
    assert "needed" in fitted([*sentences, Sentence(f"useful too {long}", Weight.USEFUL)])


@languages
def test_a_void_deal_and_the_end_of_a_match_are_said(language: Language) -> None:
    void = describe_table(TableScene(language, LONGEST_NAMES, match_view(after_void_deal())))
    assert say(language, "image-outcome-void") in void
    won = match_view(to_the_end(2))
    alt = describe_table(TableScene(language, LONGEST_NAMES, won))
    assert won.winner in (0, 1)
    assert names(LONGEST_NAMES)[won.winner] in alt
    assert len(alt) <= LONGEST


def test_the_lobby_tells_a_bot_s_level() -> None:
    alt = draw_table(TableScene(Language.FR, (PLACES[0], PLACES[1], None, None))).alt
    assert "Bélisaire (bot confirmé)" in alt
