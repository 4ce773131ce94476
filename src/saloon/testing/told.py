"""Whether what a game tells is as declared: events, details of options, refusals, views."""

from __future__ import annotations

from collections.abc import Iterable

from saloon.kernel import Game
from saloon.kernel.facts import Known
from saloon.testing.rules import ID_PATTERN
from saloon.texts.messages import message_ids


class Listener:
    """Hears every event of a game and looks whether it fits."""

    def __init__(self, game: Game) -> None:
        self._vocabulary = game.rules.vocabulary()
        self._known = known(game)
        self._heard = 0
        game.listen()

    def check(self, game: Game) -> None:
        events = game.listen()
        new = events[self._heard :]
        self._heard = len(events)
        for event in new:
            _agree(self._vocabulary.misfits_of_event(event, self._known))


def check_question(game: Game) -> None:
    """What is asked has words, and names the rule it is asked for."""
    decision, asks = game.decision, f"{game.rules.vocabulary().game}-ask-"
    assert f"{asks}{decision.kind}" in message_ids(asks), f"no words for '{decision.kind}'"
    named = f"the question '{decision.kind}' names '{decision.rule}'"
    assert ID_PATTERN.fullmatch(decision.rule), named


def known(game: Game) -> Known:
    return Known(game.state.seats, frozenset([face.text for face in game.state.face]))


def check_told(game: Game) -> None:
    """What everybody sees, can answer, and is refused, at a decision or at the end."""
    words, facts = game.rules.vocabulary(), known(game)
    for viewer in (None, *range(game.state.seats)):
        _agree(words.misfits_of_view(game.view(viewer), facts))
    if game.over:
        return
    for seat in range(game.state.seats):
        for chosen in (*game.options(seat), *game.interjections(seat)):
            _agree(words.misfits_of_option(game.state, chosen, facts))
    seat = game.unanswered()[0]
    told = set()
    for tried in game.rules.conceivable(game.state, game.decision, seat):
        refusal = game.why_not(seat, tried)
        # Most of what is conceivable is refused for the same few reasons.
        if refusal is not None and (said := str(refusal)) not in told:
            told.add(said)
            _agree(words.misfits_of_refusal(refusal.rule, refusal.facts, facts))


def _agree(wrong: Iterable[str]) -> None:
    told = "; ".join(wrong)
    assert not told, f"what is told is not as declared: {told}"
