"""The module High Noon and the rulings it lets a table choose (ED-24 to ED-26, ED-57 to ED-61)."""

from saloon.games.bang.editions import ON_OFF, Switch
from saloon.games.bang.module import Module

NAME = "high-noon"

SWITCHES = (
    Switch(
        "thirst-draw", "ED-24", NAME, ("one-less", "exactly-one"), "one-less", "exactly-one",
        "Thirst: everybody draws a card less than usual, or exactly one.",
    ),
    Switch(
        "train-arrival-timing", "ED-25", NAME, ("phase-1-plus-one", "after-phase-1"),
        "phase-1-plus-one", "after-phase-1",
        "Train Arrival: phase 1 brings a card more, or one comes after it, however it went.",
    ),
    Switch(
        "sermon-scope", "ED-26", NAME, ("active-player", "everyone"), "active-player", "everyone",
        "The Sermon: no BANG! cards for whoever's turn it is, or for nobody all round.",
    ),
    Switch(
        "daltons-affect-green", "ED-57", NAME, ON_OFF, False, True,
        "Whether green cards count as blue ones for The Daltons.",
    ),
    Switch(
        "new-identity-source", "ED-60", NAME, ("random", "life-counter-card"),
        "random", "life-counter-card",
        "New Identity: a character drawn from the box, or everybody's second character card.",
    ),
    Switch(
        "combined-event-deck", "ED-61", NAME, ON_OFF, False, False,
        "With A Fistful of Cards: one deck of both boxes, instead of the Sheriff's choice of one.",
    ),
    Switch(
        "combined-event-deck-size", "CB-EVENT-03", NAME, (12, 13, 14, 15), 12, 12,
        "How many events such a deck has before its last one.",
    ),
    Switch(
        "combined-last-event", "CB-EVENT-04", NAME, ("high-noon", "a-fistful-of-cards"),
        "high-noon", "high-noon",
        "The last event of such a deck.",
    ),
)  # fmt: skip

high_noon = Module(NAME, "HN", switches=SWITCHES, event_deck="round")
