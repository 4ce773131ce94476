"""The cowhand at the table: it looks once, remembers what happened, and weighs the options."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from saloon.bots.chair import Chair
from saloon.bots.cowhand.answers import TIES, is_trade, weigh
from saloon.bots.cowhand.belief import Belief
from saloon.bots.cowhand.mind import Mind
from saloon.bots.cowhand.plays import trade_worth
from saloon.bots.cowhand.stance import stances
from saloon.bots.cowhand.table import Table, card_id
from saloon.bots.cowhand.values import worth_of
from saloon.bots.cowhand.words import Words
from saloon.kernel.decision import Option, option

END = option("end")
PATIENCE = 60
"""So many things in one turn of one's own are enough: beyond, it goes round in a circle."""


class Cowhand:
    """Plays one game by rules of thumb. The same seed and sights give the same choices."""

    __slots__ = ("_armed", "_bought", "_done", "_paid", "_random", "belief")

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._armed = False
        self._bought = False
        self._done = 0
        self._paid = 0
        self.belief = Belief()

    def choose(self, chair: Chair, options: list[Option]) -> Option:
        mind = self._look(chair)
        if chair.kind == "play":
            self._done += 1
            self._paid = 0
            if self._done > PATIENCE and options[0] == END:
                return END
        worths = [weigh(chair.kind, mind, _read(chair, option)) for option in options]
        best = max(worths)
        if chair.kind not in TIES:
            return options[worths.index(best)]
        equals = [option for option, worth in zip(options, worths, strict=True) if worth == best]
        return equals[0] if len(equals) == 1 else self._random.choice(equals)

    def interject(self, chair: Chair, options: list[Option]) -> Option | None:
        mind = self._look(chair)
        if trade_worth(mind, own_turn=False) <= 0:
            return None
        return next((option for option in options if is_trade(option)), None)

    def _look(self, chair: Chair) -> Mind:
        view = chair.view
        table = Table(view)
        news = chair.news()
        self.belief.hear(news, table)
        for event in news:
            self._watch_turn(event, table.me.seat)
        asked = view["question"]
        stance = stances(table, self.belief.roles(table))
        about, by, amount = asked["about"], asked["by"], asked["amount"]
        return Mind(
            table, stance, about, by, amount,
            armed=self._armed, bought=self._bought, paid=self._paid,
        )  # fmt: skip

    def _watch_turn(self, event: Mapping[str, Any], me: int) -> None:
        """Nobody lays a weapon to lay another in the same turn; nor does one last for ever."""
        if event["kind"] == "turn":
            self._armed = self._bought = False
            self._done = 0
        elif event["kind"] == "bought" and event["seat"] == me:
            self._bought = True
        elif event["kind"] == "unloaded" and event["seat"] == me:
            self._paid += event["amount"]
        elif event["kind"] == "played" and event["seat"] == me:
            self._armed = self._armed or bool(worth_of(card_id(event["card"])).reach)


def _read(chair: Chair, option: Option) -> Words:
    said = chair.said(option)
    return Words(option, chair.card(option), chair.second(option), said.word("detail"), said)
