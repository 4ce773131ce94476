"""The Dice Game as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, cast

from saloon.games.dice.catalogue import configure, vocabulary
from saloon.games.dice.pieces import Configuration
from saloon.games.dice.positions import place
from saloon.games.dice.restore import restore
from saloon.games.dice.setup import life_parts, new_game
from saloon.games.dice.state import Dice
from saloon.games.dice.upkeep import problems
from saloon.games.dice.view import view
from saloon.games.rulings import asked_for, check_options
from saloon.kernel import Decision, Game, Rules, Script, Setup, SetupError
from saloon.kernel.vocabulary import Vocabulary

OPTIONS: Final = ("modules", "rulings", "position")


class DiceRules(Rules):
    """`reactions` is empty: no hidden card ever answers a question."""

    version = "dice-2"
    earlier: ClassVar[tuple[str, ...]] = ("dice-1",)

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        modules, rulings = asked_for(setup.options)
        self.config: Configuration = configure(setup.players, modules, rulings)
        boxes = self.config.boxes
        check_options(setup.options, (*OPTIONS, *(name for box in boxes for name in box.options)))
        for box in boxes:
            box.check(self.config, setup.options)
        self.out_is_final = not any(box.brings_back for box in self.config.boxes)

    def vocabulary(self) -> Vocabulary:
        return vocabulary()

    def new_state(self) -> Dice:
        position = self.setup.options.get("position")
        if position is not None:
            return place(self.config, self.setup.seed, position)
        return new_game(self.config, self.setup.seed, self.setup.options)

    def restore(self, plain: Mapping[str, Any]) -> Dice:
        return restore(self.config, plain)

    def start(self, state: Dice) -> Decision | Script[Any] | None:
        name, seat = state.agenda[-1]
        player = state.players[seat]
        if player.out and name not in self.config.closing:
            state.agenda.pop()  # DG-TURN-07
            return None
        return self.config.steps[name](state, player)

    def quiet_step(self, state: Dice) -> bool:
        return state.agenda[-1][0] == "reroll"

    def view(self, state: Dice, viewer: int | None, over: bool) -> dict[str, Any]:
        return view(state, viewer, over)

    def reasons(self, state: Dice, viewer: int | None, seat: int) -> dict[str, Any]:
        """Where the greatest number of life points comes from (DG-SETUP-11 to 13)."""
        parts = life_parts(state, state.players[seat])
        return {"max_life": [{"why": why, "amount": amount} for why, amount in parts]}

    def stands(self, seen: Sequence[int], after: Dice) -> bool:
        """DG-DEATH-02: a role that an elimination has shown cannot be hidden again."""
        return seen != after.seen

    def problems(self, state: Dice) -> list[str]:
        return problems(state, self.config)

    def active_seat(self, state: Dice) -> int | None:
        return state.active

    def is_out(self, state: Dice, seat: int) -> bool:
        return state.players[seat].out

    def hand_on(self, game: Game, keep: Sequence[int]) -> dict[str, Any]:
        """Whoever may keep a character is asked in the next game, so nobody says so before it."""
        if not game.over:
            raise SetupError("the game is not over: nothing can be handed on yet", "UA-LEGACY-01")
        handed: dict[str, Any] = {}
        for box in self.config.boxes:
            handed |= box.hand_on(cast(Dice, game.state))
        return handed
