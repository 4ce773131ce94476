"""Playing cards: how many BANG! cards, what may lie in front of a player, and when."""

import pytest

from saloon.kernel import IllegalChoice, option
from saloon.testing import Scenario, rule, seat

# -- what for, and how often -----------------------------------------------------------------


@rule("BB-PLAY-01")
def test_cards_help_oneself_harm_or_support_others_and_may_be_kept() -> None:
    s = Scenario(
        seats=[seat(life=2, hand=["beer", "bang", "saloon", "beer"]), seat(), seat(life=1)]
    )
    s.plays("beer")
    assert s.life(0) == 3
    s.plays("bang", at=1)
    assert s.life(1) == 3
    s.plays("saloon")
    assert [s.life(who) for who in (0, 1, 2)] == [4, 4, 2]
    # The second Beer could be played, too, but need not.
    assert s.can(0, "play beer")
    s.ends_turn()
    assert s.hand(0) == ["beer"]


@rule("BB-PLAY-02")
def test_one_bang_card_a_turn() -> None:
    s = Scenario(seats=[seat(hand=["bang", "bang"])])
    s.plays("bang", at=1)
    for target in (0, 1, 3):
        s.refuses("bang", "BB-PLAY-02", at=target)
    assert s.life(1) == 3


@rule("BB-PLAY-02")
def test_the_next_turn_allows_another_one() -> None:
    s = Scenario(seats=[seat(hand=["bang", "bang"]), seat(hand=["bang"])])
    s.plays("bang", at=3)
    s.ends_turn()
    # A new turn, another player.
    s.plays("bang", at=2)
    assert s.life(2) == 3
    for _ in range(3):
        s.ends_turn()
    assert s.active == 0
    s.plays("bang", at=3)
    s.responds(3, "pass")
    assert s.life(3) == 2


@rule("BB-PLAY-03")
@pytest.mark.parametrize("first", ["bang", "gatling"])
def test_other_cards_with_a_bang_effect_do_not_count(first: str) -> None:
    s = Scenario(seats=[seat(hand=["bang", "gatling", "bang"])])
    for card in (first, "gatling" if first == "bang" else "bang"):
        s.plays(card, at=1 if card == "bang" else None)
    assert [s.life(other) for other in (1, 2, 3)] == [2, 3, 3]
    # The BANG! card counted all the same.
    s.refuses("bang", "BB-PLAY-02", at=1)


@rule("BB-PLAY-04")
def test_a_bang_discarded_in_a_duel_does_not_count() -> None:
    s = Scenario(seats=[seat(hand=["duel", "bang", "bang", "bang"]), seat(hand=["bang"])])
    s.plays("duel", at=1)
    s.responds(1, "bang")
    s.responds(0, "bang")
    assert s.life(1) == 3
    s.plays("bang", at=1)
    assert s.life(1) == 2
    s.refuses("bang", "BB-PLAY-02", at=1)


@rule("BB-PLAY-04")
def test_a_played_bang_does_not_stop_one_being_discarded() -> None:
    s = Scenario(seats=[seat(hand=["duel", "bang", "bang"]), seat(hand=["bang", "missed"])])
    s.plays("bang", at=3)
    s.plays("duel", at=1)
    s.responds(1, "bang")
    s.responds(0, "bang")
    s.responds(1, "pass")
    assert s.life(0) == 5
    assert s.life(1) == 3


@rule("BB-PLAY-04")
def test_bangs_discarded_against_indians_or_for_an_ability_do_not_count() -> None:
    s = Scenario(
        seats=[seat(hand=["indians"]), seat("sid-ketchum", life=2, hand=["bang"] * 4)],
        deck=["5h", "3h"],
    )
    s.plays("indians")
    s.responds(1, "bang")
    assert s.life(1) == 2
    s.ends_turn()
    s.uses(1, "sid-ketchum")
    s.responds(1, "bang")
    s.responds(1, "bang")
    assert s.life(1) == 3
    s.plays("bang", at=2)
    assert s.life(2) == 2  # Indians! took the first life point


@rule("BB-PLAY-05")
def test_a_cancelled_bang_counts() -> None:
    s = Scenario(seats=[seat(hand=["bang", "bang"]), seat(hand=["missed"])])
    s.plays("bang", at=1)
    s.responds(1, "missed")
    assert s.life(1) == 4
    s.refuses("bang", "BB-PLAY-02", at=1)
    s.refuses("bang", "BB-PLAY-02", at=3)


@rule("BB-PLAY-06")
def test_the_limit_is_looked_at_when_a_bang_is_about_to_be_played() -> None:
    s = Scenario(seats=[seat(hand=["bang"] * 4 + ["volcanic", "schofield"])])
    s.plays("bang", at=1)
    s.refuses("bang", "BB-PLAY-02", at=1)
    s.plays("volcanic")
    s.plays("bang", at=1)
    s.plays("bang", at=1)
    assert s.life(1) == 1
    s.plays("schofield")
    s.refuses("bang", "BB-PLAY-02", at=1)


@rule("BB-PLAY-06")
def test_an_ability_may_lift_the_limit() -> None:
    s = Scenario(seats=[seat("willy-the-kid", hand=["bang"] * 3)])
    s.plays("bang", at=1)
    s.plays("bang", at=3)
    s.plays("bang", at=1)
    assert (s.life(1), s.life(3)) == (2, 3)


# -- in front of a player --------------------------------------------------------------------


@rule("BB-PLAY-07", "BB-PLAY-14")
@pytest.mark.parametrize(
    ("lies", "held"),
    [("mustang:8h", "mustang:9h"), ("barrel:qs", "barrel:ks"), ("barrel:ks", "barrel:qs")],
)
def test_no_second_card_of_the_same_name(lies: str, held: str) -> None:
    s = Scenario(seats=[seat(in_play=[lies], hand=[held])])
    s.refuses(held, "BB-PLAY-14")
    assert s.in_play(0) == [lies.partition(":")[0]]
    assert s.pile() == []


@rule("BB-PLAY-07")
def test_equal_suit_and_value_do_not_make_two_cards_the_same() -> None:
    s = Scenario(seats=[seat(in_play=["schofield:ks"], hand=["barrel:ks"])])
    s.plays("barrel")
    assert s.in_play(0) == ["schofield", "barrel"]


@rule("BB-PLAY-07")
def test_another_player_may_have_a_card_of_that_name() -> None:
    s = Scenario(seats=[seat(hand=["mustang:9h"]), seat(in_play=["mustang:8h"])])
    s.plays("mustang")
    assert s.in_play(0) == s.in_play(1) == ["mustang"]


@rule("BB-PLAY-07", "BB-PLAY-08")
def test_no_second_jail_in_front_of_a_prisoner() -> None:
    s = Scenario(
        seats=[seat(hand=["jail:4h", "jail:10s"]), seat(in_play=["jail:js"]), seat()],
    )
    s.refuses("jail", "BB-PLAY-08", at=1)
    s.plays("jail", at=2)
    assert s.in_play(2) == ["jail"]
    s.refuses("jail", "BB-PLAY-08", at=2)
    assert s.in_play(1) == ["jail"]


@rule("BB-PLAY-08")
def test_a_prisoner_may_put_somebody_else_into_jail() -> None:
    s = Scenario(seats=[seat(role="sheriff"), seat(hand=["jail"], in_play=["jail"])], turn=1)
    s.plays("jail", at=2)
    assert s.in_play(1) == s.in_play(2) == ["jail"]


@rule("BB-PLAY-09")
def test_a_hand_may_hold_cards_of_the_same_name() -> None:
    s = Scenario(
        seats=[seat(in_play=["mustang:8h"], hand=["barrel:qs", "stagecoach"])],
        deck=["mustang:9h", "barrel:ks"],
    )
    s.plays("stagecoach")
    assert s.hand(0) == ["barrel", "mustang", "barrel"]
    s.plays("barrel")
    s.ends_turn()
    assert s.hand(0) == ["mustang", "barrel"]


@rule("BB-PLAY-10", "BB-PLAY-11")
def test_a_new_weapon_replaces_the_old_one() -> None:
    s = Scenario(seats=[seat(in_play=["scope", "schofield:jc"], hand=["winchester", "remington"])])
    s.plays("winchester")
    assert s.in_play(0) == ["scope", "winchester"]
    assert s.top() == "schofield:jc"
    s.plays("remington")
    assert s.in_play(0) == ["scope", "remington"]
    assert s.pile() == ["schofield", "winchester"]


@rule("BB-PLAY-12")
@pytest.mark.parametrize(
    ("lies", "held"), [("schofield:jc", "schofield:ks"), ("volcanic:10s", "volcanic:10c")]
)
def test_a_weapon_cannot_replace_one_of_its_own_name(lies: str, held: str) -> None:
    s = Scenario(seats=[seat(life=1, in_play=[lies], hand=[held, "bang"])])
    s.refuses(held, "BB-PLAY-12")
    # Not even to get rid of a card at the end of the turn.
    s.ends_turn()
    s.discards("bang")
    assert s.hand_texts(0) == [held]


@rule("BB-PLAY-12", "ED-35")
@pytest.mark.parametrize("edition", ["dynamite-box", "hu-compendium"])
def test_only_a_ruling_of_its_own_lets_it(edition: str) -> None:
    seats = [seat(in_play=["schofield:jc"], hand=["schofield:ks"])]
    s = Scenario(seats=seats, edition=edition)
    s.refuses("schofield", "BB-PLAY-12")
    s = Scenario(seats=seats, edition=edition, rulings={"replay-same-weapon": True})
    s.plays("schofield")
    assert s.in_play(0) == ["schofield"]
    assert s.top() == "schofield:jc"


@rule("BB-PLAY-10", "BB-PLAY-12")
def test_a_weapon_name_is_free_again_once_it_has_left() -> None:
    s = Scenario(seats=[seat(in_play=["schofield:jc"], hand=["remington", "schofield:ks"])])
    s.plays("remington")
    s.plays("schofield")
    assert s.in_play(0) == ["schofield"]
    assert s.pile() == ["schofield", "remington"]


@rule("BB-PLAY-13")
def test_any_number_of_different_blue_cards_and_one_weapon() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff"),
            seat(
                in_play=["jail"],
                hand=["mustang", "scope", "barrel", "dynamite", "volcanic", "winchester"],
            ),
        ],
        turn=1,
    )
    for card in ("mustang", "scope", "barrel", "dynamite", "volcanic"):
        s.plays(card)
    assert s.in_play(1) == ["jail", "mustang", "scope", "barrel", "dynamite", "volcanic"]
    s.plays("winchester")
    assert s.in_play(1) == ["jail", "mustang", "scope", "barrel", "dynamite", "winchester"]


# -- brown and blue --------------------------------------------------------------------------


@rule("BB-PLAY-15")
def test_a_brown_card_lies_on_the_pile_while_it_acts() -> None:
    s = Scenario(seats=[seat(hand=["bang:5d"]), seat(hand=["missed:4s"])])
    s.plays("bang", at=1)
    s.asks(1, "shot")
    assert s.top() == "bang:5d"
    assert s.game.view(None)["pile"] == ["bang:5d"]
    s.responds(1, "pass")
    assert s.life(1) == 3
    assert s.in_play(0) == s.in_play(1) == []


@rule("BB-PLAY-15")
@pytest.mark.parametrize("card", ["saloon", "beer", "stagecoach", "wells-fargo", "indians"])
def test_brown_cards_never_stay_in_play(card: str) -> None:
    s = Scenario(seats=[seat(life=3, hand=[card])])
    s.plays(card)
    assert s.pile() == [card]
    assert all(s.in_play(who) == [] for who in range(4))


@rule("BB-PLAY-16")
def test_a_blue_card_lies_in_front_of_its_player_and_lasts() -> None:
    s = Scenario(seats=[seat(hand=["mustang:8h", "2d"]), seat(hand=["3d", "4d"])], deck=["2c"])
    assert s.distance(1, 0) == 1
    s.plays("mustang")
    assert s.picture().splitlines() == [
        "> 0 sheriff nobody ***** | hand bang:2d | play mustang:8h",
        "  1 renegade nobody **** | hand bang:3d bang:4d",
        "  2 outlaw nobody **** | hand -",
        "  3 outlaw nobody **** | hand -",
        "deck 76, pile -",
    ]
    s.ends_turn()
    s.refuses("bang", "BB-DIST-09", at=0)


@rule("BB-PLAY-16")
def test_jail_is_laid_in_front_of_another_player() -> None:
    s = Scenario(seats=[seat(hand=["jail:js"])], deck=["5d"])
    s.refuses("jail", "BB-CARD-52", at=0)
    s.plays("jail", at=1)
    assert s.in_play(0) == []
    assert s.in_play(1) == ["jail"]
    assert s.pile() == []
    s.ends_turn()
    s.flips("5d")
    assert s.active == 2


@rule("BB-PLAY-17")
def test_a_blue_card_stays_turn_after_turn() -> None:
    s = Scenario(seats=[seat(hand=["mustang", "scope"]), seat(in_play=["volcanic"])])
    s.plays("mustang")
    s.plays("scope")
    for _ in range(6):
        s.ends_turn()
    assert s.in_play(0) == ["mustang", "scope"]
    assert s.in_play(1) == ["volcanic"]


@rule("BB-PLAY-17")
@pytest.mark.parametrize("card", ["cat-balou", "panic"])
def test_a_blue_card_leaves_when_another_card_removes_it(card: str) -> None:
    s = Scenario(seats=[seat(hand=[card]), seat(in_play=["dynamite", "barrel:qs"])])
    s.plays(card, at=1)
    s.responds(0, "barrel")
    assert s.in_play(1) == ["dynamite"]
    if card == "panic":
        assert s.hand(0) == ["barrel"]
    else:
        assert s.top() == "barrel:qs"


@rule("BB-PLAY-17")
@pytest.mark.parametrize(
    ("card", "turned"), [("jail:js", "6h"), ("jail:js", "5d"), ("dynamite", "5s")]
)
def test_a_blue_card_leaves_by_its_own_condition(card: str, turned: str) -> None:
    s = Scenario(
        seats=[seat(role="sheriff"), seat(in_play=["barrel", card])],
        deck=[turned],
        turn=1,
        step="checks",
    )
    s.flips(turned)
    assert s.in_play(1) == ["barrel"]
    assert card.partition(":")[0] in s.pile()


# -- when ------------------------------------------------------------------------------------


@rule("BB-PLAY-18")
def test_cards_are_played_from_the_hand_only() -> None:
    s = Scenario(seats=[seat(hand=["beer"], in_play=["barrel"]), seat(in_play=["volcanic"])])
    assert {words.split(":")[0] for words in s.options(0)} == {"end", "play beer"}
    for owner in (0, 1):
        slot = s.state.players[owner].in_play[0]
        refusal = s.game.why_not(0, option("play", slot))
        assert refusal is not None
        assert refusal.rule == "BB-PLAY-18"


@rule("BB-PLAY-18")
def test_cards_are_played_in_the_own_turn_only() -> None:
    s = Scenario(seats=[seat(), seat(life=2, hand=["beer", "barrel", "bang", "missed"])])
    held = list(s.state.players[1].hand)
    for slot in held:
        for target in (-1, 0, 1):
            with pytest.raises(IllegalChoice):
                s.game.choose(option("play", slot, target), 1)
    assert s.state.players[1].hand == held
    s.ends_turn()
    s.plays("barrel")
    s.plays("beer")
    assert s.life(1) == 3


@rule("BB-PLAY-18")
def test_cards_are_played_in_neither_phase_one_nor_phase_three() -> None:
    s = Scenario(
        seats=[seat("jesse-jones", life=1, hand=["beer", "barrel"]), seat(hand=["bang"])],
        deck=["6h", "7h"],
        step="phase-1",
    )
    s.asks(0, "first-card")
    assert s.options(0) == ["deck", "rob @1"]
    s.responds(0, "deck")
    s.ends_turn()
    s.asks(0, "excess")
    assert all(words.startswith("discard ") for words in s.options(0))
    assert len(s.options(0)) == 4


@rule("BB-PLAY-18")
def test_missed_answers_a_shot_out_of_turn_and_other_cards_do_not() -> None:
    s = Scenario(seats=[seat(hand=["bang"]), seat(life=3, hand=["beer", "missed:4s", "bang"])])
    s.plays("bang", at=1)
    s.asks(1, "shot")
    assert s.options(1) == ["pass", "miss missed:4s"]
    s.responds(1, "missed")
    assert s.life(1) == 3


@rule("BB-PLAY-18")
def test_beer_answers_a_lethal_loss_out_of_turn_and_other_cards_do_not() -> None:
    s = Scenario(seats=[seat(hand=["bang"]), seat(life=1, hand=["beer:6h", "saloon", "barrel"])])
    s.plays("bang", at=1)
    s.responds(1, "pass")
    s.asks(1, "rescue")
    assert s.options(1) == ["pass", "rescue beer:6h"]
    s.responds(1, "beer")
    assert s.options(1) == ["pass"]
    s.passes(1)
    assert s.life(1) == 1
    assert s.hand(1) == ["saloon", "barrel"]


@rule("BB-PLAY-19")
@pytest.mark.parametrize("card", ["beer", "saloon"])
def test_a_card_may_be_played_although_it_changes_nothing(card: str) -> None:
    s = Scenario(seats=[seat(hand=[card])])
    s.plays(card)
    assert [s.life(who) for who in range(4)] == [5, 4, 4, 4]
    assert s.hand(0) == []
    assert s.pile() == [card]


@rule("BB-PLAY-20")
@pytest.mark.parametrize("card", ["panic", "cat-balou"])
def test_without_a_legal_target_a_card_cannot_be_played(card: str) -> None:
    s = Scenario(seats=[seat(hand=[card])])  # nobody has a card to lose
    assert s.options(0) == ["end"]
    s.refuses(card, "BB-PLAY-20")
    s = Scenario(seats=[seat(hand=[card]), seat(hand=["beer"])])
    assert s.can(0, f"play {card} @1")


@rule("BB-PLAY-20")
def test_jail_needs_somebody_who_can_be_imprisoned() -> None:
    alone_with_the_sheriff = [
        seat(role="sheriff"),
        seat(role="outlaw", hand=["jail"]),
        seat(role="renegade", out=True),
        seat(role="outlaw", out=True),
    ]
    s = Scenario(seats=alone_with_the_sheriff, turn=1)
    assert s.options(1) == ["end"]
    s.refuses("jail", "BB-CARD-51", at=0)
    s.refuses("jail", "BB-PLAY-20")


@rule("BB-PLAY-20")
def test_a_card_with_a_target_cannot_be_played_at_nobody() -> None:
    s = Scenario(seats=[seat(hand=["bang", "duel"]), seat(), seat(out=True)])
    s.refuses("bang", "BB-PLAY-20")
    s.refuses("duel", "BB-PLAY-20")
    s.refuses("duel", "BB-DIST-02", at=2)
    s.plays("duel", at=1)
    assert s.life(1) == 3
