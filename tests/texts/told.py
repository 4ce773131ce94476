"""What is told and asked in many random games, by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import saloon
from saloon.testing import conformance
from saloon.testing.ledger import read_rules
from saloon.texts.messages import load_texts

LEDGER = read_rules(Path(__file__).parents[2] / "docs" / "rules")
CHOICES = 500


class Told:
    """The names of all that was told and asked, and how often each came."""

    def __init__(self, game: str, boxes: Sequence[dict[str, Any]], seeds: int) -> None:
        self.facts: Counter[tuple[str, str]] = Counter()
        self.questions: Counter[tuple[str, str]] = Counter()
        self.verbs: Counter[str] = Counter()
        for options in boxes:
            for seed in range(seeds):
                self._hear(saloon.new_game(game, seed=seed, **options), Random(seed))

    def _hear(self, game: saloon.Game, random: Random) -> None:
        events = game.listen()
        while not game.over and game.choices_made < CHOICES:
            decision = game.decision
            self.questions[decision.kind, decision.rule] += 1
            self.verbs.update(each.verb for each in game.options(decision.seats[0]))
            conformance.play_on(game, random, 1)
        for event in events:
            for name in ("", *event.facts, *event.secret):
                self.facts[event.kind, name] += 1


def check(told: Told, game: str, table: dict[str, str], rare: str) -> None:
    """Every event has the facts of the table, and all of these come; but rare ones may not."""
    texts = load_texts("en")
    wanted = {(kind, name) for kind, names in table.items() for name in ("", *names.split())}
    assert set(told.facts) <= wanted, set(told.facts) - wanted
    missing = {pair for pair in wanted - set(told.facts) if pair[0] not in rare.split()}
    assert not missing, f"never told: {missing}"
    for kind in table:
        assert texts.format(f"{game}-log-{kind}") is not None, kind
    for kind, rule in told.questions:
        assert rule in LEDGER, f"the question '{kind}' names '{rule}'"
        assert texts.format(f"{game}-ask-{kind}") is not None, kind
    for verb in told.verbs:
        assert texts.format(f"{game}-do-{verb}") is not None, verb
