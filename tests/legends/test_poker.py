"""A game of poker, from the stakes to the pot."""

from __future__ import annotations

from typing import Any

from saloon.testing import rule
from saloon.testing.legends_scenario import LegendsScenario as Scenario

FLOP = ["bulletproof_vest:jd", "shootout:3c", "gold_lump:10s"]
"""J♦ 3♣ 10♠, as in the rulebook's example."""
DEALER = ["cheat:2d", "manhunt:4h", "trackers_instinct:9s", "bulletproof_vest:jc"]
LOW = ["sprint:2s", "hands_up:6h"]
"""Worth nothing with that flop but its jack."""


def game(
    starter: dict[str, Any], *others: dict[str, Any], deck: list[str], **more: Any
) -> Scenario:
    """The first player is at the Darkrock saloon and starts a game; others are where they say."""
    elsewhere = [{"space": "RF01"}] * max(0, 2 - len(others))
    s = Scenario([{"space": "DR05", **starter}, *others, *elsewhere], deck=deck, **more)
    s.act("poker")
    return s


def joiner(*hand: str, **seat: Any) -> dict[str, Any]:
    return {"space": "DR01", "money": 10, "hand": list(hand), **seat}


@rule("WL-POKER-01", "WL-POKER-02", "WL-LOC-01")
def test_poker_is_an_action_at_a_saloon_for_ten_dollars() -> None:
    for space in ("DR05", "DR08", "DR09", "RF02", "RF03", "RF04"):
        s = Scenario([{"space": space, "money": 20}, {"space": "DC01"}, {"space": "DC01"}])
        assert s.offered("poker") == [""]
        s.act("poker")
        assert (s.state.actions, s.heard("paid")[0].facts["amount"]) == (2, 10)
        assert s.heard("drew")[0].facts == {"cards": 1, "why": "poker"}
    assert Scenario([{"space": "DR10"}, {}]).refused("poker") == "WL-LOC-01"
    s = Scenario([{"space": "DR05"}, {"space": "RF01"}], income="cards")
    assert s.refused("poker") == "WL-POKER-02"


@rule("WL-POKER-03", "WL-POKER-04")
def test_who_is_in_town_is_asked_clockwise_and_pays_and_draws() -> None:
    s = Scenario(
        [
            joiner(),
            {"space": "RF01", "money": 50},
            {"space": "DR05", "hand": LOW},
            joiner("hustle"),
            joiner("hustle", "hustle", space="DR10", money=30),
        ],
        active=2,
    )
    s.act("poker")
    assert (s.asked, s.kind) == (3, "join")
    s.act("no")
    assert (s.asked, s.kind) == (4, "join")
    s.act("yes")
    assert (s.player(4).money, len(s.player(4).hand)) == (20, 3)
    assert (s.asked, s.kind) == (0, "join")
    assert s.heard("flop") == []
    s.act("no")
    assert [s.player(seat).money for seat in (0, 1, 3)] == [10, 50, 10]
    assert s.game.view(None)["poker"]["playing"] == [2, 4]


@rule("WL-POKER-03")
def test_who_has_no_ten_dollars_is_not_asked() -> None:
    s = game({"hand": LOW}, {"space": "DR01"}, {"space": "DR01"}, deck=[])
    assert s.kind == "poker-card"
    assert [event.seat for event in s.heard("dealer-drew")] == [2]


@rule("WL-EXAMPLE-06", "WL-EXAMPLE-07", "WL-EXAMPLE-08", "WL-POKER-19", "WL-EFFECT-16")
def test_the_game_of_the_rulebook() -> None:
    starter = {"hand": ["lady_luck:10h", "gold_lump:10c"]}
    s = game(starter, deck=["sprint:2s", *DEALER, *FLOP, "punch:7s", "punch:7c"])
    assert (s.player(0).money, s.hand(0)) == (10, ["lady_luck", "gold_lump", "sprint"])
    table = s.game.view(None)["poker"]
    assert (table["pot"], table["flop"], table["dealer"], table["dealt"]) == (60, FLOP, 2, 4)
    s.act("lay lady_luck", "lay gold_lump")
    assert s.heard("combination")[0].facts == {"combination": "three_of_a_kind"}
    shown = s.heard("dealer-showed")[0].facts
    assert shown == {"shown": ["cheat:2d", "bulletproof_vest:jc"], "combination": "three_of_a_kind"}
    assert s.heard("poker-over")[0].facts == {"winners": [], "pot": 60}
    # One card as the loser, one more and $30 for Lady Luck.
    assert (s.hand(0), s.player(0).money) == (["sprint", "punch", "punch"], 40)
    assert (s.player(2).money, s.player(2).hand, s.player(0).lp) == (0, [], 0)


@rule("WL-POKER-06", "WL-POKER-20")
def test_the_neighbour_plays_the_dealer_and_keeps_the_own_hand() -> None:
    s = game(
        {"hand": [*LOW, "hustle:qh"]}, {"space": "RF01"},
        {"space": "RF01", "hand": ["tenacity:kd", "tenacity:kh"]},
        deck=["hustle:qs", *DEALER, *FLOP],
    )  # fmt: skip
    assert s.heard("dealer-drew")[0].seat == 2
    s.act("lay hustle:qh", "lay hustle:qs")
    assert s.hand(2) == ["tenacity", "tenacity"]
    cards = sorted(s.state.face[slot].text for slot in s.state.pile)
    assert cards == sorted([*DEALER, *FLOP, "hustle:qh", "hustle:qs"])
    assert s.game.view(None)["poker"] is None


@rule("WL-POKER-12", "WL-POKER-21")
def test_what_the_dealer_plays_brings_nobody_anything() -> None:
    held = ["lady_luck:10d", "gold_lump:10c", "manhunt:4h", "trackers_instinct:9s"]
    s = game({"hand": LOW}, deck=["hustle:qs", *held, *FLOP])
    s.act("lay sprint", "lay hands_up")
    assert s.heard("dealer-showed")[0].facts["shown"] == ["lady_luck:10d", "gold_lump:10c"]
    assert [player.money for player in s.state.players] == [10, 0, 0]


def test_only_the_neighbour_sees_the_dealers_cards_before_the_end() -> None:
    s = game({"hand": LOW}, deck=["hustle:qs", *DEALER, *FLOP])
    assert s.game.view(2)["poker"]["known"] == DEALER
    for viewer in (0, 1, None):
        assert s.game.view(viewer)["poker"]["known"] == []


@rule("WL-POKER-05", "WL-POKER-07", "WL-POKER-13", "WL-POKER-17", "WL-POKER-18")
def test_the_best_hand_takes_the_pot_and_the_starter_a_point() -> None:
    s = game(
        {"hand": ["bulletproof_vest:js", "bulletproof_vest:jc"]}, joiner(*LOW),
        deck=["hustle:qs", "hustle:qh", *FLOP, "punch:7s"],
    )  # fmt: skip
    s.act("yes")
    assert s.game.view(None)["poker"]["pot"] == 70
    assert s.kind == "poker-card"
    s.choose("lay bulletproof_vest:js", 0)
    s.choose("lay sprint", 1)
    s.choose("lay bulletproof_vest:jc", 0)
    s.choose("lay hands_up", 1)
    # The starter had $20, staked $10 and won $70.
    assert (s.player(0).money, s.player(0).lp, s.hand(0)) == (80, 1, ["hustle"])
    assert (s.player(1).money, s.player(1).lp, s.hand(1)) == (0, 0, ["hustle", "punch"])


@rule("WL-POKER-17")
def test_a_winner_who_joined_gains_no_point() -> None:
    s = game(
        {"hand": LOW}, joiner("bulletproof_vest:js", "bulletproof_vest:jc"),
        deck=["hustle:qs", "hustle:qh", *FLOP, "punch:7s"],
    )  # fmt: skip
    s.act("yes")
    add(s, {0: ["sprint", "hands_up"], 1: ["bulletproof_vest:js", "bulletproof_vest:jc"]})
    assert (s.player(1).money, s.player(1).lp) == (70, 0)
    assert (s.player(0).lp, s.hand(0)) == (0, ["hustle", "punch"])


def add(s: Scenario, cards: dict[int, list[str]]) -> None:
    """Everybody adds two cards, one after the other."""
    for at in (0, 1):
        for seat, both in cards.items():
            s.choose(f"lay {both[at]}", seat)


@rule("WL-POKER-14")
def test_the_starter_wins_a_tie_also_against_the_dealer() -> None:
    s = game({"hand": ["hustle:qs", "tenacity:kd"]}, joiner("hustle:qc", "tenacity:kc"),
             deck=["sprint:2s", "sprint:2c", *FLOP])  # fmt: skip
    s.act("yes")
    add(s, {0: ["hustle", "tenacity"], 1: ["hustle", "tenacity"]})
    assert s.heard("poker-over")[0].facts["winners"] == [0]
    assert (s.player(0).money, s.player(1).money) == (80, 0)
    king = ["tenacity:kc", "hustle:qc", "manhunt:4h", "hands_up:6s"]
    s = game({"hand": ["hustle:qs", "tenacity:kd"]}, deck=["sprint:2s", *king, *FLOP])
    s.act("lay hustle", "lay tenacity")
    assert s.heard("dealer-showed")[0].facts["combination"] == "high_card"
    assert (s.player(0).money, s.player(0).lp) == (70, 1)


@rule("WL-EXAMPLE-31", "WL-POKER-15", "WL-POKER-16", "WL-POKER-48")
def test_joiners_share_in_tens_and_the_rest_goes_to_the_bank() -> None:
    good = [["hustle:qs", "tenacity:kd"], ["hustle:qc", "tenacity:kc"]]
    s = game(
        {"hand": LOW}, joiner(*good[0]), joiner(*good[1]), joiner("sprint:2c", "hands_up:6s"),
        deck=["punch:7s", "punch:7h", "punch:7c", "manhunt:4s", *FLOP],
    )  # fmt: skip
    s.act("yes", "yes", "yes")
    assert s.game.view(None)["poker"]["pot"] == 90
    both = ["hustle", "tenacity"]
    add(s, {0: ["sprint", "hands_up"], 1: both, 2: both, 3: ["sprint", "hands_up"]})
    assert s.heard("poker-over")[0].facts["winners"] == [1, 2]
    assert [s.player(seat).money for seat in range(4)] == [10, 40, 40, 0]
    # Only the losers draw a card.
    assert [len(s.player(seat).hand) for seat in range(4)] == [2, 1, 1, 2]


@rule("WL-POKER-08", "WL-POKER-09")
def test_cards_are_added_face_down_and_revealed_together() -> None:
    s = game({"hand": LOW}, joiner("hustle:qc", "tenacity:kc"),
             deck=["punch:7s", "punch:7h", *FLOP])  # fmt: skip
    s.act("yes")
    assert s.game.view(None)["poker"]["flop"] == FLOP
    assert set(s.game.unanswered()) == {0, 1}
    s.choose("lay sprint", 0)
    s.choose("lay hustle", 1)
    ring = s.game.view(1)["ring"]
    assert (ring["laid"], ring["own"], ring["revealed"]) == ([1, 1, 0], ["hustle:qc"], [[], [], []])
    assert s.heard("revealed") == []
    s.choose("lay hands_up", 0)
    assert s.heard("revealed") == []
    s.choose("lay tenacity", 1)
    assert [event.seat for event in s.heard("revealed")] == [0, 0, 1, 1]


@rule("WL-POKER-10")
def test_who_had_no_card_adds_the_one_drawn() -> None:
    s = game({}, deck=["hustle:qs", *DEALER, *FLOP])
    assert s.kind == "act"
    assert [event.facts["card"] for event in s.heard("revealed")] == ["hustle:qs"]
    assert s.heard("combination")[0].facts == {"combination": "high_card"}
    # Neither is there anything to choose with two cards.
    s = game({"hand": ["tenacity:kd"]}, deck=["hustle:qs", *DEALER, *FLOP])
    assert (s.kind, s.heard("revealed")[1].facts["card"]) == ("act", "tenacity:kd")


@rule("WL-POKER-22", "WL-POKERCARD-02")
def test_a_red_two_played_from_hand_is_wild_in_the_game() -> None:
    s = game({"hand": ["cheat:2h", "bulletproof_vest:js"]},
             deck=["hustle:qs", *DEALER, *FLOP])  # fmt: skip
    s.act("lay cheat", "lay bulletproof_vest")
    assert s.heard("combination")[0].facts == {"combination": "three_of_a_kind"}
    # Three jacks on both sides: the starter wins.
    assert s.player(0).lp == 1


@rule("WL-POKERCARD-12", "WL-EFFECT-16")
def test_lady_luck_pays_a_winner_as_well() -> None:
    s = game({"hand": ["lady_luck:10h", "lady_luck:10d"]}, joiner("sprint:2c", "hands_up:6s"),
             deck=["punch:7s", "punch:7h", *FLOP])  # fmt: skip
    s.act("yes")
    add(s, {0: ["lady_luck:10h", "lady_luck:10d"], 1: ["sprint", "hands_up"]})
    # $10 left, $70 of the pot and $60 more, of which $20 do not fit.
    assert (s.player(0).money, len(s.player(0).hand)) == (120, 3)


@rule("WL-ITEM-12")
def test_the_ten_gallon_hat_after_a_game() -> None:
    hat = {"gear": ["revolver", "ten_gallon"]}
    s = game({"hand": ["hustle:qs", "tenacity:kd"], **hat}, joiner(*LOW, **hat),
             deck=["punch:7s", "punch:7h", *FLOP])  # fmt: skip
    s.act("yes")
    add(s, {0: ["hustle", "tenacity"], 1: ["sprint", "hands_up"]})
    assert (s.player(0).lp, s.player(0).money) == (2, 80)
    assert (s.player(1).lp, s.player(1).money) == (0, 10)


@rule("WL-CHAR-20")
def test_wild_bill_hickok_after_a_game() -> None:
    bill = {"character": "wild_bill_hickok", "lp": 5}
    s = game({"hand": ["hustle:qs", "tenacity:kd"], **bill}, joiner(*LOW),
             deck=["punch:7s", "punch:7h", *FLOP])  # fmt: skip
    s.act("yes")
    add(s, {0: ["hustle", "tenacity"], 1: ["sprint", "hands_up"]})
    assert (s.player(0).lp, s.player(0).money) == (6, 100)
    for answer, cards in (("yes", 3), ("no", 2)):
        s = game({"hand": LOW, **bill}, joiner("hustle:qs", "tenacity:kd"),
                 deck=["punch:7s", "punch:7h", *FLOP])  # fmt: skip
        s.act("yes")
        add(s, {0: ["sprint", "hands_up"], 1: ["hustle", "tenacity"]})
        assert (s.asked, s.kind) == (0, "take-back")
        s.act(answer)
        assert (s.player(0).money, len(s.player(0).hand)) == (10, cards)
        back = [event.facts["card"] for event in s.heard("took-back")]
        assert len(back) == cards - 2
        assert set(back) <= set(LOW)
    s = game({"hand": LOW, "character": "wild_bill_hickok"}, deck=["punch:7s", *DEALER, *FLOP])
    s.act("lay sprint", "lay hands_up")
    assert s.kind == "act"


@rule("WL-POKER-47", "WL-TRACK-18")
def test_the_hat_comes_before_the_ability_it_may_awake() -> None:
    bill = {"character": "wild_bill_hickok", "lp": 3, "gear": ["revolver", "ten_gallon"]}
    s = game({"hand": ["hustle:qs", "tenacity:kd"], **bill}, joiner(*LOW),
             deck=["punch:7s", "punch:7h", *FLOP])  # fmt: skip
    s.act("yes")
    add(s, {0: ["hustle", "tenacity"], 1: ["sprint", "hands_up"]})
    assert (s.player(0).lp, s.player(0).money) == (5, 100)


@rule("WL-POKER-47")
def test_the_order_of_a_game() -> None:
    starter = {"hand": ["lady_luck:10h", "sprint:2s"], "gear": ["revolver", "ten_gallon"]}
    bill = {**starter, "character": "wild_bill_hickok", "lp": 5}
    s = game(bill, joiner("hustle:qs", "hustle:qc"),
             deck=["punch:7s", "punch:7h", *FLOP])  # fmt: skip
    s.act("yes")
    before = len(s.events)
    add(s, {0: ["lady_luck", "sprint"], 1: ["hustle:qs", "hustle:qc"]})
    s.act("no")
    kinds = [(event.kind, event.seat) for event in s.events[before:] if event.kind != "laid"]
    assert kinds == [
        ("revealed", 0), ("revealed", 0), ("revealed", 1), ("revealed", 1),
        ("combination", 0), ("combination", 1), ("poker-over", -1),
        ("gained", 1), ("drew", 0), ("drew", 0), ("gained", 0), ("gained", 0),
        ("discarded", 0), ("discarded", 0), ("discarded", 1), ("discarded", 1),
        ("table-cleared", -1),
    ]  # fmt: skip


def test_every_player_of_a_game_in_red_falls_is_asked_there() -> None:
    s = Scenario(
        [{"space": "RF02"}, {"space": "DR01", "money": 30}, {"space": "RF08", "money": 30}],
    )
    s.act("poker")
    assert (s.asked, s.kind) == (2, "join")
