"""What the new characters need of the table: a moment after the turn, and a word on refusals."""

from __future__ import annotations

from typing import ClassVar

from saloon.games.dice.box import Box
from saloon.games.dice.modules.posse.module import module
from saloon.games.dice.sources import Source
from saloon.games.dice.state import Dice, Player
from saloon.games.dice.turn import run
from saloon.kernel import Decision, Effect, Option, Refusal, Script


class PosseSource(Source):
    """A source that explains its own questions, or does something once its turn is over."""

    def turn_over(self, g: Dice, owner: Player) -> Effect:
        """What lay before its owner is cleared; nobody has drawn anything for this turn yet."""

    def refuses(self, g: Dice, owner: Player, chosen: Option) -> Refusal | None:
        """The rule against an answer to its question that is no option."""
        return None

    def conceivable(self, g: Dice, owner: Player) -> list[Option]:
        """Answers to its question that somebody might try."""
        return []


def aftermath(g: Dice, player: Player) -> Script[None]:
    g.agenda.pop()
    sources = (source for source in player.abilities if isinstance(source, PosseSource))
    yield from run(source.turn_over(g, player) for source in sources)


def _asking(g: Dice, decision: Decision, seat: int) -> list[PosseSource]:
    """Those of a seat's sources that have asked this question."""
    sources = (each for each in g.players[seat].abilities if isinstance(each, PosseSource))
    return [source for source in sources if source.id == decision.about]


@module.box
class PosseBox(Box):
    steps: ClassVar = {"aftermath": aftermath}

    def why_not(self, g: Dice, decision: Decision, seat: int, chosen: Option) -> Refusal | None:
        found = (
            source.refuses(g, g.players[seat], chosen) for source in _asking(g, decision, seat)
        )
        return next(filter(None, found), None)

    def conceivable(self, g: Dice, decision: Decision, seat: int) -> list[Option]:
        sources = _asking(g, decision, seat)
        return [each for source in sources for each in source.conceivable(g, g.players[seat])]
