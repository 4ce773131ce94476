"""`? something`: pieces, notions and the people at the table, explained."""

from collections.abc import Mapping
from typing import Any

from saloon.cli.terminal.menu import key
from saloon.cli.terminal.voice import Entry, Voice
from saloon.kernel import Game


def find_entries(voice: Voice, typed: str) -> list[Entry]:
    """What a word means: the things with this name, else those that have a word like it."""
    wanted = key(typed)
    if not wanted:
        return []
    for fits in (_is, _begins, _has_word):
        found = [entry for entry in voice.entries if fits(entry, wanted)]
        if found:
            return found
    return []


def _is(entry: Entry, wanted: str) -> bool:
    return wanted in (key(entry.name), key(entry.id))


def _begins(entry: Entry, wanted: str) -> bool:
    return key(entry.name).startswith(wanted)


def _has_word(entry: Entry, wanted: str) -> bool:
    return any(key(word).startswith(wanted) for word in entry.name.split())


def describe(voice: Voice, game: Game, entry: Entry) -> list[str]:
    """A piece, what it does, and how many of it there are."""
    copies = sum(face.text.partition(":")[0] == entry.id for face in game.state.face)
    note = f"{entry.note}, {voice.say('copies', count=copies)}" if copies else entry.note
    return [f"{entry.name} ({note})", entry.text]


def find_notion(voice: Voice, typed: str) -> str:
    wanted = key(typed)
    for name, text in voice.notions:
        if wanted and key(name).startswith(wanted):
            return text
    return ""


def describe_player(voice: Voice, game: Game, seat: int) -> list[str]:
    """Somebody at the table: who they are, and how far away and why."""
    view = game.view(voice.viewer)
    player, me = view["players"][seat], view["players"][voice.viewer]
    name = voice.names[seat]
    if player["status"] == "out":
        return [voice.say("is-out", name=name)]
    lines = [voice.say("person", name=name, number=seat + 1, facts=_facts(voice, player))]
    character = voice.known(f"character-{player['character']}")
    if character:
        lines.append(f"{character}: {voice.explanation('character', player['character'])}")
    if player.get("in_play"):
        lines.append(voice.say("lies", cards=voice.cards(player["in_play"])))
    if player.get("equipment"):
        lines.append(voice.say("lies", cards=voice.cards(player["equipment"])))
    if seat != voice.viewer and player.get("hand"):
        lines.append(voice.say("known-hand", cards=voice.cards(player["hand"])))
    if player.get("distance") is not None:
        reasons = game.reasons(voice.viewer, seat)
        near = "yes" if player["distance"] <= me["range"] else "no"
        far = {
            "distance": voice.speaker.reason("distance", reasons["distance"]),
            "range": me["range"],
            "near": near,
        }
        lines.append(voice.say("you-see", name=name, **far))
        lines.append(
            voice.say("sees-you", name=name, distance=player["sees_me"], range=player["range"])
        )
    return lines


def _facts(voice: Voice, player: Mapping[str, Any]) -> str:
    facts = []
    if "role" in player:
        role = player["role"]
        facts.append(voice.speaker.piece("role", role) if role else voice.say("unknown-role"))
    if "side" in player:
        facts.append(voice.speaker.piece("side", player["side"]))
    character = voice.known(f"character-{player['character']}")
    if character:
        facts.append(character)
    if "max_life" in player:
        facts.append(voice.say("of-life", life=player["life"], most=player["max_life"]))
    if "cards" in player:
        facts.append(voice.say("in-hand", count=player["cards"]))
    return ", ".join(facts)
