"""The goals variant: secret goals, completing them, legend tokens and what they are worth."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.legends.box import BOX
from tests.legends.test_man_in_black import black

from saloon.games.registry import new_game
from saloon.kernel import Game, SetupError
from saloon.testing import conformance, rule
from saloon.testing.legends_scenario import LegendsScenario as Scenario

RICH = {"character": "jesse_james", "money": 100, "wp": 4, "gear": ["shotgun+"], "space": "DC01"}
"""Meets the goals 2, 3 and 4 of Jesse James, with the income of $20."""


def scene(one: dict[str, Any], *hand: str, **more: Any) -> Scenario:
    """The first player has these goals, by their numbers, and the turn."""
    others = more.pop("others", [{}, {}])
    given = {"hand": [list(hand), *[[] for _ in others]], **more.pop("given", {})}
    return Scenario([one, *others], modules=["goals"], goals=given, **more)


def tokens(s: Scenario, seat: int = 0, viewer: int | None = 0) -> list[str]:
    faces: list[str] = s.shown(seat, viewer)["token_faces"]
    return sorted(face.partition("#")[0] for face in faces)


def dealt(players: int, seed: int) -> Game:
    """A game whose characters are chosen and whose figures stand on the board."""
    game = new_game("legends", players=players, seed=seed, modules=["goals"])
    game.begin()
    while game.decision.kind in ("character", "start-space"):
        for seat in game.unanswered():
            game.choose(game.options(seat)[0], seat)
    return game


# -- setting up ------------------------------------------------------------------------------------


@rule("WL-GOAL-02", "WL-GOAL-03", "WL-SETUP-28")
def test_everybody_has_three_secret_goals_of_the_own_character() -> None:
    left_out = set()
    for seed in range(12):
        game = dealt(4, seed)
        for seat in range(4):
            own = game.view(seat)["players"][seat]
            numbers = {card.rpartition("-")[2] for card in own["goals"]}
            assert {card.partition(":")[2].rpartition("-")[0] for card in own["goals"]} == {
                own["character"]
            }
            assert (len(own["goals"]), len(numbers), own["goals_left"]) == (3, 3, 3)
            left_out |= {"1", "2", "3", "4"} - numbers
            for viewer in (None, *[each for each in range(4) if each != seat]):
                seen = game.view(viewer)["players"][seat]
                assert (seen["goals"], seen["goals_left"]) == ([], 3)
    assert left_out == {"1", "2", "3", "4"}


@rule("WL-GOAL-01", "WL-GOAL-04", "WL-SETUP-24")
def test_eighteen_tokens_lie_face_down() -> None:
    game = dealt(2, 1)
    assert game.view(0)["legend_tokens"] == 18
    assert BOX.supply.legend_tokens == {1: 9, 2: 6, 3: 3}
    values = [face.lp for face in game.rules.new_state().face if face.text.startswith("legend:")]
    assert sorted(values) == [1] * 9 + [2] * 6 + [3] * 3
    assert "token_faces" not in new_game("legends", players=3, seed=1).view(0)["players"][0]


@rule("WL-FIRST-01")
def test_the_first_game_is_without_goals() -> None:
    with pytest.raises(SetupError) as refused:
        new_game("legends", players=4, modules=["first-game", "goals"])
    assert refused.value.rule == "WL-FIRST-01"


@pytest.mark.parametrize(
    "given",
    [
        {"hand": [["5"], [], []]}, {"hand": [[]]}, {"hand": ["1", [], []]}, {"held": [[4], [], []]},
        {"supply": [3, 3, 3, 3]}, {"cards": []}, {"hand": [["1", "1"], [], []]},
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        Scenario([{}, {}, {}], modules=["goals"], goals=given)


# -- completing ------------------------------------------------------------------------------------


@rule("WL-GOAL-05", "WL-ACT-04", "WL-GOAL-11")
def test_any_number_of_goals_is_completed_without_an_action() -> None:
    s = scene(RICH, "2", "3", "4")
    assert len(s.offered("goal")) == 3
    s.act("goal goal:jesse_james-3")
    assert s.shown(0, 1)["goals_done"] == ["goal:jesse_james-3"]
    s.act("goal goal:jesse_james-2")
    s.act(f"return {s.offered('return')[0]}")
    s.act("goal goal:jesse_james-4")
    assert s.state.actions == 3
    while s.kind == "token":
        s.act(f"return {s.offered('return')[0]}")
    assert (s.offered("goal"), s.shown(0, 1)["goals_left"]) == ([], 0)
    assert s.refused("goal") == "WL-GOAL-11"


@rule("WL-GOAL-05")
def test_a_goal_that_is_not_met_is_refused() -> None:
    s = scene({**RICH, "money": 90}, "3")
    assert s.offered("goal") == []
    assert s.refused("goal goal:jesse_james-3") == "WL-GOAL-05"
    s.act("work")
    assert s.offered("goal") == ["goal:jesse_james-3"]


@rule("WL-GOAL-15")
def test_goals_are_completed_in_the_own_turn_only() -> None:
    s = scene(RICH, "2", active=1)
    assert s.asked == 1
    assert s.offered("goal") == []
    s.ends_turn(0)
    s.act("income money")
    assert s.offered("goal") == ["goal:jesse_james-2"]


@rule("WL-MOVE-08", "WL-GOAL-05")
def test_completing_a_goal_ends_the_movement() -> None:
    walker = {**RICH, "money": 120, "space": "DR06", "hand": ["sprint"]}
    s = scene(walker, "3")
    s.act("move DR07")
    assert s.offered("go")
    s.act("goal goal:jesse_james-3")
    assert (s.offered("go"), s.state.points) == ([], 0)
    assert s.refused("play sprint") == "WL-MOVE-18"


@rule("WL-GOAL-13", "WL-FINAL-11")
def test_goals_that_are_not_completed_cost_nothing() -> None:
    s = scene({"lp": 4}, "1", "2", "3", active=2, ending=2)
    s.ends_turn()
    assert s.game.result is not None
    assert s.game.result.points[0] == 4


# -- tokens ----------------------------------------------------------------------------------------


@rule("WL-GOAL-06", "WL-GOAL-07", "WL-GOAL-08", "WL-EXAMPLE-33")
def test_one_token_then_two_of_three_then_three_of_five() -> None:
    s = scene(RICH, "2", "3", "4", given={"supply": [1, 2, 1, 3, 1, 2]})
    s.act("goal goal:jesse_james-2")
    assert (s.kind, tokens(s)) == ("act", ["legend:1"])
    s.act("goal goal:jesse_james-3")
    assert (s.kind, tokens(s)) == ("token", ["legend:1", "legend:1", "legend:2"])
    s.act(f"return {s.offered('return')[0]}")
    assert (s.kind, tokens(s)) == ("act", ["legend:1", "legend:2"])
    s.state.kept["goals"].supply.sort(key=lambda slot: s.state.face[slot].lp == 3)
    s.act("goal goal:jesse_james-4")
    assert (s.kind, len(tokens(s))) == ("token", 5)
    assert tokens(s).count("legend:3") == 3
    s.act(f"return {s.offered('return')[0]}")
    assert s.kind == "token"
    s.act(f"return {s.offered('return')[0]}")
    # Six were drawn in all, and three are kept.
    drawn = sum(event.facts["cards"] for event in s.heard("tokens-drawn"))
    assert (drawn, s.kind, tokens(s)) == (6, "act", ["legend:3"] * 3)
    assert s.game.view(None)["legend_tokens"] == 15


@rule("WL-GOAL-09")
def test_an_earlier_token_may_be_given_back() -> None:
    s = scene(RICH, "2", "3", given={"supply": [3, 1, 1]})
    s.act("goal goal:jesse_james-2", "goal goal:jesse_james-3")
    assert [face.partition("#")[0] for face in s.offered("return")] == ["legend:1", "legend:3"]
    s.act(f"return {s.offered('return')[1]}")
    assert tokens(s) == ["legend:1", "legend:1"]
    supply = s.state.kept["goals"].supply
    assert sum(s.state.face[slot].text.startswith("legend:3") for slot in supply) == 3
    # It lies face down among the others: nobody knows which one it is.
    assert not any(s.state.knows(0, slot) for slot in supply)


@rule("WL-GOAL-10", "WL-SETUP-28")
def test_tokens_are_hidden_until_the_end() -> None:
    s = scene(RICH, "2", given={"supply": [3]}, ending=2)
    s.act("goal goal:jesse_james-2")
    assert (tokens(s), tokens(s, viewer=1), tokens(s, viewer=None)) == (["legend:3"], [], [])
    assert s.shown(0, 1)["tokens"] == 1
    s.ends_turn()
    s.ends_turn()
    s.ends_turn()
    assert s.game.over
    assert tokens(s, viewer=1) == ["legend:3"]


@rule("WL-GOAL-17")
def test_if_tokens_run_short_all_that_are_left_are_drawn() -> None:
    others: list[dict[str, Any]] = [{}, {}, {}, {}, {}]
    held = [[], [1, 1, 1], [1, 1, 1], [1, 1, 1], [2, 2, 2], [2, 2, 2]]
    s = scene(RICH, "2", "3", "4", others=others, given={"held": held})
    s.act("goal goal:jesse_james-2", "goal goal:jesse_james-3")
    # Three tokens of 3 LP were left: all are drawn now, and two are kept.
    assert (len(tokens(s)), s.game.view(None)["legend_tokens"]) == (3, 0)
    s.act(f"return {s.offered('return')[0]}")
    s.act("goal goal:jesse_james-4")
    assert (s.kind, tokens(s)) == ("act", ["legend:3"] * 3)
    s = scene({**RICH}, "2", others=others, given={"held": [[], *held[1:5], [2, 2, 2]]})
    s.state.kept["goals"].tokens[5] += s.state.kept["goals"].supply
    s.state.kept["goals"].supply.clear()
    s.act("goal goal:jesse_james-2")
    assert tokens(s) == []


@rule("WL-GOAL-10")
def test_what_can_be_given_back_follows_from_the_tokens_of_that_world() -> None:
    """Others do not know the tokens, so in a world sampled for them they are worth other LP."""
    given = {"done": [["2", "3"], [], []], "held": [[1, 2], [], []], "supply": [3, 1, 1]}
    s = scene(RICH, "4", given=given)
    s.act("goal goal:jesse_james-4")
    for _ in range(2):
        assert s.kind == "token"
        for seed in range(12):
            conformance.check_determinize(s.game, 1, Random(seed))
        s.act(f"return {s.offered('return')[0]}")


@rule("WL-FINAL-11")
def test_tokens_count_at_the_end() -> None:
    s = scene({"lp": 4}, given={"held": [[3, 1], [2], []]}, active=2, ending=2)
    s.ends_turn()
    assert s.game.result is not None
    assert s.game.result.points == (8, 2, 0)
    assert s.heard("scored")[0].facts["chapters"] == 4
    assert s.game.view(1)["result"]["scores"][0]["chapters"] == 4


@rule("WL-GOAL-10")
def test_what_is_counted_at_the_end_is_turned_up_before() -> None:
    """Until then nobody knows the tokens of others; those given back are nobody's business."""
    s = scene({"lp": 4}, "1", given={"held": [[3, 1], [2], []]}, active=2, ending=2)
    kept: Any = s.state.kept["goals"]
    assert not any(s.state.knows(viewer, slot) for viewer in (None, 1) for slot in kept.tokens[0])
    s.ends_turn()
    for slot in (*kept.tokens[0], *kept.tokens[1]):
        assert all(s.state.knows(viewer, slot) for viewer in (None, 0, 1, 2))
    assert not any(s.state.knows(None, slot) for slot in (*kept.supply, *kept.hand[0]))


# -- what is asked for -----------------------------------------------------------------------------


@rule("WL-GOAL-12", "WL-STORE-07", "WL-STORE-10")
def test_an_item_discarded_for_a_goal_has_no_effect() -> None:
    bass = {"character": "bass_reeves", "gear": ["revolver", "whiskey"], "space": "SH07"}
    s = scene({**bass, "wounds": 1}, "3", others=[{"space": "SH07"}, {}])
    s.act("goal goal:bass_reeves-3")
    assert ("whiskey" in s.player(0).gear, s.player(0).wounds, s.player(1).wounds) == (False, 1, 0)
    s.ends_turn(0)
    s.player(0).space = "DR02"
    s.act("income money")
    assert "whiskey" in s.offered("buy")


@rule("WL-GOAL-18")
def test_a_discard_is_paid_when_the_card_is_shown_and_at_the_place() -> None:
    hand = ["sprint:2s", "shootout:3s", "manhunt:4s", "lightning_draw:5s", "cheat"]
    annie = {"character": "annie_oakley", "hand": hand, "gear": ["rifle"], "space": "SV12"}
    s = scene(annie, "4")
    s.act("goal goal:annie_oakley-4")
    assert s.shown(0, 1)["goals_done"] == ["goal:annie_oakley-4"]
    assert (s.kind, len(s.offered("discard"))) == ("discard", 4)
    assert s.refused("discard cheat") == "WL-GOAL-18"
    s.act("discard sprint", "discard manhunt", "discard shootout")
    assert sorted(s.hand(0)) == ["cheat", "lightning_draw"]
    assert len(tokens(s)) == 1
    assert scene({**annie, "space": "SV11"}, "4").offered("goal") == []


@rule("WL-GOAL-14", "WL-GOAL-16")
def test_a_fight_won_as_defender_counts_in_the_next_own_turn_only() -> None:
    bill = {"character": "wild_bill_hickok", "hand": ["tenacity"], "space": "DR02"}
    rival = {"hand": ["hustle"], "space": "DR02"}
    s = scene(bill, "2", others=[{}, rival], active=2)
    s.act("duel @0", "lay hustle", "lay tenacity")
    assert s.player(2).wounds == 1
    s.ends_turn()
    s.act("income money")
    assert s.offered("goal") == ["goal:wild_bill_hickok-2"]
    s.ends_turn(0)
    s.ends_turn(0)
    if s.kind == "income":
        s.act("income money")
    assert s.offered("goal") == []


@rule("WL-GOAL-16")
def test_a_state_has_to_hold_when_the_card_is_shown() -> None:
    jesse = {"character": "jesse_james", "money": 100, "space": "RF05"}
    s = scene(jesse, "3")
    assert s.offered("goal") == ["goal:jesse_james-3"]
    s.act("revel 1")
    assert s.offered("goal") == []


@rule("WL-GOAL-14", "WL-GOAL-16", "WL-MIBRULE-06")
def test_a_victory_over_the_man_in_black_counts() -> None:
    bill = {"character": "wild_bill_hickok", "space": "RF02", "lp": 1, "hand": ["tenacity"]}
    s = scene(
        bill, "2", others=[{"space": "SH11"}], active=1, fights={"deck": ["2", "3", "j"]},
        **black(deck=["twelve_oclock_sharp"]),
    )  # fmt: skip
    s.act("end", "lay tenacity", "income money")
    assert s.offered("goal") == ["goal:wild_bill_hickok-2"]
    # His card after one's own turn counts for the next own turn, too.
    wyatt = {"character": "wyatt_earp", "space": "RF02", "lp": 1, "hand": ["tenacity"]}
    s = Scenario(
        [{"space": "SH11"}, wyatt], active=1, modules=["goals"], goals={"hand": [[], ["2"]]},
        fights={"deck": ["2", "3", "j"]}, **black(deck=["twelve_oclock_sharp"]),
    )  # fmt: skip
    s.act("end", "lay tenacity")
    s.ends_turn()
    s.act("income money")
    assert (s.asked, s.offered("goal")) == (1, ["goal:wyatt_earp-2"])


@rule("WL-GOAL-19", "WL-GOAL-05")
def test_after_a_story_at_the_end_of_the_turn_a_goal_may_be_completed() -> None:
    bass = {"character": "bass_reeves", "mp": 2, "space": "DR02"}
    stories = {"open": [33, 5], "cylinders": [[1, 0], [0, 0], [0, 0]]}
    s = scene(bass, "1", "4", stories=stories)
    s.act("move DR01")
    assert s.offered("goal") == []
    s.act("contribute story:33", "end", "choose mp-1")
    assert (s.asked, s.kind) == (0, "goals")
    assert s.options() == ["goal goal:bass_reeves-1", "pass"]
    assert s.refused("goal goal:bass_reeves-4") == "WL-GOAL-05"
    s.act("goal goal:bass_reeves-1")
    # One goal is left, so the question comes again.
    assert (s.kind, s.options(), len(tokens(s))) == ("goals", ["pass"], 1)
    s.act("pass")
    assert s.asked == 1


@rule("WL-GOAL-19")
def test_whoever_has_goals_left_is_asked_after_any_story() -> None:
    stories = {"open": [33, 5], "cylinders": [[1, 0], [0, 0], [0, 0]]}
    for hand, asked in ((["2"], True), ([], False)):
        s = scene({"character": "bass_reeves", "space": "DR02"}, *hand, stories=stories)
        s.act("move DR01", "contribute story:33", "end", "choose money-40")
        assert (s.kind == "goals") == asked
    # Without a story nobody is asked.
    s = scene({"character": "bass_reeves", "space": "DR02"}, "2")
    s.act("end")
    assert (s.kind, s.asked) == ("income", 1)


@rule("WL-GOAL-03")
def test_how_long_an_answer_after_a_story_takes_betrays_no_goal() -> None:
    """Who meets none of his goals has nothing to think about: such questions are paced."""
    stories = {"open": [33, 5], "cylinders": [[1, 0], [0, 0], [0, 0]]}
    s = scene({"character": "bass_reeves", "space": "DR02"}, "2", stories=stories)
    s.act("move DR01", "contribute story:33", "end", "choose money-40")
    assert (s.kind, s.options()) == ("goals", ["pass"])
    assert s.kind in s.game.rules.reactions


@rule("WL-GOAL-08", "WL-GOAL-11")
def test_the_third_goal_after_two_that_were_completed_before() -> None:
    given = {"done": [["2", "3"], [], []], "held": [[1, 2], [], []], "supply": [3, 1, 1]}
    s = scene(RICH, "4", given=given)
    assert s.shown(0, 1)["goals_done"] == ["goal:jesse_james-2", "goal:jesse_james-3"]
    s.act("goal goal:jesse_james-4")
    assert tokens(s) == ["legend:1", "legend:1", "legend:1", "legend:2", "legend:3"]
    # Of tokens worth the same one is offered.
    for _ in range(2):
        assert [face[:8] for face in s.offered("return")] == ["legend:1", "legend:2", "legend:3"]
        s.act(f"return {s.offered('return')[0]}")
    assert tokens(s) == ["legend:1", "legend:2", "legend:3"]
    assert s.refused("goal") == "WL-GOAL-11"


@rule("WL-GOAL-18")
def test_being_asked_what_to_pay_does_not_betray_the_hand() -> None:
    spades = ["sprint:2s", "shootout:3s", "manhunt:4s"]
    annie = {"character": "annie_oakley", "gear": ["rifle"], "space": "SV12"}
    # Three spades are the whole hand, or not: the others see how many cards there are, no more.
    for hand, asked in ((spades, 0), ([*spades, "cheat:2h"], 3), ([*spades, "punch:7s"], 3)):
        s = scene({**annie, "hand": hand}, "4")
        s.act("goal goal:annie_oakley-4")
        for _ in range(asked):
            assert s.kind == "discard"
            s.act(f"discard {s.offered('discard')[0]}")
        assert (s.kind, len(s.hand(0))) == ("act", len(hand) - 3)
