"""A view is the one before with the changes made."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from saloon.table.changes import Comparison, applied, changes
from saloon.table.sight import Seen

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


# -- two parts -------------------------------------------------------------------------------------

public = st.fixed_dictionaries({"life": st.integers(0, 3), "role": st.none()})
own = st.fixed_dictionaries({"role": st.none() | st.just("outlaw"), "hand": st.lists(st.just("x"))})
odd = own | st.fixed_dictionaries({"hand": st.just([]), "life": st.integers(0, 3)})


@st.composite
def seen(draw: st.DrawFn, rows: st.SearchStrategy[Any]) -> tuple[Any, Any, Any]:
    """What is common, and what two viewers see besides."""
    count = draw(st.integers(0, 3))

    def players(each: st.SearchStrategy[Any]) -> Any:
        return draw(st.lists(each, min_size=count, max_size=count))

    common: Any = {"turn": draw(st.integers(0, 3)), "dealt": [], "players": players(public)}
    if draw(st.booleans()):
        common["train"] = {"at": draw(st.integers(0, 2))}
    owns = [
        {"dealt": draw(st.lists(st.text(max_size=2), max_size=2)), "players": players(rows)}
        for _ in range(2)
    ]
    return common, owns[0], owns[1]


@given(seen(own), seen(own))
def test_what_two_viewers_have_in_common_may_be_compared_once(old: Any, new: Any) -> None:
    _hold_for_both(old, new)


@given(seen(odd), seen(odd))
def test_so_it_is_where_one_sees_otherwise_what_has_changed_in_common(old: Any, new: Any) -> None:
    _hold_for_both(old, new)


def _hold_for_both(old: Any, new: Any) -> None:
    comparison = Comparison()
    for viewer in (1, 2):
        before, after = Seen(old[0], old[viewer]), Seen(new[0], new[viewer])
        found = json.loads(json.dumps(comparison.changes(before, after)))
        assert applied(before.whole, found) == after.whole


def test_changes_of_both_parts_are_sent_as_small_as_of_a_whole_view() -> None:
    common = {"turn": 1, "players": [{"life": 4, "role": None}, {"life": 3, "role": None}]}
    mine = {"dealt": ["a"], "players": [{"role": "outlaw"}, {"role": None}]}
    later = {"turn": 2, "players": [{"life": 4, "role": None}, {"life": 1, "role": None}]}
    then = {"dealt": [], "players": [{"role": "outlaw"}, {"role": "sheriff"}]}
    found = Comparison().changes(Seen(common, mine), Seen(later, then))
    assert found == [
        (["turn"], 2),
        (["players", 1, "life"], 1),
        (["dealt"], []),
        (["players", 1, "role"], "sheriff"),
    ]
