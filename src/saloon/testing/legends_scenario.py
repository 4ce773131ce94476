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
from saloon.kernel import Event, Face, IllegalChoice, Option, State
from saloon.testing.told import Listener

BYSTANDERS = (
    "annie_oakley", "wild_bill_hickok", "jesse_james", "wyatt_earp", "calamity_jane",
    "bass_reeves", "stagecoach_mary",
)  # fmt: skip
"""For seats whose character a test does not name."""


class ScriptedChance:
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

    def confused(self, _state: State, _slots: Sequence[int]) -> None:
        """Nothing is chosen."""

    def faces(self, _state: State, _slots: Sequence[int]) -> list[Face] | None:
        return None

    def again(self) -> ScriptedChance:
        return ScriptedChance(self.dice, self.numbers)


class LegendsScenario:
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
        self.game = new_game(
            "legends", players=len(seats), seed=1, modules=list(modules) or None,
            rulings=dict(rulings or {}) or None,
            position={"bandits": [], "players": seats, **table},
        )  # fmt: skip
        self.chance = ScriptedChance(dice.split(), list(numbers))
        self.game.state.script = self.chance
        self._listener = Listener(self.game)
        self.events = self.game.listen()
        self.game.begin()
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
        chosen = self.find(text, seat)
        if chosen is None:
            refusal = self.refused(text)
            raise AssertionError(f"seat {seat} has no '{text}' ({refusal}): {self.options}")
        self.game.choose(chosen, seat)
        self._listener.check(self.game)

    def find(self, text: str, seat: int) -> Option | None:
        """The option that reads like this, or like this without the rank of its card."""
        for each in self.game.options(seat):
            if text in (self.state.option_text(each), self._short(each)):
                return each
        return None

    def _short(self, chosen: Option) -> str:
        if chosen.slot < 0:
            return self.state.option_text(chosen)
        face: str = self.state.face[chosen.slot].text
        return self.state.option_text(chosen).replace(face, face.partition(":")[0])

    def finish(self, seat: int | None = None) -> None:
        """End the turn of whoever has it, or all turns up to that of a seat."""
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

    @property
    def asked(self) -> int:
        return self.game.unanswered()[0]

    @property
    def kind(self) -> str:
        return self.game.decision.kind

    @property
    def options(self) -> list[str]:
        return [self.state.option_text(each) for each in self.game.options(self.asked)]

    def offered(self, verb: str) -> list[str]:
        """What is offered of a verb, without it."""
        found = [each for each in self.options if each.partition(" ")[0] == verb]
        return [each.partition(" ")[2] for each in found]

    def refused(self, text: str) -> str:
        """The rule against something that could be tried; "" if nothing is."""
        seat = self.asked
        rules = self.game.rules
        for each in rules.conceivable(self.state, self.game.decision, seat):
            if text in (self.state.option_text(each), self._short(each)):
                refusal = self.game.why_not(seat, each)
                return "" if refusal is None else refusal.rule
        verb, _, detail = text.partition(" ")
        refusal = self.game.why_not(seat, Option(verb, detail=detail))
        return "" if refusal is None else refusal.rule

    def refuses(self, text: str) -> str:
        """The rule against a choice that is made all the same; it changes nothing."""
        before = self.state.plain()
        rule = self.refused(text)
        assert rule, f"'{text}' is allowed"
        verb, _, detail = text.partition(" ")
        try:
            self.game.choose(Option(verb, detail=detail), self.asked)
        except IllegalChoice:
            assert self.state.plain() == before
        return rule

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def hand(self, seat: int) -> list[str]:
        """The kinds of poker cards in a hand."""
        return [self.state.poker(slot).kind.id for slot in self.player(seat).hand]

    def pile(self) -> list[str]:
        return [self.state.poker(slot).kind.id for slot in self.state.pile]

    def shown(self, seat: int, viewer: int | None = None) -> dict[str, Any]:
        """What a viewer sees of a player."""
        player: dict[str, Any] = self.game.view(viewer)["players"][seat]
        return player

    def heard(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]
