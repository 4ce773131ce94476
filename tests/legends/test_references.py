"""What the pieces of Western Legends name is there, has a name itself, and is explained."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from tests.legends.box import BOX, TOWNS, all_clauses, all_conditions
from tests.texts.told import groups_without_names

import saloon.games.legends
from saloon.games.legends.reading import read_clause, read_condition

BOARD = BOX.board
README = Path(saloon.games.legends.__file__).parent / "data" / "README.md"


def test_what_clauses_name_is_there() -> None:
    for clause in all_clauses():
        assert not clause.kind or BOX.equipment[clause.kind].category == "item", clause
        assert not clause.town or clause.town in TOWNS, clause
        assert set(clause.letters) <= set("ABC"), clause
        assert clause.resource in ("", "money", "nuggets"), clause
        assert clause.fight in ("", "duel", "robbery"), clause
        assert clause.target in ("", "most_lp", "most_money"), clause
        assert clause.amount >= 0, clause
        assert bool(clause.options) == (clause.op == "choose"), clause
        assert (clause.op == "item") == bool(clause.kind), clause
        assert (clause.op == "fight_virtual") == bool(clause.name), clause


def test_what_conditions_name_is_there() -> None:
    actions = {action for each in BOARD.locations.values() for action in each.actions}
    category = {"": "", **{id_: kind.category for id_, kind in BOX.equipment.items()}}
    opponents = {"character", "outlaw", "bandit", "guard", "sheriff", "gang"}
    for part in all_conditions():
        assert set(part.locations) <= set(BOARD.locations), part
        assert part.town in {"", *TOWNS}, part
        assert category[part.item] in ("", "item"), part
        assert category[part.weapon] in ("", "weapon"), part
        assert category[part.mount] in ("", "mount"), part
        assert set(part.any_of) <= set(BOX.equipment), part
        if part.type == "owns_upgraded":
            assert all(BOX.equipment[id_].upgraded for id_ in part.any_of), part
            assert 1 <= part.number <= len(part.any_of), part
        assert part.action in {"", *actions}, part
        assert part.how in ("", "any", "ship", "rustle"), part
        assert set(part.opponents) <= opponents, part
        assert set(part.fights) <= {"arrest", "duel", "robbery"}, part
        assert set(part.ranks) <= {kind.rank for kind in BOX.poker.values()}, part
        assert (part.type in ("all", "any")) == (len(part.of) > 1), part
        # A discard is paid for the whole condition.
        assert not any(each.type.startswith("discard_") for each in part.of), part


def test_where_characters_start_is_there() -> None:
    for character in BOX.characters.values():
        assert character.start_locations
        assert set(character.start_locations) <= set(BOARD.locations)


def test_what_rocks_border_on_is_there() -> None:
    for rocks in BOARD.impassable.values():
        assert set(rocks.borders) <= set(BOARD.spaces)


def explained(heading: str) -> set[str]:
    """The words in the first column of a table of the README."""
    table = (
        README.read_text(encoding="utf-8").partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    )
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| ")]
    return {word.strip() for row in rows[2:] for word in row.split(",")}


def test_every_word_of_the_files_is_explained_and_used() -> None:
    assert explained("Clauses") == {clause.op for clause in all_clauses()}
    assert explained("Conditions") == {part.type for part in all_conditions()}


def test_an_unknown_word_is_refused() -> None:
    with pytest.raises(TypeError, match="amout"):
        read_clause({"op": "choose", "options": [[{"op": "money", "amout": 10}]]})
    with pytest.raises(TypeError, match="minimum"):
        read_condition({"type": "all", "of": [{"type": "has", "minimum": 1}]})


@pytest.mark.parametrize(
    "names",
    [
        [location.name for location in BOARD.locations.values()],
        [rocks.name for rocks in BOARD.impassable.values()],
        [kind.name for kind in BOX.equipment.values()],
        [kind.name for kind in BOX.poker.values()],
        [character.name for character in BOX.characters.values()],
    ],
)
def test_names_in_both_languages(names: list[Mapping[str, str]]) -> None:
    for language in ("en", "cs"):
        called = [name[language] for name in names]
        assert all(called)
        assert len(set(called)) == len(called)


def test_titles() -> None:
    titles = [story.title["en"] for story in BOX.stories]
    titles += [card.title["en"] for card in BOX.man_in_black.cards]
    assert all(titles)
    assert len(set(titles)) == 50


def test_sources() -> None:
    """What is printed and what is designed."""
    printed = [story.number for story in BOX.stories if story.source != "designed"]
    assert printed == [12]
    assert {goal.source for goal in BOX.goals.values()} == {"designed"}
    assert {card.source for card in BOX.man_in_black.cards} == {"designed"}
    designed = [kind for kind in BOX.poker.values() if kind.source == "designed"]
    assert sum(len(kind.suits) for kind in designed) == 34
    for kind in BOX.equipment.values():
        assert kind.front.source == "public"
        assert kind.upgraded is None or kind.upgraded.source == "designed"
    known = [space.source for space in BOARD.spaces.values()]
    known += [location.source for location in BOARD.locations.values()]
    known += [card.source for card in BOX.fights]
    known += [face.source for face in BOX.faces]
    assert set(known) == {"rulebook", "public"}
    for character in BOX.characters.values():
        assert character.source == ("rulebook" if character.id == "annie_oakley" else "public")


def test_in_every_group_of_names_there_are_some() -> None:
    assert groups_without_names("legends") == []
