"""Why an action makes sense, as it follows from the position."""

from random import Random

import pytest

from belote_bot.game.actions import Pass, Play, Take
from belote_bot.game.cards import Card, Suit
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.match import Match
from belote_bot.game.play import winning_index
from belote_bot.game.seats import partner_of
from belote_bot.game.views import SeatView, seat_view
from belote_bot.players.judging import Judgement
from belote_bot.players.memory import remember
from belote_bot.players.motives import Motive, Reason, reason_for
from tests.game.support import choose, shuffled
from tests.players.support import situation

TAKER = [
    "JS 9S AS 8S AH 7H 8D 9C",
    "7S KS 8H 9H TD 7D TC 7C",
    "TS JH QH KH 9D JD JC 8C",
    "QS TH AD KD QD AC KC QC",
]
DEFENCE = [
    "JS 8S 7S 9D 8D 7D TC 8C",
    "9S AS TH 8H 7H TD 7C 9C",
    "QS KS AH JH KD JD JC QC",
    "TS KH QH 9H AD QD AC KC",
]
RETURN = [
    "AH 9H 8S 9D 8D JC 9C 7C",
    "JS 9S AS 7S KH 7D TC 8C",
    "7H TS KS TD JD QD QC 8H",
    "QS TH JH QH AD KD AC KC",
]

LEADS = [
    (TAKER, {}, "", "JS", Reason(Motive.DRAWS_TRUMPS, Suit.SPADES, Card.parse("JS"))),
    (TAKER, {"leader": 2}, "", "TS", Reason(Motive.LEADS_TRUMP_TO_TAKER, Suit.SPADES, Card.parse("TS"))),
    (TAKER, {"leader": 3}, "", "QS", Reason(Motive.LEADS_TRUMP, Suit.SPADES, Card.parse("QS"))),
    (TAKER, {"leader": 3}, "", "AD", Reason(Motive.CASHES_MASTER, Suit.DIAMONDS, Card.parse("AD"))),
    (TAKER, {}, "", "9C", Reason(Motive.SEEKS_RUFF, Suit.CLUBS, Card.parse("9C"))),
    (TAKER, {}, "", "7H", Reason(Motive.LEADS_LOW, Suit.HEARTS, Card.parse("7H"))),
    (TAKER, {"leader": 3}, "", "KC", Reason(Motive.LEADS_OTHER, Suit.CLUBS, Card.parse("KC"))),
    (TAKER, {}, "JS 7S TS QS 9S KS 8C QC", "AS", Reason(Motive.LAST_TRUMPS, Suit.SPADES, Card.parse("AS"))),
    (
        RETURN, {"leader": 2, "taker": 1}, "7H JH AH KH", "9H",
        Reason(Motive.RETURNS_SUIT, Suit.HEARTS, Card.parse("9H")),
    ),
]  # fmt: skip

FOLLOWS = [
    (DEFENCE, "7H AH 9H", "TC", Motive.GIVES_POINTS),
    (DEFENCE, "7H AH 9H", "8C", Motive.LEAVES_TO_PARTNER),
    (DEFENCE, "TH JH 9H", "7S", Motive.WINS_FOR_GOOD),
    (DEFENCE, "7C QC KC", "TC", Motive.WINS_FOR_GOOD),
    (DEFENCE, "7C QC AC", "8C", Motive.DISCARDS_LEAST),
    (DEFENCE, "TD JD QD", "9D", Motive.DISCARDS_LEAST),
]


@pytest.mark.parametrize(("hands", "where", "played", "card", "reason"), LEADS)
def test_why_a_card_is_led(
    hands: list[str], where: dict[str, int], played: str, card: str, reason: Reason
) -> None:
    view = situation(hands, "S", played, leader=where.get("leader", 0), taker=where.get("taker", 0))
    assert reason_for(view, Play(Card.parse(card))) == reason


@pytest.mark.parametrize(("hands", "played", "card", "motive"), FOLLOWS)
def test_why_a_card_is_played_to_a_trick(hands: list[str], played: str, card: str, motive: Motive) -> None:
    view = situation(hands, "S", played, leader=1, taker=1)
    assert Play(Card.parse(card)) in view.legal
    assert reason_for(view, Play(Card.parse(card))).motive is motive


def test_a_ten_keeps_its_guard() -> None:
    view = situation(DEFENCE, "S", "TH JH KH", leader=1, taker=1, rules=HouseRules(must_ruff_partner=True))
    reason = reason_for(view, Play(Card.parse("7S")))
    assert reason.motive is Motive.WINS_FOR_GOOD
    hands = [
        "TC 8C 9D 8D 7D QD 7H JH",
        "9S AS TH 8H JS TD 7C 9C",
        "QS KS AH 8S KD JD JC QC",
        "TS KH QH 9H AD 7S AC KC",
    ]
    view = situation(hands, "S", "9S QS TS", leader=1, taker=1)
    assert reason_for(view, Play(Card.parse("7D"))) == Reason(Motive.KEEPS_TEN, Suit.CLUBS, Card.parse("TC"))


def auction(*marks: float) -> tuple[Judgement, ...]:
    bids = (Take(Suit.SPADES), Pass())
    return tuple(Judgement(bid, one, one) for bid, one in zip(bids, marks, strict=True))


@pytest.mark.parametrize(
    ("bid", "marks", "motive"),
    [
        (Take(Suit.SPADES), (30, 0), Motive.TAKES),
        (Take(Suit.SPADES), (-10, -40), Motive.TAKES_TO_DEFEND),
        (Take(Suit.SPADES), (-10, 5), Motive.TAKES_FOR_THE_MATCH),
        (Pass(), (-30, 0), Motive.PASSES),
        (Pass(), (10, 25), Motive.PASSES_TO_DEFEND),
    ],
)
def test_why_one_bids(bid: Pass | Take, marks: tuple[float, float], motive: Motive) -> None:
    match = Match(HouseRules(), 3)
    match.start_deal(shuffled(Random(1)))
    suit = bid.suit if isinstance(bid, Take) else None
    assert reason_for(seat_view(match, 0), bid, auction(*marks)) == Reason(motive, suit)


def holder(view: SeatView) -> int:
    assert view.deal.trump is not None
    return (view.deal.leader + winning_index(view.deal.trick, view.deal.trump)) % 4


def test_what_is_said_of_a_card_is_true() -> None:
    random = Random(8)
    said: set[Motive] = set()
    for number in range(60):
        match = Match(HouseRules(), number % 4)
        match.start_deal(shuffled(random))
        deal = match.deals[0]
        while match.turn is not None:
            view = seat_view(match, match.turn)
            for action in view.legal:
                if isinstance(action, Play):
                    said.add(_true_motive(view, action.card, deal.hands))
            match.apply(choose(random, deal))
    bids = {Motive.TAKES, Motive.TAKES_TO_DEFEND, Motive.TAKES_FOR_THE_MATCH}
    bids |= {Motive.PASSES, Motive.PASSES_TO_DEFEND}
    assert said == {*Motive} - bids


def _true_motive(view: SeatView, card: Card, hands: list[int]) -> Motive:
    """The motive of a card, after asking the real hands whether it can be one."""
    motive = reason_for(view, Play(card)).motive
    trump = view.deal.trump
    assert trump is not None
    others = [hands[seat] for seat in range(4) if seat != view.seat]
    foes = [hands[(view.seat + 1) % 4], hands[(view.seat + 3) % 4]]
    match motive:
        case Motive.ONLY_CARD:
            assert len(view.legal) == 1
        case Motive.RUFFS:
            assert len(view.deal.trick) < 3
        case Motive.GETS_VOID | Motive.SEEKS_RUFF:
            assert any(held >> card.suit * 8 & 0xFF for held in others)
        case Motive.LEADS_TRUMP | Motive.LEADS_TRUMP_TO_TAKER | Motive.DRAWS_TRUMPS:
            contract = view.deal.contract
            assert contract is not None
            assert remember(view, contract).trumps_against()
        case Motive.LAST_TRUMPS:
            assert not any(held >> trump * 8 & 0xFF for held in others)
        case Motive.CASHES_MASTER:
            higher = [one for one in map(Card, range(32)) if one.suit == card.suit]
            higher = [one for one in higher if one.strength(trump) > card.strength(trump)]
            assert not any(held >> one & 1 for held in foes for one in higher)
        case Motive.GIVES_POINTS | Motive.LEAVES_TO_PARTNER:
            assert holder(view) == partner_of(view.seat)
        case Motive.WINS_FOR_GOOD:
            assert winning_index((*view.deal.trick, card), trump) == len(view.deal.trick)
        case _:
            pass
    return motive
