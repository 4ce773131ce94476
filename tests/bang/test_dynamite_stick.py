"""The Dynamite variant with the wooden stick (BB-VARIANT-07 to 24)."""

from typing import Any, cast

import pytest

from saloon.bots.random import RandomBot
from saloon.bots.runner import play_out
from saloon.games.bang.state import Bang
from saloon.games.registry import new_game
from saloon.kernel import Game
from saloon.testing import Scenario, rule, seat

STICK = {"dynamite-stick-variant": True}
DYNAMITE = "dynamite:2h"


def table(*seats: dict[str, Any], stick: int = 3, **given: Any) -> Scenario:
    return Scenario(seats=seats, stick=stick, rulings=STICK, **given)


def where_is_dynamite(s: Scenario) -> str:
    """In whose front it lies, or in which pile it is."""
    g = s.state
    places = {"deck": g.deck, "pile": g.pile, "turned": g.turned}
    for player in g.players:
        places[f"hand of {player.seat}"] = player.hand
        places[f"front of {player.seat}"] = player.in_play
    found = [name for name, slots in places.items() if any(g.card(x).diverted for x in slots)]
    assert len(found) == 1
    return found[0]


# -- setting up ------------------------------------------------------------------------------


@rule("BB-VARIANT-07")
@pytest.mark.parametrize("seed", range(8))
def test_the_sheriff_begins_with_the_stick(seed: int) -> None:
    game = new_game("bang", players=5, seed=seed, rulings=STICK)
    assert not game.over
    view = game.view(None)
    assert view["players"][view["stick"]]["role"] == "sheriff"
    assert "stick" not in new_game("bang", players=5, seed=seed).view(None)


@rule("BB-VARIANT-08")
def test_a_dealt_dynamite_is_replaced_and_shuffled_back() -> None:
    # The same seed deals the same cards with and without the variant, up to the Dynamite.
    depths = set()
    for seed in range(120):
        plain = _hands(new_game("bang", players=7, seed=seed))
        holder = next((who for who in range(7) if DYNAMITE in plain[who]), None)
        if holder is None:
            continue
        game = new_game("bang", players=7, seed=seed, rulings=STICK)
        now = _hands(game)
        g = cast(Bang, game.state)
        assert now[:holder] == plain[:holder]
        assert len(now[holder]) == len(plain[holder])
        # One card instead of the Dynamite, everything else as dealt.
        assert set(plain[holder]) - set(now[holder]) == {DYNAMITE}
        assert not any(DYNAMITE in hand for hand in now)
        at = [depth for depth, slot in enumerate(g.deck) if g.card(slot).diverted]
        assert len(at) == 1
        depths.add(at[0])
    assert len(depths) > 10  # shuffled in, not just put somewhere


def _hands(game: Game) -> list[list[str]]:
    """The hands as dealt: the first turn has begun, and nothing was drawn in it."""
    game.rules.start(game.state)
    g = cast(Bang, game.state)
    assert (g.turn, g.agenda[-1][0]) == (1, "checks")
    return [[g.face[slot].text for slot in player.hand] for player in g.players]


# -- who gets the stick ----------------------------------------------------------------------


@rule("BB-VARIANT-10")
@pytest.mark.parametrize("holder", [1, 3])
def test_who_wounds_another_player_with_a_bang_takes_the_stick(holder: int) -> None:
    s = table(seat(role="sheriff", hand=["bang"]), seat(), stick=holder)
    s.plays("bang", at=1)
    assert s.life(1) == 3
    assert s.stick == 0


@rule("BB-VARIANT-10")
def test_a_bang_at_oneself_does_not_move_the_stick() -> None:
    s = table(seat(role="sheriff", hand=["bang"]))
    s.plays("bang", at=0)
    assert s.life(0) == 4
    assert s.stick == 3


@rule("BB-VARIANT-11")
@pytest.mark.parametrize("attack", ["gatling", "indians", "duel"])
def test_no_other_card_moves_the_stick(attack: str) -> None:
    s = table(seat(role="sheriff", hand=[attack]), seat())
    s.plays(attack, at=1 if attack == "duel" else None)
    assert s.life(1) == 3
    assert s.stick == 3


@rule("BB-VARIANT-11")
def test_bangs_discarded_in_a_duel_do_not_move_the_stick() -> None:
    s = table(seat(role="sheriff", hand=["duel", "bang"]), seat(hand=["bang"]))
    s.plays("duel", at=1)
    s.responds(1, "bang")
    s.responds(0, "bang")
    assert s.life(1) == 3
    assert s.stick == 3


@rule("BB-VARIANT-11")
def test_an_explosion_does_not_move_the_stick() -> None:
    s = table(
        seat(role="sheriff", in_play=["dynamite"]), deck=["missed:5s"], step="checks", rest="pile"
    )
    s.flips("5s")
    assert s.life(0) == 2
    assert s.stick == 3


@rule("BB-VARIANT-12")
def test_a_missed_played_as_a_bang_moves_the_stick() -> None:
    s = table(seat("calamity-janet", role="sheriff", hand=["missed"]), seat())
    s.plays("missed", at=1, as_="bang")
    assert s.stick == 0


@rule("BB-VARIANT-13")
@pytest.mark.parametrize(("answers", "stick"), [(["missed"], 3), (["pass", "beer", "pass"], 0)])
def test_a_cancelled_bang_does_not_move_the_stick_but_a_survived_hit_does(
    answers: list[str], stick: int
) -> None:
    s = table(seat(role="sheriff", hand=["bang"]), seat(hand=["missed", "beer"], life=1))
    s.plays("bang", at=1)
    for answer in answers:
        s.responds(1, answer)
    assert s.life(1) == 1
    assert s.stick == stick


@rule("BB-VARIANT-23")
def test_who_shoots_the_holder_takes_the_stick() -> None:
    s = table(seat(role="sheriff", hand=["bang"]), seat(role="renegade", life=1), stick=1)
    s.plays("bang", at=1)
    assert s.is_out(1)
    assert s.stick == 0


@rule("BB-VARIANT-23")
def test_else_the_stick_of_a_dead_holder_goes_to_the_next_living_player_on_the_left() -> None:
    s = table(
        seat(role="sheriff", hand=["gatling"]),
        seat(role="renegade", life=1),
        seat(role="outlaw", out=True),
        seat(role="outlaw"),
        stick=1,
    )
    s.plays("gatling")
    assert s.is_out(1)
    assert s.stick == 3


@rule("BB-VARIANT-24", "BB-VARIANT-23")
def test_vulture_sam_does_not_inherit_the_stick() -> None:
    s = table(
        seat(role="sheriff", hand=["duel"]),
        seat(role="renegade", in_play=["scope"], life=1),
        seat(),
        seat("vulture-sam"),
        stick=1,
    )
    s.plays("duel", at=1)
    assert s.hand(3) == ["scope"]
    assert s.stick == 2


@rule("BB-VARIANT-24")
@pytest.mark.parametrize("card", ["panic", "cat-balou"])
def test_the_stick_can_be_neither_stolen_nor_discarded(card: str) -> None:
    s = table(seat(role="sheriff", hand=[card]), seat(), stick=1)
    s.refuses(card, "BB-CARD-22", at=1)
    s = table(seat(role="sheriff", hand=[card]), seat(in_play=["scope"]), stick=1)
    s.plays(card, at=1)
    assert s.in_play(1) == []
    assert s.stick == 1


# -- a Dynamite comes up ---------------------------------------------------------------------


@rule("BB-VARIANT-14", "BB-VARIANT-15")
@pytest.mark.parametrize("at", [0, 1])
def test_a_drawn_dynamite_goes_to_the_stick_and_another_card_is_drawn(at: int) -> None:
    deck = ["missed:4s", "missed:5s", "missed:6s"]
    deck.insert(at, "dynamite")
    s = table(seat(role="sheriff"), deck=deck, stick=2, step="phase-1")
    assert s.hand_texts(0) == ["missed:4s", "missed:5s"]
    assert s.in_play(2) == ["dynamite"]
    for viewer in (None, *range(4)):
        assert DYNAMITE in s.game.view(viewer)["players"][2]["in_play"]


@rule("BB-VARIANT-14", "BB-VARIANT-15")
def test_a_dynamite_drawn_by_a_card_goes_to_the_stick_too() -> None:
    s = table(
        seat(role="sheriff", hand=["stagecoach"]),
        deck=["dynamite", "missed:4s", "missed:5s", "missed:6s"],
        stick=2,
    )
    s.plays("stagecoach")
    assert s.hand_texts(0) == ["missed:4s", "missed:5s"]
    assert s.in_play(2) == ["dynamite"]


@rule("BB-VARIANT-14", "BB-VARIANT-15")
def test_a_dynamite_turned_up_by_a_draw_check_is_replaced() -> None:
    # The Dynamite shows hearts, but the card that counts is the next one.
    s = table(
        seat(role="sheriff", hand=["bang"]),
        seat(in_play=["barrel"]),
        deck=["dynamite", "bang:5d", "missed:4s"],
        stick=2,
    )
    s.plays("bang", at=1)
    s.flips("5d")
    assert s.life(1) == 3
    assert s.in_play(2) == ["dynamite"]
    assert s.top() == "bang:5d"
    assert s.deck()[0] == "missed:4s"


@rule("BB-VARIANT-16")
def test_a_dynamite_among_the_cards_of_a_general_store_is_replaced() -> None:
    s = table(
        seat(role="sheriff", hand=["general-store"]),
        deck=["missed:4s", "dynamite", "missed:5s", "missed:6s", "missed:7s", "missed:8s"],
        stick=2,
    )
    s.plays("general-store")
    s.asks(0, "store")
    assert s.options(0) == [f"take missed:{rank}s" for rank in (4, 5, 6, 7)]
    assert s.in_play(2) == ["dynamite"]
    for who in (0, 1, 2):
        s.responds(who, "missed")
    assert s.hand_texts(3) == ["missed:7s"]


@rule("BB-VARIANT-16")
def test_a_dynamite_among_the_cards_kit_carlson_looks_at_is_replaced() -> None:
    s = table(
        seat("kit-carlson", role="sheriff"),
        deck=["missed:4s", "missed:5s", "dynamite", "missed:6s", "missed:7s"],
        stick=2,
        step="phase-1",
    )
    s.responds(0, "look")
    s.asks(0, "put-back")
    assert s.options(0) == [f"put-back missed:{rank}s" for rank in (4, 5, 6)]
    assert s.in_play(2) == ["dynamite"]
    s.responds(0, "missed:4s")
    assert s.deck()[:2] == ["missed:4s", "missed:7s"]


@rule("BB-VARIANT-16")
def test_a_dynamite_among_the_cards_lucky_duke_turns_up_is_replaced() -> None:
    s = table(
        seat(role="sheriff", hand=["bang"]),
        seat("lucky-duke", in_play=["barrel"]),
        deck=["bang:5d", "dynamite", "jail:4h"],
        stick=2,
    )
    s.plays("bang", at=1)
    s.responds(1, "barrel")
    s.flips("5d", "4h")
    assert s.options(1) == ["count bang:5d", "count jail:4h"]
    s.responds(1, "4h")
    s.responds(1, "4h")
    assert s.life(1) == 4
    assert s.in_play(2) == ["dynamite"]


# -- the Dynamite in play --------------------------------------------------------------------


@rule("BB-VARIANT-17")
def test_it_then_wanders_like_any_dynamite() -> None:
    s = table(
        seat(role="sheriff"),
        deck=["dynamite", "missed:4s", "missed:5s", "beer:6h", "missed:6s", "missed:7s", "bang:5d"],
        stick=1,
        step="phase-1",
    )
    assert s.in_play(1) == ["dynamite"]
    s.ends_turn()
    s.flips("6h")
    # Checked before phase 1 and passed to the left, whoever has the stick.
    assert s.active == 1
    assert s.hand_texts(1) == ["missed:6s", "missed:7s"]
    assert s.in_play(2) == ["dynamite"]
    assert s.stick == 1
    s.ends_turn()
    s.flips("5d")
    assert s.in_play(3) == ["dynamite"]


@rule("BB-VARIANT-17")
def test_it_explodes_like_any_dynamite() -> None:
    s = table(
        seat(role="sheriff"),
        deck=["dynamite", "missed:4s", "missed:5s", "missed:6s"],
        stick=1,
        step="phase-1",
    )
    s.ends_turn()
    s.flips("6s")
    assert s.life(1) == 1


@rule("BB-VARIANT-18")
def test_a_dynamite_that_comes_after_the_checks_waits_for_the_next_turn() -> None:
    round_ = [f"missed:{rank}s" for rank in (2, 3, 4, 5, 6, 7, 8)]
    s = table(
        seat(role="sheriff"),
        deck=["dynamite", *round_, "beer:6h", "bang:5d"],
        stick=0,
        step="checks",
    )
    assert s.in_play(0) == ["dynamite"]
    assert s.hand_texts(0) == ["missed:2s", "missed:3s"]
    assert s.life(0) == 5
    for _ in range(4):
        s.ends_turn()
    s.flips("5d")  # the cards before it were drawn by the others
    assert s.active == 0
    assert s.in_play(1) == ["dynamite"]


# -- the Dynamite leaves play ----------------------------------------------------------------


def exploded(seed: int) -> Scenario:
    s = table(
        seat(role="sheriff"),
        seat(in_play=["dynamite"]),
        deck=["missed:5s"],
        turn=1,
        step="checks",
        seed=seed,
    )
    s.flips("5s")
    assert s.top() == "missed:5s"
    return s


def discarded_by_cat_balou(seed: int) -> Scenario:
    s = table(seat(role="sheriff", hand=["cat-balou"]), seat(in_play=["dynamite"]), seed=seed)
    s.plays("cat-balou", at=1)
    assert s.pile() == ["cat-balou"]
    return s


def holder_eliminated(seed: int) -> Scenario:
    dead = seat(role="renegade", in_play=["dynamite"], life=1)
    s = table(seat(role="sheriff", hand=["bang"]), dead, seed=seed)
    s.plays("bang", at=1)
    assert s.pile() == ["bang"]
    return s


def sheriff_punished(seed: int) -> Scenario:
    s = table(
        seat(role="sheriff", hand=["bang"], in_play=["dynamite"]),
        seat(role="deputy", life=1),
        players=5,
        seed=seed,
    )
    s.plays("bang", at=1)
    assert s.in_play(0) == []
    assert s.pile() == ["bang"]
    return s


@rule("BB-VARIANT-19")
@pytest.mark.parametrize(
    "leaves", [exploded, discarded_by_cat_balou, holder_eliminated, sheriff_punished]
)
def test_a_dynamite_that_leaves_play_is_shuffled_into_the_deck(leaves: Any) -> None:
    depths = set()
    for seed in range(12):
        s = leaves(seed)
        if leaves is exploded and where_is_dynamite(s) != "deck":
            continue  # drawn again at once
        assert where_is_dynamite(s) == "deck"
        depths.add(s.deck().index(DYNAMITE))
    assert len(depths) > 4


@rule("BB-VARIANT-19")
def test_one_other_card_beside_the_dynamite_needs_no_order() -> None:
    dead = seat(role="renegade", hand=["duel"], in_play=["dynamite"], life=1)
    s = table(seat(role="sheriff", hand=["bang"]), dead)
    s.plays("bang", at=1)
    s.passes(1, 1)
    # Only the Duel comes to lie on the pile, so nobody is asked what lies on top.
    assert s.pile() == ["bang", "duel"]
    assert where_is_dynamite(s) == "deck"


@rule("BB-VARIANT-20")
@pytest.mark.parametrize("stick", [0, 1, 3])
def test_panic_moves_a_dynamite_to_the_stick(stick: int) -> None:
    s = table(seat(role="sheriff", hand=["panic"]), seat(in_play=["dynamite"]), stick=stick)
    s.plays("panic", at=1)
    assert s.hand(0) == []
    assert s.in_play(stick) == ["dynamite"]
    assert where_is_dynamite(s) == f"front of {stick}"


@rule("BB-VARIANT-20")
def test_vulture_sam_gets_no_dynamite_in_hand() -> None:
    s = table(
        seat(role="sheriff", hand=["bang"]),
        seat(role="renegade", in_play=["dynamite", "scope"], life=1),
        seat("vulture-sam"),
        stick=3,
    )
    s.plays("bang", at=1)
    assert s.hand(2) == ["scope"]
    assert s.stick == 0  # the shot took the stick first
    assert s.in_play(0) == ["dynamite"]


@rule("BB-VARIANT-21")
def test_no_dynamite_is_ever_in_a_hand_or_on_the_pile() -> None:
    games_with_dynamite = set()

    def look(game: Game) -> None:
        g = cast(Bang, game.state)
        for place in (g.pile, g.turned, *(player.hand for player in g.players)):
            assert not any(g.face[slot].text == DYNAMITE for slot in place)
        in_play = [slot for player in g.players for slot in player.in_play]
        if any(g.face[slot].text == DYNAMITE for slot in in_play):
            games_with_dynamite.add(game.rules.setup.seed)

    for seed in range(8):
        players = 4 + seed % 4
        game = new_game("bang", players=players, seed=seed, rulings=STICK)
        play_out(game, [RandomBot(seat) for seat in range(players)], after=look)
    assert len(games_with_dynamite) > 4  # it came up, so there was something to see
