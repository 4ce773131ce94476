"""The table as text: who sits where, how they are and how far away."""

from collections.abc import Mapping
from textwrap import wrap
from typing import Any

from saloon.cli.names import Cast
from saloon.cli.words import (
    Words,
    card_name,
    character_name,
    counted,
    kind_of,
    role_name,
    source_name,
)
from saloon.games.bang.catalogue import BUILT

HEADINGS = ("", "#", "name", "character", "role", "life", "hand", "distance", "in play")
GAP = "  "
ROOM = 20
"""Columns for the cards in play, at least; with less they get lines of their own."""
BELOW = "      in play: "
UNBROKEN = "\N{NO-BREAK SPACE}"


def draw_table(view: Mapping[str, Any], cast: Cast, words: Words, width: int) -> list[str]:
    """One line for each seat, clockwise, the viewer first."""
    places = list(view["places"])
    if cast.viewer in places:
        at = places.index(cast.viewer)
        places = places[at:] + places[:at]
    me = view["players"][cast.viewer] if cast.viewer is not None else None
    rows = [HEADINGS, *(_row(view, view["players"][seat], me, cast, words) for seat in places)]
    if me is None:
        rows = [(*row[:7], row[8]) for row in rows]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]) - 1)]
    room = width - sum(widths) - len(GAP) * len(widths)
    lines = [_headline(view, cast, words), *_events(view, words)]
    for row in rows:
        start = GAP.join(cell.ljust(wide) for cell, wide in zip(row, widths, strict=False)) + GAP
        lines += _with_cards(start, row[-1], room, width)
    return lines


def _with_cards(start: str, in_play: str, room: int, width: int) -> list[str]:
    """A line and the cards in play: behind it, or below if the terminal is narrow."""
    if room >= ROOM:
        shown = wrap(in_play, room) or [""]
        lines = [start + shown[0], *(" " * len(start) + more for more in shown[1:])]
    elif in_play == HEADINGS[-1]:
        lines = [start]
    else:
        below = wrap(in_play, width, initial_indent=BELOW, subsequent_indent=" " * len(BELOW))
        lines = [start, *below]
    return [line.replace(UNBROKEN, " ").rstrip() for line in lines]


def _headline(view: Mapping[str, Any], cast: Cast, words: Words) -> str:
    parts = []
    if view["step"] == "first-turn":  # an event is being carried out
        parts.append(f"Before {cast.whose(view['active'])} turn")
    elif view["turn"]:
        parts.append(f"Turn {view['turn']}, {cast.whose(view['active'])} turn")
    parts.append(f"deck: {view['deck']} cards")
    pile = view["pile"]
    top = f"{counted(len(pile), 'card')}, {words.card(pile[-1])} on top" if pile else "empty"
    parts.append(f"discard pile: {top}")
    return f" {words.dot} ".join(parts)


def _events(view: Mapping[str, Any], words: Words) -> list[str]:
    """The event in force and the next one, for each event deck."""
    lines = []
    for deck in view["events"].values():
        now = source_name(deck["now"]) if deck["now"] else "none yet"
        coming = f"next: {source_name(deck['next'])}" if deck["next"] else "it stays"
        lines.append(f"event: {now} {words.dot} {coming}")
    return lines


def _row(
    view: Mapping[str, Any],
    player: Mapping[str, Any],
    me: Mapping[str, Any] | None,
    cast: Cast,
    words: Words,
) -> tuple[str, ...]:
    seat = player["seat"]
    name = cast.names[seat]
    number = str(seat + 1)
    out = player["status"] == "out"
    role = role_name(player["role"]) if player["role"] else "?"
    character = character_name(player["character"])
    if out:
        return ("", number, name, character, role, "out", "", "", "")
    marker = ">" if seat == view["active"] and view["turn"] and not view["result"] else ""
    return (
        marker,
        number,
        name,
        character,
        role,
        "ghost" if player["status"] == "ghost" else words.life(player["life"], player["max_life"]),
        str(player["cards"]),
        _distance(player, me, words),
        ", ".join(_in_play(face) for face in player["in_play"]),
    )


def _distance(player: Mapping[str, Any], me: Mapping[str, Any] | None, words: Words) -> str:
    if me is None or me["status"] == "out":
        return ""
    if player is me:
        return f"range {player['range']}"
    near = player["distance"] <= me["range"]
    return f"{player['distance']} {words.dash} {'in range' if near else 'too far'}"


def _in_play(face: str) -> str:
    id_ = kind_of(face)
    reach = next((box.cards[id_].reach for box in BUILT.values() if id_ in box.cards), None)
    name = f"{card_name(id_)} (range {reach})" if reach else card_name(id_)
    return name.replace(" ", UNBROKEN)
