"""Metrics over HTTP: what they say, to whom, and that the bot runs without them."""

import logging
import socket
import sys
from collections.abc import Iterator
from urllib.request import urlopen

import pytest
from prometheus_client.parser import text_string_to_metric_families

from belote_bot.watch.figures import Edit, Figures, Mover, Settled, TableState
from belote_bot.watch.instruments import Counter, Histogram
from belote_bot.watch.metrics import metrics_served
from belote_bot.watch.prometheus import served


def asked(figures: Figures) -> str:
    """What whoever asks is told."""
    with served(0, figures) as port, urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        return answer.read().decode()


def samples(text: str) -> dict[tuple[str, tuple[str, ...]], float]:
    """Each sample by its name and the values of its labels, sorted."""
    return {
        (sample.name, tuple(sorted(sample.labels.values()))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


@pytest.fixture
def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return trial.getsockname()[1]


@pytest.fixture
def taken_port() -> Iterator[int]:
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", 0))
        holder.listen()
        yield holder.getsockname()[1]


def test_the_figures_are_read_as_of_now() -> None:
    figures = Figures()
    figures.moves.add(Mover.PERSON, 3)
    figures.edits.add(Edit.SAVED)
    figures.tables.add(TableState.LOBBY, 2)
    figures.tables.add(TableState.LOBBY, -1)
    figures.transactions.observe(0.004, Settled.COMMITTED)
    figures.loop_blocks.add()
    figures.gateway_latency.read = lambda: 0.25
    told = samples(asked(figures))
    assert told["belote_moves_total", ("person",)] == 3
    assert told["belote_moves_total", ("clock",)] == 0
    assert told["belote_edits_total", ("saved",)] == 1
    assert told["belote_tables", ("lobby",)] == 1
    assert told["belote_transaction_seconds_bucket", ("0.0025", "committed")] == 0
    assert told["belote_transaction_seconds_bucket", ("0.005", "committed")] == 1
    assert told["belote_transaction_seconds_count", ("committed",)] == 1
    assert told["belote_loop_blocks_total", ()] == 1
    assert told["belote_gateway_latency_seconds", ()] == 0.25
    assert told["process_resident_memory_bytes", ()] > 0


def test_every_figure_is_told_and_no_label_takes_what_people_give() -> None:
    figures = Figures()
    text = asked(figures)
    for instrument in figures:
        if isinstance(instrument, Counter | Histogram):
            assert f"belote_{instrument.name}" in text
    families = text_string_to_metric_families(text)
    labels = {label for family in families for sample in family.samples for label in sample.labels}
    assert labels == {"state", "by", "edit", "outcome", "settled", "level", "event", "le"}


def test_nobody_is_answered_where_no_port_is_chosen(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    with metrics_served(0, Figures()):
        pass
    assert not caplog.records


def test_a_port_is_served_on_this_machine_only(free_port: int, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    with metrics_served(free_port, Figures()):
        [line] = caplog.messages
        assert line == f"metrics are served on http://127.0.0.1:{free_port}/metrics"
        with socket.socket() as elsewhere:  # another address of this machine is not listened on
            elsewhere.bind(("127.0.0.2", free_port))
    with socket.socket() as after:
        after.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        after.bind(("127.0.0.1", free_port))


def test_a_port_that_is_taken_is_told_and_the_bot_runs(
    taken_port: int, caplog: pytest.LogCaptureFixture
) -> None:
    with metrics_served(taken_port, Figures()):
        [line] = caplog.messages
    assert f"port {taken_port}" in line
    assert "BELOTE_METRICS_PORT" in line


def test_without_the_extra_the_remedy_is_told_and_the_bot_runs(
    free_port: int, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "prometheus_client", None)
    monkeypatch.delitem(sys.modules, "belote_bot.watch.prometheus", raising=False)
    with metrics_served(free_port, Figures()):
        [line] = caplog.messages
    assert "pip install 'belote-bot[metrics]'" in line
