"""The table as text: who sits where, and how they are. What a game does not have is left out."""

from collections.abc import Mapping
from textwrap import wrap
from typing import Any

from saloon.cli.terminal.voice import Voice

GAP = "  "
ROOM = 20
"""Columns for the cards in play, at least; with less they get lines of their own."""
INDENT = " " * 6
UNBROKEN = "\N{NO-BREAK SPACE}"
View = Mapping[str, Any]
COLUMNS = {
    "arrows": "arrows",
    "places": "places",
    "tokens": "wounds",
    "rage_count": "rage",
    "cards": "hand",
    "distance": "distance",
    "in_play": "in-play",
}
"""The keys of a player's view that are shown, and their headings."""


def draw(view: View, voice: Voice, width: int) -> list[str]:
    """One line for each seat, clockwise, the viewer first."""
    players = view["players"]
    seats = list(view.get("places") or range(len(players)))
    me = None
    if voice.viewer in seats:
        at = seats.index(voice.viewer)
        seats = seats[at:] + seats[:at]
        me = players[voice.viewer]
    columns = [name for name in COLUMNS if name in players[0]]
    if me is None:  # nobody from whom to count
        columns = [name for name in columns if name not in ("distance", "places")]
    heads = ["", "#", *(voice.say(head) for head in ("name", "who", "is", "life"))]
    rows = [[*heads, *(voice.say(COLUMNS[name]) for name in columns)]]
    rows += [_row(view, players[seat], columns, me, voice) for seat in seats]
    return [
        *wrap(_headline(view, voice), width, subsequent_indent=GAP),
        *_events(view, voice),
        *_lines(rows, width, "in_play" in columns),
    ]


def _lines(rows: list[list[str]], width: int, cards: bool) -> list[str]:
    """The rows under each other; the last column has the cards in play, if there are any."""
    fixed = len(rows[0]) - cards
    widths = [max(len(row[at]) for row in rows) for at in range(fixed)]
    room = width - sum(widths) - len(GAP) * fixed
    lines: list[str] = []
    for row in rows:
        start = GAP.join(cell.ljust(wide) for cell, wide in zip(row, widths, strict=False))
        lines += _with_cards(start + GAP, row[-1] if cards else "", room, width, rows[0])
    return lines


def _with_cards(start: str, cards: str, room: int, width: int, heads: list[str]) -> list[str]:
    """A line and the cards in play: behind it, or below if the terminal is narrow."""
    if room >= ROOM:
        shown = wrap(cards, room) or [""]
        lines = [start + shown[0], *(" " * len(start) + more for more in shown[1:])]
    elif cards == heads[-1]:
        lines = [start]
    else:
        below = f"{INDENT}{heads[-1]}: "
        more = wrap(cards, width, initial_indent=below, subsequent_indent=" " * len(below))
        lines = [start, *more]
    return [line.replace(UNBROKEN, " ").rstrip() for line in lines]


def _row(view: View, player: View, columns: list[str], me: View | None, voice: Voice) -> list[str]:
    seat = player["seat"]
    active = seat == view["active"] and bool(view["turn"]) and not view["result"]
    who = voice.known(f"character-{player['character']}")
    begin = [
        ">" if active else "",
        str(seat + 1),
        voice.names[seat],
        who or "?",
        voice.speaker.piece("role", player["role"]) if player["role"] else "?",
    ]
    if player["status"] == "out":
        return [*begin, voice.say("out"), *("" for _ in columns)]
    life = voice.life(player["life"], max(player["life"], player["max_life"]))
    if player["status"] == "ghost":
        life = voice.say("ghost")
    return [*begin, life, *(_cell(name, player, me, voice) for name in columns)]


def _cell(name: str, player: View, me: View | None, voice: Voice) -> str:
    value = player[name]
    if name == "distance":
        return _distance(player, me, voice)
    if name == "in_play":
        return ", ".join(_in_play(face, voice) for face in value)
    if isinstance(value, list):
        return ", ".join(voice.speaker.card(each) for each in value)
    return str(value or ("0" if name == "cards" else ""))


def _distance(player: View, me: View | None, voice: Voice) -> str:
    if me is None or me["status"] == "out":
        return ""
    if player is me:
        return voice.say("range", range=me["range"])
    near = player["distance"] <= me["range"]
    return voice.say("near" if near else "far", distance=player["distance"])


def _in_play(face: str, voice: Voice) -> str:
    """A card by its name, a weapon with its range; its name is not broken."""
    kind = face.partition(":")[0]
    name, reach = voice.speaker.piece("card", kind), voice.reach(kind)
    shown = voice.say("weapon", card=name, range=reach) if reach else name
    return shown.replace(" ", UNBROKEN)


def _headline(view: View, voice: Voice) -> str:
    parts = []
    if view["turn"]:
        whose = {"whose": "me" if view["active"] == voice.viewer else "other"}
        # "first-turn": an event is being carried out before it.
        which = "before" if view["step"] == "first-turn" else "turn"
        parts.append(voice.say(which, turn=view["turn"], name=voice.names[view["active"]], **whose))
    if "supply" in view:
        parts.append(voice.say("supply", count=view["supply"]))
    if "dice" in view and any(view["dice"]):
        faces = [voice.speaker.piece("die", face) for face in view["dice"] if face]
        parts.append(voice.say("dice", dice=", ".join(faces)))
    if "deck" in view:
        parts.append(voice.say("deck", count=view["deck"]))
    if "pile" in view:
        pile = view["pile"]
        top = voice.speaker.card(pile[-1]) if pile else ""
        parts.append(voice.say("pile", count=len(pile), card=top))
    return " · ".join(parts)


def _events(view: View, voice: Voice) -> list[str]:
    """The event in force and the next one, for each event deck."""
    lines = []
    for deck in view.get("events", {}).values():
        now, coming = (
            voice.speaker.piece("event", deck[which]) if deck[which] else ""
            for which in ("now", "next")
        )
        shown = voice.say("event-now", event=now) if now else voice.say("event-none")
        further = voice.say("event-next", event=coming) if coming else voice.say("event-stays")
        lines.append(f"{shown} · {further}")
    return lines
