"""Western Legends as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from saloon.games.legends.config import Configuration, configure, vocabulary
from saloon.games.legends.positions import place
from saloon.games.legends.restore import restore
from saloon.games.legends.setup import deal
from saloon.games.legends.state import Legends, Player, new_table
from saloon.games.legends.turn import END, acts_of
from saloon.games.legends.upkeep import problems
from saloon.games.legends.view import view
from saloon.games.rulings import asked_for, check_options
from saloon.kernel import Decision, Option, Refusal, Rules, Script, Setup
from saloon.kernel.vocabulary import Vocabulary

OPTIONS = ("modules", "rulings", "position")


class LegendsRules(Rules):
    version = "legends-1"

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        modules, rulings = asked_for(setup.options)
        check_options(setup.options, OPTIONS)
        self.reactions = frozenset({"fight-reaction", "goals"})
        self.config: Configuration = configure(setup.players, modules, rulings)

    def vocabulary(self) -> Vocabulary:
        return vocabulary()

    def new_state(self) -> Legends:
        g = new_table(self.config, self.setup.seed)
        position = self.setup.options.get("position")
        if position is None:
            deal(g)
        else:
            place(g, position)
        return g

    def restore(self, plain: Mapping[str, Any]) -> Legends:
        return restore(self.config, plain)

    def start(self, state: Legends) -> Decision | Script[Any] | None:
        name, seat = state.agenda[-1]
        return self.config.steps[name](state, state.players[seat])

    def quiet_step(self, state: Legends) -> bool:
        return state.agenda[-1][0] in self.config.quiet

    def view(self, state: Legends, viewer: int | None, over: bool) -> dict[str, Any]:
        return view(state, viewer, over)

    def why_not(
        self, state: Legends, decision: Decision, seat: int, chosen: Option
    ) -> Refusal | None:
        if chosen in decision.options_for(seat):
            return None
        if seat in decision.seats:
            player = state.players[seat]
            if decision.kind == "act":
                refusal = _why_no_act(state, player, chosen)
                if refusal is not None:
                    return refusal
            for chapter in self.config.chapters:
                refusal = chapter.why_not(state, decision, player, chosen)
                if refusal is not None:
                    return refusal
        return super().why_not(state, decision, seat, chosen)

    def conceivable(self, state: Legends, decision: Decision, seat: int) -> list[Option]:
        tries = super().conceivable(state, decision, seat)
        if decision.kind == "act":
            player = state.players[seat]
            for act in acts_of(state, player):
                tries += act.tries(state, player)
        return list(dict.fromkeys(tries))

    def problems(self, state: Legends) -> list[str]:
        return problems(state)

    def active_seat(self, state: Legends) -> int | None:
        return state.active


def _why_no_act(g: Legends, player: Player, chosen: Option) -> Refusal | None:
    """Why something is not among what a player may do in the own turn."""
    if chosen == END:
        return Refusal("WL-MOVE-19")  # of a movement that has been begun and goes nowhere yet
    found: Refusal | None = None
    for act in acts_of(g, player):
        if act.verb == chosen.verb:
            if chosen in act.tries(g, player):
                return act.why_not(g, player, chosen)
            found = found or act.why_not(g, player, chosen)
    return found
