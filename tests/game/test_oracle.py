"""Legal cards, winners and points against an independent engine, colver (`must_undertrump = false`)."""

from random import Random
from typing import Any

import pytest

from belote_bot.game.actions import Pass, Play, Take
from belote_bot.game.cards import CARDS, Card, Rank, Suit, cards_in, mask_of
from belote_bot.game.deal import Deal
from belote_bot.game.house_rules import HouseRules
from tests.game.support import shuffled

colver = pytest.importorskip("colver", reason="colver, the independent oracle, is in the extra `dev`")

DEALS = 2400
RULES = HouseRules(must_undertrump=False)
# colver counts the cards of each suit 7 8 9 J Q K 10 A.
RANKS = (Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.TEN, Rank.ACE)
THEIRS = {card: card.suit * 8 + RANKS.index(card.rank) for card in CARDS}
OURS = {number: card for card, number in THEIRS.items()}


def _their_deal(deal: Deal) -> Any:
    assert deal.contract is not None
    hands = [[THEIRS[card] for card in cards_in(dealt)] for dealt in deal.dealt]
    env = colver.Env.deal_with_hands(deal.dealer, hands)
    env.set_contract(int(deal.contract.trump), 80, deal.contract.taker % 2, 0)
    env.set_phase_playing()
    return env


def test_the_numbering_of_the_oracle_is_understood() -> None:
    names = {"10": "T", "♠": "S", "♥": "H", "♦": "D", "♣": "C"}

    def read(index: int) -> Card:
        name: str = colver.Env.card_name(index)
        return Card.parse(names.get(name[:-1], name[:-1]) + names[name[-1]])

    assert {read(index): index for index in range(32)} == THEIRS


@pytest.mark.parametrize("trump", Suit)
def test_legal_cards_winners_and_points_agree(trump: Suit) -> None:
    random = Random(f"oracle {trump}")
    for number in range(DEALS // 4):
        deal = Deal(shuffled(random), number % 4, RULES)
        for _ in range(4 * (deal.upcard.suit != trump) + random.randrange(4)):
            deal.apply(Pass())
        deal.apply(Take(trump))
        env = _their_deal(deal)
        while (due := deal.obligation()) is not None:
            assert deal.turn == env.current_player()
            assert due.legal == mask_of(OURS[number] for number in env.legal_actions())
            card = random.choice(cards_in(due.legal))
            deal.apply(Play(card))
            env.step(THEIRS[card])

        assert deal.score is not None
        assert deal.score.points.tricks_won == tuple(env.get_tricks_won())
        assert deal.score.tricks == tuple(env.get_points())
