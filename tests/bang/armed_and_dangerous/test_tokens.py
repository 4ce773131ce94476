"""Load tokens: setup, gaining, keeping and losing them (AD-SETUP, AD-TOKEN)."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest
from tests.bang.armed_and_dangerous.tables import in_supply, load_of, table

from saloon.games.bang.state import Bang
from saloon.games.registry import new_game
from saloon.kernel import Game
from saloon.testing import conformance, rule, seat

AD = ["armed-and-dangerous"]
ITEMS = [
    *("ace-up-the-sleeve", "bandolier", "beer-keg", "bell-tower", "bomb"),
    *("crate", "lockpick", "tumbleweed", "whip"),
]
WEAPONS = ["big-fifty", "buntline-special", "double-barrel", "thunderer"]
BROWN = [
    *("a-little-nip", "arrow", "caravan", "duck", "flintlock"),
    *("quick-shot", "reloading", "rust", "squaw"),
]


@rule("AD-SETUP-01", "AD-SETUP-03", "AD-SETUP-06")
def test_28_cards_join_the_deck() -> None:
    plain = new_game("bang", players=5, seed=1)
    game = new_game("bang", players=5, seed=1, modules=AD)

    def cards(of: Game) -> Counter[str]:
        state = of.state
        return Counter(state.face[slot].card.id for slot in state.group("cards"))

    new = cards(game) - cards(plain)
    assert sum(new.values()) == 28
    assert {id_: new[id_] for id_ in [*ITEMS, *WEAPONS, *BROWN]} == dict.fromkeys(
        [*ITEMS, *WEAPONS, *BROWN], 1
    )
    assert (new["bang"], new["cat-balou"], new["missed"]) == (4, 1, 1)


@rule("AD-SETUP-02")
def test_8_characters_join_the_pool() -> None:
    def people(**options: object) -> int:
        game = new_game("bang", players=5, seed=1, **options)
        return len(game.state.group("characters"))

    assert people(modules=AD) - people() == 8


@rule("AD-SETUP-04", "AD-SETUP-05", "AD-CHAR-29")
def test_all_tokens_lie_in_the_supply_but_for_four_of_red_ringo() -> None:
    started = 0
    for seed in range(30):
        game = new_game("bang", players=7, seed=seed, modules=AD)
        game.begin()
        state = cast(Bang, game.state)
        ringo = [each.seat for each in state.players if each.character.id == "red-ringo"]
        started += len(ringo)
        loaded = game.view(None)["loads"]
        assert loaded["supply"] == 32 - 4 * len(ringo)
        assert loaded["characters"] == [4 if who in ringo else 0 for who in range(7)]
        assert loaded["cards"] == {}
    assert started > 3


@rule("AD-TOKEN-01", "AD-TOKEN-04", "AD-TOKEN-07")
def test_a_blue_card_brings_a_token_from_the_supply_for_any_character() -> None:
    s = table(seat("bart-cassidy", hand=["scope"]))
    s.plays("scope")
    s.asks(0, "load")
    s.responds(0, "load", at=0)
    assert (load_of(s, 0), in_supply(s)) == (1, 31)


@rule("AD-TOKEN-03", "AD-TOKEN-07")
def test_the_token_may_go_to_a_dangerous_card_or_nowhere() -> None:
    s = table(seat(hand=["scope", "mustang"], in_play=["crate"]))
    s.plays("scope")
    s.responds(0, "crate")
    assert (load_of(s, 0, "crate"), load_of(s, 0)) == (4, 0)
    s.plays("mustang")
    s.asks(0, "load")
    assert not s.can(0, "load crate"), "it is full"
    s.passes(0)
    assert (load_of(s, 0, "crate"), load_of(s, 0)) == (4, 0)


@rule("AD-TOKEN-08")
def test_a_blue_card_in_front_of_another_player_brings_a_token_as_well() -> None:
    s = table(seat(hand=["jail"]), seat(), seat(role="sheriff"), seat())
    s.plays("jail", at=1)
    s.responds(0, "load", at=0)
    assert (load_of(s, 0), load_of(s, 1)) == (1, 0)


@rule("AD-TOKEN-09")
def test_a_dynamite_that_is_passed_on_brings_nobody_a_token() -> None:
    s = table(seat(in_play=["dynamite"]), seat(), turn=3, deck=["2d"])
    s.ends_turn()
    assert s.in_play(1) == ["dynamite"]
    assert in_supply(s) == 32


@rule("AD-TOKEN-10", "CB-COLOR-01")
def test_an_orange_card_brings_no_further_token() -> None:
    s = table(seat(hand=["crate"]))
    s.plays("crate")
    assert (load_of(s, 0, "crate"), load_of(s, 0), in_supply(s)) == (3, 0, 29)


@rule("AD-TOKEN-11", "AD-TOKEN-12")
def test_each_card_above_the_limit_may_bring_a_token_to_another_place() -> None:
    s = table(seat(life=1, hand=["bang", "beer", "missed"], in_play=["crate"]))
    s.ends_turn()
    s.discards("bang")
    s.responds(0, "crate")
    s.discards("missed")
    s.responds(0, "load", at=0)
    assert (load_of(s, 0, "crate"), load_of(s, 0)) == (4, 1)
    assert s.active == 1


@rule("AD-TOKEN-13", "AD-TOKEN-14")
def test_nobody_discards_more_than_the_limit_asks_and_the_turn_is_over_then() -> None:
    s = table(seat("mexicali-kid", life=1, hand=["bang", "beer"]), on_characters=(1,))
    s.ends_turn()
    s.discards("bang")
    s.responds(0, "load", at=0)
    assert (load_of(s, 0), s.active, s.hand(0)) == (2, 1, ["beer"])


@rule("AD-TOKEN-05", "AD-TOKEN-06", "AD-TOKEN-07")
def test_where_everything_is_full_nobody_is_asked() -> None:
    s = table(seat(hand=["scope"], in_play=["crate"]), on_cards={"crate": 4}, on_characters=(4,))
    s.plays("scope")
    assert (load_of(s, 0, "crate"), load_of(s, 0)) == (4, 4)


@rule("AD-TOKEN-16")
def test_an_empty_supply_adds_what_it_has() -> None:
    s = table(seat(hand=["reloading", "scope"]), spent=30)
    s.plays("reloading")
    assert (load_of(s, 0), in_supply(s)) == (2, 0)
    s.plays("scope")
    assert load_of(s, 0) == 2


@rule("AD-TOKEN-15")
def test_no_card_takes_tokens_from_others() -> None:
    s = table(seat(hand=["panic", "cat-balou"]), seat(hand=["bang"]), on_characters=(0, 4))
    s.plays("panic", at=1)
    assert (load_of(s, 1), s.hand(0)) == (4, ["cat-balou", "bang"])
    s.refuses("cat-balou", "BB-CARD-22", at=1)


@rule("AD-TOKEN-17", "AD-DANGER-16")
def test_the_tokens_of_the_eliminated_return_to_the_supply() -> None:
    s = table(
        seat(hand=["bang"]),
        seat(life=1, in_play=["crate"], role="outlaw"),
        seat(role="sheriff"),
        seat(role="outlaw"),
        on_cards={"crate": 1},
        on_characters=(0, 3),
    )
    s.plays("bang", at=1)
    assert s.is_out(1)
    assert in_supply(s) == 32


@rule("AD-TOKEN-02", "AD-DANGER-05")
def test_what_is_paid_goes_back_to_the_supply() -> None:
    s = table(seat(in_play=["ace-up-the-sleeve"]), deck=["bang"])
    assert in_supply(s) == 29
    s.uses(0, "ace-up-the-sleeve")
    assert (in_supply(s), load_of(s, 0, "ace-up-the-sleeve")) == (31, 1)


@pytest.mark.games
@pytest.mark.parametrize("players", range(4, 8))
def test_random_games_keep_the_contract(players: int) -> None:
    game = new_game("bang", players=players, seed=players, modules=AD)
    conformance.play_and_check(game, players, every=60)
