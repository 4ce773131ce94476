"""A view is the one before with the changes made."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from saloon.table.changes import applied, changes

rows = st.fixed_dictionaries({"life": st.integers(0, 5), "hand": st.lists(st.text(max_size=3))})
views = st.fixed_dictionaries(
    {
        "turn": st.integers(0, 9),
        "result": st.none() | st.fixed_dictionaries({"side": st.text(max_size=3)}),
        "players": st.lists(rows, max_size=4),
        "pile": st.lists(st.text(max_size=3), max_size=4),
    }
)


@given(views, views)
def test_the_changes_turn_one_view_into_the_other_even_as_text(old: Any, new: Any) -> None:
    before = json.dumps(old)
    found = json.loads(json.dumps(changes(old, new)))
    assert applied(old, found) == new
    assert json.dumps(old) == before


def test_what_stays_the_same_is_not_sent() -> None:
    old = {"turn": 1, "players": [{"life": 4, "cards": 2}, {"life": 3, "cards": 0}]}
    new = {"turn": 1, "players": [{"life": 4, "cards": 2}, {"life": 2, "cards": 0}]}
    assert changes(old, new) == [(["players", 1, "life"], 2)]
    assert changes(old, old) == []
