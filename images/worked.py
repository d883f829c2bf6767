"""Played deals from which the rules pages compute their figures: nothing but cards; the engine counts."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Final

from belote_bot.game.belote import BELOTE_POINTS
from belote_bot.game.cards import Card, Rank, Suit, total_points
from belote_bot.game.events import Trick
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.play import winning_index
from belote_bot.game.scoring import DealPoints, DealScore, score_deal
from belote_bot.game.seats import Seat, Team, team_of

TRUMP: Final = Suit.HEARTS
TAKERS: Final[Team] = 0
"""The team of seat 0, who took at hearts and led the first trick."""

WORKED: Final[Mapping[str, str]] = MappingProxyType(
    {
        "made": "TH7D9HJH 8C8H7CTC 8DTDADKD AHQHTS8S KH9DKS9C 7HACQSJS QDJD9SJC QCKC7SAS",
        "failed": "JHQHKH7H AS8STSQS AC8CQCTH 8DKD7DJD TCJC9C9H 9DJSAD8H KSQD9SAH KC7STD7C",
        "litige": "QHTHAH9H KD8DADJD KSJS9S7H JCQCACKC KH8HJH8C TC9C9D7D 7C7SASTS QDTDQS8S",
        "saved": "9H7H8HJH ADJD7DTD 7SJSQSTS TC7CKC8C QDKDTH9D KHAH8D9S AS8S9CKS ACQCJCQH",
        "kept": "JD9D8D7D TDKDKSAD 9SJSASQS QDQHJHTH 7CTC8C9C 8S7STSAH 7H9HKC8H ACQCKHJC",
        "capot": "ADJDQDKD 7H8HJH7D 9DQS9S8D TC7CKC9C TDJCTHAS AHTSQH8C KHJS8SQC 9H7SACKS",
    }
)
"""The cards in the order in which they fell, trick by trick."""


@dataclass(frozen=True, slots=True)
class WorkedDeal:
    """One of the deals, played to the end."""

    tricks: tuple[Trick, ...]

    @property
    def points(self) -> DealPoints:
        """What each team won in it."""
        cards, won, belote = [0, 0], [0, 0], [0, 0]
        for trick in self.tricks:
            team = team_of(trick.winner)
            won[team] += 1
            cards[team] += total_points(trick.cards, TRUMP)
        king, queen = (self.played_by(Card.of(TRUMP, rank)) for rank in (Rank.KING, Rank.QUEEN))
        if king == queen:
            belote[team_of(king)] = BELOTE_POINTS
        return DealPoints(
            takers=TAKERS,
            cards=(cards[0], cards[1]),
            tricks_won=(won[0], won[1]),
            last_trick=team_of(self.tricks[-1].winner),
            belote=(belote[0], belote[1]),
        )

    def played_by(self, card: Card) -> Seat:
        """The seat that held a card."""
        (trick,) = [trick for trick in self.tricks if card in trick.cards]
        return (trick.leader + trick.cards.index(card)) % 4

    def score(self, rules: HouseRules) -> DealScore:
        """What the engine makes of it under these rules."""
        return score_deal(self.points, rules)


@cache
def worked_deal(name: str) -> WorkedDeal:
    """One of WORKED; KeyError if there is none of this name."""
    tricks: list[Trick] = []
    leader: Seat = 0
    for written in WORKED[name].split():
        first, second, third, fourth = (Card.parse(written[place : place + 2]) for place in (0, 2, 4, 6))
        cards = (first, second, third, fourth)
        winner = (leader + winning_index(cards, TRUMP)) % 4
        tricks.append(Trick(leader, cards, winner))
        leader = winner
    return WorkedDeal(tuple(tricks))
