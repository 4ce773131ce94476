"""Losing life among base cards and characters: Bart Cassidy, El Gringo, Duels, own shots."""

import pytest

from saloon.testing import Scenario, rule, seat

SPADE = "missed:2s"


@rule("BB-INTERACT-01")
def test_bart_cassidy_draws_three_cards_for_dynamite() -> None:
    s = Scenario(
        seats=[seat(), seat("bart-cassidy", in_play=["dynamite"])],
        deck=[SPADE, "beer:6h", "beer:7h", "beer:8h", "beer:9h", "beer:10h"],
        turn=1,
        step="checks",
    )
    s.flips("2s")
    assert s.life(1) == 1
    # Three for the wounds and two in phase 1.
    assert s.hand_texts(1) == ["beer:6h", "beer:7h", "beer:8h", "beer:9h", "beer:10h"]


@rule("BB-INTERACT-02", "BB-INTERACT-03")
@pytest.mark.parametrize(("life", "beers", "drawn"), [(3, 1, 2), (2, 2, 1), (1, 3, 0)])
def test_bart_cassidy_draws_nothing_for_the_last_life_even_if_rescued(
    life: int, beers: int, drawn: int
) -> None:
    s = Scenario(
        seats=[
            seat(),
            seat("bart-cassidy", hand=["beer"] * beers, in_play=["dynamite", "jail"], life=life),
        ],
        deck=[SPADE, *["bang"] * drawn, "missed:3s"],
        turn=1,
        step="checks",
    )
    s.flips("2s")
    for _ in range(beers):
        s.responds(1, "beer")
    # The Jail check follows at once and fails, so that nothing is drawn in phase 1.
    s.flips("3s")
    assert s.hand(1) == ["bang"] * drawn
    assert s.life(1) == 1


@rule("BB-INTERACT-02")
def test_bart_cassidy_draws_nothing_when_he_is_eliminated() -> None:
    s = Scenario(
        seats=[seat(), seat("bart-cassidy", in_play=["dynamite"], life=3)],
        deck=[SPADE, "beer:6h"],
        turn=1,
        step="checks",
    )
    s.flips("2s")
    assert s.is_out(1)
    assert s.pile() == ["dynamite", "missed"]
    assert s.hand_texts(2)[:1] == ["beer:6h"]


@rule("BB-INTERACT-03")
def test_bart_cassidy_rescued_from_a_shot_draws_nothing() -> None:
    s = Scenario(
        seats=[seat(hand=["bang"]), seat("bart-cassidy", hand=["beer"], life=1)],
        deck=["beer:6h"],
    )
    s.plays("bang", at=1)
    s.passes(1)
    s.responds(1, "beer")
    assert s.life(1) == 1
    assert s.hand(1) == []
    assert s.deck()[0] == "beer:6h"


@rule("BB-INTERACT-04")
def test_a_beer_bart_cassidy_would_draw_comes_too_late_to_rescue_him() -> None:
    s = Scenario(
        seats=[seat(), seat("bart-cassidy", hand=["beer"], in_play=["dynamite"], life=2)],
        deck=[SPADE, "beer:6h", "beer:7h"],
        turn=1,
        step="checks",
    )
    s.flips("2s")
    # One Beer is missing, as everybody sees; the two on the deck would be his for two wounds.
    assert s.is_out(1)
    assert s.top().startswith("beer")
    assert s.hand_texts(2) == ["beer:6h", "beer:7h"]


@rule("BB-INTERACT-05")
def test_bart_cassidy_draws_for_a_duel_of_his_own() -> None:
    s = Scenario(seats=[seat("bart-cassidy", hand=["duel"]), seat(hand=["bang"])], deck=["beer:6h"])
    s.plays("duel", at=1)
    s.responds(1, "bang")
    assert s.life(0) == 4
    assert s.hand_texts(0) == ["beer:6h"]


@rule("BB-INTERACT-05")
@pytest.mark.parametrize("keeps", [True, False])
def test_bart_cassidy_draws_for_a_wound_he_chose(keeps: bool) -> None:
    s = Scenario(
        seats=[seat(hand=["indians"]), seat("bart-cassidy", hand=["bang:2d"])], deck=["beer:6h"]
    )
    s.plays("indians")
    s.responds(1, "pass" if keeps else "bang")
    assert s.hand_texts(1) == (["bang:2d", "beer:6h"] if keeps else [])


@rule("BB-INTERACT-06", "BB-INTERACT-10")
def test_el_gringo_takes_a_random_card_for_a_life_and_nobody_is_asked() -> None:
    s = Scenario(seats=[seat(hand=["bang", "beer", "saloon", "missed"]), seat("el-gringo")])
    s.picks("saloon")
    s.plays("bang", at=1)
    assert s.life(1) == 2
    assert s.hand(1) == ["saloon"]
    assert s.hand(0) == ["beer", "missed"]


@rule("BB-INTERACT-10")
def test_el_gringo_takes_different_cards_in_different_games() -> None:
    taken = set()
    for seed in range(1, 25):
        s = Scenario(
            seats=[seat(hand=["bang", "beer", "saloon", "missed"]), seat("el-gringo")], seed=seed
        )
        s.plays("bang", at=1)
        taken.update(s.hand(1))
    assert taken == {"beer", "saloon", "missed"}


@rule("BB-INTERACT-06")
def test_el_gringo_rescued_from_his_last_life_takes_nothing() -> None:
    s = Scenario(
        seats=[seat(hand=["bang", "saloon"]), seat("el-gringo", hand=["beer"], life=1)],
    )
    s.plays("bang", at=1)
    s.passes(1)
    s.responds(1, "beer")
    assert s.life(1) == 1
    assert s.hand(1) == []
    assert s.hand(0) == ["saloon"]


@rule("BB-INTERACT-06")
def test_el_gringo_eliminated_takes_nothing() -> None:
    s = Scenario(
        seats=[
            seat(role="outlaw", hand=["bang", "saloon"]),
            seat("el-gringo", role="renegade", life=1),
            seat(role="sheriff"),
        ]
    )
    s.plays("bang", at=1)
    assert s.is_out(1)
    assert s.hand(0) == ["saloon"]


@rule("BB-INTERACT-07")
@pytest.mark.parametrize("card", ["gatling", "indians", "duel"])
def test_el_gringo_takes_from_who_played_the_card(card: str) -> None:
    s = Scenario(
        seats=[seat(hand=[card, "saloon"]), seat(in_play=["mustang"]), seat("el-gringo")],
    )
    s.plays(card, at=2 if card == "duel" else None)
    assert s.life(2) == 2
    assert s.hand(2) == ["saloon"]
    assert s.hand(0) == []


@rule("BB-INTERACT-08")
def test_el_gringo_gets_nothing_from_a_hand_emptied_by_the_bang() -> None:
    s = Scenario(seats=[seat(hand=["bang"]), seat("el-gringo")])
    s.plays("bang", at=1)
    assert s.life(1) == 2
    assert s.hand(1) == []


@rule("BB-INTERACT-09")
def test_el_gringo_takes_no_card_in_play() -> None:
    s = Scenario(seats=[seat(hand=["bang"], in_play=["scope", "barrel"]), seat("el-gringo")])
    s.plays("bang", at=1)
    assert s.in_play(0) == ["scope", "barrel"]
    assert s.hand(1) == []


@rule("BB-INTERACT-09", "BB-INTERACT-62")
def test_el_gringo_shooting_himself_takes_nothing() -> None:
    s = Scenario(
        seats=[seat("el-gringo", hand=["bang", "beer:6h", "beer:7h"]), seat(hand=["saloon"])]
    )
    s.plays("bang", at=0)
    s.passes(0)
    assert s.life(0) == 3
    assert s.hand_texts(0) == ["beer:6h", "beer:7h"]
    assert s.hand(1) == ["saloon"]
    assert not [event for event in s.events if event.kind == "took"]


@rule("BB-INTERACT-62")
def test_an_outlaw_shooting_himself_brings_nobody_a_reward() -> None:
    s = Scenario(
        seats=[seat(role="sheriff"), seat(role="outlaw", hand=["bang"], life=1)],
        deck=["beer:6h", "beer:7h"],
        turn=1,
    )
    s.plays("bang", at=1)
    assert s.is_out(1)
    assert s.hand(0) == []
    assert s.hand(3) == []
    # The next player's two cards of phase 1 come from the untouched deck.
    assert s.active == 2
    assert s.hand_texts(2) == ["beer:6h", "beer:7h"]


@rule("BB-INTERACT-62")
def test_a_sheriff_shooting_himself_lets_the_outlaws_win() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"], life=1),
            seat(role="renegade"),
            seat(role="outlaw"),
            seat(role="outlaw", out=True),
        ]
    )
    s.plays("bang", at=0)
    assert s.winner == "outlaw"
    assert s.winners == (2, 3)


@rule("BB-INTERACT-62", "BB-WIN-02")
@pytest.mark.parametrize(
    ("edition", "winner"), [("dynamite-box", "renegade"), ("hu-compendium", "outlaw")]
)
def test_a_sheriff_who_shoots_himself_leaves_it_to_a_lone_renegade(
    edition: str, winner: str
) -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"], life=1),
            seat(role="renegade"),
            seat(role="outlaw", out=True),
            seat(role="outlaw", out=True),
        ],
        edition=edition,
        rulings={"bang-self-target": True},
    )
    s.plays("bang", at=0)
    assert s.winner == winner


@rule("BB-INTERACT-60")
def test_beer_saves_from_a_duel_but_does_not_reopen_it() -> None:
    s = Scenario(
        seats=[seat(hand=["duel"]), seat(hand=["beer", "bang"], life=1), seat(hand=["bang"])]
    )
    s.plays("duel", at=1)
    s.passes(1)
    s.responds(1, "beer")
    s.passes(1)
    s.asks(0, "play")
    assert s.life(1) == 1
    assert s.life(0) == 5
    assert s.hand(1) == ["bang"]


@rule("BB-INTERACT-60")
def test_the_challenger_too_may_save_himself_with_beer() -> None:
    s = Scenario(
        seats=[seat(hand=["duel", "beer"], life=1), seat(hand=["bang", "bang"])],
    )
    s.plays("duel", at=1)
    s.responds(1, "bang")
    s.passes(0)
    s.responds(0, "beer")
    s.asks(0, "play")
    assert s.life(0) == 1
    assert s.hand(1) == ["bang"]


@rule("BB-INTERACT-65")
def test_the_hand_limit_counts_a_wound_of_the_same_turn() -> None:
    s = Scenario(
        seats=[
            seat(),
            seat(hand=["duel", "beer:6h", "beer:7h", "beer:8h", "beer:9h"]),
            seat(hand=["bang"]),
        ],
        turn=1,
    )
    s.plays("duel", at=2)
    s.responds(2, "bang")
    s.passes(1)
    assert s.life(1) == 3
    s.ends_turn()
    s.asks(1, "excess")
    s.discards("6h")
    assert s.hand_texts(1) == ["beer:7h", "beer:8h", "beer:9h"]
    assert s.active == 2
