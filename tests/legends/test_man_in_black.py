"""The Man in Black of the game for two: where he stands, his round, fights against him, the end."""

from __future__ import annotations

from typing import Any, cast

import pytest
from tests.legends.box import BOX

from saloon.games.legends.config import vocabulary
from saloon.games.legends.man_in_black.him import BlackFace, Stranger, towards
from saloon.games.legends.setup import place_bandits
from saloon.games.registry import new_game
from saloon.kernel import SetupError
from saloon.testing import rule
from saloon.testing.legends_scenario import LegendsScenario as Scenario

FAR = "SH11"
"""A space on which nothing is, far from his places."""


def black(**given: Any) -> dict[str, Any]:
    """What a position says of him."""
    return {"man-in-black": given}


def with_him(
    one: dict[str, Any], other: dict[str, Any] | None = None, space: str = "DR06", lp: int = 3,
    cards: tuple[str, ...] = (), **table: Any,
) -> Scenario:  # fmt: skip
    """Two players, of whom the first has the turn, and him on a space."""
    players = [{"space": space, **one}, {"space": FAR, **(other or {})}]
    return Scenario(players, **table, **black(space=space, lp=lp, deck=list(cards)))


def his_turn(
    card: str, one: dict[str, Any], other: dict[str, Any], space: str = "SV12", lp: int = 3,
    **table: Any,
) -> Scenario:  # fmt: skip
    """The second player has ended the turn (with $20 of income), and his card is turned up."""
    players = [{"space": FAR, **one}, {"space": FAR, **other}]
    s = Scenario(players, active=1, **table, **black(space=space, lp=lp, deck=[card]))
    s.act("end")
    return s


def him(s: Scenario) -> Stranger:
    return cast(Stranger, s.state.kept["man-in-black"])


def shown(s: Scenario, viewer: int | None = None) -> dict[str, Any]:
    view: dict[str, Any] = s.game.view(viewer)["man_in_black"]
    return view


# -- setting up ------------------------------------------------------------------------------------


@rule("WL-SETUP-01", "WL-TWO-01", "WL-TWO-02", "WL-MIBRULE-03", "WL-MIBRULE-05")
def test_with_two_players_he_stands_on_the_station_with_ten_cards() -> None:
    for players in range(2, 7):
        game = new_game("legends", players=players, seed=players)
        game.begin()
        while game.decision.kind in ("character", "start-space"):
            for seat in game.unanswered():
                game.choose(game.options(seat)[0], seat)
        assert ("man_in_black" in game.view(None)) == (players == 2)
    s = Scenario([{}, {}])
    assert shown(s) == {"space": "SV12", "lp": 3, "deck": 10, "pile": []}
    decks = []
    for seed in (1, 2):
        position = {"players": [{"character": "wyatt_earp"}, {"character": "jesse_james"}]}
        state = new_game("legends", players=2, seed=seed, position=position).state
        deck = cast(Stranger, state.kept["man-in-black"]).deck
        decks.append([state.face[slot].text for slot in deck])
    assert sorted(decks[0]) == sorted(f"black:{card.id}" for card in BOX.man_in_black.cards)
    assert decks[0] != decks[1]


@rule("WL-MIBRULE-04")
def test_he_starts_with_the_points_of_the_level() -> None:
    for level, lp in (("easy", 0), ("normal", 3), ("hard", 5)):
        assert shown(Scenario([{}, {}], rulings={"man-in-black": level}))["lp"] == lp
    with pytest.raises(SetupError) as refused:
        new_game("legends", players=2, rulings={"man-in-black": "brutal"})
    assert refused.value.rule == "WL-MIBRULE-04"
    with pytest.raises(SetupError) as refused:
        new_game("legends", players=3, rulings={"man-in-black": "hard"})
    assert refused.value.rule == "WL-SETUP-01"


@pytest.mark.parametrize(
    "given",
    [
        {"space": "XX01"},
        {"space": ["B1"]},
        {"lp": -1},
        {"lp": 100},
        {"lp": "3"},
        {"deck": ["nothing"]},
        {"mp": 1},
    ],
)
def test_a_position_that_cannot_be_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        Scenario([{}, {}], **black(**given))


# -- his round -------------------------------------------------------------------------------------


@rule("WL-MIBRULE-06", "WL-MIBRULE-09")
def test_his_card_comes_after_the_second_turn_of_every_round() -> None:
    cards = ("the_quiet_withdrawal", "old_friends")
    s = with_him({}, space="RF05", cards=cards, bandits=["DC01"])
    s.act("end")
    assert (s.asked, shown(s)["pile"], shown(s)["space"]) == (1, [], "RF05")
    s.act("income money", "end")
    assert (s.asked, shown(s)["lp"], shown(s)["space"]) == (0, 5, "DR10")
    assert shown(s) == {
        "space": "DR10", "lp": 5, "deck": 9, "pile": ["black:the_quiet_withdrawal"],
    }  # fmt: skip
    s.ends_turn()
    s.ends_turn()
    assert shown(s)["space"] == "DC01"
    # Who began has not the first seat.
    s = with_him({}, space="RF05", cards=cards, bandits=["DC01"], first=1)
    s.act("end")
    assert shown(s)["space"] == "DR10"


@rule("WL-MIBRULE-07")
def test_his_pile_is_shuffled_when_his_cards_run_out() -> None:
    s = his_turn("old_friends", {}, {})
    his = him(s)
    his.pile += his.deck[:-1]
    del his.deck[:-1]
    for slot in his.pile:
        s.state.reveal(slot)
    last = s.state.face[his.deck[0]].text
    for number in range(4):
        s.ends_turn()
        if number == 1:
            assert (shown(s)["deck"], shown(s)["pile"][-1]) == (0, last)
    assert s.heard("black-reshuffled")[0].facts == {"cards": 10}
    assert (shown(s)["deck"], len(shown(s)["pile"])) == (9, 1)


@rule("WL-MIBRULE-08")
def test_the_next_player_chooses_among_three_spaces() -> None:
    """None of his cards names a store or a saloon: here one of them does."""
    s = Scenario([{"space": FAR}, {"space": FAR}], active=1)
    slot = him(s).deck[-1]
    card = cast(BlackFace, s.state.face[slot]).card._replace(
        to="redfalls_saloon", walk=0, clauses=()
    )
    s.state.face[slot] = BlackFace("black:old_friends", card)
    s.act("end")
    assert (s.asked, s.kind) == (0, "black-space")
    assert s.offered("lead") == ["RF02", "RF03", "RF04"]
    s.act("lead RF03")
    assert shown(s)["space"] == "RF03"


@rule("WL-MIBRULE-28")
@pytest.mark.parametrize(
    ("start", "goal", "steps", "spaces"),
    [
        ("DR06", "DR06", 3, ["DR06"]),
        ("DR01", "DR10", 3, ["DR10"]),
        ("DR10", "RF05", 2, ["DC01"]),
        ("DR10", "RF05", 3, ["CJ01"]),
        ("MP02", "RF05", 3, ["DR07", "SH01"]),
        ("MP02", "RF05", 99, ["RF05"]),
    ],
)
def test_he_walks_a_shortest_way(start: str, goal: str, steps: int, spaces: list[str]) -> None:
    assert towards(start, goal, steps) == spaces


@rule("WL-MIBRULE-28", "WL-MIBRULE-09")
def test_he_walks_towards_the_leader_past_bandits_and_the_sheriff() -> None:
    s = his_turn(
        "sold_out", {"lp": 1}, {"lp": 2, "space": "RF05"}, space="DR10",
        bandits=["DC01"], sheriff="DR07",
    )  # fmt: skip
    assert shown(s)["space"] == "CJ01"
    assert s.state.bandits == ["DC01"]
    assert s.heard("black-fight") == []


@rule("WL-MIBRULE-28")
def test_among_several_shortest_ways_the_next_player_chooses() -> None:
    s = his_turn("sold_out", {"space": "RF05", "lp": 1}, {}, space="MP02")
    assert (s.asked, s.kind, s.offered("lead")) == (0, "black-walk", ["DR07", "SH01"])
    assert s.refused("lead DC01") == "WL-MIBRULE-28"
    s.act("lead SH01")
    assert shown(s)["space"] == "SH01"
    # On a tie for the lead he goes to the next player, and stops there.
    s = his_turn("sold_out", {"space": "DR07"}, {"space": "RF05"}, space="DR10")
    assert shown(s)["space"] == "DR07"


# -- fights ----------------------------------------------------------------------------------------


@rule("WL-MIBRULE-10", "WL-FIGHT-04")
def test_one_fight_against_him_in_a_turn_on_his_space() -> None:
    hand = ["hustle", "hustle", "hustle"]
    s = with_him({"hand": hand}, {"space": "DR06"}, fights={"deck": ["8", "3", "4"]})
    assert {"duel @1", "rob @1", "black-duel", "black-rob"} <= set(s.options())
    s.act("black-duel", "lay hustle", "pass")
    assert s.state.actions == 2
    assert s.refused("black-rob") == "WL-MIBRULE-10"
    assert s.refused("black-duel") == "WL-MIBRULE-10"
    assert s.offered("rob") == ["@1"]
    s.ends_turn()
    s.ends_turn()
    if s.kind == "income":
        s.act("income money")
    him(s).space = s.player(0).space
    assert {"black-duel", "black-rob"} <= set(s.options())
    s = with_him({"hand": hand}, space="DR06")
    him(s).space = "DR07"
    assert s.refused("black-duel") == "WL-MIBRULE-10"
    assert with_him({}).refused("black-rob") == "WL-FIGHT-04"


@rule("WL-MIBRULE-11", "WL-MIBRULE-02")
def test_he_is_never_arrested() -> None:
    s = with_him({"mp": 3, "hand": ["hustle"]})
    assert s.offered("black-arrest") == []
    assert s.refused("black-arrest") == "WL-MIBRULE-11"
    # Neither points of a side nor wounds are anything he could have.
    assert set(shown(s)) == {"space", "lp", "deck", "pile"}


@rule("WL-EXAMPLE-49", "WL-MIBRULE-12", "WL-MIBRULE-13", "WL-MIBRULE-16", "WL-MIBRULE-22")
def test_he_plays_the_highest_of_three_and_wins_ties() -> None:
    s = with_him({"hand": ["tenacity:ks"]}, fights={"deck": ["3", "q", "9", "a"]})
    s.act("black-duel", "lay tenacity")
    assert s.heard("black-drew")[-1].facts == {"cards": 3}
    assert s.heard("black-played")[-1].facts == {
        "card": "fight:q", "shown": ["fight:3", "fight:q", "fight:9"],
    }  # fmt: skip
    assert s.heard("compared")[-1].facts == {"value": 12, "against": 12}
    # One card for the queen's effect, one for the lost fight.
    assert (s.player(0).wounds, len(s.player(0).hand), s.player(0).lp) == (1, 2, 0)
    assert shown(s)["lp"] == 3
    assert s.game.view(None)["ring"]["deck"] == 13


@rule("WL-MIBRULE-14", "WL-DUEL-02")
def test_who_beats_him_in_a_duel_gains_two_and_he_loses_one() -> None:
    for before, after in ((3, 2), (0, 0)):
        s = with_him({"hand": ["tenacity:ks"]}, lp=before, fights={"deck": ["3", "j", "9"]})
        s.act("black-duel", "lay tenacity")
        assert s.heard("compared")[-1].facts == {"value": 12, "against": 11}
        assert (s.player(0).lp, shown(s)["lp"], s.player(0).wounds) == (2, after, 0)


@rule("WL-MIBRULE-15")
@pytest.mark.parametrize(("what", "got"), [("money", (90, 0)), ("nuggets", (30, 2))])
def test_who_robs_him_gains_a_wanted_point_and_half_of_what_he_always_has(
    what: str, got: tuple[int, int]
) -> None:
    s = with_him({"hand": ["tenacity:ks"], "mp": 1}, fights={"deck": ["3", "j", "9"]})
    s.act("black-rob", "lay tenacity")
    assert (s.kind, s.offered("loot")) == ("black-loot", ["money", "nuggets"])
    s.act(f"loot {what}")
    # $20 of income and $10 of the jack's effect.
    assert (s.player(0).money, s.player(0).nuggets) == got
    assert (s.player(0).wp, s.player(0).mp, s.player(0).lp) == (1, 0, 0)
    s = with_him({"hand": ["hustle"]}, fights={"deck": ["3", "a", "9"]})
    s.act("black-rob", "lay hustle", "choose lp-1")
    assert (s.player(0).wp, s.player(0).money, shown(s)["lp"]) == (0, 20, 3)


@rule("WL-MIBRULE-12")
def test_his_ten_never_cancels_the_fight() -> None:
    s = with_him({"hand": ["tenacity:ks", "cheat"]}, fights={"deck": ["3", "10", "9"]})
    s.act("black-duel", "lay tenacity", "pass")
    assert (s.kind, s.player(0).lp) == ("act", 2)


@rule("WL-MIBRULE-12", "WL-FIGHTCARD-08")
def test_the_effect_of_his_card_falls_on_the_player() -> None:
    s = with_him({"hand": ["hustle:qs", "cheat"]}, fights={"deck": ["3", "5", "9"]})
    s.act("black-duel", "lay hustle", "pass")
    assert s.offered("choose") == ["discard-1", "lose_money-10"]
    s.act("choose lose_money-10")
    assert (s.player(0).money, s.player(0).lp) == (10, 2)


@rule("WL-TWO-04")
def test_lightning_draw_is_of_no_use_against_him() -> None:
    s = with_him({"hand": ["lightning_draw:5s"]}, fights={"deck": ["2", "8", "3"]})
    s.act("black-duel", "lay lightning_draw")
    assert s.heard("compared")[-1].facts == {"value": 4, "against": 8}
    assert s.player(0).wounds == 2  # one of the eight, one of the lost fight


@rule("WL-MIBRULE-26")
def test_the_vest_works_against_his_card() -> None:
    hand = ["bulletproof_vest:js"]
    s = with_him({"hand": hand, "wounds": 2}, fights={"deck": ["2", "8", "3"]})
    s.act("black-duel", "lay bulletproof_vest")
    assert (s.player(0).wounds, s.player(0).lp) == (1, 2)


@rule("WL-FIGHT-28", "WL-MIBRULE-22", "WL-MIBRULE-12")
def test_a_shootout_starts_the_fight_anew() -> None:
    hand = ["shootout:3s", "hustle:qs", "hands_up"]
    s = with_him({"hand": hand}, fights={"deck": ["a", "k", "q", "2", "4", "9"]})
    s.act("black-duel", "lay shootout", "yes")
    s.act("lay hustle")
    assert s.heard("black-played")[-1].facts["card"] == "fight:9"
    s.act("react hands_up")
    s.act("choose lose_money-10")
    # One less against him, once in each of the two fights.
    assert s.heard("compared")[-1].facts == {"value": 11, "against": 7}


@rule("WL-MIBRULE-13", "WL-CHAR-14", "WL-MIBRULE-01")
def test_jesse_james_wins_no_ties_against_him_but_lowers_his_card() -> None:
    jesse = {"character": "jesse_james", "lp": 5, "gear": ["rifle"], "hand": ["tenacity:ks"]}
    s = with_him(jesse, space="DR06", fights={"deck": ["q", "3", "4"]})
    s.act("black-duel", "lay tenacity")
    assert s.heard("compared")[-1].facts == {"value": 12, "against": 12}
    assert s.player(0).wounds == 1
    s = with_him(jesse, space="DC01", fights={"deck": ["q", "3", "4"]})
    s.act("black-duel", "lay tenacity")
    assert s.heard("compared")[-1].facts == {"value": 12, "against": 11}


@rule("WL-MIBRULE-23")
def test_what_would_hurt_him_does_nothing() -> None:
    annie = {"character": "annie_oakley", "lp": 5, "gear": ["revolver"], "hand": ["hustle"]}
    s = with_him(annie, fights={"deck": ["2", "3", "4"]})
    s.act("black-duel")
    assert (s.asked, s.kind) == (0, "lay")
    walker = {"hand": ["punch"], "gear": ["revolver", "whiskey"], "space": "DR07"}
    s = with_him(walker)
    s.act("move DR06")
    s.act("whiskey man-in-black")
    assert "whiskey" not in s.player(0).gear
    s.act("punch punch man-in-black")
    assert (s.player(0).hand, s.heard("hurt"), shown(s)["lp"]) == ([], [], 3)
    s = with_him(walker)
    assert s.refused("whiskey man-in-black") == "WL-MOVE-18"
    him(s).space = "RF01"
    s.act("move DR06")
    assert s.refused("whiskey man-in-black") == "WL-ITEM-11"
    assert s.refused("punch punch man-in-black") == "WL-POKERCARD-07"


@rule("WL-TWO-05", "WL-MIBRULE-18", "WL-MIBRULE-01")
@pytest.mark.parametrize(("what", "got"), [("money", (30, 0)), ("card", (20, 1))])
def test_billy_the_kid_takes_money_of_the_bank_or_a_card_of_the_deck(
    what: str, got: tuple[int, int]
) -> None:
    billy = {"character": "billy_the_kid", "lp": 5, "space": "DR07"}
    s = with_him(billy)
    s.act("move DR06", "demand man-in-black")
    assert (s.asked, s.offered("give")) == (0, ["money", "card"])
    s.act(f"give {what}")
    assert (s.player(0).money, len(s.player(0).hand)) == got
    assert s.refused("demand man-in-black") == "WL-CHAR-06"


@rule("WL-MIBRULE-24")
def test_only_the_upgraded_rifle_looks_at_his_cards() -> None:
    for gear, known in ((["rifle"], 0), (["rifle+"], 2)):
        s = with_him({"hand": ["hustle", "cheat"], "gear": gear}, fights={"deck": ["2", "3", "4"]})
        s.act("black-duel")
        assert s.kind == ("exchange" if known else "lay")
        assert len(s.game.view(0)["ring"]["known"]) == known
        assert s.game.view(1)["ring"]["known"] == []


@rule("WL-TWO-03")
def test_with_two_players_the_other_one_is_the_neighbour() -> None:
    for active in (0, 1):
        seats = [{"space": "DR10", "hand": ["hustle"]}, {"space": "DR10", "hand": ["hustle"]}]
        s = Scenario(seats, active=active)
        s.act("rob-bank", "lay hustle")
        assert s.asked == 1 - active


@rule("WL-ITEM-15", "WL-ITEM-06")
def test_the_upgraded_revolver_helps_who_attacks_him() -> None:
    fighter = {"hand": ["hustle:qs"], "gear": ["revolver+"]}
    s = with_him(fighter, fights={"deck": ["2", "3", "j"]})
    s.act("black-duel", "lay hustle")
    assert s.heard("compared")[-1].facts == {"value": 12, "against": 11}
    s = his_turn("twelve_oclock_sharp", {"lp": 1, **fighter}, {}, fights={"deck": ["2", "3", "j"]})
    s.act("lay hustle")
    assert s.heard("compared")[-1].facts == {"value": 11, "against": 11}


# -- the board, the end ----------------------------------------------------------------------------


@rule("WL-MIBRULE-27", "WL-MIBRULE-01")
def test_he_keeps_bandits_away_from_a_hideout() -> None:
    s = his_turn("old_friends", {"space": "RF01"}, {"space": "MP01"}, bandits=[], sheriff="DR01")
    assert s.state.bandits == ["SH08"]
    # He stands at the creek now, so no bandit comes there.
    place_bandits(s.state, ["DC01", "SV02"])
    assert s.state.bandits == ["SH08", "SV02"]


@rule("WL-MIBRULE-20", "WL-FINAL-02")
def test_his_points_bring_the_end_after_one_more_round() -> None:
    cards = ("the_quiet_withdrawal", "the_late_train", "old_friends")
    s = with_him({}, space="RF05", lp=13, cards=cards, rulings={"length": "short"})
    s.ends_turn()
    assert s.state.ending == 0
    s.ends_turn()
    assert (shown(s)["lp"], s.state.ending) == (15, 2)
    s.ends_turn()
    assert s.heard("won") == []
    s.ends_turn()
    assert len(s.heard("won")) == 1
    assert shown(s)["lp"] == 16


@rule("WL-MIBRULE-21")
@pytest.mark.parametrize(
    ("lps", "money", "his", "side", "winners"),
    [
        ((14, 9), 0, 13, "points", (0,)),
        ((14, 9), 0, 14, "man-in-black", ()),
        ((14, 9), 0, 15, "man-in-black", ()),
        ((13, 9), 60, 13, "points", (0,)),
        ((9, 14), 0, 10, "points", (1,)),
    ],
)
def test_nobody_wins_who_has_no_more_points_than_he(
    lps: tuple[int, int], money: int, his: int, side: str, winners: tuple[int, ...]
) -> None:
    one, other = {"lp": lps[0], "money": money, "space": "RF05"}, {"lp": lps[1]}
    s = Scenario(
        [one, other], active=1, ending=2, rulings={"length": "long"},
        **black(lp=his - 1, deck=["the_late_train"]),
    )  # fmt: skip
    s.player(1).cattle.clear()
    # Both get $10 of his card, which is not enough for a point.
    s.act("end")
    result = s.game.result
    assert result is not None
    assert (result.side, result.winners) == (side, winners)
    assert shown(s)["lp"] == his


@rule("WL-MIBRULE-21")
def test_he_scores_nothing_for_his_money() -> None:
    s = Scenario(
        [{"lp": 4}, {"space": FAR}], active=1, ending=2,
        **black(lp=2, deck=["the_late_train"]),
    )  # fmt: skip
    s.act("end")
    assert s.game.result is not None
    assert s.game.result.winners == (0,)


@rule("WL-FINAL-05", "WL-MIBRULE-20")
def test_points_of_anybody_bring_the_end_and_a_later_loss_does_not_undo_it() -> None:
    outlaw = {"wp": 1, "lp": 14, "space": "DR02", "hand": ["hustle", "cheat"]}
    s = with_him(
        {"hand": ["manhunt"]}, outlaw, space="RF05", rulings={"length": "short"},
        fights={"deck": ["k", "2", "3", "4"]},
    )  # fmt: skip
    s.act("play manhunt", "send DR02", "discard cheat", "lay hustle", "fight-card fight:k")
    assert (s.state.active, s.player(1).lp, s.state.ending) == (0, 15, 1)
    # He loses a duel after his last point: the end stays in sight.
    other = {"hand": ["tenacity"], "space": "SV12"}
    s = with_him(
        {}, other, lp=14, cards=("the_late_train",), first=1, rulings={"length": "short"},
        fights={"deck": ["2", "3", "j"]},
    )  # fmt: skip
    s.act("end")
    assert (shown(s)["lp"], s.state.ending) == (15, 2)
    s.act("income money", "black-duel", "lay tenacity")
    assert (shown(s)["lp"], s.state.ending) == (14, 2)


@pytest.mark.parametrize("verb", ["punch", "whiskey", "demand"])
def test_what_is_done_to_him_names_him(verb: str) -> None:
    assert vocabulary().read_detail(verb, "man-in-black") == {"detail": "man-in-black"}
