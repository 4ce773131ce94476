"""Numbers for whoever runs the server, in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable

LATENCIES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SIZES = (1, 2, 5, 10, 25, 50, 100, 250, 1000)


class Count:
    """Goes up only; perhaps kept apart by one label."""

    kind = "counter"

    def __init__(self, label: str = "") -> None:
        self._label = label
        self._counts: Counter[str] = Counter()

    def add(self, which: str = "", by: int = 1) -> None:
        self._counts[which] += by

    def lines(self, name: str) -> list[str]:
        if not self._label:
            return [f"{name} {self._counts['']}"]
        return [
            f'{name}{{{self._label}="{which}"}} {count}'
            for which, count in sorted(self._counts.items())
        ]


class Gauge:
    """What is so at the moment."""

    kind = "gauge"

    def __init__(self, read: Callable[[], float]) -> None:
        self._read = read

    def lines(self, name: str) -> list[str]:
        return [f"{name} {self._read():g}"]


class Histogram:
    kind = "histogram"

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def add(self, value: float) -> None:
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def lines(self, name: str) -> list[str]:
        lines, total = [], 0
        for bound, count in zip(self._bounds, self._counts, strict=False):
            total += count
            lines.append(f'{name}_bucket{{le="{bound:g}"}} {total}')
        total += self._counts[-1]
        lines.append(f'{name}_bucket{{le="+Inf"}} {total}')
        return [*lines, f"{name}_sum {self._sum:g}", f"{name}_count {total}"]


class Metrics:
    def __init__(self) -> None:
        self.commands = Count("command")
        self.refusals = Count("code")
        self.requests = Count("status")
        self.connects = Count()
        self.resyncs = Count()
        self.overflows = Count()
        self.entries = Count()
        self.broken = Count()
        self.held_up = Count()
        self.cut_off = Count()
        self.latency = Histogram(LATENCIES)
        self.commits = Histogram(LATENCIES)
        self.batches = Histogram(SIZES)
        self._all: dict[str, tuple[str, Count | Gauge | Histogram]] = {
            "saloon_commands_total": ("Commands by kind.", self.commands),
            "saloon_refusals_total": ("Commands refused, by code.", self.refusals),
            "saloon_http_requests_total": ("HTTP requests by status.", self.requests),
            "saloon_connects_total": ("Sockets opened.", self.connects),
            "saloon_resyncs_total": ("Fresh views sent to who had missed something.", self.resyncs),
            "saloon_overflows_total": ("Sockets closed as too slow.", self.overflows),
            "saloon_entries_total": ("Entries written to the logs of tables.", self.entries),
            "saloon_broken_tables_total": ("Tables stopped by an error.", self.broken),
            "saloon_held_up_total": ("Messages that had to wait: too fast.", self.held_up),
            "saloon_cut_off_total": ("Sockets cut off: too fast for long.", self.cut_off),
            "saloon_command_seconds": ("From a command to its answer.", self.latency),
            "saloon_commit_seconds": ("How long one commit takes.", self.commits),
            "saloon_commit_batch": ("How many tables share one commit.", self.batches),
        }

    def gauge(self, name: str, meaning: str, read: Callable[[], float]) -> None:
        self._all[name] = (meaning, Gauge(read))

    def text(self) -> str:
        lines: list[str] = []
        for name, (meaning, metric) in self._all.items():
            lines += [f"# HELP {name} {meaning}", f"# TYPE {name} {metric.kind}"]
            lines += metric.lines(name)
        return "\n".join(lines) + "\n"
