"""Phase 1 with few cards and changed draws: Kit Carlson, Pedro Ramirez, Jesse Jones, Black Jack."""

import pytest

from saloon.testing import Scenario, rule, seat


@rule("BB-INTERACT-30")
@pytest.mark.parametrize("put_back", ["bang:2d", "bang:3d"])
def test_kit_carlson_completes_his_three_cards_from_the_new_deck(put_back: str) -> None:
    s = Scenario(
        seats=[seat("kit-carlson")],
        deck=["bang:2d", "bang:3d"],
        pile=["beer:6h", "beer:7h", "beer:8h"],
        rest="box",
        step="phase-1",
    )
    s.responds(0, "look")
    s.asks(0, "put-back")
    looked = s.hand_texts(0)
    assert looked[:2] == ["bang:2d", "bang:3d"]
    assert looked[2] in ("beer:6h", "beer:7h", "beer:8h")
    assert s.pile() == []
    s.responds(0, put_back)
    assert s.deck()[0] == put_back
    assert len(s.deck()) == 3
    assert s.hand_texts(0) == [card for card in looked if card != put_back]


@rule("BB-INTERACT-31")
@pytest.mark.parametrize(
    ("deck", "pile"), [([], []), (["bang"], []), ([], ["bang"]), (["bang"], ["beer"])]
)
def test_kit_carlson_takes_what_there_is(deck: list[str], pile: list[str]) -> None:
    s = Scenario(seats=[seat("kit-carlson")], deck=deck, pile=pile, rest="box", step="phase-1")
    s.responds(0, "look")
    assert s.hand(0) == deck + pile
    assert s.deck() == s.pile() == []


@rule("BB-INTERACT-31")
def test_kit_carlson_returns_the_only_card_left_over() -> None:
    s = Scenario(seats=[seat("kit-carlson")], deck=["2d", "3d", "4d"], rest="box", step="phase-1")
    s.responds(0, "look")
    s.responds(0, "3d")
    assert s.hand_texts(0) == ["bang:2d", "bang:4d"]
    assert s.deck() == ["bang:3d"]


@rule("BB-INTERACT-32")
def test_kit_carlsons_look_is_his_own_secret() -> None:
    s = Scenario(
        seats=[seat("kit-carlson")], deck=["bang:2d", "bang:3d", "bang:4d"], step="phase-1"
    )
    s.responds(0, "look")
    s.asks(0, "put-back")
    before = s.game.view(1)
    assert before["players"][0]["hand"] == []
    assert s.game.view(0)["players"][0]["hand"] == ["bang:2d", "bang:3d", "bang:4d"]
    s.responds(0, "3d")
    for viewer in (1, 2, 3, None):
        told = [event.seen_by(viewer) for event in s.events]
        assert {"kind": "put-back", "seat": 0, "cards": 1, "why": "kit-carlson"} in told
        assert "bang:" not in str(told)
        assert s.game.view(viewer)["players"][0]["hand"] == []
    assert s.game.view(1)["players"][0]["cards"] == 2
    own = [event.seen_by(0) for event in s.events if event.kind == "put-back"]
    assert own[0]["card"] == "bang:3d"


@rule("BB-INTERACT-32", "DC-INTERACT-43")
@pytest.mark.parametrize("back", ["bang:4d", "bang:5d"])
def test_who_knew_a_card_kit_carlson_looks_at_does_not_know_what_he_puts_back(back: str) -> None:
    s = Scenario(
        seats=[seat("vera-custer"), seat("kit-carlson")],
        deck=["bang:2d", "bang:3d", "bang:4d", "bang:5d", "bang:6d"],
        step="before-draw",
        modules=["dodge-city"],
    )
    s.responds(0, "copy", at=1)
    s.responds(0, "look")
    s.responds(0, "4d")
    s.ends_turn()
    s.responds(1, "look")
    s.responds(1, back)
    assert s.deck()[0] == back
    top = s.state.deck[-1]
    assert [s.state.knows(who, top) for who in range(4)] == [False, True, False, False]


def test_what_was_spent_while_kit_carlson_looked_lies_open() -> None:
    s = Scenario(
        seats=[seat(role="sheriff"), seat("kit-carlson", life=1, hand=["beer"])],
        deck=["bang:2d", "bang:3d", "bang:4d", "bang:5d", "bang:6d"],
    )
    g = s.state
    kit = g.players[1]
    sid = g.layout.known["source"]["sid-ketchum"]
    g.grant(kit, (kit.character, sid))  # an event may give somebody a second ability
    s.ends_turn()
    s.responds(1, "look")
    s.uses(1, "sid-ketchum")
    s.responds(1, "beer")
    s.responds(1, "2d")
    s.responds(1, "3d")
    assert s.life(1) == 2
    assert all(g.knows(None, slot) for slot in g.pile)


@rule("BB-INTERACT-33")
def test_pedro_ramirez_draws_both_cards_if_the_pile_is_empty() -> None:
    s = Scenario(seats=[seat("pedro-ramirez")], deck=["beer:6h", "beer:7h"], step="phase-1")
    assert s.hand_texts(0) == ["beer:6h", "beer:7h"]


@rule("BB-INTERACT-34")
@pytest.mark.parametrize("card", ["jail", "dynamite"])
@pytest.mark.parametrize("takes", [True, False])
def test_pedro_ramirez_may_take_the_card_of_his_own_check(card: str, takes: bool) -> None:
    s = Scenario(
        seats=[seat(), seat("pedro-ramirez", in_play=[card])],
        deck=["beer:6h", "beer:7h", "beer:8h"],
        pile=["saloon"],
        turn=1,
        step="checks",
    )
    s.flips("6h")
    assert s.options(1) == ["deck", "pile beer:6h"]
    s.responds(1, "pile" if takes else "deck")
    assert s.hand_texts(1) == (["beer:6h", "beer:7h"] if takes else ["beer:7h", "beer:8h"])


@rule("BB-INTERACT-35")
def test_everybody_sees_which_card_pedro_ramirez_takes() -> None:
    s = Scenario(
        seats=[seat("pedro-ramirez")], deck=["beer:6h"], pile=["saloon:5h"], step="phase-1"
    )
    s.responds(0, "pile")
    assert s.picture(viewer=1).splitlines()[0] == (
        "> 0 sheriff pedro-ramirez ***** | hand saloon:5h ?"
    )
    took = next(event.seen_by(None) for event in s.events if event.kind == "took")
    assert (took["seat"], took["card"], took["pile"]) == (0, "saloon:5h", True)


@rule("BB-INTERACT-36")
def test_jesse_jones_draws_both_cards_if_all_other_hands_are_empty() -> None:
    s = Scenario(
        seats=[seat("jesse-jones"), seat(in_play=["barrel"])],
        deck=["beer:6h", "beer:7h"],
        step="phase-1",
    )
    assert s.hand_texts(0) == ["beer:6h", "beer:7h"]


@rule("BB-INTERACT-36", "BB-INTERACT-37")
def test_jesse_jones_robs_any_hand_at_any_distance() -> None:
    s = Scenario(
        seats=[
            seat("jesse-jones"),
            seat(),
            seat(hand=["beer"]),
            seat("paul-regret", hand=["saloon"], in_play=["mustang"]),
        ],
        deck=["beer:6h"],
        step="phase-1",
        players=7,
    )
    assert s.distance(0, 3) == 5
    assert s.options(0) == ["deck", "rob @2", "rob @3"]
    s.responds(0, "rob", at=3)
    assert s.hand_texts(0) == ["saloon:5h", "beer:6h"]


@rule("BB-INTERACT-38")
@pytest.mark.parametrize(
    ("second", "drawn"), [("beer:7h", 3), ("bang:2d", 3), ("missed:2s", 2), ("bang:2c", 2)]
)
def test_black_jacks_third_card_brings_no_fourth(second: str, drawn: int) -> None:
    deck = ["beer:6h", second, "beer:8h", "beer:9h"]
    s = Scenario(seats=[seat("black-jack")], deck=deck, step="phase-1")
    assert s.hand_texts(0) == deck[:drawn]
    # The third card is not shown either.
    assert s.game.view(1)["players"][0]["hand"] == [second]


@rule("BB-INTERACT-61")
@pytest.mark.parametrize(("third", "drawn"), [("bang:2d", 3), ("bang:2c", 2)])
def test_black_jack_shows_what_replaces_a_dynamite(third: str, drawn: int) -> None:
    s = Scenario(
        seats=[seat("black-jack")],
        deck=["beer:6h", "dynamite:2h", third, "beer:7h"],
        step="phase-1",
        stick=2,
        rulings={"dynamite-stick-variant": True},
    )
    assert s.hand_texts(0) == ["beer:6h", third, "beer:7h"][:drawn]
    assert s.in_play(2) == ["dynamite"]
    assert s.game.view(1)["players"][0]["hand"] == [third]
