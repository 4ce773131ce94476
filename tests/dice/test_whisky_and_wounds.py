"""UA-DIE, UA-WHISKY, UA-WOUND: two black dice, what is drunk, and what a lost duel leaves."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import saloon
from saloon.kernel import SetupError, option
from saloon.testing import rule
from saloon.testing.dice_scenario import DiceScenario

FIVE = ["sheriff", "outlaw", "deputy", "outlaw", "renegade"]
MODULES = ["duels", "rage"]


def scene(roll: str, **more: Any) -> DiceScenario:
    """Seat 0's turn, with three base dice and two duel dice; the next player is seat 1."""
    return DiceScenario(FIVE, modules=MODULES, roll=roll, **more)


def pile_is_unknown(s: DiceScenario) -> bool:
    """Whether what was put back was shuffled: nobody knows where in the pile it is."""
    pile: list[int] = s.state.kept["duels"].pile
    return not any(s.state.seen[slot] for slot in pile)


@rule("UA-MOD-02")
def test_duels_need_rage_cards() -> None:
    with pytest.raises(SetupError, match="UA-MOD-02") as refused:
        saloon.new_game("dice", players=5, modules=["duels"])
    assert refused.value.rule == "UA-MOD-02"


@rule("UA-DIE-01", "UA-DIE-02", "UA-DIE-03", "UA-WOUND-01")
def test_two_duel_dice_and_fifteen_tokens() -> None:
    orders = set()
    for seed in range(10):
        game = saloon.new_game("dice", players=5, seed=seed, modules=MODULES)
        state: Any = game.state
        assert game.view()["kinds"] == ["base", "base", "base", "duel", "duel"]
        faces = Counter(state.kinds[4].faces)
        assert faces == Counter(["arrow", "dynamite", "gatling", "whisky", "duel", "duel"])
        pile = state.kept["duels"].pile
        tokens = Counter(state.face[slot].symbols for slot in pile)
        assert tokens == {
            ("beer",): 3, ("bullseye1",): 5, ("bullseye2",): 5, ("dynamite",): 2
        }  # fmt: skip
        assert (game.view()["token_pile"], game.view()["rage_deck"]) == (15, 18)
        assert not any(state.seen[slot] for slot in pile)
        orders.add(tuple(state.face[slot].text for slot in pile))
    assert len(orders) == 10


@rule("UA-DIE-04", "UA-TIMING-03")
def test_the_order_of_resolution() -> None:
    s = scene("1 2 beer whisky duel", rage={0: "gatling gatling gatling"}, life={0: 5, 2: 5})
    s.stop()
    assert s.life(0) == 6
    s.aim(1, 2)
    assert not s.heard("gatling")
    s.give(2)
    assert s.kind == "duel"
    s.duel(3, "arrow")
    kinds = [event.kind for event in s.events]
    assert kinds.index("healed") < kinds.index("aimed") < len(kinds) - kinds[::-1].index("healed")
    assert kinds.index("gatling") < kinds.index("challenged")
    assert [event.facts["why"] for event in s.heard("healed")] == ["whisky", "beer"]


@rule("UA-TIMING-03")
def test_the_explosion_comes_before_whisky() -> None:
    s = scene("dyn dyn 1 dyn whisky", life={0: 5})
    kinds = [event.kind for event in s.events]
    assert kinds.index("exploded") < kinds.index("healed")
    assert s.life(0) == 5


@rule("UA-DIE-05")
def test_shots_are_still_resolved_together() -> None:
    s = scene("1 2 2 gatling gatling")
    s.stop()
    s.aim(1, 2, 3)
    assert [event.kind for event in s.events if event.kind in ("aimed", "lost")] == [
        *["aimed"] * 3, *["lost"] * 3
    ]  # fmt: skip


@rule("UA-DIE-06")
def test_duel_dice_follow_the_rules_of_rolling() -> None:
    s = scene("gatling dyn beer arrow dyn")
    assert s.arrows(0) == 1
    assert "reroll duel:arrow" in s.options()
    assert not any("dynamite" in text for text in s.options())
    assert s.refused(option("reroll", detail="duel:dynamite")) == "DG-ROLL-07"
    s.reroll("duel:arrow beer", "gatling gatling")
    s.reroll("duel:gatling", "gatling")
    assert s.heard("gatling")[0].facts["dice"] == 3
    s = scene("dyn 1 1 dyn dyn")
    assert s.heard("exploded")[0].facts["dynamite"] == 3


# -- whisky ----------------------------------------------------------------------------------


@rule("UA-WHISKY-01", "UA-WHISKY-02")
def test_whisky_heals_the_drinker_and_takes_a_token() -> None:
    s = scene("gatling gatling beer whisky dyn", life={0: 5, 2: 4}, tokens={0: "1"})
    s.stop()
    # Nobody was asked whom the whisky is for.
    assert s.kind == "beer"
    assert s.life(0) == 6
    assert s.tokens(0) == []
    assert s.heard("tokens-returned")[0].facts["why"] == "whisky"
    assert s.game.view()["token_pile"] == 15
    assert not s.heard("rage-drawn")


@rule("UA-WHISKY-03", "UA-RAGE-04")
def test_whisky_without_a_token_brings_a_rage_card() -> None:
    s = scene("gatling gatling beer whisky dyn", life={0: 5}, rage_deck="gatling")
    s.stop()
    assert s.life(0) == 6
    assert s.rage(0) == ["gatling"]
    assert s.heard("rage-drawn")[0].facts["why"] == "whisky"


@rule("UA-WHISKY-04")
def test_the_drinker_chooses_which_token_goes() -> None:
    s = scene("gatling gatling beer whisky dyn", tokens={0: "1 beer dyn"})
    s.stop()
    assert (s.kind, s.asked) == ("drop-token", 0)
    assert s.options() == ["drop bullseye1", "drop beer", "drop dynamite"]
    assert s.refused(option("drop", detail="bullseye2")) == "UA-WHISKY-04"
    s.choose(option("drop", detail="beer"))
    assert s.tokens(0) == ["bullseye1", "dynamite"]
    assert s.game.view()["token_pile"] == 13
    assert pile_is_unknown(s)


@rule("UA-EXAMPLE-08", "UA-WHISKY-05")
def test_whisky_at_full_life_still_brings_the_card() -> None:
    s = scene("gatling gatling beer whisky dyn", rage_deck="beer")
    s.stop()
    assert s.life(0) == 11
    assert s.heard("healed")[0].facts["points"] == 0
    s.give(2)
    assert s.active == 1
    assert s.shown(0)["rage_count"] == 1
    assert s.rage(0) == ["beer"]
    assert "rage" not in s.shown(0, 1)


@rule("UA-WHISKY-06")
def test_two_whiskies_are_drunk_one_after_the_other() -> None:
    s = scene("gatling gatling beer whisky whisky", life={0: 5}, tokens={0: "2"})
    s.stop()
    assert s.life(0) == 7
    assert s.tokens(0) == []
    assert s.shown(0)["rage_count"] == 1


@rule("UA-WHISKY-07")
def test_a_token_drunk_away_cancels_nothing() -> None:
    s = scene("1 1 beer whisky dyn", tokens={0: "1"})
    s.stop()
    s.aim(1, 1)
    assert s.kind == "beer"
    assert not s.heard("cancelled")


@rule("UA-WHISKY-08", "UA-WOUND-15")
def test_a_dynamite_token_counts_before_it_can_be_drunk_away() -> None:
    s = scene("dyn 1 beer whisky dyn", tokens={0: "dyn"}, life={0: 5})
    kinds = [event.kind for event in s.events]
    assert kinds.index("exploded") < kinds.index("tokens-returned")
    assert s.life(0) == 5
    assert s.tokens(0) == []


@rule("UA-WHISKY-09")
def test_whisky_is_no_beer() -> None:
    s = scene(
        "gatling gatling dyn whisky whisky",
        characters={0: "jesse-jones"}, life={0: 2}, tokens={0: "beer 1 2"},
    )  # fmt: skip
    s.stop()
    s.choose(option("drop", detail="bullseye1"))
    s.choose(option("drop", detail="bullseye2"))
    assert s.life(0) == 4
    assert not s.heard("cancelled")


# -- wound tokens ----------------------------------------------------------------------------


@rule("UA-WOUND-02", "UA-DUEL-04")
def test_the_top_token_is_laid_face_up() -> None:
    s = scene("gatling gatling dyn duel dyn", token_pile="2 beer")
    s.stop()
    s.duel(2, "arrow")
    assert s.tokens(2) == ["bullseye2"]
    for viewer in (None, 0, 4):
        assert s.shown(2, viewer)["tokens"] == ["bullseye2"]
    assert s.heard("token-taken")[0].facts == {"token": "bullseye2", "why": "duel", "pile": 14}
    assert s.game.view()["token_pile"] == 14


@rule("UA-EXAMPLE-04", "UA-WOUND-03", "UA-WOUND-04")
def test_a_second_token_of_a_kind_is_shuffled_back() -> None:
    s = scene("gatling gatling dyn duel dyn", tokens={2: "beer"}, token_pile="beer 1")
    assert s.game.view()["token_pile"] == 14
    s.stop()
    s.duel(2, "arrow")
    assert s.tokens(2) == ["beer"]
    assert s.game.view()["token_pile"] == 14
    assert s.heard("token-spared")[0].facts["token"] == "beer"
    assert pile_is_unknown(s)
    with pytest.raises(SetupError, match="UA-WOUND-04"):
        scene("", tokens={2: "beer beer"})


@rule("UA-WOUND-05", "UA-WOUND-10", "UA-WOUND-11")
def test_tokens_cancel_dice_and_go_back_at_the_end_of_the_turn() -> None:
    s = scene("1 2 beer gatling dyn", tokens={0: "1 2 beer", 3: "1"})
    s.stop()
    assert s.active == 1
    assert [event.facts["die"] for event in s.heard("cancelled")] == [
        "bullseye1", "bullseye2", "beer"
    ]  # fmt: skip
    assert not s.heard("aimed")
    assert not s.heard("healed")
    assert s.tokens(0) == []
    assert s.tokens(3) == ["bullseye1"]
    assert s.game.view()["token_pile"] == 14
    assert pile_is_unknown(s)


@rule("UA-EXAMPLE-01", "UA-WOUND-07")
def test_one_token_cancels_one_die() -> None:
    s = scene("1 1 gatling gatling dyn", tokens={0: "1"})
    s.stop()
    s.aim(4)
    assert s.active == 1
    assert len(s.heard("aimed")) == 1


@rule("UA-EXAMPLE-02", "UA-WOUND-06", "UA-WOUND-10")
def test_a_symbol_rolled_away_is_not_cancelled() -> None:
    s = scene("1 2 gatling gatling dyn", tokens={0: "1"}, life={2: 4})
    s.reroll("1", "beer")
    s.stop()
    s.aim(3)
    s.give(2)
    assert s.active == 1
    assert not s.heard("cancelled")
    assert s.tokens(0) == []


@rule("UA-EXAMPLE-03", "UA-WOUND-08", "UA-WOUND-09")
def test_a_dynamite_token_makes_two_dynamites_three() -> None:
    s = scene("dyn 1 2 dyn gatling", tokens={0: "dyn"})
    assert s.heard("exploded")[0].facts["dynamite"] == 3
    assert s.life(0) == 10
    # No further roll; and the token cancels nothing.
    assert s.kind == "aim"
    s.aim(1, 2)
    assert not s.heard("cancelled")
    s = scene("dyn 1 2 gatling gatling", tokens={0: "dyn"})
    assert s.kind == "reroll"
    assert not s.heard("exploded")


@rule("UA-WOUND-15", "UA-INTERACT-02")
def test_black_jack_may_reroll_duel_dice_but_no_token() -> None:
    more: dict[str, Any] = {"characters": {0: "black-jack"}, "tokens": {0: "dyn"}}
    s = scene("1 1 2 dyn gatling", **more)
    assert "reroll duel:dynamite" in s.options()
    assert not any(text.count("dynamite") > 1 for text in s.options())
    s.reroll("duel:dynamite", "whisky")
    assert not s.heard("exploded")
    s = scene("1 1 dyn dyn gatling", **more)
    assert s.heard("exploded")
    s = scene("1 1 2 dyn gatling", **more, rage={0: "dyn"})
    assert s.heard("exploded")


@rule("UA-WOUND-12")
@pytest.mark.parametrize("character", ["calamity-janet", "rose-doolan", "paul-regret"])
def test_cancelling_goes_by_the_printed_face(character: str) -> None:
    """With three players a "2" is a "1": the token with the "1" leaves it alone all the same."""
    s = DiceScenario(
        ["deputy", "outlaw", "renegade"], modules=MODULES, characters={0: character},
        roll="1 2 dyn gatling dyn", tokens={0: "1"},
    )  # fmt: skip
    s.stop()
    assert s.kind == "aim"
    assert s.game.decision.about == "bullseye2"
    assert s.game.decision.amount == 1


@rule("UA-WOUND-13")
def test_symbols_of_rage_cards_are_not_cancelled() -> None:
    s = scene("gatling gatling dyn dyn gatling", tokens={0: "1 beer"}, rage={0: "1 beer"})
    s.stop()
    s.aim(4)
    s.give(4)
    assert s.active == 1
    s = scene("1 gatling dyn dyn gatling", tokens={0: "1"}, rage={0: "1"})
    s.stop()
    s.aim(4)
    assert s.active == 1
    assert len(s.heard("cancelled")) == 1


@rule("UA-WOUND-14")
def test_a_cancelled_die_was_rolled_all_the_same() -> None:
    s = scene(
        "1 gatling dyn dyn gatling",
        characters={0: "suzy-lafayette"}, life={0: 4}, tokens={0: "1"},
    )  # fmt: skip
    s.stop()
    assert (s.active, s.life(0)) == (1, 4)
    s = scene("1 beer dyn dyn gatling", characters={0: "slab-the-killer"}, tokens={0: "beer"})
    s.stop()
    assert s.options() == ["shoot bullseye1 @1", "shoot bullseye1 @4"]


@rule("UA-WOUND-16")
def test_from_an_empty_pile_no_token_is_taken() -> None:
    everybody = {0: "1 2 beer", 1: "1 2 beer dyn", 2: "1 2 dyn", 3: "1 2", 4: "1 2 beer"}
    s = scene("gatling gatling dyn duel dyn", tokens=everybody, first=3)
    assert s.game.view()["token_pile"] == 0
    s.stop()
    s.duel(2, "arrow")
    assert s.tokens(2) == ["bullseye1", "bullseye2", "dynamite"]
    assert not s.heard("token-taken")
    assert s.tokens(3) == []
    assert s.game.view()["token_pile"] == 2


@rule("UA-BONE-04")
def test_an_eliminated_player_gives_back_tokens_and_rage_cards() -> None:
    s = scene("1 gatling dyn dyn gatling", life={4: 1}, tokens={4: "beer 2"}, rage={4: "beer"})
    s.stop()
    s.aim(4)
    assert s.out() == [4]
    assert s.tokens(4) == []
    assert s.game.view()["token_pile"] == 15
    assert s.game.view()["rage_discard"] == [["beer"]]


@rule("UA-TIMING-06")
def test_what_is_hidden_and_what_is_not() -> None:
    s = scene("1 gatling dyn dyn gatling", tokens={4: "beer"}, rage={4: "2", 0: "gatling"})
    hidden = [*s.state.kept["duels"].pile, *s.state.kept["rage"].deck]
    assert not any(s.state.seen[slot] for slot in hidden)
    for viewer in (None, 0, 1, 4):
        assert s.shown(4, viewer)["tokens"] == ["beer"]
        assert s.shown(0, viewer)["revealed"] == [["gatling"]]
        assert ("rage" in s.shown(4, viewer)) == (viewer == 4)
        roles = [player["role"] for player in s.game.view(viewer)["players"]]
        assert [seat for seat, role in enumerate(roles) if role] == sorted({0, viewer or 0})
