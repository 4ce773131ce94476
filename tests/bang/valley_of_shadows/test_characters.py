"""The characters that act in their own turn (VS-CHAR)."""

from __future__ import annotations

import pytest
from tests.bang.valley_of_shadows.tables import table

from saloon.testing import rule, seat


@rule("VS-CHAR-01", "VS-CHAR-02")
def test_black_flower_has_a_club_for_an_extra_bang() -> None:
    s = table(seat("black-flower", hand=["bang:kd", "duel:8c", "stagecoach:9s"]), seat())
    assert not s.can(0, "use stagecoach:9s black-flower @1")
    s.plays("bang", at=1)
    s.uses(0, "black-flower", at=1)
    assert (s.life(1), s.hand(0)) == (2, ["stagecoach"])


@rule("VS-CHAR-02")
def test_her_extra_bang_leaves_the_usual_one() -> None:
    s = table(seat("black-flower", hand=["bang:kd", "bang:2c", "bang:3c"]), seat())
    s.uses(0, "black-flower", at=1)
    assert not [each for each in s.options(0) if "black-flower" in each], "once a turn"
    facts = s.refuses_use(0, "black-flower", "VS-CHAR-01", at=1, card="bang:3c")
    assert (facts["need"], facts["amount"]) == ("times", 1)
    s.plays("bang:kd", at=1)
    s.refuses("bang", "BB-PLAY-02", at=1)


@rule("VS-CHAR-01", "VS-CARD-16")
def test_her_club_is_a_bang_card() -> None:
    s = table(seat("black-flower", hand=["duel:8c"]), seat(in_play=["bounty"]), deck=["beer"])
    s.uses(0, "black-flower", at=1)
    assert s.hand(0) == ["beer"]


@rule("VS-CHAR-03")
@pytest.mark.parametrize(("card", "asked"), [("4s", False), ("4h", True)])
def test_colorado_bill_draws_for_a_sure_shot(card: str, asked: bool) -> None:
    s = table(seat("colorado-bill", hand=["bang"]), seat(hand=["missed"]), deck=[card])
    s.plays("bang", at=1)
    s.flips(card)
    if asked:
        s.responds(1, "missed")
    assert s.life(1) == (4 if asked else 3)


@rule("VS-CHAR-04")
@pytest.mark.parametrize("card", ["gatling", "fanning"])
def test_colorado_bill_draws_for_bang_cards_only(card: str) -> None:
    s = table(seat("colorado-bill", hand=[card]), seat(), seat(), seat())
    if card == "gatling":
        s.plays(card)
    else:
        s.plays(card, at=1)
    assert not [event for event in s.events if event.kind == "check"]


@rule("VS-CHAR-05", "VS-CHAR-08", "VS-CHAR-09")
def test_evelyn_shebang_draws_a_card_less_and_shoots() -> None:
    s = table(seat("evelyn-shebang", hand=["bang"]), seat(), seat(), seat(), turn=3, deck=["beer"])
    s.ends_turn()
    s.asks(0, "fewer")
    s.responds(0, "evelyn-shebang")
    s.asks(0, "shoot")
    assert s.options(0) == ["shoot @1", "shoot @3"]
    s.responds(0, "shoot", at=1)
    assert (s.life(1), s.hand(0)) == (3, ["bang", "beer"])
    s.plays("bang", at=1)
    assert s.life(1) == 2


@rule("VS-CHAR-05")
def test_evelyn_shebang_may_simply_draw() -> None:
    s = table(seat("evelyn-shebang"), seat(), turn=3)
    s.ends_turn()
    s.passes(0)
    assert len(s.hand(0)) == 2


@rule("VS-CHAR-06", "VS-CHAR-07", "VS-EXAMPLE-01", "VS-EXAMPLE-02", "CB-DRAW-02")
@pytest.mark.parametrize(("event", "cards"), [("thirst", 0), ("train-arrival", 2)])
def test_evelyn_shebang_under_events(event: str, cards: int) -> None:
    s = table(
        seat("evelyn-shebang"), seat(), turn=3, modules=("high-noon",), events=[event], players=4
    )
    s.ends_turn()
    s.responds(0, "evelyn-shebang")
    s.responds(0, "shoot", at=1)
    assert (len(s.hand(0)), s.life(1)) == (cards, 3)


@rule("VS-INTERACT-01")
def test_thirst_and_train_arrival_are_of_high_noon() -> None:
    s = table(seat(), modules=("high-noon",))
    faces = [s.state.face[slot] for slot in s.state.group("events")]
    packs = {face.event_card.id: face.pack for face in faces}
    assert packs["thirst"] == packs["train-arrival"] == "high-noon"


@rule("VS-CHAR-23", "VS-CHAR-24")
def test_der_spot_plays_a_bang_as_a_gatling_once() -> None:
    s = table(
        seat("der-spot-burst-ringer", hand=["bang:kd", "bang:2c", "bang:3c"]), seat(), seat(),
        seat(hand=["missed"]),
    )  # fmt: skip
    s.uses(0, "der-spot-burst-ringer")
    s.responds(3, "missed")
    assert [s.life(who) for who in range(4)] == [5, 3, 3, 4]
    assert not [each for each in s.options(0) if "der-spot" in each], "once a turn"
    s.plays("bang", at=1)
    assert s.life(1) == 2


@rule("VS-CHAR-25")
@pytest.mark.parametrize(("lying", "cards"), [([], 4), (["scope"], 2)])
def test_tuco_draws_four_without_blue_cards(lying: list[str], cards: int) -> None:
    s = table(seat("tuco-franziskaner", in_play=lying), seat(), turn=3)
    s.ends_turn()
    assert len(s.hand(0)) == cards


@rule("VS-CHAR-26", "VS-CHAR-27", "CB-TIMING-12")
@pytest.mark.parametrize(("card", "cards"), [("4h", 4), ("2d", 4)])
def test_tuco_looks_after_the_checks(card: str, cards: int) -> None:
    lying = ["jail"] if card == "4h" else ["dynamite"]
    s = table(
        seat("tuco-franziskaner", role="outlaw", in_play=lying), seat(role="sheriff"), seat(),
        seat(), turn=3, deck=[card],
    )  # fmt: skip
    s.ends_turn()
    assert (s.in_play(0), len(s.hand(0))) == ([], cards)


@rule("AD-INTERACT-04")
def test_an_orange_card_is_blue_to_tuco() -> None:
    s = table(
        seat("tuco-franziskaner", in_play=["crate"]), seat(), turn=3,
        modules=("armed-and-dangerous",),
    )  # fmt: skip
    slot = s.state.players[0].in_play[0]
    s.state.kept["armed-and-dangerous"].on_cards[slot] = 3
    s.ends_turn()
    assert len(s.hand(0)) == 2
