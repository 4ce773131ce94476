"""High Noon: when events come, how long they stay, and what goes before what."""

from __future__ import annotations

import pytest

from saloon.bots import make_bot, play_out
from saloon.games.bang.modules.bullet import bullet
from saloon.games.bang.modules.high_noon import high_noon
from saloon.games.bang.turn import schedule_turn
from saloon.games.registry import new_game
from saloon.testing import Scenario, rule, seat

HN = ["high-noon"]
ROUND = ["thirst", "shootout", "curse"]


def last_turn(**more: object) -> Scenario:
    """The last turn before the Sheriff's second one."""
    return Scenario(seats=[seat(role="sheriff")], turn=3, modules=HN, **more)  # type: ignore[arg-type]


@rule("HN-EVENT-01", "HN-EVENT-02")
def test_the_first_event_comes_before_the_sheriffs_second_turn() -> None:
    game = new_game("bang", players=4, seed=5, modules=HN, sheriff=1)
    events = game.listen()
    play_out(game, [make_bot("random", who) for who in range(4)])
    told = [event for event in events if event.kind in ("turn", "event")]
    kinds = [event.kind for event in told]
    first = kinds.index("event")
    assert [event.seat for event in told[:first]] == [1, 2, 3, 0], "a round without an event"
    assert told[first].seat == 1
    assert (told[first + 1].kind, told[first + 1].seat) == ("turn", 1)


@rule("HN-EVENT-02", "HN-EVENT-03", "HN-EVENT-04", "HN-EVENT-06")
def test_an_event_stays_for_a_round_and_the_next_one_shows() -> None:
    s = last_turn(events=ROUND)
    assert (s.event, s.next_event) == (None, "thirst")
    s.ends_turn()
    assert (s.active, s.event, s.next_event) == (0, "thirst", "shootout")
    for who in range(4):
        assert s.active == who
        assert len(s.hand(who)) == 1, "everybody is thirsty"
        s.ends_turn()
    assert (s.active, s.event, s.next_event) == (0, "shootout", "curse")
    assert len(s.hand(0)) == 1 + 2
    view = s.game.view(2)
    assert view["in_force"] == ["shootout"]
    assert "curse" in str(view)
    hidden = s.state.face[s.state.event_decks["round"].waiting[-2]].event_card.id
    assert hidden not in str(view)


@rule("HN-EVENT-05")
def test_the_last_event_stays_until_the_game_ends() -> None:
    s = Scenario(seats=[seat(role="sheriff")], modules=HN, event="thirst")
    deck = s.state.event_decks["round"]
    deck.past, deck.waiting = [*deck.past, *deck.waiting[1:]], deck.waiting[:1]
    assert s.next_event == "high-noon"
    lives = [s.life(who) for who in range(4)]
    for _ in range(4):
        s.ends_turn()
    shown = s.game.view(None)["events"]["round"]
    assert shown == {"now": "high-noon", "next": None, "left": 0}
    for _ in range(8):
        s.ends_turn()
        while s.game.decision.kind == "excess":
            s.discards(s.hand_texts(s.active)[0])
    assert s.event == "high-noon"
    assert [s.life(who) for who in range(4)] == [lives[0] - 3, *(life - 2 for life in lives[1:])]


@rule("HN-EVENT-07", "HN-EVENT-08", "HN-EVENT-09", "HN-EVENT-10")
def test_every_event_acts_once_or_at_each_turn_or_all_round() -> None:
    once, turns = {"enters_play"}, {"turn_begins", "turn_ends", "takes_turn", "draw_base"}
    kinds = {}
    for id_, event in {**high_noon.event_cards, **bullet.event_cards}.items():
        if event.hooks <= once and event.hooks:
            kinds[id_] = "once"
        else:
            kinds[id_] = "turn" if event.hooks <= turns and event.hooks else "round"
    assert {id_ for id_, kind in kinds.items() if kind == "once"} == {"the-daltons", "the-doctor"}
    assert kinds["high-noon"] == "turn"
    assert {kinds[id_] for id_ in ("gold-rush-event", "blessing", "curse")} == {"round"}


@rule("HN-EVENT-11", "CB-TIMING-02")
@pytest.mark.parametrize("coming", ["the-daltons", "high-noon"])
def test_an_event_is_carried_out_before_any_check(coming: str) -> None:
    """The Daltons take the Dynamite away before it is looked at; High Noon hurts before it does."""
    s = Scenario(
        seats=[seat(role="sheriff", in_play=["dynamite"])],
        turn=3,
        modules=HN,
        events=[coming] if coming == "the-daltons" else [],
        event="high-noon" if coming == "high-noon" else None,
        deck=["5s"],
    )
    s.ends_turn()
    told = [event.kind for event in s.events]
    if coming == "the-daltons":
        assert "check" not in told
        assert "turned" not in told
        assert s.life(0) == 5
    else:
        assert told.index("wounded") < told.index("turned")
        assert s.life(0) == 5 - 1 - 3


@rule("HN-EVENT-12")
def test_an_extra_turn_of_the_sheriff_brings_no_event() -> None:
    s = last_turn(events=ROUND)
    s.ends_turn()
    turn = s.state.turn
    schedule_turn(s.state, 0)  # as something that gives another turn does
    s.state.agenda.append(("phase-2", 0))
    s.ends_turn()
    assert (s.active, s.state.turn) == (0, turn + 1)
    assert s.event == "thirst"
    s.ends_turn()
    assert (s.active, s.event) == (1, "thirst")


@rule("HN-EVENT-13")
def test_with_three_players_the_deputy_handles_the_events() -> None:
    s = Scenario(
        seats=[seat(role="outlaw"), seat(role="deputy"), seat(role="renegade")],
        players=3,
        turn=0,
        modules=["dodge-city", "high-noon"],
        events=["thirst"],
    )
    s.ends_turn()
    assert (s.active, s.event) == (1, "thirst")
    assert [(event.kind, event.seat) for event in s.events if event.kind == "event"] == [
        ("event", 1)
    ]


def test_with_three_players_rounds_go_on_when_the_deputy_is_out() -> None:
    s = Scenario(
        seats=[seat(role="outlaw"), seat(role="deputy", out=True), seat(role="renegade")],
        players=3,
        turn=0,
        modules=["dodge-city", "high-noon"],
        events=["thirst"],
    )
    s.ends_turn()
    assert (s.active, s.event) == (2, "thirst"), "the next player takes the place of the Deputy"
    s.ends_turn()
    assert (s.active, s.event) == (0, "thirst")


@rule("HN-EVENT-14")
def test_no_jail_can_keep_the_sheriff_from_turning_up_an_event() -> None:
    s = Scenario(
        seats=[seat(role="sheriff"), seat(), seat(), seat(hand=["jail"])],
        turn=3,
        modules=HN,
        events=ROUND,
    )
    s.refuses("jail", "BB-CARD-51", at=0)
    s.ends_turn()
    assert s.event == "thirst"
