"""The module A Fistful of Cards and the rulings it lets a table choose (ED-27, 28, 62, 95)."""

from saloon.games.bang.editions import ON_OFF, Switch
from saloon.games.bang.module import Module
from saloon.games.bang.modules.fistful_of_cards.facts import FACTS

NAME = "fistful-of-cards"

SWITCHES = (
    Switch(
        "ricochet-counts-as-bang", "ED-27", NAME, ON_OFF, False, True,
        "Whether a BANG! discarded for Ricochet counts towards the one BANG! of a turn.",
    ),
    Switch(
        "abandoned-mine-ability-discards", "ED-28", NAME, ("discard-pile", "deck"),
        "discard-pile", "deck",
        "Abandoned Mine: where cards go that are discarded through an ability.",
    ),
    Switch(
        "abandoned-mine-condition", "ED-95", NAME, ("could-draw", "drew"), "could-draw", "drew",
        "Abandoned Mine: whose discards go onto the deck: who could draw from the pile, or did.",
    ),
    Switch(
        "peyote-guess", "ED-62", NAME, ("colour", "suit"), "colour", "suit",
        "Peyote: whether the colour of a card is guessed, or its suit.",
    ),
)  # fmt: skip

fistful = Module(NAME, "FC", switches=SWITCHES, event_deck="round", facts=FACTS)
