"""A small language for tests of the Dice Game: a position, scripted dice, choices, what came of it.

    s = DiceScenario(["sheriff", "outlaw", …], characters={1: "el-gringo"}, life={1: 3})
    s.roll("1 1 beer arrow gatling")     what the dice show next, in the order in which they roll
    s.choose("stop")
    s.aim(1, 1)
    assert s.life(1) == 1

Everybody has a character whose ability does not matter here, unless the test says otherwise; every
choice goes through the same door as a player's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from saloon.games.dice.pieces import SYMBOLS
from saloon.games.dice.state import Dice
from saloon.games.registry import new_game
from saloon.kernel import Option, State, option
from saloon.testing.buttons import Buttons, ScriptedChance

BYSTANDERS = (
    "black-jack", "lucky-duke", "suzy-lafayette", "willy-the-kid", "jesse-jones", "rose-doolan",
    "calamity-janet", "slab-the-killer",
)  # fmt: skip
"""For seats whose character a test does not name: they can do nothing in somebody else's turn."""
BEGINNER = "paul-regret"
"""For the first seat, if a test names nobody: he can do nothing in his own turn."""
IDLE = ("bullseye1", "gatling")
"""What dice show that a test does not name."""
SHORT = {"1": "bullseye1", "2": "bullseye2", "dyn": "dynamite"}


def _full(faces: str) -> list[str]:
    return [SHORT.get(face, face) for face in faces.split()]


class ScriptedDice(ScriptedChance):
    """Takes the place of chance: the faces still to come, and then nothing that matters much."""

    def __init__(self, script: list[str]) -> None:
        self.script = script
        self.at = 0

    def number(self, _state: State, _bound: int, among: Sequence[int] | None) -> int | None:
        if among is None:
            return None
        sides = [SYMBOLS[side] for side in among]
        idle = next(face for face in IDLE if face in sides)
        face = self.script[self.at] if self.at < len(self.script) else idle
        self.at += 1
        return sides.index(face)

    def again(self) -> ScriptedDice:
        return ScriptedDice(self.script)


def _said(seats: range, said: Any) -> Any:
    """Faces in short words, for everybody or by seat; anything else as it is."""
    if isinstance(said, str):
        return _full(said)
    if isinstance(said, Mapping) and set(said) <= set(seats):
        return [_full(said.get(seat, "")) for seat in seats]
    return said


class DiceScenario(Buttons):
    def __init__(
        self,
        roles: Sequence[str],
        *,
        characters: Mapping[int, str] | None = None,
        life: Mapping[int, int] | None = None,
        arrows: Mapping[int, int] | None = None,
        first: int | None = None,
        roll: str = "",
        modules: Sequence[str] = (),
        rulings: Mapping[str, str] | None = None,
        **more: Any,
    ) -> None:
        """`more` is what the modules let a position say besides; by seat it may leave seats out."""
        seats = range(len(roles))
        named = dict(characters or {})
        if BEGINNER not in named.values():
            named.setdefault(0, BEGINNER)
        others = (id_ for id_ in BYSTANDERS if id_ not in named.values())
        position: dict[str, Any] = {name: _said(seats, said) for name, said in more.items()}
        position |= {
            "roles": list(roles),
            "characters": [named[seat] if seat in named else next(others) for seat in seats],
            "life": [(life or {}).get(seat) for seat in seats],
            "arrows": [(arrows or {}).get(seat, 0) for seat in seats],
        }
        if first is not None:
            position["first"] = first
        game = new_game(
            "dice", players=len(roles), seed=1, modules=list(modules) or None, rulings=rulings,
            position=position,
        )  # fmt: skip
        self.dice = ScriptedDice([])
        super().__init__(game, self.dice)
        if roll:
            self.roll(roll)

    @property
    def state(self) -> Dice:
        return cast(Dice, self.game.state)

    # -- what happens ------------------------------------------------------------------------

    def roll(self, faces: str) -> None:
        """What the next dice will show; a game that has not begun begins."""
        self.dice.script += _full(faces)
        self.game.begin()

    def choose(self, chosen: str | Option, seat: int | None = None) -> None:
        self.press(chosen, self.asked if seat is None else seat)

    def reroll(self, faces: str, now: str) -> None:
        """Roll the dice that show these faces again; they will show those."""
        self.dice.script += _full(now)
        labels = sorted(
            _full(faces), key=lambda label: (SYMBOLS.index(label.split(":")[-1]), label)
        )
        self.choose(option("reroll", detail=",".join(labels)))

    def stop(self) -> None:
        self.choose("stop")

    def aim(self, *targets: int) -> None:
        for target in targets:
            self.choose(option("shoot", seat=target, detail=self.game.decision.about))

    def give(self, *targets: int) -> None:
        for target in targets:
            self.choose(option("beer", seat=target))

    def duel(self, target: int, rolls: str) -> None:
        """Challenge somebody; the duel die, and then the dice of the next turn, will show those."""
        self.dice.script += _full(rolls)
        self.choose(option("challenge", seat=target))

    # -- what is the case --------------------------------------------------------------------

    def targets(self) -> list[int]:
        """Whom the asked seat may choose."""
        options = self.game.options(self.asked)
        return sorted({each.seat for each in options if each.seat >= 0})

    def life(self, seat: int) -> int:
        return self.state.players[seat].life

    def lives(self) -> list[int]:
        return [player.life for player in self.state.players]

    def arrows(self, seat: int) -> int:
        return self.state.players[seat].arrows

    def out(self) -> list[int]:
        return [player.seat for player in self.state.players if player.out]

    def tokens(self, seat: int) -> list[str]:
        tokens: list[str] = self.shown(seat)["tokens"]
        return tokens

    def rage(self, seat: int) -> list[str]:
        """The Rage cards a seat holds, by what is on them."""
        return [text.partition(":")[2].split("#")[0] for text in self.shown(seat, seat)["rage"]]

    @property
    def supply(self) -> int:
        return self.state.supply

    @property
    def active(self) -> int:
        return self.state.active

    @property
    def winners(self) -> tuple[str, tuple[int, ...]] | None:
        result = self.game.result
        return None if result is None else (result.side, result.winners)
