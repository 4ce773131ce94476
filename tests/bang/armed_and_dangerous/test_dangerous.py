"""Dangerous cards in general, and the nine items (AD-DANGER, AD-CARD-01 to 36)."""

from __future__ import annotations

import pytest
from tests.bang.armed_and_dangerous.tables import in_supply, load_of, table

from saloon.kernel import option
from saloon.testing import Scenario, rule, seat


@rule("AD-DANGER-01", "AD-DANGER-02")
@pytest.mark.parametrize("card", ["crate", "whip", "thunderer"])
def test_a_dangerous_card_is_laid_down_with_three_tokens(card: str) -> None:
    s = table(seat(hand=[card]))
    s.plays(card)
    assert (s.in_play(0), load_of(s, 0, card)) == ([card], 3)


@rule("AD-DANGER-03", "AD-CARD-10", "AD-CARD-11")
@pytest.mark.parametrize("target", [0, 1, 2])
def test_the_bomb_may_be_laid_in_front_of_anybody(target: int) -> None:
    s = table(seat(hand=["bomb"]), seat(role="sheriff"), seat(), seat())
    s.plays("bomb", at=target)
    assert (s.in_play(target), load_of(s, target, "bomb")) == (["bomb"], 3)


@rule("AD-DANGER-04")
@pytest.mark.parametrize(("spent", "rule_"), [(29, None), (30, "AD-DANGER-04")])
@pytest.mark.parametrize("card", ["crate", "thunderer"])
def test_with_a_short_supply_it_cannot_be_played(card: str, spent: int, rule_: str | None) -> None:
    s = table(seat(hand=[card]), spent=spent)
    if rule_ is not None:
        s.refuses(card, rule_)
    else:
        s.plays(card)
        assert in_supply(s) == 0


@rule("AD-DANGER-06")
def test_without_enough_tokens_it_cannot_be_used() -> None:
    s = table(seat(in_play=["beer-keg"], life=2), on_cards={"beer-keg": 2})
    s.refuses_use(0, "beer-keg", "AD-DANGER-06")


@rule("AD-DANGER-07", "AD-DANGER-10", "AD-CARD-05")
def test_the_last_token_takes_the_card_along_and_still_works() -> None:
    s = table(seat(in_play=["beer-keg"], life=2))
    s.uses(0, "beer-keg")
    assert (s.life(0), s.in_play(0), s.top(), in_supply(s)) == (3, [], "beer-keg:4h", 32)


@rule("AD-DANGER-08", "AD-DANGER-09", "AD-CARD-01")
def test_it_works_at_once_and_as_often_as_its_tokens_last() -> None:
    s = table(seat(hand=["ace-up-the-sleeve", "scope"]), deck=["beer:6h", "bang:2c"])
    s.plays("ace-up-the-sleeve")
    s.uses(0, "ace-up-the-sleeve")
    s.plays("scope")
    s.responds(0, "ace-up-the-sleeve")
    s.uses(0, "ace-up-the-sleeve")
    assert s.hand_texts(0) == ["beer:6h", "bang:2c"]
    assert s.top() == "ace-up-the-sleeve:ah"


@rule("AD-DANGER-11", "AD-DANGER-16")
def test_cat_balou_discards_it_and_its_tokens() -> None:
    s = table(seat(hand=["cat-balou"]), seat(in_play=["crate"]))
    s.plays("cat-balou", at=1)
    assert (s.top(), in_supply(s)) == ("crate:3h", 32)


@rule("AD-DANGER-12", "AD-DANGER-13", "BB-CROSS-07")
def test_panic_takes_it_without_its_tokens_and_it_begins_anew() -> None:
    s = table(seat(hand=["panic"]), seat(in_play=["crate"]), on_cards={"crate": 1})
    s.plays("panic", at=1)
    assert (s.hand(0), in_supply(s)) == (["crate"], 32)
    s.plays("crate")
    assert load_of(s, 0, "crate") == 3


@rule("AD-DANGER-14", "BB-CROSS-07")
def test_no_two_of_one_name() -> None:
    s = table(seat("uncle-will", hand=["whip"]), modules=("bullet",))
    s.plays("whip")
    # There is one copy of each: a second one can only be a card that lies there already.
    assert s.state.kinds["whip"].refuse(s.state, s.state.players[0]) == "BB-PLAY-14"


@rule("AD-DANGER-15", "AD-CARD-06", "AD-UPGRADE-09")
def test_a_beer_keg_is_no_rescue() -> None:
    s = table(
        seat(hand=["bang"], role="outlaw"),
        seat(life=1, in_play=["beer-keg"], hand=["a-little-nip", "saloon"], role="outlaw"),
        seat(role="sheriff"),
        seat(),
    )
    s.plays("bang", at=1)
    s.asks(1, "shot")
    assert s.options(1) == ["pass"]
    s.passes(1)
    s.asks(1, "rescue")
    assert s.options(1) == ["pass"]
    s.passes(1)
    s.responds(1, "saloon")
    assert s.is_out(1)


@rule("AD-CARD-02", "AD-CARD-03", "AD-CARD-04")
def test_bandolier_allows_one_bang_more_once_a_turn() -> None:
    s = table(
        seat(hand=["bang", "bang", "bang"], in_play=["bandolier", "thunderer"]), seat(), seat()
    )
    s.plays("bang", at=1)
    s.passes(0)
    s.refuses("bang", "BB-PLAY-02", at=1)
    s.uses(0, "bandolier")
    s.refuses_use(0, "bandolier", "AD-CARD-04")
    s.plays("bang", at=1)
    s.asks(0, "load-shot")
    s.passes(0)
    s.refuses("bang", "BB-PLAY-02", at=1)
    s.ends_turn()
    assert load_of(s, 0, "bandolier") == 2
    for _ in range(3):
        s.ends_turn()
    assert s.can(0, "use bandolier")
    s.plays("bang", at=1)
    s.passes(0)
    assert s.state.kinds["bang"].refuse(s.state, s.state.players[0]) == "BB-PLAY-02"


@rule("AD-CARD-07", "AD-CARD-08", "AD-CARD-09", "CB-DIST-04")
def test_bell_tower_brings_all_near_for_the_next_card() -> None:
    s = table(
        seat(hand=["panic", "panic", "bang"], in_play=["bell-tower"]),
        seat(),
        seat("paul-regret", hand=["beer", "bang"], in_play=["mustang"]),
        players=5,
    )
    s.refuses("panic", "BB-DIST-06", at=2)
    s.uses(0, "bell-tower")
    s.refuses_use(0, "bell-tower", "AD-CARD-08")
    assert s.distance(0, 2) == 1
    assert s.distance(2, 0) == 2, "the others see as before"
    s.plays("panic", at=2)
    s.responds(0, "hand")
    s.refuses("panic", "BB-DIST-06", at=2)
    s.uses(0, "bell-tower")
    s.plays("bang", at=2)
    s.passes(2)
    assert s.life(2) == 2
    assert load_of(s, 0, "bell-tower") == 1


@rule("AD-CARD-08", "GR-CHAR-13", "AD-CHAR-23", "DC-CARD-25", "CB-PLAY-01")
@pytest.mark.parametrize(
    ("shooter", "in_play"),
    [
        ("jacky-murieta", []), ("mexicali-kid", []), ("doc-holyday", []), (None, ["knife"]),
        (None, ["pepperbox"]), (None, ["derringer"]), (None, ["baggage-car"]),
        (None, ["sleeper-car", "barrel"]),
    ],
)  # fmt: skip
def test_bell_tower_is_for_cards_played_from_hand(shooter: str | None, in_play: list[str]) -> None:
    s = table(
        seat(shooter, hand=["bang:9c", "beer", "panic"], in_play=["bell-tower", *in_play]),
        players=5, on_characters=(3,), modules=("gold-rush", "dodge-city", "great-train-robbery"),
        kept={"gold-rush": {"nuggets": [2] * 5, "shop": [], "worn": [[]] * 5}},
    )  # fmt: skip
    used = {option for option in s.options(0) if option.startswith("use ")}
    assert any(option.endswith("@1") for option in used)
    assert not any(option.endswith("@2") for option in used if "cat-balou" not in option)
    s.uses(0, "bell-tower")
    used = {option for option in s.options(0) if option.startswith("use ")}
    assert not any(option.endswith("@2") for option in used if "cat-balou" not in option)
    s.plays("bang", at=2)
    assert s.life(2) == 3


@rule("AD-CARD-08", "GR-CARD-08")
def test_bell_tower_does_nothing_for_a_bottle_and_waits_for_the_next_card() -> None:
    s = table(
        seat(hand=["panic"], in_play=["bell-tower"]), seat(), seat(in_play=["barrel"]), players=5,
        modules=("gold-rush",),
        kept={"gold-rush": {"nuggets": [2] * 5, "shop": ["bottle"], "worn": [[]] * 5}},
    )  # fmt: skip
    s.uses(0, "bell-tower")
    s.responds(0, "bottle")
    assert not s.can(0, "use-as panic @2")
    assert not s.can(0, "use-as bang @2")
    s.responds(0, "bang", at=1)
    s.plays("panic", at=2)
    assert s.hand(0) == ["barrel"]


@rule("AD-CARD-07", "DC-CARD-04")
def test_bell_tower_is_for_a_punch_too() -> None:
    s = table(seat(hand=["punch"], in_play=["bell-tower"]), players=5, modules=("dodge-city",))
    s.refuses("punch", "BB-DIST-06", at=2)
    s.uses(0, "bell-tower")
    s.plays("punch", at=2)
    assert s.life(2) == 3


@rule("AD-CARD-08")
def test_bell_tower_ends_with_the_turn() -> None:
    s = table(seat(in_play=["bell-tower"]), players=5)
    s.uses(0, "bell-tower")
    s.ends_turn()
    assert s.distance(0, 2) == 2


@rule("AD-CARD-23", "AD-CARD-25")
def test_crate_gives_a_missed_effect() -> None:
    s = table(seat(hand=["bang"]), seat(in_play=["crate"]))
    s.plays("bang", at=1)
    s.responds(1, "crate")
    assert (s.life(1), load_of(s, 1, "crate")) == (4, 1)


@rule("AD-CARD-23")
def test_crate_is_for_nothing_else() -> None:
    s = table(seat(in_play=["crate"]))
    s.refuses_use(0, "crate", "AD-CARD-23")


@rule("AD-DANGER-09", "AD-CARD-23")
def test_crate_works_twice_against_slab() -> None:
    s = table(
        seat("slab-the-killer", hand=["bang"]), seat(in_play=["crate"]), on_cards={"crate": 4}
    )
    s.plays("bang", at=1)
    s.responds(1, "crate")
    s.responds(1, "crate")
    assert (s.life(1), s.top()) == (4, "crate:3h")


@rule("AD-CARD-24", "BB-CROSS-09")
@pytest.mark.parametrize("first", ["crate", "barrel"])
def test_crate_and_barrel_in_the_order_one_likes(first: str) -> None:
    s = table(seat(hand=["bang"]), seat(in_play=["crate", "barrel"]), deck=["2c"])
    s.plays("bang", at=1)
    s.responds(1, first)
    if first == "barrel":
        s.flips("2c")
        s.responds(1, "crate")
    assert (s.life(1), load_of(s, 1, "crate")) == (4, 1)


@rule("AD-CARD-26", "AD-CARD-27", "AD-CARD-28")
def test_lockpick_takes_a_hand_card_at_any_distance() -> None:
    s = table(
        seat(in_play=["lockpick"]),
        seat(in_play=["barrel"]),
        seat(hand=["beer"], in_play=["mustang"]),
        players=5,
    )
    s.refuses_use(0, "lockpick", "AD-CARD-27", at=1)
    s.refuses_use(0, "lockpick", "AD-CARD-26", at=0)
    s.uses(0, "lockpick", at=2)
    assert (s.hand(0), s.in_play(2), s.in_play(0)) == (["beer"], ["mustang"], [])


@rule("AD-CARD-29", "AD-CARD-30", "AD-CARD-32", "CB-CHECK-05")
def test_tumbleweed_has_anybodys_check_made_again() -> None:
    s = table(
        seat(hand=["bang"]), seat(in_play=["barrel"]), seat(in_play=["tumbleweed"]),
        deck=["4h", "5c"],
    )  # fmt: skip
    s.plays("bang", at=1)
    s.flips("4h")
    s.responds(2, "tumbleweed")
    s.flips("5c")
    s.passes(2)
    assert (s.life(1), load_of(s, 2, "tumbleweed")) == (3, 2)


@rule("AD-CARD-31", "AD-CARD-33")
def test_tumbleweed_works_on_ones_own_check_and_several_times() -> None:
    s = table(seat(hand=["bang"]), seat(in_play=["barrel", "tumbleweed"]), deck=["4c", "5c", "6h"])
    s.plays("bang", at=1)
    s.flips("4c")
    s.responds(1, "tumbleweed")
    s.flips("5c")
    s.responds(1, "tumbleweed")
    s.flips("6h")
    s.passes(1)
    assert (s.life(1), load_of(s, 1, "tumbleweed")) == (4, 1)


@rule("AD-INTERACT-03", "BB-CROSS-10")
def test_lucky_duke_turns_two_new_cards() -> None:
    s = table(
        seat(hand=["bang"]), seat("lucky-duke", in_play=["barrel"]), seat(in_play=["tumbleweed"]),
        deck=["4h", "5h", "6c", "7c"],
    )  # fmt: skip
    s.plays("bang", at=1)
    s.responds(1, "barrel")
    s.responds(1, "4h")
    s.responds(2, "tumbleweed")
    s.responds(1, "4h")  # which lies on top
    s.asks(1, "count")
    assert s.options(1) == ["count " + s.state.face[slot].text for slot in s.state.turned]
    s.responds(1, "6c")
    s.passes(2)
    s.responds(1, "6c")
    assert s.life(1) == 3


@rule("AD-CARD-34", "AD-CARD-35", "AD-CARD-36")
def test_whip_discards_any_card_in_play() -> None:
    s = table(
        seat(in_play=["whip"]), seat(hand=["beer"]), seat(in_play=["mustang", "scope"]), players=5
    )
    s.refuses_use(0, "whip", "AD-CARD-35", at=1)
    s.uses(0, "whip", at=2)
    s.responds(0, "scope")
    assert (s.in_play(2), s.pile()) == (["mustang"], ["whip", "scope"])


@rule("AD-CARD-35")
def test_whip_asks_about_no_hand() -> None:
    s = table(seat(in_play=["whip"]), seat(hand=["beer", "bang"], in_play=["mustang"]))
    s.uses(0, "whip", at=1)
    assert (s.in_play(1), s.hand(1)) == ([], ["beer", "bang"]), "there was no other card in play"
    s = table(seat(in_play=["whip"]), seat(hand=["beer"], in_play=["mustang:8h", "scope:as"]))
    s.uses(0, "whip", at=1)
    assert s.options(0) == ["card mustang:8h", "card scope:as"]
    s.responds(0, "scope")


@rule("AD-CARD-34")
def test_whip_may_hit_ones_own_card() -> None:
    s = table(seat(in_play=["whip", "jail"], role="outlaw"), on_cards={"whip": 4})
    s.uses(0, "whip", at=0)
    s.responds(0, "jail")
    assert (s.in_play(0), load_of(s, 0, "whip")) == (["whip"], 1)


# -- the Bomb --------------------------------------------------------------------------------


def bombed(*deck: str, tokens: int = 3, also: tuple[str, ...] = (), **given: object) -> Scenario:
    return table(
        seat(in_play=[*also, "bomb"], role="outlaw"),
        seat(role="sheriff"),
        seat(),
        seat(),
        turn=3,
        deck=deck,
        on_cards={"bomb": tokens},
        **given,  # type: ignore[arg-type]
    )


@rule("AD-CARD-12", "AD-CARD-13", "AD-DANGER-17")
@pytest.mark.parametrize("card", ["5h", "5d"])
def test_red_hands_the_bomb_on_with_its_tokens(card: str) -> None:
    s = bombed(card, tokens=2)
    s.ends_turn()
    s.flips(card)
    s.asks(0, "pass-on")
    assert s.options(0) == ["hand-on @1", "hand-on @2", "hand-on @3"]
    s.responds(0, "hand-on", at=2)
    assert (s.in_play(0), s.in_play(2), load_of(s, 2, "bomb")) == ([], ["bomb"], 2)
    assert s.life(0) == 4


@rule("AD-CARD-14", "AD-CARD-15", "AD-CARD-22", "AD-EXAMPLE-04")
def test_a_fresh_bomb_explodes_at_the_second_black_card() -> None:
    s = bombed("5c", *["bang"] * 8, "6s")
    s.ends_turn()
    assert load_of(s, 0, "bomb") == 1
    for _ in range(4):
        s.ends_turn()
    wounds = [event.facts for event in s.events if event.kind == "wounded"]
    assert [(each["amount"], each.get("by")) for each in wounds] == [(2, None)]
    assert (s.in_play(0), s.life(0), in_supply(s)) == ([], 2, 32)


@rule("AD-EXAMPLE-05", "AD-CARD-14")
def test_a_bomb_with_four_tokens_explodes_at_the_second_black_card() -> None:
    s = bombed("5c", *["bang"] * 8, "6s", tokens=4)
    s.ends_turn()
    assert load_of(s, 0, "bomb") == 2
    for _ in range(4):
        s.ends_turn()
    assert (s.in_play(0), s.life(0)) == ([], 2)


@rule("AD-CARD-16")
def test_a_bomb_with_one_token_explodes_at_once() -> None:
    s = bombed("5c", tokens=1)
    s.ends_turn()
    assert (s.in_play(0), s.life(0)) == ([], 2)


@rule("AD-CARD-17")
@pytest.mark.parametrize("card", ["panic", "cat-balou", "squaw"])
def test_taking_or_discarding_it_sets_nothing_off(card: str) -> None:
    s = table(seat(hand=[card]), seat(in_play=["bomb"]))
    s.plays(card, at=1)
    assert (s.life(0), s.life(1), in_supply(s)) == (5, 4, 32)


@rule("AD-CARD-18", "AD-CARD-59", "CB-DAMAGE-02")
def test_rust_sets_it_off() -> None:
    s = table(seat(hand=["rust"]), seat(in_play=["bomb"]), on_cards={"bomb": 1})
    s.plays("rust")
    assert (s.life(1), s.in_play(1), load_of(s, 0)) == (2, [], 1)


@rule("AD-CARD-19", "CB-TIMING-05", "BB-CROSS-08")
def test_the_bomb_comes_after_dynamite_and_jail() -> None:
    s = bombed("2h", "3h", "5c", also=("dynamite", "jail"))
    s.state.players[0].in_play.reverse()
    s.state.rearranged()
    s.ends_turn()
    checks = [event.facts["for"] for event in s.events if event.kind == "check"]
    assert checks == ["dynamite", "jail", "bomb"]


@rule("AD-CARD-20")
def test_a_turn_lost_to_jail_has_no_bomb() -> None:
    s = bombed("2c", also=("jail",))
    s.ends_turn()
    assert (s.active, load_of(s, 0, "bomb")) == (1, 3)


@rule("AD-CARD-21")
def test_ones_own_bomb_may_be_loaded_and_pays() -> None:
    s = table(
        seat(hand=["scope", "caravan"], in_play=["bomb"]), on_cards={"bomb": 1}, deck=["bang"] * 3
    )
    s.plays("scope")
    s.responds(0, "bomb")
    assert load_of(s, 0, "bomb") == 2
    s.plays("caravan")
    s.responds(0, "upgrade")
    assert (s.in_play(0), s.life(0), len(s.hand(0))) == (["scope"], 3, 3)


@rule("AD-CARD-12")
def test_the_bomb_is_not_used_like_an_item() -> None:
    s = table(seat(in_play=["bomb"]))
    s.refuses_use(0, "bomb", "AD-CARD-12")
    assert option("use", s.state.players[0].in_play[0]) not in s.game.options(0)
