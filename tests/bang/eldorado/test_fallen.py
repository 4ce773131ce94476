"""Eldorado: Devil's Pact and Grave Digger."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bang.eldorado.table import DC, PLAIN, kept, now, told, under

from saloon.testing import Scenario, rule, seat

SHOT = ["punch", "bang:9d"]


def falls(event: str, victim: dict[str, Any], *others: dict[str, Any], **more: Any) -> Scenario:
    """The Sheriff has punched somebody out, or so he thought."""
    given: dict[str, Any] = {"modules": DC, **more}
    sheriff = seat(role="sheriff", hand=given.pop("hand", ["punch"]))
    s = under(event, sheriff, {"life": 1, **victim}, *others, **given)
    s.plays("punch", at=1)
    if s.game.decision.kind == "shot":
        s.passes(1)
    if not s.over and s.game.decision.kind == "rescue":
        s.passes(1)
    return s


def mortal(character: str | None = None, **more: Any) -> dict[str, Any]:
    return seat(character, **{"life": 1, **more})


# -- Devil's Pact ------------------------------------------------------------------------------


@rule("EL-CARD-21", "EL-CARD-22", "EL-CARD-23", "EL-CARD-74")
@pytest.mark.parametrize(("character", "life"), [(None, 3), ("paul-regret", 2), ("rose-doolan", 3)])
def test_the_first_to_fall_goes_on_as_an_outlaw(character: str | None, life: int) -> None:
    victim = mortal(character, role="renegade", in_play=["barrel"], hand=["panic"])
    sheriff = seat(role="sheriff", hand=["springfield", "beer"])
    s = under("devils-pact", sheriff, victim, modules=DC, deck=["2c"])
    s.plays("springfield", at=1)
    s.responds(0, "beer")
    s.passes(1)
    if s.game.decision.kind == "rescue":
        s.passes(1)
    assert (s.life(1), s.role(1), s.is_out(1)) == (life, "outlaw", False)
    assert (s.in_play(1), s.hand(1)) == (["barrel"], ["panic"])
    s.ends_turn()
    assert s.active == 1


@rule("EL-CARD-75")
def test_nobody_was_eliminated_and_the_role_card_stays_hidden() -> None:
    sam = seat("vulture-sam", role="outlaw")
    s = falls("devils-pact", mortal(role="outlaw", in_play=["barrel"]), sam, deck=["2c"])
    assert (s.hand(0), s.hand(2)) == ([], []), "no reward, no heir"
    assert not told(s, "eliminated")
    became = told(s, "became")[0]
    assert became.facts == {"role": "outlaw", "life": 3, "why": "devils-pact"}
    view = s.game.view(3)["players"][1]
    assert (view["role"], view["fate"]) == (None, ["devils-pact"])


@rule("EL-CARD-21")
def test_only_the_first_one_and_only_while_the_card_is_in_force() -> None:
    s = falls("devils-pact", mortal(role="outlaw"), seat(), mortal(role="outlaw"), hand=SHOT)
    s.plays("bang", at=3)
    assert s.is_out(3)
    victim = mortal(role="outlaw")
    s = under("devils-pact", seat(role="sheriff", hand=["scope:as", "punch"]), victim, modules=DC)
    s.plays("scope")
    s.plays("punch", at=1)
    assert s.is_out(1)


@rule("EL-CARD-24")
def test_nothing_heals_who_has_made_the_pact() -> None:
    victim = mortal(role="renegade", hand=["beer", "saloon", "tequila"])
    s = under("devils-pact", seat(role="sheriff", hand=["punch", "bang:9d"]), victim, modules=DC)
    s.plays("punch", at=1)
    s.passes(1)
    s.passes(1)
    assert s.life(1) == 3
    s.ends_turn()
    s.plays("beer")
    s.plays("saloon")
    s.plays("tequila", at=1)
    s.responds(1, "discard")
    assert s.life(1) == 3
    s = falls("devils-pact", mortal(role="renegade", hand=["beer"]))
    assert s.life(1) == 3


@rule("EL-CARD-24")
def test_no_beer_saves_the_last_life_point_either() -> None:
    victim = mortal("paul-regret", role="renegade", hand=["beer"])
    sheriff = seat(
        "willy-the-kid", role="sheriff", hand=["bang:9d", "bang:8d", "bang:qh"], in_play=["scope"]
    )
    s = under("devils-pact", sheriff, victim, modules=DC)
    s.plays("bang", at=1)
    s.passes(1, 1)
    assert s.life(1) == 2
    s.plays("bang", at=1)
    s.passes(1)
    s.plays("bang", at=1)
    s.passes(1)
    assert s.is_out(1), "nobody was asked for a rescue"
    assert told(s, "eliminated")[0].facts["role"] == "outlaw"
    assert len(s.hand(0)) == 3, "this time an Outlaw has been killed"


@rule("EL-CARD-25")
def test_the_sheriff_has_no_part_in_it() -> None:
    shooter = seat(role="outlaw", hand=["punch"])
    s = under("devils-pact", mortal(role="sheriff"), shooter, turn=1, modules=DC)
    s.plays("punch", at=0)
    assert s.winner == "outlaw"


@rule("EL-CARD-21")
def test_who_has_made_the_pact_wins_with_the_outlaws_and_nobody_else() -> None:
    s = falls("devils-pact", mortal(role="deputy"), seat(role="outlaw"), players=5)
    others = [who for who in range(5) if s.role(who) == "outlaw"]
    assert 1 in others
    s.state.players[0].life = 1
    s.state.players[2].hand.append(next(x for x in s.state.deck if s.state.card(x).id == "gatling"))
    s.state.deck.remove(s.state.players[2].hand[-1])
    s.ends_turn()
    s.ends_turn()
    s.plays("gatling")
    while not s.over:
        s.responds(s.game.decision.seats[0], "pass")
    assert s.winner == "outlaw"
    assert set(s.winners) == set(others)


# -- Grave Digger ------------------------------------------------------------------------------


def dug(*others: dict[str, Any], victim: dict[str, Any] | None = None, **more: Any) -> Scenario:
    return falls("grave-digger", victim or mortal(role="deputy"), *others, players=5, **more)


@rule("EL-CARD-31", "EL-CARD-32", "EL-CARD-41", "EL-CARD-74", "EL-CARD-75")
def test_the_first_to_fall_becomes_the_grave_digger() -> None:
    victim = mortal("jourdonnais", role="deputy", in_play=["mustang"], hand=["panic"])
    sheriff = seat(role="sheriff", hand=["springfield", "beer"])
    s = under("grave-digger", sheriff, victim, players=5, modules=DC)
    s.plays("springfield", at=1)
    s.responds(0, "beer")
    s.passes(1)
    s.passes(1)
    assert (s.life(1), s.role(1), s.is_out(1)) == (1, "grave-digger", False)
    assert (s.in_play(1), s.hand(1)) == (["mustang"], ["panic"])
    assert s.state.players[1].character.id == "jourdonnais"
    assert s.hand(0) == [], "the Sheriff is not punished"
    view = s.game.view(3)["players"][1]
    assert (view["role"], view["fate"]) == (None, ["grave-digger"])
    s.ends_turn()
    assert s.active == 1


@rule("EL-CARD-31", "EL-CARD-41")
def test_he_dies_like_anybody_and_nobody_follows_him() -> None:
    s = dug(seat(), mortal(role="outlaw"), hand=["punch", "bang:9d", "duel"])
    s.plays("bang", at=1)
    s.passes(1)
    assert s.is_out(1)
    assert told(s, "eliminated")[0].facts["role"] == "grave-digger"
    s.plays("duel", at=3)
    assert s.is_out(3)


@rule("EL-CARD-34")
@pytest.mark.parametrize(("flipped", "life"), [("2s", 1), ("2h", 0)])
def test_spades_are_his_barrel(flipped: str, life: int) -> None:
    s = dug(hand=["punch", "bang:9d"], deck=[flipped, *PLAIN])
    s.plays("bang", at=1)
    s.asks(1, "shot")
    s.flips(flipped)
    if not life:
        s.passes(*[1] * (s.game.decision.kind == "shot"))
    assert s.life(1) == life


@rule("EL-CARD-35", "EL-CARD-73")
def test_his_first_card_comes_from_the_hand_of_anybody() -> None:
    s = dug(seat(hand=["beer", "panic"]), hand=["punch", "duel", "duel"])
    s.ends_turn()
    s.asks(1, "first-card")
    assert s.options(1) == ["rob @2", "rob @0"]
    s.picks("panic")
    s.responds(1, "rob", at=2)
    assert s.hand(1)[0] == "panic"
    assert (len(s.hand(1)), s.hand(2)) == (2, ["beer"])


@rule("EL-CARD-36", "EL-CARD-85")
def test_in_his_own_turn_nobody_harms_him() -> None:
    """Julie Cutter shoots back at who wounds her, but not at him."""
    victim = mortal(role="deputy", hand=["missed"])
    boxes = ["dodge-city", "armed-and-dangerous", "eldorado"]
    s = dug(seat("julie-cutter"), victim=victim, modules=boxes, deck=[*PLAIN[:2], "5h", "6h"])
    s.ends_turn()
    s.plays("missed", at=2, as_="bang")
    assert (s.life(2), s.life(1), s.is_out(1)) == (3, 1, False)
    assert told(s, "checked")[-1].facts["good"], "she would have hit"


@rule("EL-CARD-37", "EL-CARD-38")
def test_he_shoots_with_missed_cards_and_fights_no_duels() -> None:
    victim = mortal(role="deputy", hand=["bang:8d", "missed", "duel"])
    s = dug(seat(role="outlaw"), victim=victim)
    s.ends_turn()
    s.refuses("bang", "EL-CARD-37", at=2)
    s.refuses("duel", "EL-CARD-38", at=2)
    s.plays("missed", at=2, as_="bang")
    assert s.life(2) == 3
    assert not s.can(1, "play missed as bang @2")


@rule("EL-CARD-40")
def test_he_may_still_discard_bang_cards_and_goes_to_jail() -> None:
    victim = mortal(role="deputy", hand=["bang:8d"])
    s = dug(victim=victim, hand=["punch", "indians:kd", "jail"])
    s.plays("jail", at=1)
    s.plays("indians")
    s.responds(1, "bang")
    assert s.life(1) == 1


@rule("EL-CARD-39", "EL-CARD-73", "EL-CARD-85")
def test_who_wounds_him_loses_a_card() -> None:
    s = dug(hand=["punch", "bang:9d", "missed"], victim=mortal(role="deputy", hand=["beer"]))
    s.state.players[1].life = 2
    s.plays("bang", at=1)
    s.passes(1)
    assert s.life(1) == 1
    assert (s.hand(0), s.hand(1)) == ([], ["beer", "missed"])
    s.ends_turn()
    s.asks(1) if s.game.decision.kind != "play" else None
    assert s.active == 1


@rule("EL-CARD-39")
def test_a_card_on_the_table_is_chosen_and_without_any_a_life_point_is_lost() -> None:
    s = dug(hand=["punch", "scope", "bang:9d"], victim=mortal(role="deputy"))
    s.state.players[1].life = 2
    s.plays("scope")
    s.plays("bang", at=1)
    if s.game.decision.kind == "shot":
        s.passes(1)
    assert (s.in_play(0), s.hand(1)) == ([], ["scope"])
    s = dug(hand=["punch", "bang:9d"], victim=mortal(role="deputy"))
    s.state.players[1].life = 2
    s.plays("bang", at=1)
    if s.game.decision.kind == "shot":
        s.passes(1)
    assert (s.life(1), s.life(0)) == (1, 4)
    assert told(s, "wounded")[-1].facts["by"] == 1


@rule("EL-CARD-85")
def test_the_grabbed_card_waits_for_his_turn() -> None:
    s = dug(hand=["punch", "bang:9d", "missed"], victim=mortal(role="deputy"))
    s.state.players[1].life = 3
    s.plays("bang", at=1)
    if s.game.decision.kind == "shot":
        s.passes(1)
    assert s.hand(1) == ["missed"]
    assert list(kept(s).grabbed) == s.state.players[1].hand
    gatling = next(x for x in s.state.deck if s.state.card(x).id == "gatling")
    s.state.deck.remove(gatling)
    s.state.players[0].hand.append(gatling)
    s.plays("gatling")
    assert not s.can(1, "miss missed")
    s.responds(1, "pass")
    s.ends_turn()
    assert not kept(s).grabbed


@rule("EL-CARD-33", "EL-CARD-72")
def test_he_wins_alone_with_the_sheriff_and_the_law_waits_for_his_end() -> None:
    seats = [
        mortal(role="outlaw"),
        mortal(role="renegade"),
        mortal(role="outlaw"),
    ]
    s = under(
        "grave-digger",
        seat(role="sheriff", hand=["punch"]),
        mortal(role="deputy"), *seats, players=5, modules=DC,
    )  # fmt: skip
    s.plays("punch", at=1)
    for who in (2, 3):
        kill(s, who)
        assert not s.over, "the law does not win while he lives"
    kill(s, 4)
    assert (s.winner, s.winners) == ("grave-digger", (1,))
    s = under(
        "grave-digger",
        seat(role="sheriff", hand=["punch"]),
        mortal(role="outlaw"), seat(role="deputy"), *seats[1:], players=5, modules=DC,
    )  # fmt: skip
    s.plays("punch", at=1)
    kill(s, 3)
    kill(s, 4)
    assert not s.over, "the Deputy is still there"
    kill(s, 1)
    assert s.winner == "law"


@rule("EL-CARD-72")
def test_if_the_sheriff_falls_the_outlaws_win_without_him() -> None:
    s = dug(seat(role="outlaw"), victim=mortal(role="outlaw"))
    kill(s, 0)
    assert s.winner == "outlaw"
    assert 1 not in s.winners


def kill(s: Scenario, who: int) -> None:
    """Somebody is eliminated, and nobody is to blame."""
    from saloon.games.bang.life import eliminate
    from saloon.games.bang.state import Harm
    from saloon.kernel import GameOver

    try:
        for _ in eliminate(s.state, s.state.players[who], Harm(None, "test")):
            raise AssertionError("nobody is asked")
    except GameOver:
        s.game.over  # noqa: B018


@rule("EL-CARD-42", "EL-CARD-77")
def test_neither_the_sheriff_nor_the_last_one_beside_him_becomes_it() -> None:
    shooter = seat(role="outlaw", hand=["punch"])
    s = under("grave-digger", mortal(role="sheriff"), shooter, turn=1, modules=DC)
    s.plays("punch", at=0)
    assert s.winner == "outlaw"
    out = [seat(role="renegade", out=True), seat(role="outlaw", out=True)]
    s = under(
        "grave-digger",
        seat(role="sheriff", hand=["punch"]),
        mortal(role="outlaw"),
        *out,
        modules=DC,
    )
    s.plays("punch", at=1)
    assert s.winner == "law"


@rule("EL-CARD-76")
def test_who_was_saved_once_is_not_saved_again() -> None:
    s = dug(hand=["punch", "bang:9d"])
    from saloon.games.bang.event_deck import lift_event_card, put_in_force

    kept(s).spent.append(lift_event_card(s.state, "eldorado"))
    put_in_force(s.state, "devils-pact")
    s.plays("bang", at=1)
    s.passes(1)
    assert (s.is_out(1), kept(s).pact, now(s)) == (True, -1, "devils-pact")
