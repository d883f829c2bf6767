"""Match records: what is written is the match that was played (RECORD §1)."""

import json
import subprocess
from random import Random
from shutil import which

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belote_bot.game.cards import CARDS
from belote_bot.game.house_rules import PRESETS, HouseRules
from belote_bot.game.match import Match
from belote_bot.game.record import (
    REPORT_FIELDS,
    BrokenRecord,
    DealRecord,
    MalformedRecord,
    MatchRecord,
    commitment,
    dump,
    load,
    record_deal,
)
from belote_bot.game.replaying import replay
from tests.game.support import (
    PLAYERS,
    SEEDS,
    house_rules,
    play_figure,
    random_match,
    record_of,
    shuffled,
    snapshot,
)


def written(record: MatchRecord) -> MatchRecord:
    """The record as a file would give it back."""
    return load(json.loads(json.dumps(dump(record))))


def replay_is_the_match(match: Match, salt: str | None = None) -> None:
    record = record_of(match, salt)
    assert written(record) == record
    replays = list(replay(written(record)))
    assert len(replays) == len(match.deals)
    if replays:
        assert snapshot(replays[-1].match) == snapshot(match)


@given(SEEDS, house_rules(), st.sampled_from([0.0, 0.01, 0.1]))
def test_the_replay_of_a_record_is_the_match(seed: int, rules: HouseRules, stop: float) -> None:
    replay_is_the_match(random_match(rules, seed, deals=3, stop=stop))


@pytest.mark.parametrize("preset", PRESETS)
def test_the_replay_of_a_record_is_the_match_to_its_end(preset: str) -> None:
    match = random_match(PRESETS[preset], 7, deals=200)

    assert match.winner is not None
    replay_is_the_match(match, salt="9f86d081884c7d65")


@given(SEEDS, house_rules())
def test_what_the_engine_reports_is_accepted_as_a_result(seed: int, rules: HouseRules) -> None:
    record = dump(record_of(random_match(rules, seed, deals=2)))
    deals = record["deals"]
    assert isinstance(deals, list)
    for deal, replayed in zip(deals, replay(load(record)), strict=True):
        deal["result"] = replayed.report

    read = load(json.loads(json.dumps(record)))

    assert [tuple(replayed.report) for replayed in replay(read)] == [REPORT_FIELDS] * len(deals)


def test_a_deal_is_written_in_the_notation_of_records() -> None:
    match = Match(HouseRules(), 3)
    play_figure(match, "82-80")

    deal = record_deal(match.deals[0])

    assert (deal.dealer, deal.bids, len(deal.deck), len(deal.plays)) == (3, ("take",), 32, 32)
    assert (deal.said, deal.salt, deal.commitment, deal.result) == ((), None, None, None)


def test_what_is_not_there_is_not_written() -> None:
    record = MatchRecord(HouseRules(), PLAYERS, (DealRecord(0, (), (), ()),))

    assert dump(record) == {
        "format": "belote-match",
        "version": 1,
        "rules": {"preset": "ffb"},
        "players": ["alice", "bob", "chloe", "denis"],
        "deals": [{"dealer": 0, "deck": [], "bids": [], "plays": [], "said": []}],
    }


def test_the_commitment_is_the_hash_of_the_salt_and_the_deck() -> None:
    text = "salt:" + " ".join(map(str, CARDS))

    assert text.startswith("salt:7S 8S 9S TS JS QS KS AS 7H")
    assert commitment("salt", CARDS) == "51d404c02fb7b0bf70953a3ccc586edaf790c17a6f49e9101d2ee33d5d381e5a"


@pytest.mark.skipif(which("sha256sum") is None, reason="there is no sha256sum here")
def test_anyone_can_check_a_commitment_with_sha256sum() -> None:
    pack = shuffled(Random(1))
    deck = " ".join(map(str, pack))

    done = subprocess.run(["sha256sum"], input=f"9f86:{deck}".encode(), capture_output=True, check=True)  # noqa: S607

    assert done.stdout.decode().split()[0] == commitment("9f86", pack)


def test_the_commitment_is_written_with_the_salt() -> None:
    deal = random_match(HouseRules(), 1, deals=1).deals[0]

    assert record_deal(deal, "abc").commitment == commitment("abc", deal.pack)


def test_a_commitment_in_capitals_is_the_same() -> None:
    record = dump(record_of(random_match(HouseRules(), 1, deals=1), "abc"))
    deals = record["deals"]
    assert isinstance(deals, list)
    deals[0]["commitment"] = deals[0]["commitment"].upper()

    assert len(list(replay(load(record)))) == 1


def test_a_record_of_no_deals_is_an_empty_match() -> None:
    assert list(replay(written(MatchRecord(HouseRules(), PLAYERS, ())))) == []


def test_house_rules_that_do_not_exist_break_a_record() -> None:
    record = dump(MatchRecord(HouseRules(), PLAYERS, ())) | {"rules": {"hazard": 1}}

    with pytest.raises(BrokenRecord, match="rules: unknown house rule 'hazard'"):
        load(record)


def test_another_version_is_no_record() -> None:
    record = dump(MatchRecord(HouseRules(), PLAYERS, ())) | {"version": 2}

    with pytest.raises(MalformedRecord, match="version 2 is unknown; this program reads version 1"):
        load(record)
