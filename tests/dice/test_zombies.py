"""UA-ZOMB, UA-WIN: playing as a zombie, and who wins after the outbreak."""

from __future__ import annotations

from tests.dice.graveyard import EIGHT, GATLING, SHOT, goes_by, risen, shown, table, turned_up

from saloon.kernel import option
from saloon.testing import rule

FOUR = ["sheriff", "outlaw", "outlaw", "renegade"]
NOTHING = "gatling gatling dyn"
"""Three dice of a zombie that come to nothing."""

# -- a zombie's turn -------------------------------------------------------------------------


@rule("UA-ZOMB-01", "UA-ZOMB-12")
def test_zombies_count_for_places_and_for_how_many_are_left() -> None:
    before = table(dead=[1, 2], roll="2 gatling gatling dyn dyn")
    before.stop()
    assert before.targets() == [3, 4]  # three are left: a "2" is a "1"
    s = risen(dead=[1, 2], roll="2 gatling gatling dyn dyn")
    assert [shown(s, seat, 0)["places"] for seat in (1, 2, 3, 4)] == [1, 2, 2, 1]
    s.stop()
    assert s.targets() == [2, 3]
    assert s.refused(option("shoot", seat=1, detail="bullseye2")) == "DG-SHOT-02"


@rule("UA-ZOMB-02", "UA-ZOMB-05")
def test_a_zombie_rolls_three_dice_up_to_three_times() -> None:
    s = risen(dead=[1, 2])
    goes_by(s, "beer gatling dyn")
    assert s.active == 1
    assert s.heard("rolled")[-1].facts["dice"] == ["beer", "gatling", "dynamite"]
    assert s.game.view()["dice"] == ["beer", "gatling", "dynamite", "", ""]
    assert s.refused(option("reroll", detail="dynamite")) == "DG-ROLL-07"
    assert s.options() == ["stop", "reroll beer", "reroll gatling", "reroll beer,gatling"]
    s.reroll("beer gatling", "gatling gatling")
    s.reroll("gatling", "arrow")
    assert s.arrows(1) == 1
    assert s.active == 2  # that was the third roll, and nothing is left to do


@rule("UA-ZOMB-03", "UA-ZOMB-08")
def test_beer_is_wasted_on_a_zombie_and_not_on_the_others() -> None:
    s = risen(dead=[1, 2], life={0: 5, 4: 5}, roll="1 gatling gatling dyn dyn")
    s.stop()
    s.roll("beer beer beer")
    s.aim(1)
    assert s.life(1) == 2
    s.stop()
    assert (s.asked, s.kind) == (1, "beer")
    assert s.targets() == [0, 1, 2, 3, 4]
    s.give(1)
    assert s.life(1) == 2
    assert s.heard("healed")[-1].facts["points"] == 0
    assert s.heard("healed")[-1].facts["barred"] is True
    s.give(4, 0)  # its Master, and a survivor
    assert (s.life(4), s.life(0)) == (6, 6)


@rule("UA-INTERACT-06")
def test_sid_ketchum_may_waste_his_gift_on_a_zombie() -> None:
    s = risen(dead=[1, 2], characters={3: "sid-ketchum"}, roll=SHOT, first=0)
    s.stop()
    s.roll(f"{NOTHING} {NOTHING}")
    s.aim(1)
    s.stop()
    s.stop()
    assert (s.asked, s.kind) == (3, "heal")
    s.choose("heal @1")
    assert s.life(1) == 2
    assert s.heard("healed")[-1].facts["points"] == 0
    assert s.heard("healed")[-1].facts["barred"] is True


@rule("UA-ZOMB-05")
def test_three_dynamites_explode_in_a_zombies_hands() -> None:
    s = risen(dead=[1, 2])
    s.roll("dyn dyn dyn")
    s.stop()
    assert s.heard("exploded")[-1].seat == 1
    assert s.life(1) == 2
    assert s.active == 2


@rule("UA-ZOMB-10")
def test_a_zombies_gatling_hits_everybody_else() -> None:
    s = risen(dead=[1, 2], characters={0: "black-jack", 3: "jourdonnais"}, arrows={4: 1})
    before = s.lives()
    s.roll("gatling gatling gatling")
    s.stop()
    s.stop()
    assert s.lives() == [before[0] - 1, before[1], *(life - 1 for life in before[2:])]


@rule("UA-ZOMB-11")
def test_zombies_take_arrows_and_suffer_attacks() -> None:
    s = risen(dead=[1, 2], arrows={0: 2, 3: 2, 4: 2})
    assert (s.arrows(1), s.arrows(2), s.supply) == (0, 0, 2)  # the roll brought one
    s.roll("arrow arrow gatling")
    s.stop()
    attack = s.heard("attack")[0]
    assert attack.facts["arrows"] == [(0, 3), (1, 2), (2, 0), (3, 2), (4, 2)]
    assert s.life(1) == 1
    assert s.supply == 9


@rule("UA-ZOMB-13")
def test_who_is_eliminated_now_is_out_for_good() -> None:
    s = risen(dead=[1, 2], life={3: 1}, roll="1 1 1 gatling dyn")
    s.stop()
    s.roll("2 gatling dyn")
    s.aim(1, 1, 1)
    assert s.out() == [1]
    assert s.active == 2
    s.roll(SHOT)
    s.stop()  # a zombie at its Master: nobody else is two places away
    assert s.heard("aimed")[-1].facts["target"] == 4
    assert s.active == 3
    s.stop()
    s.aim(2)
    assert turned_up(s) == []
    assert [event.seat for event in s.heard("turn")] == [0, 2, 3, 4]
    assert s.out() == [1]


@rule("UA-INTERACT-08")
def test_vulture_sam_gains_from_zombies_that_are_eliminated() -> None:
    characters = {0: "black-jack", 3: "vulture-sam", 4: "paul-regret"}
    s = risen(dead=[1, 2], characters=characters, life={3: 4}, roll="1 1 1 gatling dyn")
    assert s.life(3) == 4  # turning into zombies gave him nothing
    s.stop()
    s.aim(1, 1, 1)
    assert s.out() == [1]
    assert s.life(3) == 6
    as_master = risen(
        dead=[1, 2], characters={4: "vulture-sam"}, life={4: 4, 3: 1}, first=0, roll=GATLING
    )
    as_master.stop()
    assert as_master.out() == [3]
    assert as_master.life(4) == 5  # one lost to the Gatling, two gained


# -- winning ---------------------------------------------------------------------------------


@rule("UA-WIN-01", "UA-WIN-03", "UA-WIN-08", "UA-ZOMB-13")
def test_the_sheriffs_death_ends_nothing_and_the_dead_win_with_their_team() -> None:
    s = risen(FOUR, dead=[1, 3], life={0: 1})
    s.roll("1 gatling dyn")
    s.stop()
    s.stop()
    s.roll("1 1 1 1 gatling")
    s.aim(0)
    assert s.out() == [0]
    assert not s.game.over
    s.stop()
    s.aim(1, 1, 3, 3)
    assert s.winners == ("survivors", (0, 2))
    assert s.game.view()["result"] == {"side": "survivors", "winners": [0, 2]}


@rule("UA-WIN-01")
def test_the_death_of_the_last_living_villain_ends_nothing() -> None:
    s = risen(FOUR, dead=[1, 3], life={2: 1}, roll="2 gatling gatling dyn dyn")
    s.stop()  # nobody else is two places away
    assert s.out() == [2]
    assert not s.game.over


@rule("UA-WIN-02", "UA-WIN-07", "UA-WIN-08")
def test_a_dead_master_wins_with_his_zombies() -> None:
    s = risen(FOUR, dead=[1], life={0: 1, 2: 1, 3: 1}, roll=SHOT, characters={0: "black-jack"})
    s.stop()
    s.roll("gatling gatling gatling")
    s.aim(3)
    assert s.out() == [3]
    s.stop()
    assert s.winners == ("zombies", (1, 3))


@rule("UA-WIN-03", "UA-WIN-06")
def test_neither_the_masters_nor_the_last_zombies_death_is_enough() -> None:
    s = risen(FOUR, dead=[1], life={3: 1}, roll="1 1 1 gatling dyn")
    s.stop()
    s.roll(SHOT)
    s.aim(1, 1, 1)
    assert s.out() == [1]
    assert not s.game.over  # the Master is left
    s.stop()
    s.aim(3)
    assert s.winners == ("survivors", (0, 2))
    other = risen(FOUR, dead=[1], life={3: 1}, roll=SHOT)
    other.stop()
    other.aim(3)
    assert other.out() == [3]
    assert not other.game.over  # a zombie is left


@rule("UA-WIN-05", "UA-EXAMPLE-15")
def test_if_all_die_at_once_the_zombies_have_won() -> None:
    life, arrows = {0: 1, 3: 1}, {0: 1, 3: 1}
    s = risen(FOUR, dead=[1, 2], life=life, arrows=arrows, roll="beer gatling gatling dyn dyn")
    assert s.lives() == [1, 2, 2, 1]
    s.stop()
    s.roll("arrow arrow gatling")
    s.give(1)  # wasted
    goes_by(s, "arrow arrow gatling")
    assert (s.active, s.supply) == (2, 3)
    s.reroll("arrow arrow", "arrow arrow")
    s.reroll("arrow", "arrow")
    assert s.heard("attack")[0].facts["arrows"] == [(0, 1), (1, 2), (2, 5), (3, 1)]
    assert s.lives() == [0, 0, 0, 0]
    assert s.winners == ("zombies", (1, 2, 3))


# -- with duels and Rage cards ---------------------------------------------------------------

DUELS = ("duels", "rage")
"""Three base dice, then two duel dice."""


@rule("UA-ZOMB-02")
def test_a_zombie_rolls_no_duel_dice() -> None:
    s = risen(dead=[1, 2], modules=DUELS, roll="dyn dyn beer gatling gatling")
    assert s.game.view()["kinds"] == ["base"] * 3 + ["duel"] * 2
    s.stop()
    s.roll("beer gatling dyn")
    s.give(0)
    assert s.active == 1
    assert s.game.view()["dice"] == ["beer", "gatling", "dynamite", "", ""]


@rule("UA-ZOMB-09", "UA-ZOMB-04")
def test_a_zombie_fights_duels_and_takes_no_token() -> None:
    s = risen(dead=[1, 2], modules=DUELS, roll="dyn dyn gatling duel whisky")
    s.stop()
    assert s.kind == "duel"
    assert s.targets() == [1, 2, 3, 4]
    s.roll("duel duel arrow")  # the zombie, the Sheriff, the zombie
    s.choose("challenge @1")
    assert s.heard("duel-lost")[0].seat == 1
    assert (s.life(1), s.arrows(1)) == (2, 0)
    assert not s.heard("token-taken")
    assert shown(s, 1)["tokens"] == []


@rule("UA-ZOMB-04", "UA-RAGE-15")
def test_a_zombie_draws_no_rage_card_and_its_master_does() -> None:
    s = risen(dead=[1, 2], modules=["rage"], roll="1 1 1 1 dyn")
    s.stop()
    s.aim(1, 1, 4, 4)
    assert (s.life(1), shown(s, 1)["rage_count"]) == (1, 0)
    assert shown(s, 4)["rage_count"] == 1
    assert [event.seat for event in s.heard("rage-drawn")] == [4]


@rule("UA-ZOMB-07")
def test_the_master_takes_tokens() -> None:
    s = risen(dead=[1, 2], modules=DUELS, roll="dyn dyn gatling duel arrow", token_pile="beer")
    s.stop()
    s.roll("arrow")
    s.choose("challenge @4")
    assert s.heard("duel-lost")[0].seat == 4
    assert shown(s, 4)["tokens"] == ["beer"]


@rule("UA-OUTBREAK-14")
def test_the_second_renegade_gives_back_tokens_and_rage_cards() -> None:
    rage, tokens = {2: "beer arrow"}, {2: "beer"}
    s = risen(EIGHT, dead=[3, 4], first=5, modules=DUELS, rage=rage, tokens=tokens)
    assert shown(s, 2)["zombie"]
    assert (shown(s, 2)["rage_count"], shown(s, 2)["tokens"]) == (0, [])
    view = s.game.view()
    assert sorted(view["rage_discard"]) == [["arrow"], ["beer"]]
    assert view["token_pile"] == 15


@rule("UA-BONE-03", "UA-BONE-04")
def test_who_is_eliminated_gives_back_tokens_and_rage_cards() -> None:
    rage, tokens = {4: "beer"}, {4: "1 beer"}
    s = table(modules=DUELS, rage=rage, tokens=tokens, life={4: 1}, roll="1 dyn dyn arrow gatling")
    s.stop()
    s.aim(4)
    assert s.out() == [4]
    assert (shown(s, 4)["rage_count"], shown(s, 4)["tokens"]) == (0, [])
    assert s.game.view()["rage_discard"] == [["beer"]]
    assert s.game.view()["token_pile"] == 15


@rule("UA-TIMING-04", "UA-RAGE-15", "UA-BONE-06")
def test_rage_cards_are_drawn_before_the_boneyard_turns_up() -> None:
    s = table(modules=["rage"], life={4: 2}, roll="1 1 1 1 dyn", deck=[1])
    s.stop()
    s.aim(4, 4, 1, 1)
    kinds = [each.kind for each in s.events if each.kind in ("rage-drawn", "hands", "eliminated")]
    assert kinds == ["eliminated", "rage-drawn", "hands"]
    assert [event.seat for event in s.heard("rage-drawn")] == [1]  # and not who is out


@rule("UA-BONE-19", "UA-TIMING-05")
def test_a_turn_in_the_boneyard_draws_no_rage_cards_again() -> None:
    s = table(modules=["rage"], dead=[1], roll="1 1 arrow gatling dyn", deck=[1])
    s.stop()
    s.aim(2, 2)
    assert turned_up(s) == [(1, 1)]
    assert [event.seat for event in s.heard("rage-drawn")] == [2]


@rule("UA-ZOMB-13", "UA-RAGE-12")
def test_who_is_out_for_good_has_no_turn_in_which_others_draw_again() -> None:
    s = risen(dead=[1, 2], modules=["rage"], roll="1 1 1 1 1")
    s.stop()
    s.aim(1, 1, 1, 4, 4)
    assert (s.out(), s.active) == ([1], 2)
    assert [event.seat for event in s.heard("rage-drawn")] == [4]


# -- with the new posse ----------------------------------------------------------------------


@rule("UA-INTERACT-06")
def test_sam_the_healer_may_waste_his_gift_on_a_zombie() -> None:
    s = risen(
        dead=[1, 2], modules=(*DUELS, "posse"), characters={0: "sam-the-healer"},
        roll="1 dyn dyn duel gatling",
    )  # fmt: skip
    s.stop()
    s.aim(1)
    s.choose("challenge @2")
    assert s.kind == "duel-heal"
    s.roll("arrow")
    s.choose("heal @1")
    assert s.life(1) == 2
    assert s.heard("healed")[-1].facts["points"] == 0
    assert s.heard("healed")[-1].facts["barred"] is True


@rule("UA-CHAR-18")
def test_herb_hunter_gives_zombies_no_tokens() -> None:
    s = risen(
        dead=[1, 2], modules=(*DUELS, "posse"), characters={0: "herb-hunter"},
        roll="1 1 dyn dyn gatling", first=0,
    )  # fmt: skip
    s.stop()
    s.aim(1, 1)
    assert s.life(1) == 1
    assert not s.heard("token-taken")


@rule("UA-CHAR-23")
def test_pat_brennan_gives_no_rage_card_to_a_zombie() -> None:
    s = risen(
        dead=[1, 2], modules=["rage", "posse"], characters={0: "pat-brennan"}, rage={3: "beer"}
    )
    assert s.kind == "move-rage"
    s.choose("take @3")
    assert s.targets() == [0, 4]  # himself and the Master
    assert s.refused(option("give", seat=1)) == "UA-CHAR-23"


@rule("UA-OUTBREAK-09", "UA-ZOMB-07")
def test_a_master_of_the_new_posse_keeps_his_ability() -> None:
    s = risen(
        dead=[1, 2], modules=(*DUELS, "posse"), characters={4: "pixie-pete"}, life={4: 6},
        roll="1 1 dyn dyn gatling",
    )  # fmt: skip
    s.stop()
    s.aim(4, 4)
    assert (s.asked, s.kind) == (4, "keep-rage")
