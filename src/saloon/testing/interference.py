"""Non-interference: what a seat gets depends on nothing that it may not know."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from saloon.kernel import Game, State
from saloon.testing.playing import anybody, canonical, words


def check_non_interference(game: Game, seat: int, random: Random, choices: int = 10) -> None:
    """What a seat gets depends on nothing it may not know.

    A twin differs from the game only in what the seat does not know. The same choices are made in
    both while they exist in both; everything the seat gets must be the same, until a hidden card
    that differs is openly shown to it.
    """
    game = game.copy()
    twin = game.determinize(seat, random.getrandbits(48))
    twin.state.chance = game.state.chance.copy()
    games = (game, twin)
    news = [each.listen() for each in games]
    for _ in range(choices):
        if game.over or twin.over:
            return
        gets = [_received(each, seat) for each in games]
        assert gets[0] == gets[1], f"seat {seat} can tell the worlds apart: {_where(*gets)}"
        if game.answers != twin.answers:
            return  # a secret answer already given does not exist in both
        chosen, who = anybody(game, random)
        if chosen not in (*twin.options(who), *twin.interjections(who)):
            return
        shuffles = [_Shuffles(seat) for _ in games]
        for each, watcher in zip(games, shuffles, strict=True):
            each.state.script = watcher
            each.choose(chosen, who)
            each.state.script = None
        # What was openly shown a moment before may be shuffled, or lost track of, again.
        if shuffles[0].seen != shuffles[1].seen or parted(game, twin, seat):
            return
        heard = [canonical([event.seen_by(seat) for event in told]) for told in news]
        assert heard[0] == heard[1], f"seat {seat} hears different news: {_where(*heard)}"
        if shuffles[0].mixed:
            return  # other cards come to other places: nothing more to compare


def _where(one: str, other: str) -> str:
    """Where two texts part, with a little of what is around it."""
    pairs = enumerate(zip(one, other, strict=False))
    part = next((at for at, (a, b) in pairs if a != b), min(len(one), len(other)))
    around = slice(max(part - 120, 0), part + 80)
    return f"\n  …{one[around]}…\nor\n  …{other[around]}…"


class _Shuffles:
    """Leaves everything to chance; remembers what a seat knew of cards before it lost track."""

    def __init__(self, seat: int) -> None:
        self.bit = 1 << seat
        self.seen: list[list[tuple[int, str]]] = []
        self.mixed = False

    def number(self, _state: State, _bound: int, _among: Sequence[int] | None) -> None:
        return None

    def faces(self, state: State, slots: Sequence[int]) -> None:
        self.mixed = True
        self.confused(state, slots)

    def confused(self, state: State, slots: Sequence[int]) -> None:
        seen = (slot for slot in slots if state.seen[slot] & self.bit)
        self.seen.append([(slot, state.face[slot].text) for slot in seen])

    def again(self) -> _Shuffles:
        return self


def _received(game: Game, seat: int) -> str:
    """Everything a seat gets at a decision: view, reasons, options, refusals, the question."""
    refusals = []
    if seat in game.unanswered():
        own = game.rules.conceivable(game.state, game.decision, seat)
        refusals = [str(game.why_not(seat, tried)) for tried in own]
    reasons = [game.reasons(seat, other) for other in range(game.state.seats)]
    question = game.state.question(game.decision, game.unanswered())
    return canonical([game.view(seat), reasons, words(game, seat), refusals, game.ask_id, question])


def parted(game: Game, twin: Game, seat: int) -> bool:
    """Whether the seat has openly been shown a card that differs between the worlds."""
    bit = 1 << seat
    known, known_there = ([mask & bit for mask in each.state.seen] for each in (game, twin))
    for slot, (told, told_there) in enumerate(zip(known, known_there, strict=True)):
        here, there = game.state.face[slot], twin.state.face[slot]
        if told and told_there and here.text != there.text:
            return True
        # A face that could not have gone there unseen: that it did not show says as much.
        if told and not told_there and not twin.state.may_hold(slot, here):
            return True
        if told_there and not told and not game.state.may_hold(slot, there):
            return True
    assert known == known_there, "the seat knows different slots"
    return False
