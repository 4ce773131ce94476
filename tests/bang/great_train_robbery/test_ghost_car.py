"""The Ghost Car (GT-CAR-13 to 24), and who inherits railcars."""

from __future__ import annotations

from tests.bang.great_train_robbery.tables import stock, table, takes, told

from saloon.games.bang.event_deck import put_in_force
from saloon.games.bang.modules.great_train_robbery.rails import rails
from saloon.kernel import option
from saloon.testing import Scenario, rule, seat

GHOST = ["ghost-car", "mail-car", "caboose"]
PLAIN = ["dining-car", "mail-car", "caboose"]


def presence(s: Scenario, who: int) -> str:
    return s.state.players[who].presence.id


@rule("GT-CAR-13", "GT-CAR-14", "GT-CAR-17", "CB-RETURN-03", "CB-INTERACT-07")
def test_taken_from_the_train_it_goes_to_anybody_but_the_sheriff() -> None:
    s = table(
        seat(role="sheriff", hand=["bang"]),
        seat(role="outlaw"),
        seat(role="outlaw", out=True),
        seat(hand=["escape"]),
        train=GHOST,
        boxes=["valley-of-shadows"],
    )
    takes(s, "ghost-car", "bang")
    s.asks(0, "park")
    assert s.options(0) == ["choose @1", "choose @2", "choose @3"], "even who is out"
    s.responds(0, "choose", at=2)
    assert (presence(s, 2), s.life(2), s.in_play(2)) == ("in-ghost-car", 0, ["ghost-car"])
    assert s.distance(1, 3) == 2, "the place is taken again"


@rule("GT-CAR-13", "GT-CAR-23", "GT-CAR-16", "GT-CAR-24")
def test_who_has_it_plays_on_without_life_points() -> None:
    s = table(
        seat(role="sheriff", hand=["bang"]),
        seat(role="outlaw", hand=["bang", "beer"], life=1),
        turn=1,
        train=GHOST,
    )
    takes(s, "ghost-car", "bang")
    assert "choose @1" in s.options(1)
    s.responds(1, "choose", at=1)
    assert (presence(s, 1), s.life(1)) == ("in", 1), "with life points it does nothing"
    for _ in range(3):
        s.ends_turn()
        if s.game.decision.kind == "excess":
            s.discards("beer")
    assert s.active == 0
    s.plays("bang", at=1)
    while s.game.decision.kind in ("shot", "rescue"):
        s.responds(1, "pass")
    assert (presence(s, 1), s.life(1)) == ("in-ghost-car", 0)
    assert not told(s, "eliminated"), "nobody is rewarded"
    assert s.in_play(1) == ["ghost-car"]


@rule("GT-CAR-18", "GT-CAR-20", "CB-HAND-03", "CB-RETURN-16", "DC-CROSS-04")
def test_no_life_is_lost_or_gained_and_no_hand_kept() -> None:
    s = table(
        seat(role="sheriff", hand=["bang", "saloon"]),
        seat(
            "chuck-wengam", role="outlaw", presence="in-ghost-car", in_play=["ghost-car", "scope"]
        ),
        train=PLAIN,
        row=["tombrock", "boom-town", "yooma", "frisco"],
        deck=["2d", "3d"],
        boxes=["dodge-city"],
    )
    s.plays("bang", at=1)
    s.plays("saloon")
    assert (s.life(1), presence(s, 1)) == (0, "in-ghost-car")
    s.ends_turn()
    for what in ("chuck-wengam", "great-train-robbery take"):
        slot = rails(s.state).train[0] if " " in what else -1
        refusal = s.game.why_not(1, option("use", slot, -1, what))
        assert refusal is not None
        assert refusal.rule == "GT-CAR-18", "nor is there any to pay with"
    s.ends_turn()
    s.discards("2d", "3d")
    assert (s.active, s.in_play(1)) == (2, ["ghost-car", "scope"])


@rule("GT-CAR-21", "GT-CAR-22", "CB-EXAMPLE-06", "CB-VULTURE-05", "CB-RETURN-19")
def test_who_loses_it_is_out_at_once_and_nobody_gains_anything() -> None:
    s = table(
        seat(role="sheriff", hand=["cat-balou"]),
        seat(role="outlaw", presence="in-ghost-car", in_play=["ghost-car", "barrel", "dining-car"]),
        seat("vulture-sam"),
        seat(role="outlaw"),
        train=["sleeper-car", "mail-car", "caboose"],
    )
    s.plays("cat-balou", at=1)
    s.responds(0, "ghost-car")
    assert s.is_out(1)
    assert (s.hand(0), s.hand(2), s.in_play(2)) == ([], [], [])
    assert (s.pile()[-1], set(stock(s)[-2:])) == ("barrel", {"ghost-car", "dining-car"})
    assert not told(s, "eliminated")


@rule("CB-EXAMPLE-06")
def test_an_outlaw_shot_in_a_ghost_car_is_worth_nothing_then_or_later() -> None:
    s = table(
        seat(role="sheriff", hand=["bang", "cat-balou"]),
        seat(role="outlaw", life=1, in_play=["ghost-car", "barrel"]),
        seat("vulture-sam"),
        seat(role="outlaw"),
        train=PLAIN, deck=["2c"],
    )  # fmt: skip
    s.plays("bang", at=1)
    s.responds(1, "barrel")
    assert (s.is_out(1), s.life(1), s.hand(0), s.hand(2)) == (False, 0, ["cat-balou"], [])
    s.plays("cat-balou", at=1)
    s.responds(0, "ghost-car")
    assert (s.is_out(1), s.hand(0), s.hand(2)) == (True, [], [])


@rule("CB-RETURN-22")
def test_who_loses_it_shows_the_role_if_nobody_knew_it() -> None:
    s = table(
        seat(role="sheriff", hand=["bang", "cat-balou"]),
        seat(role="renegade", life=1, in_play=["ghost-car"]),
        seat(role="outlaw"),
        seat(role="outlaw"),
        train=PLAIN,
    )
    s.plays("bang", at=1)
    assert s.game.view(2)["players"][1]["role"] is None
    s.plays("cat-balou", at=1)
    assert s.is_out(1)
    for viewer in (None, 0, 2):
        assert s.game.view(viewer)["players"][1]["role"] == "renegade"
    assert told(s, "left")[0]["role"] == "renegade"


@rule("GT-CAR-19", "CB-WIN-02", "CB-WIN-04", "CB-DIST-05")
def test_such_a_player_counts_for_victory_until_the_car_is_gone() -> None:
    s = table(
        seat(role="sheriff", hand=["bang", "cat-balou"]),
        seat(role="outlaw", life=1),
        seat(role="outlaw", presence="in-ghost-car", in_play=["ghost-car"]),
        seat(role="renegade", out=True),
        train=PLAIN,
    )
    s.plays("bang", at=1)
    assert s.is_out(1)
    assert not s.over, "an Outlaw is still there"
    s.plays("cat-balou", at=2)
    assert s.winner == "law"


@rule("GT-CAR-15", "GT-TAKE-19")
def test_taken_with_panic_it_lies_in_front_of_who_took_it() -> None:
    s = table(
        seat(role="sheriff"), seat(hand=["panic"]), seat(in_play=["ghost-car"]), turn=1, train=PLAIN
    )
    s.plays("panic", at=2)
    assert (s.in_play(1), s.in_play(2)) == (["ghost-car"], [])


@rule("GT-CAR-15", "GT-CAR-14")
def test_a_sheriff_who_takes_it_with_panic_gives_it_to_another() -> None:
    s = table(seat(role="sheriff", hand=["panic"]), seat(in_play=["ghost-car"]), train=PLAIN)
    s.plays("panic", at=1)
    s.asks(0, "park")
    assert s.options(0) == ["choose @1", "choose @2", "choose @3"]
    s.responds(0, "choose", at=3)
    assert (s.in_play(0), s.in_play(3)) == ([], ["ghost-car"])


@rule("GT-INTERACT-01", "CB-VULTURE-02", "BB-CROSS-13", "CB-VULTURE-09")
def test_vulture_sam_inherits_a_railcar() -> None:
    s = table(
        seat("vulture-sam", role="sheriff", hand=["bang"]),
        seat(role="renegade", life=1, in_play=["dining-car", "scope"]),
        train=GHOST,
    )
    s.plays("bang", at=1)
    assert (s.in_play(0), s.hand(0)) == (["dining-car"], ["scope"])


@rule("GT-INTERACT-02", "GT-INTERACT-03", "CB-VULTURE-03", "BB-CROSS-13")
def test_a_silent_ghost_car_saves_nobody_and_sam_as_sheriff_gives_it_away() -> None:
    s = table(
        seat("vulture-sam", role="sheriff", hand=["bang"]),
        seat(role="renegade", life=1, in_play=["ghost-car"]),
        train=PLAIN,
        boxes=["fistful-of-cards"],
        event="lasso",
    )
    s.plays("bang", at=1)
    s.asks(0, "park")
    s.responds(0, "choose", at=2)
    assert s.is_out(1)
    assert (s.in_play(0), s.in_play(2)) == ([], ["ghost-car"])


@rule("CB-RETURN-10")
def test_with_a_ghost_and_a_ghost_car_only_the_last_one_matters() -> None:
    s = table(
        seat(role="sheriff", hand=["cat-balou:kh", "cat-balou:9d"]),
        seat(role="outlaw", presence="haunting", in_play=["ghost", "ghost-car"]),
        train=PLAIN,
        boxes=["valley-of-shadows"],
    )
    s.plays("cat-balou:kh", at=1)
    if s.game.decision.kind == "declared":
        s.responds(1, "pass")
    s.responds(0, "ghost")
    assert presence(s, 1) == "in-ghost-car"
    s.plays("cat-balou:9d", at=1)
    assert s.is_out(1)


def test_stolen_by_the_sheriff_it_has_left_before_it_is_settled_where_it_goes() -> None:
    s = table(
        seat(role="sheriff", hand=["panic"]),
        seat(role="outlaw", presence="in-ghost-car", in_play=["ghost-car"]),
        train=PLAIN,
    )
    s.plays("panic", at=1)
    s.asks(0, "park")
    assert s.in_play(1) == []
    assert told(s, "uncoupled") == [{"card": "railcar:ghost-car"}]


def test_who_pays_with_it_is_gone_and_asked_for_no_second_card() -> None:
    s = table(
        seat(role="sheriff"),
        seat(role="outlaw", presence="in-ghost-car", in_play=["ghost-car", "scope"]),
        seat(role="outlaw"),
        turn=1,
        train=PLAIN,
        row=["virginia-town", "boom-town", "yooma", "frisco"],
    )
    takes(s, "dining-car", "ghost-car")
    assert presence(s, 1) == "out"
    assert s.active == 2
    assert s.state.card(rails(s.state).train[0]).id == "dining-car", "it stays where it stood"


def test_a_ghost_car_in_front_of_the_sheriff_is_a_problem() -> None:
    for who, found in ((1, []), (0, ["the Sheriff has the Ghost Car (GT-CAR-13)"])):
        s = table(seat(role="sheriff"), seat(in_play=["ghost-car"]), train=PLAIN)
        g = s.state
        (slot,) = g.players[1].in_play
        if who != 1:
            g.hand_over(g.players[1], g.players[who], slot)
        assert s.game.rules.problems(g) == found


@rule("CB-RETURN-22")
def test_what_is_for_a_shown_role_minds_one_that_was_shown_on_leaving() -> None:
    s = table(
        seat(role="sheriff", hand=["bang", "cat-balou"]),
        seat(role="outlaw", life=1, in_play=["ghost-car"]),
        seat(role="outlaw"),
        seat(role="renegade"),
        train=PLAIN,
        boxes=["eldorado"],
    )
    put_in_force(s.state, "desperados")
    s.plays("bang", at=1)
    s.plays("cat-balou", at=1)
    assert s.is_out(1)
    assert [source.id for source in s.state.own(s.state.players[1])][-1] == "desperados"
    assert s.game.rules.problems(s.state) == []
