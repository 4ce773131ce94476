"""The module Dodge City and the rulings it lets a table choose (ED-01, ED-10 to ED-23)."""

from saloon.games.bang.editions import ON_OFF, Switch
from saloon.games.bang.module import Module
from saloon.games.bang.modules.dodge_city.facts import FACTS

NAME = "dodge-city"

SWITCHES = (
    Switch(
        "three-player-mode", "ED-01", NAME, ON_OFF, True, False,
        "Whether three can play, with open roles and goals of their own.",
    ),
    Switch(
        "rag-time-self-target", "ED-10", NAME, ON_OFF, True, False,
        "Whether Rag Time may be played on oneself.",
    ),
    Switch(
        "can-can-self-target", "ED-11", NAME, ON_OFF, True, False,
        "Whether Can Can may be used on oneself.",
    ),
    Switch(
        "conestoga-effect", "ED-12", NAME, ("take", "discard"), "take", "discard",
        "Whether Conestoga takes a card or makes its owner discard it.",
    ),
    Switch(
        "conestoga-self-target", "ED-13", NAME, ON_OFF, True, False,
        "Whether Conestoga may be used on oneself.",
    ),
    Switch(
        "melee-distance", "ED-14", NAME, ("modified", "fixed-1"), "modified", "fixed-1",
        "Whether Punch and Knife mind Mustang and Scope, or reach the very neighbours.",
    ),
    Switch(
        "pepperbox-range", "ED-15", NAME, ("weapon-range", "fixed-1"), "weapon-range", "fixed-1",
        "Whether the Pepperbox reaches as far as the weapon, or the very neighbours.",
    ),
    Switch(
        "stolen-green-must-be-played", "ED-16", NAME, ON_OFF, False, True,
        "Whether a green card taken from somebody must be laid down in the taker's turn.",
    ),
    Switch(
        "elena-fuente-lives", "ED-17", NAME, (4, 3), 4, 3,
        "How many life points Elena Fuente has.",
    ),
    Switch(
        "pixie-pete-lives", "ED-18", NAME, (4, 3), 4, 3,
        "How many life points Pixie Pete has.",
    ),
    Switch(
        "pixie-pete-draw", "ED-19", NAME, (3, 4), 3, 4,
        "How many cards Pixie Pete draws in phase 1.",
    ),
    Switch(
        "sean-mallory-lives", "ED-20", NAME, (4, 3), 4, 3,
        "How many life points Sean Mallory has.",
    ),
    Switch(
        "pat-brennan-own-cards", "ED-21", NAME, ON_OFF, True, False,
        "Whether Pat Brennan may take a card in front of himself instead of drawing.",
    ),
    Switch(
        "molly-stark-scope", "ED-22", NAME, ("any-hand-card", "bang-missed-beer"),
        "any-hand-card", "bang-missed-beer",
        "Whether Molly Stark draws for any hand card she spends, or for three kinds only.",
    ),
    Switch(
        "vera-custer-timing", "ED-23", NAME, ("phase-1", "turn-start"), "phase-1", "turn-start",
        "Whether Vera Custer names a character after the checks of her turn, or before them.",
    ),
)  # fmt: skip

dodge_city = Module(NAME, "DC", switches=SWITCHES, facts=FACTS)
