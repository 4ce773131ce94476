"""The busiest table there can be: eight players, and in front of them all cards that stay there.

Real play seldom comes near it, so the position is laid by hand. The page gets it instead of the
game that the server has begun; view and question are what the rules make of that position.
"""

from __future__ import annotations

import json
from typing import Any, cast

import msgspec
from tests.browser.deals import table_dealing
from tests.browser.people import Person
from tests.browser.table import TablePage, open_table

from saloon.games.bang.catalogue import BUILT
from saloon.games.bang.state import Bang
from saloon.games.registry import new_game
from saloon.kernel import Game
from saloon.table import sight

MODULES = ["dodge-city", "bullet", "high-noon", "fistful-of-cards"]
SETTINGS: dict[str, Any] = {
    "players": 8,
    "modules": MODULES,
    "rulings": {"combined-event-deck": True},
}
ME = 0
HAND = ["bang", "bang", "missed", "beer", "panic", "general-store", "duel", "brawl", "tequila"]
SEATS: list[dict[str, Any]] = [
    {
        "character": "calamity-janet",
        "role": "sheriff",
        "in_play": ["scope", "barrel", "volcanic", "bible", "canteen"],
        "hand": HAND,
    },
    {
        "character": "chuck-wengam",
        "in_play": [
            "hideout",
            "mustang",
            "winchester",
            "jail",
            "dynamite",
            "derringer",
            "pony-express",
            "howitzer",
        ],
        "hand": ["bang"] * 3,
    },
    {
        "character": "elena-fuente",
        "in_play": ["binocular", "barrel", "schofield", "jail", "knife", "sombrero", "can-can"],
        "hand": ["missed"] * 5,
    },
    {
        "character": "slab-the-killer",
        "in_play": ["dynamite", "mustang", "remington", "iron-plate", "buffalo-rifle"],
        "hand": ["beer"] * 2,
    },
    {"character": "bart-cassidy", "in_play": ["jail"], "out": True},
    {
        "character": "greg-digger",
        "in_play": ["barrel", "mustang", "rev-carabine", "conestoga"],
        "hand": ["bang"] * 10,
    },
    {
        "character": "jose-delgado",
        "in_play": ["schofield", "iron-plate", "pepperbox", "ten-gallon-hat"],
        "life": 1,
    },
    {"character": "belle-star", "in_play": ["rev-carabine"], "hand": ["bang"]},
]

EVERYTHING: dict[str, Any] = {
    "players": 8,
    "modules": [name for name in BUILT if name != "base"],
}
FULL_SEATS: list[dict[str, Any]] = [
    {
        "character": "red-ringo",
        "role": "sheriff",
        "in_play": ["scope", "big-fifty", "crate", "railcar:observation-car", "canteen"],
        "hand": ["bang", "aim", "missed", "whip", "stagecoach", "duel"],
    },
    {
        "character": "bass-greeves",
        "in_play": ["mustang", "thunderer", "bandolier", "jail", "bomb", "derringer"],
        "hand": ["bang"] * 3,
    },
    {
        "character": "flint-westwood",
        "in_play": ["binocular", "bounty", "rattlesnake", "knife", "sombrero"],
        "hand": ["missed"] * 5,
    },
    {"character": "vulture-sam", "role": "renegade", "out": True},
    {
        "character": "madam-yto",
        "role": "outlaw",
        "presence": "ghost",
        "in_play": ["ghost", "tumbleweed", "railcar:dining-car"],
        "hand": ["beer"] * 2,
    },
    {
        "character": "big-spencer",
        "in_play": ["barrel", "dynamite", "lockpick", "railcar:mail-car"],
        "hand": ["bang"] * 10,
    },
    {
        "character": "jacky-murieta",
        "in_play": ["schofield", "iron-plate", "beer-keg", "ten-gallon-hat"],
        "life": 1,
    },
    {"character": "lee-van-kliff", "in_play": ["rev-carabine"], "hand": ["bang"]},
]
FULL = {
    "gold-rush": {
        "nuggets": [5, 0, 2, 0, 1, 10, 3, 0],
        "worn": [
            ["equipment:pickaxe"], ["equipment:boots"], [], [],
            [], ["equipment:gun-belt", "equipment:wanted"], [], ["equipment:horseshoe"],
        ],
        "shop": ["equipment:rucksack", "equipment:union-pacific", "equipment:lucky-charm"],
    },
    "armed-and-dangerous": {"on_characters": [3, 4, 1, 0, 2, 0, 1, 0]},
    "great-train-robbery": {"at": 5},
}  # fmt: skip
SHADOW = 3
ON_CARDS = {"big-fifty": 2, "crate": 4, "thunderer": 1, "bandolier": 3, "bomb": 3, "tumbleweed": 2}

# What the page is told when it comes to the table, with another game in it.
INSTEAD = """(() => {
  const real = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data').get
  Object.defineProperty(MessageEvent.prototype, 'data', {
    get() {
      const text = real.call(this)
      const news = typeof text === 'string' && text.startsWith('{') ? JSON.parse(text) : {}
      return news.is === 'welcome' ? JSON.stringify({ ...news, ...%s }) : text
    },
  })
})()"""


def busiest(event: str = "ricochet", coming: str = "the-reverend") -> Game:
    """The sheriff's turn at that table."""
    seats = [{**each, "in_play": [] if each.get("out") else each["in_play"]} for each in SEATS]
    position = {"seats": seats, "event": event, "events": [coming], "pile": ["saloon"]}
    return new_game("bang", seed=1, **SETTINGS, position=position)


def fullest() -> Game:
    """The same with every box: three events, a ghost, a shadow, a shop, a train, tokens."""
    position = {
        "seats": FULL_SEATS,
        "event": ["blessing", "miss-susanna", "mad-ride"],
        "pile": ["saloon"],
        "kept": FULL,
    }
    game = new_game("bang", seed=1, **EVERYTHING, position=position)
    g = cast(Bang, game.state)
    g.kept["shadow-gunslingers"].side[SHADOW] = "outlaw"
    loads = g.kept["armed-and-dangerous"].on_cards
    for slot in [slot for player in g.players for slot in player.in_play]:
        if g.face[slot].card.border == "orange":
            loads[slot] = ON_CARDS.get(g.card(slot).id, 1)
    return game


def sit_down_at(person: Person, game: Game, settings: dict[str, Any] = SETTINGS) -> TablePage:
    """Opens a table of the same kind and shows this game there."""
    person.set(hints=False)  # what is shown to newcomers lies over the piles on a phone
    # Whatever the server's own game asks first, it waits for it.
    name = table_dealing(bool, name="Crowd {}", **settings)
    number = person.new_table(name, **settings)

    seat = f"seat{ME}"
    instead = {
        "view": sight.view(game, seat),
        "ask": msgspec.to_builtins(sight.ask(game, seat)),
    }
    person.context.add_init_script(INSTEAD % json.dumps(instead))
    table = open_table(person, number)
    table.wait()
    return table
