"""Cards and people that answer what others do."""

from __future__ import annotations

import pytest
from tests.bang.valley_of_shadows.tables import table

from saloon.testing import Scenario, rule, seat
from saloon.texts.speaker import Speaker

# -- Backfire --------------------------------------------------------------------------------


@rule("VS-CARD-05", "VS-CARD-09", "CB-DAMAGE-05")
def test_backfire_cancels_a_shot_and_fires_back_at_any_distance() -> None:
    s = table(
        seat(hand=["bang", "missed"], in_play=["winchester", "mustang"]),
        seat(),
        seat(hand=["backfire"]),
        players=5,
    )
    s.plays("bang", at=2)
    s.responds(2, "backfire")
    s.asks(0, "shot")
    s.passes(0)
    assert (s.life(0), s.life(2)) == (4, 4)
    wounds = [event.facts.get("by") for event in s.events if event.kind == "wounded"]
    assert wounds == [2]


@rule("VS-CARD-09")
def test_the_return_shot_can_be_cancelled() -> None:
    s = table(seat(hand=["bang", "missed"]), seat(hand=["backfire"]))
    s.plays("bang", at=1)
    s.responds(1, "backfire")
    s.responds(0, "missed")
    assert s.life(0) == 5


@rule("VS-CARD-07")
@pytest.mark.parametrize("more", [True, False])
def test_against_slab_the_return_shot_waits_for_a_second_missed(more: bool) -> None:
    s = table(seat("slab-the-killer", hand=["bang"]), seat(hand=["backfire", "missed"]))
    s.plays("bang", at=1)
    s.responds(1, "backfire")
    s.responds(1, "missed" if more else "pass")
    assert (s.life(0), s.life(1)) == ((4, 4) if more else (5, 3))


@rule("VS-CARD-08")
def test_backfire_against_a_shot_of_nobody_is_a_missed() -> None:
    s = table(
        seat(hand=["backfire"]), seat(), turn=3, modules=("fistful-of-cards",),
        events=["russian-roulette"],
    )  # fmt: skip
    s.ends_turn()
    s.asks(0, "roulette")
    s.responds(0, "backfire")
    assert s.state.players[0].life == 5


@rule("VS-CARD-05")
def test_backfire_is_played_as_an_answer_only() -> None:
    s = table(seat(hand=["backfire"]))
    s.refuses("backfire", "VS-CARD-05")


# -- Escape ----------------------------------------------------------------------------------


@rule("VS-CARD-18")
def test_who_may_cancel_a_card_is_told_which_one_it_is() -> None:
    s = table(seat(hand=["jail"]), seat(hand=["escape", "beer"]), seat(role="sheriff"), seat())
    s.plays("jail", at=1)
    asked = s.game.view(1)["question"]
    assert (asked["kind"], asked["by"], asked["about"]) == ("declared", 0, "jail")
    said = Speaker("en", ["Anna", "Ben", "Cora", "Dan"], 1, "bang").question(asked, mine=True)
    assert said == "Anna plays Jail at you. Do you cancel it?"


@rule("VS-CARD-18", "VS-CARD-19", "VS-CARD-22")
@pytest.mark.parametrize("card", ["cat-balou", "duel", "jail", "rattlesnake", "panic"])
def test_escape_cancels_a_card_aimed_at_oneself_alone(card: str) -> None:
    s = table(
        seat(hand=[card]), seat(hand=["escape", "beer"]), seat(role="sheriff"), seat(), turn=0
    )
    s.plays(card, at=1)
    s.responds(1, "escape")
    assert (s.hand(1), s.in_play(1), s.life(1)) == (["beer"], [], 4)
    assert [each.partition(":")[0] for each in s.pile()] == ["escape", card]


@rule("VS-CARD-18")
def test_escape_does_not_help_against_a_bang_or_in_ones_own_turn() -> None:
    s = table(seat(hand=["escape"]))
    s.refuses("escape", "VS-CARD-18")
    s = table(seat(hand=["bang"]), seat(hand=["escape"]))
    s.plays("bang", at=1)
    s.asks(1, "shot")
    assert s.options(1) == ["pass"]


@rule("VS-CARD-18")
@pytest.mark.parametrize("card", ["indians", "gatling", "general-store"])
def test_escape_does_not_help_against_what_is_for_many(card: str) -> None:
    s = table(seat(hand=[card]), seat(hand=["escape"]))
    s.plays(card)
    assert s.game.decision.kind != "declared"


@rule("VS-CARD-20", "VS-CHAR-20", "BB-CROSS-17")
def test_a_dynamite_that_is_passed_on_cannot_be_escaped() -> None:
    s = table(
        seat(in_play=["dynamite"]), seat("mick-defender", hand=["escape", "missed"]),
        turn=3, deck=["2d"],
    )  # fmt: skip
    s.ends_turn()
    assert s.in_play(1) == ["dynamite"]


@rule("VS-CARD-21", "VS-CARD-04")
def test_aim_cannot_be_escaped() -> None:
    s = table(seat(hand=["aim", "bang"]), seat(hand=["escape"]))
    s.uses(0, "aim", at=1)
    s.asks(1, "shot")
    assert s.options(1) == ["pass"]


# -- Saved! ----------------------------------------------------------------------------------


@rule("VS-CARD-61", "VS-CARD-62", "VS-CARD-78")
def test_saved_prevents_a_loss_that_then_never_happened() -> None:
    s = table(seat(hand=["bang", "beer"]), seat("bart-cassidy"), seat(hand=["saved"]))
    s.plays("bang", at=1)
    s.responds(2, "saved")
    assert (s.life(1), s.hand(1), s.hand(2)) == (4, [], [])


@rule("VS-CARD-61", "VS-CARD-63", "VS-CARD-65", "VS-EXAMPLE-04", "VS-CARD-64")
@pytest.mark.parametrize(("source", "gained"), [("deck", 2), ("rob", 1)])
def test_a_saved_life_pays_two_cards_from_one_place(source: str, gained: int) -> None:
    s = table(
        seat(hand=["bang"]), seat(life=1, hand=["duel"]), seat(hand=["saved"]),
        deck=["2c", "3c"],
    )  # fmt: skip
    s.plays("bang", at=1)
    s.passes(1)
    s.responds(2, "saved")
    s.asks(2, "reward")
    s.responds(2, source)
    assert (s.life(1), len(s.hand(2)), len(s.hand(1))) == (1, gained, 1 if source == "deck" else 0)


@rule("VS-CARD-62")
def test_saved_may_be_played_in_ones_own_turn() -> None:
    s = table(seat(hand=["indians", "saved"]), seat())
    s.plays("indians")
    s.responds(0, "saved")
    assert s.life(1) == 4


@rule("VS-CARD-66")
def test_saved_prevents_one_life_point_of_several() -> None:
    s = table(seat(in_play=["dynamite"]), seat(hand=["saved"]), turn=3, deck=["2s"], modules=())
    s.ends_turn()
    s.responds(1, "saved")
    assert s.life(0) == 3


@rule("VS-CARD-67", "VS-CARD-78")
def test_nobody_saves_oneself() -> None:
    s = table(seat(hand=["saved"]))
    s.refuses("saved", "VS-CARD-78")
    s = table(seat(hand=["bang"]), seat(hand=["saved"]))
    s.plays("bang", at=1)
    s.passes(1)
    assert (s.life(1), s.hand(1)) == (3, ["saved"])


@rule("VS-CARD-80")
def test_savers_are_asked_in_one_go_the_active_player_first_and_before_the_rescue() -> None:
    s = Scenario(
        seats=(
            seat(hand=["beer"], role="sheriff", life=1), seat(hand=["missed"]),
            seat(hand=["bang", "duel"], in_play=["winchester"]), seat(), seat(hand=["saved"]),
        ),
        turn=2, modules=["valley-of-shadows"],
    )  # fmt: skip
    s.plays("bang", at=0)
    s.passes(0)
    assert (s.game.decision.kind, s.game.decision.seats) == ("loss", (2, 4, 1))
    s.responds(4, "saved")
    s.passes(1)
    assert len(s.state.players[4].hand) == 1, "not played before all have answered"
    s.passes(2)
    s.asks(4, "reward")
    s.responds(4, "deck")
    assert (s.life(0), s.hand(0)) == (1, ["beer"]), "no rescue was needed"


@rule("ED-92", "VS-CARD-61")
def test_by_the_other_wording_every_life_point_saved_pays() -> None:
    s = table(
        seat(hand=["bang"]), seat(), seat(hand=["saved"]), deck=["2c", "3c"],
        rulings={"saved-reward": "whenever-survives"},
    )  # fmt: skip
    s.plays("bang", at=1)
    s.responds(2, "saved")
    assert len(s.hand(2)) == 2


# -- people ----------------------------------------------------------------------------------


@rule("VS-CHAR-18", "VS-CHAR-19", "VS-INTERACT-02")
@pytest.mark.parametrize("card", ["duel", "cat-balou", "jail", "rattlesnake"])
@pytest.mark.parametrize("answer", ["missed", "backfire"])
def test_mick_defender_cancels_with_a_missed_card(card: str, answer: str) -> None:
    s = table(
        seat(hand=[card]), seat("mick-defender", hand=[answer, "beer"]), seat(role="sheriff"),
        seat(),
    )  # fmt: skip
    s.plays(card, at=1)
    s.responds(1, answer)
    assert (s.hand(1), s.in_play(1), s.life(1)) == (["beer"], [], 4)


@rule("VS-CHAR-22", "VS-CARD-06")
def test_mick_defender_needs_a_missed_card_not_just_its_effect() -> None:
    s = table(
        seat(hand=["duel"]), seat("mick-defender", hand=["dodge", "backfire"]),
        modules=("dodge-city",),
    )  # fmt: skip
    s.plays("duel", at=1)
    s.asks(1, "declared")
    assert [each for each in s.options(1) if "mick" in each] == ["use backfire:qc mick-defender"]


@rule("VS-CHAR-21")
def test_mick_defender_answers_a_bang_as_usual() -> None:
    s = table(seat(hand=["bang"]), seat("mick-defender", hand=["missed"]))
    s.plays("bang", at=1)
    s.asks(1, "shot")
    s.responds(1, "missed")
    assert s.life(1) == 4


@rule("CB-INTERACT-08")
@pytest.mark.parametrize("upgraded", [False, True])
def test_escape_looks_at_what_an_arrow_does_mick_at_what_it_can(upgraded: bool) -> None:
    s = table(
        seat("red-ringo", hand=["arrow"]), seat("mick-defender", hand=["escape", "missed"]), seat(),
        modules=("armed-and-dangerous",),
    )  # fmt: skip
    s.state.kept["armed-and-dangerous"].on_characters[0] = 4
    s.plays("arrow", at=1)
    s.responds(0, "upgrade" if upgraded else "pass", **({"at": 2} if upgraded else {}))
    if upgraded:
        s.passes(0)
        s.asks(1, "bang")
    else:
        s.asks(1, "declared")
        assert s.options(1) == ["pass", "play escape:3h"]


@rule("VS-CHAR-10", "VS-CHAR-11", "VS-CHAR-15", "CB-DAMAGE-05")
@pytest.mark.parametrize("card", ["panic", "cat-balou"])
def test_henry_block_shoots_at_who_takes_or_discards_his_cards(card: str) -> None:
    s = table(seat(hand=[card, "missed"]), seat("henry-block", hand=["beer"]))
    s.plays(card, at=1)
    s.asks(0, "shot")
    s.passes(0)
    assert s.life(0) == 4


@rule("VS-CHAR-10")
def test_henry_block_shoots_for_a_card_in_play_as_well() -> None:
    s = table(seat(hand=["cat-balou"]), seat("henry-block", in_play=["scope"]))
    s.plays("cat-balou", at=1)
    assert s.life(0) == 4


@rule("VS-CHAR-12")
@pytest.mark.parametrize("thief", ["jesse-jones", "pat-brennan"])
def test_henry_block_minds_abilities_that_are_somebodys_decision(thief: str) -> None:
    s = table(
        seat(thief), seat("henry-block", hand=["beer"], in_play=["scope"]), turn=3,
        modules=("dodge-city",),
    )  # fmt: skip
    s.ends_turn()
    s.responds(0, "rob" if thief == "jesse-jones" else "scope")
    if s.game.decision.kind == "shot":
        s.passes(0)
    assert s.life(0) == 4


@rule("VS-CHAR-13", "VS-CHAR-14")
def test_henry_block_does_not_mind_el_gringo_or_bandidos() -> None:
    s = table(
        seat("henry-block", hand=["bang", "beer"]), seat("el-gringo"), seat(hand=["bandidos"])
    )
    s.plays("bang", at=1)
    assert (s.life(1), s.hand(1)) == (2, ["beer"])
    s = table(seat(hand=["bandidos"]), seat("henry-block", hand=["beer", "duel"]))
    s.plays("bandidos")
    s.responds(1, "beer")
    assert (s.life(0), s.hand(1)) == (5, [])


@rule("VS-CHAR-16")
@pytest.mark.parametrize("drinks", [True, False])
def test_lemonade_jim_drinks_along(drinks: bool) -> None:
    s = table(seat(hand=["beer"], life=2), seat("lemonade-jim", life=2, hand=["duel"]))
    s.plays("beer")
    s.responds(1, "duel" if drinks else "pass")
    assert (s.life(1), s.hand(1)) == ((3, []) if drinks else (2, ["duel"]))


@rule("VS-CHAR-16")
def test_lemonade_jim_is_not_asked_at_full_life_or_about_other_drinks() -> None:
    s = table(seat(hand=["beer", "last-call"], life=2), seat("lemonade-jim", hand=["duel"]))
    s.plays("beer")
    s.state.players[1].life = 2
    s.plays("last-call")
    assert s.hand(1) == ["duel"]
