"""Story cards: laying them out, contributing, and telling those that are complete."""

from __future__ import annotations

from typing import Any

import pytest
from tests.legends.box import ride

from saloon.games.legends.reading import pieces
from saloon.games.legends.stories.decks import decks
from saloon.games.registry import new_game
from saloon.kernel import SetupError
from saloon.testing import rule
from saloon.testing.legends_scenario import LegendsScenario as Scenario

WORK, RICH, RAIL, GANG = 5, 26, 21, 4
"""Stories that are easy to contribute to: work, $80, the rail station; and one with a gang."""
BANK = {"space": "DR10"}
AWAY = {"space": "RF01"}


def stories(
    players: list[dict[str, Any]], opened: list[int], cylinders: Any = (), **more: Any
) -> Scenario:
    return Scenario(players, stories={"open": opened, "cylinders": list(cylinders)}, **more)


def on(s: Scenario, place: int = 0) -> list[int]:
    """The cylinders on a card, by seat."""
    found: list[int] = s.game.view(None)["stories"][place]["cylinders"]
    return found


def opened(s: Scenario) -> list[str]:
    return [each["story"] for each in s.game.view(None)["stories"]]


# -- laying out ------------------------------------------------------------------------------------


@rule("WL-SETUP-16", "WL-SETUP-17", "WL-SETUP-21")
def test_two_decks_of_twenty_with_an_open_card_each() -> None:
    game = new_game("legends", players=4, seed=3)
    game.begin()
    while game.decision.kind != "income":
        for seat in game.unanswered():
            game.choose(game.options(seat)[0], seat)
    for viewer in (None, 0, 3):
        places = game.view(viewer)["stories"]
        assert [(place["deck"], place["told"]) for place in places] == [(19, []), (19, [])]
        assert len({place["story"] for place in places}) == 2
        assert [player["cylinders"] for player in game.view(viewer)["players"]] == [2] * 4
    again = new_game("legends", players=4, seed=4)
    again.begin()
    while again.decision.kind != "income":
        for seat in again.unanswered():
            again.choose(again.options(seat)[0], seat)
    assert again.view(None)["stories"] != game.view(None)["stories"]


@rule("WL-SETUP-18")
def test_the_other_side_is_told_only_when_the_card_is_complete() -> None:
    s = stories([BANK, AWAY, AWAY], [WORK, RICH], [[1, 0]])
    assert set(s.game.view(0)["stories"][0]) == {"story", "turned", "deck", "told", "cylinders"}
    s.act("work", "contribute story:5")
    assert not any("tale" in event.facts for event in s.events)
    s.act("end")
    assert s.heard("story-told")[0].facts["tale"] == "tale:5"


@rule("WL-FIRST-05", "WL-FIRST-07")
def test_the_first_game_has_one_deck_of_twenty_stories() -> None:
    s = Scenario([BANK, AWAY, AWAY], modules=["first-game"], stories={"open": [WORK]})
    assert [place["deck"] for place in s.game.view(None)["stories"]] == [19]
    numbers = sorted(int(s.state.face[slot].text[6:]) for slot in s.state.group("stories"))
    assert numbers == [
        2, 3, 5, 8, 9, 12, 14, 17, 18, 19, 21, 22, 23, 29, 30, 31, 33, 35, 39, 40,
    ]  # fmt: skip
    s.act("work", "contribute story:5")
    assert (on(s), decks(s.state).free(s.player(0))) == ([1, 0, 0], 1)
    s.ends_turn(0)
    s.act("income money", "work", "contribute story:5", "end")
    assert s.game.view(None)["stories"][0]["told"] == ["story:5"]


# -- contributing ----------------------------------------------------------------------------------


@rule("WL-STORY-01", "WL-STORY-02", "WL-ACT-04")
def test_a_cylinder_is_put_down_once_a_turn_without_an_action() -> None:
    s = stories([{**BANK, "money": 60}, AWAY, AWAY], [WORK, RICH])
    assert s.refused("contribute story:5") == "WL-STORY-02"
    s.act("work")
    assert s.offered("contribute") == ["story:5", "story:26"]
    s.act("contribute story:5")
    assert (s.state.actions, on(s), on(s, 1)) == (2, [1, 0, 0], [0, 0, 0])
    assert s.refused("contribute story:26") == "WL-STORY-01"
    s.ends_turn(0)
    s.act("income money")
    assert s.offered("contribute") == ["story:26"]


@rule("WL-STORY-03", "WL-STORY-04")
def test_contributing_is_voluntary_and_of_two_cards_one_is_chosen() -> None:
    s = stories([{**BANK, "money": 60}, AWAY, AWAY], [WORK, RICH])
    s.act("work")
    s.act("contribute story:26")
    assert (on(s), on(s, 1)) == ([0, 0, 0], [1, 0, 0])
    s = stories([{**BANK, "money": 60}, AWAY, AWAY], [WORK, RICH])
    s.act("work", "end")
    assert (on(s), on(s, 1)) == ([0, 0, 0], [0, 0, 0])


@rule("WL-STORY-06", "WL-STORY-29", "WL-STORY-30")
def test_a_cylinder_moves_from_one_card_to_the_other() -> None:
    s = stories([{**BANK, "money": 60}, AWAY, AWAY, AWAY, AWAY], [WORK, RICH], [[1, 1]])
    s.act("work", "contribute story:5")
    assert (on(s), on(s, 1)) == ([2, 0, 0, 0, 0], [0] * 5)
    assert s.heard("contributed")[0].facts["moves"] is True
    assert s.refused("contribute story:26") == "WL-STORY-01"
    s.ends_turn(0)
    s.act("income money", "work")
    for card in ("story:5", "story:26"):
        assert s.refused(f"contribute {card}") == "WL-STORY-30"


def test_while_a_cylinder_is_free_none_is_moved() -> None:
    s = stories([{**BANK, "money": 60}, AWAY, AWAY, AWAY, AWAY], [WORK, RICH], [[0, 1]])
    s.act("work", "contribute story:5")
    assert (on(s), on(s, 1)) == ([1, 0, 0, 0, 0], [1, 0, 0, 0, 0])


@rule("WL-STORY-16")
def test_something_done_counts_in_its_turn_only() -> None:
    s = stories([BANK, AWAY, AWAY], [WORK, RICH])
    s.act("work", "end")
    s.ends_turn(0)
    s.act("income money")
    assert s.refused("contribute story:5") == "WL-STORY-02"


@rule("WL-STORY-16")
def test_a_state_has_to_hold_when_the_cylinder_is_placed() -> None:
    s = stories([{"space": "DR02", "money": 60}, AWAY, AWAY], [RICH, WORK])
    assert s.offered("contribute") == ["story:26"]
    s.act("buy whiskey")
    assert s.refused("contribute story:26") == "WL-STORY-02"


@rule("WL-STORY-16", "WL-TALE-07")
def test_what_belongs_to_an_event_was_so_when_it_happened() -> None:
    drinker = {"space": "DR06", "gear": ["revolver", "whiskey"]}
    s = stories([drinker, {"space": "DR05"}, AWAY], [7, WORK])
    s.act("move DR05", "whiskey @1")
    assert s.offered("contribute") == ["story:7"]
    shopper = {"space": "DR02", "money": 20}
    s = stories([shopper, AWAY, AWAY], [7, WORK])
    s.act("move DR05", "move DR02", "buy whiskey")
    assert s.refused("contribute story:7") == "WL-STORY-02"


@rule("WL-STORY-15")
def test_a_discard_is_paid_when_the_cylinder_is_placed() -> None:
    hand = ["hustle:qs", "sprint:2s", "manhunt:4s", "cheat:2h"]
    s = stories([{**BANK, "hand": hand}, AWAY, AWAY], [27, WORK])
    s.act("contribute story:27")
    assert s.offered("discard") == ["hustle:qs", "sprint:2s", "manhunt:4s"]
    s.act("discard manhunt")
    assert s.offered("discard") == ["hustle:qs", "sprint:2s"]
    assert on(s) == [0, 0, 0]
    s.act("discard sprint")
    assert (s.hand(0), s.pile(), on(s)) == (["hustle", "cheat"], ["manhunt", "sprint"], [1, 0, 0])


@rule("WL-MOVE-08")
def test_contributing_ends_a_movement() -> None:
    s = stories([{"space": "SV11"}, AWAY, AWAY], [RAIL, WORK])
    s.act("move SV12")
    assert s.state.points == 1
    s.act("contribute story:21")
    assert (s.state.points, s.offered("go")) == (0, [])


@rule("WL-MOVE-18")
def test_no_reaction_to_a_movement_after_contributing() -> None:
    s = stories([{"space": "SV11", "hand": ["sprint"]}, AWAY, AWAY], [RAIL, WORK])
    s.act("move SV12", "contribute story:21")
    assert s.refused("play sprint") == "WL-MOVE-18"


@rule("WL-STORY-31")
def test_the_end_of_a_turn_is_too_late() -> None:
    s = stories([{**BANK, "hand": ["hustle"] * 4 + ["tenacity"] * 2}, AWAY, AWAY], [WORK, RICH])
    s.act("work")
    assert s.offered("contribute") == ["story:5"]
    s.act("end")
    assert (s.asked, s.kind, s.offered("contribute")) == (0, "discard", [])
    s.act("discard hustle")
    assert (s.kind, s.state.active) == ("income", 1)


@rule("WL-CHAR-10", "WL-CHAR-18")
def test_who_gains_by_contributing() -> None:
    jane = {**BANK, "character": "calamity_jane", "lp": 5}
    s = stories([jane, AWAY, AWAY], [WORK, RICH])
    s.act("work", "contribute story:5")
    assert len(s.player(0).hand) == 1
    mary = {**BANK, "character": "stagecoach_mary", "lp": 5}
    s = stories([mary, AWAY, AWAY], [WORK, RICH])
    s.act("work")
    before = s.player(0).money
    s.act("contribute story:5")
    assert s.player(0).money == before + 10
    s = stories([{**jane, "lp": 4}, AWAY, AWAY], [WORK, RICH])
    s.act("work", "contribute story:5")
    assert s.player(0).hand == []


# -- complete stories ------------------------------------------------------------------------------


@rule("WL-EXAMPLE-41", "WL-STORY-07", "WL-STORY-08", "WL-END-01")
@pytest.mark.parametrize(("players", "needed"), [(2, 2), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_how_many_cylinders_complete_a_card(players: int, needed: int) -> None:
    for before in range(needed):
        seats = [BANK] + [AWAY] * (players - 1)
        put = [[0, 0], [min(before, 2), 0]]
        s = stories(seats, [WORK, RICH], put)
        s.act("work", "contribute story:5")
        assert s.heard("story-told") == []
        s.act("end")
        assert len(s.heard("story-told")) == int(before + 1 == needed)


@rule("WL-STORY-05", "WL-STORY-10", "WL-EXAMPLE-42")
def test_two_cylinders_of_one_player_bring_the_reward_once() -> None:
    s = stories([BANK, AWAY, AWAY], [WORK, RICH])
    s.act("work", "contribute story:5")
    s.ends_turn(0)
    s.act("income money", "work", "contribute story:5")
    before = s.player(0).money
    s.act("end")
    assert (s.player(0).money, s.player(1).money) == (before + 20, 20)
    assert [player["cylinders"] for player in s.game.view(None)["players"]] == [2, 2, 2]


@rule("WL-EXAMPLE-12", "WL-EXAMPLE-13", "WL-EXAMPLE-14", "WL-EXAMPLE-15", "WL-STORY-13")
def test_the_story_of_the_rulebook() -> None:
    """Red's turn ends; yellow, blue and red are on one card, two cylinders on the other."""
    red = {"space": "CJ08", "hand": ["tenacity:ks"]}
    yellow, blue = {"space": "CJ08"}, {"space": "RF01", "wp": 1}
    s = stories(
        [red, yellow, blue, AWAY, AWAY], [12, RICH],
        [[0, 0], [1, 0], [1, 0], [0, 1], [0, 1]], bandits=["SH01"],
    )  # fmt: skip
    s.act("duel @1", "lay tenacity", "contribute story:12")
    money = [player.money for player in s.state.players]
    wounds = [player.wounds for player in s.state.players]
    s.act("end")
    assert [event.facts["seats"] for event in s.heard("story-told")] == [[0, 1, 2]]
    assert on(s, 1) == [0, 0, 0, 1, 1]
    for seat, answer in ((0, "choose wound-1_money-20"), (1, "pass"), (2, "pass")):
        assert s.asked == seat
        s.act(answer)
    now = [player.money for player in s.state.players]
    assert [after - had for after, had in zip(now, money, strict=True)] == [50, 30, 30, 0, 0]
    assert [player.wounds for player in s.state.players] == [wounds[0] + 1, *wounds[1:]]
    assert set(s.state.bandits) == {"SH01", "DC01", "SV02"}
    assert (s.asked, s.kind, s.game.decision.amount) == (0, "sheriff", 3)


@rule("WL-STORY-09", "WL-STORY-11")
def test_cylinders_card_reward_bandits_sheriff_in_this_order() -> None:
    outlaw = {"space": "SH11", "wp": 1}
    s = stories([BANK, AWAY, outlaw], [WORK, RICH], [[0, 0], [1, 0]])
    s.act("work", "contribute story:5")
    before = len(s.events)
    s.act("end")
    assert (on(s), s.game.view(None)["stories"][0]["turned"]) == ([0, 0, 0], True)
    s.act("send DR02")
    told = [(event.kind, event.seat) for event in s.events[before:]]
    assert told[:8] == [
        ("story-told", 0), ("gained", 0), ("gained", 1), ("bandit", -1), ("bandit", -1),
        ("sheriff-rode", 0), ("story", -1), ("turn", 1),
    ]  # fmt: skip
    assert s.player(2).money == 0
    assert s.game.view(None)["stories"][0]["turned"] is False


@rule("WL-STORY-13")
def test_contributors_are_served_clockwise_from_the_active_player() -> None:
    s = stories(
        [AWAY, AWAY, {"space": "DR06"}, AWAY, AWAY], [3, WORK],
        [[1, 0], [0, 0], [0, 0], [0, 0], [1, 0]], active=2,
    )  # fmt: skip
    s.act("move DR05", "contribute story:3", "end")
    asked = []
    while s.kind == "choose":
        asked.append(s.asked)
        s.act("choose draw-2")
    assert asked == [2, 4, 0]


@rule("WL-STORY-12")
def test_what_cannot_be_taken_is_lost() -> None:
    s = stories([{**BANK, "money": 90}, AWAY, AWAY], [WORK, RICH], [[1, 0]])
    s.act("work", "contribute story:5", "end")
    assert s.player(0).money == 120


@rule("WL-EXAMPLE-45")
def test_a_neutral_player_with_a_wanted_point_from_a_story_is_an_outlaw_at_once() -> None:
    s = stories([{"space": "DR09"}, AWAY, AWAY], [22, WORK], [[1, 0]])
    s.act("move DR10", "contribute story:22", "end")
    assert (s.player(0).wp, s.player(0).mp) == (0, 0)
    s.act("choose wp-1_money-40", "pass")  # the sheriff stays
    assert (s.player(0).wp, s.player(0).lp) == (1, 1)


@rule("WL-STORY-14")
def test_a_wanted_point_makes_a_lawman_change_sides_and_pays_at_once() -> None:
    s = stories([{"space": "DR09", "mp": 3}, AWAY, AWAY], [22, WORK], [[1, 0]])
    s.act("move DR10", "contribute story:22", "end", "choose wp-1_money-40")
    assert (s.player(0).mp, s.player(0).wp) == (0, 1)
    s.act("pass")  # the sheriff stays
    assert s.player(0).lp == 1


@rule("WL-STORY-34")
def test_an_option_of_which_nothing_can_be_taken_is_not_offered() -> None:
    owner = {"space": "CJ11", "gear": ["revolver", "map"]}
    s = stories([owner, AWAY, AWAY], [11, WORK], [[1, 0]], dice="blank blank")
    s.act("prospect", "pass", "contribute story:11", "end")
    assert (s.player(0).nuggets, s.kind) == (1, "income")
    s = stories([{**owner, "nuggets": 4}, AWAY, AWAY], [11, WORK], [[1, 0]], dice="blank blank")
    s.act("prospect", "pass", "contribute story:11", "end")
    assert (s.player(0).nuggets, s.kind) == (4, "income")


@rule("WL-LIMIT-09")
def test_who_has_three_wounds_cannot_take_one_more_for_money() -> None:
    seller = {**BANK, "nuggets": 2, "wounds": 3}
    s = stories([seller, AWAY, AWAY], [12, WORK], [[1, 0]])
    s.act("sell 2", "contribute story:12", "end")
    assert (s.kind, s.player(0).money) == ("income", 90)


@rule("WL-SIDE-05")
def test_an_outlaw_takes_the_money_instead_of_the_marshal_point() -> None:
    s = stories([{"space": "DR02", "wp": 1}, AWAY, AWAY], [33, WORK], [[1, 0]], sheriff="RF08")
    s.act("move DR01", "contribute story:33")
    before = s.player(0).money
    s.act("end")
    assert (s.player(0).money, s.player(0).mp, s.kind) == (before + 40, 0, "sheriff")


@rule("WL-STORY-17", "WL-STORY-18", "WL-STORY-19")
def test_bandits_come_where_nobody_is() -> None:
    """Story 19 has all letters: A west is a player's, A east has a bandit, B north the sheriff."""
    fighter = {"space": "DR07", "hand": ["living_legend:as"]}
    s = stories(
        [fighter, {"space": "MP01"}, AWAY], [19, WORK], [[1, 0]],
        bandits=["DC01", "SH08"], sheriff="SH01", fights={"deck": ["8", "7"]},
    )  # fmt: skip
    s.act("move DC01", "lay living_legend", "fight-card fight:8", "choose lp-1")
    assert s.state.bandits == ["SH08"]
    s.act("contribute story:19", "end")
    assert sorted(s.state.bandits) == ["CJ08", "SH08", "SV02"]
    assert len(s.state.bandits) <= pieces().supply.bandits


@rule("WL-STORY-20", "WL-SHERIFF-01", "WL-SHERIFF-02", "WL-SHERIFF-04")
def test_the_player_whose_turn_ends_moves_the_sheriff_if_there_is_an_outlaw() -> None:
    s = stories([BANK, AWAY, AWAY], [RAIL, WORK], [[0, 0], [0, 1]])
    s.act("work", "contribute story:5", "end")
    assert (s.kind, s.state.sheriff) == ("income", "DR01")
    outlaw = {"space": "DR03", "wp": 2, "hand": ["hustle:qs", "cheat:2h"]}
    s = stories(
        [BANK, AWAY, outlaw], [RAIL, WORK], [[0, 0], [0, 1]], fights={"deck": ["a", "8", "9", "7"]}
    )
    s.act("work", "contribute story:5", "end")
    assert (s.asked, s.kind, s.game.decision.amount) == (0, "sheriff", 1)
    step = next(each for each in s.offered("send") if each == "DR02")
    s.act(f"send {step}")
    assert s.state.sheriff == "DR02"
    assert s.kind == "income"


@rule("WL-SHERIFF-05", "WL-SHERIFF-09", "WL-SHERIFF-22")
def test_a_story_sends_the_sheriff_against_an_outlaw() -> None:
    outlaw = {"space": "DR02", "wp": 2, "hand": ["hustle:qs", "cheat:2h"]}
    s = stories(
        [BANK, AWAY, outlaw], [RAIL, WORK], [[0, 0], [0, 1]], fights={"deck": ["a", "8", "9", "7"]}
    )
    s.act("work", "contribute story:5", "end", "send DR02")
    assert (s.asked, s.kind) == (2, "discard")
    s.act("discard cheat", "lay hustle")
    assert (s.asked, s.kind) == (0, "fight-card")
    s.act("fight-card fight:a")
    while s.kind == "choose":
        s.act(s.options()[0])
    assert (s.player(2).wp, s.player(2).space, s.state.sheriff) == (0, "DR01", "DR01")
    assert s.kind == "income"


@rule("WL-STORY-21", "WL-END-08")
def test_the_next_card_is_open_and_an_empty_deck_is_renewed() -> None:
    s = Scenario(
        [BANK, AWAY, AWAY],
        stories={"open": [WORK, RICH], "cylinders": [[1, 0]], "left": [7, 8], "right": [9]},
    )
    s.act("work", "contribute story:5", "end")
    assert opened(s) == ["story:7", "story:26"]
    assert "story:5" in s.game.view(None)["stories"][0]["told"]
    assert on(s) == [0, 0, 0]
    s = Scenario(
        [BANK, AWAY, AWAY], stories={"open": [WORK, RICH], "cylinders": [[1, 0]], "left": []}
    )
    before = set(s.game.view(None)["stories"][0]["told"])
    assert len(before) == 19
    s.act("work", "contribute story:5", "end")
    place = s.game.view(None)["stories"][0]
    assert (place["deck"], place["told"]) == (19, [])
    assert place["story"] in before | {"story:5"}
    assert not any(s.state.knows(0, slot) for slot in decks(s.state).left)
    assert s.heard("stories-renewed")[0].facts == {"cards": 20, "position": 0}


@rule("WL-EXAMPLE-40")
def test_cards_of_a_story_count_for_the_hand_limit() -> None:
    hand = ["hustle", "hustle", "tenacity"]
    player = {"space": "DR06", "wounds": 2, "hand": hand}
    s = stories([player, AWAY, AWAY], [3, WORK], [[1, 0]])
    s.act("move DR05", "contribute story:3", "end", "choose draw-2")
    assert (s.kind, len(s.player(0).hand), s.game.decision.amount) == ("discard", 5, 2)
    s.act("discard hustle", "discard hustle")
    assert len(s.player(0).hand) == 3


# -- gangs -----------------------------------------------------------------------------------------


def gang(*hands: list[str], deck: list[str], **more: Any) -> Scenario:
    """Story 26 (four fight cards) is told for the first players, as many as have hands."""
    seats: list[dict[str, Any]] = [{**AWAY, "money": 60, "hand": hand} for hand in hands]
    seats[0] = {**seats[0], **more}
    others = [AWAY] * (3 - len(seats))
    put = [[0, 0]] + [[1, 0]] * (len(hands) - 1) if len(hands) > 1 else [[1, 0]]
    s = stories([*seats, *others], [RICH, WORK], put, fights={"deck": deck})
    s.act("contribute story:26", "end")
    return s


@rule("WL-STORY-22", "WL-STORY-24", "WL-STORY-28")
def test_contributors_fight_one_after_another_against_the_neighbour() -> None:
    s = gang(["living_legend:as"], ["living_legend:ah"], deck=["8", "7", "9", "6"])
    assert (s.asked, s.kind) == (0, "lay")
    assert s.heard("opponent-drew")[0].facts["cards"] == 4
    s.act("lay living_legend")
    assert (s.asked, s.kind) == (2, "fight-card")
    s.act("fight-card fight:8")
    assert (s.player(0).lp, s.asked, s.kind) == (3, 1, "lay")
    s.act("lay living_legend")
    assert (s.asked, s.kind) == (0, "fight-card")
    assert [event.facts["fight"] for event in s.heard("fight")] == ["masked_riders"] * 2


@rule("WL-STORY-22")
def test_which_stories_have_a_gang() -> None:
    gangs = {
        story.number: step.fight_cards
        for story in pieces().stories
        for step in story.reward
        if step.op == "fight_virtual"
    }
    assert gangs == {4: 3, 15: 3, 24: 2, 26: 4, 29: 3, 38: 3}


@rule("WL-STORY-23")
def test_a_gang_is_no_bandit() -> None:
    """Wyatt Earp gets no action, no marshal point is offered; Lightning Draw works."""
    s = gang(
        ["lightning_draw:5s"], deck=["7", "8", "9", "6"], character="wyatt_earp", lp=5,
    )  # fmt: skip
    s.act("lay lightning_draw", "fight-card fight:7")
    assert s.heard("compared")[0].facts == {"value": 5, "against": 4}
    assert (s.player(0).lp, s.player(0).mp, s.heard("more-actions")) == (8, 0, [])
    assert s.player(0).wounds == 0


@rule("WL-STORY-25", "WL-STORY-27")
def test_a_tie_with_a_gang_is_lost_and_costs_a_wound_for_a_card() -> None:
    s = gang(["living_legend:as"], deck=["a", "8", "7", "6"], wp=1)
    s.act("lay living_legend", "fight-card fight:a", "choose lp-1")
    assert s.heard("fight-over")[0].facts["good"] is False
    player = s.player(0)
    assert (player.lp, player.wounds, len(player.hand), player.money) == (1, 1, 1, 60)


@rule("WL-STORY-27")
def test_without_a_card_the_fight_against_a_gang_is_lost() -> None:
    s = gang([], deck=["8", "7", "9", "6"])
    assert s.heard("opponent-drew") == []
    player = s.player(0)
    assert (player.wounds, len(player.hand), player.money) == (1, 1, 60)


@rule("WL-STORY-26", "WL-STORY-32")
def test_cards_work_against_a_gang_where_the_figure_stands() -> None:
    for space, value in (("CJ01", 11), ("RF01", 9)):
        s = gang(["trackers_instinct:9s", "hands_up:6s"], deck=["j", "8", "7", "6"], space=space)
        s.act("lay trackers_instinct", "fight-card fight:j", "react hands_up")
        assert s.heard("compared")[0].facts == {"value": value, "against": 9}
    s = gang(["bulletproof_vest:js"], deck=["8", "7", "9", "6"], wounds=1)
    s.act("lay bulletproof_vest", "fight-card fight:8")
    assert (s.player(0).wounds, s.player(0).lp) == (0, 3)


@rule("WL-EFFECT-18", "WL-CHAR-12")
def test_a_story_is_one_occasion_for_doc_holliday() -> None:
    """Two wounds, of the fight card and of the defeat, and one card for them."""
    doc = {"character": "doc_holliday", "lp": 5}
    s = gang(["cheat:2h"], deck=["8", "7", "9", "6"], **doc)
    s.act("lay cheat", "fight-card fight:8")
    drawn = [event.facts["why"] for event in s.heard("drew")]
    assert (s.player(0).wounds, drawn.count("doc_holliday")) == (2, 1)


@rule("WL-EFFECT-18", "WL-CHAR-12")
def test_the_sheriff_of_a_story_is_an_occasion_of_his_own() -> None:
    doc = {"space": "DR06", "character": "doc_holliday", "lp": 5, "wp": 1}
    s = stories([doc, AWAY, AWAY], [3, WORK], [[1, 0]])
    s.act("move DR05", "contribute story:3", "end", "choose wound-1_lp-1")
    assert len(s.player(0).hand) == 1
    s.act("send DR05")
    # The card is discarded, the fight lost: a wound, the consolation and the ability's card.
    assert (s.player(0).space, s.player(0).wounds, len(s.player(0).hand)) == ("DR01", 2, 2)


# -- the horse race --------------------------------------------------------------------------------


def race(*hands: list[str]) -> Scenario:
    """Three riders contribute to story 25, the first of them now; each has a hand."""
    seats: list[dict[str, Any]] = [{**AWAY, "hand": hand} for hand in hands]
    seats[0] = {**seats[0], "space": "DR06", "gear": ["revolver", "mustang"]}
    s = stories([*seats, AWAY, AWAY], [25, WORK], [[0, 0], [1, 0], [1, 0]])
    s.act(*ride("DR06", 2), "contribute story:25", "end")
    return s


@rule("WL-TALE-25", "WL-STORY-13")
def test_all_lay_their_cards_at_once() -> None:
    s = race(["tenacity:ks"], ["hustle:qs"], ["tenacity:kh"])
    assert set(s.game.unanswered()) == {0, 1, 2}
    s.choose("lay tenacity", 0)
    s.choose("lay hustle", 1)
    assert s.heard("laid") == []
    s.choose("lay tenacity", 2)
    assert [s.player(seat).lp for seat in range(3)] == [1, 0, 1]
    assert [s.player(seat).money for seat in range(3)] == [20, 20, 0]
    assert sorted(s.pile()) == ["hustle", "tenacity", "tenacity"]


@rule("WL-TALE-25")
def test_who_lays_no_card_is_one_of_the_others() -> None:
    s = race(["sprint:2s"], ["living_legend:as"], [])
    assert set(s.game.unanswered()) == {0, 1}
    s.choose("lay sprint", 0)
    s.choose("pass", 1)
    assert [s.player(seat).lp for seat in range(3)] == [1, 0, 0]
    assert [s.player(seat).money for seat in range(3)] == [20, 20, 20]
    s = race(["sprint:2s"], ["living_legend:as"], [])
    s.choose("pass", 0)
    s.choose("pass", 1)
    assert [s.player(seat).lp for seat in range(3)] == [0, 0, 0]
    assert [s.player(seat).money for seat in range(3)] == [40, 20, 20]


# -- given positions -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "given",
    [
        {"opened": [5]},
        {"open": [5, 6, 7]},
        {"open": [5, 5]},
        {"open": [41]},
        {"open": ["5"]},
        {"cylinders": [[2, 1]]},
        {"cylinders": [[1, 0], [1, 0]]},
        {"cylinders": [[1]]},
        {"cylinders": [[0, 0]] * 4},
    ],
)
def test_stories_that_cannot_be_are_refused(given: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        Scenario([BANK, AWAY, AWAY], stories=given)


@pytest.mark.parametrize("given", [{"open": [5, 12]}, {"open": [4]}, {"cylinders": [[0, 1]]}])
def test_the_first_game_has_only_some_stories_and_one_place(given: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        Scenario([BANK, AWAY, AWAY], modules=["first-game"], stories=given)
