"""The dice and the deals of the Dice Game are fair: 100,000 rolls, thousands of deals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import cast

import pytest

import saloon
from saloon.bots import make_bot, play_out
from saloon.games.dice.state import Dice
from saloon.sim.wilson import wilson
from saloon.testing import rule
from saloon.testing.circuits import DICE_TABLES
from saloon.testing.frequencies import Z999, fit, independent

ROLLS = 100_000
DEALS = 4_000


def table(modules: Sequence[str], seed: int) -> Dice:
    game = saloon.new_game("dice", players=5, seed=seed, modules=list(modules) or None)
    return cast(Dice, game.state)


LEGAL = tuple(dict.fromkeys(modules for modules, players in DICE_TABLES if players == 5))
SETS = tuple(dict.fromkeys((LEGAL[0], LEGAL[-1])))
"""The base game, and everything: all dice, cards and tokens there are."""


def kinds_of_dice() -> dict[str, tuple[str, ...]]:
    """Every kind of dice that some set of modules brings to the table, with such a set."""
    found: dict[str, tuple[str, ...]] = {}
    for modules in SETS:
        for kind in table(modules, 1).kinds:
            found.setdefault(kind.id, modules)
    return found


@rule("DG-SETUP-17")
@pytest.mark.parametrize(("kind", "modules"), kinds_of_dice().items())
def test_every_face_of_every_die_is_as_likely_as_the_others(
    kind: str, modules: tuple[str, ...]
) -> None:
    g = table(modules, 11)
    die = next(at for at, each in enumerate(g.kinds) if each.id == kind)
    rolled = [g.throw(die) for _ in range(ROLLS)]
    sides = Counter(g.kinds[die].faces)
    counts = Counter(rolled)
    assert fit(counts, {face: float(number) for face, number in sides.items()}).even, counts
    for face, number in sides.items():
        share = wilson(counts[face], ROLLS, Z999)
        assert share.low <= number / len(g.kinds[die].faces) <= share.high, (face, share)
    assert independent(pairwise(rolled)).even, "a roll depends on the one before"


def test_the_dice_of_one_throw_do_not_depend_on_each_other() -> None:
    g = table((), 12)
    throws = [[g.throw(die) for die in range(5)] for _ in range(ROLLS // 5)]
    for one in range(5):
        for other in range(one):
            assert independent((throw[one], throw[other]) for throw in throws).even, (one, other)
    dynamites = Counter(min(3, throw.count("dynamite")) for throw in throws)
    binomial = {0: 5**5, 1: 5 * 5**4, 2: 10 * 5**3, 3: 6**5 - 5**5 - 5 * 5**4 - 10 * 5**3}
    assert fit(dynamites, {count: float(ways) for count, ways in binomial.items()}).even


def test_what_is_rolled_in_games_is_uniform_too() -> None:
    """With bots who choose what to roll again: what they keep must not bend the dice."""
    rolled: Counter[str] = Counter()
    seed = 0
    while sum(rolled.values()) < ROLLS // 5:
        game = saloon.new_game("dice", players=5, seed=seed)
        events = game.listen()
        play_out(game, [make_bot("random", seat) for seat in range(5)])
        for event in events:
            if event.kind == "rolled":
                rolled.update(event.facts["rolled"])
        seed += 1
    assert fit(rolled, dict.fromkeys(table((), 1).kinds[0].faces, 1.0)).even, rolled


@rule("DG-SETUP-07", "DG-SETUP-10")
@pytest.mark.parametrize("modules", SETS, ids=lambda modules: "+".join(modules) or "base")
def test_roles_characters_and_piles_are_dealt_fairly(modules: tuple[str, ...]) -> None:
    """Each group of cards or tokens: what lies in its first place, and in its second."""
    deals = [table(modules, seed) for seed in range(DEALS)]
    for number, root in enumerate(deals[0].layout.groups.values()):
        faces = Counter(deals[0].face[slot].text.partition("#")[0] for slot in root)
        if len(faces) < 2:
            continue
        weights = {text: float(count) for text, count in faces.items()}
        for slot in root[:2]:
            dealt = Counter(g.face[slot].text.partition("#")[0] for g in deals)
            assert fit(dealt, weights).even, (number, slot, dealt)
    sheriffs = Counter(g.active for g in deals)
    assert fit(sheriffs, dict.fromkeys(range(5), 1.0)).even, "the Sheriff begins, at any seat"
