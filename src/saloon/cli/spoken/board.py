"""The table as text. Columns that a game does not have are left out."""

from collections.abc import Mapping
from typing import Any

from saloon.cli.spoken.voice import Voice

GAP = "  "
Player = Mapping[str, Any]
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


def draw(view: Mapping[str, Any], voice: Voice) -> list[str]:
    """One line for each seat, clockwise, the viewer first."""
    players = view["players"]
    seats = list(view.get("places") or range(len(players)))
    if voice.viewer in seats:
        at = seats.index(voice.viewer)
        seats = seats[at:] + seats[:at]
    columns = [name for name in COLUMNS if name in players[0]]
    heads = ["", "#", *(voice.say(head) for head in ("name", "who", "is", "life"))]
    rows = [[*heads, *(voice.say(COLUMNS[name]) for name in columns)]]
    for seat in seats:
        player = players[seat]
        active = seat == view["active"] and bool(view["turn"]) and not view["result"]
        rows.append(
            [
                ">" if active else "",
                str(seat + 1),
                voice.names[seat],
                voice.speaker.piece("character", player["character"]),
                voice.speaker.piece("role", player["role"]) if player["role"] else "?",
                *_rest(player, columns, voice),
            ]
        )
    widths = [max(len(row[at]) for row in rows if at < len(row)) for at in range(len(rows[0]))]
    lines = [
        GAP.join(cell.ljust(wide) for cell, wide in zip(row, widths, strict=False)).rstrip()
        for row in rows
    ]
    return [_headline(view, voice), *lines]


def _rest(player: Player, columns: list[str], voice: Voice) -> list[str]:
    if player["status"] == "out":
        return [voice.say("out")]
    life = voice.life(player["life"], max(player["life"], player["max_life"]))
    return [life, *(_cell(player[name], voice) for name in columns)]


def _headline(view: Mapping[str, Any], voice: Voice) -> str:
    parts = [voice.say("turn", turn=view["turn"])] if view["turn"] else []
    if "supply" in view:
        parts.append(voice.say("supply", count=view["supply"]))
    if "dice" in view and any(view["dice"]):
        parts.append(voice.say("dice", dice=_dice([d for d in view["dice"] if d], voice)))
    if "deck" in view:
        parts.append(voice.say("deck", count=view["deck"]))
    if view.get("pile"):
        parts.append(voice.say("pile", card=voice.speaker.card(view["pile"][-1])))
    return f" {voice.dot} ".join(parts)


def _dice(faces: list[str], voice: Voice) -> str:
    return ", ".join(voice.speaker.piece("die", face) for face in faces)


def _cell(value: Any, voice: Voice) -> str:
    if isinstance(value, list):
        return ", ".join(voice.speaker.card(each) for each in value)
    return str(value or "")
