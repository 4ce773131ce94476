"""Eldorado: when its events come, how long they stay, and what an ace does."""

from __future__ import annotations

import pytest
from tests.bang.eldorado.table import DC, EL, PLAIN, SHERIFF, kept, now, told, under

from saloon.games.bang.event_deck import put_in_force
from saloon.games.bang.modules.eldorado import eldorado
from saloon.games.bang.modules.eldorado.course import begin
from saloon.games.registry import new_game
from saloon.testing import Scenario, rule, seat

QUIET = ["scout", "winifred", "desperados", "cavalry"]
"""Events under which a turn that is simply ended asks nothing."""


def end_turns(s: Scenario, count: int) -> None:
    for _ in range(count):
        s.ends_turn()
        while s.game.decision.kind == "excess":
            s.discards(s.hand_texts(s.game.decision.seats[0])[-1])


@rule("EL-SETUP-01", "EL-EVENT-01")
def test_the_sheriff_turns_up_the_first_event_before_the_first_turn() -> None:
    game = new_game("bang", players=5, seed=3, modules=EL, sheriff=2)
    events = game.listen()
    game.over  # noqa: B018
    kinds = [(event.kind, event.seat) for event in events if event.kind in ("event", "turn")]
    assert kinds[:2] == [("event", 2), ("turn", 2)]
    shown = game.view(0)["events"]["eldorado"]
    assert shown["now"] is not None
    assert shown["left"] == 17


@rule("EL-EVENT-02", "EL-EVENT-04", "EL-EVENT-07", "VS-CARD-52")
@pytest.mark.parametrize(("staked", "over"), [("bang:as", True), ("bang:kd", False)])
def test_an_ace_laid_for_poker_is_discarded_and_ends_the_event(staked: str, over: bool) -> None:
    s = under(
        "scout", seat(role="sheriff", hand=["poker"]), seat(hand=["panic:jh"]), seat(hand=[staked]),
        modules=["valley-of-shadows", "eldorado"], events=["winifred"],
    )  # fmt: skip
    s.plays("poker")
    s.responds(1, "panic")
    s.responds(2, "bang")
    if over:
        assert (now(s), kept(s).turner) == (None, 2)
        assert len(s.pile()) == 3
    else:
        s.responds(0, "panic")
        assert now(s) == "scout"


@rule("EL-SETUP-02", "EL-EVENT-11")
def test_no_card_is_the_last_one_and_nobody_sees_the_next() -> None:
    assert len(eldorado.event_cards) == 18
    assert not any(event.last for event in eldorado.event_cards.values())
    s = under("scout", events=["winifred"])
    for viewer in (None, 0, 3):
        view = s.game.view(viewer)
        assert view["events"]["eldorado"] == {"now": "scout", "next": None, "left": 17}
        assert "winifred" not in str(view)


@rule("EL-EVENT-01", "EL-EVENT-03", "EL-EVENT-08")
def test_an_event_holds_for_two_rounds_and_the_deck_goes_round() -> None:
    s = under(QUIET[0], events=QUIET[1:])
    end_turns(s, 7)
    assert (now(s), s.active) == (QUIET[0], 3)
    end_turns(s, 1)
    assert (now(s), s.active) == (QUIET[1], 0), "before the Sheriff's third turn"
    assert [event.seat for event in told(s, "event")] == [1], "turned up by the one after him"
    end_turns(s, 7)
    assert now(s) == QUIET[1]
    end_turns(s, 1)
    assert (now(s), s.active) == (QUIET[2], 0)
    assert [event.seat for event in told(s, "event")] == [1, 2]
    assert [event.facts["event"] for event in told(s, "event-over")] == QUIET[:2]


@rule("EL-EVENT-08")
def test_rounds_are_counted_at_a_place_whose_player_is_out() -> None:
    seats = [SHERIFF, seat(role="outlaw"), seat(role="outlaw", out=True), seat(role="renegade")]
    clock = {"eldorado": {**PLAIN_CLOCK, "place": 2, "turner": 2}}
    s = under(QUIET[0], *seats, events=QUIET[1:], kept=clock)
    end_turns(s, 4)
    assert now(s) == QUIET[0]
    end_turns(s, 1)
    assert (now(s), s.active) == (QUIET[1], 3)
    assert told(s, "event")[0].seat == 3, "the next one to the left of who is out"


PLAIN_CLOCK = {
    "place": 0, "laps": 2, "turner": 1, "ace": 0, "spent": [], "prisoner": -1, "pact": -1,
    "digger": -1, "grabbed": [],
}  # fmt: skip


@rule("EL-EVENT-02", "EL-EVENT-04", "EL-EVENT-06")
@pytest.mark.parametrize("hand", [["scope:as"], ["bang:as"]])
def test_an_ace_played_calls_the_event_off_and_brings_the_next_after_the_turn(
    hand: list[str],
) -> None:
    s = under(QUIET[0], seat(role="sheriff", hand=hand), events=QUIET[1:])
    if hand[0].startswith("bang"):
        s.plays("bang", at=1)
    else:
        s.plays("scope")
    assert now(s) is None
    assert QUIET[0] not in s.game.view(2)["in_force"]
    assert s.game.view(2)["clock"]["ace"]
    assert told(s, "event-over")[0].facts == {"event": QUIET[0], "by": 0}
    s.ends_turn()
    assert (now(s), s.active) == (QUIET[1], 1)
    order = [event.kind for event in s.events if event.kind in ("event", "turn")]
    assert order == ["event", "turn"], "at the end of that turn, before the next one"
    assert told(s, "event")[0].seat == 0


@rule("EL-EVENT-05", "EL-EVENT-08")
def test_two_rounds_later_the_player_on_the_left_turns_up_the_next() -> None:
    s = under(QUIET[0], SHERIFF, seat(hand=["scope:as"]), turn=1, events=QUIET[1:])
    s.plays("scope")
    end_turns(s, 1)
    assert (now(s), s.active) == (QUIET[1], 2)
    end_turns(s, 7)
    assert (now(s), s.active) == (QUIET[1], 1)
    end_turns(s, 1)
    assert (now(s), s.active) == (QUIET[2], 2)
    assert [event.seat for event in told(s, "event")] == [1, 2]


@rule("EL-EVENT-07", "EL-EVENT-10")
def test_an_answer_with_an_ace_counts_and_its_player_turns_up_the_next() -> None:
    seats = [seat(role="sheriff", hand=["bang:9d"]), seat(), seat(), seat(hand=["missed:ac"])]
    s = under(QUIET[0], *seats, events=QUIET[1:], deck=PLAIN)
    s.plays("bang", at=3)
    s.responds(3, "missed")
    assert now(s) is None
    end_turns(s, 3)
    assert (now(s), s.active) == (None, 3), "not before the end of that player's own turn"
    end_turns(s, 1)
    assert (now(s), s.active) == (QUIET[1], 0)
    assert told(s, "event")[0].seat == 3


@rule("EL-EVENT-10")
def test_if_that_player_is_out_the_next_one_to_the_left_turns_it_up() -> None:
    seats = [
        seat(role="sheriff", hand=["bang:9d", "punch"]),
        seat(role="renegade"),
        seat(role="outlaw"),
        seat(role="outlaw", hand=["missed:ac"], life=1),
    ]
    s = under(QUIET[0], *seats, events=QUIET[1:], modules=DC)
    s.plays("bang", at=3)
    s.responds(3, "missed")
    s.plays("punch", at=3)
    assert s.is_out(3)
    end_turns(s, 1)
    assert (now(s), told(s, "event")[0].seat) == (QUIET[1], 0), "the Sheriff sits to the left"


@rule("EL-EVENT-07")
def test_an_ace_discarded_in_somebodys_phase_two_counts() -> None:
    s = under(QUIET[0], seat("sid-ketchum", role="sheriff", life=2, hand=["scope:as", "beer"]))
    s.uses(0, "sid-ketchum")
    s.responds(0, "scope")
    assert now(s) is None
    seats = [seat(role="sheriff", hand=["cat-balou"]), seat(hand=["scope:as"])]
    s = under(QUIET[0], *seats)
    s.plays("cat-balou", at=1)
    assert now(s) is None
    assert kept(s).turner == 1, "whose hand it leaves has brought it"


@rule("EL-EVENT-07")
def test_other_aces_do_not_count() -> None:
    hand = ["scope:as", "missed:2s", "missed:3s", "missed:4s", "missed:5s", "missed:6s"]
    s = under("nugget", seat(role="sheriff", hand=["beer"]), modules=EL)
    assert now(s) == "nugget"
    s = under(QUIET[0], seat(role="sheriff", hand=hand), events=QUIET[1:])
    s.ends_turn()
    s.discards("scope")
    assert now(s) == QUIET[0], "discarded in phase 3"
    s = under(QUIET[0], SHERIFF, seat(in_play=["barrel:qs"]), seat(hand=["bang:9d"]), turn=2,
              deck=["as"])  # fmt: skip
    s.plays("bang", at=1)
    s.flips("as")
    assert now(s) == QUIET[0], "turned up in a check"
    s = under(QUIET[0], seat(role="sheriff", hand=["cat-balou"]), seat(in_play=["scope:as"]))
    s.plays("cat-balou", at=1)
    assert now(s) == QUIET[0], "it lay in play"
    doomed = seat(role="outlaw", life=1, hand=["scope:as"])
    s = under(QUIET[0], seat(role="sheriff", hand=["bang:9d"]), doomed)
    s.plays("bang", at=1)
    s.passes(1, 1)
    assert s.is_out(1)
    assert now(s) == QUIET[0], "of a player who has left the game"


@rule("EL-EVENT-07")
def test_an_ace_that_goes_face_down_onto_the_deck_does_not_tell_of_itself() -> None:
    for paid, other in (["scope:as", "beer"], ["beer", "scope:as"]):
        s = Scenario(
            seats=[
                seat(role="sheriff"),
                seat(hand=["springfield:ks", paid, other]),
                seat(),
            ],
            modules=["dodge-city", "fistful-of-cards", "eldorado"],
            edition="hu-compendium",
            event="abandoned-mine",
            pile=["7h", "8h", "9h"],
            deck=PLAIN,
        )
        put_in_force(s.state, QUIET[0])
        begin(s.state)
        s.ends_turn()
        s.plays("springfield", at=0)
        s.responds(1, paid)
        assert len(told(s, "put-back")) == 1
        assert now(s) == QUIET[0], f"paid with {paid}"


@rule("EL-EVENT-07")
def test_an_ace_discarded_before_phase_two_does_not_count() -> None:
    s = under("dough-badman", SHERIFF, seat(life=2, hand=["scope:as", "beer"]))
    s.ends_turn()
    s.responds(1, "scope")
    s.responds(1, "beer")
    assert s.life(1) == 3
    assert now(s) == "dough-badman"
    s = Scenario(
        seats=[SHERIFF, seat(hand=["scope:as"])],
        modules=["fistful-of-cards", "eldorado"],
        event="ranch",
        deck=PLAIN,
    )
    put_in_force(s.state, QUIET[0])
    begin(s.state)
    s.ends_turn()
    s.responds(1, "scope")
    s.passes(1)
    assert now(s) == QUIET[0], "the end of phase 1 is not phase 2"
    s.state.players[1].hand.append(s.state.pile.pop())
    s.plays("scope")
    assert now(s) is None, "but this is"


@rule("EL-EVENT-12")
def test_a_second_ace_finds_nothing_to_call_off() -> None:
    seats = [
        seat(role="sheriff", hand=["scope:as", "bang:9d"]),
        seat(),
        seat(),
        seat(hand=["missed:ac"]),
    ]
    s = under(QUIET[0], *seats, events=QUIET[1:])
    s.plays("scope")
    s.plays("bang", at=3)
    s.responds(3, "missed")
    assert kept(s).turner == 0
    end_turns(s, 1)
    assert (now(s), told(s, "event")[0].seat) == (QUIET[1], 0)


@rule("EL-EVENT-09")
@pytest.mark.parametrize("ace", [False, True])
def test_when_the_deck_is_used_up_the_last_one_ends_like_any_other(ace: bool) -> None:
    s = under(QUIET[0], seat(role="sheriff", hand=["scope:as"] if ace else []))
    deck = s.state.event_decks["eldorado"]
    kept(s).spent += deck.waiting
    deck.waiting.clear()
    for slot in kept(s).spent:
        s.state.reveal(slot)
    if ace:
        s.plays("scope")
        assert now(s) is None
    end_turns(s, 7)
    assert now(s) == (None if ace else QUIET[0])
    end_turns(s, 12)
    assert now(s) is None
    assert not told(s, "event")
    assert s.game.view(0)["clock"]["rounds"] == 0


@rule("EL-EXAMPLE-03")
def test_an_ace_under_nugget_brings_phase_three_back() -> None:
    hand = [
        "scope:as",
        "missed:2s",
        "missed:3s",
        "missed:4s",
        "missed:5s",
        "missed:6s",
        "missed:7s",
    ]
    s = under("nugget", seat(role="sheriff", hand=hand), events=QUIET)
    s.plays("scope")
    assert now(s) is None
    s.ends_turn()
    s.discards("missed:7s")
    assert (len(s.hand(0)), now(s), s.active) == (5, QUIET[0], 1)


@pytest.mark.parametrize("seed", range(3))
def test_the_first_player_of_three_turns_up_the_first_event(seed: int) -> None:
    game = new_game("bang", players=3, seed=seed, modules=DC)
    events = game.listen()
    game.over  # noqa: B018
    first = next(event for event in events if event.kind == "event")
    assert first.seat == game.view(None)["first"]


@rule("EL-EVENT-13")
def test_an_ace_is_resolved_without_the_event_it_has_called_off() -> None:
    s = under("daring-challenge", seat(role="sheriff", hand=["bang:ah"]), seat(hand=["missed"]))
    s.plays("bang", at=1)
    s.asks(1, "shot")
    s.responds(1, "missed")
    assert not told(s, "check")
    far = seat(role="sheriff", hand=["bang:ah"])
    s = under("scout", far, players=7)
    s.plays("bang", at=3)
    assert (s.life(3), now(s)) == (3, None)
