"""Eldorado: events about shots and how far they reach."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.bang.eldorado.table import DC, PLAIN, SHERIFF, kept, now, told, under

from saloon.kernel import Refusal, option
from saloon.testing import Scenario, rule, seat
from saloon.testing.conformance import check_determinize

# -- Cavalry -----------------------------------------------------------------------------------


@rule("EL-CARD-01", "EL-CARD-02", "EL-CARD-03")
def test_a_deputy_who_shows_the_role_plays_two_bangs_anywhere() -> None:
    deputy = seat(
        role="deputy", hand=["bang:2c", "bang:3c", "bang:4c", "panic"], in_play=["schofield"]
    )
    seats = [SHERIFF, deputy, seat(), seat(), seat(hand=["beer"]), seat()]
    s = under("cavalry", *seats, players=6, turn=1, deck=PLAIN[3:])
    assert s.distance(1, 4) == 3
    s.refuses("bang", "BB-DIST-09", at=4)
    s.uses(1, "cavalry")
    assert s.game.view(3)["players"][1]["role"] == "deputy"
    s.refuses("panic", "BB-DIST-06", at=4)
    s.plays("bang", at=4)
    s.passes(4)
    s.plays("bang", at=4)
    s.passes(4)
    assert s.life(4) == 2
    s.refuses("bang", "BB-PLAY-02", at=4)


@rule("EL-CARD-01", "EL-CARD-03")
def test_nobody_else_rides_along_and_the_ride_ends_with_the_card() -> None:
    seats = [SHERIFF, seat(role="outlaw"), seat(role="deputy", hand=["bang", "scope:as"])]
    s = under("cavalry", *seats, players=7, turn=2)
    assert not s.can(0, "use cavalry")
    s.uses(2, "cavalry")
    assert s.can(2, "play bang @5")
    s.plays("scope")
    assert now(s) is None
    s.refuses("bang", "BB-DIST-09", at=5)
    assert s.game.view(0)["players"][2]["role"] == "deputy", "a shown role stays shown"
    s = under("cavalry", SHERIFF, seat(role="outlaw"), turn=1)
    assert not s.can(1, "use cavalry")


@rule("EL-CARD-02", "GT-CAR-39", "AD-CARD-52", "GT-CARD-20")
def test_the_ride_is_for_bang_cards_from_hand_and_for_nothing_else() -> None:
    deputy = seat(
        "jacky-murieta", role="deputy", hand=["quick-shot", "money-bag", "bang:9c"],
        in_play=["sleeper-car", "baggage-car", "barrel"],
    )  # fmt: skip
    s = under(
        "cavalry", SHERIFF, deputy, players=6, turn=1, pile=["bang:2c"],
        modules=["eldorado", "armed-and-dangerous", "great-train-robbery", "gold-rush"],
        kept={"gold-rush": {"nuggets": [2] * 6, "shop": [], "worn": [[]] * 6}},
    )  # fmt: skip
    s.uses(1, "cavalry")
    assert s.reach(1) == 1
    far = {text for text in s.options(1) if text.endswith("@4") and "cat-balou" not in text}
    assert far == {"play bang:9c @4"}
    s.plays("money-bag")
    assert not s.can(1, "choose @4")
    s.responds(1, "choose", at=2)
    s.plays("bang", at=4)
    assert s.life(4) == 3


# -- Daring Challenge --------------------------------------------------------------------------


def dared(bang: str, *deck: str, **more: Any) -> Scenario:
    shooter = seat(
        more.pop("shooter", None), role="sheriff", hand=[bang], life=more.pop("life", None)
    )
    target = seat(role="outlaw", hand=["missed"], in_play=["barrel"])
    return under("daring-challenge", shooter, target, deck=list(deck), **more)


@rule("EL-CARD-04", "EL-CARD-05")
def test_who_is_shot_at_turns_up_a_card_and_a_lower_one_is_a_hit() -> None:
    s = dared("bang:8d", "7c")
    s.plays("bang", at=1)
    assert (s.life(1), s.hand(1)) == (3, ["missed"]), "nobody is asked for an answer"
    assert told(s, "wounded")[0].facts["by"] == 0


@rule("EL-CARD-06", "EL-CARD-08")
@pytest.mark.parametrize(("bang", "flipped", "safe"), [
    ("bang:8d", "8c", True), ("bang:8d", "kc", True), ("bang:qh", "js", False),
    ("bang:kd", "as", True), ("bang:2d", "2c", True),
])  # fmt: skip
def test_equal_or_higher_is_a_missed_and_an_ace_is_the_highest(
    bang: str, flipped: str, safe: bool
) -> None:
    s = dared(bang, flipped)
    s.plays("bang", at=1)
    assert s.life(1) == (4 if safe else 3)


@rule("EL-CARD-07", "EL-CARD-09", "EL-EXAMPLE-01")
def test_the_same_suit_sends_the_shot_back() -> None:
    s = dared("bang:8d", "9d", "7c")
    s.plays("bang", at=1)
    assert (s.life(1), s.life(0)) == (4, 4), "the Sheriff has 5"
    assert "by" not in told(s, "wounded")[0].facts
    assert told(s, "bounced")[0].facts["target"] == 0
    s = dared("bang:8d", "9d", "10d", "7c")
    s.plays("bang", at=1)
    assert (s.life(1), s.life(0)) == (3, 5), "and back again"
    s = dared("bang:8d", "9d", "9c")
    s.plays("bang", at=1)
    assert (s.life(1), s.life(0)) == (4, 5)


@rule("EL-CARD-87")
def test_a_shot_that_would_bounce_for_ever_comes_to_nothing() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["bang:2d"]), seat()],
        modules=["high-noon", "eldorado"],
        event=["blessing", "daring-challenge"],
    )
    s.plays("bang", at=1)
    assert len(told(s, "bounced")) == 10
    assert (s.life(0), s.life(1), s.hand(1)) == (5, 4, [])


@rule("EL-CARD-81")
def test_two_missed_effects_take_two_cards() -> None:
    s = dared("bang:8d", "9c", "7c", shooter="slab-the-killer")
    s.plays("bang", at=1)
    assert s.life(1) == 3
    s = dared("bang:8d", "9c", "10c", shooter="slab-the-killer")
    s.plays("bang", at=1)
    assert s.life(1) == 4


@rule("EL-CARD-81")
def test_a_shot_that_nothing_cancels_needs_no_card() -> None:
    shooter = seat("colorado-bill", role="sheriff", hand=["bang:8d"])
    s = under("daring-challenge", shooter, seat(), deck=["as", "ac"],
              modules=["valley-of-shadows", "eldorado"])  # fmt: skip
    s.plays("bang", at=1)
    assert s.life(1) == 3


@rule("EL-CARD-04", "GT-CHAR-27", "GT-CHAR-08")
@pytest.mark.parametrize(("flipped", "life"), [("7c", 3), ("kc", 4)])
def test_whom_evan_babbit_makes_the_target_turns_up_the_card(flipped: str, life: int) -> None:
    seats = [
        seat(role="sheriff", hand=["bang:9d"]),
        seat("evan-babbit", hand=["8d"]),
        seat(role="outlaw"),
    ]
    modules = ["great-train-robbery", "eldorado"]
    s = under("daring-challenge", *seats, modules=modules, deck=[flipped])
    s.plays("bang", at=1)
    assert not told(s, "check"), "he decides first"
    s.responds(1, "8d", at=2)
    assert (s.life(1), s.life(2)) == (4, life)
    assert told(s, "check")[0].seat == 2


@rule("EL-CARD-04", "GT-CHAR-27")
def test_evan_babbit_turns_one_up_himself_if_he_lets_it_come() -> None:
    seats = [seat(role="sheriff", hand=["bang:9d"]), seat("evan-babbit", hand=["8d"])]
    modules = ["great-train-robbery", "eldorado"]
    s = under("daring-challenge", *seats, modules=modules, deck=["7c"])
    s.plays("bang", at=1)
    s.passes(1)
    assert (s.life(1), told(s, "check")[0].seat) == (3, 1)


@rule("EL-CARD-04")
def test_other_shots_are_answered_as_ever() -> None:
    s = under("daring-challenge", seat(role="sheriff", hand=["gatling"]), seat(hand=["missed"]))
    s.plays("gatling")
    s.responds(1, "missed")
    assert s.life(1) == 4


# -- Scout -------------------------------------------------------------------------------------


@rule("EL-CARD-58")
def test_without_a_weapon_everybody_shoots_three_places_far() -> None:
    seats = [
        SHERIFF,
        seat(in_play=["schofield"]),
        seat(in_play=["pepperbox"]),
        seat(in_play=["bible"]),
    ]
    s = under("scout", *seats, players=8, modules=DC)
    assert [s.reach(who) for who in range(4)] == [3, 2, 1, 3]
    reasons = s.game.reasons(1, 0)["range"]
    assert reasons == {"range": 3, "by": "scout"}
    s = under("scout", seat("belle-star", role="sheriff"), seat(in_play=["winchester"]), modules=DC)
    assert s.reach(1) == 1, "a silent weapon is still in play"


# -- Horse Stealer -----------------------------------------------------------------------------

HORSES = [
    seat(role="sheriff", hand=["scope:as"]),
    seat("paul-regret", in_play=["mustang:8h"]),
    seat(in_play=["barrel", "mustang:9h"]),
]


@rule("EL-CARD-43")
def test_cards_that_change_distances_are_silent() -> None:
    s = under("horse-stealer", *HORSES, players=5)
    assert s.distance(0, 2) == 2
    assert s.distance(0, 1) == 2, "Paul Regret himself is no card in play"
    assert s.game.view(0)["players"][2]["silent"] == {"mustang:9h": "horse-stealer"}


@rule("EL-CARD-44")
def test_who_brings_the_ace_collects_the_horses_and_keeps_one() -> None:
    s = under("horse-stealer", *HORSES, players=5, events=["nugget"])
    s.plays("scope")
    s.asks(0, "collect")
    assert len(s.options(0)) == 3
    s.responds(0, "mustang:9h")
    assert (s.hand(0), s.in_play(0), s.in_play(1), s.in_play(2)) == (
        ["mustang"],
        [],
        [],
        ["barrel"],
    )
    assert sorted(s.pile()) == ["mustang", "scope"]


@rule("EL-CARD-44")
def test_when_its_time_is_up_nobody_collects_anything() -> None:
    s = under("horse-stealer", *HORSES, events=["scout"], turn=3)
    kept(s).laps = 1
    s.ends_turn()
    assert now(s) == "scout"
    assert s.in_play(2) == ["barrel", "mustang"]


@rule("EL-CARD-44", "BB-CHAR-06")
def test_a_collected_horse_was_seen_even_where_it_is_lost_track_of_again() -> None:
    """In the same resolution El Gringo takes a card from the hand that the horse went to."""
    seats = [
        seat(role="sheriff", hand=["indians:ad", "beer:6h", "beer:7h"]),
        seat(hand=["saloon"], in_play=["mustang:8h"]),
        seat("el-gringo", hand=["scope"]),
        seat(hand=["missed"], in_play=["mustang:9h"]),
    ]
    boxes = ["valley-of-shadows", "eldorado"]
    s = under("horse-stealer", *seats, players=5, modules=boxes, events=["nugget"])
    s.plays("indians")
    s.passes(1)
    s.passes(0, 2, 3)
    s.asks(0, "collect")
    s.responds(0, "mustang:9h")
    s.passes(2)
    s.asks(0, "loss")
    s.passes(0, 1, 3)
    s.asks(3, "bang")
    assert len(s.state.players[2].hand) == 2, "he has taken one"
    for seed in range(12):
        check_determinize(s.game, 4, Random(seed))


@rule("EL-CARD-45")
def test_hideout_and_binocular_are_such_cards() -> None:
    watcher, hidden = seat(role="sheriff", in_play=["binocular"]), seat(in_play=["hideout"])
    s = under("horse-stealer", watcher, hidden, players=6, modules=DC)
    assert (s.distance(0, 1), s.distance(0, 3)) == (1, 3)


# -- Wet Ammo ----------------------------------------------------------------------------------


@rule("EL-CARD-62")
def test_everybody_is_near_whatever_lies_there() -> None:
    seats = [SHERIFF, seat(in_play=["mustang"]), seat("paul-regret"), seat()]
    s = under("wet-ammo", *seats, players=7)
    assert [s.distance(0, who) for who in range(1, 7)] == [1] * 6


@rule("EL-CARD-63", "EL-CARD-64", "EL-CARD-78")
def test_two_bang_cards_make_one_shot() -> None:
    hand = ["bang:2d", "bang:3d", "bang:4d", "bang:5d"]
    seats = [seat(role="sheriff", hand=hand), seat(), seat(hand=["missed"])]
    s = under("wet-ammo", *seats)
    s.refuses("bang", "EL-CARD-63", at=2)
    s.uses(0, "wet-ammo", at=2)
    s.asks(2, "shot")
    assert s.game.decision.amount == 1
    s.responds(2, "missed")
    assert s.life(2) == 4
    assert len(s.hand(0)) == 2
    assert not s.can(0, "use bang wet-ammo bang @1"), "they were the one BANG! of the turn"
    s = under("wet-ammo", seat("willy-the-kid", role="sheriff", hand=hand), seat())
    s.uses(0, "wet-ammo", at=1)
    s.uses(0, "wet-ammo", at=1)
    assert s.life(1) == 2
    s = under("wet-ammo", seat("slab-the-killer", role="sheriff", hand=hand), seat(hand=["beer"]))
    s.uses(0, "wet-ammo", at=1)
    assert s.game.decision.amount == 2
    s.passes(1)


@rule("EL-CARD-63")
def test_one_bang_card_does_nothing_and_a_spade_is_needed_for_apache_kid() -> None:
    s = under("wet-ammo", seat(role="sheriff", hand=["bang", "missed"]), seat())
    assert not [text for text in s.options(0) if "wet-ammo" in text]
    kid = seat("apache-kid")
    s = under("wet-ammo", seat(role="sheriff", hand=["bang:2d", "bang:3d"]), kid, modules=DC)
    assert not [text for text in s.options(0) if text.endswith("@1")]
    s = under("wet-ammo", seat(role="sheriff", hand=["bang:2d", "bang:9c"]), kid, modules=DC,
              deck=PLAIN[:5])  # fmt: skip
    s.uses(0, "wet-ammo", at=1)
    assert s.life(1) == 2


@rule("EL-CARD-63", "DC-CHAR-16")
def test_two_diamonds_do_not_hit_apache_kid_and_it_says_whom() -> None:
    seats = [seat(role="sheriff", hand=["bang:2d", "bang:3d"]), seat("apache-kid")]
    s = under("wet-ammo", *seats, modules=DC)
    first, second = s.state.players[0].hand
    refusal = s.game.why_not(0, option("use", first, 1, "wet-ammo", second))
    assert refusal == Refusal("DC-CHAR-16", {"card": "wet-ammo", "target": 1})


@rule("EL-CARD-63", "HN-EXTRA-01")
def test_handcuffs_bind_both_cards() -> None:
    hand = ["bang:9d", "bang:8c", "bang:qh"]
    s = under(["handcuffs", "wet-ammo"], SHERIFF, seat(hand=hand), turn=1, step="after-draw",
              modules=["eldorado", "high-noon", "bullet"])  # fmt: skip
    s.responds(1, "h")
    assert not [text for text in s.options(1) if "wet-ammo" in text]
    first, second, _ = s.state.players[1].hand
    refusal = s.game.why_not(1, option("use", first, 2, "wet-ammo", second))
    assert refusal == Refusal("HN-EXTRA-01", {"card": "bang"})


@rule("EL-CARD-63", "WS-CARD-31", "CB-EVENT-09")
def test_showdown_takes_the_bang_cards_out_of_the_pair() -> None:
    hand = ["bang:9d", "bang:8c", "beer", "panic"]
    s = under(["showdown", "wet-ammo"], seat(role="sheriff", hand=hand), seat(),
              modules=["eldorado", "wild-west-show"])  # fmt: skip
    pairs = [text for text in s.options(0) if text.endswith("@1") and "wet-ammo" in text]
    assert len(pairs) == 1
    first, second = s.state.players[0].hand[:2]
    refusal = s.game.why_not(0, option("use", first, 1, "wet-ammo", second))
    assert refusal == Refusal("WS-CARD-31", {"card": "bang"})
    s.uses(0, "wet-ammo", at=1)
    assert (s.life(1), s.hand(0)) == (3, ["bang", "bang"])


@rule("EL-CARD-63", "GT-CAR-34")
@pytest.mark.parametrize("hand", [[], ["beer"]])
def test_private_car_protects_from_the_pair(hand: list[str]) -> None:
    traveller = seat(hand=hand, in_play=["private-car"])
    s = under("wet-ammo", seat(role="sheriff", hand=["bang:9d", "bang:8c"]), traveller,
              modules=["eldorado", "great-train-robbery"])  # fmt: skip
    first, second = s.state.players[0].hand
    tried = option("use", first, 1, "wet-ammo", second)
    assert (tried in s.game.options(0)) == bool(hand)
    if not hand:
        refusal = s.game.why_not(0, tried)
        assert refusal == Refusal("GT-CAR-34", {"card": "wet-ammo", "target": 1})


# -- Wild Shot ---------------------------------------------------------------------------------


@rule("EL-CARD-65", "EL-CARD-67", "EL-CARD-69")
def test_a_spade_hits_who_sits_that_far_away_before_phase_one() -> None:
    s = under("wild-shot", SHERIFF, seat(), seat(), seat(hand=["missed"], in_play=["barrel"]),
              deck=["2s", *PLAIN])  # fmt: skip
    s.ends_turn()
    assert (s.active, s.life(3), s.hand(3)) == (1, 3, ["missed"]), "2 places from seat 1"
    kinds = [event.kind for event in s.events]
    assert kinds.index("wounded") < kinds.index("drew")
    assert "by" not in told(s, "wounded")[0].facts
    s = under("wild-shot", deck=["2h", *PLAIN])
    s.ends_turn()
    assert [s.life(who) for who in range(4)] == [5, 4, 4, 4]
    s.ends_turn()
    assert len(told(s, "check")) == 2, "once in every turn"


@rule("EL-CARD-66", "EL-CARD-68", "EL-EXAMPLE-02")
@pytest.mark.parametrize(
    ("flipped", "hit"), [("7s", 3), ("5s", 1), ("qs", 1), ("as", 1), ("9s", 0)]
)
def test_counting_goes_round_and_no_card_counts_more_than_ten(flipped: str, hit: int) -> None:
    s = under("wild-shot", deck=[flipped, *PLAIN], players=5)
    s.ends_turn()
    assert [who for who in range(5) if s.life(who) < (5 if who == 0 else 4)] == [hit]


@rule("EL-CARD-68")
def test_who_is_out_is_not_counted() -> None:
    s = under("wild-shot", SHERIFF, seat(), seat(role="outlaw", out=True), deck=["2s", *PLAIN])
    s.ends_turn()
    assert s.life(0) == 4


# -- Sioux Chief -------------------------------------------------------------------------------


@rule("EL-CARD-59", "EL-CARD-60", "EL-CARD-61", "EL-CARD-82")
def test_the_indians_take_a_card_from_every_hand_to_be_shared_out() -> None:
    seats = [
        seat(role="sheriff", hand=["indians:kd"]),
        seat(hand=["beer", "panic"]),
        seat(hand=["mustang"]),
        seat(hand=["bang", "duel"]),
    ]
    s = under("sioux-chief", *seats)
    s.picks("panic", "mustang", "duel")
    s.plays("indians")
    s.asks(0, "share")
    assert sorted(text.partition(":")[0] for text in s.options(0)) == [
        "take duel", "take mustang", "take panic",
    ]  # fmt: skip
    s.responds(0, "mustang")
    s.responds(1, "duel")
    s.asks(3, "bang")
    assert s.hand(2) == ["panic"], "the last one is nobody's choice"
    s.passes(3)
    assert [s.life(who) for who in range(4)] == [5, 4, 4, 3]
    assert (s.hand(0), s.hand(1), s.hand(3)) == (["mustang"], ["beer", "duel"], ["bang"])


@rule("EL-CARD-61")
def test_a_bang_saves_who_gets_nothing() -> None:
    seats = [
        seat(role="sheriff", hand=["indians:kd"]),
        seat(),
        seat(),
        seat(hand=["bang:8d", "bang:9d"]),
    ]
    s = under("sioux-chief", *seats)
    s.plays("indians")
    s.asks(3, "bang")
    assert s.hand(0) == ["bang"], "the only card"
    s.responds(3, "bang")
    assert [s.life(who) for who in range(4)] == [5, 3, 3, 4]
    assert told(s, "wounded")[0].facts["by"] == 0


@rule("EL-CARD-82")
def test_apache_kid_has_nothing_to_do_with_indians_of_diamonds() -> None:
    seats = [seat(role="sheriff", hand=["indians:kd"]), seat("apache-kid", hand=["beer"])]
    s = under("sioux-chief", *seats, modules=DC)
    s.plays("indians")
    assert (s.hand(1), s.life(1), s.life(2)) == (["beer"], 3, 3)
