"""Eldorado: Dead Sheriff's Ghost."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bang.eldorado.table import DC, PLAIN, SHERIFF, kept, now, told, under
from tests.bang.great_train_robbery.tables import table, takes

from saloon.kernel import option
from saloon.testing import Scenario, rule, seat

OUT = seat(role="outlaw", out=True)
GHOST = "dead-sheriffs-ghost"


def comes(*seats: dict[str, Any], **more: Any) -> Scenario:
    """The event is turned up before the Sheriff's turn."""
    given: dict[str, Any] = {"deck": PLAIN, "turn": 3, "modules": ["eldorado"], **more}
    s = Scenario(seats=seats or [SHERIFF, OUT], events=[GHOST, "scout"], **given)
    s.ends_turn()
    return s


@rule("EL-CARD-10", "EL-CARD-18", "CB-RETURN-01")
def test_the_dead_sit_at_the_table_again_as_long_as_it_lasts() -> None:
    s = comes(seat(role="sheriff", hand=["bang:9d", "general-store", "scope:as"]), OUT)
    assert (now(s), s.active) == (GHOST, 0)
    assert s.game.view(2)["players"][1]["status"] == "ghost"
    assert s.distance(0, 2) == 2, "they count for distance"
    s.plays("bang", at=1)
    assert not s.is_out(1), "a legal target that cannot be hurt"
    s.plays("general-store")
    for who in (0, 1, 2):
        s.responds(who, "take")
    assert len(s.hand(1)) == 1
    s.plays("scope")
    assert s.is_out(1), "and are gone when it is over"
    assert s.distance(0, 2) == 1
    assert s.pile()[-1] != "scope", "what the ghost held is discarded"


@rule("EL-CARD-11", "EL-CARD-15")
def test_a_ghost_draws_one_card_and_keeps_none() -> None:
    s = comes(SHERIFF, seat("sean-mallory", role="outlaw", out=True), modules=DC)
    s.ends_turn()
    assert (s.active, len(s.hand(1))) == (1, 1)
    s.ends_turn()
    assert (s.active, s.hand(1), s.is_out(1)) == (2, [], False)


@rule("EL-CARD-12", "EL-CARD-13", "EL-CARD-84")
def test_a_ghost_moves_a_card_in_play_to_another_player() -> None:
    seats = [
        seat(role="sheriff", in_play=["schofield", "mustang:8h"]),
        OUT,
        seat(in_play=["volcanic:10s", "jail"]),
        seat(in_play=["mustang:9h"]),
    ]
    s = comes(*seats)
    s.ends_turn()
    assert s.can(1, f"use schofield {GHOST} @3")
    assert not s.can(1, f"use schofield {GHOST} @2"), "two weapons"
    assert not s.can(1, f"use mustang {GHOST} @3") or s.can(1, f"use mustang {GHOST} @2")
    assert not s.can(1, f"use schofield {GHOST} @1"), "nothing for itself"
    assert not s.can(1, f"use jail {GHOST} @0"), "no jail for the Sheriff"
    assert s.can(1, f"use jail {GHOST} @3")
    s.responds(1, "jail", at=3)
    assert (s.in_play(2), s.in_play(3)) == (["volcanic"], ["mustang", "jail"])
    assert told(s, "moved")[0].facts["to"] == 3
    assert not [text for text in s.options(1) if GHOST in text], "one card a turn"
    assert not s.pile(), "nothing was discarded"


@rule("EL-CARD-12", "EL-CARD-14")
def test_a_ghost_moves_nothing_in_front_of_the_sheriff_that_does_harm_there() -> None:
    boxes = ["valley-of-shadows", "armed-and-dangerous", "great-train-robbery"]
    here = seat(in_play=["dynamite", "bomb", "rattlesnake", "dining-car", "mustang:8h"])
    s = under(GHOST, SHERIFF, seat(presence="haunt"), here, turn=1, modules=["eldorado", *boxes])
    for card in ("dynamite", "bomb", "rattlesnake"):
        assert s.can(1, f"use {card} {GHOST} @3"), card
        assert not s.can(1, f"use {card} {GHOST} @0"), card
    assert s.can(1, f"use railcar:dining-car {GHOST} @0")
    assert s.can(1, f"use mustang {GHOST} @0")
    s.refused_by(1, option("use", s.state.players[2].in_play[0], 0, GHOST), "EL-CARD-14")


@rule("EL-CARD-15", "CB-TIMING-21", "CB-HAND-10")
@pytest.mark.parametrize(
    ("character", "card"),
    [("jimmy-texas", []), (None, ["strongbox"]), ("suzy-lafayette", ["scope"])],
)
def test_no_card_comes_to_a_ghost_when_its_turn_is_over(
    character: str | None, card: list[str]
) -> None:
    ghost = seat(character, role="outlaw", presence="haunt", in_play=card)
    s = under(GHOST, SHERIFF, ghost, modules=["eldorado", "great-train-robbery"])
    s.ends_turn()
    if s.game.decision.kind == "draw":
        s.passes(1)  # Suzy Lafayette, when she comes
    assert len(s.hand(1)) == 1
    s.ends_turn()
    assert (s.active, s.hand(1), s.is_out(1)) == (2, [], False)


@rule("EL-CARD-12", "GT-CAR-13")
def test_a_ghost_brings_the_sheriff_no_ghost_car() -> None:
    modules = ["eldorado", "great-train-robbery"]
    s = comes(SHERIFF, OUT, seat(), seat(in_play=["ghost-car"]), modules=modules)
    s.ends_turn()
    assert s.can(1, f"use railcar:ghost-car {GHOST} @2")
    assert not s.can(1, f"use railcar:ghost-car {GHOST} @0")


@rule("EL-CARD-14")
@pytest.mark.parametrize("card", ["gatling", "indians:kd", "dynamite", "howitzer"])
def test_nothing_that_could_hurt_the_sheriff(card: str) -> None:
    s = comes(SHERIFF, OUT, deck=[*PLAIN[:2], card], modules=DC)
    s.ends_turn()
    name = card.partition(":")[0]
    assert s.hand(1) == [name]
    s.refuses(name, "EL-CARD-14")


@rule("EL-CARD-14")
@pytest.mark.parametrize(
    ("card", "box"),
    [
        ("brawl", "dodge-city"),
        ("rust", "armed-and-dangerous"),
        ("most-wanted", "great-train-robbery"),
        ("bandidos", "valley-of-shadows"),
        ("poker", "valley-of-shadows"),
    ],
)
def test_nothing_that_costs_all_others_anything(card: str, box: str) -> None:
    ghost = seat(role="outlaw", presence="haunt", hand=[card, "beer"])
    s = under(GHOST, SHERIFF, ghost, turn=1, modules=["eldorado", box])
    s.refuses(card, "EL-CARD-14")


@rule("EL-CARD-14", "GT-CAR-06")
def test_what_a_ghost_uses_on_all_others_passes_the_sheriff_over() -> None:
    sheriff = seat(role="sheriff", in_play=["scope"])
    ghost = seat(role="outlaw", presence="haunt", in_play=["circus-wagon"])
    modules = ["eldorado", "great-train-robbery"]
    s = under(GHOST, sheriff, ghost, seat(in_play=["barrel"]), turn=1, modules=modules)
    s.uses(1, "circus-wagon")
    assert (s.in_play(0), s.in_play(2)) == (["scope"], [])


@rule("EL-CARD-14")
def test_a_ghost_shoots_at_others_and_never_at_the_sheriff() -> None:
    s = comes(SHERIFF, OUT, deck=[*PLAIN[:2], "bang:9d"])
    s.ends_turn()
    s.refuses("bang", "EL-CARD-14", at=0)
    s.plays("bang", at=2)
    assert s.life(2) == 3


@rule("EL-CARD-16")
def test_ghosts_have_nothing_to_lose_or_to_gain() -> None:
    s = comes(seat(role="sheriff", hand=["saloon", "gatling"]), OUT)
    s.plays("saloon")
    s.plays("gatling")
    for who in (2, 3):
        if s.game.decision.seats == (who,):
            s.passes(who)
    assert not s.is_out(1)
    assert s.life(1) == 0


@rule("EL-CARD-17", "EL-CARD-18")
def test_who_dies_now_becomes_a_ghost_too() -> None:
    sheriff = seat(role="sheriff", hand=["bang:9d"])
    victim = seat(role="outlaw", life=1, in_play=["barrel"])
    s = under(GHOST, sheriff, victim, seat("vulture-sam", role="outlaw"), deck=["2c", *PLAIN[1:]])
    s.plays("bang", at=1)
    s.flips("2c")
    assert not s.is_out(1)
    assert s.game.view(3)["players"][1]["status"] == "ghost"
    assert told(s, "eliminated"), "it was an elimination"
    assert len(s.hand(0)) == 3, "with its reward"
    assert s.hand(2) == ["barrel"], "and its heir"
    s.ends_turn()
    assert (s.active, len(s.hand(1))) == (1, 1)


@rule("EL-CARD-17", "BB-TURN-17", "CB-TIMING-09")
def test_who_dies_in_the_own_turn_waits_for_the_next_one() -> None:
    victim = seat(role="outlaw", life=1, in_play=["dynamite"], hand=["bang:9d"])
    s = under(GHOST, SHERIFF, victim, seat(role="outlaw"), deck=["2s", "3c", "4c"])
    s.ends_turn()
    assert (s.active, len(s.hand(2))) == (2, 2), "the turn was over"
    assert not s.is_out(1), "and the ghost sits at the table"
    for _ in range(3):
        s.ends_turn()
    assert (s.active, len(s.hand(1))) == (1, 1)


@rule("EL-CARD-17", "BB-TURN-17")
def test_who_loses_a_duel_for_life_plays_no_more_in_that_turn() -> None:
    loser = seat("don-bell", role="outlaw", life=1, hand=["duel"])
    seats = [SHERIFF, loser, seat(role="outlaw", hand=["bang:9d"])]
    s = under(GHOST, *seats, turn=1, modules=["eldorado", "gold-rush"])
    s.plays("duel", at=2)
    s.responds(2, "bang")
    assert (s.active, s.is_out(1), s.hand(1)) == (2, False, [])
    assert not told(s, "check"), "nor may Don Bell have another one"


@rule("EL-CARD-17", "DC-CHAR-13", "BB-DEATH-04")
def test_who_dies_is_a_ghost_when_all_of_the_elimination_is_over() -> None:
    sheriff = seat(role="sheriff", hand=["bang:9d"])
    victim = seat("herb-hunter", role="outlaw", life=1, in_play=["scope"])
    s = under(GHOST, sheriff, victim, modules=DC)
    s.plays("bang", at=1)
    kinds = [event.kind for event in s.events]
    assert kinds.index("eliminated") < kinds.index("discarded") < kinds.index("came-back")
    assert s.hand(1) == [], "nobody draws for the own elimination"


@rule("EL-CARD-18")
def test_ghosts_hold_up_nobodys_victory() -> None:
    sheriff = seat(role="sheriff", hand=["bang:9d"])
    seats = [sheriff, seat(role="outlaw", life=1), OUT, seat(role="renegade", out=True)]
    s = under(GHOST, *seats)
    s.plays("bang", at=1)
    assert s.winner == "law"


@rule("EL-CARD-18", "CB-WIN-03")
def test_a_renegade_among_ghosts_is_alone() -> None:
    ghosts = [seat(role="outlaw", presence="haunt"), seat(role="outlaw", presence="haunt")]
    seats = [seat(role="sheriff", life=1), seat(role="renegade", hand=["bang:9d"]), *ghosts]
    s = under(GHOST, *seats, turn=1)
    assert not s.is_out(2)
    s.plays("bang", at=0)
    assert s.winner == "renegade"


@rule("EL-CARD-18", "CB-WIN-01", "CB-WIN-08", "GT-CARD-51")
@pytest.mark.parametrize(("life", "cards"), [(4, ["4c"]), (1, ["8s", "6c", "7c", "8c"])])
def test_a_sheriff_who_rises_in_the_middle_of_a_hunt_has_fallen(
    life: int, cards: list[str]
) -> None:
    """Most Wanted: his ghost comes before anybody can have won."""
    seats = [seat(role="sheriff", life=1), seat(role="outlaw", hand=["most-wanted"])]
    seats += [seat(role="outlaw", life=life), seat(role="renegade")]
    modules = ["eldorado", "great-train-robbery"]
    s = under(GHOST, *seats, turn=1, modules=modules, deck=["2c", "3c", *cards, "5c", "9s"])
    s.plays("most-wanted")
    assert told(s, "came-back")
    assert (s.over, s.winner) == (True, "outlaw")


@rule("EL-CARD-18", "GT-LOCO-06")
def test_a_sheriff_who_rises_while_ironhorse_goes_on_has_fallen() -> None:
    kept = {"at": 4, "leland": 0}
    seats = [seat(role="sheriff", life=1), seat(role="renegade"), seat(role="outlaw", life=1)]
    modules = ["eldorado", "great-train-robbery"]
    seats.append(seat(role="outlaw", life=1))
    s = under(GHOST, *seats, turn=3, modules=modules, kept={"great-train-robbery": kept})
    s.ends_turn()
    assert (s.over, s.winner) == (True, "renegade")


@rule("EL-CARD-18", "DC-EIGHT-03")
def test_a_renegade_wins_alone_and_not_the_ghost_of_another() -> None:
    ghosts = [seat(role=role, presence="haunt") for role in ("renegade", "outlaw", "outlaw")]
    seats = [seat(role="sheriff", life=1), seat(role="renegade", hand=["bang:9d"]), *ghosts]
    seats += [seat(role="outlaw", out=True), seat(role="deputy", out=True)]
    s = under(GHOST, *seats, seat(role="deputy", out=True), turn=1, modules=DC)
    s.plays("bang", at=0)
    assert s.state.result is not None
    assert (s.winner, s.state.result.winners) == ("renegade", (1,))


@rule("EL-CARD-18", "DC-THREE-05", "DC-THREE-07")
def test_of_three_the_last_one_alive_wins_beside_a_ghost() -> None:
    seats = [seat(role="deputy", presence="haunt"), seat(role="outlaw", hand=["bang:9d"])]
    seats.append(seat(role="renegade", life=1))
    s = Scenario(
        seats=seats, players=3, turn=1, event=GHOST, modules=["dodge-city", "eldorado"], deck=PLAIN
    )
    assert not s.is_out(0)
    s.plays("bang", at=2)
    assert (s.over, s.winner) == (True, "outlaw")


def stays(s: Scenario, who: int, presence: str) -> bool:
    """Whether somebody is a ghost of this kind, and still is when the event is over."""
    before = s.state.players[who].presence.id
    s.plays("scope")
    assert now(s) != GHOST
    return before == s.state.players[who].presence.id == presence


@rule("CB-RETURN-03", "CB-RETURN-09", "GT-CAR-13", "GT-CAR-17")
def test_the_ghost_car_keeps_a_ghost_when_the_event_is_over() -> None:
    seats = [seat(role="sheriff", hand=["bang", "scope:as"]), seat(), seat(presence="haunt")]
    train = ["ghost-car", "mail-car", "caboose"]
    s = table(*seats, boxes=["eldorado"], event=GHOST, train=train)
    takes(s, "ghost-car", "bang")
    s.responds(0, "choose", at=2)
    assert told(s, "came-back")[-1].facts == {"why": "ghost-car"}
    assert stays(s, 2, "in-ghost-car")


@rule("CB-RETURN-03", "CB-RETURN-09", "VS-CARD-32")
def test_the_card_ghost_is_played_on_a_ghost() -> None:
    modules = ["eldorado", "valley-of-shadows"]
    seats = [seat(role="sheriff", hand=["ghost", "scope:as"]), seat(presence="haunt"), seat()]
    s = under(GHOST, *seats, modules=modules)
    s.refuses("ghost", "VS-CARD-32", at=2)
    s.plays("ghost", at=1)
    assert stays(s, 1, "haunting")


@rule("CB-RETURN-03", "CB-RETURN-09", "CB-HAND-03")
def test_a_ghost_that_plays_ghost_on_itself_has_a_phase_three_again() -> None:
    modules = ["eldorado", "valley-of-shadows"]
    me = seat("sean-mallory", role="outlaw", presence="haunt", hand=["ghost", "beer"])
    s = under(GHOST, SHERIFF, me, turn=1, modules=[*modules, "dodge-city"])
    s.plays("ghost", at=1)
    s.ends_turn()
    assert (s.hand(1), s.in_play(1), s.is_out(1)) == (["beer"], ["ghost"], False)


@rule("EL-CARD-12", "CB-RETURN-03", "GT-CAR-17", "GT-CAR-21")
@pytest.mark.parametrize(
    ("card", "box", "kept_by"),
    [
        ("ghost-car", "great-train-robbery", "in-ghost-car"),
        ("ghost", "valley-of-shadows", "haunting"),
    ],
)
def test_what_keeps_a_player_is_moved_to_a_ghost(card: str, box: str, kept_by: str) -> None:
    here = seat(role="outlaw", presence=kept_by, in_play=[card])
    mover = seat(role="outlaw", presence="haunt", hand=["scope:as"])
    s = under(
        GHOST, SHERIFF, mover, here, seat(presence="haunt"), turn=1, modules=["eldorado", box]
    )
    s.uses(1, card, at=3)
    assert s.state.players[2].presence.id == "haunt", "out of the game, and a ghost like others"
    assert stays(s, 3, kept_by)


@rule("EL-CARD-10", "EL-CARD-18")
def test_when_two_rounds_are_over_they_leave_without_an_elimination() -> None:
    gregg = seat("greg-digger", life=2)
    s = comes(SHERIFF, OUT, gregg, modules=DC)
    kept(s).laps = 1
    for _ in range(4):
        s.ends_turn()
    assert now(s) == "scout"
    assert s.is_out(1)
    assert s.life(2) == 2, "Gregg Digger has nothing of it"
    assert told(s, "left")[-1].facts["why"] == GHOST


@rule("EL-CARD-10")
def test_a_ghost_that_brings_an_ace_ends_its_own_turn() -> None:
    s = comes(SHERIFF, OUT, deck=[*PLAIN[:2], "scope:as", *PLAIN[2:]])
    s.ends_turn()
    s.plays("scope")
    assert (s.is_out(1), now(s), s.active) == (True, "scout", 2)


@rule("CB-RETURN-01")
def test_fuller_returns_come_first() -> None:
    """CB-RETURN-04, as far as its boxes are built: Dead Man, Ghost Town, shadows, then this."""
    from saloon.games.bang.event_deck import put_in_force

    for event, cards, life in (("dead-man", 4, 2), ("ghost-town", 3, 0), (None, 2, 0)):
        boxes = ["fistful-of-cards" if event == "dead-man" else "high-noon", "eldorado"]
        boxes += [] if event else ["shadow-gunslingers"]
        s = Scenario(
            seats=[SHERIFF, OUT], modules=boxes, event=event or GHOST, deck=[*PLAIN, *PLAIN[:0]]
        )
        if event:
            put_in_force(s.state, GHOST)
        s.state.come_back(s.state.players[1], s.state.layout.known["presence"]["haunt"])
        s.ends_turn()
        assert (s.active, len(s.hand(1)), s.life(1)) == (1, cards, life)
        s.ends_turn()
        while s.game.decision.kind in ("top", "excess"):
            s.responds(1, s.game.decision.kind if s.game.decision.kind == "top" else "discard")
        assert not s.is_out(1), "and sits there as before"
