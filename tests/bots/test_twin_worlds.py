"""No bot knows what its seat may not know.

At every decision of whole games, a twin of the bot answers in a twin of the world: the same view,
news and options, other hidden cards. What it says has to be the same.
"""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

import saloon
from saloon.bots import BOTS, Bot, Chair, make_bot, play_out
from saloon.bots.registry import plays
from saloon.kernel import Game, Option

BOXES = [
    "gold-rush",
    "shadow-gunslingers",
    "armed-and-dangerous",
    "great-train-robbery",
    "valley-of-shadows",
    "wild-west-show",
    "eldorado",
]
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("bang", {"players": 4}),
    ("bang", {"players": 7}),
    ("bang", {"players": 8, "modules": ["dodge-city", "high-noon", "bullet"]}),
    ("bang", {"players": 5, "modules": ["fistful-of-cards"], "edition": "hu-compendium"}),
    ("bang", {"players": 6, "modules": BOXES}),
    ("dice", {"players": 5}),
    ("dice", {"players": 8, "modules": ["undead", "rage", "duels"]}),
    ("legends", {"players": 2, "modules": ["goals"], "rulings": {"length": "short"}}),
    ("legends", {"players": 4, "rulings": {"length": "short"}}),
]

GAMES = [(name, *table) for name in BOTS for table in TABLES if plays(name, table[0])]


class Moving(Chair):
    """A chair that is carried from world to world; its sitter remembers them all.

    In each world it is a plain one of that world, but for what has been heard already.
    """

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__(game, seat)
        self.world, self.heard = game, 0

    def stand_in(self, game: Game) -> None:
        self.world = game

    @property
    def here(self) -> Chair:
        return Chair(self.world, self.seat)

    @property
    def view(self) -> dict[str, Any]:
        return self.here.view

    @property
    def question(self) -> dict[str, Any]:
        return self.here.question

    @property
    def kind(self) -> str:
        return self.here.kind

    def text(self, option: Option) -> str:
        return self.here.text(option)

    def sample(self, seed: int) -> Game:
        return self.here.sample(seed)

    def news(self) -> list[dict[str, Any]]:
        told = self.here.news()
        fresh = told[self.heard :]
        self.heard = len(told)
        return fresh


class Twins:
    """Two bots of one mind: one at the game, one in worlds that its seat cannot tell from it."""

    def __init__(self, game: Game, seat: int, one: Bot, other: Bot) -> None:
        self.game, self.seat = game, seat
        self.one, self.other = one, other
        self.moving = Moving(game, seat)
        self.asked = self.differed = 0

    def choose(self, chair: Chair, options: list[Option]) -> Option:
        world = self._twin_world()
        chosen = self.one.choose(chair, options)
        there = self.other.choose(self.moving, world.options(self.seat))
        assert chair.text(there) == chair.text(chosen), f"peeks at {chair.kind}"
        return chosen

    def interject(self, chair: Chair, options: list[Option]) -> Option | None:
        asked: Any = getattr(self.one, "interject", None)
        if asked is None:
            return None
        world = self._twin_world()
        chosen: Option | None = asked(chair, options)
        again: Any = self.other
        assert again.interject(self.moving, world.interjections(self.seat)) == chosen
        return chosen

    def _twin_world(self) -> Game:
        world = self.game.determinize(self.seat, seed=self.asked)
        world.state.events = list(self.game.listen())  # the seat heard the same in both
        self.moving.stand_in(world)
        self.asked += 1
        self.differed += world.state.face != self.game.state.face
        return world


def play_twins(game: Game, name: str, seed: int) -> list[Twins]:
    bots = []
    for seat in range(game.state.seats):
        one, other = (make_bot(name, 100 * seed + seat) for _ in range(2))
        bots.append(Twins(game, seat, one, other))
    play_out(game, bots)
    return bots


@pytest.mark.parametrize(("name", "kind", "options"), GAMES, ids=str)
def test_answers_do_not_change_in_a_twin_world(
    name: str, kind: str, options: dict[str, Any]
) -> None:
    asked = differed = 0
    for seed in range(3):
        for bot in play_twins(saloon.new_game(kind, seed=seed, **options), name, seed):
            asked += bot.asked
            differed += bot.differed
    assert differed > asked / 2, "too few twins differ for this to show anything"


class Peeker:
    """Chooses by the next card of the deck of its world, which nobody may know."""

    game: ClassVar[Game]
    """The one that is played; no chair would give it away."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, chair: Chair, options: list[Option]) -> Option:
        state: Any = (chair.world if isinstance(chair, Moving) else self.game).state
        hidden = sum(map(ord, state.face[state.deck[-1]].text)) if state.deck else 0
        return options[hidden % len(options)]


def test_a_bot_that_peeks_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = saloon.new_game("bang", players=5, seed=1)
    monkeypatch.setitem(BOTS, "peeker", Peeker)
    monkeypatch.setattr(Peeker, "game", game, raising=False)
    with pytest.raises(AssertionError, match="peeks"):
        play_twins(game, "peeker", 1)


def test_a_sampled_world_looks_the_same_and_is_another() -> None:
    game = saloon.new_game("bang", players=5, seed=2)
    seat = game.decision.seats[0]
    chair = Chair(game, seat)
    worlds = [chair.sample(seed) for seed in range(3)]
    for world in worlds:
        assert world.view(seat) == chair.view
        assert world.state.face != game.state.face
    other = (seat + 1) % 5
    hands = [world.view(other)["players"][other]["hand"] for world in worlds]
    assert hands[0] != hands[1] != hands[2]
