"""What is told and asked in many random games, by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import saloon
from saloon.games.registry import vocabulary_of
from saloon.testing import conformance
from saloon.testing.ledger import read_rules
from saloon.testing.told import Listener, check_told
from saloon.texts.messages import load_texts, message_ids

LEDGER = read_rules(Path(__file__).parents[2] / "docs" / "rules")
CHOICES = 500
LOOKS = 60
"""Choices between two looks at all that is seen, answered and refused."""


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
        listener = Listener(game)
        while not game.over and game.choices_made < CHOICES:
            decision = game.decision
            self.questions[decision.kind, decision.rule] += 1
            self.verbs.update(each.verb for each in game.options(decision.seats[0]))
            if random.randrange(LOOKS) == 0:
                check_told(game)
            conformance.play_on(game, random, 1)
        listener.check(game)
        for event in game.listen():
            for name in ("", *event.facts, *event.secret):
                self.facts[event.kind, name] += 1


def groups_without_names(game: str) -> list[str]:
    """Groups in which a name is looked for, and in which there is none."""
    words = vocabulary_of(game)
    groups = {*words.groups, *[each for said in words.spoken.values() for each in said.groups]}
    assert groups
    return sorted(group for group in groups if not message_ids(f"{game}-{group}-"))


def check(told: Told, game: str, rare: str) -> None:
    """All that is declared comes, but what is rare may not; and there are words for all of it."""
    texts = load_texts("en")
    declared = vocabulary_of(game).events
    wanted = {(kind, name) for kind, facts in declared.items() for name in ("", *facts)}
    never = {(kind, name) for kind, name in wanted - set(told.facts) if name != "seat"}
    missing = {pair for pair in never if pair[0] not in rare.split()}
    assert not missing, f"never told: {missing}"
    for kind in declared:
        assert texts.format(f"{game}-log-{kind}") is not None, kind
    for kind, rule in told.questions:
        assert rule in LEDGER, f"the question '{kind}' names '{rule}'"
        assert texts.format(f"{game}-ask-{kind}") is not None, kind
    for verb in told.verbs:
        assert texts.format(f"{game}-do-{verb}") is not None, verb
