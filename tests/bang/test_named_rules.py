"""The rules that cards, characters and events name are rules of the ledger."""

from __future__ import annotations

from pathlib import Path

import pytest

from saloon.games.bang.catalogue import BUILT
from saloon.games.bang.sources import Source
from saloon.testing.ledger import read_rules

LEDGER = read_rules(Path(__file__).parents[2] / "docs" / "rules")
NAMING = ("rule", "silences", "react_rule", "too_far")


def pieces() -> list[Source]:
    found: list[Source] = []
    for box in BUILT.values():
        found += [*box.cards.values(), *box.characters.values(), *box.event_cards.values()]
        if box.box is not None:
            found += [box.box, *box.box.lent.values()]
    return found


@pytest.mark.parametrize("name", NAMING)
def test_what_a_piece_names_is_a_rule_that_is_there(name: str) -> None:
    named = {piece.id: getattr(piece, name, "") for piece in pieces()}
    assert any(named.values())
    assert {id_: rule for id_, rule in named.items() if rule and rule not in LEDGER} == {}
