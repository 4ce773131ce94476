"""The Dice Game as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, ClassVar, cast

from saloon.games.dice.aiming import why_not_target
from saloon.games.dice.catalogue import configure, vocabulary
from saloon.games.dice.pieces import Configuration
from saloon.games.dice.positions import place
from saloon.games.dice.restore import restore
from saloon.games.dice.rolling import named, why_not_reroll
from saloon.games.dice.setup import life_parts, new_game
from saloon.games.dice.sources import Source
from saloon.games.dice.state import Dice
from saloon.games.dice.upkeep import problems
from saloon.games.dice.view import view
from saloon.kernel import Decision, Game, Option, Refusal, Rules, Script, Setup, SetupError, option
from saloon.kernel.vocabulary import Vocabulary

OPTIONS = ("modules", "rulings", "position")


class DiceRules(Rules):
    """`reactions` is empty: no hidden card ever answers a question."""

    version = "dice-2"
    earlier: ClassVar[tuple[str, ...]] = ("dice-1",)

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        modules = setup.options.get("modules") or ()
        if not isinstance(modules, list | tuple) or not all(isinstance(m, str) for m in modules):
            raise SetupError("the modules are a list of names")
        rulings = setup.options.get("rulings") or {}
        if not isinstance(rulings, Mapping):
            raise SetupError(f"rulings are given by name, not as {rulings!r}")
        self.config: Configuration = configure(setup.players, modules, rulings)
        boxes = self.config.boxes
        names = (*OPTIONS, *(name for box in boxes for name in box.options))
        for name in setup.options:
            if name not in names:
                raise SetupError(f"unknown option '{name}'; there are {', '.join(names)}")
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

    def why_not(self, state: Dice, decision: Decision, seat: int, chosen: Option) -> Refusal | None:
        if chosen in decision.options_for(seat):
            return None
        if seat in decision.seats:
            player, target = state.players[seat], chosen.seat in range(state.seats)
            if decision.kind == "reroll" and chosen.verb == "reroll":
                faces = [label.rpartition(":")[2] for label in chosen.detail.split(",")]
                locked = [why_not_reroll(player, face) for face in faces if face in state.dice]
                return next(filter(None, locked), Refusal("DG-ROLL-11"))
            if decision.kind == "aim" and target and chosen.detail == decision.about:
                aimed = state.players[chosen.seat]
                refusal = why_not_target(state, player, decision.about, aimed)
                return refusal or Refusal("DG-CHAR-38")
            if decision.kind == "beer" and target and state.players[chosen.seat].out:
                return Refusal("DG-BEER-09", {"target": chosen.seat})
            asked = [
                *(each.refuses(state, player, chosen) for each in _asking(state, decision, seat)),
                *(box.why_not(state, decision, seat, chosen) for box in self.config.boxes),
            ]
            refusal = next(filter(None, asked), None)
            if refusal is not None:
                return refusal
        return super().why_not(state, decision, seat, chosen)

    def stands(self, seen: Sequence[int], after: Dice) -> bool:
        """DG-DEATH-02: a role that an elimination has shown cannot be hidden again."""
        return seen != after.seen

    def conceivable(self, state: Dice, decision: Decision, seat: int) -> list[Option]:
        """Every die again, every player as a target."""
        tries = super().conceivable(state, decision, seat)
        if decision.kind == "reroll":
            dice = range(len(state.dice))
            tries += [named(state, some) for n in (1, 2, 5) for some in combinations(dice, n)]
        seats = range(state.seats)
        if decision.kind == "aim":
            verbs = ("shoot", "double")
            tries += [option(v, seat=s, detail=decision.about) for v in verbs for s in seats]
        if decision.kind == "beer":
            tries += [option("beer", seat=other) for other in seats]
        for source in _asking(state, decision, seat):
            tries += source.conceivable(state, state.players[seat])
        for box in self.config.boxes:
            tries += box.conceivable(state, decision, seat)
        return list(dict.fromkeys(tries))

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


def _asking(state: Dice, decision: Decision, seat: int) -> list[Source]:
    """Those of a seat's sources that have asked this question."""
    return [each for each in state.players[seat].abilities if decision.kind in each.asks]
