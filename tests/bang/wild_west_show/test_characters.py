"""Big Spencer, Flint Westwood, Gary Looter, Teren Kill, Youl Grinner."""

from __future__ import annotations

import pytest
from tests.bang.wild_west_show.tables import SHOW, cannot_use, four, kinds, passes_turn

import saloon
from saloon.testing import Scenario, rule, seat

# -- Big Spencer ---------------------------------------------------------------------------------


@rule("WS-CHAR-01", "WS-CHAR-03", "CB-HAND-05")
@pytest.mark.parametrize(("who", "life"), [(0, 10), (1, 9)])
@pytest.mark.parametrize("edition", ["dynamite-box", "hu-compendium"])
def test_big_spencer_starts_with_five_cards_and_may_keep_more(
    who: int, life: int, edition: str
) -> None:
    game = saloon.new_game(
        "bang", players=4, seed=3, sheriff=0, characters={who: "big-spencer"}, edition=edition,
        **SHOW,
    )  # fmt: skip
    assert game.decision is not None
    him = game.view(who)["players"][who]
    drawn = list(game.state.players[who].hand)  # type: ignore[attr-defined]
    assert (him["life"], him["max_life"], him["hand_limit"]) == (life, life, life)
    assert len(drawn) in ((5,) if who else (5, 6, 7)), "the Sheriff may have drawn already"


@rule("WS-CHAR-01", "WS-CHAR-02")
def test_big_spencer_cannot_play_missed_but_has_a_barrel() -> None:
    table = four(["bang"], ["missed", "bang"])
    table[1] |= {"character": "big-spencer", "in_play": ["barrel"]}
    s = Scenario(seats=table, deck=["4h"], **SHOW)
    s.plays("bang", at=1)
    s.asks(1, "shot")
    assert [text.partition(":")[0] for text in s.options(1)] == ["pass", "use barrel"]
    held = [slot for slot in s.state.players[1].hand if s.state.card(slot).id == "missed"]
    refusal = s.game.why_not(1, saloon.kernel.option("miss", held[0]))
    assert refusal is not None
    assert refusal.rule == "WS-CHAR-01"
    s.flips("4h")
    assert s.life(1) == 9


@rule("WS-CHAR-36")
def test_big_spencer_may_discard_them_for_anything_else() -> None:
    table = four(["missed"] * 3 + ["duel"], character="big-spencer", life=2)
    s = Scenario(seats=table, **SHOW)
    s.ends_turn()
    s.discards("missed", "missed")
    assert s.hand(0) == ["missed", "duel"]


@rule("WS-CHAR-39")
def test_what_is_a_missed_card_to_big_spencer() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"]),
            seat("big-spencer", role="outlaw", hand=["missed", "backfire", "dodge"]),
        ],
        modules=["wild-west-show", "dodge-city", "valley-of-shadows"],
    )
    s.plays("bang", at=1)
    s.asks(1, "shot")
    assert [text.partition(":")[0] for text in s.options(1)] == ["pass", "miss dodge"]
    s.responds(1, "dodge")
    assert s.life(1) == 9


# -- Flint Westwood ------------------------------------------------------------------------------


@rule("WS-CHAR-04", "WS-CHAR-05", "WS-CHAR-08", "WS-CHAR-40")
def test_flint_westwood_gives_the_card_he_named_for_two_random_ones() -> None:
    s = Scenario(
        seats=four(["beer", "scope"], ["bang", "missed", "barrel"], character="flint-westwood"),
        **SHOW,
    )
    s.picks("missed", "bang")
    s.game.choose(next(text for text in s.options(0) if "beer" in text and "flint" in text), 0)
    assert sorted(s.hand(0)) == ["bang", "missed", "scope"]
    assert sorted(s.hand(1)) == ["barrel", "beer"]
    told = [event.kind for event in s.events if event.kind in ("took", "gave")]
    assert told == ["took", "took", "gave"]
    cannot_use(s, 0, "flint-westwood", "WS-CHAR-04", card="scope", at=1)


@rule("WS-CHAR-06", "WS-CHAR-07", "ED-74")
def test_flint_westwood_takes_what_there_is_and_nothing_from_an_empty_hand() -> None:
    s = Scenario(seats=four(["beer"], ["bang"], [], character="flint-westwood"), **SHOW)
    cannot_use(s, 0, "flint-westwood", "WS-CHAR-07", card="beer", at=2)
    s.game.choose(next(text for text in s.options(0) if "flint" in text and "@1" in text), 0)
    assert (s.hand(0), s.hand(1)) == (["bang"], ["beer"])


# -- Gary Looter ---------------------------------------------------------------------------------


@rule("WS-CHAR-09")
def test_gary_looter_takes_what_others_discard_above_their_limit() -> None:
    table = four(["beer", "missed", "bang", "scope"], life=2)
    table[2]["character"] = "gary-looter"
    s = Scenario(seats=table, **SHOW)
    s.ends_turn()
    s.discards("beer", "bang")
    assert s.hand(2) == ["beer", "bang"]
    assert s.pile() == []


@rule("WS-CHAR-10")
def test_gary_looter_leaves_his_own_and_other_discards() -> None:
    table = four(["beer", "missed", "bang"], ["cat-balou"], character="gary-looter", life=2)
    s = Scenario(seats=table, **SHOW)
    s.ends_turn()
    s.discards("beer")
    assert s.pile() == ["beer"]
    s.picks("missed")
    s.plays("cat-balou", at=0)
    assert s.pile() == ["beer", "cat-balou", "missed"]
    assert s.hand(0) == ["bang"]


@rule("CB-HAND-07")
def test_gary_looter_takes_them_before_they_go_on_the_deck() -> None:
    table = four(["beer", "missed", "bang"], life=2)
    table[1]["character"] = "gary-looter"
    s = Scenario(
        seats=table,
        step="phase-1",
        deck=["2c", "3c", "4c"],
        pile=["5c", "6c", "7c"],
        event="abandoned-mine",
        modules=["fistful-of-cards", "wild-west-show"],
    )
    s.ends_turn()
    top = s.deck()[0]
    s.discards("beer", "missed", "bang")
    assert s.hand(1)[:3] == ["beer", "missed", "bang"]
    assert s.deck()[0] == top or s.active == 1


# -- Teren Kill ----------------------------------------------------------------------------------


@rule("WS-CHAR-30", "WS-CHAR-33")
def test_teren_kill_stays_unless_it_is_spades() -> None:
    table = four(["bang"], [])
    table[1] |= {"character": "teren-kill", "life": 1}
    s = Scenario(seats=table, deck=["4h", "9c"], **SHOW)
    s.plays("bang", at=1)
    assert (s.life(1), s.hand_texts(1)) == (1, ["general-store:9c"])
    healed = [event.facts for event in kinds(s, "healed")]
    assert healed == [{"amount": 1, "life": 1, "why": "teren-kill"}]
    t = Scenario(seats=table, deck=["4s", "9c"], **SHOW)
    t.plays("bang", at=1)
    assert t.is_out(1)


@rule("WS-CHAR-33")
def test_teren_kill_checks_once_however_much_is_lost() -> None:
    table = four([], [])
    table[1] |= {"character": "teren-kill", "in_play": ["dynamite"]}
    s = Scenario(seats=table, deck=["5s", "4h", "9c", "10c", "jc"], **SHOW)
    s.ends_turn()
    assert [event.facts["for"] for event in kinds(s, "check")] == ["dynamite", "teren-kill"]
    assert (s.life(1), s.active) == (1, 1)


@rule("WS-CHAR-31", "WS-CHAR-32", "ED-71")
def test_teren_kill_may_drink_before_the_check_and_not_after_it() -> None:
    table = four(["bang"], ["beer"])
    table[1] |= {"character": "teren-kill", "life": 1}
    s = Scenario(seats=table, deck=["4s"], **SHOW)
    s.plays("bang", at=1)
    s.passes(1)
    s.responds(1, "beer")
    assert (s.life(1), s.hand(1), kinds(s, "check")) == (1, [], [])
    t = Scenario(seats=table, deck=["4s"], **SHOW)
    t.plays("bang", at=1)
    t.passes(1, 1)
    assert t.is_out(1)


@rule("ED-72", "WS-CHAR-30")
def test_by_the_compendium_teren_kill_draws_nothing() -> None:
    table = four(["bang"], [])
    table[1] |= {"character": "teren-kill", "life": 1}
    s = Scenario(seats=table, deck=["4h", "9c"], edition="hu-compendium", **SHOW)
    s.plays("bang", at=1)
    assert (s.life(1), s.hand(1)) == (1, [])


@rule("WS-INTERACT-05")
def test_saved_comes_before_beer_and_beer_before_the_check() -> None:
    table = four(["bang"], ["beer"], ["saved"])
    table[1] |= {"character": "teren-kill", "life": 1}
    box = ["wild-west-show", "valley-of-shadows"]
    s = Scenario(seats=table, deck=["4h", "9c"], modules=box)
    s.plays("bang", at=1)
    s.passes(1)
    s.asks(2, "loss")
    s.passes(2)
    s.asks(1, "rescue")
    s.passes(1)
    assert (s.life(1), len(s.hand(1))) == (1, 2)


# -- Youl Grinner --------------------------------------------------------------------------------


@rule("WS-CHAR-34", "WS-CHAR-35")
def test_whoever_has_more_cards_gives_youl_grinner_one() -> None:
    table = four(["beer", "scope"], ["missed"], ["bang", "barrel", "jail"], ["mustang", "panic"])
    table[1]["character"] = "youl-grinner"
    s = Scenario(seats=table, deck=["2c", "3c"], **SHOW)
    s.ends_turn()
    assert s.game.decision.seats == (2, 3, 0)
    s.responds(3, "panic")
    s.responds(0, "beer")
    assert len(s.state.players[1].hand) == 1, "nothing before all have chosen"
    s.responds(2, "jail")
    assert sorted(s.hand(1)) == sorted(["missed", "panic", "beer", "jail", "bang", "bang"])
    assert (s.hand(2), s.hand(3), s.hand(0)) == (["bang", "barrel"], ["mustang"], ["scope"])


@rule("WS-CHAR-35")
def test_the_hands_are_compared_before_anybody_gives() -> None:
    """With no card of his own he would have as many as the second one after the first gift."""
    table = four(["beer"], [], ["bang"], [])
    table[1]["character"] = "youl-grinner"
    s = Scenario(seats=table, deck=["2c", "3c"], **SHOW)
    s.ends_turn()
    assert len(s.hand(1)) == 4, "a single card is given without a question"


@rule("CB-TIMING-13")
def test_vera_custer_may_name_youl_grinner_and_collect_at_once() -> None:
    s = Scenario(
        seats=[
            seat("vera-custer", role="sheriff"),
            seat("youl-grinner", role="outlaw", hand=["beer", "missed"]),
        ],
        step="begin",
        modules=["wild-west-show", "dodge-city"],
    )
    s.responds(0, "copy", at=1)
    s.responds(1, "beer")
    assert "beer" in s.hand(0)
    assert len(s.hand(0)) == 3
    passes_turn(s)
