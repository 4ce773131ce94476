"""Moments at which several players may step in, each deciding in secret.

A window is one question to all seats that could, as far as anybody can see, have something to do;
their answers are carried out in turn order, as long as they still have a point.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from saloon.games.bang.faces import CardFace
from saloon.games.bang.sources import Source
from saloon.games.bang.state import Bang, Player
from saloon.kernel import PASS, Option, Script, option
from saloon.kernel.decision import NOTHING, Often


class Window(Often):
    """Does any of these step in?"""

    __slots__ = ("g", "subject")

    together = True
    amount = 0
    default_option: Option | None = PASS

    def __init__(
        self,
        g: Bang,
        seats: tuple[int, ...],
        what: str,
        subject: Any,
        rule: str,
        by: int,
        named: str,
    ) -> None:
        self.seats = seats
        self.kind = what
        self.rule = rule
        self.about = named
        self.by = by
        self.extra = None
        self.known = -1
        self.options = NOTHING
        self.g = g
        self.subject = subject

    def work_out(self, seat: int) -> list[Option]:
        return _options(self.g, self.g.players[seat], self.kind, self.subject)


def window(g: Bang, what: str, about: Any, *, by: int = -1, named: str = "") -> Script[bool]:
    """Let players step in; `named` tells them what it is about. Returns whether somebody did."""
    seats = tuple(who_could(g, what, about))
    if not seats:
        return False
    from_hand = g.reacting.get(what, ())
    rule = from_hand[0].react_rule if from_hand else ""
    if not rule:
        rule = next(
            source.rule for seat in seats for source in _watchers(g, g.players[seat], what, about)
        )
    answers = yield Window(g, seats, what, about, rule=rule, by=by, named=named)
    stepped_in = False
    for seat, answer in answers.items():
        # Looked at again: an earlier player's answer may have taken the point away.
        if answer != PASS and answer in _options(g, g.players[seat], what, about):
            yield from _step_in(g, g.players[seat], what, about, answer)
            stepped_in = True
    return stepped_in


def _options(g: Bang, player: Player, what: str, about: Any) -> list[Option]:
    options = [PASS]
    if "watches" in (player.kit or g.kit(player)).voices or "watches" in g.in_force.voices:
        options += _uses(g, player, what, about)
    if what in g.reacting:
        face: list[CardFace] = g.face
        for slot in player.hand:
            card = face[slot].card
            if (
                card.reacts_to == what
                and player.seat in card.reactors(g, about)
                and g.forbidden(player, card, slot) is None
            ):
                options.append(option("play", slot))
    return options


def who_could(g: Bang, what: str, about: Any) -> list[int]:
    """The seats for which there is a window now: without one, nobody has to be asked.

    BB-TIMING-12: from public facts alone; anybody with hand cards could hold the right one.
    """
    found: list[int] = []
    if "watches" not in g.hooks and "react" not in g.hooks:
        return found
    holding: list[int] = []
    for kind in g.reacting.get(what, ()):
        holding += kind.reactors(g, about)
    watching = g.circle if "watches" in g.in_force.voices else g.who_has("watches")
    if not holding and not watching:
        return found  # as with most cards that are declared
    players = g.players
    for seat in g.clockwise_from(g.active):
        player = players[seat]
        if (seat in holding and player.hand) or (
            seat in watching and _watchers(g, player, what, about)
        ):
            found.append(seat)
    # Of these seats only the first may be out of the game.
    if found and found[0] == g.active and not players[g.active].present:
        del found[0]
    return found


def _step_in(g: Bang, player: Player, what: str, about: Any, answer: Option) -> Script[None]:
    if answer.verb == "play":
        card = g.card(answer.slot)
        g.lay_on_pile(player, answer.slot, card.id, None)
        yield from card.react(g, player, about) or ()
        return
    for source in _watchers(g, player, what, about):
        if answer.detail == source.id and answer.slot >= 0:
            yield from source.step_in_with(g, player, about, answer.slot) or ()
        elif answer.detail == source.id:
            yield from source.step_in(g, player, what, about) or ()


def _uses(g: Bang, player: Player, what: str, about: Any) -> list[Option]:
    """What a player's sources let the player do now, with a hand card or without."""
    uses = []
    for source in _watchers(g, player, what, about):
        if source.answers_at == what:
            cards = source.window_cards(g, player, about)
            uses += [option("use", slot, -1, source.id) for slot in cards]
        else:
            uses.append(option("use", -1, -1, source.id))
    return uses


def _watchers(g: Bang, player: Player, what: str, about: Any) -> Sequence[Source]:
    watching = (player.kit or g.kit(player)).voices_in("watches") + g.voices_in("watches")
    if not watching:
        return watching  # as with most
    return [source for source in watching if source.watches(g, player, what, about)]
