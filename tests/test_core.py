"""The core of a game asks questions; it knows no piece of a box, nor which boxes there are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.test_no_games import SOURCES, words_in

from saloon.games.registry import about

OF_THE_RULES = {
    "bang": {"bang", "missed", "beer"},
    "dice": set[str](),
}
"""Cards and characters of the base box of which the rules of the game itself speak."""
ELSE = {
    "bang": {
        "base", "barrel", "ghost", "map", "shot", "switch", "wanted",
    },
    "dice": {"base", "duel", "whisky", "duels", "rage"},
}  # fmt: skip
"""The base box, and words that mean something else there: in dice, symbols and steps of a turn."""
LISTED = {"bang": set[str](), "dice": {"duels", "rage", "posse", "undead", "legacy"}}
"""What a catalogue lists: the one line of each box. BANG! has these lines beside the folders."""
GROUPS = ("card", "character", "event", "equipment", "railcar", "station")


def core(game: str) -> list[Path]:
    """The files of a game that belong to no box."""
    return sorted((SOURCES / "games" / game).glob("*.py"))


@pytest.mark.parametrize("game", ["bang", "dice"])
def test_the_core_names_no_piece_of_a_box(game: str) -> None:
    facts = about(game)
    known = {piece.id for piece in facts.pieces if piece.group in GROUPS}
    known |= {piece.id for piece in facts.pieces if piece.module != "base"}
    known |= {module.id for module in facts.modules}
    assert {"slab-the-killer", "jourdonnais"} <= known
    files = core(game)
    assert len(files) > 15
    named = set()
    for file in files:
        ordinary = OF_THE_RULES[game] | ELSE[game]
        ordinary |= LISTED[game] if file.name == "catalogue.py" else set()
        for word in words_in(file):
            inside = [] if "\n" in word else re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)+", word)
            for part in {word, *inside}:  # but for examples in what a file says about itself
                if part.replace("_", "-") in known - ordinary:
                    named.add((file.name, part))
    assert named == set()


@pytest.mark.parametrize("game", ["bang", "dice"])
def test_what_the_core_may_name_is_named_there(game: str) -> None:
    """So that the exceptions do not outlive their reasons."""
    words = {word.replace("_", "-") for file in core(game) for word in words_in(file)}
    assert OF_THE_RULES[game] | ELSE[game] | LISTED[game] <= words
