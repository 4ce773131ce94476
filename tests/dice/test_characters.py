"""DG-CHAR: the sixteen characters."""

from __future__ import annotations

import pytest

from saloon.kernel import option
from saloon.testing import rule
from saloon.testing.dice_scenario import DiceScenario

FIVE = ["sheriff", "outlaw", "deputy", "outlaw", "renegade"]
SIX = ["sheriff", "outlaw", "deputy", "outlaw", "renegade", "outlaw"]
GATLING = "gatling gatling gatling dyn dyn"


def stopped(faces: str, roles: list[str] = FIVE, **how: object) -> DiceScenario:
    s = DiceScenario(roles, roll=faces, **how)  # type: ignore[arg-type]
    s.stop()
    return s


# -- Bart Cassidy ----------------------------------------------------------------------------

BART = {1: "bart-cassidy"}


@rule("DG-CHAR-01", "DG-CHAR-04")
def test_bart_takes_arrows_instead_point_by_point() -> None:
    s = stopped("1 1 1 dyn dyn", characters=BART)
    s.aim(1, 1, 1)
    assert (s.asked, s.kind) == (1, "avert")
    s.choose("take-arrow")
    s.choose("pass")
    s.choose("take-arrow")
    assert (s.life(1), s.arrows(1), s.supply) == (7, 2, 7)


@rule("DG-CHAR-02")
def test_bart_is_asked_for_the_gatling_but_not_for_indians_or_dynamite() -> None:
    s = stopped(GATLING, characters=BART)
    assert s.kind == "avert"
    s.choose("take-arrow")
    assert s.life(1) == 8
    indians = DiceScenario(FIVE, characters=BART, arrows={1: 2, 2: 6}, roll="arrow 1 1 1 1")
    assert (indians.kind, indians.life(1)) == ("reroll", 6)
    dynamite = DiceScenario(FIVE, characters=BART, first=1, roll="dyn dyn dyn 1 1")
    assert (dynamite.kind, dynamite.life(1)) == ("aim", 7)


@rule("DG-CHAR-03")
def test_bart_never_takes_the_last_arrow() -> None:
    s = stopped("1 gatling gatling dyn dyn", characters=BART, arrows={2: 8})
    s.aim(1)
    assert (s.life(1), s.supply, s.active) == (7, 1, 1)


@rule("DG-CHAR-05")
def test_what_bart_averts_is_no_lost_point() -> None:
    s = stopped("1 gatling gatling dyn dyn", characters=BART, life={1: 1})
    s.aim(1)
    s.choose("take-arrow")
    assert not s.heard("lost")
    assert s.out() == []


@rule("DG-EXAMPLE-18")
def test_bart_at_one_life_point() -> None:
    s = stopped("1 1 gatling dyn dyn", characters=BART, life={1: 1}, arrows={2: 6})
    s.aim(1, 1)
    s.choose("take-arrow")
    s.choose("take-arrow")
    assert (s.life(1), s.supply) == (1, 1)
    s = stopped("1 1 gatling dyn dyn", characters=BART, life={1: 1}, arrows={2: 7})
    s.aim(1, 1)
    s.choose("take-arrow")
    assert s.out() == [1]


# -- Black Jack, Calamity Janet --------------------------------------------------------------


@rule("DG-CHAR-06", "DG-CHAR-08")
def test_black_jack_rolls_dynamite_again() -> None:
    s = DiceScenario(FIVE, characters={0: "black-jack"}, roll="dyn dyn 1 1 1")
    s.reroll("dyn", "beer")
    assert s.state.showing("dynamite") == 1
    s.reroll("1", "1")
    assert s.kind == "aim"  # no extra roll


@rule("DG-CHAR-07")
@pytest.mark.parametrize("accumulated", [False, True])
def test_three_dynamites_explode_for_black_jack_too(accumulated: bool) -> None:
    first = "dyn dyn 1 1 1" if accumulated else "dyn dyn dyn 1 1"
    s = DiceScenario(FIVE, characters={0: "black-jack"}, roll=first)
    if accumulated:
        s.reroll("1", "dyn")
    assert (s.kind, s.life(0)) == ("aim", 9)


@rule("DG-CHAR-09", "DG-CHAR-10")
def test_calamity_janet_decides_for_each_die() -> None:
    """Two dice that show the same may count as different ones, in either order."""
    for face in "12":
        for near, far in ((1, 2), (5, 4)):
            s = stopped(f"{face} {face} gatling dyn dyn", SIX, characters={0: "calamity-janet"})
            assert s.targets() == [1, 2, 4, 5]
            s.aim(far)
            assert s.targets() == [1, 2, 4, 5], "the first die binds the second to nothing"
            s.aim(near)
            assert [each for each in range(1, 6) if s.life(each) < full(s, each)] == sorted(
                (near, far)
            )
    across = stopped("1 gatling gatling dyn dyn", SIX, characters={0: "calamity-janet"})
    assert across.refused(option("shoot", seat=3, detail="bullseye1")) == "DG-CHAR-09"


@rule("DG-CHAR-10")
@pytest.mark.parametrize("face", ["1", "2"])
def test_with_few_players_calamity_janet_is_like_anybody(face: str) -> None:
    for dead in ({1: 0, 2: 0}, {1: 0, 2: 0, 3: 0}):
        faces = f"{face} {face} gatling dyn dyn"
        janet = stopped(faces, characters={0: "calamity-janet"}, life=dead)
        other = stopped(faces, characters={0: "paul-regret"}, life=dead)
        assert janet.kind == other.kind
        assert janet.targets() == other.targets()
        assert [e.facts for e in janet.heard("aimed")] == [e.facts for e in other.heard("aimed")]


def full(s: DiceScenario, seat: int) -> int:
    return s.state.players[seat].max_life


# -- El Gringo -------------------------------------------------------------------------------

GRINGO = {1: "el-gringo"}


@rule("DG-CHAR-11")
def test_who_hurts_el_gringo_takes_one_arrow() -> None:
    s = stopped("1 1 1 gatling gatling", characters=GRINGO)
    s.aim(1, 1, 1)
    assert (s.life(1), s.arrows(0)) == (4, 1)


@rule("DG-CHAR-12")
def test_nobody_takes_an_arrow_for_indians_or_dynamite() -> None:
    s = DiceScenario(FIVE, characters=GRINGO, arrows={1: 3, 2: 5}, roll="arrow 1 1 1 1")
    assert (s.life(1), s.supply) == (4, 9)
    own = DiceScenario(FIVE, characters=GRINGO, first=1, roll="dyn dyn dyn 1 1")
    assert (own.life(1), own.supply) == (6, 9)


@rule("DG-CHAR-14", "DG-CHAR-15", "DG-ARROW-11")
def test_el_gringos_arrow_may_bring_the_indians() -> None:
    s = stopped("1 beer gatling dyn dyn", characters=GRINGO, life={0: 5}, arrows={2: 6, 3: 2})
    s.aim(1)
    assert (s.life(0), s.life(1), s.life(2), s.life(3)) == (4, 6, 2, 6)
    assert s.supply == 9
    assert s.kind == "beer"  # the turn goes on


@rule("DG-CHAR-16")
def test_an_eliminated_el_gringo_gives_no_arrow() -> None:
    s = stopped("1 gatling gatling dyn dyn", characters=GRINGO, life={1: 1})
    s.aim(1)
    assert s.out() == [1]
    assert s.arrows(0) == 0


# -- Jesse Jones, Jourdonnais ----------------------------------------------------------------


@rule("DG-CHAR-17", "DG-CHAR-18", "DG-EXAMPLE-12", "DG-EXAMPLE-24")
@pytest.mark.parametrize(
    ("life", "beers", "own", "then"), [(4, 2, 2, 8), (3, 3, 3, 9), (5, 2, 2, 7), (4, 2, 1, 6)]
)
def test_jesse_jones_drinks_double(life: int, beers: int, own: int, then: int) -> None:
    faces = " ".join(["beer"] * beers + ["dyn"] * 2 + ["gatling"] * (3 - beers))
    s = stopped(faces, characters={1: "jesse-jones"}, first=1, life={1: life})
    s.give(*([1] * own + [2] * (beers - own)))
    assert s.life(1) == then


@rule("DG-CHAR-19")
def test_other_beers_count_once_for_jesse_jones() -> None:
    given = stopped("beer gatling gatling dyn dyn", characters={1: "jesse-jones"}, life={1: 2})
    given.give(1)
    assert given.life(1) == 3
    gives = stopped(
        "beer gatling gatling dyn dyn", characters={1: "jesse-jones"}, first=1, life={1: 2, 2: 2}
    )
    gives.give(2)
    assert gives.life(2) == 3


@rule("DG-CHAR-20", "DG-EXAMPLE-20")
def test_jourdonnais_loses_at_most_one_to_indians() -> None:
    s = DiceScenario(FIVE, characters={1: "jourdonnais"}, arrows={1: 4, 2: 4}, roll="arrow 1 1 1 1")
    assert (s.life(1), s.life(2)) == (6, 4)
    none = DiceScenario(FIVE, characters={1: "jourdonnais"}, arrows={2: 8}, roll="arrow 1 1 1 1")
    assert none.life(1) == 7


# -- Kit Carlson -----------------------------------------------------------------------------

KIT = {0: "kit-carlson"}


@rule("DG-CHAR-21", "DG-CHAR-22", "DG-CHAR-25")
def test_kit_carlson_returns_arrows_of_anybody() -> None:
    s = stopped("gatling gatling dyn dyn beer", characters=KIT, arrows={0: 1, 1: 2, 2: 1})
    s.give(0)
    assert s.kind == "return-arrow"
    assert s.targets() == [0, 1, 2]
    s.choose("return @0")
    s.choose("return @1")
    assert (s.arrows(0), s.arrows(1), s.supply) == (0, 1, 7)
    assert s.active == 1
    fewer = stopped("gatling gatling dyn dyn beer", characters=KIT, arrows={1: 2})
    fewer.give(0)
    fewer.choose("pass")
    assert (fewer.arrows(1), fewer.active) == (2, 1)


@rule("DG-CHAR-23", "DG-EXAMPLE-13")
def test_kit_carlson_with_three_gatlings() -> None:
    s = stopped(GATLING, characters=KIT, arrows={0: 2, 1: 2, 2: 4})
    assert s.arrows(0) == 0
    for seat in (1, 1, 2):
        s.choose(f"return @{seat}")
    assert [s.arrows(seat) for seat in range(3)] == [0, 0, 3]
    assert s.lives()[1:4] == [8 - 1, 8 - 1, 8 - 1]


@rule("DG-CHAR-24")
def test_kit_carlson_waits_for_the_final_result() -> None:
    s = DiceScenario(FIVE, characters=KIT, arrows={1: 2}, roll="gatling gatling dyn dyn beer")
    s.reroll("gatling gatling beer", "1 1 1")
    s.stop()
    s.aim(1, 1, 1)
    assert (s.active, s.arrows(1)) == (1, 2)


# -- Lucky Duke, Paul Regret, Pedro Ramirez --------------------------------------------------


@rule("DG-CHAR-26")
def test_lucky_duke_rolls_four_times() -> None:
    s = DiceScenario(FIVE, characters={0: "lucky-duke"}, roll="1 1 1 1 1")
    for _ in range(3):
        assert s.kind == "reroll"
        s.reroll("1", "1")
    assert s.kind == "aim"


@rule("DG-CHAR-27")
def test_paul_regret_does_not_mind_the_gatling() -> None:
    s = stopped("1 gatling gatling gatling dyn", characters={1: "paul-regret"})
    s.aim(1)
    assert s.life(1) == 8


@rule("DG-CHAR-28", "DG-CHAR-29")
def test_pedro_ramirez_may_return_an_arrow_for_each_point() -> None:
    s = stopped("1 1 gatling dyn dyn", characters={1: "pedro-ramirez"}, arrows={1: 3})
    s.aim(1, 1)
    assert (s.asked, s.kind) == (1, "return-arrow")
    s.choose("return @1")
    s.choose("pass")
    assert (s.life(1), s.arrows(1), s.supply) == (6, 2, 7)


@rule("DG-CHAR-30")
def test_pedro_ramirez_cannot_make_an_attack_weaker() -> None:
    characters = {1: "pedro-ramirez"}
    s = DiceScenario(FIVE, characters=characters, arrows={1: 3, 2: 5}, roll="arrow 1 1 1 1")
    assert (s.asked, s.kind) == (0, "reroll"), "his arrows go back anyway: nothing to decide"
    assert (s.life(1), s.supply) == (5, 9)
    dynamite = DiceScenario(
        FIVE, characters=characters, first=1, arrows={1: 1}, roll="dyn dyn dyn 1 1"
    )
    assert dynamite.kind == "return-arrow"


# -- Calamity Janet, Rose Doolan: why not ----------------------------------------------------


def reason(s: DiceScenario, seat: int) -> tuple[str, dict[str, object]]:
    shot = option("shoot", seat=seat, detail=s.game.decision.about)
    refusal = s.game.why_not(s.asked, shot)
    assert refusal is not None
    return refusal.rule, dict(refusal.facts)


@rule("DG-CHAR-09")
def test_calamity_janet_is_told_her_own_reach() -> None:
    for face in "12":
        s = stopped(f"{face} gatling gatling dyn dyn", SIX, characters={0: "calamity-janet"})
        assert reason(s, 3) == ("DG-CHAR-09", {"places": 3, "needed": 1, "range": 2})


@rule("DG-CHAR-31")
def test_rose_doolan_is_told_her_own_reach() -> None:
    one = stopped("1 gatling gatling dyn dyn", SIX, characters={0: "rose-doolan"})
    assert reason(one, 3) == ("DG-CHAR-31", {"places": 3, "needed": 1, "range": 2})
    two = stopped("2 gatling gatling dyn dyn", SIX, characters={0: "rose-doolan"})
    assert reason(two, 5) == ("DG-CHAR-31", {"places": 1, "needed": 2, "range": 3})


# -- Rose Doolan, Sid Ketchum ----------------------------------------------------------------

ROSE = {0: "rose-doolan"}


@rule("DG-CHAR-31", "DG-EXAMPLE-23")
def test_rose_doolan_reaches_one_place_farther() -> None:
    five = stopped("1 2 gatling dyn dyn", characters=ROSE)
    assert five.targets() == [1, 2, 3, 4]
    five.aim(1)
    assert five.targets() == [2, 3]
    six = stopped("1 2 gatling dyn dyn", SIX, characters=ROSE)
    assert six.targets() == [1, 2, 4, 5]
    six.aim(1)
    assert six.targets() == [2, 3, 4]


@rule("DG-CHAR-32", "DG-CHAR-33")
def test_rose_doolan_counts_in_either_direction_and_never_hits_herself() -> None:
    four = stopped("2 gatling gatling dyn dyn", characters=ROSE, life={1: 0})
    assert four.targets() == [2, 3, 4]
    for face in "12":
        three = stopped(f"{face} gatling gatling dyn dyn", characters=ROSE, life={1: 0, 2: 0})
        assert three.targets() == [3, 4]


@rule("DG-CHAR-34", "DG-CHAR-35", "DG-CHAR-36", "DG-CHAR-37")
def test_sid_ketchum_heals_before_he_rolls() -> None:
    s = DiceScenario(FIVE, characters={0: "sid-ketchum"}, life={0: 5, 1: 0, 2: 8})
    assert s.kind == "heal"
    assert "pass" not in s.options()
    assert s.targets() == [0, 2, 3, 4]
    assert s.refused(option("heal", seat=1)) == "DG-CHAR-37"
    twin = s.game.copy()
    twin.choose("heal @2", 0)  # at the maximum: legal and wasted
    assert twin.view()["players"][2]["life"] == 8
    s.choose("heal @0")
    assert (s.life(0), s.kind) == (6, "reroll")


# -- Slab the Killer -------------------------------------------------------------------------

SLAB = {0: "slab-the-killer"}


@rule("DG-CHAR-38")
@pytest.mark.parametrize(("characters", "seats"), [(SLAB, [0, 1, 2, 3, 4]), ({}, [])])
def test_doubling_is_tried_by_slab_and_by_nobody_else(
    characters: dict[int, str], seats: list[int]
) -> None:
    """The question brings along what might be tried; the rules of the game know nobody's ways."""
    s = stopped("1 1 arrow arrow gatling", characters=characters)
    game = s.game
    tries = game.rules.conceivable(game.state, game.decision, 0)
    assert [each.seat for each in tries if each.verb == "double"] == seats
    assert {each.seat for each in tries if each.verb == "shoot"} == set(range(5))
    for each in tries:
        refusal = game.why_not(0, each)
        if each.verb == "double" and each.seat in (1, 4):
            assert refusal is not None
            assert refusal.rule == "DG-CHAR-38"
        assert (refusal is None) == (each in game.options(0))


@rule("DG-CHAR-38", "DG-CHAR-42", "DG-EXAMPLE-19")
def test_slab_doubles_once_with_one_beer() -> None:
    s = stopped("1 1 beer beer gatling", characters=SLAB, life={0: 5})
    s.choose("double bullseye1 @1")
    assert s.options() == ["shoot bullseye1 @1", "shoot bullseye1 @4"]
    assert s.refused(option("double", seat=4, detail="bullseye1")) == "DG-CHAR-38"
    s.aim(4)
    assert (s.life(1), s.life(4)) == (6, 7)
    s.give(0)
    assert (s.life(0), s.active) == (6, 1)


@rule("DG-CHAR-39", "DG-CHAR-40", "DG-CHAR-41")
def test_slab_spends_the_beer_while_aiming() -> None:
    s = stopped("1 2 beer dyn dyn", characters=SLAB)
    s.choose("double bullseye1 @4")
    assert s.life(4) == 8  # declared before any point is lost
    s.aim(2)
    assert (s.life(4), s.life(2), s.life(1)) == (6, 7, 8)
    assert s.active == 1  # no beer is left to give
    none = stopped("1 2 gatling dyn dyn", characters=SLAB)
    assert not any("double" in each for each in none.options())


# -- Suzy Lafayette, Vulture Sam, Willy the Kid ----------------------------------------------

SUZY = {0: "suzy-lafayette"}


@rule("DG-CHAR-43", "DG-CHAR-44")
def test_suzy_gains_without_shots_in_the_final_result() -> None:
    s = stopped("beer gatling gatling dyn dyn", characters=SUZY, life={0: 5})
    assert s.life(0) == 5
    s.give(1)
    assert s.life(0) == 7
    lost = DiceScenario(FIVE, characters=SUZY, life={0: 5}, roll="beer gatling gatling dyn dyn")
    lost.reroll("beer", "1")
    lost.stop()
    lost.aim(1)
    assert (lost.life(0), lost.active) == (5, 1)


@rule("DG-CHAR-45")
def test_suzy_gains_in_spite_of_an_explosion() -> None:
    s = DiceScenario(FIVE, characters=SUZY, life={0: 5}, roll="dyn dyn dyn gatling gatling")
    assert (s.life(0), s.active) == (6, 1)


@rule("DG-CHAR-46")
def test_suzy_must_live_and_has_a_maximum() -> None:
    s = DiceScenario(FIVE, characters=SUZY, life={0: 9}, roll="gatling gatling dyn dyn arrow")
    s.stop()
    assert s.life(0) == 10
    characters = {1: "suzy-lafayette"}
    dead = DiceScenario(
        FIVE, characters=characters, first=1, life={1: 1}, roll="dyn dyn dyn gatling gatling"
    )
    assert (dead.life(1), dead.out()) == (0, [1])


@rule("DG-CHAR-47", "DG-CHAR-48")
def test_vulture_sam_gains_two_for_everybody_eliminated() -> None:
    characters = {0: "black-jack", 2: "vulture-sam"}
    life = {1: 1, 2: 3, 3: 1}
    s = stopped(GATLING, characters=characters, life=life)
    assert s.out() == [1, 3]
    assert s.life(2) == 3 - 1 + 4
    indians = DiceScenario(
        FIVE, characters=characters, life={1: 1, 2: 3}, arrows={1: 8}, roll="arrow 1 1 1 1"
    )
    assert indians.life(2) == 5


@rule("DG-CHAR-49")
def test_vulture_sam_gains_nothing_in_the_batch_that_eliminates_him() -> None:
    characters = {0: "black-jack", 2: "vulture-sam"}
    s = stopped(GATLING, characters=characters, life={1: 1, 2: 1})
    assert s.out() == [1, 2]
    assert s.life(2) == 0


@rule("DG-CHAR-50")
def test_two_gatlings_are_enough_for_willy() -> None:
    s = stopped("gatling gatling beer dyn dyn", characters={0: "willy-the-kid"}, arrows={0: 2})
    s.give(0)
    assert s.lives()[1:4] == [7, 7, 7]
    assert s.arrows(0) == 0


@rule("DG-CHAR-51", "DG-EXAMPLE-25")
@pytest.mark.parametrize("count", [4, 5])
def test_willys_gatling_fires_once(count: int) -> None:
    faces = " ".join(["gatling"] * count + ["dyn"] * (5 - count))
    s = stopped(faces, characters={0: "willy-the-kid"}, arrows={0: 2})
    assert s.lives()[1:4] == [7, 7, 7]
    assert s.arrows(0) == 0


# -- who is asked when -----------------------------------------------------------------------


@rule("DG-TIMING-01")
def test_choices_are_asked_clockwise_from_the_active_players_left() -> None:
    characters = {0: "pedro-ramirez", 1: "bart-cassidy", 2: "black-jack"}
    s = stopped(GATLING, characters=characters, first=2, arrows={0: 1, 3: 7})
    assert (s.asked, s.kind) == (0, "return-arrow")
    s.choose("return @0")  # which leaves Bart an arrow that is not the last
    assert (s.asked, s.kind) == (1, "avert")
    kept = stopped(GATLING, characters=characters, first=2, arrows={0: 1, 3: 7})
    kept.choose("pass")
    assert kept.life(1) == 7
    assert kept.asked == 3


@rule("DG-TIMING-02")
def test_every_batch_is_followed_by_a_look_at_the_end() -> None:
    """Attack, explosion, shots, Gatling: what would come next in the turn no longer comes."""
    s = DiceScenario(FIVE, life={0: 1, 1: 8}, arrows={2: 8}, roll="arrow arrow 1 1 1")
    assert s.winners == ("outlaw", (1, 3))  # the second arrow is never taken
    assert len(s.heard("arrow")) == 1

    s = DiceScenario(FIVE, life={0: 1}, roll="dyn dyn dyn 1 beer")
    assert s.winners == ("outlaw", (1, 3))
    assert last_facts(s) == {"cause": "dynamite", "role": "sheriff"}
    assert not s.heard("aimed")

    s = stopped("1 beer gatling gatling gatling", life={0: 1}, first=1)
    s.aim(0)
    assert s.winners == ("outlaw", (1, 3))
    assert last_facts(s) == {"cause": "shot", "role": "sheriff", "by": 1}
    assert not s.heard("healed")
    assert not s.heard("gatling")

    characters = {0: "black-jack", 1: "kit-carlson", 2: "el-gringo"}
    s = stopped(GATLING, characters=characters, life={0: 1}, arrows={1: 2, 3: 1}, first=1)
    assert s.winners == ("outlaw", (1, 3))
    assert last_facts(s) == {"cause": "gatling", "role": "sheriff", "by": 1}
    assert (s.arrows(1), s.supply) == (2, 6)  # none goes back, and none is taken


@rule("DG-TIMING-02")
def test_a_batch_that_decides_nothing_lets_the_turn_go_on() -> None:
    """The same four, one after the other: an Outlaw falls in each that can take one."""
    s = DiceScenario(FIVE, life={1: 1}, arrows={1: 8}, roll="arrow 1 beer dyn gatling")
    assert (s.out(), s.kind) == ([1], "reroll")
    s = DiceScenario(FIVE, life={1: 1}, first=1, roll="dyn dyn dyn 1 beer")
    assert (s.out(), s.kind, s.asked) == ([1], "reroll", 2)
    s = stopped("1 beer gatling dyn dyn", life={1: 1})
    s.aim(1)
    assert (s.out(), s.kind, s.asked) == ([1], "beer", 0)
    s = stopped(GATLING, characters={0: "kit-carlson"}, life={1: 1}, arrows={2: 1})
    assert (s.out(), s.kind, s.asked) == ([1], "return-arrow", 0)


def last_facts(s: DiceScenario) -> dict[str, object]:
    return dict(s.heard("eliminated")[-1].facts)
