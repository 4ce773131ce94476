"""Armed & Dangerous beside the other boxes (AD-INTERACT, CB)."""

from __future__ import annotations

import pytest
from tests.bang.armed_and_dangerous.tables import in_supply, load_of, table

from saloon.games.bang.faces import CardFace
from saloon.kernel import PASS
from saloon.testing import Scenario, rule, seat


def let_pass(s: Scenario, *kinds: str) -> None:
    """Nobody answers these questions."""
    while not s.game.over and s.game.decision.kind in kinds:
        s._do(PASS, s.game.unanswered()[0])


@rule("AD-INTERACT-04", "CB-COLOR-06", "CB-COLOR-01")
def test_jose_delgado_discards_an_orange_card() -> None:
    s = table(seat("jose-delgado", hand=["crate"]), modules=("dodge-city",), deck=["bang", "beer"])
    s.uses(0, "jose-delgado")
    assert (s.hand(0), s.top()) == (["bang", "beer"], "crate:3h")


@rule("CB-COLOR-01")
def test_the_daltons_take_an_orange_card() -> None:
    s = table(
        seat(in_play=["crate"]), seat(), turn=3, modules=("high-noon",), events=["the-daltons"]
    )
    s.ends_turn()
    assert (s.in_play(0), in_supply(s)) == ([], 32)


@rule("CB-DRAW-06")
def test_pat_brennan_takes_an_orange_card_without_its_tokens() -> None:
    s = table(
        seat("pat-brennan"), seat(in_play=["crate"]), turn=3, modules=("dodge-city",), players=4
    )
    s.ends_turn()
    s.responds(0, "crate")
    assert (s.hand(0), in_supply(s)) == (["crate"], 32)


@rule("CB-PLAY-06")
def test_the_law_does_not_ask_for_a_card_that_the_supply_forbids() -> None:
    s = table(
        seat(), seat(), turn=3, modules=("fistful-of-cards",), event="law-of-the-west",
        deck=["bang", "crate"], spent=30,
    )  # fmt: skip
    s.ends_turn()
    s.ends_turn()
    assert s.active == 1


@rule("AD-TOKEN-17", "CB-RETURN-19")
@pytest.mark.parametrize(
    ("box", "card", "presence"),
    [
        ("valley-of-shadows", "ghost", "haunting"),
        ("great-train-robbery", "ghost-car", "in-ghost-car"),
    ],
)
def test_a_ghost_who_leaves_leaves_the_tokens(box: str, card: str, presence: str) -> None:
    s = table(
        seat(role="sheriff", hand=["cat-balou"]),
        seat(role="outlaw", in_play=[card], presence=presence),
        modules=(box,), players=5, on_characters=(1, 3),
    )  # fmt: skip
    s.plays("cat-balou", at=1)
    assert (s.state.players[1].present, load_of(s, 1)) == (False, 0)
    assert in_supply(s) == 31


@rule("AD-TOKEN-17", "GR-VARIANT-10")
def test_a_shadow_gunslinger_who_leaves_leaves_the_tokens() -> None:
    s = table(
        seat(role="sheriff"),
        seat(role="outlaw", out=True),
        modules=("shadow-gunslingers",), players=5, deck=["barrel", "bang"],
    )  # fmt: skip
    s.ends_turn()
    s.plays("barrel")
    s.responds(1, "load")
    assert load_of(s, 1) == 1
    s.ends_turn()
    s.responds(1, "barrel")
    assert (s.active, load_of(s, 1), in_supply(s)) == (2, 0, 32)


@rule("CB-VULTURE-01")
def test_vulture_sam_takes_orange_cards_without_their_tokens() -> None:
    s = table(
        seat("vulture-sam", hand=["bang"], role="sheriff"),
        seat(life=1, in_play=["crate"], role="renegade"),
        seat(role="outlaw"),
        seat(role="outlaw"),
    )
    s.plays("bang", at=1)
    s.passes(1)
    assert (s.hand(0), in_supply(s)) == (["crate"], 32)


@rule("CB-INTERACT-18")
def test_under_the_lasso_tokens_are_placed_and_paid_all_the_same() -> None:
    s = table(
        seat(hand=["scope", "caravan"], in_play=["crate", "beer-keg"], life=2),
        modules=("fistful-of-cards",),
        event="lasso",
        deck=["bang"] * 3,
    )
    assert not s.can(0, "use beer-keg")
    s.plays("scope")
    s.responds(0, "crate")
    assert load_of(s, 0, "crate") == 4
    s.plays("caravan")
    s.responds(0, "upgrade")
    s.responds(0, "crate")
    s.responds(0, "crate")
    s.passes(0)
    assert (load_of(s, 0, "crate"), len(s.hand(0))) == (2, 3)


@rule("AD-TOKEN-18")
def test_tokens_stay_with_the_player_when_the_character_changes() -> None:
    s = table(
        seat(),
        seat(),
        turn=3,
        modules=("high-noon", "bullet"),
        events=["new-identity"],
        on_characters=(3,),
    )
    s.ends_turn()
    s.responds(0, "swap")
    assert load_of(s, 0) == 3


@rule("CB-INTERACT-24")
def test_uncle_will_plays_an_orange_card_as_a_general_store() -> None:
    s = table(
        seat("uncle-will", hand=["crate"]), modules=("bullet",), spent=31,
        deck=["bang", "beer", "duel", "panic"],
    )  # fmt: skip
    s.uses(0, "uncle-will")
    for who, card in enumerate(["beer", "bang", "duel"]):
        s.responds(who, card)
    assert (s.hand(0), s.hand(3), s.top()) == (["beer"], ["panic"], "crate:3h")


@rule("BU-CHAR-02")
def test_johnny_kisch_drives_green_and_orange_cards_out() -> None:
    for card, border in (("crate", "orange"), ("iron-plate", "green")):
        s = table(
            seat("johnny-kisch", hand=[card]),
            seat(in_play=["mustang"]),
            modules=("dodge-city", "bullet"),
        )
        # Of most of them there is one copy only: the other card does what this one does.
        mine, other = s.state.players[0].hand[0], s.state.players[1].in_play[0]
        printed, twin = s.state.face[mine], s.state.face[other]
        s.state.face[other] = CardFace(twin.text, printed.card, printed.id, twin.suit, twin.value)
        s.plays(card)
        assert printed.card.border == border
        assert (s.in_play(0), s.in_play(1)) == ([card], [])


@rule("AD-WEAPON-07", "BB-CHAR-19")
def test_who_comes_back_while_silent_can_use_abilities_once_the_shot_is_over() -> None:
    s = table(
        seat(hand=["bang:9d"], in_play=["big-fifty"], role="sheriff"),
        seat("sid-ketchum", role="outlaw", life=1),
        seat(role="outlaw"),
        seat(role="renegade"),
        modules=("eldorado",),
        event="dead-sheriffs-ghost",
        deck=["2c", "3c", "4c"],
    )
    s.plays("bang", at=1)
    s.responds(0, "big-fifty")
    assert not s.is_out(1), "a ghost by now"
    assert s.game.interjectors == (1,)
    assert s.game.rules.problems(s.state) == []


@rule("VS-CHAR-10", "GT-CARD-26", "CB-INTERACT-32", "CB-INTERACT-06")
@pytest.mark.parametrize("how", ["lockpick", "whip", "squaw", "squaw, taken"])
def test_henry_block_and_refund_react_to_lockpick_whip_and_squaw(how: str) -> None:
    card = how.partition(",")[0]
    s = table(
        seat(hand=["squaw"], in_play=[card] if card != "squaw" else []),
        seat("henry-block", hand=["beer"], in_play=["refund", "scope"]),
        modules=("valley-of-shadows", "great-train-robbery"),
        on_characters=(2,),
    )
    if card == "squaw":
        s.plays(card, at=1)
        s.responds(0, "upgrade" if "taken" in how else "pass")
        let_pass(s, "declared")
    else:
        s.uses(0, card, at=1)
    if card != "lockpick":
        s.responds(0, "scope")
    let_pass(s, "shot", "loss")
    lost = 1 if card == "lockpick" else 0
    assert (s.life(0), len(s.hand(1))) == (4, 2 - lost), "shot at once, and a card for Refund"


@rule("CB-INTERACT-32")
def test_who_discards_an_own_card_with_a_whip_is_no_thief() -> None:
    s = table(
        seat("henry-block", in_play=["whip", "refund", "scope"]),
        modules=("valley-of-shadows", "great-train-robbery"),
    )
    s.uses(0, "whip", at=0)
    s.responds(0, "scope")
    assert (s.life(0), s.hand(0), s.in_play(0)) == (5, [], ["refund"])
