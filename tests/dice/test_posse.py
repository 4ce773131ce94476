"""UA-CHAR: the characters of A New Posse in Town."""

from __future__ import annotations

from typing import Any

import pytest

import saloon
from saloon.kernel import option
from saloon.testing import rule
from saloon.testing.dice_scenario import DiceScenario

FIVE = ["sheriff", "outlaw", "deputy", "outlaw", "renegade"]
ALL = ["duels", "rage", "posse"]
NEW = {
    "belle-star": 8, "chuck-wengam": 8, "greg-digger": 7, "herb-hunter": 8, "pat-brennan": 8,
    "pixie-pete": 9, "sam-the-healer": 7, "sean-mallory": 8,
}  # fmt: skip


def scene(character: str, roll: str = "", modules: list[str] = ALL, **more: Any) -> DiceScenario:
    """Seat 0's turn, who plays the character."""
    return DiceScenario(FIVE, characters={0: character}, modules=modules, roll=roll, **more)


def alone(character: str, roll: str, **more: Any) -> DiceScenario:
    """The same with the five base dice."""
    return scene(character, roll, ["posse"], **more)


def deck(modules: list[str]) -> set[str]:
    state: Any = saloon.new_game("dice", players=5, modules=modules).state
    return {face.character.id for face in state.config.characters}


# -- which characters there are --------------------------------------------------------------


@rule("UA-MOD-01", "UA-MOD-06", "UA-MOD-07", "UA-MOD-08")
@pytest.mark.parametrize(
    ("modules", "size", "missing"),
    [
        (["posse"], 18, set(NEW) - {"belle-star", "chuck-wengam"}),
        (["posse", "rage"], 20, {"greg-digger", "herb-hunter", "sam-the-healer", "sean-mallory"}),
        (ALL, 24, set()),
        (["duels", "rage"], 16, set(NEW)),
    ],
)
def test_characters_are_dealt_only_with_the_modules_they_refer_to(
    modules: list[str], size: int, missing: set[str]
) -> None:
    characters = deck(modules)
    assert len(characters) == size
    assert set(NEW) - characters == missing


@rule("UA-MOD-06", "UA-CHAR-33")
def test_new_characters_are_shuffled_with_the_old_and_have_their_life_points() -> None:
    seen: dict[str, int] = {}
    for seed in range(40):
        game = saloon.new_game("dice", players=8, seed=seed, modules=ALL)
        for player in game.view()["players"]:
            extra = 2 if player["role"] == "sheriff" else 0
            seen[player["character"]] = player["max_life"] - extra
    assert len(seen) == 24
    assert {name: seen[name] for name in NEW} == NEW


@rule("UA-MOD-09")
@pytest.mark.parametrize("players", range(3, 9))
def test_the_modules_are_for_three_to_eight(players: int) -> None:
    game = saloon.new_game("dice", players=players, modules=ALL)
    assert len(game.view()["players"]) == players


# -- Belle Star ------------------------------------------------------------------------------


@rule("UA-CHAR-01", "UA-CHAR-04")
def test_belle_star_changes_dynamite_to_gatling() -> None:
    s = alone("belle-star", "dyn 1 beer gatling 2")
    assert (s.kind, s.asked) == ("change-die", 0)
    assert s.options() == ["pass", "change dynamite"]
    assert s.refused_by(0, option("change", detail="beer"), "UA-CHAR-01") == {"die": "beer"}
    assert s.refused_by(0, option("turn", detail="beer"), "UA-CHAR-01") == {}
    s.choose("change dynamite")
    assert s.state.dice == ["gatling", "bullseye1", "beer", "gatling", "bullseye2"]
    assert s.heard("die-changed")[0].facts["to"] == "gatling"
    # It is no longer locked.
    s.reroll("gatling gatling", "beer beer")
    assert s.kind == "reroll"


@rule("UA-EXAMPLE-19", "UA-CHAR-02", "UA-TIMING-02")
def test_belle_star_changes_one_of_two_and_none_of_three() -> None:
    s = alone("belle-star", "dyn dyn beer gatling 2")
    s.choose("change dynamite")
    assert s.state.dice.count("dynamite") == 1
    assert s.kind == "reroll"
    s = alone("belle-star", "dyn dyn dyn gatling 2")
    assert s.heard("exploded")
    assert s.kind == "aim"
    assert not s.heard("die-changed")


@rule("UA-CHAR-03")
def test_belle_star_changes_one_die_after_each_roll_old_or_new() -> None:
    s = alone("belle-star", "dyn dyn beer gatling 2")
    s.choose("pass")
    s.reroll("2", "1")
    s.choose("change dynamite")
    assert s.state.dice == ["gatling", "dynamite", "beer", "gatling", "bullseye1"]
    assert s.kind == "reroll"
    s.reroll("1", "beer")
    s.choose("change dynamite")
    s.give(2, 2)
    assert s.heard("gatling")[0].facts["dice"] == 3


@rule("UA-CHAR-05", "UA-TIMING-02")
def test_dynamite_on_cards_and_token_counts_for_belle_star() -> None:
    s = scene("belle-star", "dyn 1 beer dyn gatling", tokens={0: "dyn"})
    assert s.heard("exploded")
    assert not s.heard("die-changed")
    s = scene("belle-star", "1 1 beer dyn gatling", tokens={0: "dyn"}, rage={0: "dyn"})
    assert s.heard("exploded")
    s = scene("belle-star", "1 1 beer dyn gatling", tokens={0: "dyn"})
    assert s.options() == ["pass", "change duel:dynamite"]
    s.choose("change duel:dynamite")
    assert s.tokens(0) == ["dynamite"]
    s = scene("belle-star", "1 1 beer gatling gatling", rage={0: "dyn"})
    assert s.kind == "reroll"


# -- Chuck Wengam ----------------------------------------------------------------------------


@rule("UA-CHAR-06", "UA-CHAR-08")
def test_chuck_wengam_pays_to_turn_a_die_once_a_turn() -> None:
    s = alone("chuck-wengam", "1 1 beer gatling gatling")
    assert (s.kind, s.asked) == ("turn-die", 0)
    assert "turn bullseye1>gatling" in s.options()
    assert len(s.options()) == 1 + 3 * 5
    assert s.refused(option("turn", detail="beer>whisky")) == "UA-CHAR-06"
    s.choose("pass")
    s.reroll("beer", "2")
    s.choose("turn bullseye1>gatling")
    assert s.life(0) == 9
    assert s.state.dice == ["gatling", "bullseye1", "bullseye2", "gatling", "gatling"]
    # Once is enough, though a roll is left.
    s.reroll("1", "beer")
    assert s.kind == "aim"
    s.aim(2)
    s.give(2)
    assert s.heard("gatling")[0].facts["dice"] == 3


@rule("UA-CHAR-07", "UA-TIMING-02")
def test_chuck_wengam_cannot_stop_an_explosion() -> None:
    s = alone("chuck-wengam", "dyn dyn dyn gatling 2")
    assert s.heard("exploded")
    assert s.kind == "aim"


@rule("UA-CHAR-09", "UA-TIMING-02")
def test_chuck_wengam_may_turn_locked_dynamite() -> None:
    s = alone("chuck-wengam", "dyn dyn 1 gatling 2")
    s.choose("turn dynamite>beer")
    assert s.state.dice[0] == "beer"
    s.reroll("beer", "gatling")
    assert s.kind == "reroll"
    s = alone("chuck-wengam", "dyn dyn 1 gatling 2")
    # Dynamite is counted after he has acted.
    s.choose("turn bullseye1>dynamite")
    assert s.heard("exploded")


@rule("UA-CHAR-10")
def test_chuck_wengam_takes_an_arrow_for_an_arrow() -> None:
    s = alone("chuck-wengam", "dyn dyn 1 gatling 2", arrows={2: 5, 3: 3})
    s.choose("turn gatling>arrow")
    assert s.heard("arrow")[0].facts["why"] == "chuck-wengam"
    assert s.heard("attack")[0].facts["arrows"] == [(0, 1), (1, 0), (2, 5), (3, 3), (4, 0)]
    assert s.life(0) == 8


@rule("UA-CHAR-11")
def test_chuck_wengam_does_not_pay_with_his_last_life_point() -> None:
    s = alone("chuck-wengam", "dyn dyn 1 gatling 2", life={0: 1})
    assert s.kind == "reroll"


@rule("UA-RAGE-14")
def test_the_life_point_chuck_wengam_pays_counts_for_rage() -> None:
    s = scene("chuck-wengam", "1 1 beer gatling duel")
    s.choose("turn beer>gatling")
    s.stop()
    s.aim(1, 1)
    s.duel(2, "duel arrow")
    assert s.life(0) == 8
    assert [event.seat for event in s.heard("rage-drawn")] == [0, 1]


# -- Greg Digger -----------------------------------------------------------------------------


@rule("UA-EXAMPLE-17", "UA-CHAR-12", "UA-CHAR-13")
def test_greg_digger_drinks_twice() -> None:
    s = DiceScenario(
        FIVE, characters={2: "greg-digger"}, modules=ALL, first=2, life={2: 4}, tokens={2: "1"},
        roll="dyn dyn gatling gatling whisky",
    )  # fmt: skip
    s.stop()
    assert (s.kind, s.asked) == ("drink-again", 2)
    assert (s.life(2), s.tokens(2), s.shown(2)["rage_count"]) == (5, [], 0)
    s.choose("drink")
    assert (s.life(2), s.shown(2)["max_life"]) == (6, 7)
    assert s.shown(2)["rage_count"] == 1
    assert s.active == 3


@rule("UA-CHAR-14")
def test_greg_digger_may_leave_it_for_each_whisky() -> None:
    s = scene("greg-digger", "dyn dyn gatling whisky whisky", life={0: 3})
    s.stop()
    s.choose("pass")
    assert s.life(0) == 5
    s.choose("drink")
    assert s.life(0) == 6
    assert s.shown(0)["rage_count"] == 3


# -- Herb Hunter -----------------------------------------------------------------------------


@rule("UA-CHAR-15", "UA-CHAR-16", "UA-CHAR-17", "UA-TIMING-04")
def test_herb_hunter_wounds_who_loses_two_life_points_in_his_turn() -> None:
    """Indians, a duel and a shot: seats 3 and 4 lose two or more, seat 1 only one."""
    s = scene(
        "herb-hunter", "arrow 1 dyn dyn duel",
        arrows={0: 2, 3: 4, 4: 2}, rage={0: "beer"}, token_pile="1 2 beer",
    )  # fmt: skip
    s.stop()
    s.aim(1)
    s.give(1)
    s.duel(4, "arrow")
    assert [event.facts["why"] for event in s.heard("token-taken")] == [
        "duel",
        *["herb-hunter"] * 2,
    ]
    assert [event.seat for event in s.heard("token-taken")] == [4, 3, 4]
    assert s.tokens(4) == ["bullseye1", "beer"]
    assert s.tokens(1) == []
    # Herb himself lost three to the Indians: no token, but a Rage card, after the tokens.
    assert s.tokens(0) == []
    kinds = [event.kind for event in s.events]
    last_token = len(kinds) - 1 - kinds[::-1].index("token-taken")
    assert kinds.index("rage-discarded") < last_token < kinds.index("rage-drawn")
    assert [event.seat for event in s.heard("rage-drawn")] == [0, 3, 4]


@rule("UA-CHAR-15", "UA-CHAR-18")
def test_herb_hunter_does_nothing_in_other_turns_and_to_who_is_out() -> None:
    s = scene("herb-hunter", "1 1 dyn dyn gatling", first=4, life={3: 2})
    s.stop()
    s.aim(3, 3)
    assert s.out() == [3]
    assert not s.heard("token-taken")
    s = scene("herb-hunter", "1 1 dyn dyn gatling", life={4: 2})
    s.stop()
    s.aim(4, 4)
    assert s.out() == [4]
    assert not s.heard("token-taken")


@rule("UA-TIMING-04")
def test_the_end_of_a_turn() -> None:
    """Suzy, tokens back, revealed Rage cards away, then Rage cards drawn."""
    s = scene(
        "suzy-lafayette", "dyn dyn gatling gatling duel",
        life={0: 4}, tokens={0: "beer"}, rage={0: "gatling"}, arrows={},
    )  # fmt: skip
    s.stop()
    assert s.kind == "duel"
    s.duel(4, "arrow")
    after = [event.kind for event in s.events]
    order = ["duel-lost", "healed", "tokens-returned", "rage-discarded", "rage-drawn"]
    assert [kind for kind in after if kind in order] == order
    # The Gatling and the duel cost seat 4 two life points.
    assert [event.seat for event in s.heard("rage-drawn")] == [4]


# -- Pat Brennan -----------------------------------------------------------------------------


@rule("UA-CHAR-19", "UA-CHAR-21")
def test_pat_brennan_moves_a_card_between_others_unseen() -> None:
    s = scene("pat-brennan", "1 1 1 dyn dyn", rage={2: "beer"})
    assert (s.kind, s.asked) == ("move-rage", 0)
    assert s.options() == ["pass", "take @2"]
    s.choose("take @2")
    assert (s.kind, s.targets()) == ("give-rage", [0, 1, 3, 4])
    s.choose("give @4")
    assert (s.rage(2), s.rage(4)) == ([], ["beer"])
    moved = s.heard("rage-moved")[0]
    assert (moved.seat, moved.facts["giver"], moved.facts["target"]) == (0, 2, 4)
    assert "card" not in moved.seen_by(0)
    assert "card" not in moved.seen_by(None)
    assert moved.seen_by(2)["symbols"] == moved.seen_by(4)["symbols"] == ["beer"]
    slot = s.state.kept["rage"].before[4][0]
    assert [seat for seat in range(5) if s.state.knows(seat, slot)] == [2, 4]


@rule("UA-CHAR-20", "UA-CHAR-22", "UA-TIMING-01")
def test_a_card_pat_brennan_takes_is_revealed_in_this_turn() -> None:
    s = scene("pat-brennan", "1 1 1 dyn dyn", rage={2: "arrow"})
    s.choose("take @2")
    s.choose("give @0")
    assert s.shown(0)["revealed"] == [["arrow"]]
    assert s.arrows(0) == 1
    kinds = [event.kind for event in s.events]
    order = ["rage-moved", "rage-revealed", "arrow", "rolled"]
    assert [kind for kind in kinds if kind in order][:4] == order


@rule("UA-CHAR-20", "UA-CHAR-22")
def test_a_card_pat_brennan_gives_away_is_not_revealed() -> None:
    s = scene("pat-brennan", "1 1 1 dyn dyn", rage={0: "arrow dyn"})
    chosen = next(text for text in s.options() if text.startswith("take rage:arrow#"))
    s.choose(chosen)
    assert s.targets() == [1, 2, 3, 4]
    s.choose("give @3")
    assert s.shown(0)["revealed"] == [["dynamite"]]
    assert s.rage(3) == ["arrow"]
    assert s.arrows(0) == 0


@rule("UA-CHAR-19")
def test_pat_brennan_may_leave_it_and_is_not_asked_without_cards() -> None:
    s = scene("pat-brennan", "1 1 1 dyn dyn", rage={2: "beer"})
    assert s.refused(option("take", seat=3)) == "UA-CHAR-19"
    s.choose("pass")
    assert s.rage(2) == ["beer"]
    assert s.kind == "reroll"
    assert scene("pat-brennan", "1 1 1 dyn dyn").kind == "reroll"


@rule("UA-CHAR-23")
def test_pat_brennan_gives_to_the_living_only() -> None:
    s = scene("pat-brennan", "1 1 1 dyn dyn", rage={2: "beer"}, life={3: 0})
    s.choose("take @2")
    assert s.targets() == [0, 1, 4]
    assert s.refused(option("give", seat=3)) == "UA-CHAR-23"


# -- Pixie Pete ------------------------------------------------------------------------------


@rule("UA-CHAR-24", "UA-CHAR-25")
def test_pixie_pete_draws_two_and_keeps_one() -> None:
    s = scene("pixie-pete", "dyn dyn gatling gatling whisky", rage_deck="beer arrow")
    s.stop()
    assert (s.kind, s.asked) == ("keep-rage", 0)
    assert [text.split("#")[0] for text in s.options()] == ["keep rage:beer", "keep rage:arrow"]
    s.choose(s.options()[0])
    assert s.rage(0) == ["beer"]
    assert s.game.view()["rage_deck"] == 17
    assert s.game.view()["rage_discard"] == []
    put_back = s.heard("rage-put-back")[0]
    assert (put_back.facts, put_back.secret) == ({"held": 1, "deck": 17}, {})
    # Nobody knows where the other card is in the deck.
    assert not any(s.state.seen[slot] for slot in s.state.kept["rage"].deck)


@rule("UA-CHAR-24")
def test_pixie_pete_draws_two_for_losses_as_well() -> None:
    s = scene("pixie-pete", "1 1 dyn dyn gatling", first=4, rage_deck="beer arrow")
    s.stop()
    s.aim(0, 0)
    assert (s.kind, s.asked) == ("keep-rage", 0)
    s.choose(s.options()[1])
    assert s.shown(0)["revealed"] == [["arrow"]]


@rule("UA-CHAR-24", "UA-RAGE-17")
def test_pixie_pete_keeps_the_only_card_there_is() -> None:
    everything = " ".join(f"{face} {face} {face}" for face in ("1", "2", "dyn", "arrow", "gatling"))
    s = scene("pixie-pete", "dyn dyn gatling gatling whisky", rage={3: f"{everything} beer beer"})
    s.stop()
    assert s.active == 1
    assert s.rage(0) == ["beer"]


# -- Sam the Healer --------------------------------------------------------------------------


@rule("UA-CHAR-26", "UA-CHAR-27", "UA-CHAR-28")
def test_sam_the_healer_heals_with_each_duel_he_starts() -> None:
    s = scene("sam-the-healer", "dyn dyn gatling duel duel", life={0: 3, 4: 3, 1: 0})
    s.stop()
    s.choose("challenge @2")
    assert (s.kind, s.asked) == ("duel-heal", 0)
    assert not s.heard("duel-rolled")
    assert s.options() == ["pass", "heal @0", "heal @2", "heal @3", "heal @4"]
    assert s.refused(option("heal", seat=1)) == "DG-DEATH-04"
    s.dice.script += ["duel", "duel", "arrow"]
    s.choose("heal @0")
    assert s.life(0) == 4
    # Once for each duel, not for each pass.
    assert s.kind == "duel"
    s.choose("challenge @3")
    s.dice.script += ["arrow"]
    s.choose("heal @4")
    assert s.life(4) == 4


@rule("UA-CHAR-26", "UA-CHAR-27")
def test_sam_the_healer_need_not_and_does_not_when_challenged() -> None:
    s = scene("sam-the-healer", "dyn dyn gatling dyn duel", life={0: 3})
    assert s.heard("exploded")
    s.choose("challenge @2")
    s.dice.script += ["arrow"]
    s.choose("pass")
    assert s.active == 1
    assert not s.heard("healed")
    s = scene("sam-the-healer", "dyn dyn gatling gatling duel", first=4, life={0: 3})
    s.stop()
    s.duel(0, "duel arrow")
    assert s.active == 0
    assert not s.heard("healed")


# -- Sean Mallory ----------------------------------------------------------------------------


@rule("UA-CHAR-29", "UA-CHAR-31", "UA-DUEL-13")
def test_sean_mallory_rolls_again_when_he_has_failed() -> None:
    s = scene("sean-mallory", "dyn dyn gatling gatling duel")
    s.stop()
    s.duel(2, "duel arrow")
    assert (s.kind, s.asked) == ("duel-again", 0)
    s.dice.script += ["duel", "whisky"]
    s.choose("roll-again")
    assert s.heard("duel-lost")[0].seat == 2
    assert s.life(0) == 10
    s = scene("sean-mallory", "dyn dyn gatling gatling duel")
    s.stop()
    s.duel(2, "duel arrow")
    s.dice.script += ["gatling"]
    s.choose("roll-again")
    assert s.heard("duel-lost")[0].seat == 0
    s = scene("sean-mallory", "dyn dyn gatling gatling duel")
    s.stop()
    s.duel(2, "duel arrow")
    s.choose("pass")
    assert s.heard("duel-lost")[0].seat == 0


@rule("UA-CHAR-32")
def test_sean_mallory_rolls_again_once_a_turn() -> None:
    s = scene("sean-mallory", "dyn dyn gatling duel duel")
    s.stop()
    s.duel(2, "duel arrow")
    s.dice.script += ["duel", "arrow"]
    s.choose("roll-again")
    assert s.heard("duel-lost")[0].seat == 2
    s.duel(3, "duel arrow")
    assert [event.seat for event in s.heard("duel-lost")] == [2, 0]
    assert s.active == 1


@rule("UA-CHAR-30")
def test_sean_mallory_does_not_when_challenged() -> None:
    s = scene("sean-mallory", "dyn dyn gatling gatling duel", first=4)
    s.stop()
    s.duel(0, "arrow")
    assert s.heard("duel-lost")[0].seat == 0
    assert s.active == 0
