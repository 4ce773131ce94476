"""Setting up a game (BB-SETUP, BB-VARIANT)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from saloon.games.bang.catalogue import Configuration
from saloon.games.bang.identity import give_character, printed_life
from saloon.games.bang.state import Bang, Player
from saloon.games.bang.turn import schedule_turn
from saloon.kernel import Chance, Decision, Event, Option, Script, SetupError, Told, option


def new_table(config: Configuration, seed: int) -> Bang:
    """An empty table with nothing dealt."""
    g = _untouched(config).copy()
    g.chance = Chance(seed)
    return g


@lru_cache(maxsize=64)
def _untouched(config: Configuration) -> Bang:
    """The same before there is chance in it. Copies are made in less time than new ones."""
    g = Bang.new(config.layout)
    g.chance = Chance(0)
    g.for_all = config.for_all
    lay_out(config, g)
    for player, slot in zip(g.players, g.group("roles"), strict=True):
        player.role_slot = slot
    for slot in g.group("events"):
        # Which event cards there are, and of which box, is no secret; shuffling hides them.
        g.reveal(slot)
    return g


def lay_out(config: Configuration, g: Bang) -> Bang:
    """Give a table what its boxes and rulings decide."""
    g.kinds = config.kinds
    g.reacting = config.reacting
    g.rulings = config.rulings
    g.possible = config.hooks
    g.lasting = config.lasting
    g.consult_all()
    g.silencing = g.muting = config.muting
    g.open_hands = False
    g.anytime = ()
    return g


def new_game(config: Configuration, seed: int, options: Mapping[str, Any]) -> Bang:
    """Deal roles and characters; the playing cards follow as the first step of the game."""
    g = new_table(config, seed)
    _deal_roles(g, options.get("sheriff"))
    kept = {int(seat): str(name) for seat, name in dict(options.get("characters") or {}).items()}
    _deal_characters(g, kept)
    g.agenda = [("deal", 0), ("choose-characters", 0)]
    if g.group("events"):
        g.agenda.insert(1, ("choose-events", 0))
    return g


def _deal_roles(g: Bang, sheriff: int | None) -> None:
    slots = list(g.group("roles"))
    if sheriff is None:
        g.shuffle(slots)
    else:
        if sheriff not in range(g.seats):
            raise SetupError(f"there is no seat {sheriff} to be Sheriff")
        if g.face[slots[0]].role != "sheriff":
            raise SetupError("nobody is Sheriff in this game", "DC-THREE-09")
        # BB-SERIES-04: the Sheriff is agreed on, the other roles are dealt at random.
        g.face[slots[0]], g.face[slots[sheriff]] = g.face[slots[sheriff]], g.face[slots[0]]
        g.shuffle([slot for slot in slots if slot != slots[sheriff]])
    lay_roles(g)


def lay_roles(g: Bang) -> None:
    """Everybody looks at the own role; the Sheriff's is for all to see, and he begins."""
    for player in g.players:
        g.show(player.role_slot, player.seat)
        if g.role(player) == "sheriff":
            g.reveal(player.role_slot)
            g.first = player.seat
    for source in g.for_all:
        source.roles_dealt(g)
    g.active = g.first


def _deal_characters(g: Bang, kept: Mapping[int, str]) -> None:
    """Each seat's dealt characters are the next ones of the shuffled pool, one or two each."""
    slots = list(g.group("characters"))
    g.shuffle(slots)
    held = _kept_characters(g, slots, kept)
    # BB-SERIES-03: new characters come from those that nobody kept.
    free = [slot for slot in slots if slot not in held.values()] if held else slots
    each = 2 if g.rulings["expert-two-characters"] else 1
    for seat in range(g.seats):
        if seat in held:
            dealt = [held[seat]]
        else:
            dealt = free[:each]
            del free[:each]
        if len(dealt) == 1:
            _take_character(g, seat, dealt[0])
            continue
        g.dealt[seat] = dealt
        for slot in dealt:
            g.show(slot, seat)


def _kept_characters(g: Bang, slots: list[int], kept: Mapping[int, str]) -> dict[int, int]:
    """The slots of characters that seats keep from an earlier game, by seat."""
    if not kept:
        return {}
    by_name = {g.face[slot].character.id: slot for slot in slots}
    for seat, name in kept.items():
        if name not in by_name or seat not in range(g.seats):
            raise SetupError(f"seat {seat} cannot keep the character '{name}'", "BB-SERIES-01")
    if len(set(kept.values())) < len(kept):
        raise SetupError("two seats cannot keep the same character", "BB-SERIES-03")
    return {seat: by_name[name] for seat, name in kept.items()}


def choose_characters(g: Bang, _player: Player) -> Script[None] | None:
    """BB-VARIANT-02: with two characters each, all choose in secret and show at once."""
    g.agenda.pop()
    seats = tuple([seat for seat in range(g.seats) if g.dealt[seat]])
    return _choose_characters(g, seats) if seats else None


def _choose_characters(g: Bang, seats: tuple[int, ...]) -> Script[None]:
    def options(seat: int) -> list[Option]:
        return [option("keep", slot) for slot in g.dealt[seat]]

    answers = yield Decision(seats, "character", options, rule="BB-VARIANT-01", together=True)
    for seat, answer in answers.items():
        if g.rulings.get("new-identity-source") == "life-counter-card":
            # BB-VARIANT-04
            g.second[seat] = [slot for slot in g.dealt[seat] if slot != answer.slot]
        _take_character(g, seat, answer.slot)
        g.dealt[seat] = []  # BB-VARIANT-03: rejected ones are in the box; their owner remembers


def _take_character(g: Bang, seat: int, slot: int) -> None:
    g.reveal(slot)
    give_character(g, g.players[seat], g.face[slot].character)


def deal(g: Bang, _player: Player) -> None:
    """Deal the hands and begin with the first player (BB-SETUP-13 to 17)."""
    g.agenda.pop()
    g.shuffle(g.deck)
    if g.events is not None:
        characters = [player.character.id for player in g.players]
        first = g.first
        led = g.role(g.players[first]) == "sheriff"
        facts = {
            "characters": characters,
            "life": [player.life for player in g.players],
            "sheriff" if led else "first": first,
            "deck": len(g.deck),
        }
        if not led:
            facts["roles"] = [
                g.role(player) if g.knows(None, player.role_slot) else None for player in g.players
            ]
        g.tell(Event("dealt", facts=facts))
    set_aside: list[int] = []
    for player in g.players:
        _deal_hand(g, player, set_aside)
    if set_aside:
        # BB-VARIANT-09: shuffled in once every hand is complete.
        g.deck.extend(set_aside)
        g.shuffle(g.deck)
    schedule_turn(g, g.first)
    for source in g.for_all:
        source.set_up(g)
    g.find_open_hands()


def _deal_hand(g: Bang, player: Player, set_aside: list[int]) -> None:
    whole = g.rulings["sheriff-starting-hand"] == "current-life"
    count = player.max_life if whole else printed_life(g, player.character)
    count = player.character.starting_cards or count
    while len(player.hand) < count:
        slot = g.deck.pop()
        if g.card(slot).diverted:
            set_aside.append(slot)  # BB-VARIANT-08
            g.reveal(slot)
            continue
        player.hand.append(slot)
        g.show(slot, player.seat)
        if g.events is not None:
            told = {"kind": "drew", "seat": player.seat, "cards": 1, "why": "deal"}
            g.tell(Told(told, {"card": g.text(slot)}, (player.seat,)))
