"""What is said about the Dice Game before it is played."""

from __future__ import annotations

from pathlib import Path

from tests.texts.told import groups_without_names

from saloon.games.dice.about import about
from saloon.testing.ledger import read_rules


def test_every_piece_belongs_to_the_box_that_brings_it() -> None:
    pieces = {(piece.group, piece.id): piece.module for piece in about().pieces}
    assert pieces["die", "arrow"] == "base"
    assert pieces["die", "duel"] == "duels"
    assert pieces["die", "whisky"] == "duels"
    assert pieces["role", "sheriff"] == "base"
    assert pieces["character", "lucky-duke"] == "base"
    assert pieces["character", "sam-the-healer"] == "posse"


def test_every_ruling_names_a_rule_of_the_ledger() -> None:
    ledger = read_rules(Path(__file__).parents[2] / "docs" / "rules")
    rulings = about().rulings
    assert rulings
    assert {ruling.rule for ruling in rulings} <= set(ledger)


def test_in_every_group_of_names_there_are_some() -> None:
    assert groups_without_names("dice") == []
