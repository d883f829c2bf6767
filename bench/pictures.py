"""How long pictures take, against only encoding the same frame: `python -m bench.pictures [rounds]`."""

import sys
from collections.abc import Callable
from io import BytesIO
from random import Random
from statistics import median
from time import perf_counter

from PIL import Image

from belote_bot.game.actions import Pass, Take
from belote_bot.game.cards import CARDS
from belote_bot.game.house_rules import PRESETS
from belote_bot.game.match import Match
from belote_bot.game.views import match_view, seat_view
from belote_bot.locales import Language
from images import (
    BotLevel,
    CardStyle,
    HandLayout,
    HandScene,
    Picture,
    Place,
    ScoreScene,
    TableScene,
    TrickShown,
    draw_hand,
    draw_score,
    draw_table,
)
from images.draw import forget_drawn
from images.encode import encode
from images.hand import compose_hand
from images.score import compose_score
from images.sizes import CardSize
from images.sprites import card_sprite
from images.table import compose_table

PLACES = (
    Place("Alice"),
    Place("Bélisaire", BotLevel.STEADY),
    Place("Chloé"),
    Place("Didier", BotLevel.STEADY),
)
FR = Language.FR


def dealt(random: Random) -> Match:
    """A match in the auction of its first deal."""
    match = Match(PRESETS["ffb"], 0)
    pack = list(CARDS)
    random.shuffle(pack)
    match.start_deal(tuple(pack))
    match.apply(Pass())
    return match


def played(random: Random, tricks: int) -> Match:
    """A match in whose first deal so many tricks have been played."""
    match = dealt(random)
    assert match.deal is not None
    match.apply(Take(match.deal.upcard.suit))
    while len(match.deal.tricks) < tricks:
        match.apply(random.choice(match.deal.legal_actions()))
    return match


def timed(action: Callable[[], object]) -> float:
    """Milliseconds."""
    start = perf_counter()
    action()
    return (perf_counter() - start) * 1000


def anew(draw: Callable[[], Picture]) -> Callable[[], bytes]:
    """Drawing as for the first time: an equal scene is otherwise drawn only once."""

    def drawn() -> bytes:
        forget_drawn()
        return draw().data

    return drawn


def line(kind: str, rounds: int, draw: Callable[[], bytes], frame: Image.Image) -> str:
    """One row of the table; the two times are taken by turns, so that a busy machine troubles both alike."""
    size = len(draw())
    times = [(timed(draw), timed(lambda: encode(frame))) for _ in range(rounds)]
    total, encoding = (median(column) for column in zip(*times, strict=True))
    return f"| {kind} | {total:.1f} | {encoding:.1f} | {total / encoding:.2f} | {size} |"


def naive_renderer(frame: Image.Image) -> Callable[[], bytes]:
    """For comparison: decode all 32 cards for each frame, lay four of them, save as Pillow does unasked."""
    files: list[bytes] = []
    for card in CARDS:
        buffer = BytesIO()
        face = card_sprite(card, FR, CardSize.TABLE).face.image
        assert isinstance(face, Image.Image)
        face.save(buffer, "PNG")
        files.append(buffer.getvalue())

    def draw() -> bytes:
        cards = [Image.open(BytesIO(file)).convert("RGB") for file in files]
        table = frame.copy()
        for index, card in enumerate(cards[:4]):
            table.paste(card, (150 + 120 * index, 160))
        buffer = BytesIO()
        table.save(buffer, "PNG")
        return buffer.getvalue()

    return draw


def main() -> None:
    """Print the table."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    auction, middle, end = (
        match_view(match) for match in (dealt(Random(7)), played(Random(7), 5), played(Random(7), 8))
    )
    full = TableScene(FR, PLACES, middle, TrickShown.COMPLETE)
    tables = {
        "table, empty": TableScene(FR, (PLACES[0], None, PLACES[2], None)),
        "table, auction": TableScene(FR, PLACES, auction),
        "table, trick led": TableScene(FR, PLACES, middle),
        "table, full trick": full,
    }
    eight = seat_view(played(Random(7), 0), 1)
    hands = {
        "hand, auction": HandScene(FR, seat_view(dealt(Random(7)), 2)),
        "hand, eight cards": HandScene(FR, eight),
        "hand, eight in a row": HandScene(FR, eight, CardStyle.FOUR_COLOUR, HandLayout.FAN),
        "hand, three cards": HandScene(FR, seat_view(played(Random(7), 5), 1)),
    }
    print("| picture | total ms | encoding ms | ratio | bytes |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for kind, scene in tables.items():
        frame = compose_table(scene).frame
        print(line(kind, rounds, anew(lambda scene=scene: draw_table(scene)), frame))
    for kind, hand in hands.items():
        frame = compose_hand(hand).frame
        print(line(kind, rounds, anew(lambda hand=hand: draw_hand(hand)), frame))
    sheet = ScoreScene(FR, PLACES, end.rules, end.results)
    print(line("score sheet", rounds, anew(lambda: draw_score(sheet)), compose_score(sheet).frame))
    frame = compose_table(full).frame
    again = median(timed(lambda: draw_table(full)) for _ in range(rounds))
    print(f"| full trick, again | {again:.2f} | | | |")
    print(line("full trick, naively", max(3, rounds // 4), naive_renderer(frame), frame))


if __name__ == "__main__":
    main()
