"""What Dodge City says about playing in general (DC-PLAY)."""

from typing import Any

import pytest

from saloon.testing import Scenario, rule, seat

FROM_HAND = ("bang", "gatling", "punch", "springfield")
FROM_PLAY = ("buffalo-rifle", "derringer", "howitzer", "knife", "pepperbox")
ON_ALL = ("gatling", "howitzer")
ANSWERS_FROM_HAND = ("missed", "dodge")
ANSWERS_FROM_PLAY = ("bible", "iron-plate", "sombrero", "ten-gallon-hat")
HEALING = ("canteen", "saloon", "tequila", "whisky")


def table(*seats: dict[str, Any], **given: Any) -> Scenario:
    return Scenario(seats=seats, modules=["dodge-city"], **given)


def duel_of(attack: str, target: dict[str, Any], shooter: str | None = None) -> Scenario:
    """Seat 0 attacks seat 1, and has what it takes to."""
    hand = [attack] if attack in FROM_HAND else []
    if attack == "springfield":
        hand.append("saloon")
    in_play = [attack] if attack in FROM_PLAY else []
    s = table(seat(shooter, hand=hand, in_play=in_play), target, deck=["beer:6h", "beer:7h"])
    attacks(s, attack)
    return s


@rule("DC-PLAY-01")
@pytest.mark.parametrize("answer", [*ANSWERS_FROM_HAND, *ANSWERS_FROM_PLAY])
@pytest.mark.parametrize("attack", [*FROM_HAND, *FROM_PLAY])
def test_any_missed_symbol_cancels_any_bang_symbol(attack: str, answer: str) -> None:
    hand = [answer] if answer in ANSWERS_FROM_HAND else []
    in_play = [answer] if answer in ANSWERS_FROM_PLAY else []
    s = duel_of(attack, seat(hand=hand, in_play=in_play))
    s.responds(1, answer)
    assert s.life(1) == 4
    assert answer in s.pile()


@rule("DC-PLAY-01", "DC-INTERACT-95")
@pytest.mark.parametrize("attack", [*FROM_HAND, *FROM_PLAY])
@pytest.mark.parametrize("character", [None, "jourdonnais"])
def test_barrels_work_against_every_shot(attack: str, character: str | None) -> None:
    in_play = [] if character else ["barrel"]
    lucky = duel_of(attack, seat(character, in_play=in_play))
    lucky.flips("6h")
    assert lucky.life(1) == 4
    bare = duel_of(attack, seat())
    assert bare.life(1) == 3


@rule("DC-PLAY-02", "DC-CARD-12", "DC-CARD-14", "DC-CARD-32")
def test_only_a_beer_card_saves_from_the_loss_of_the_last_life() -> None:
    s = table(
        seat(hand=["bang"]),
        seat(hand=["saloon", "tequila", "whisky", "beer:6h", "bang"], in_play=["canteen"], life=1),
    )
    s.plays("bang", at=1)
    assert s.options(1) == ["pass"]  # against the shot itself
    s.passes(1)
    s.asks(1, "rescue")
    assert s.options(1) == ["pass", "rescue beer:6h"]


@rule("DC-PLAY-02")
def test_without_a_beer_card_the_others_do_not_help() -> None:
    s = table(
        seat(hand=["gatling"], role="sheriff"),
        seat(hand=["saloon", "tequila", "whisky"], in_play=["canteen"], life=1, role="renegade"),
    )
    s.plays("gatling")
    s.passes(1)
    s.asks(1, "rescue")
    assert s.options(1) == ["pass"]
    s.passes(1)
    s.asks(1, "top")
    s.responds(1, "saloon")
    assert s.is_out(1)


@rule("DC-PLAY-03")
@pytest.mark.parametrize("card", HEALING)
def test_they_do_work_with_two_players_left(card: str) -> None:
    costs = card in ("tequila", "whisky")
    s = table(
        seat(
            role="sheriff",
            hand=[*([] if card == "canteen" else [card]), *(["beer"] if costs else [])],
            in_play=["canteen"] if card == "canteen" else [],
            life=2,
        ),
        seat(role="renegade"),
        seat(role="outlaw", out=True),
        seat(role="outlaw", out=True),
    )
    if card == "canteen":
        s.uses(0, "canteen")
    else:
        s.plays(card, at=0 if card == "tequila" else None)
    if costs:
        s.responds(0, "beer")
    assert s.life(0) == (4 if card == "whisky" else 3)


@rule("DC-PLAY-04")
def test_in_ones_own_turn_they_are_played_beforehand_or_not_at_all() -> None:
    hand = ["duel", "saloon", "tequila", "whisky", "mustang"]
    late = table(seat(hand=hand, in_play=["canteen"], life=1), seat(hand=["bang"]))
    late.plays("duel", at=1)
    late.responds(1, "bang")
    late.passes(0)
    late.asks(0, "rescue")
    assert late.options(0) == ["pass"]
    early = table(seat(hand=hand, in_play=["canteen"], life=1), seat(hand=["bang"]))
    early.uses(0, "canteen")
    early.plays("whisky")
    early.responds(0, "mustang")
    early.plays("duel", at=1)
    early.responds(1, "bang")
    early.passes(0)
    assert early.life(0) == 3


def attacks(s: Scenario, attack: str) -> None:
    at = None if attack in ON_ALL else 1
    if attack in FROM_HAND:
        s.plays(attack, at=at)
    else:
        s.uses(0, attack, at=at)
    if attack == "springfield":
        s.responds(0, "saloon")


@rule("DC-PLAY-05", "DC-CARD-05", "DC-CARD-10")
@pytest.mark.parametrize("bang_first", [True, False])
@pytest.mark.parametrize("attack", [*FROM_HAND[1:], *FROM_PLAY])
def test_other_shots_come_on_top_of_the_one_bang_card(attack: str, bang_first: bool) -> None:
    hand = [attack] if attack in FROM_HAND else []
    in_play = [attack] if attack in FROM_PLAY else []
    s = table(seat(hand=["bang:2d", "bang:3d", "saloon", *hand], in_play=in_play), seat(life=3))
    for each in ("bang:2d", attack) if bang_first else (attack, "bang:2d"):
        if each == attack:
            attacks(s, attack)
        else:
            s.plays(each, at=1)
    assert s.life(1) == 1
    s.refuses("bang:3d", "BB-PLAY-02", at=1)


@rule("DC-PLAY-05")
def test_any_number_of_other_shots_in_one_turn() -> None:
    shots = ("punch", "knife", "derringer")
    s = table(seat(hand=["punch"], in_play=["knife", "derringer", "howitzer", "buffalo-rifle"]))
    for attack in shots:
        attacks(s, attack)
    assert s.life(1) == 1
    s.uses(0, "buffalo-rifle", at=2)
    s.uses(0, "howitzer")
    assert [s.is_out(1), s.life(2), s.life(3)] == [True, 2, 3]


@rule("DC-PLAY-06", "DC-INTERACT-100")
@pytest.mark.parametrize("attack", [*FROM_HAND, *FROM_PLAY])
def test_slab_the_killers_other_shots_need_one_missed_effect(attack: str) -> None:
    s = duel_of(attack, seat(hand=["missed", "beer"]), shooter="slab-the-killer")
    s.responds(1, "missed")
    if attack == "bang":
        s.asks(1, "shot")
        s.passes(1)
        assert s.life(1) == 3
    else:
        assert (s.life(1), s.hand(1)) == (4, ["beer"])


# -- two Dynamites ---------------------------------------------------------------------------

BASE, DODGE = "dynamite:2h", "dynamite:10c"


@rule("DC-PLAY-07", "DC-PLAY-10", "DC-INTERACT-101")
def test_a_dynamite_skips_a_player_who_has_one() -> None:
    s = table(
        seat(in_play=[BASE]),
        seat(in_play=[DODGE]),
        seat(),
        seat(out=True),
        step="checks",
        deck=["missed:kc"],
    )
    s.flips("missed:kc")
    assert [s.in_play(who) for who in range(3)] == [[], ["dynamite"], ["dynamite"]]
    assert s.game.view(None)["players"][2]["in_play"] == [BASE]


@rule("DC-PLAY-07")
def test_to_the_neighbour_if_the_other_one_lies_elsewhere() -> None:
    s = table(
        seat(in_play=[BASE]), seat(), seat(in_play=[DODGE]), step="checks", deck=["missed:kc"]
    )
    s.flips("missed:kc")
    assert [s.in_play(who) for who in range(3)] == [[], ["dynamite"], ["dynamite"]]
    assert s.game.view(None)["players"][1]["in_play"] == [BASE]


@rule("DC-PLAY-08", "DC-PLAY-10", "ED-52")
@pytest.mark.parametrize("edition", ["dynamite-box", "hu-compendium"])
def test_with_two_players_left_two_dynamites_stay_and_are_checked_until_one_explodes(
    edition: str,
) -> None:
    s = table(
        seat(role="sheriff", in_play=[BASE]),
        seat(role="renegade", in_play=[DODGE]),
        seat(role="outlaw", out=True),
        seat(role="outlaw", out=True),
        step="checks",
        deck=["missed:kc", "2d", "3d", "missed:qc", "4d", "5d", "missed:2s", "6d", "7d"],
        edition=edition,
    )
    s.flips("missed:kc")
    where = [s.game.view(None)["players"][who]["in_play"] for who in (0, 1)]
    assert where == [[BASE], [DODGE]]
    s.ends_turn()
    s.flips("missed:qc")
    assert [s.in_play(0), s.in_play(1)] == [["dynamite"], ["dynamite"]]
    s.ends_turn()
    s.flips("missed:2s")
    assert s.life(0) == 2
    assert [s.in_play(0), s.in_play(1)] == [[], ["dynamite"]]


@rule("DC-PLAY-08")
def test_when_one_is_removed_the_other_moves_again() -> None:
    s = table(
        seat(role="sheriff", hand=["cat-balou"], in_play=[BASE]),
        seat(role="renegade", in_play=[DODGE]),
        seat(role="outlaw", out=True),
        seat(role="outlaw", out=True),
        deck=["missed:kc"],
    )
    s.plays("cat-balou", at=0)
    assert s.in_play(0) == []
    s.ends_turn()
    s.flips("missed:kc")
    assert [s.in_play(0), s.in_play(1)] == [["dynamite"], []]


@rule("DC-PLAY-09")
def test_who_has_a_dynamite_cannot_play_another() -> None:
    s = table(seat(hand=[DODGE], in_play=[BASE]))
    s.refuses("dynamite", "BB-PLAY-14")
    other = table(seat(hand=[DODGE]), seat(in_play=[BASE]))
    other.plays("dynamite")
    assert other.in_play(0) == ["dynamite"]
