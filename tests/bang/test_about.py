"""What is said about BANG! before it is played."""

from __future__ import annotations

from pathlib import Path

from saloon.games.bang.about import about
from saloon.testing import rule
from saloon.testing.ledger import read_rules

WEAPONS = {"volcanic": 1, "schofield": 2, "remington": 3, "rev-carabine": 4, "winchester": 5}


@rule("BB-WEAP-04")
def test_weapons_have_a_range_and_nothing_else_has() -> None:
    cards = [piece for piece in about().pieces if (piece.group, piece.module) == ("card", "base")]
    assert {card.id: card.range for card in cards if card.range} == WEAPONS


def test_every_ruling_names_a_rule_of_the_ledger() -> None:
    ledger = read_rules(Path(__file__).parents[2] / "docs" / "rules")
    rulings = about().rulings
    assert rulings
    assert {ruling.rule for ruling in rulings} <= set(ledger)


def test_what_an_edition_says_is_one_of_the_values_of_the_ruling() -> None:
    for ruling in about().rulings:
        assert set(ruling.editions.values()) <= set(ruling.values), ruling.id
