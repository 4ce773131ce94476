"""The blue cards of the base game, one by one (weapons have a file of their own)."""

import pytest

from saloon.testing import Scenario, rule, seat

HU = "hu-compendium"


# -- Barrel --------------------------------------------------------------------------------


@rule("BB-CARD-45")
@pytest.mark.parametrize("card", ["bang", "gatling"])
@pytest.mark.parametrize(
    ("turned", "life"),
    [("jail:4h", 4), ("panic:ah", 4), ("bang:2d", 3), ("missed:2s", 3), ("bang:2c", 3)],
)
def test_hearts_on_a_barrel_cancel_a_shot(card: str, turned: str, life: int) -> None:
    s = Scenario(seats=[seat(hand=[card]), seat(in_play=["barrel"])], deck=[turned])
    s.plays(card, at=1 if card == "bang" else None)
    s.flips(turned)
    assert s.life(1) == life
    assert s.in_play(1) == ["barrel"]


@rule("BB-CARD-46")
@pytest.mark.parametrize("answer", ["missed", "pass"])
def test_after_a_barrel_that_failed_a_missed_may_still_be_played(answer: str) -> None:
    s = Scenario(
        seats=[seat(hand=["bang"]), seat(hand=["missed"], in_play=["barrel"])], deck=["bang:2d"]
    )
    s.plays("bang", at=1)
    s.flips("bang:2d")
    s.responds(1, answer)
    assert s.life(1) == (4 if answer == "missed" else 3)


@rule("BB-CARD-47")
def test_a_barrel_gives_one_check_per_shot() -> None:
    s = Scenario(
        seats=[
            seat(hand=["bang", "bang"], in_play=["volcanic"]),
            seat(hand=["beer"], in_play=["barrel"]),
        ],
        deck=["bang:2d", "beer:6h"],
    )
    s.plays("bang", at=1)
    s.flips("bang:2d")
    s.asks(1, "shot")
    assert s.options(1) == ["pass"]
    s.passes(1)
    assert s.life(1) == 3
    s.plays("bang", at=1)
    s.flips("beer:6h")
    assert s.life(1) == 3


@rule("BB-CARD-48")
def test_a_barrel_works_in_jail() -> None:
    s = Scenario(seats=[seat(hand=["bang"]), seat(in_play=["barrel", "jail"])], deck=["beer:6h"])
    s.plays("bang", at=1)
    s.flips("beer:6h")
    assert s.life(1) == 4


@rule("BB-CARD-48", "BB-CARD-56")
def test_in_the_compendium_a_prisoner_has_missed_and_beer_but_no_barrel() -> None:
    s = Scenario(
        seats=[
            seat(hand=["bang", "bang"], in_play=["volcanic"]),
            seat(hand=["missed", "beer"], in_play=["barrel", "jail"], life=1),
        ],
        edition=HU,
    )
    s.plays("bang", at=1)
    s.asks(1, "shot")
    assert not s.can(1, "use barrel")
    s.responds(1, "missed")
    s.plays("bang", at=1)
    s.passes(1)
    s.responds(1, "beer")
    assert s.life(1) == 1


@rule("BB-CARD-48")
def test_in_the_compendium_a_barrel_works_out_of_jail() -> None:
    s = Scenario(
        seats=[seat(hand=["bang"]), seat(in_play=["barrel"]), seat(in_play=["jail"])],
        deck=["beer:6h"],
        edition=HU,
    )
    s.plays("bang", at=1)
    s.flips("beer:6h")
    assert s.life(1) == 4


# -- Mustang and Scope ---------------------------------------------------------------------


@rule("BB-CARD-49")
def test_a_mustang_changes_how_the_others_see_its_owner() -> None:
    s = Scenario(players=6, seats=[seat(hand=["mustang"])])
    others = range(1, 6)
    assert [s.distance(0, other) for other in others] == [1, 2, 3, 2, 1]
    s.plays("mustang")
    assert [s.distance(other, 0) for other in others] == [2, 3, 4, 3, 2]
    assert [s.distance(0, other) for other in others] == [1, 2, 3, 2, 1]
    assert s.distance(1, 2) == 1


@rule("BB-CARD-50")
def test_a_scope_changes_how_its_owner_sees_the_others() -> None:
    s = Scenario(players=6, seats=[seat(hand=["scope"])])
    others = range(1, 6)
    s.plays("scope")
    assert [s.distance(0, other) for other in others] == [1, 1, 2, 1, 1]
    assert [s.distance(other, 0) for other in others] == [1, 2, 3, 2, 1]
    assert s.distance(1, 3) == 2


@rule("BB-CARD-49", "BB-CARD-50")
def test_mustang_and_scope_decide_who_can_be_shot() -> None:
    s = Scenario(
        seats=[seat(hand=["bang", "scope"]), seat(in_play=["mustang"]), seat(in_play=["mustang"])]
    )
    s.refuses("bang", "BB-DIST-09", at=1)
    s.plays("scope")
    s.refuses("bang", "BB-DIST-09", at=2)
    s.plays("bang", at=1)
    assert s.life(1) == 3


# -- Jail ----------------------------------------------------------------------------------


@rule("BB-CARD-51", "BB-CARD-53")
def test_jail_is_for_anybody_but_the_sheriff_at_any_distance() -> None:
    s = Scenario(
        players=7,
        seats=[seat(role="outlaw", hand=["jail"]), seat(role="sheriff")]
        + [seat(in_play=["mustang"]) if who == 3 else seat() for who in range(2, 7)],
    )
    s.refuses("jail", "BB-CARD-51", at=1)
    assert s.distance(0, 3) == 4
    assert all(s.can(0, f"play jail @{who}") for who in range(2, 7))
    s.plays("jail", at=3)
    assert s.in_play(3) == ["mustang", "jail"]


@rule("BB-CARD-52")
def test_nobody_jails_oneself() -> None:
    s = Scenario(seats=[seat(role="outlaw", hand=["jail"])])
    s.refuses("jail", "BB-CARD-52", at=0)


@rule("BB-CARD-54")
def test_hearts_free_the_prisoner_for_a_normal_turn() -> None:
    s = Scenario(
        seats=[seat(hand=["jail"]), seat(hand=["beer"])],
        deck=["beer:6h", "bang:2d", "bang:3d"],
    )
    s.plays("jail", at=1)
    s.ends_turn()
    s.flips("beer:6h")
    assert s.active == 1
    assert s.in_play(1) == []
    assert s.pile() == ["jail", "beer"]
    assert s.hand_texts(1)[1:] == ["bang:2d", "bang:3d"]
    s.plays("bang", at=2)
    assert s.life(2) == 3


@rule("BB-CARD-55")
@pytest.mark.parametrize("turned", ["bang:2d", "missed:2s", "bang:2c"])
def test_any_other_suit_costs_the_turn_and_discards_the_jail(turned: str) -> None:
    s = Scenario(
        seats=[seat(hand=["jail"]), seat(hand=["beer"] * 5)], deck=[turned, "bang:7d", "bang:8d"]
    )
    s.plays("jail", at=1)
    s.ends_turn()
    s.flips(turned)
    # Nothing drawn, nothing played, nothing discarded: seat 2 has drawn the next cards.
    assert s.active == 2
    assert s.in_play(1) == []
    assert s.pile()[0] == "jail"
    assert s.hand(1) == ["beer"] * 5
    assert s.hand_texts(2) == ["bang:7d", "bang:8d"]


@rule("BB-CARD-56")
def test_a_prisoner_is_a_target_and_may_play_missed_and_beer() -> None:
    s = Scenario(
        seats=[
            seat(hand=["gatling", "bang", "cat-balou"]),
            seat(hand=["missed", "beer"], in_play=["jail"], life=1),
        ]
    )
    s.plays("gatling")
    s.responds(1, "missed")
    s.plays("bang", at=1)
    s.passes(1)
    s.responds(1, "beer")
    assert s.life(1) == 1
    s.plays("cat-balou", at=1)
    assert s.in_play(1) == []


@rule("BB-CARD-57")
@pytest.mark.parametrize("card", ["cat-balou", "panic"])
def test_a_jail_that_was_removed_needs_no_check(card: str) -> None:
    s = Scenario(seats=[seat(hand=[card]), seat(in_play=["jail"])], deck=["bang:2d", "bang:3d"])
    s.plays(card, at=1)
    s.ends_turn()
    assert s.active == 1
    assert s.hand_texts(1) == ["bang:2d", "bang:3d"]
    assert not [event for event in s.events if event.kind == "turned"]


# -- Dynamite ------------------------------------------------------------------------------


@rule("BB-CARD-58", "BB-CARD-60", "BB-CARD-61", "BB-CARD-65")
def test_dynamite_waits_for_the_next_turn_and_then_wanders() -> None:
    s = Scenario(
        seats=[seat(hand=["dynamite"]), seat(), seat(out=True), seat()],
        deck=[
            # seats 1 and 3 draw, seat 0 checks and draws, seat 1 checks and draws, seat 3 too
            *("bang:2d", "bang:3d", "bang:4d", "bang:5d"),
            *("beer:6h", "bang:6d", "bang:7d"),
            *("duel:js", "bang:8d", "bang:9d"),
            *("bang:2c", "bang:10d", "bang:jd"),
            "missed:5s",
        ],
    )
    s.plays("dynamite")
    for who in (0, 1, 3):
        # In front of seat 0 for a whole round, and nobody checks it.
        assert s.active == who
        assert s.in_play(0) == ["dynamite"]
        if who == 3:
            break
        s.ends_turn()
    s.ends_turn()
    s.flips("beer:6h")
    assert s.in_play(0) == []
    assert s.in_play(1) == ["dynamite"]
    s.ends_turn()
    s.flips("duel:js")
    assert s.in_play(1) == []
    assert s.in_play(3) == ["dynamite"]  # seat 2 is out
    s.ends_turn()
    s.flips("bang:2c")
    assert s.in_play(0) == ["dynamite"]
    s.ends_turn()
    s.flips("missed:5s")
    assert s.life(0) == 2
    assert [s.in_play(who) for who in (0, 1, 3)] == [[], [], []]
    assert [s.life(who) for who in (1, 3)] == [4, 4]


@rule("BB-CARD-59")
def test_an_explosion_costs_three_lives_before_phase_one() -> None:
    s = Scenario(
        seats=[seat(in_play=["dynamite"])], step="checks", deck=["missed:8s", "bang:2d", "bang:3d"]
    )
    s.flips("missed:8s")
    assert s.life(0) == 2
    assert s.pile() == ["dynamite", "missed"]
    told = [event.kind for event in s.events if event.kind in ("exploded", "wounded", "drew")]
    assert told == ["exploded", "wounded", "drew", "drew"]


@rule("BB-CARD-60")
@pytest.mark.parametrize("turned", ["missed:10c", "bang:2d", "beer:6h", "volcanic:10s"])
def test_on_any_other_card_the_dynamite_moves_to_the_left(turned: str) -> None:
    s = Scenario(
        seats=[seat(), seat(in_play=["dynamite"]), seat(out=True), seat()],
        turn=1,
        step="checks",
        deck=[turned],
    )
    s.flips(turned)
    assert s.life(1) == 4
    assert s.active == 1
    assert s.in_play(3) == ["dynamite"]
    assert s.pile() == [turned.partition(":")[0]]


@rule("BB-CARD-61")
@pytest.mark.parametrize("card", ["cat-balou", "panic"])
def test_a_dynamite_that_was_removed_threatens_nobody(card: str) -> None:
    s = Scenario(
        seats=[seat(hand=[card]), seat(in_play=["dynamite"])], deck=["missed:2s", "missed:3s"]
    )
    s.plays(card, at=1)
    s.ends_turn()
    assert s.active == 1
    assert s.life(1) == 4
    assert s.hand_texts(1) == ["missed:2s", "missed:3s"]


@rule("BB-CARD-62")
def test_missed_and_barrel_do_not_help_against_dynamite() -> None:
    s = Scenario(
        seats=[seat("jourdonnais", hand=["missed"], in_play=["dynamite", "barrel"])],
        step="checks",
        deck=["missed:2s"],
    )
    s.flips("missed:2s")
    assert s.life(0) == 2
    assert s.hand(0)[0] == "missed"


@rule("BB-CARD-63")
def test_nobody_is_rewarded_for_an_outlaw_who_falls_by_dynamite() -> None:
    s = Scenario(
        seats=[seat(role="sheriff"), seat(role="outlaw", in_play=["dynamite"], life=3)],
        turn=1,
        step="checks",
        deck=["missed:2s"],
    )
    s.flips("missed:2s")
    assert s.is_out(1)
    assert [len(s.hand(who)) for who in (0, 2, 3)] == [0, 2, 0]  # seat 2 has begun its turn
    fallen = next(event for event in s.events if event.kind == "eliminated")
    assert fallen.facts["by"] == -1


@rule("BB-CARD-63")
def test_the_sheriff_pays_nothing_for_a_deputy_who_falls_by_the_sheriffs_dynamite() -> None:
    s = Scenario(
        players=5,
        seats=[
            seat(role="sheriff", hand=["beer"], in_play=["scope", "dynamite"]),
            seat(role="deputy", life=3),
        ],
        step="checks",
        deck=["bang:2d", "bang:3d", "bang:4d", "missed:2s"],
    )
    s.flips("bang:2d")
    s.ends_turn()
    s.flips("missed:2s")
    assert s.is_out(1)
    assert s.hand(0) == ["beer", "bang", "bang"]
    assert s.in_play(0) == ["scope"]


@rule("BB-CARD-64")
@pytest.mark.parametrize(("turned", "free"), [("beer:6h", True), ("bang:9d", False)])
def test_who_survives_goes_on_with_jail_and_the_turn(turned: str, free: bool) -> None:
    s = Scenario(
        seats=[seat(), seat(in_play=["jail", "dynamite"])],
        turn=1,
        step="checks",
        deck=["missed:2s", turned, "bang:2d", "bang:3d"],
    )
    s.flips("missed:2s", turned)
    assert s.life(1) == 1
    assert s.in_play(1) == []
    assert s.active == (1 if free else 2)
    assert s.hand_texts(s.active) == ["bang:2d", "bang:3d"]


@rule("BB-CARD-65")
def test_only_who_has_the_dynamite_in_front_checks_it() -> None:
    s = Scenario(
        seats=[seat(in_play=["dynamite"])], step="phase-2", deck=["missed:2s", "missed:3s"]
    )
    s.ends_turn()
    assert s.active == 1
    assert s.hand_texts(1) == ["missed:2s", "missed:3s"]
    assert [s.life(who) for who in range(4)] == [5, 4, 4, 4]


@rule("BB-CARD-66")
def test_a_dynamite_that_moves_on_is_not_played() -> None:
    s = Scenario(seats=[seat(in_play=["dynamite"])], step="checks", deck=["beer:6h"])
    s.flips("beer:6h")
    assert s.in_play(1) == ["dynamite"]
    told = [event.kind for event in s.events if event.facts.get("card") == "dynamite:2h"]
    assert told == ["passed"]


@rule("BB-CARD-66")
def test_a_dynamite_that_moves_on_empties_no_hand() -> None:
    # Suzy Lafayette would draw if the Dynamite were a card she plays as her last one.
    s = Scenario(
        seats=[seat("suzy-lafayette", in_play=["dynamite"])],
        step="checks",
        deck=["beer:6h", "bang:2d", "bang:3d"],
    )
    s.flips("beer:6h")
    assert s.game.decision.kind == "play"
    assert s.hand_texts(0) == ["bang:2d", "bang:3d"]


@rule("BB-CARD-45")
def test_a_barrel_works_whatever_its_place_in_the_box() -> None:
    def table(seed: int) -> Scenario:
        seats = [seat(hand=["bang"]), seat(in_play=["barrel:qs"])]
        return Scenario(seats=seats, deck=["beer:6h"], seed=seed)

    s = next(each for each in map(table, range(500)) if each.state.players[1].in_play == [0])
    s.plays("bang", at=1)
    s.responds(1, "barrel")
    assert s.life(1) == 4
