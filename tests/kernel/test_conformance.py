"""The kernel's contract over the toy game and every registered game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from saloon.games.registry import ABOUT, GAMES, new_game
from saloon.kernel import Decision, Game, Option, Setup, option
from saloon.kernel.facts import FACE, Facts
from saloon.kernel.vocabulary import Vocabulary
from saloon.testing import conformance
from saloon.testing.toy import FACTS, Toy, ToyRules


def toy(seed: int, players: int = 3, rules: type[ToyRules] = ToyRules) -> Game:
    return Game(rules(Setup("toy", players, seed)))


@pytest.mark.parametrize("seed", range(12))
def test_the_toy_game_keeps_the_contract_at_every_decision(seed: int) -> None:
    conformance.play_and_check(toy(seed, 2 + seed % 4), seed, every=1)


EVERY = {"legends": 60}
"""Decisions between two checks; games of Western Legends are long."""
NUMBERS = {"legends": range(2, 7)}
"""Of players; elsewhere from four on."""
QUICK = {"bang": 5, "dice": 5, "legends": 3}
"""The one table of each game that `make quick` plays, too."""
TABLES = [
    pytest.param(name, n, marks=[] if QUICK.get(name) == n else pytest.mark.games)
    for name in GAMES
    for n in NUMBERS.get(name, range(4, 8))
    if n in ABOUT[name]().players
]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_registered_game_keeps_the_contract(name: str, players: int) -> None:
    game = new_game(name, players=players, seed=players)
    conformance.play_and_check(game, players, every=EVERY.get(name, 8))


VARIANTS: list[dict[str, Any]] = [
    {"rulings": {"dynamite-stick-variant": True}},
    {"rulings": {"expert-two-characters": True}},
    {"edition": "hu-compendium"},
    {"modules": ["dodge-city"]},
    {"modules": ["dodge-city"], "players": 3},
    {"modules": ["bullet"], "players": 7},
    {"modules": ["dodge-city", "bullet"], "players": 8},
    {"modules": ["bullet", "high-noon"], "players": 6},
]


@pytest.mark.games
@pytest.mark.parametrize("options", VARIANTS)
def test_variants_of_bang_keep_the_contract(options: dict[str, Any]) -> None:
    conformance.play_and_check(
        new_game("bang", **{"players": 5, "seed": 2, **options}), 2, every=10
    )


def test_many_copies_taken_along_the_way_stay_as_they_were() -> None:
    game = new_game("bang", players=5, seed=11)
    random = Random(11)
    kept: list[tuple[Game, str]] = []
    while not game.over and len(kept) < 60:
        twin = game.copy()
        kept.append((twin, conformance.canonical(conformance.position(twin))))
        conformance.play_on(game, random, 1)
    for twin, then in kept:
        assert conformance.canonical(conformance.position(twin)) == then


def test_a_playout_cannot_be_copied_in_the_middle_of_a_resolution() -> None:
    game = toy(1)
    game.choose(game.options(0)[0], 0)
    assert not game.quiet
    playout = game.playout()
    with pytest.raises(Exception, match="between resolutions"):
        playout.copy()


# -- the checks can fail -----------------------------------------------------------------------


class LeakyView(ToyRules):
    """Shows everybody the top of the deck."""

    def view(self, g: Toy, viewer: int | None, over: bool) -> dict[str, Any]:
        shown = super().view(g, viewer, over)
        shown["pile"] += [g.face[slot].text for slot in g.deck[-1:]]
        return shown


class ShowsMore(ToyRules):
    """Shows something that it has not declared."""

    def view(self, g: Toy, viewer: int | None, over: bool) -> dict[str, Any]:
        return super().view(g, viewer, over) | {"top": len(g.deck)}


class TellsOtherwise(ToyRules):
    """Declares that a secret is for everybody."""

    def vocabulary(self) -> Vocabulary:
        return Vocabulary("toy", [Facts(events={"drew": {"card": FACE}}, view=FACTS.view)])


class OffersOtherwise(ToyRules):
    """Has a detail at an option that it has not declared."""

    def interjections(self, g: Toy, seat: int) -> list[Option]:
        return [option("swap", detail="card") for _ in super().interjections(g, seat)]


class LeakyOptions(ToyRules):
    """Offers a swap only to who holds a low card, for everybody to see in the question."""

    def start(self, g: Toy) -> Any:
        asked = super().start(g)
        if isinstance(asked, Decision):
            asked.amount = sum(g.face[slot].value for slot in g.hands[g.agenda[-1][1]])
        return asked


class ForgetfulRules(ToyRules):
    """Starts from a state whose copies share the score with the original."""

    def new_state(self) -> Toy:
        class Forgetful(Toy):
            __slots__ = ()

            def copy(self) -> Any:
                twin = super().copy()
                twin.tricks = self.tricks
                return twin

        state = super().new_state()
        state.__class__ = Forgetful
        return state


class ForgetsOnReading(ToyRules):
    """Goes on from a stored state as if nobody had won a trick yet."""

    def restore(self, plain: Any) -> Toy:
        return super().restore({**plain, "tricks": [0] * self.setup.players})


class Uncounted(Toy):
    """Does not store who has swapped a card this turn."""

    __slots__ = ()

    def plain(self) -> dict[str, Any]:
        return super().plain() | {"uses": [[], [], []]}

    def copy(self) -> Any:
        twin = super().copy()
        twin.__class__ = Uncounted
        return twin


class ForgetsOnWriting(ToyRules):
    def new_state(self) -> Toy:
        state = super().new_state()
        state.__class__ = Uncounted
        return state

    def restore(self, plain: Any) -> Toy:
        state = super().restore(plain)
        state.__class__ = Uncounted
        return state


class Contradiction(ToyRules):
    def why_not(self, *_: Any) -> None:
        return None


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        (LeakyView, "view changed|worlds apart"),
        (ShowsMore, "'top' is not declared"),
        (TellsOtherwise, "'card' is told as a secret"),
        (OffersOtherwise, "no detail of the verb 'swap'"),
        (LeakyOptions, "worlds apart"),
        (ForgetfulRules, "changed the original|two copies part"),
        (Contradiction, "why_not"),
        (ForgetsOnReading, "restored state differs"),
        (ForgetsOnWriting, "resumed game differs|goes elsewhere"),
    ],
)
def test_the_checks_find_what_they_look_for(rules: type[ToyRules], words: str) -> None:
    def play() -> None:
        for seed in range(5):
            conformance.play_and_check(toy(seed, rules=rules), seed, every=1)

    with pytest.raises(AssertionError, match=words):
        play()


def test_a_leak_is_told_with_what_can_be_seen() -> None:
    with pytest.raises(AssertionError, match=r'seat 1 .* apart: \n.*"pile": \["number:.*\nor\n'):
        conformance.check_non_interference(toy(0, rules=LeakyView), 1, Random(1))
