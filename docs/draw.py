"""Draws the pictures that the README shows, of bots at play and of examples: `python docs/draw.py`."""

import sys
from pathlib import Path
from random import Random

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from belote_bot.game.cards import CARDS  # noqa: E402  # the path comes first
from belote_bot.game.house_rules import PRESETS  # noqa: E402
from belote_bot.game.match import Match  # noqa: E402
from belote_bot.game.views import match_view, seat_view  # noqa: E402
from belote_bot.locales import Language  # noqa: E402
from belote_bot.players.player import Level, player_for  # noqa: E402
from images import (  # noqa: E402
    BotLevel,
    HandScene,
    Picture,
    Place,
    ScoreScene,
    TableScene,
    draw_hand,
    draw_podium,
    draw_profile,
    draw_score,
    draw_table,
)
from images.standing_moments import podiums, profiles  # noqa: E402

PLACES = (
    Place("Alice"),
    Place("Marcel", BotLevel.STEADY),
    Place("Chloé"),
    Place("Denis"),
)
SEED = 11
DEALS_BEFORE = 5


def play(match: Match, random: Random, until: int) -> None:
    """Go on until this many deals are finished."""
    player = player_for(Level.STEADY)
    while len(match.results) < until:
        if match.awaits_deal:
            pack = list(CARDS)
            random.shuffle(pack)
            match.start_deal(tuple(pack))
        turn = match.turn
        assert turn is not None
        match.apply(player.decide(seat_view(match, turn)))


def play_to_a_hand(match: Match, random: Random) -> None:
    """Go on to the fourth card of a trick in which the seat on turn has a choice but not of all cards."""
    player = player_for(Level.STEADY)
    while True:
        if match.awaits_deal:
            pack = list(CARDS)
            random.shuffle(pack)
            match.start_deal(tuple(pack))
        turn, deal = match.turn, match.deal
        assert turn is not None
        assert deal is not None
        view = seat_view(match, turn)
        if len(deal.trick) == 3 and len(deal.tricks) in (1, 2) and 1 < len(view.legal) < len(view.hand):
            return
        match.apply(player.decide(view))


def save(picture: Picture, name: str) -> None:
    """Write a picture beside this file."""
    (HERE / f"{name}.{picture.extension}").write_bytes(picture.data)
    print(f"{name}.{picture.extension}: {picture.alt}")


def main() -> None:
    """Draw the table, a hand, a score sheet, a podium and a player's card, in French."""
    save(draw_podium(podiums(Language.FR)["three-with-more"]), "podium")
    save(draw_profile(profiles(Language.FR)["played"]), "profile")
    random = Random(SEED)
    match = Match(PRESETS["ffb"], 0)
    play(match, random, DEALS_BEFORE)
    save(draw_score(ScoreScene(Language.FR, PLACES, match.rules, tuple(match.results))), "score")
    play_to_a_hand(match, random)
    assert match.turn is not None
    save(draw_table(TableScene(Language.FR, PLACES, match_view(match))), "table")
    save(draw_hand(HandScene(Language.FR, seat_view(match, match.turn))), "hand")


if __name__ == "__main__":
    main()
