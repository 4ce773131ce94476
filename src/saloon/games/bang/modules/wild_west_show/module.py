"""The module Wild West Show and the rulings it lets a table choose (ED-29 to 31, ED-68 on)."""

from saloon.games.bang.editions import ON_OFF, Switch
from saloon.games.bang.module import Module
from saloon.games.bang.modules.wild_west_show.facts import FACTS

NAME = "wild-west-show"
DECK = "show"

SWITCHES = (
    Switch(
        "darling-valentine-timing", "ED-29", NAME, ("each-turn", "on-reveal"),
        "each-turn", "on-reveal",
        "Darling Valentine: at the start of every turn, or once for everybody when she comes.",
    ),
    Switch(
        "lee-van-kliff-susanna-count", "ED-30", NAME, ON_OFF, True, False,
        "Whether a repetition by Lee Van Kliff is a card played for Miss Susanna.",
    ),
    Switch(
        "gregory-deck-first-pair", "ED-31", NAME, ("setup", "first-turn"), "setup", "first-turn",
        "Greygory Deck draws his first two characters when the game begins, or in his first turn.",
    ),
    Switch(
        "bone-orchard-redeal", "ED-68", NAME, ("role", "character"), "role", "role",
        "Bone Orchard: what is dealt anew among those who are out.",
    ),
    Switch(
        "helena-zontero-redeal", "ED-69", NAME, ("role", "character"), "role", "role",
        "Helena Zontero: what is dealt anew among those who are in the game.",
    ),
    Switch(
        "teren-kill-draws-card", "ED-72", NAME, ON_OFF, True, False,
        "Whether Teren Kill draws a card when his check has saved him.",
    ),
    Switch(
        "showdown-bang-cards", "ED-94", NAME, ("only-as-missed", "may"), "only-as-missed", "may",
        "Showdown: BANG! cards can be played as Missed! only, or as either.",
    ),
)  # fmt: skip

wild_west_show = Module(
    NAME, "WS", switches=SWITCHES, event_deck=DECK, deck_hidden=True, facts=FACTS
)
