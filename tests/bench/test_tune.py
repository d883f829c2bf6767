"""Tuning the rules of thumb: what wins is kept and written with figures, and an interrupted climb goes on."""

import json
from pathlib import Path
from random import Random

from belote_bot.players.search.thumb import NAMES, TUNED, Thumb
from bench.tune import BY_HAND, SHIPPED, Climb, Deals, main, read, write


def test_the_weights_that_are_played_beat_those_guessed_by_hand() -> None:
    gain = Deals(300, seed=7).duel(TUNED, BY_HAND)
    assert gain.mean > 3 * gain.error > 0
    assert Deals(300, seed=7).duel(BY_HAND, TUNED).mean == -gain.mean


def test_weights_are_level_with_themselves() -> None:
    assert Deals(50, seed=1).duel(TUNED, TUNED).mean == 0


def test_the_climb_keeps_only_what_wins() -> None:
    deals, way = Deals(150, seed=3), Climb(BY_HAND)
    random = Random(3)
    for _ in range(25):
        before = way.best
        way.step(deals, random)
        if way.best != before:
            assert deals.duel(way.best, before).mean > 0
    assert 0 < way.kept < way.tries == 25


def test_the_command_writes_weights_and_figures_and_goes_on_where_it_was(tmp_path: Path) -> None:
    out = tmp_path / "thumb.json"
    write(out.with_suffix(".part"), TUNED, {"tries": 40, "kept": 9})
    write(out, BY_HAND, {})
    assert main(["--minutes", "0", "--deals", "60", "--out", str(out)]) == 0
    written = read(out)
    assert Thumb.named(written["weights"]) == TUNED
    assert (written["figures"]["tries"], written["figures"]["kept"]) == (40, 9)
    assert "±" in written["figures"]["against the weights before"]
    assert [file.name for file in tmp_path.iterdir()] == ["thumb.json"]


def test_weights_that_gain_nothing_are_not_written(tmp_path: Path) -> None:
    out = tmp_path / "thumb.json"
    write(out, TUNED, {})
    write(out.with_suffix(".part"), BY_HAND, {"tries": 1, "kept": 1})
    assert main(["--minutes", "0", "--deals", "60", "--out", str(out)]) == 0
    assert Thumb.named(read(out)["weights"]) == TUNED


def test_the_shipped_file_holds_every_weight() -> None:
    assert [*json.loads(SHIPPED.read_text("utf-8"))["weights"]] == [*NAMES]
