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
from contextlib import suppress
from typing import Any, NoReturn, cast

from saloon.games.bang.distance import reach, sees
from saloon.games.bang.event_deck import ROUND, event_in_force, next_event
from saloon.games.bang.modules.base.stick import VARIANT as STICK
from saloon.games.bang.modules.base.stick import stick as stick_of
from saloon.games.bang.state import Bang, Player
from saloon.games.registry import new_game
from saloon.kernel import IllegalChoice, Option, State, option
from saloon.kernel.errors import Told
from saloon.kernel.state import Face
from saloon.testing.picture import picture
from saloon.testing.told import Listener

SMALLEST_TABLE = 4
CALM = ("play", "excess")


class ScenarioError(AssertionError):
    """The game did something the scenario did not expect, or the other way round."""


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


class ScriptedPicks:
    """Chance as a test wants it: which card a random pick takes."""

    def __init__(self, wanted: Sequence[str] = ()) -> None:
        self.wanted = list(wanted)
        self.used: list[str] = []

    def again(self) -> ScriptedPicks:
        return ScriptedPicks(self.used)

    def number(self, state: State, _bound: int, among: Sequence[int] | None) -> int | None:
        if not self.wanted or among is None:
            return None
        name = self.wanted.pop(0)
        self.used.append(name)
        for number, slot in enumerate(among):
            if _fits(state.face[slot].text, name):
                return number
        held = ", ".join(state.face[slot].text for slot in among)
        raise ScenarioError(f"'{name}' cannot be picked at random: there is {held}")

    def confused(self, _state: State, _slots: Sequence[int]) -> None:
        """Nothing is chosen."""

    def faces(self, _state: State, _slots: Sequence[int]) -> list[Face] | None:
        return None


def _fits(text: str, name: str) -> bool:
    card, _, value = text.partition(":")
    return name in (text, card, value, value.partition("#")[0])


class Scenario:
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
        self.game = new_game(game, players=len(table), seed=seed, position=position, **options)
        self._picks = ScriptedPicks()
        self.game.state.script = self._picks
        self.events = self.game.listen()
        self._listener = Listener(self.game)
        self._told = 0
        self._expected: int | None = None
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
            self._fail(f"seat {who} cannot use '{what}' now")
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
            if not turned or not _fits(turned[0], card):
                self._fail(f"expected {card} to be turned up, but it was {turned or 'nothing'}")
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

    # -- looking -----------------------------------------------------------------------------

    def asks(self, who: int, kind: str | None = None) -> None:
        """Somebody is asked now, and the scenario knows it."""
        if self.game.over:
            self._fail(f"seat {who} should be asked, but the game is over")
        decision = self.game.decision
        if who not in decision.seats or (kind is not None and decision.kind != kind):
            self._fail(f"seat {who} should be asked{'' if kind is None else f' ({kind})'}")
        self._expected = self.game.choices_made

    def options(self, who: int) -> list[str]:
        """What a seat can choose now, in words."""
        return [self.game.state.option_text(each) for each in self.game.options(who)]

    def can(self, who: int, words: str) -> bool:
        """Whether a seat has an option whose text begins like this, suits and ranks left out."""
        return any(words in (text, _bare(text)) for text in self.options(who))

    def refuses(
        self, card: str, rule: str, *, at: int | None = None, as_: str | None = None
    ) -> Mapping[str, Told]:
        """The active player cannot play this, because of that rule; returns the facts told."""
        who = self._asked_seat("play")
        player = self._player(who)
        held = [slot for slot in player.hand if _fits(self.state.face[slot].text, card)]
        if not held:
            self._fail(f"seat {who} holds no '{card}'")
        tried = option("play", held[0], -1 if at is None else at, f"as {as_}" if as_ else "")
        return self._refused(who, tried, rule)

    def refuses_use(
        self, who: int, card: str, rule: str, *, at: int | None = None
    ) -> Mapping[str, Told]:
        """A player who is asked cannot use this card in play; returns the facts told."""
        lying = [
            slot
            for player in (self._player(who), *self.state.players)
            for slot in player.in_play
            if _fits(self.state.face[slot].text, card)
        ]
        if not lying:
            self._fail(f"no '{card}' is in play")
        return self._refused(who, option("use", lying[0], -1 if at is None else at), rule)

    def refuses_end(self, rule: str) -> Mapping[str, Told]:
        """The active player cannot end phase 2, because of that rule; returns the facts told."""
        return self._refused(self._asked_seat("play"), option("end"), rule)

    def _refused(self, who: int, tried: Option, rule: str) -> Mapping[str, Told]:
        if tried in self.game.options(who):
            self._fail(f"'{self.state.option_text(tried)}' is possible")
        refusal = self.game.why_not(who, tried)
        if refusal is None or refusal.rule != rule:
            self._fail(f"refused by {refusal}, not by {rule}")
        before = self.state.plain()
        with suppress(IllegalChoice):
            self.game.choose(tried, who)
        if self.state.plain() != before:
            self._fail("a refused choice changed something")
        return refusal.facts

    @property
    def state(self) -> Bang:
        return cast(Bang, self.game.state)

    def life(self, who: int) -> int:
        return self._calm_player(who).life

    def hand(self, who: int) -> list[str]:
        """The names of the cards in a hand, in hand order."""
        return [self.state.card(slot).id for slot in self._calm_player(who).hand]

    def hand_texts(self, who: int) -> list[str]:
        return [self.state.face[slot].text for slot in self._calm_player(who).hand]

    def in_play(self, who: int) -> list[str]:
        return [self.state.card(slot).id for slot in self._calm_player(who).in_play]

    def pile(self) -> list[str]:
        """The discard pile by name, its top last."""
        self._calm()
        return [self.state.card(slot).id for slot in self.state.pile]

    def top(self) -> str:
        """The top card of the discard pile, as text."""
        self._calm()
        return self.state.face[self.state.pile[-1]].text if self.state.pile else ""

    def deck(self) -> list[str]:
        """The deck from its top down, as texts."""
        self._calm()
        return [self.state.face[slot].text for slot in reversed(self.state.deck)]

    def is_out(self, who: int) -> bool:
        self._calm()
        return not self._player(who).present

    def role(self, who: int) -> str:
        return self.state.role(self._player(who))

    @property
    def active(self) -> int:
        """Whose turn it is."""
        self._calm()
        return self.state.active

    @property
    def stick(self) -> int:
        self._calm()
        return stick_of(self.state).holder

    @property
    def event(self) -> str | None:
        """The event of the round."""
        self._calm()
        return event_in_force(self.state, ROUND)

    @property
    def next_event(self) -> str | None:
        """The event that everybody sees coming."""
        self._calm()
        return next_event(self.state, ROUND)

    def distance(self, who: int, other: int) -> int:
        return sees(self.state, self._player(who), self._player(other))

    def reach(self, who: int) -> int:
        return reach(self.state, self._player(who))

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def winner(self) -> str | None:
        """The side that has won, once the game is over."""
        return None if self.game.result is None else self.game.result.side

    @property
    def winners(self) -> tuple[int, ...]:
        return () if self.game.result is None else self.game.result.winners

    def picture(self, viewer: int | None = None) -> str:
        """The table as text: all of it, or what one seat sees."""
        self._calm()
        return picture(self.game, viewer, everything=viewer is None)

    # -- strictness --------------------------------------------------------------------------

    def _player(self, who: int) -> Player:
        return self.state.players[who]

    def _calm_player(self, who: int) -> Player:
        self._calm()
        return self._player(who)

    def _calm(self) -> None:
        """Looking at the table is fine only when no unexpected question is pending."""
        if self._picks.wanted:
            self._fail(f"nobody picked at random: {', '.join(self._picks.wanted)}")
        if self.game.over or self.game.decision.kind in CALM:
            return
        if self._expected != self.game.choices_made:
            self._fail("an unexpected question is pending")

    def _settle_expectation(self) -> None:
        self._expected = None

    def _asked_seat(self, kind: str) -> int:
        if self.game.over:
            self._fail("the game is over")
        if self.game.decision.kind != kind:
            self._fail(f"expected the question '{kind}'")
        return self.game.decision.seats[0]

    def _expect(self, who: int) -> int:
        if self.game.over:
            self._fail(f"seat {who} should answer, but the game is over")
        if who not in self.game.unanswered():
            self._fail(f"seat {who} should answer, but is not asked")
        return who

    def _play(self, card: str, at: int | None, as_: str | None) -> Option:
        fitting = [
            each
            for each in self.game.options(self.game.decision.seats[0])
            if each.verb == "play"
            and _fits(self.state.face[each.slot].text, card)
            and each.seat == (-1 if at is None else at)
            and each.detail == (f"as {as_}" if as_ else "")
        ]
        if not fitting:
            where = "" if at is None else f" at {at}"
            self._fail(f"'{card}'{where} cannot be played")
        return fitting[0]

    def _choose(self, who: int, what: Option | str, at: int | None = None) -> None:
        self._do(what if isinstance(what, Option) else self._named(who, what, at), who)

    def _named(self, who: int, name: str, at: int | None) -> Option:
        fitting = []
        for each in self.game.options(who):
            words = (each.verb, each.detail, each.detail.partition(" ")[0])
            named = each.slot >= 0 and _fits(self.state.face[each.slot].text, name)
            if (named or name in words) and (at is None or each.seat == at):
                fitting.append(each)
        if not fitting:
            self._fail(f"seat {who} has no answer '{name}'")
        return fitting[0]

    def _do(self, chosen: Option, who: int) -> None:
        self.game.choose(chosen, who)
        self._listener.check(self.game)
        self._settle_expectation()

    def _turned(self) -> list[str]:
        turned = [event.facts["card"] for event in self.events if event.kind == "turned"]
        return turned[self._told :]

    def _fail(self, message: str) -> NoReturn:
        lines = [message]
        if self.game.over:
            lines.append(f"the game is over: {self.game.result}")
        else:
            decision = self.game.decision
            lines.append(f"pending: {decision.kind} for {decision.seats} ({decision.rule})")
            for who in self.game.unanswered():
                lines.append(f"  {who}: {', '.join(self.options(who))}")
        lines.append(picture(self.game, everything=True))
        raise ScenarioError("\n".join(lines))


def _bare(text: str) -> str:
    """An option text with the suits and ranks left out: `play bang @1`."""
    return " ".join(word.partition(":")[0] for word in text.split())
