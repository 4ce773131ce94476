"""Numbers for whoever runs the server, told by prometheus-client.

Each server has a registry of its own: a process may run several, as tests do.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

LATENCIES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SIZES = (1, 2, 5, 10, 25, 50, 100, 250, 1000)
ABSENCES = (0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 300.0)
CONTENT_TYPE = CONTENT_TYPE_PLAIN_0_0_4


class Count:
    """Goes up only; perhaps kept apart by one label.

    Counted here and told when somebody looks: all that counts belongs to one loop, and a lock for
    each number would cost more than most of what is counted.
    """

    def __init__(
        self, registry: CollectorRegistry, name: str, meaning: str, label: str = ""
    ) -> None:
        self._name, self._meaning, self._label = name, meaning, label
        self._counted: dict[str, int] = {} if label else {"": 0}
        registry.register(self)

    def add(self, which: str = "", by: int = 1) -> None:
        self._counted[which] = self._counted.get(which, 0) + by

    def collect(self) -> Iterator[Metric]:
        told = CounterMetricFamily(
            self._name, self._meaning, labels=[self._label] if self._label else []
        )
        for which, count in self._counted.items():
            told.add_metric([which] if self._label else [], count)
        yield told


class Spread:
    """How large something was, and how often."""

    def __init__(
        self, registry: CollectorRegistry, name: str, meaning: str, bounds: tuple[float, ...]
    ) -> None:
        self._name, self._meaning, self._bounds = name, meaning, bounds
        self._counts = [0] * (len(bounds) + 1)
        """How many were at most as large as each bound but above the one before; then the rest."""
        self._sum = 0.0
        registry.register(self)

    def add(self, value: float) -> None:
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def collect(self) -> Iterator[Metric]:
        told = HistogramMetricFamily(self._name, self._meaning)
        names = [*map(str, map(float, self._bounds)), "+Inf"]
        below = list(zip(names, map(float, accumulate(self._counts)), strict=True))
        told.add_metric([], below, self._sum)
        yield told


class Metrics:
    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()

        def count(name: str, meaning: str, label: str = "") -> Count:
            return Count(registry, f"saloon_{name}", meaning, label)

        def spread(name: str, meaning: str, bounds: tuple[float, ...]) -> Spread:
            return Spread(registry, f"saloon_{name}", meaning, bounds)

        self.commands = count("commands", "Commands by kind.", "command")
        self.refusals = count("refusals", "Commands refused, by code.", "code")
        self.requests = count("http_requests", "HTTP requests by status.", "status")
        self.connects = count("connects", "Sockets opened.")
        self.resyncs = count("resyncs", "Fresh views sent to who had missed something.")
        self.overflows = count("overflows", "Sockets closed as too slow.")
        self.entries = count("entries", "Entries written to the logs of tables.")
        self.broken = count("broken_tables", "Tables stopped by an error.")
        self.faults = count(
            "faults", "Errors in the rules, by the rule whose question was open.", "rule"
        )
        self.held_up = count("held_up", "Messages that had to wait: too fast.")
        self.cut_off = count("cut_off", "Sockets cut off: too fast for long.")
        self.turned_away = count("turned_away", "Sockets sent away: too many at once.")
        self.left_early = count("left_early", "Sockets nothing was done for: gone before.")
        self.latency = spread("command_seconds", "From a command to its answer.", LATENCIES)
        self.entering = spread(
            "enter_seconds", "From a socket's opening until it has been welcomed.", LATENCIES
        )
        self.absences = spread(
            "absence_seconds", "How long somebody who came back to a table was away.", ABSENCES
        )
        self.commits = spread("commit_seconds", "How long one commit takes.", LATENCIES)
        self.batches = spread("commit_batch", "How many tables share one commit.", SIZES)

    def gauge(self, name: str, meaning: str, read: Callable[[], float]) -> None:
        """What is so at the moment; it is asked for when somebody looks."""
        Gauge(name, meaning, registry=self._registry).set_function(read)

    def text(self) -> str:
        return generate_latest(self._registry).decode()
