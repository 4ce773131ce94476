"""Every event with every character: it comes, holds a round, and ends.

Each pair is compared with the same rounds without the event, changed as the table in `expected.py`
says. Events and characters come from the boxes that are built: a new box is in it by itself.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.bang.pairs.expected import CHANGES, RETURNS, REVEALS, Pair, at_reveal
from tests.bang.pairs.life import absent, held, revealed
from tests.bang.pairs.probes import Digest
from tests.bang.pairs.table import (
    BLANK,
    PLAIN,
    characters_of_the_boxes,
    events_of_the_boxes,
)

from saloon.games.bang.editions import EDITIONS
from saloon.testing import rule

EVENTS = events_of_the_boxes()
CHARACTERS = [PLAIN, *characters_of_the_boxes()]
every_event = pytest.mark.parametrize("event", EVENTS)


def fresh(value: Any) -> Any:
    """What is kept of the rounds without an event is not to be changed."""
    if isinstance(value, dict):
        return {key: fresh(each) for key, each in value.items()}
    return [fresh(each) for each in value] if isinstance(value, list) else value


def differences(wanted: Any, got: Any, where: str) -> list[str]:
    if wanted == got:
        return []
    if isinstance(wanted, dict) and isinstance(got, dict):
        return [
            line
            for key in (*wanted, *(key for key in got if key not in wanted))
            for line in differences(wanted.get(key), got.get(key), f"{where}: {key}")
        ]
    if isinstance(wanted, frozenset) and isinstance(got, frozenset):
        return [f"{where}: missing {sorted(wanted - got)}, too much {sorted(got - wanted)}"]
    return [f"{where}: expected {wanted}, not {got}"]


def expected(event: str, character: str, edition: str) -> Digest:
    base, plain = held(BLANK.id, character, edition), held(BLANK.id, PLAIN, edition)
    pair = Pair(character, fresh(base), fresh(plain), edition)
    pair.base["table"]["events"] = [event]
    if event in CHANGES:
        CHANGES[event](pair)
    return pair.base


@pytest.mark.games
@every_event
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_event_changes_for_each_character_what_it_says_and_leaves_nothing_behind(
    event: str, edition: str
) -> None:
    found = [
        line
        for character in CHARACTERS
        for line in differences(
            expected(event, character, edition), held(event, character, edition), character
        )
    ]
    assert not found, "\n".join(found)


@rule("HN-EVENT-15")
@every_event
def test_whoever_turns_an_event_up_changes_nothing_about_it(event: str) -> None:
    found = []
    for character in CHARACTERS:
        wanted = at_reveal(event, character, fresh(revealed(BLANK.id, character)))
        found += differences(wanted, revealed(event, character), character)
    assert not found, "\n".join(found)


@every_event
def test_who_is_out_comes_back_as_the_event_says_or_not_at_all(event: str) -> None:
    found = []
    for character in CHARACTERS:
        wanted = fresh(absent(BLANK.id, character))
        assert wanted == {"turn": False, "start": None, "after": ("out", [])}
        if event in RETURNS:
            start = fresh(held(BLANK.id, character))["start red"]
            after = RETURNS[event](character, start)
            wanted = {"turn": True, "start": start, "after": after}
        found += differences(wanted, absent(event, character), character)
    assert not found, "\n".join(found)


def test_the_table_is_about_events_there_are() -> None:
    assert {*CHANGES, *REVEALS, *RETURNS} == {*EVENTS}, "each event of the boxes does something"
    assert len(CHARACTERS) == len({*CHARACTERS})


def test_what_is_looked_at_shows_every_ability() -> None:
    """Nobody with an ability looks like somebody without one."""
    plain = held(BLANK.id, PLAIN)
    told_by_name = ("table", "after table", "sources", "after sources")
    for character in CHARACTERS[1:]:
        base = held(BLANK.id, character)
        assert any(base[name] != plain[name] for name in base if name not in told_by_name), (
            f"nothing here shows what {character} can do"
        )
