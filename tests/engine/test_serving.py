"""Lines in, lines out: one answer for each request, in order, whatever comes in."""

import io
import json
from random import Random

import pytest

from belote_bot.engine.asking import request_of
from belote_bot.engine.serving import LONGEST, Remarks, serve
from belote_bot.engine.thinking import Thinker, thinker
from belote_bot.game.actions import Action
from belote_bot.game.house_rules import PRESETS
from belote_bot.game.views import SeatView
from belote_bot.locales import catalogue
from belote_bot.players.expert import Expert
from belote_bot.players.player import Level, player_for
from tests.engine.support import BID, PLAY, STEADY, answer, answers, views


def test_the_answer_says_what_to_do_how_long_it_took_and_why() -> None:
    reply = answer(BID, thinker(Level.EXPERT, seed=1, milliseconds=None))
    assert reply["id"] == 7
    assert reply["action"] == "take"
    assert isinstance(reply["ms"], int)
    assert reply["why"] == "In hearts your hand promises more than it risks."


def test_the_sentences_are_read_before_anything_is_asked() -> None:
    catalogue.cache_clear()
    thinker(Level.STEADY, seed=1, milliseconds=None)
    assert catalogue.cache_info().currsize == 1


def test_a_bid_of_the_second_round_is_a_suit_letter() -> None:
    weak = {"hand": ["JC", "9C", "AC", "AS", "TS"], "upcard": "7D", "bids": ["pass"] * 5}
    assert answer(BID, **weak)["action"] == "C"


def test_a_play_is_a_card() -> None:
    assert answer(PLAY)["action"] in PLAY["hand"]


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(
    ("level", "every"),
    [(Level.BEGINNER, 1), (Level.STEADY, 1), (Level.EXPERT, 9)],
    ids=str,
)
def test_the_engine_decides_as_the_player_at_the_table(level: Level, every: int, preset: str) -> None:
    player = Expert.of(5) if level is Level.EXPERT else player_for(level)
    seen = list(views(PRESETS[preset], seed=4, deals=2))[::every]
    thinking = thinker(level, seed=5, milliseconds=None)
    replies = answers(*({"id": n, **request_of(view)} for n, view in enumerate(seen)), thinker=thinking)
    assert [reply["id"] for reply in replies] == list(range(len(seen)))
    for view, reply in zip(seen, replies, strict=True):
        decided = str(player.decide(view)).split("+")[0]
        takes = len(view.deal.bids) < 4 and view.deal.contract is None and decided != "pass"
        assert reply["action"] == ("take" if takes else decided)


def judged(seed: int, milliseconds: int | None) -> list[float]:
    """How an expert judges the lead to a deal."""
    player = thinker(Level.EXPERT, seed=seed, milliseconds=milliseconds).player
    assert isinstance(player, Expert)
    view = next(view for view in views(PRESETS["ffb"], seed=6, deals=1) if view.deal.contract is not None)
    return [one.value for one in player.judge(view)]


def test_a_seed_repeats_and_another_seed_imagines_other_hands() -> None:
    assert judged(1, None) == judged(1, None) != judged(2, None)


def test_with_little_time_fewer_hands_are_imagined() -> None:
    assert judged(1, 60_000) == judged(1, None) != judged(1, 1)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b"hello\n", "the request is not JSON: Expecting value"),
        (b'{"id": 1\n', "the request is not JSON"),
        (b"[1, 2]\n", "a request is a JSON object"),
        (b"null\n", "a request is a JSON object"),
        (b"\xff\xfe\n", "the request is not UTF-8 text: byte 0"),
        (b'{"id": NaN}\n', "the request is not JSON: NaN is not a number"),
        (b'{"id": 1, "id": 2}\n', "the request has the key 'id' twice in one object"),
        (b'{"id": ' + b"9" * 5000 + b"}\n", "the request has a number in it that is too long"),
        (b"[" * 60_000 + b"\n", "the request is nested too deeply"),
        (b'{"a": ' * 10_000 + b"\n", "the request is nested too deeply"),
        (b" " * LONGEST + b"{}\n", f"the request is longer than {LONGEST} bytes"),
        (b"\x00\n", "the request is not JSON"),
    ],
)
def test_a_line_that_is_no_request_is_answered_and_the_next_one_too(line: bytes, reason: str) -> None:
    first, second = answers(line, BID)
    assert first["id"] is None
    assert first["error"].startswith(reason)
    assert second["action"] == "take"


def test_an_impossible_position_is_answered_with_its_id() -> None:
    reply = answer(PLAY, id=["deal", 3], seat=3)
    assert reply == {"id": ["deal", 3], "error": "seat: it is the turn of seat 2, not of seat 3"}


@pytest.mark.parametrize("ident", ["x", 0, None, -1.5, {"a": [1]}, "é \ud800", 10**100])
def test_the_id_comes_back_as_it_was(ident: object) -> None:
    assert answer(BID, id=ident)["id"] == ident


def test_an_id_that_json_cannot_write_is_null() -> None:
    (reply,) = answers(json.dumps(BID).replace('"id": 7', '"id": 1e999').encode())
    assert reply["id"] is None
    assert reply["action"] == "take"


def test_empty_lines_are_skipped_and_other_line_ends_and_a_byte_order_mark_are_read() -> None:
    request = json.dumps(BID).encode()
    assert len(answers(b"\n", b"  \r\n", b"\xef\xbb\xbf" + request + b"\r\n", b"\n", request)) == 2


def test_unknown_fields_are_ignored_and_told_once() -> None:
    told = io.StringIO()
    line = json.dumps(BID | {"colour": 1, "é": {}}).encode() + b"\n"
    written = io.BytesIO()
    serve(STEADY, io.BytesIO(line * 3), written, Remarks(told))
    assert len(written.getvalue().splitlines()) == 3
    assert told.getvalue().splitlines() == [
        "the field 'colour' is not known and ignored",
        "the field '\\xe9' is not known and ignored",
    ]


def test_however_many_unknown_fields_there_are_few_are_told() -> None:
    told = io.StringIO()
    line = json.dumps(BID | {f"f{n}": n for n in range(500)}).encode()
    serve(STEADY, io.BytesIO(line), io.BytesIO(), Remarks(told))
    assert len(told.getvalue().splitlines()) == 20


class Broken:
    """Cannot decide."""

    def decide(self, view: SeatView) -> Action:
        raise KeyError(view.seat)


def test_a_player_that_fails_is_answered_as_an_error_and_the_engine_goes_on() -> None:
    first, second = answers(BID, BID, thinker=Thinker(Broken()))
    assert first == second == {"id": 7, "error": "the engine failed: KeyError: 1"}


ODD: list[object] = [
    None, True, False, -1, 0, 1, 3, 4, 1.5, 1e300, 10**30, "", "pass", "take", "H", "7S", "JH", "♥", "x" * 99,
    [], [[]], ["7S"], ["7S", "7S"], [None] * 8, ["pass"] * 8, {}, {"preset": "cafe"}, {"preset": []},
    {"target": 10**20}, {"melds": 1}, [{"ply": 0, "word": "belote"}], [{"seat": 0, "melds": [["7S"]]}],
]  # fmt: skip


def test_hundreds_of_broken_requests_are_each_answered_once() -> None:
    random = Random("broken requests")
    lines: list[bytes] = []
    for number in range(800):
        fields = dict(random.choice((BID, PLAY))) | {"id": number}
        for name in random.sample(
            [*fields, "trump", "taker", "said", "announced", "shown", "deals_played"], random.randint(1, 3)
        ):
            if name != "id":
                fields[name] = random.choice(ODD)
        lines.append(json.dumps(fields).encode() + b"\n")
    replies = answers(*lines)
    assert [reply["id"] for reply in replies] == list(range(800))
    assert all(("action" in reply) != ("error" in reply) for reply in replies)
    assert sum("error" in reply for reply in replies) > 500


def test_hundreds_of_scrambled_lines_are_each_answered_once() -> None:
    random = Random("scrambled lines")
    lines: list[bytes] = []
    for _ in range(400):
        line = bytearray(json.dumps(random.choice((BID, PLAY))).encode())
        for _ in range(random.randint(1, 4)):
            place = random.randrange(len(line))
            match random.randrange(3):
                case 0:
                    line[place] = random.choice([byte for byte in range(256) if byte != 10])
                case 1:
                    del line[place]
                case _:
                    line[place:place] = line[: random.randrange(20)]
        lines.append(bytes(line) + b"\n")
    assert len(answers(*lines)) == 400
