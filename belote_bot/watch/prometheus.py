"""The figures in Prometheus' words, over HTTP on this machine; needs the extra `metrics`.

Only `belote_bot.watch.metrics` imports this, and only when metrics are wanted.
"""

from collections.abc import Generator, Iterable
from contextlib import contextmanager
from typing import Final

from prometheus_client import CollectorRegistry, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from belote_bot.watch.figures import Figures
from belote_bot.watch.instruments import Counter, Gauge, Histogram, Reading

__all__ = ["LOOPBACK", "served"]

PREFIX: Final = "belote_"
LOOPBACK: Final = "127.0.0.1"


class FiguresCollector(Collector):
    """Reads the figures off whenever somebody asks."""

    def __init__(self, figures: Figures) -> None:
        self._figures = figures

    def collect(self) -> Iterable[Metric]:
        """All of them, as of now."""
        for instrument in self._figures:
            match instrument:
                case Counter():
                    yield _counted(instrument)
                case Histogram():
                    yield _timed(instrument)
                case Reading() if instrument.read is not None:
                    yield GaugeMetricFamily(
                        PREFIX + instrument.name, instrument.about, value=instrument.read()
                    )
                case Reading():
                    pass


def _counted(counter: Counter) -> Metric:
    kind = GaugeMetricFamily if isinstance(counter, Gauge) else CounterMetricFamily
    family = kind(PREFIX + counter.name, counter.about, labels=_labels(counter.label))
    for value, number in counter.by_value.items():
        family.add_metric(_labels(value), number)
    return family


def _timed(histogram: Histogram) -> Metric:
    family = HistogramMetricFamily(PREFIX + histogram.name, histogram.about, labels=_labels(histogram.label))
    bounds = [*map(str, Histogram.bounds), "+Inf"]
    for value, times in histogram.by_value.items():
        buckets = list(zip(bounds, times.at_most, strict=True))
        family.add_metric(_labels(value), buckets, times.seconds)
    return family


def _labels(word: str) -> list[str]:
    """A label's name or value; none for an instrument without a label."""
    return [word] if word else []


@contextmanager
def served(port: int, figures: Figures) -> Generator[int]:
    """Answer on this port of this machine meanwhile, on a thread; gives the port. OSError if it is taken."""
    registry = CollectorRegistry()
    registry.register(FiguresCollector(figures))
    ProcessCollector(registry=registry)
    server, thread = start_http_server(port, LOOPBACK, registry)
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
