"""A small language for tests of Western Legends: a position, scripted dice, choices, what came.

    s = LegendsScenario([{"space": "DR10", "nuggets": 2}, {}])
    s.act("sell 2")                      the first player has taken the income and acts
    assert s.player(0).money == 40

Everybody has a character whose ability does not matter here, unless the test says otherwise; every
choice goes through the same door as a player's. A choice that is not offered fails the test, with
the rule against it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from saloon.games.legends.state import Legends, Player
from saloon.games.registry import new_game
from saloon.kernel import State
from saloon.testing.buttons import Buttons, ScriptedChance

BYSTANDERS = (
    "annie_oakley", "wild_bill_hickok", "jesse_james", "wyatt_earp", "calamity_jane",
    "bass_reeves", "stagecoach_mary",
)  # fmt: skip
"""For seats whose character a test does not name."""


class ScriptedRolls(ScriptedChance):
    """Takes the place of chance: the faces of the dice still to come, then whatever chance says."""

    def __init__(self, dice: list[str], numbers: list[int]) -> None:
        self.dice = dice
        self.numbers = numbers
        self.at = 0
        self.counted = 0

    def number(self, state: State, bound: int, among: Sequence[int] | None) -> int | None:
        if isinstance(among, range):
            if self.at == len(self.dice):
                return None
            self.at += 1
            sides = [side.id for side in cast(Legends, state).config.sides]
            return sides.index(self.dice[self.at - 1])
        if self.counted == len(self.numbers):
            return None
        self.counted += 1
        return self.numbers[self.counted - 1]

    def again(self) -> ScriptedRolls:
        return ScriptedRolls(self.dice, self.numbers)


class LegendsScenario(Buttons):
    def __init__(
        self,
        players: Sequence[Mapping[str, Any]],
        *,
        income: str = "money",
        dice: str = "",
        numbers: Sequence[int] = (),
        modules: Sequence[str] = (),
        rulings: Mapping[str, Any] | None = None,
        **table: Any,
    ) -> None:
        """`table` is what a position says besides its players; without income it is not taken."""
        named = [str(each["character"]) for each in players if "character" in each]
        others = iter([id_ for id_ in BYSTANDERS if id_ not in named])
        seats = [{"character": each.get("character") or next(others), **each} for each in players]
        game = new_game(
            "legends", players=len(seats), seed=1, modules=list(modules) or None,
            rulings=dict(rulings or {}) or None,
            position={"bandits": [], "players": seats, **table},
        )  # fmt: skip
        self.chance = ScriptedRolls(dice.split(), list(numbers))
        super().__init__(game, self.chance)
        game.begin()
        if income and self.kind == "income":
            self.act(f"income {income}")

    @property
    def state(self) -> Legends:
        return cast(Legends, self.game.state)

    # -- what happens ------------------------------------------------------------------------

    def roll(self, faces: str) -> None:
        """What the next dice will show."""
        self.chance.dice += faces.split()

    def act(self, *choices: str) -> None:
        """Choices of whoever is asked, as their options read; cards may be named by kind alone."""
        for text in choices:
            self.choose(text, self.asked)

    def choose(self, text: str, seat: int) -> None:
        chosen = self.reads(self.game.options(seat), text)
        if chosen is None:
            self.fail(f"seat {seat} has no '{text}' ({self.refused(text)})")
        self.press(chosen, seat)

    def ends_turn(self, seat: int | None = None) -> None:
        """Whoever has the turn does nothing more; then all others up to the turn of a seat."""
        turn = self.state.turn
        while not self.game.over and self.state.turn == turn:
            self.pass_on()
        while seat is not None and not self.game.over and self.state.active != seat:
            self.pass_on()

    def pass_on(self) -> None:
        """The default of whoever is asked."""
        seat = self.asked
        self.game.choose(self.game.decision.default_for(seat), seat)

    # -- what is the case --------------------------------------------------------------------

    def offered(self, verb: str) -> list[str]:
        """What is offered of a verb, without it."""
        found = [each for each in self.options() if each.partition(" ")[0] == verb]
        return [each.partition(" ")[2] for each in found]

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def hand(self, seat: int) -> list[str]:
        """The kinds of poker cards in a hand."""
        return [self.state.poker(slot).kind.id for slot in self.player(seat).hand]

    def pile(self) -> list[str]:
        return [self.state.poker(slot).kind.id for slot in self.state.pile]
