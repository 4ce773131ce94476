"""A stored table laid out again: the way back from `Bang.plain`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from saloon.games.bang.catalogue import Configuration
from saloon.games.bang.modules.base.stick import VARIANT as STICK
from saloon.games.bang.setup import lay_out
from saloon.games.bang.sources import EventCard
from saloon.games.bang.state import BETWEEN_ROUNDS, Bang
from saloon.kernel import RecordError
from saloon.kernel.layout import NOBODY
from saloon.kernel.stored import Stored

LAST_STEPS: Final = ("next", "deal", BETWEEN_ROUNDS)
"""Steps that bring further ones: the last of any agenda."""


def restore(config: Configuration, plain: Mapping[str, Any]) -> Bang:
    """The state that was stored, or a `RecordError` if it cannot be one of this game."""
    plain = Stored(plain).plain
    if "marks" in plain:
        plain = _of_the_first_form(plain, config.players)
    stored = Stored({"kept": {}, **plain})
    g = lay_out(config, Bang.read(stored, config.layout))
    _check(g)
    _have_a_say(g)
    return g


def _of_the_first_form(plain: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """What games were stored as at first: facts by names in `marks`, life points in pairs."""
    stored = Stored(plain)
    marks = stored.counts("marks")
    players = []
    for part in stored.parts("players", seats):
        life, most = part.numbers("life", count=2)
        row = {"life": life, "max_life": most, "role_slot": part["role"]}
        players.append({**part.plain, **row})

    def marked(seat: int, *names: str) -> list[int]:
        keys = [name.format(seat) for name in names]
        return [marks[key] for key in keys if key in marks]

    return {
        **plain,
        "players": players,
        "first": marks.get("first", NOBODY),
        "first_out": marks.get("first-out", NOBODY),
        "extra_turn": marks.get("extra", NOBODY),
        "dealt": [marked(seat, "dealt:{}:0", "dealt:{}:1") for seat in range(seats)],
        "second": [marked(seat, "second:{}") for seat in range(seats)],
        "event_decks": plain.get("event_decks", []),
        "added": plain.get("added", []),
        "kept": {STICK: {"holder": marks["stick"]}} if "stick" in marks else {},
    }


def _have_a_say(g: Bang) -> None:
    """What follows from the sources there are now, and from those there have been."""
    g.possible |= g.added
    g.find_open_hands()
    g.consult_all()
    if "anytime" in g.hooks:
        g.find_anytime()


def _check(g: Bang) -> None:
    """Whether the parts fit together: what any table has, whatever is on it."""
    seats = list(range(g.seats))
    for player in g.players:
        if player.life > player.max_life:
            raise RecordError(
                f"seat {player.seat} of the stored state has {player.life} of "
                f"{player.max_life} life points"
            )
    laid = [slot for zone in g.zones() if zone.group == "cards" for slot in zone.slots]
    if len(laid) != len(set(laid)):
        raise RecordError("a card of the stored state is in two places")
    if sorted([player.role_slot for player in g.players]) != list(g.group("roles")):
        raise RecordError("the stored state does not give every seat a role of its own")
    if sorted(g.places) != seats:
        raise RecordError("the stored state does not give every seat a place of its own")
    if g.circle != [seat for seat in g.places if g.players[seat].present]:
        raise RecordError("the stored state has others around the table than are in the game")
    tops = [g.face[deck.past[-1]].event_card for deck in g.event_decks.values() if deck.past]
    if [source for source in g.for_all if isinstance(source, EventCard)] != tops:
        raise RecordError("the stored state has other events in force than lie on top")
    if any(seat not in seats for _, seat in g.agenda):
        raise RecordError("a step of the stored state is nobody's")
    if g.result is None and g.agenda[0][0] not in LAST_STEPS:
        raise RecordError("the turn of the stored state leads to no other")
