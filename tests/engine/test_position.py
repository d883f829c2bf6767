"""A request becomes what the seat knows at the table, no more and no less, or is refused with the reason."""

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from belote_bot.engine.asking import request_of
from belote_bot.engine.position import view_of
from belote_bot.engine.request import ImpossiblePosition, Request
from belote_bot.game.actions import Pass, Play, Take, Word
from belote_bot.game.cards import Card, Suit
from belote_bot.game.house_rules import PRESETS, Announce, HouseRules, Litige
from belote_bot.game.melds import MeldKind
from belote_bot.game.views import SeatView
from belote_bot.players.memory import remember
from tests.engine.support import BID, PLAY, views, with_all_words

BY_HAND = HouseRules(
    melds=True, belote_announce=Announce.MANUAL, melds_announce=Announce.MANUAL, belote_king_first=True
)
CAFE = PLAY | {"rules": {"preset": "cafe"}}
TABLES = {**PRESETS, "announcing by hand": BY_HAND, "low ruffs free": HouseRules(must_undertrump=False)}


def told(request: Mapping[str, object]) -> SeatView:
    """The view of a request that went through JSON."""
    return view_of(Request.read(json.loads(json.dumps(request))))


def comparable(view: SeatView) -> SeatView:
    """A view without what no request tells: why melds won, and how earlier deals went."""
    deal = replace(view.deal, number=0, melds_holder=None, melds_ground=None)
    return replace(view, deal=deal, match=replace(view.match, deal=deal, results=()))


@pytest.mark.parametrize("table", TABLES)
def test_a_seat_s_knowledge_survives_the_way_through_a_request(table: str) -> None:
    for view in views(TABLES[table], seed=1, deals=4):
        assert comparable(told(request_of(view))) == comparable(view)


@pytest.mark.parametrize("table", TABLES)
def test_the_fields_of_the_protocol_alone_tell_what_is_legal(table: str) -> None:
    for view in views(TABLES[table], seed=2, deals=4):
        request = request_of(view)
        for extra in ("said", "announced", "shown", "deals_played"):
            del request[extra]
        known = told(request)
        assert known.legal == view.legal
        assert known.obligation == view.obligation
        assert known.hand == view.hand


@pytest.mark.parametrize("table", ["ffb", "cafe", "announcing by hand"])
def test_a_position_may_be_set_up_without_its_auction(table: str) -> None:
    for view in views(TABLES[table], seed=3, deals=3):
        contract = view.deal.contract
        if contract is None:
            continue
        request = request_of(view) | {"trump": contract.trump.letter, "taker": contract.taker}
        assert comparable(told(request | {"bids": []})) == comparable(view)
        without = told(request | {"bids": [], "upcard": None})
        assert without.deal.bids == ()
        assert without.legal == view.legal
        # No card that the seat has not seen is known to be the taker's.
        assert not remember(without, contract).unseen >> without.deal.upcard & 1


def test_silence_proves_nothing_where_nobody_tells_what_was_said() -> None:
    # Seat 1 leads the king of trumps; whether it said belote is not told.
    request = PLAY | {
        "bids": ["pass", "take"], "dealer": 0, "seat": 2, "plays": ["KH"],
        "hand": ["7D", "8D", "TD", "AC", "KC", "9S", "7H", "8H"],
    }  # fmt: skip
    queen = Card.parse("QH")
    unsure = told(request)
    assert unsure.deal.contract is not None
    assert remember(unsure, unsure.deal.contract).may_hold[1] >> queen & 1
    silent = told(request | {"said": []})
    assert not remember(silent, unsure.deal.contract).may_hold[1] >> queen & 1
    said = told(request | {"said": [{"ply": 0, "word": "belote"}]})
    assert remember(said, unsure.deal.contract).holds[1] >> queen & 1


def test_who_is_not_told_to_have_announced_may_still_hold_melds() -> None:
    unsure, silent = told(CAFE), told(CAFE | {"announced": []})
    assert unsure.deal.rules.melds_announce is Announce.MANUAL
    assert silent.deal.rules.melds_announce is Announce.AUTOMATIC
    heard = told(CAFE | {"announced": [{"seat": 1, "kinds": ["tierce"]}]})
    assert heard.deal.announced == ((1, (MeldKind.TIERCE,)),)


def test_a_player_by_hand_may_say_the_words_of_its_own_cards() -> None:
    view = told(PLAY | {
        "rules": {"preset": "tournoi"}, "hand": ["7D", "8D", "TD", "AC", "KC", "QH", "KH"],
    })  # fmt: skip
    assert Play(Card.parse("KH"), frozenset({Word.BELOTE})) in view.legal
    assert with_all_words(view) == {"7D", "8D", "TD", "AC", "KC", "QH", "KH"}


def test_the_example_of_the_protocol_is_understood() -> None:
    view = told(BID)
    assert view.legal == (Take(Suit.HEARTS), Pass())
    assert view.deal.upcard == Card.parse("8H")


IMPOSSIBLE: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    # What a field may hold.
    (BID, {"dealer": 4}, "dealer: a whole number from 0 to 3 is needed, not 4"),
    (BID, {"dealer": True}, "dealer: a whole number from 0 to 3 is needed, not True"),
    (BID, {"seat": "1"}, "seat: a whole number from 0 to 3 is needed, not '1'"),
    (BID, {"seat": 1.0}, "seat: a whole number from 0 to 3 is needed, not 1.0"),
    (BID, {"hand": "JH 9H"}, "hand: a list is needed, not 'JH 9H'"),
    (BID, {"hand": ["JH"] * 33}, "hand: a list of 33 things is too long"),
    (BID, {"hand": ["jh", "9H", "AS", "TS", "7C"]}, "hand: 'jh' is not a card"),
    (BID, {"hand": [["JH"], "9H", "AS", "TS", "7C"]}, "hand: a list is not a card"),
    (BID, {"hand": ["10H", "9H", "AS", "TS", "7C"]}, "hand: '10H' is not a card"),
    (BID, {"upcard": 8}, "upcard: 8 is not a card"),
    (BID, {"bids": [None]}, "bids: a text is needed, not null"),
    (BID, {"scores": [1, 2, 3]}, "scores: two whole numbers are needed, team A's and team B's"),
    (BID, {"scores": [-1, 0]}, "scores: a whole number from 0 to 100000 is needed, not -1"),
    (BID, {"scores": [10**50, 0]}, "scores: a whole number from 0 to 100000 is needed, not a number of"),
    (BID, {"pot": 0.5}, "pot: a whole number from 0 to 100000 is needed, not 0.5"),
    (BID, {"rules": "ffb"}, "rules: an object is needed, not 'ffb'"),
    (BID, {"rules": {"preset": "nobody"}}, "rules: preset is one of ffb, "),
    (BID, {"rules": {"colour": 1}}, "rules: unknown house rule 'colour'"),
    (BID, {"rules": {"target": 99}}, "rules: target is a whole number from 100 to 10000, not 99"),
    (PLAY, {"trump": "X"}, "trump: 'X' is not a suit (S, H, D or C)"),
    (PLAY, {"said": [{"ply": 0, "word": "hello"}]}, "said: 'hello' is not a word (belote, rebelote, melds)"),
    # The match.
    (BID, {"scores": [1010, 400]}, "scores: the match to 1000 is over"),
    (BID, {"pot": 81, "rules": {"litige": "made"}}, "pot: nothing is held where litige is made"),
    (BID, {"rules": {"preset": "tournoi"}, "deals_played": 12, "scores": [9, 8]}, "deals_played: the match"),
    # The auction.
    (BID, {"hand": ["JH", "9H", "AS", "TS"]}, "hand: 5 cards are held in the auction, not 4"),
    (BID, {"hand": ["JH", "9H", "AS", "TS", "TS"]}, "hand: a card stands in it twice"),
    (BID, {"hand": ["JH", "9H", "AS", "TS", "8H"]}, "hand: 8H lies on the table as the upcard"),
    (BID, {"upcard": None}, "upcard: the auction needs it"),
    (BID, {"bids": []}, "seat: it is the turn of seat 0, not of seat 1"),
    (BID, {"bids": ["H"]}, 'bid 0: "take" or "pass" is said in round 1'),
    (BID, {"bids": ["pass"] * 4 + ["take"]}, 'bid 4: a suit letter or "pass" is said in round 2'),
    (BID, {"bids": ["pass"] * 4 + ["H"]}, "bid 4: H is the upcard's suit; round 2 is for the others"),
    (BID, {"bids": ["pass"] * 8}, "bids: eight passes, the deal is void"),
    (BID, {"bids": ["pass"] * 9}, "bid 8: the auction was over"),
    (BID, {"bids": ["take", "pass"]}, "bid 1: the auction was over"),
    (BID, {"plays": ["7S"]}, "plays: nobody has taken; give the bids, or trump and taker"),
    (BID, {"trump": "H", "taker": 2}, "bids: nobody takes in them, though trump and taker are given"),
    (PLAY, {"trump": "S"}, "trump: the bids say H"),
    (PLAY, {"taker": 3}, "taker: the bids say seat 1"),
    (PLAY, {"bids": [], "trump": "H"}, "trump and taker are given together"),
    (PLAY, {"upcard": None}, "upcard: without it, trump and taker are needed"),
    # The play.
    (PLAY, {"seat": 3}, "seat: it is the turn of seat 2, not of seat 3"),
    (PLAY, {"hand": ["7D", "8D", "TD", "AC", "KC", "QH"]}, "hand: 6 held and 1 played are not 8 cards"),
    (PLAY, {"hand": ["7D", "8D", "TD", "AC", "KC", "QH", "AS"]}, "hand: AS was played before"),
    (PLAY, {"plays": ["AS", "7S", "9S", "AS", "TS", "QS"]}, "play 3: AS was played before"),
    (PLAY, {"hand": ["7D", "8D", "TD", "AC", "KC", "QH", "8H"]}, "upcard: the taker, seat 1, received 8H"),
    (PLAY, {"plays": ["AS", "7S", "9S", "8S", "8H", "JH"]}, "upcard: the taker, seat 1, received 8H, not"),
    (PLAY | {"bids": ["pass", "pass", "take"]}, {}, "hand: seat 2 took and received 8H"),
    (PLAY, {"plays": ["AS", "7S", "7C", "8S", "TS", "QS"],
            "hand": ["7D", "8D", "TD", "AC", "KC", "QH", "9S"]},
     "play 2: seat 2 could not play 7C: it held 9S"),
    (PLAY, {"seat": 0, "plays": ["AS", "7S", "9S", "7C", "TS", "QS", "7D", "8S"],
            "hand": ["9D", "QD", "AC", "KC", "QH", "7H"]},
     "play 3: seat 3 could not play 7C: it held 8S"),
    (PLAY, {"plays": ["AS", "7C", "9S", "8S", "TS", "QD"]}, "play 1: seat 1 could not play 7C: it held 8H"),
    (PLAY, {"said": [{"ply": 0, "word": "belote"}]}, "said: belote cannot go with AS at play 0"),
    (PLAY, {"said": [{"ply": 9, "word": "belote"}]}, "said: belote at play 9, and there is none"),
    (PLAY, {"said": [{"ply": 0, "word": "melds"}]}, "said: no melds are announced at play 0"),
    (PLAY, {"announced": [{"seat": 1, "kinds": ["tierce"]}]}, "announced: melds are not played"),
    (CAFE, {"announced": [{"seat": 1, "kinds": ["quint"]}]}, "announced: 'quint' is not a meld (tierce, "),
    (CAFE, {"announced": [{"seat": 1, "kinds": ["cent"]}] * 2}, "announced: each seat announces once"),
    (CAFE, {"announced": [{"seat": 2, "kinds": ["tierce"]}]}, "announced: those are not the melds of seat 2"),
    (CAFE, {"announced": [{"seat": 1, "kinds": ["tierce"] * 3}]}, "announced: a hand has at most 2 melds"),
    (CAFE, {"shown": [{"seat": 1, "melds": [["9C", "TC", "JC"]] * 2}]}, "shown: a hand has at most 2 melds"),
    (PLAY, {"shown": [{"seat": 1, "melds": [["9C", "TC", "JC"]]}]}, "shown: melds are shown at the second"),
    (CAFE, {"shown": [{"seat": 1, "melds": [["9C", "TC", "QC"]]}]},
     "shown: 9C TC QC is not a meld"),
    (CAFE, {"shown": [{"seat": 1, "melds": [["QC", "KC", "AC"]]}]},
     "shown: KC is not seat 1's"),
    (CAFE, {"shown": [
        {"seat": 1, "melds": [["9C", "TC", "JC"]]}, {"seat": 0, "melds": [["9D", "TD", "JD"]]},
    ]}, "shown: TD is not seat 0's"),
]  # fmt: skip


@pytest.mark.parametrize(("request_", "changed", "reason"), IMPOSSIBLE)
def test_what_cannot_be_is_refused_with_the_reason(
    request_: dict[str, Any], changed: dict[str, Any], reason: str
) -> None:
    with pytest.raises(ImpossiblePosition) as error:
        told(request_ | changed)
    assert str(error.value).startswith(reason)


def test_hidden_cards_that_nobody_can_hold_are_refused() -> None:
    # Spades are led and nobody else follows: the six that are not seen would lie nowhere.
    request = PLAY | {
        "seat": 3, "dealer": 3, "bids": ["take"], "upcard": "9C", "plays": ["AS", "7D", "8D"],
        "hand": ["KH", "QH", "9H", "8H", "TC", "KC", "QC", "7H"],
    }  # fmt: skip
    with pytest.raises(ImpossiblePosition, match="no deal of the hidden cards fits"):
        told(request)
    assert told(request | {"plays": ["AS", "7S", "8S"]}).legal


def test_equal_scores_beyond_the_target_and_a_last_deal_more_are_no_end() -> None:
    assert told(BID | {"scores": [1010, 1010]}).legal
    extra = {"preset": "tournoi", "draw_breaker": "extra_deal"}
    assert told(BID | {"rules": extra, "deals_played": 12, "scores": [900, 900]}).legal


def test_the_pot_is_allowed_where_litiges_are_held() -> None:
    assert told(BID | {"pot": 81, "rules": {"litige": str(Litige.HOLD)}}).match.pot == 81
