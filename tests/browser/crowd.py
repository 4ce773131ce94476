"""The busiest table there can be: eight players, and in front of them all cards that stay there.

Real play seldom comes near it, so the position is laid by hand. The page gets it instead of the
game that the server has begun; view and question are what the rules make of that position.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec
from tests.browser.deals import my_turn, table_dealing
from tests.browser.people import Person
from tests.browser.table import TablePage, open_table

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


def sit_down_at(person: Person, game: Game) -> TablePage:
    """Opens a table of the same kind and shows this game there."""
    person.set(hints=False)  # what is shown to newcomers lies over the piles on a phone
    name = table_dealing(my_turn, name="Crowd {}", **SETTINGS)
    number = person.new_table(name, **SETTINGS)

    seat = f"seat{ME}"
    instead = {
        "view": sight.view(game, seat),
        "ask": msgspec.to_builtins(sight.ask(game, seat)),
    }
    person.context.add_init_script(INSTEAD % json.dumps(instead))
    table = open_table(person, number)
    table.wait()
    return table
