"""Scenarios: set up a table, press the players' buttons, look what happened.

    s = Scenario(seats=[seat("slab-the-killer", role="sheriff", hand=["bang"]),
                        seat("jourdonnais", hand=["missed"])], deck=["4h", "9s"])
    s.plays("bang", at=1)
    s.flips("4h")
    s.responds(1, "missed")
    assert s.life(1) == 4

A scenario is strict: a question nobody expected fails, and so does an answer nobody asked for. The
message shows the pending question with its options, and the table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from saloon.games.bang.modules.base.stick import VARIANT as STICK
from saloon.games.registry import new_game
from saloon.kernel import Option, option
from saloon.kernel.errors import Told
from saloon.testing.buttons import fits
from saloon.testing.scripted_picks import ScriptedPicks
from saloon.testing.watched_table import WatchedTable

SMALLEST_TABLE = 4


def seat(
    character: str | None = None,
    *,
    role: str | None = None,
    hand: Sequence[str] = (),
    in_play: Sequence[str] = (),
    life: int | None = None,
    out: bool = False,
    presence: str = "",
) -> dict[str, Any]:
    """A seat of a scenario. Without a character: 4 life points and no ability."""
    given: dict[str, Any] = {"hand": list(hand), "in_play": list(in_play)}
    if character is not None:
        given["character"] = character
    if role is not None:
        given["role"] = role
    if life is not None:
        given["life"] = life
    if out:
        given["out"] = True
    if presence:
        given["presence"] = presence
    return given


class Scenario(WatchedTable):
    """A game of BANG! from a given position, played by name."""

    def __init__(
        self,
        game: str = "bang",
        *,
        seats: Sequence[Mapping[str, Any]],
        deck: Sequence[str] = (),
        pile: Sequence[str] = (),
        turn: int = 0,
        step: str = "phase-2",
        rest: str = "deck",
        stick: int | None = None,
        event: str | Sequence[str] | None = None,
        events: Sequence[str] = (),
        first_out: int | None = None,
        kept: Mapping[str, Mapping[str, Any]] | None = None,
        seed: int = 1,
        players: int | None = None,
        **options: Any,
    ) -> None:
        table = [dict(each) for each in seats]
        while len(table) < (players or SMALLEST_TABLE):
            table.append(seat())
        position: dict[str, Any] = {
            "seats": table,
            "deck": list(deck),
            "pile": list(pile),
            "turn": turn,
            "step": step,
            "rest": rest,
        }
        if first_out is not None:
            position["first_out"] = first_out
        position["kept"] = dict(kept or {})
        if stick is not None:
            position["kept"][STICK] = {"holder": stick}
        if event is not None:
            position["event"] = event
        if events:
            position["events"] = list(events)
        super().__init__(
            new_game(game, players=len(table), seed=seed, position=position, **options)
        )
        self._told = 0
        self.game.over  # noqa: B018  (runs up to the first question)

    # -- pressing buttons --------------------------------------------------------------------

    def plays(self, card: str, *, at: int | None = None, as_: str | None = None) -> None:
        """The active player plays a hand card."""
        self._choose(self._asked_seat("play"), self._play(card, at, as_))

    def responds(self, who: int, what: str, *, at: int | None = None) -> None:
        """A player who is asked answers: a card by name, `pass`, `hand`, or a source: `barrel`."""
        self._choose(self._expect(who), what, at)

    def passes(self, *seats: int) -> None:
        for who in seats:
            self.responds(who, "pass")

    def ends_turn(self) -> None:
        self._choose(self._asked_seat("play"), "end")

    def discards(self, *cards: str) -> None:
        """The active player discards excess cards, in this order."""
        for card in cards:
            self._choose(self._asked_seat("excess"), card)

    def uses(self, who: int, what: str, *, at: int | None = None) -> None:
        """A player uses an ability: in the own turn, among the answers, or at any time."""
        if who in self.game.decision.seats:
            self._choose(who, what, at)
            return
        found = [each for each in self.game.interjections(who) if each.detail.startswith(what)]
        if not found:
            self.fail(f"seat {who} cannot use '{what}' now")
        self._do(found[0], who)

    def flips(self, *cards: str) -> None:
        """A draw! check turns up these cards; an optional one is made first, if it was offered."""
        if not self._turned() and not self.game.over:
            who = self.game.decision.seats[0]
            sources = [each for each in self.game.options(who) if each.verb == "use"]
            if sources:
                self._do(sources[0], who)
        turned = self._turned()
        for card in cards:
            if not turned or not fits(turned[0], card):
                self.fail(f"expected {card} to be turned up, but it was {turned or 'nothing'}")
            turned.pop(0)
            self._told += 1

    def picks(self, *cards: str) -> None:
        """The next random picks take these cards."""
        self._picks.wanted += cards

    def undoes(self, who: int) -> None:
        self.game.undo(who)
        self._picks = cast(ScriptedPicks, self.game.state.script)
        self._picks.wanted.clear()
        self._settle_expectation()

    # -- what is asked, and refused ----------------------------------------------------------

    def asks(self, who: int, kind: str | None = None) -> None:
        """Somebody is asked now, and the scenario knows it."""
        if self.game.over:
            self.fail(f"seat {who} should be asked, but the game is over")
        decision = self.game.decision
        if who not in decision.seats or (kind is not None and decision.kind != kind):
            self.fail(f"seat {who} should be asked{'' if kind is None else f' ({kind})'}")
        self._expected = self.game.choices_made

    def refuses(
        self, card: str, rule: str, *, at: int | None = None, as_: str | None = None
    ) -> Mapping[str, Told]:
        """The active player cannot play this, because of that rule; returns the facts told."""
        who = self._asked_seat("play")
        slot = self._held(who, card)
        tried = option("play", slot, -1 if at is None else at, f"as {as_}" if as_ else "")
        return self.refused_by(who, tried, rule)

    def refuses_use(
        self, who: int, what: str, rule: str, *, at: int | None = None, card: str | None = None
    ) -> Mapping[str, Told]:
        """A player cannot use this card in play, ability or event; returns the facts told.

        `card` is the hand card with which an ability is tried.
        """
        target = -1 if at is None else at
        lying = [
            slot
            for player in (self._player(who), *self.state.players)
            for slot in player.in_play
            if fits(self.state.face[slot].text, what)
        ]
        if lying:
            return self.refused_by(who, option("use", lying[0], target), rule)
        player = self._player(who)
        sources = [source.id for source in (*self.state.own(player), *self.state.for_all)]
        if what.partition(" ")[0] not in sources:
            self.fail(f"no '{what}' is in play, and seat {who} has no such ability")
        slot = -1 if card is None else self._held(who, card)
        return self.refused_by(who, option("use", slot, target, what), rule)

    def refuses_end(self, rule: str) -> Mapping[str, Told]:
        """The active player cannot end phase 2, because of that rule; returns the facts told."""
        return self.refused_by(self._asked_seat("play"), option("end"), rule)

    # -- what a button does ------------------------------------------------------------------

    def _settle_expectation(self) -> None:
        self._expected = None

    def _held(self, who: int, card: str) -> int:
        """The first hand card of that name."""
        hand = self._player(who).hand
        held = [slot for slot in hand if fits(self.state.face[slot].text, card)]
        if not held:
            self.fail(f"seat {who} holds no '{card}'")
        return held[0]

    def _asked_seat(self, kind: str) -> int:
        if self.game.over:
            self.fail("the game is over")
        if self.game.decision.kind != kind:
            self.fail(f"expected the question '{kind}'")
        return self.game.decision.seats[0]

    def _expect(self, who: int) -> int:
        if self.game.over:
            self.fail(f"seat {who} should answer, but the game is over")
        if who not in self.game.unanswered():
            self.fail(f"seat {who} should answer, but is not asked")
        return who

    def _play(self, card: str, at: int | None, as_: str | None) -> Option:
        fitting = [
            each
            for each in self.game.options(self.game.decision.seats[0])
            if each.verb == "play"
            and fits(self.state.face[each.slot].text, card)
            and each.seat == (-1 if at is None else at)
            and each.detail == (f"as {as_}" if as_ else "")
        ]
        if not fitting:
            where = "" if at is None else f" at {at}"
            self.fail(f"'{card}'{where} cannot be played")
        return fitting[0]

    def _choose(self, who: int, what: Option | str, at: int | None = None) -> None:
        self._do(what if isinstance(what, Option) else self._named(who, what, at), who)

    def _named(self, who: int, name: str, at: int | None) -> Option:
        fitting = []
        for each in self.game.options(who):
            words = (each.verb, each.detail, each.detail.partition(" ")[0])
            named = each.slot >= 0 and fits(self.state.face[each.slot].text, name)
            if (named or name in words) and (at is None or each.seat == at):
                fitting.append(each)
        if not fitting:
            self.fail(f"seat {who} has no answer '{name}'")
        return fitting[0]

    def _do(self, chosen: Option, who: int) -> None:
        self.press(chosen, who)
        self._settle_expectation()

    def _turned(self) -> list[str]:
        turned = [event.facts["card"] for event in self.events if event.kind == "turned"]
        return turned[self._told :]
