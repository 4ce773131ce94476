"""The table as text: who sits where, and how they are. What a game does not have is left out."""

from collections.abc import Mapping
from textwrap import wrap
from typing import Any

from saloon.cli.terminal.voice import Voice
from saloon.games.registry import vocabulary_of
from saloon.kernel.facts import FACE, Fact, OrNone, Several, Shape

GAP = "  "
ROOM = 20
"""Columns for the cards in play, at least; with less they get lines of their own."""
INDENT = " " * 6
UNBROKEN = "\N{NO-BREAK SPACE}"
View = Mapping[str, Any]
ALWAYS = {"seat": "name", "character": "who", "role": "is", "max_life": "life"}
"""Who somebody is, and how they are: what a game has of it comes first."""
CARDS = ("in_play", "gear")
"""What lies before somebody, in the last column."""


def draw(view: View, voice: Voice, width: int) -> list[str]:
    """One line for each seat, clockwise, the viewer first."""
    players = view["players"]
    seats = list(view.get("places") or range(len(players)))
    me = None
    if voice.viewer in seats:
        at = seats.index(voice.viewer)
        seats = seats[at:] + seats[:at]
        me = players[voice.viewer]
    shown = _columns(view, me is not None)
    columns = list(shown)
    always = [head for name, head in ALWAYS.items() if name in players[0]]
    heads = ["", "#", *(voice.say(head) for head in always)]
    rows = [[*heads, *(voice.say(head) for head in shown.values())]]
    rows += [_row(view, players[seat], columns, me, voice) for seat in seats]
    return [
        *wrap(_headline(view, voice), width, subsequent_indent=GAP),
        *_event_cards(view, voice),
        *_land(view, voice, width),
        *_stories(view, voice, width),
        *_shop(view, voice, width),
        *_train(view, voice, width),
        *_lines(rows, width, columns[-1] in CARDS),
    ]


def _columns(view: View, counted: bool) -> dict[str, str]:
    """What is shown of a player, by name, and its heading; cards come last, they need most room.

    Where nobody looks on from a seat, there is no one from whom to count a distance.
    """
    declared = vocabulary_of(view["game"]).player.facts
    found = {
        name: fact
        for name, fact in declared.items()
        if fact.column and name in view["players"][0]
        if counted or not isinstance(fact.kind, OrNone)
    }
    last = [name for name, fact in found.items() if _is_cards(fact)]
    return {name: found[name].column for name in [*(n for n in found if n not in last), *last]}


def _is_cards(fact: Fact) -> bool:
    kind = fact.kind
    return isinstance(kind, Several) and (kind.of is FACE or isinstance(kind.of, Shape))


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
    ]
    if "role" in player:
        begin.append(voice.speaker.piece("role", player["role"]) if player["role"] else "?")
    if player["status"] == "out":
        return [*begin, voice.say("out"), *("" for _ in columns)]
    if "max_life" in player:
        life = voice.life(player["life"], max(player["life"], player["max_life"]))
        begin.append(voice.say("ghost") if player["status"] == "ghost" else life)
    return [*begin, *(_cell(name, player, me, voice) for name in columns)]


def _cell(name: str, player: View, me: View | None, voice: Voice) -> str:
    value = player[name]
    if name == "distance":
        return _distance(player, me, voice)
    if name == "in_play":
        faces = [*value, *player.get("equipment", ())]
        return ", ".join(_in_play(face, voice) for face in faces)
    if name == "gear":
        place = voice.speaker.piece("place", player["space"]) if player["space"] else "–"
        return f"{place} · {', '.join(_equipment(each, voice) for each in value)}"
    if name == "money":
        return voice.say("dollars", amount=value)
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
    name, reach = voice.speaker.card(face), voice.reach(kind)
    if reach or voice.known(f"card-{kind}"):
        name = voice.speaker.piece("card", kind)
    shown = voice.say("weapon", card=name, range=reach) if reach else name
    return shown.replace(" ", UNBROKEN)


def _equipment(each: View, voice: Voice) -> str:
    """A card of equipment; one that lies with its better side up has a plus."""
    name = voice.speaker.piece("card", each["id"]) + ("+" if each["upgraded"] else "")
    return name.replace(" ", UNBROKEN)


def _land(view: View, voice: Voice, width: int) -> list[str]:
    """Who else is out there: the sheriff, bandits, the Man in Black; and one's own goals."""
    if "bandits" not in view:
        return []
    bandits = [voice.speaker.piece("place", space) for space in view["bandits"]]
    sheriff = voice.speaker.piece("place", view["sheriff"])
    told = [voice.say("land", sheriff=sheriff, bandits="; ".join(bandits), count=len(bandits))]
    black = view.get("man_in_black")
    if black is not None:
        place = voice.speaker.piece("place", black["space"])
        told.append(voice.say("man-in-black", place=place, lp=black["lp"]))
    goals = view["players"][voice.viewer].get("goals") if voice.viewer is not None else None
    if goals:
        told.append(voice.say("goals", goals="; ".join(voice.speaker.card(each) for each in goals)))
    return [line for each in told for line in wrap(each, width, subsequent_indent=GAP)]


def _stories(view: View, voice: Voice, width: int) -> list[str]:
    """The stories in play: what each asks for, and who has contributed."""
    lines: list[str] = []
    for place in view.get("stories", ()):
        number = place["story"].partition(":")[2]
        put = [voice.names[seat] for seat, count in enumerate(place["cylinders"]) if count]
        told = voice.say(
            "story", story=voice.speaker.piece("story", number),
            text=voice.known(f"story-{number}.text"), names=", ".join(put) or "none",
            count=sum(place["cylinders"]), spaces=view["story_spaces"],
        )  # fmt: skip
        lines += wrap(told, width, subsequent_indent=GAP)
    return lines


def _headline(view: View, voice: Voice) -> str:
    parts = []
    if view["turn"]:
        whose = {"whose": "me" if view["active"] == voice.viewer else "other"}
        # "first-turn": an event card is being carried out before it.
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


def _shop(view: View, voice: Voice, width: int) -> list[str]:
    """What can be bought, with its price."""
    if "shop" not in view:
        return []
    pieces = [voice.priced(face) for face in view["shop"]]
    return wrap(voice.say("shop", pieces=", ".join(pieces)), width, subsequent_indent=GAP)


def _train(view: View, voice: Voice, width: int) -> list[str]:
    """The row of stations with what a railcar costs there, and what stands under each."""
    if not view.get("stations"):
        return []
    at, engine = view["engine"]["at"], voice.speaker.piece("locomotive", view["engine"]["side"])
    under = {at: engine}
    for behind, face in enumerate(view["train"], 1):
        under[at - behind] = voice.speaker.card(face)
    stops = []
    for place, face in enumerate(view["stations"]):
        price = voice.known(f"station-{face.partition(':')[2]}.price")
        shown = f"{voice.speaker.card(face)} ({price})"
        stops.append(f"{shown}: {under[place]}" if place in under else shown)
    waiting = [under[place] for place in sorted(under, reverse=True) if place < 0]
    lines = [voice.say("train", stops=" · ".join(stops))]
    if waiting:
        lines.append(voice.say("train-waiting", pieces=", ".join(waiting)))
    return [each for line in lines for each in wrap(line, width, subsequent_indent=GAP)]


def _event_cards(view: View, voice: Voice) -> list[str]:
    """The event card in force and the next one, for each event deck."""
    lines = []
    for deck in view.get("events", {}).values():
        now, coming = (
            voice.speaker.piece("event", deck[which]) if deck[which] else ""
            for which in ("now", "next")
        )
        shown = voice.say("event-now", event=now) if now else voice.say("event-none")
        further = voice.say("event-next", event=coming) if coming else voice.say("event-stays")
        if deck["left"] and not coming:
            further = voice.say("event-hidden", left=deck["left"])
        lines.append(f"{shown} · {further}")
    return lines
