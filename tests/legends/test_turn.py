"""The turn: start, three actions, end; wounds and the hand limit; the end of the game."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from saloon.testing import rule
from saloon.testing.legends_scenario import LegendsScenario as Scenario


@rule("WL-TURN-01", "WL-END-07")
def test_turns_go_clockwise_from_the_first_player() -> None:
    s = Scenario([{}, {}, {}], first=1, active=1)
    order = []
    for _ in range(4):
        order.append(s.state.active)
        s.ends_turn()
    assert order == [1, 2, 0, 1]


@rule("WL-TURN-02")
def test_the_first_player_stays_the_first() -> None:
    s = Scenario([{}, {}], first=1, active=1)
    s.ends_turn()
    s.ends_turn()
    assert s.state.first == 1


@rule("WL-START-02", "WL-TURN-03")
@pytest.mark.parametrize(
    ("income", "money", "cards"), [("money", 20, 0), ("cards", 0, 2), ("both", 10, 1)]
)
def test_the_income(income: str, money: int, cards: int) -> None:
    s = Scenario([{}, {}], income="")
    assert s.kind == "income"
    assert s.offered("work") == []
    s.act(f"income {income}")
    assert (s.player(0).money, len(s.player(0).hand)) == (money, cards)
    assert s.kind == "act"


def test_what_happened_is_remembered_until_the_own_turn_is_over() -> None:
    s = Scenario([{"space": "DR01"}, {"space": "DR01"}])
    s.act("work")
    assert "acted" in [each.kind for each in s.state.moments]
    s.ends_turn()
    s.act("income money", "work")
    assert {each.seat for each in s.state.moments} == {1}


@rule("WL-START-03", "WL-START-04", "WL-START-07")
def test_one_weapon_and_one_mount_are_chosen_for_the_turn() -> None:
    gear = ["revolver", "rifle", "mule", "mustang"]
    s = Scenario([{"gear": gear, "space": "SV03"}, {}])
    assert s.offered("use") == ["revolver", "rifle"]
    s.act("use rifle")
    assert s.offered("use") == ["mule", "mustang"]
    s.act("use mustang")
    assert (s.player(0).weapon, s.player(0).mount) == ("rifle", "mustang")
    assert s.offered("use") == []
    s.act("move SV05")
    assert s.state.points == 3
    s.ends_turn()
    assert (s.player(0).weapon, s.player(0).mount) == ("rifle", "mustang")


@rule("WL-ACT-01", "WL-ACT-02")
def test_three_actions_alike_or_not() -> None:
    s = Scenario([{"space": "DR01"}, {}])
    s.act("work", "work")
    assert s.state.actions == 1
    s.act("work")
    assert s.player(0).money == 50
    assert s.refused("work") == "WL-ACT-01"


@rule("WL-ACT-08")
def test_no_action_has_to_be_taken() -> None:
    s = Scenario([{"space": "DR01"}, {}])
    s.act("end")
    assert s.state.active == 1


@rule("WL-EXAMPLE-17", "WL-POKERCARD-15", "WL-EFFECT-06", "WL-ACT-07")
def test_tenacity_makes_five_of_three_actions() -> None:
    s = Scenario([{"space": "DR01", "hand": ["tenacity"]}, {}])
    s.act("play tenacity")
    assert s.state.actions == 4
    s.ends_turn(0)
    assert s.state.actions == 3


@rule("WL-EXAMPLE-19", "WL-END-02", "WL-END-03", "WL-WOUND-03")
@pytest.mark.parametrize(("wounds", "limit"), [(0, 5), (1, 4), (2, 3), (3, 2)])
def test_the_hand_limit(wounds: int, limit: int) -> None:
    hand = ["hustle"] * 3 + ["tenacity"] * 3
    s = Scenario([{"wounds": wounds, "hand": hand}, {}])
    assert len(s.player(0).hand) == 6
    s.act("end")
    for _ in range(6 - limit):
        assert s.kind == "discard"
        s.act("discard hustle" if "hustle" in s.hand(0) else "discard tenacity")
    assert s.kind == "income"
    assert len(s.player(0).hand) == limit
    assert s.pile() == (["hustle"] * 3 + ["tenacity"] * 3)[: 6 - limit]


@rule("WL-ACT-07", "WL-ACT-08")
def test_actions_that_were_not_used_are_lost() -> None:
    s = Scenario([{"hand": ["hustle"] * 4 + ["tenacity"] * 2}, {}])
    s.act("end")
    assert (s.kind, s.game.view(None)["actions"]) == ("discard", 0)


@rule("WL-END-04")
def test_the_limit_is_not_checked_before() -> None:
    s = Scenario([{"hand": ["hustle"] * 4 + ["tenacity"] * 3, "wounds": 3}, {}])
    s.act("play hustle")
    assert len(s.player(0).hand) == 7


@rule("WL-END-04")
def test_nor_in_the_turns_of_others() -> None:
    rich = {"hand": ["hustle"] * 4 + ["tenacity"] * 3, "wounds": 3}
    s = Scenario(
        [
            {},
            {**rich},
            {"hand": ["cheat", "cheat", "sprint", "sprint", "punch", "punch"], "wounds": 2},
        ],
        income="",
    )
    assert (s.asked, s.kind) == (0, "income")
    s.act("income money")
    assert [len(s.player(seat).hand) for seat in (1, 2)] == [7, 6], "after the income of another"
    s.ends_turn(1)
    assert s.kind == "income"
    s.act("income money")
    assert [len(s.player(seat).hand) for seat in (1, 2)] == [7, 6], "nor in the own one"


@rule("WL-CHAR-26", "WL-CHAR-10", "WL-CHAR-12")
@pytest.mark.parametrize(
    ("character", "wounds", "limit"),
    [
        ("calamity_jane", 0, 6), ("calamity_jane", 2, 4), ("calamity_jane", 3, 3),
        ("doc_holliday", 3, 5),
    ],
)  # fmt: skip
def test_other_hand_limits(character: str, wounds: int, limit: int) -> None:
    s = Scenario([{"character": character, "wounds": wounds, "lp": 5}, {}])
    assert s.shown(0)["hand_limit"] == limit
    s = Scenario([{"character": character, "wounds": wounds, "lp": 4}, {}])
    assert s.shown(0)["hand_limit"] == 5 - wounds


@rule("WL-TRACK-08", "WL-TRACK-09", "WL-END-05")
@pytest.mark.parametrize(("wp", "lp"), [(0, 0), (1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3)])
def test_the_row_of_the_wanted_track_pays_every_turn(wp: int, lp: int) -> None:
    s = Scenario([{"wp": wp}, {"wp": wp}])
    s.ends_turn()
    assert [s.player(0).lp, s.player(1).lp] == [lp, 0]


# -- the end of the game -------------------------------------------------------------------------


SHORT = {"length": "short"}


@rule("WL-FINAL-01", "WL-FINAL-02", "WL-FINAL-03")
def test_the_round_is_finished_and_another_one_follows() -> None:
    s = Scenario([{}, {"space": "RF05", "lp": 14, "money": 30}, {}], active=1, rulings=SHORT)
    s.act("revel 1")
    assert s.state.ending == 1
    turns = []
    s.ends_turn()
    while not s.game.over:
        turns.append(s.state.active)
        s.ends_turn()
    assert turns == [2, 0, 1, 2]


@rule("WL-FINAL-04")
def test_in_the_last_turn_of_a_round_one_more_round_follows() -> None:
    s = Scenario([{}, {"space": "RF05", "lp": 14, "money": 30}], active=1, rulings=SHORT)
    s.act("revel 1")
    s.ends_turn()
    s.ends_turn()
    assert not s.game.over
    s.ends_turn()
    assert s.game.over


@rule("WL-FINAL-16", "WL-END-06")
def test_the_end_is_triggered_at_once_and_for_good() -> None:
    s = Scenario([{"wp": 1, "lp": 14}, {}], rulings=SHORT)
    assert s.state.ending == 0
    s.ends_turn()
    assert s.state.ending == 1
    s.player(0).lp = 0
    for _ in range(3):
        assert not s.game.over
        s.ends_turn()
    assert s.game.over


def final(*players: Mapping[str, object]) -> Scenario:
    """A game that ends after the last player's turn, with nothing done in it."""
    s = Scenario(players, active=len(players) - 1, ending=2, income="")
    s.act("income cards")
    s.ends_turn()
    assert s.game.over
    return s


@rule("WL-EXAMPLE-20", "WL-FINAL-07")
def test_money_at_the_end() -> None:
    s = final({"money": 120}, {"money": 110}, {"money": 50})
    assert s.game.result is not None
    assert s.game.result.points == (2, 1, 0)


@rule("WL-FINAL-06", "WL-ITEM-04", "WL-ITEM-06", "WL-ITEM-08", "WL-ITEM-10")
def test_upgraded_cards_at_the_end() -> None:
    s = final(
        {"gear": ["rifle+", "mustang+"]}, {"gear": ["revolver+", "mule+", "shotgun+"]},
        {"gear": ["rifle", "mustang"]},
    )  # fmt: skip
    assert s.game.result is not None
    assert s.game.result.points == (4, 3, 0)


@rule("WL-EXAMPLE-32", "WL-FINAL-08", "WL-FINAL-09")
def test_the_most_wanted_at_the_end() -> None:
    for wanted, extra in (((6, 6, 2), (1, 1, 1)), ((6, 5, 2), (3, 1, 1))):
        s = final(*[{"wp": each} for each in wanted])
        assert s.game.result is not None
        # The last player's turn has brought the row of the track as well.
        assert s.game.result.points == (extra[0], extra[1], extra[2] + 1)


@rule("WL-FINAL-10", "WL-TRACK-10")
def test_lawmen_at_the_end() -> None:
    s = final({"mp": 3}, {"mp": 4}, {"mp": 9})
    assert s.game.result is not None
    assert s.game.result.points == (1, 2, 3)


@rule("WL-FINAL-12", "WL-WOUND-04", "WL-FINAL-13")
def test_wounds_cost_and_nuggets_bring_nothing() -> None:
    s = final({"lp": 4, "wounds": 3, "nuggets": 4}, {"lp": 2, "cattle": ["cattle:die#blue"]})
    assert s.game.result is not None
    assert s.game.result.points == (1, 2)


@rule("WL-FINAL-15", "WL-FINAL-08")
def test_wanted_points_break_a_tie_like_marshal_points() -> None:
    s = final({"lp": 3, "mp": 4}, {"lp": 2, "wp": 5}, {"lp": 5})
    assert s.game.result is not None
    assert (s.game.result.points, s.game.result.ranks) == ((5, 5, 5), (2, 1, 3))


@rule("WL-TRACK-16", "WL-FINAL-12")
def test_wounds_never_cost_more_than_there_is() -> None:
    s = final({"lp": 1, "wounds": 3}, {"wounds": 2})
    assert s.game.result is not None
    assert (s.game.result.points, s.game.result.ranks) == ((0, 0), (2, 1))


@rule("WL-FINAL-14", "WL-FINAL-15")
def test_ties_are_broken_by_reputation_nuggets_and_wounds() -> None:
    s = final({"lp": 5, "mp": 1}, {"lp": 4, "mp": 4}, {"lp": 6})
    assert s.game.result is not None
    assert (s.game.result.points, s.game.result.ranks) == ((6, 6, 6), (2, 1, 3))
    s = final({"lp": 5, "nuggets": 1}, {"lp": 5, "nuggets": 2})
    assert s.game.result is not None
    assert s.game.result.ranks == (2, 1)
    s = final({"lp": 6, "nuggets": 2, "wounds": 1}, {"lp": 5, "nuggets": 1})
    assert s.game.result is not None
    assert s.game.result.ranks == (1, 2)  # nuggets come before wounds
    s = final({"lp": 6, "wounds": 1}, {"lp": 5}, {"lp": 5})
    assert s.game.result is not None
    assert (s.game.result.ranks, s.game.result.winners) == ((3, 1, 1), (1, 2))
