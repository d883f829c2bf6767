"""How long pictures take, against only encoding the same frame: `python -m bench.pictures [rounds]`.

In milliseconds of processor time. Each frame is encoded in several ways; the one in which it is sent is in
bold. The last row is a naive renderer of the table.
"""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from io import BytesIO
from statistics import median
from time import process_time

from PIL import Image

from belote_bot.game.cards import CARDS
from belote_bot.locales import Language
from images import (
    CardStyle,
    HandLayout,
    MeldsScene,
    Picture,
    ScoreScene,
    draw_hand,
    draw_melds,
    draw_score,
    draw_table,
)
from images.draw import forget_drawn
from images.encode import DENSE, QUICK, Lossy, encode
from images.hand import compose_hand
from images.melds import compose_melds
from images.moments import PLACES, hands, tables
from images.score import compose_score
from images.sizes import CardSize
from images.sprites import card_sprite
from images.table import compose_table

FR = Language.FR
CLASSIC, FOUR_COLOUR = CardStyle
ROWS, FAN = HandLayout

MOST = 1.5
"""What a picture may take at most, as a multiple of encoding alone."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of picture."""

    name: str
    draw: Callable[[], Picture]
    frame: Image.Image
    way: Lossy


def kinds() -> Iterator[Kind]:
    """One picture of each kind."""
    scenes = tables(FR, CLASSIC)
    for name in ("lobby", "auction-first-round", "trick-two-cards", "trick-complete", "match-won"):
        scene = scenes[name]
        yield Kind(f"table, {name}", lambda scene=scene: draw_table(scene), compose_table(scene).frame, QUICK)
    for style, layout in ((CLASSIC, ROWS), (FOUR_COLOUR, FAN)):
        for name in ("bids-first", "leads", "obliged", "three-cards"):
            hand = hands(FR, style, layout)[name]
            frame = compose_hand(hand).frame
            yield Kind(f"hand, {layout}, {name}", lambda hand=hand: draw_hand(hand), frame, DENSE)
    match = scenes["match-won"].match
    assert match is not None
    for name, results in (("sheet", match.results[:4]), ("sheet, final", match.results)):
        sheet = ScoreScene(FR, PLACES, match.rules, results)
        yield Kind(name, lambda sheet=sheet: draw_score(sheet), compose_score(sheet).frame, QUICK)
    shown = scenes["melds-shown"].match
    assert shown is not None
    assert shown.deal is not None
    melds = MeldsScene(FR, PLACES, shown.rules.direction, shown.deal.shown)
    yield Kind("melds", lambda: draw_melds(melds), compose_melds(melds).frame, QUICK)


def timed(action: Callable[[], object]) -> float:
    """Milliseconds."""
    start = process_time()
    action()
    return (process_time() - start) * 1000


def anew(draw: Callable[[], Picture]) -> Callable[[], bytes]:
    """Drawing as for the first time: an equal scene is otherwise drawn only once."""

    def drawn() -> bytes:
        forget_drawn()
        return draw().data

    return drawn


def saved(frame: Image.Image, kind: str, **options: object) -> bytes:
    """A frame encoded by Pillow."""
    buffer = BytesIO()
    frame.save(buffer, kind, **options)
    return buffer.getvalue()


def ways(frame: Image.Image) -> dict[Lossy | str, Callable[[], bytes]]:
    """How a frame might be encoded."""
    return {
        QUICK: lambda: encode(frame, QUICK),
        DENSE: lambda: encode(frame, DENSE),
        "lossless": lambda: saved(frame, "WEBP", lossless=True, quality=0, method=0),
        "png": lambda: saved(frame, "PNG"),
    }


def row(kind: Kind, rounds: int) -> str:
    """One row of the table; all times are taken by turns, so that a busy machine troubles all alike."""
    draw, encoders = anew(kind.draw), ways(kind.frame)
    size = len(draw())
    times = [[timed(action) for action in (draw, *encoders.values())] for _ in range(rounds)]
    total, *medians = (median(column) for column in zip(*times, strict=True))
    cells: list[str] = []
    ratio = 0.0
    for (way, encoder), milliseconds in zip(encoders.items(), medians, strict=True):
        cell = f"{milliseconds:.1f} ms, {len(encoder()) / 1000:.0f} kB"
        if way == kind.way:
            ratio = total / milliseconds
            cell = f"**{cell}**"
        cells.append(cell)
    late = "" if ratio <= MOST else " (!)"
    return f"| {kind.name} | {total:.1f} | {ratio:.2f}{late} | {size} | {' | '.join(cells)} |"


def naive_renderer(frame: Image.Image) -> Callable[[], bytes]:
    """For comparison: decode all 32 cards for each frame, lay four of them, save as Pillow does unasked."""
    files = [saved(card_sprite(card, FR, CardSize.TABLE).face, "PNG") for card in CARDS]

    def draw() -> bytes:
        cards = [Image.open(BytesIO(file)).convert("RGB") for file in files]
        table = frame.copy()
        for index, card in enumerate(cards[:4]):
            table.paste(card, (150 + 120 * index, 160))
        return saved(table, "PNG")

    return draw


def main() -> None:
    """Print the table."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    lossy = (f"WebP, quality {way.quality}, method {way.method}" for way in (QUICK, DENSE))
    print(f"| picture | total ms | total/encoding | bytes | {' | '.join(lossy)} | WebP, lossless | PNG |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for kind in kinds():
        print(row(kind, rounds), flush=True)
    full = tables(FR, CLASSIC)["trick-complete"]
    draw_table(full)
    again = median(timed(lambda: draw_table(full)) for _ in range(rounds))
    print(f"| table, trick-complete, again | {again:.2f} | | | | | | |")
    frame = compose_table(full).frame
    naive = naive_renderer(frame)
    pairs = [(timed(naive), timed(lambda: encode(frame))) for _ in range(max(3, rounds // 4))]
    total, encoding = (median(column) for column in zip(*pairs, strict=True))
    size = len(naive())
    print(f"| table, trick-complete, naively | {total:.1f} | {total / encoding:.2f} | {size} | | | | |")


if __name__ == "__main__":
    main()
