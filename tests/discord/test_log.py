"""What the log of a whole match holds: each step of each table once, and nothing that anybody hides."""

import json
import re

import pytest

from belote_bot.config import LogFormat, LogLevel
from belote_bot.game.cards import CARDS
from belote_bot.logs import set_up_logging
from tests.discord import shadow
from tests.discord.harness import Server
from tests.discord.knowledge import cards_named

STEPS = {"dealt", "passed", "took", "played"}
UNMISTAKABLE = 1_000_000
"""Above what a log counts: as a number, nearly every hand is above it, and ids are longer than any hand."""


async def play_a_match(server: Server) -> set[int]:
    """One person and three bots; gives every hand that anybody held, as the numbers that stand for them."""
    alice, *_ = server.four()
    masks: set[int] = set()
    await server.begin_with_bots(alice, target=100)
    while alice.hand is not None and server.post.labels:
        match = server.table.match
        assert match is not None
        assert match.game.deal is not None
        masks |= {hand for hand in match.game.deal.hands if hand > UNMISTAKABLE}
        await alice.acts(alice.actions[0])
    return masks


def check_nothing_is_told(log: str, masks: set[int], packs: set[str]) -> None:
    assert not cards_named(log)
    assert not any(repr(card) in log for card in CARDS)
    assert not masks & {int(number) for number in re.findall(r"\d+", log)}
    assert not any(pack in log for pack in packs)


@pytest.mark.parametrize("log_format", LogFormat)
async def test_a_whole_match_is_logged_step_by_step_without_a_card(
    server: Server,
    log_format: LogFormat,
    log_set_up_anew: None,
    capsys: pytest.CaptureFixture[str],
) -> None:
    set_up_logging(LogLevel.DEBUG, log_format)
    masks = await play_a_match(server)
    log = capsys.readouterr().err
    match = await shadow.replayed(server.database)
    steps = sum(1 + len(deal.bids) + len(deal.plays) for deal in match.deals)
    rows = await server.database.rows("SELECT deck, salt FROM deals")
    check_nothing_is_told(log, masks, {str(value) for row in rows for value in row})
    assert "Alice" not in log
    if log_format is LogFormat.JSON:
        lines = [json.loads(line) for line in log.splitlines()]
        told = [line for line in lines if line.get("event") in STEPS]
        assert [line["version"] for line in told] == list(range(1, steps + 1))
        assert {line["guild"] for line in told} == {server.guild.id}
        assert len({(line["table"], line["match"]) for line in told}) == 1
        assert {line["by"] for line in told if line["event"] != "dealt"} == {"person", "bot"}
        [over] = [line for line in lines if line.get("event") == "match_over"]
        assert over["totals"] == list(match.totals)
    else:
        told = re.findall(rf"table \d+, version (\d+): (?:{'|'.join(STEPS)})", log)
        assert told == [str(version) for version in range(1, steps + 1)]
