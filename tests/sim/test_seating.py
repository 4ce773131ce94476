"""Who plays where."""

import pytest

from saloon.bots import BOTS, default_bot
from saloon.games.bang.who import roles_of
from saloon.games.registry import new_game
from saloon.kernel import SetupError
from saloon.sim.seating import make_bots, parse_seating


def test_a_list_goes_around_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "other", BOTS["random"])
    game = new_game("bang", players=5, seed=1)
    assert parse_seating("random").names(game) == ["random"] * 5
    assert parse_seating("random, other").names(game) == [
        "random", "other", "random", "other", "random",
    ]  # fmt: skip


def test_bots_by_role(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "other", BOTS["random"])
    game = new_game("bang", players=7, seed=1)
    names = parse_seating("law=other").names(game)
    for role, name in zip(roles_of(game), names, strict=True):
        assert (name == "other") == (role in ("sheriff", "deputy"))


def test_a_bot_may_be_told_a_manner() -> None:
    game = new_game("legends", players=4, seed=1)
    names = ["drifter:law", "drifter", "drifter:law", "drifter"]
    assert parse_seating("drifter:law,drifter").names(game) == names


@pytest.mark.parametrize(
    "text", ["", ",", "drifter:", "drifter:idle", "random:law",
             "nobody", "random,", "law=nobody", "clown=random", "law=random,random",
             "law=random,deputy=random"],
)  # fmt: skip
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(SetupError):
        parse_seating(text)


def test_the_default_is_a_bot_and_bots_get_their_own_seeds() -> None:
    assert default_bot() in BOTS
    assert len(make_bots(["random"] * 3, 1)) == 3


def test_bots_that_take_turns_are_left_out_as_often_and_sit_everywhere() -> None:
    seating = parse_seating(
        "drifter:law,drifter:crime,drifter:gold,drifter:gambling,drifter:cattle"
    )
    tables = [seating.rotated(4, index, seed=index) for index in range(100)]
    for bot in seating.around:
        seats = [table.index(bot) for table in tables if bot in table]
        assert len(seats) == 80
        assert set(seats) == {0, 1, 2, 3}
    assert tables[7] == seating.rotated(4, 7, seed=7)
    neighbours = {(table[0], table[1]) for table in tables}
    assert len(neighbours) == 5 * 4, "nobody plays behind the same one all the time"


def test_one_among_others_takes_every_seat() -> None:
    seating = parse_seating("drifter,random,random,random")
    tables = [seating.rotated(4, index, seed=index) for index in range(50)]
    assert {table.index("drifter") for table in tables} == {0, 1, 2, 3}
    assert all(table.count("random") == 3 for table in tables)


def test_bots_for_roles_cannot_take_turns() -> None:
    with pytest.raises(SetupError, match="cannot take turns"):
        parse_seating("law=random").rotated(4, 0, 0)
