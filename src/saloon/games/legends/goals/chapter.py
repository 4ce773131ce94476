"""What the goals variant brings to a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from saloon.games.legends.acts import Act
from saloon.games.legends.chapters import Chapter, StepOfTurn
from saloon.games.legends.goals.acts import Complete, after_stories
from saloon.games.legends.goals.cards import (
    GOALS,
    MOST,
    GoalCards,
    GoalFace,
    TokenFace,
    deal,
    goal,
    goals,
    place,
)
from saloon.games.legends.state import Legends, Player
from saloon.kernel import Face, SetupError
from saloon.kernel.facts import AMOUNT, COUNT, FACE, Fact, Facts, Several, maybe, secret
from saloon.kernel.parts import Part
from saloon.kernel.showing import Showing


class Goals(Chapter):
    id = GOALS
    keeps: type[Part] | None = GoalCards
    acts: tuple[Act, ...] = (Complete(),)
    steps: Mapping[str, StepOfTurn] = MappingProxyType({"goals": after_stories})
    facts = Facts(
        events={
            "goal-dealt": {"card": secret(FACE)},
            "goal-completed": {"card": FACE},
            "tokens-drawn": {"cards": COUNT, "faces": secret(Several(FACE))},
            "token-returned": {"token": secret(FACE)},
        },
        view={"legend_tokens": maybe(AMOUNT, "How many legend tokens lie face down.", of="supply")},
        player={
            "goals": maybe(Several(FACE), "Those not completed yet that are known.", of="hand"),
            "goals_left": maybe(AMOUNT, "How many are not completed yet.", of="hand"),
            "goals_done": maybe(Several(FACE), of="done"),
            "tokens": Fact(AMOUNT, "Legend tokens held.", needed=False, column="tokens"),
            "token_faces": maybe(Several(FACE), "Those of them that are known.", of="tokens"),
        },
        groups=("goal", "legend"),
    )

    def pieces(self, config: Any) -> Mapping[str, Sequence[Face]]:
        """WL-GOAL-04: tokens of the same value are told apart by a number that means nothing."""
        tokens: list[Face] = []
        for lp, count in config.box.supply.legend_tokens.items():
            tokens += [TokenFace(f"legend:{lp}#{at}", lp) for at in range(1, count + 1)]
        cards = [GoalFace(f"goal:{each.id}", each) for each in config.box.goals.values()]
        return {"goals": cards, "legends": tokens}

    def set_up(self, g: Legends) -> None:
        deal(g)

    def place(self, g: Legends, given: Mapping[str, Any]) -> None:
        """For each seat its goals and tokens, and the tokens that are drawn next.

        `{"hand": [["1", "3"], []], "done": [["2"], []], "held": [[3], []], "supply": [1, 2]}`
        """
        for name in given:
            if name not in ("hand", "done", "held", "supply"):
                raise SetupError(f"goals have no '{name}'")
        place(g, given)

    def uncover(self, g: Legends) -> None:
        """WL-GOAL-10: token values are hidden until the end."""
        for held in goals(g).tokens:
            for slot in held:
                g.reveal(slot)

    def score(self, g: Legends, player: Player) -> int:
        """WL-FINAL-11."""
        return goals(g).worth(g, player)

    def view(self, g: Legends, viewer: int | None, over: bool) -> dict[str, Any]:
        return TABLE.of(goals(g), g, viewer, over)

    def view_player(
        self, g: Legends, player: Player, viewer: int | None, over: bool
    ) -> dict[str, Any]:
        """WL-GOAL-03, WL-GOAL-10: what is not completed, and what tokens are worth, is secret."""
        return ROW.of_seat(goals(g), player.seat, g, viewer, over)

    def problems(self, g: Legends) -> list[str]:
        found: list[str] = []
        kept = goals(g)
        for player in g.players:
            cards = kept.done[player.seat] + kept.hand[player.seat]
            if len(cards) > MOST:
                found.append(f"seat {player.seat} has more than {MOST} goals")
            if any(goal(g, slot).character != player.character.id for slot in cards):
                found.append(f"seat {player.seat} has a goal of somebody else")
        return found


CHAPTER = Goals()
TABLE = Showing(CHAPTER.facts.view, GoalCards)
ROW = Showing(CHAPTER.facts.player, GoalCards, of_a_seat=True)
