"""The table as a few lines of text, for tests that compare pictures and for people."""

from __future__ import annotations

from typing import Any

from saloon.kernel import Game


def picture(game: Game, viewer: int | None = None, *, everything: bool = False) -> str:
    """Draw a game from one seat's view; `everything` shows all hands and roles."""
    view = game.rules.view(game.state, viewer, over=everything or game.over)
    return _DRAWN[view["game"]](view)


def _bang(view: dict[str, Any]) -> str:
    lines = [_seat(view, view["players"][seat]) for seat in view["places"]]
    pile = view["pile"][-1] if view["pile"] else "-"
    turned = f", turned {' '.join(view['turned'])}" if view["turned"] else ""
    events = "".join(f", event {deck['now']}" for deck in view["events"].values() if deck["now"])
    lines.append(f"deck {view['deck']}, pile {pile}{turned}{events}")
    return "\n".join(lines)


def _seat(view: dict[str, Any], player: dict[str, Any]) -> str:
    if player["status"] == "out":
        return f"  {player['seat']} {player['role']} {player['character']} out"
    mark = ">" if player["seat"] == view["active"] else " "
    bullets = "*" * player["life"] + "." * (player["max_life"] - player["life"])
    hidden = player["cards"] - len(player["hand"])
    hand = [*player["hand"], *(["?" * hidden] if hidden else [])]
    parts = [
        f"{mark} {player['seat']} {player['role'] or '?'} {player['character']} {bullets}",
        f"hand {' '.join(hand) or '-'}",
    ]
    if player["in_play"]:
        parts.append(f"play {' '.join(player['in_play'])}")
    return " | ".join(parts)


def _dice(view: dict[str, Any]) -> str:
    lines = []
    for player in view["players"]:
        who = f"{player['seat']} {player['role'] or '?'} {player['character']}"
        if player["status"] == "out":
            lines.append(f"  {who} out")
            continue
        mark = ">" if player["seat"] == view["active"] else " "
        bullets = "*" * player["life"] + "." * (player["max_life"] - player["life"])
        line = f"{mark} {who} {bullets} {'^' * player['arrows']}".rstrip()
        for name in ("tokens", "rage"):
            if player.get(name):
                line += f" | {name} {' '.join(player[name])}"
        lines.append(line)
    lines.append(f"supply {view['supply']}, dice {' '.join(view['dice']).strip() or '-'}")
    return "\n".join(lines)


def _legends(view: dict[str, Any]) -> str:
    lines = []
    for player in view["players"]:
        mark = ">" if player["seat"] == view["active"] else " "
        gear = [each["id"] + "+" * each["upgraded"] for each in player["gear"]]
        points = " ".join(f"{name} {player[name]}" for name in ("lp", "mp", "wp") if player[name])
        hidden = player["cards"] - len(player["hand"])
        hand = [*player["hand"], *(["?" * hidden] if hidden else [])]
        parts = [
            f"{mark} {player['seat']} {player['character']} {player['space']} {points}".rstrip(),
            f"${player['money']} nuggets {player['nuggets']} wounds {player['wounds']}",
            f"hand {' '.join(hand) or '-'}",
            " ".join([*gear, *(player["herd"] or player["cattle"])]),
        ]
        lines.append(" | ".join(parts))
    bandits = " ".join(view["bandits"]) or "-"
    lines.append(f"deck {view['deck']}, sheriff {view['sheriff']}, bandits {bandits}")
    if "man_in_black" in view:
        black = view["man_in_black"]
        lines.append(f"man in black {black['space']} lp {black['lp']}, deck {black['deck']}")
    lines += [f"{each['story']} {each['cylinders']}" for each in view["stories"]]
    return "\n".join(lines)


_DRAWN = {"bang": _bang, "dice": _dice, "legends": _legends}
