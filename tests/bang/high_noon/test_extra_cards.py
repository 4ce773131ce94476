"""The two events of the base box: Handcuffs and New Identity."""

from __future__ import annotations

from typing import Any, cast

import pytest

from saloon.games.bang.state import Bang
from saloon.games.registry import new_game
from saloon.kernel import Game, option
from saloon.testing import Scenario, conformance, rule, seat

BU = ["bullet", "high-noon"]
CUFFS: dict[str, Any] = {"modules": BU, "event": "handcuffs", "step": "after-draw"}
IDENTITY: dict[str, Any] = {"modules": BU, "event": "new-identity"}
HU: dict[str, Any] = {"edition": "hu-compendium"}


# -- Handcuffs -------------------------------------------------------------------------------


@rule("HN-EXTRA-01")
def test_after_phase_1_a_suit_is_named_and_only_that_is_played() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["beer:6h", "stagecoach:9s"])],
        modules=BU,
        event="handcuffs",
        step="phase-1",
        deck=["mustang:8h", "scope:as"],
    )
    s.asks(0, "suit")
    assert len(s.hand(0)) == 4, "the cards are drawn before"
    assert s.game.view(None)["named"] == {}
    s.responds(0, "h")
    assert s.game.view(None)["named"] == {"handcuffs": "h"}, "everybody sees it until the turn ends"
    s.refuses("stagecoach", "HN-EXTRA-01")
    s.refuses("scope", "HN-EXTRA-01")
    s.plays("mustang")
    s.plays("beer")
    assert s.options(0) == ["end"]


@rule("HN-EXTRA-01")
def test_no_place_in_the_box_is_an_exception() -> None:
    wanted = "stagecoach:9s"
    tables = (
        Scenario(seats=[seat(role="sheriff", hand=[wanted])], seed=seed, **CUFFS)
        for seed in range(500)
    )
    s = next(each for each in tables if each.state.players[0].hand == [0])
    s.responds(0, "h")
    s.refuses(wanted, "HN-EXTRA-01")


@rule("HN-EXTRA-01")
def test_the_next_player_names_a_suit_anew() -> None:
    s = Scenario(seats=[seat(role="sheriff"), seat(hand=["beer:6h"])], **CUFFS)
    s.responds(0, "s")
    s.ends_turn()
    s.responds(1, "h")
    s.plays("beer")


@rule("HN-EXTRA-02", "CB-PLAY-05")
def test_cards_in_play_keep_working() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang:as"], in_play=["winchester:8s", "canteen:7h"], life=3)
        ],
        modules=["dodge-city", *BU],
        event="handcuffs",
        step="after-draw",
    )
    s.responds(0, "c")
    assert s.reach(0) == 5
    s.responds(0, "canteen")
    assert s.life(0) == 4
    s.refuses("bang", "HN-EXTRA-01", at=1)


@rule("CB-PLAY-05")
def test_a_railcar_is_not_played_from_the_hand() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["bang:as"], in_play=["baggage-car"])],
        modules=["great-train-robbery", *BU], event="handcuffs", step="after-draw",
    )  # fmt: skip
    s.responds(0, "c")
    s.uses(0, "baggage-car bang", at=1)
    assert s.life(1) == 3
    s.refuses("bang", "HN-EXTRA-01", at=1)


@rule("HN-EXTRA-03")
def test_only_the_active_player_is_handcuffed() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang:ah"]),
            seat(hand=["missed:2s"]),
        ],
        **CUFFS,
    )
    s.responds(0, "h")
    s.plays("bang", at=1)
    s.responds(1, "missed")
    assert s.life(1) == 4


@rule("HN-EXTRA-03")
def test_discarding_is_no_playing() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["duel:qd", "bang:as"]), seat(hand=["bang:ah"])], **CUFFS
    )
    s.responds(0, "d")
    s.plays("duel", at=1)
    s.responds(1, "bang")
    s.responds(0, "bang")
    assert s.life(1) == 3


@rule("HN-EXTRA-01")
def test_handcuffed_hands_reach_for_no_beer_of_another_suit() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["duel:qd", "beer:6h"], life=1),
            seat(hand=["bang:ah"]),
        ],
        **CUFFS,
    )
    s.responds(0, "d")
    s.plays("duel", at=1)
    s.responds(1, "bang")
    s.passes(0)
    s.asks(0, "rescue")
    assert s.options(0) == ["pass"], "others cannot tell that it is of the wrong suit"


@rule("HN-EXTRA-01")
@pytest.mark.parametrize(("suit", "can"), [("s", True), ("h", False)])
def test_uncle_will_plays_a_card_of_that_suit(suit: str, can: bool) -> None:
    s = Scenario(seats=[seat("uncle-will", role="sheriff", hand=["missed:2s"])], **CUFFS)
    s.responds(0, suit)
    assert any(text.startswith("use missed:2s") for text in s.options(0)) is can
    use = option("use", slot=s.state.players[0].hand[0], detail="uncle-will")
    refusal = s.game.why_not(0, use)
    if can:
        assert refusal is None
    else:
        assert refusal is not None
        assert (refusal.rule, refusal.facts) == ("HN-EXTRA-01", {"card": "general-store"})


# -- New Identity ----------------------------------------------------------------------------


def offered(s: Scenario | Game, who: int) -> str:
    game = s.game if isinstance(s, Scenario) else s
    dealt: list[str] = game.view(who)["dealt"]
    assert len(dealt) == 1
    return dealt[0]


@rule("HN-EXTRA-04", "HN-EXTRA-06")
def test_a_player_may_become_another_character_with_two_life_points() -> None:
    s = Scenario(seats=[seat("el-gringo", role="sheriff"), seat("sid-ketchum")], **IDENTITY)
    s.ends_turn()
    s.asks(1, "identity")
    name = offered(s, 1)
    assert name not in ("el-gringo", "sid-ketchum", "nobody")
    assert [s.game.view(who)["dealt"] for who in (0, 2, 3)] == [[], [], []]
    assert all(name not in str(s.game.view(who)) for who in (None, 0, 2, 3))
    assert s.options(1) == ["keep", f"swap character:{name}"]
    s.responds(1, "swap")
    me = s.game.view(0)["players"][1]
    printed = next(face.character.life for face in s.state.face if face.text == f"character:{name}")
    assert (me["character"], me["abilities"]) == (name, [name])
    assert (me["life"], me["max_life"]) == (2, printed)


@rule("HN-EXTRA-06")
def test_a_sheriff_keeps_the_additional_bullet() -> None:
    s = Scenario(seats=[seat("el-gringo", role="sheriff")], turn=3, modules=BU,
                 events=["new-identity"])  # fmt: skip
    s.ends_turn()
    name = offered(s, 0)
    s.responds(0, "swap")
    printed = next(face.character.life for face in s.state.face if face.text == f"character:{name}")
    assert (s.life(0), s.state.players[0].max_life) == (2, printed + 1)


@rule("HN-EXTRA-05")
def test_who_does_not_swap_stays_and_the_card_is_returned() -> None:
    s = Scenario(seats=[seat(role="sheriff"), seat("sid-ketchum", life=3)], **IDENTITY)
    s.ends_turn()
    s.responds(1, "keep")
    me = s.game.view(0)["players"][1]
    assert (me["character"], me["life"], me["max_life"]) == ("sid-ketchum", 3, 4)
    assert s.game.view(1)["dealt"] == []
    s.ends_turn()
    names = set()
    for seed in range(40):
        other = Scenario(seats=[seat(role="sheriff"), seat("sid-ketchum")], seed=seed, **IDENTITY)
        other.ends_turn()
        first = offered(other, 1)
        other.responds(1, "keep")
        other.ends_turn()
        names.add((first, offered(other, 2)))
    assert any(first == again for first, again in names), "it may come up again"


@rule("HN-EXTRA-04")
def test_the_offer_comes_before_the_checks() -> None:
    s = Scenario(seats=[seat(role="sheriff"), seat(in_play=["jail"])], deck=["2c"], **IDENTITY)
    s.ends_turn()
    s.asks(1, "identity")
    assert not [event for event in s.events if event.kind == "check"]


@rule("HN-EXTRA-04", "ED-60", "ED-45")
def test_by_the_other_edition_everybody_has_a_second_character_and_may_borrow_it() -> None:
    s = Scenario(seats=[seat(role="sheriff"), seat("sid-ketchum", life=3)], **IDENTITY, **HU)
    s.ends_turn()
    name = offered(s, 1)
    assert s.options(1) == ["keep", f"swap character:{name}", f"borrow character:{name}"]
    s.responds(1, "borrow")
    while s.game.decision.kind != "play":
        s.responds(1, s.options(1)[0].split()[0])
    me = s.game.view(0)["players"][1]
    assert (me["character"], me["abilities"]) == ("sid-ketchum", [name])
    assert (me["life"], me["max_life"]) == (3, 4)
    s.ends_turn()
    while s.game.decision.kind == "excess":
        s.discards(s.hand_texts(1)[0])
    s.asks(2, "identity")
    assert s.game.view(0)["players"][1]["abilities"] == ["sid-ketchum"]
    assert offered(s, 2) != name, "that card is taken"


@rule("BB-VARIANT-04", "ED-60")
@pytest.mark.parametrize("source", ["random", "life-counter-card"])
def test_two_characters_each_and_a_new_identity(source: str) -> None:
    """The rejected character is back in the box, or the one that is offered later."""
    same = 0
    for seed in range(12):
        game = new_game(
            "bang",
            players=4,
            seed=seed,
            modules=BU,
            rulings={"expert-two-characters": True, "new-identity-source": source},
            sheriff=0,
        )
        rejected = []
        for who in range(4):
            first, second = game.options(who)
            rejected.append(game.state.face[second.slot].character.id)
            game.choose(first, who)
        state = cast(Bang, game.state)
        assert not game.over
        deck = state.event_decks["round"]
        names = {state.face[slot].event_card.id: slot for slot in deck.waiting}
        wanted = names["new-identity"]
        deck.waiting.remove(wanted)
        deck.waiting.append(wanted)
        state.reveal(wanted)
        while game.decision.kind != "identity":
            asked = game.unanswered()[0]
            game.choose(game.options(asked)[0], asked)
        asked = game.unanswered()[0]
        same += offered(game, asked) == rejected[asked]
    assert same == 12 if source == "life-counter-card" else same < 6


@pytest.mark.games
@pytest.mark.parametrize("edition", ["dynamite-box", "hu-compendium"])
@pytest.mark.parametrize("seed", range(3))
def test_whole_games_keep_the_contract(edition: str, seed: int) -> None:
    game = new_game(
        "bang", players=5 + seed, seed=seed, modules=["dodge-city", *BU], edition=edition
    )
    conformance.play_and_check(game, seed, every=60)
