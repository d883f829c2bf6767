"""What the tests of the bots share: positions by notation, a player at random, duplicate deals."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import mean, stdev

from belote_bot.game.actions import Action, Pass, Take
from belote_bot.game.cards import Suit
from belote_bot.game.house_rules import HouseRules
from belote_bot.game.match import Match
from belote_bot.game.views import SeatView, seat_view
from belote_bot.players.expert import Expert
from belote_bot.players.player import Level, Player, player_for
from belote_bot.players.search.bid_search import BidSearch
from belote_bot.players.search.card_search import CardSearch, Effort
from tests.game.support import pack_for, play, shuffled

ONE_DEAL = HouseRules(target=None, deals=1)


def situation(
    hands: list[str],
    trump: str,
    played: str = "",
    *,
    leader: int = 0,
    taker: int = 0,
    rules: HouseRules = ONE_DEAL,
) -> SeatView:
    """What the seat to act sees: four hands of eight, who led first and who took, the cards played.

    The taker takes in the first round: the upcard is the first of its trumps.
    """
    dealer = (leader + 3) % 4
    match = Match(rules, dealer)
    upcard = next(card for card in hands[taker].split() if card[1] == trump)
    match.start_deal(pack_for(hands, dealer, taker, upcard))
    while match.turn != taker:
        match.apply(Pass())
    match.apply(Take(Suit.from_letter(trump)))
    play(match, played)
    assert match.turn is not None
    return seat_view(match, match.turn)


def quick(level: Level) -> Player:
    """A player of this level that imagines few hands: as careful as ever with what it knows, and fast."""
    if level is Level.EXPERT:
        return Expert(CardSearch(Effort(worlds=30, drawn=2, ending=4, solved=4)), BidSearch(worlds=20))
    return player_for(level)


class AtRandom:
    """Any legal action."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def decide(self, view: SeatView) -> Action:
        return self._random.choice(view.legal)


def play_out(match: Match, players: Sequence[Player]) -> None:
    """Play the deal in progress to its end, seat by seat."""
    while match.turn is not None:
        match.apply(players[match.turn].decide(seat_view(match, match.turn)))


@dataclass(frozen=True, slots=True)
class Duel:
    """What duplicate deals showed: marks by which the first player is ahead, per deal."""

    lead: float
    error: float
    """The standard error of `lead`."""


def duel(first: Player, second: Player, deals: int, seed: int) -> Duel:
    """Play each deal twice, the players changing sides; a side is two seats of the same player."""
    random = Random(seed)
    leads: list[float] = []
    for number in range(deals):
        pack = shuffled(random)
        marks = 0
        for players, sign in (((first, second), 1), ((second, first), -1)):
            match = Match(ONE_DEAL, number % 4)
            match.start_deal(pack)
            play_out(match, players * 2)
            marks += sign * (match.results[0].marks[0] - match.results[0].marks[1])
        leads.append(marks / 2)
    return Duel(mean(leads), stdev(leads) / deals**0.5)
