"""`? something`: cards, characters, roles and the people at the table, explained."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from saloon.cli.menu import ME, find_seat, is_number, key
from saloon.cli.names import Cast
from saloon.cli.refusals import distance_words
from saloon.cli.telling import role_with_article
from saloon.cli.words import Entry, Words, character_name, counted, entries, listed
from saloon.games.bang.distance import explain
from saloon.games.bang.state import Bang
from saloon.kernel import Game

NOTIONS = {
    "distance": "The distance to a player is the number of places between you, the shorter way "
    "around, without those who are out. Mustang and Scope change it, never below 1.",
    "range": "A BANG! reaches as far as your weapon's range: 1 without a weapon card.",
    "draw!": "To draw! is to turn up the top card of the deck and look at its suit and value: "
    "hearts help with Barrel and Jail, 2 to 9 of spades let Dynamite explode. It is discarded.",
    "roles": "The Sheriff is known to all and wins, with the Deputies, when all Outlaws and the "
    "Renegade are out. The Outlaws win when the Sheriff dies. The Renegade has to be the last one "
    "alive. Who kills an Outlaw draws 3 cards; a Sheriff who kills a Deputy loses all cards. Of "
    "the two Renegades among eight players each plays alone. Three players have open roles: the "
    "Deputy hunts the Renegade, the Renegade the Outlaw, the Outlaw the Deputy; who kills the "
    "own prey wins at once, and every other kill brings 3 cards.",
    "phases": "A turn has three phases: 1. draw two cards, 2. play cards, 3. discard down to as "
    "many cards as you have life points.",
    "turn": "In a turn a player draws two cards, plays any number (but only one BANG!), and keeps "
    "at most as many as life points. Cards lying in front, like Jail, come before that.",
    "blue": "Blue cards stay in play in front of a player, and work until they are lost.",
    "brown": "Brown cards act at once and go to the discard pile.",
    "green": "Green cards are laid down in front of you and used in a later turn, by discarding "
    "them. Those with a Missed! effect can be used in anybody's turn.",
    "cost": "Some brown cards cost another card from your hand, of your choice; it is discarded "
    "without effect.",
    "effects": "A BANG! effect costs its target 1 life point; a Missed! effect cancels it. Cards "
    "of these names have them, and others do: Gatling shoots, Barrel dodges.",
    "events": "Before each turn of the Sheriff, from the second one on, an event is turned up. It "
    "changes the rules for everybody until the next one covers it. The table shows which one is in "
    "force and which one comes next; the last one stays until the game ends.",
    "life": "Without life points a player is eliminated, unless a Beer saves the last one.",
    "hand limit": "At the end of your turn you keep as many cards as you have life points.",
}


def find_entries(typed: str) -> list[Entry]:
    """What a word means: the things with this name, else those that have a word like it."""
    wanted = key(typed)
    if not wanted:
        return []
    known = list(entries().values())
    for fits in (_is, _begins, _has_word):
        found = [entry for entry in known if fits(entry, wanted)]
        if found:
            return found
    return []


def _is(entry: Entry, wanted: str) -> bool:
    return wanted in (key(entry.name), key(entry.id))


def _begins(entry: Entry, wanted: str) -> bool:
    return key(entry.name).startswith(wanted)


def _has_word(entry: Entry, wanted: str) -> bool:
    return any(key(word).startswith(wanted) for word in entry.name.split())


def describe(entry: Entry) -> list[str]:
    return [f"{entry.name} ({entry.note})", entry.text]


def find_notion(typed: str) -> str | None:
    wanted = key(typed)
    for name, text in NOTIONS.items():
        if wanted and key(name).startswith(wanted):
            return text
    return None


def find_player(typed: str, names: Sequence[str], me: int) -> int | None:
    """A player by name; a bare number is a line of the menu, not a player."""
    if is_number(typed) and key(typed) not in ME:
        return None
    return find_seat(typed, names, me)


def describe_player(game: Game, view: Mapping[str, Any], seat: int, who: Cast) -> list[str]:
    """Somebody at the table: who they are, and how far away and why."""
    player = view["players"][seat]
    words = Words()
    lines = [_about(player, seat, who)]
    entry = entries().get(f"character:{player['character']}")
    if entry is not None:
        lines.append(f"{entry.name}: {entry.text}")
    if player["in_play"]:
        lines.append(f"In play: {words.cards(player['in_play'])}.")
    known = player["hand"] if seat != who.viewer else []
    if known:
        lines.append(f"You know of the hand: {words.cards(known)}.")
    if player["distance"] is not None and who.viewer is not None:
        lines.append(_how_far(cast(Bang, game.state), who, seat))
        lines.append(
            f"{who.names[seat]} sees you at distance {player['sees_me']}, "
            f"with range {player['range']}."
        )
    return lines


def _about(player: Mapping[str, Any], seat: int, who: Cast) -> str:
    if player["status"] == "out":
        return f"{who.does(seat, 'are')} out of the game."
    known = role_with_article(player["role"], len(who.names)) if player["role"] else ""
    is_role = known or "of unknown role"
    facts = [is_role]
    if f"character:{player['character']}" in entries():
        facts.append(f"plays {character_name(player['character'])}")
    facts.append(f"{player['life']} of {counted(player['max_life'], 'life point')}")
    facts.append(f"{counted(player['cards'], 'card')} in hand")
    return f"{who.names[seat]}, number {seat + 1}: {', '.join(facts)}."


def _how_far(state: Bang, who: Cast, seat: int) -> str:
    assert who.viewer is not None
    facts = explain(state, state.players[who.viewer], state.players[seat])
    near = int(facts["distance"]) <= int(facts["range"])
    verdict = "in range" if near else "out of range"
    return (
        f"You see {who.names[seat]} at {distance_words(facts)}; "
        f"your range is {facts['range']}: {verdict}."
    )


def which_one(found: Sequence[Entry]) -> str:
    return f"Which one: {listed([entry.name for entry in found], 'or')}?"
