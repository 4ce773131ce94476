"""Dorothy Rage: a card and a target are named, and somebody else has to play it."""

from __future__ import annotations

from tests.bang.wild_west_show.tables import SHOW, cannot_use, four, kinds, now

from saloon.testing import Scenario, rule, seat


def commands(s: Scenario, whom: int, card: str, at: int | None = None) -> None:
    s.uses(0, "dorothy-rage", at=whom)
    s.responds(0, card)
    if at is not None:
        s.responds(0, "choose", at=at)
    if len(s.options(whom)) == 1:
        s.asks(whom, "obey")
        s.responds(whom, s.options(whom)[0].partition(" ")[0])


@rule("WS-CARD-09", "WS-CARD-11", "WS-CARD-13", "WS-CARD-14")
def test_another_player_has_to_play_the_named_card_at_the_named_target() -> None:
    s = Scenario(
        seats=four([], ["bang", "beer"], ["missed", "missed"]), event="dorothy-rage", **SHOW
    )
    commands(s, 1, "bang", at=2)
    s.asks(2, "shot")
    s.passes(2)
    assert s.life(2) == 3
    assert s.hand(1) == ["beer"]
    wound = kinds(s, "wounded")[-1]
    assert wound.facts["by"] == 1, "it is that player's shot"
    assert s.active == 0
    cannot_use(s, 0, "dorothy-rage", "WS-CARD-14", at=1)


@rule("WS-CARD-13")
def test_abilities_and_the_duel_are_those_of_who_was_forced() -> None:
    table = four([], ["bang", "duel"], ["missed", "bang"])
    table[1]["character"] = "slab-the-killer"
    s = Scenario(seats=table, event="dorothy-rage", **SHOW)
    commands(s, 1, "bang", at=2)
    s.asks(2, "shot")
    assert s.game.decision.amount == 2
    s.passes(2)
    t = Scenario(seats=table, event="dorothy-rage", **SHOW)
    commands(t, 1, "duel", at=2)
    t.responds(2, "bang")
    t.responds(1, "pass")
    assert t.life(1) == 3
    assert t.life(0) == 5


@rule("WS-CARD-10", "WS-CARD-12")
def test_who_does_not_have_it_shows_the_hand() -> None:
    s = Scenario(seats=four([], ["beer", "missed"], ["bang"]), event="dorothy-rage", **SHOW)
    s.uses(0, "dorothy-rage", at=1)
    assert s.game.view(3)["players"][1]["hand"] == []
    s.responds(0, "bang")
    assert s.game.view(3)["players"][1]["hand"] == [], "the target comes first"
    s.responds(0, "choose", at=2)
    assert s.options(1) == ["show-hand"]
    s.responds(1, "show-hand")
    assert [len(s.game.view(viewer)["players"][1]["hand"]) for viewer in (None, 0, 2, 3)] == [2] * 4
    assert s.hand(1) == ["beer", "missed"]
    assert s.life(2) == 4
    shown = kinds(s, "hand-laid-open")[-1]
    assert len(shown.facts["hand"]) == 2


@rule("WS-CARD-11", "WS-CARD-12")
def test_only_what_that_player_could_do_in_a_turn_of_the_own_can_be_named() -> None:
    """With the distances and the cards in play of who is forced."""
    table = four([], ["bang"])
    table[1]["in_play"] = ["barrel"]
    table[2]["in_play"] = ["mustang"]
    s = Scenario(seats=table, event="dorothy-rage", **SHOW)
    s.uses(0, "dorothy-rage", at=1)
    names = [text.partition(" ")[2] for text in s.options(0)]
    assert "missed" not in names
    assert "barrel" not in names
    assert {"bang", "jail", "stagecoach", "dynamite"} <= {*names}
    s.responds(0, "bang")
    assert s.options(0) == ["choose @0", "choose @1"], "the others are out of range"
    s.responds(0, "choose", at=0)
    s.responds(1, "bang")
    assert s.life(0) == 4


@rule("WS-CARD-12")
def test_what_can_be_named_tells_nothing_of_the_hand() -> None:
    offered = []
    for hand in (["bang", "beer"], ["missed", "gatling"]):
        s = Scenario(seats=four([], hand), event="dorothy-rage", **SHOW)
        s.uses(0, "dorothy-rage", at=1)
        s.asks(0, "name")
        offered.append(s.options(0))
        s.responds(0, "stagecoach")
    assert offered[0] == offered[1]


@rule("WS-CARD-10", "WS-CARD-42")
def test_whether_the_forced_one_is_asked_tells_nothing_of_the_hand() -> None:
    seen = []
    for hand in (["bang", "missed"], ["beer:6h", "missed"], ["beer:6h", "beer:7h"]):
        s = Scenario(seats=four([], hand), event="dorothy-rage", **SHOW)
        s.uses(0, "dorothy-rage", at=1)
        s.responds(0, "beer")
        s.asks(1, "obey")
        seen.append(s.game.view(3))
    assert seen[0] == seen[1] == seen[2]


@rule("WS-CARD-13", "WS-EVENT-01")
def test_a_forced_stagecoach_draws_for_that_player_and_turns_up_an_event() -> None:
    s = Scenario(seats=four([], ["stagecoach"]), event="dorothy-rage", events=["gag"], **SHOW)
    commands(s, 1, "stagecoach")
    assert (len(s.hand(1)), len(s.hand(0))) == (2, 0)
    assert now(s) == "gag"
    assert s.active == 0
    s.ends_turn()
    assert s.active == 1


@rule("WS-CARD-11")
def test_it_is_as_if_it_were_that_players_turn() -> None:
    """Molly Stark draws for cards she plays in another's turn; this is no such card."""
    s = Scenario(
        seats=[
            seat(role="sheriff"),
            seat("molly-stark", role="outlaw", hand=["beer", "missed"], life=2),
        ],
        event="dorothy-rage",
        modules=["wild-west-show", "dodge-city"],
    )
    commands(s, 1, "beer")
    assert (s.life(1), s.hand(1)) == (3, ["missed"])


@rule("HN-EXTRA-03", "WS-CARD-11")
def test_the_suit_named_under_handcuffs_does_not_bind_who_is_forced() -> None:
    s = Scenario(
        seats=four(["beer:6h", "panic:8d"], ["bang:9c", "beer:7h"]),
        event=["handcuffs", "dorothy-rage"], step="after-draw",
        modules=["wild-west-show", "high-noon", "bullet"],
    )  # fmt: skip
    s.responds(0, "h")
    commands(s, 1, "bang", at=2)
    assert (s.life(2), s.hand(1)) == (3, ["beer"])
    s.refuses("panic", "HN-EXTRA-01", at=1)


@rule("WS-CARD-12", "WS-CARD-42", "EL-CARD-63")
def test_a_bang_cannot_be_named_where_it_takes_two() -> None:
    s = Scenario(
        seats=four([], ["bang:9c", "bang:8c"]), event=["wet-ammo", "dorothy-rage"],
        modules=["wild-west-show", "eldorado"],
    )  # fmt: skip
    s.uses(0, "dorothy-rage", at=1)
    assert s.can(0, "name gatling")
    assert not s.can(0, "name bang")


@rule("WS-CARD-42")
def test_only_the_card_that_was_named_and_the_forced_one_chooses_the_copy() -> None:
    table = four([], ["missed", "beer"], ["bang"])
    table[1]["character"] = "calamity-janet"
    s = Scenario(seats=table, event="dorothy-rage", **SHOW)
    commands(s, 1, "bang", at=2)
    assert s.hand(1) == ["missed", "beer"], "her Missed! only counts as one"
    t = Scenario(seats=four([], ["bang:5c", "bang:6d"]), event="dorothy-rage", **SHOW)
    commands(t, 1, "bang", at=2)
    t.asks(1, "obey")
    t.responds(1, "6d")
    assert t.hand_texts(1) == ["bang:5c"]
    u = Scenario(seats=four(), event="dorothy-rage", **SHOW)
    cannot_use(u, 0, "dorothy-rage", "WS-CARD-09", at=1)


@rule("WS-CARD-42")
def test_a_copy_that_cannot_be_aimed_there_is_not_the_named_card() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff"),
            seat(role="outlaw", hand=["bang:6d"]),
            seat("apache-kid", role="outlaw"),
        ],
        event="dorothy-rage",
        modules=["wild-west-show", "dodge-city"],
    )
    commands(s, 1, "bang", at=2)
    assert s.hand(1) == ["bang"]
    assert kinds(s, "hand-laid-open")


@rule("CB-EVENT-09")
def test_what_another_event_forbids_cannot_be_named() -> None:
    s = Scenario(
        seats=four([], ["bang", "beer"]),
        event=["the-sermon", "dorothy-rage"],
        modules=["high-noon", "wild-west-show"],
    )
    s.uses(0, "dorothy-rage", at=1)
    s.asks(0, "name")
    assert "name bang" not in s.options(0)
    s.responds(0, "beer")
