"""The end of a turn, and who comes and goes, with the boxes that have a part in it (CB)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from saloon.games.bang.event_deck import event_card_in_force
from saloon.games.bang.modules.armed_and_dangerous.loads import loads
from saloon.games.bang.modules.gold_rush.gold import gold
from saloon.games.registry import new_game
from saloon.kernel import PASS
from saloon.testing import Scenario, rule, seat

BOXES = [
    "gold-rush", "armed-and-dangerous", "great-train-robbery", "fistful-of-cards",
    "wild-west-show", "eldorado",
]  # fmt: skip
EVENTS = ("vendetta", "miss-susanna", "scout")


def table(*seats: dict[str, Any], boxes: Sequence[str] = (), **given: Any) -> Scenario:
    """Vendetta, Miss Susanna and an event of Eldorado that an ace ends."""
    return Scenario(
        seats=seats, modules=[*BOXES, *boxes], **{"event": EVENTS, "events": ["nugget"], **given}
    )


def told(s: Scenario, since: int = 0) -> list[str]:
    """What the end of a turn consists of, in its order."""
    named = {"discarded": "why", "took": "why", "drew": "why", "left": "why", "event": "event"}
    named |= {"check": "for", "wounded": "card", "turn": "number", "loaded": "amount"}
    found = []
    for event in s.events[since:]:
        if event.kind in named:
            found.append(f"{event.kind} {event.facts[named[event.kind]]}")
    return found


def let_pass(s: Scenario, *kinds: str) -> None:
    """Nobody does anything about these questions, or simply the first thing where one must."""
    while not s.over and s.game.decision.kind in kinds:
        who = s.game.unanswered()[0]
        options = s.game.options(who)
        s._do(PASS if PASS in options else options[0], who)


@rule("CB-TIMING-18", "CB-TIMING-19", "CB-EXTRA-04", "CB-HAND-06")
def test_the_end_of_a_turn_with_everybody_who_has_a_part_in_it() -> None:
    hand = ["scope:as", "beer", "jail", "duel"]
    s = table(
        seat("don-bell", role="sheriff", life=2, hand=hand, in_play=["strongbox"]),
        seat("gary-looter"),
        deck=["panic", "4h", "5h", "6c", "7c", "8c"],
    )  # fmt: skip
    s.plays("scope")  # the ace: Eldorado goes on at the end of the turn
    s.passes(0)
    since = len(s.events)
    s.ends_turn()
    s.discards("jail")
    s.asks(0, "load")
    s.responds(0, "load", at=0)
    s.asks(0, "another-turn")
    s.responds(0, "another-turn")
    order = [each for each in told(s, since) if not each.startswith("loaded")]
    assert order == [
        "discarded excess", "took gary-looter", "drew strongbox", "wounded miss-susanna",
        "check don-bell", "check vendetta", "event nugget", "turn 2",
        "drew phase-1", "drew phase-1", "drew phase-1",
    ]  # fmt: skip
    assert (s.active, s.hand(1)) == (0, ["jail"]), "one extra turn, though both checks were won"
    assert loads(s.state).on_characters[0] == 1, "the token for the card that Gary Looter took"
    assert s.hand(0)[:3] == ["beer", "duel", "panic"]


@rule("CB-TIMING-18", "CB-TIMING-21", "CB-HAND-08")
def test_who_leaves_draws_nothing_more_and_goes_between_the_checks_and_the_new_card() -> None:
    s = table(
        seat("gary-looter", role="sheriff"), seat("jimmy-texas", role="outlaw", out=True),
        seat(role="outlaw"),
        boxes=["shadow-gunslingers"], deck=["2c", "scope:as", "strongbox", "3c", "4c", "5c"],
    )  # fmt: skip
    s.ends_turn()
    assert (s.active, s.state.players[1].presence.id) == (1, "shadow")
    s.plays("scope")
    s.passes(1)
    s.plays("strongbox")
    s.passes(1)
    s.state.draw(s.state.players[1], 1, "test")
    since = len(s.events)
    s.ends_turn()
    let_pass(s, "top")
    gone = ["discarded eliminated"] * 3
    assert told(s, since)[:7] == [
        "check vendetta",
        "left shadow-gunslingers",
        *gone,
        "event nugget",
        "turn 3",
    ]
    assert (s.is_out(1), s.hand(0)) == (True, []), "nothing for Gary Looter"
    assert loads(s.state).on_characters[1] == 0


@rule("CB-TIMING-21", "CB-HAND-08")
def test_a_ghost_of_ghost_town_gets_no_card_from_its_strongbox() -> None:
    s = Scenario(
        seats=[
            seat("gary-looter", role="sheriff"), seat("jimmy-texas", role="outlaw", out=True),
            seat(role="outlaw"),
        ],
        modules=["high-noon", *[each for each in BOXES if each != "fistful-of-cards"]],
        event="ghost-town", deck=["strongbox", "2c", "3c", "4c", "5c"],
    )  # fmt: skip
    s.ends_turn()
    s.plays("strongbox")
    s.passes(1)
    since = len(s.events)
    s.ends_turn()
    let_pass(s, "top")
    gone = [*["discarded ghost-town"] * 2, "left ghost-town", "discarded eliminated"]
    assert told(s, since)[:5] == [*gone, "turn 3"]
    assert s.hand(0) == []


@rule("CB-HAND-08", "CB-HAND-06")
@pytest.mark.parametrize(
    ("presence", "keeper"), [("haunting", "ghost"), ("in-ghost-car", "ghost-car")]
)
def test_the_hand_of_a_ghost_that_stays_is_above_its_limit(presence: str, keeper: str) -> None:
    s = Scenario(
        seats=[
            seat("gary-looter", role="sheriff"),
            seat(role="outlaw", presence=presence, in_play=[keeper], life=0),
            seat(role="outlaw"),
        ],
        modules=["valley-of-shadows", *BOXES], deck=["2c", "3c", "4c", "5c"],
    )  # fmt: skip
    s.ends_turn()
    let_pass(s, "declared", "loss")
    assert (s.active, len(s.hand(1))) == (1, 2)
    s.ends_turn()
    loaded = 0
    while s.state.active == 1:
        if s.game.decision.kind == "load":
            s.responds(1, "load", at=1)
            loaded += 1
        else:
            s._do(s.game.options(1)[0], 1)
    assert (loaded, loads(s.state).on_characters[1]) == (2, 2)
    assert len(s.hand(0)) == 2, "Gary Looter takes both"


RETURNS = [
    (("dead-man", "bone-orchard", "dead-sheriffs-ghost"), True, ("in", 2)),
    (("ghost-town", "bone-orchard", "dead-sheriffs-ghost"), True, ("in", 1)),
    (("ghost-town", "sacagaway", "dead-sheriffs-ghost"), True, ("ghost", 0)),
    (("thirst", "sacagaway", "dead-sheriffs-ghost"), True, ("shadow", 0)),
    (("thirst", "sacagaway", "dead-sheriffs-ghost"), False, ("haunt", 0)),
]


@rule("CB-RETURN-04")
@pytest.mark.parametrize(("events", "shadows", "found"), RETURNS)
def test_of_several_returns_the_fullest_applies(
    events: tuple[str, ...], shadows: bool, found: tuple[str, int]
) -> None:
    deck = "fistful-of-cards" if events[0] == "dead-man" else "high-noon"
    boxes = [deck, "wild-west-show", "eldorado", *(["shadow-gunslingers"] if shadows else [])]
    s = Scenario(
        seats=[seat(role="sheriff"), seat(role="outlaw", out=True), seat(role="outlaw")],
        modules=boxes, event=events, first_out=1,
    )  # fmt: skip
    s.ends_turn()
    player = s.state.players[1]
    assert (s.active, player.presence.id, s.life(1)) == (1, *found)
    assert len([event for event in s.events if event.kind == "came-back"]) <= 1


@rule("CB-RETURN-18")
@pytest.mark.parametrize(
    ("presence", "keeper"), [("haunting", "ghost"), ("in-ghost-car", "ghost-car")]
)
@pytest.mark.parametrize("victim", ["simeon-picos", "bart-cassidy", "el-gringo"])
def test_who_has_no_life_points_can_be_shot_at_and_loses_nothing(
    presence: str, keeper: str, victim: str
) -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang", "beer"]),
            seat(victim, role="outlaw", presence=presence, in_play=[keeper], life=0),
            seat(role="outlaw"),
        ],
        modules=["valley-of-shadows", "gold-rush", "great-train-robbery"],
    )  # fmt: skip
    s.plays("bang", at=1)
    let_pass(s, "declared", "shot", "loss")
    assert (s.life(1), s.hand(1), s.hand(0), s.is_out(1)) == (0, [], ["beer"], False)
    assert gold(s.state).nuggets == [0, 0, 0, 0]
    assert not [event for event in s.events if event.kind in ("wounded", "earned")]


@rule("CB-CHECK-06")
@pytest.mark.parametrize(("card", "again"), [("4h", True), ("4s", False)])
def test_tumbleweed_has_helena_zonteros_check_made_again(card: str, again: bool) -> None:
    s = Scenario(
        seats=[
            seat("lucky-duke", role="sheriff", hand=["stagecoach"]), seat(role="outlaw"),
            seat(role="outlaw", in_play=["tumbleweed"]), seat(role="renegade"),
        ],
        modules=["armed-and-dangerous", "wild-west-show"], events=["helena-zontero"],
        deck=["2c", "3c", "9s" if again else "9h", card],
    )  # fmt: skip
    loads(s.state).on_cards[s.state.players[2].in_play[0]] = 1
    s.plays("stagecoach")
    s.asks(2, "check")
    s.responds(2, "tumbleweed")
    assert bool([event for event in s.events if event.kind == "redealt"]) is again
    assert len([event for event in s.events if event.kind == "turned"]) == 2


@rule("CB-CHECK-06")
def test_nothing_answers_the_check_for_the_side_of_the_locomotive() -> None:
    for seed in range(8):
        game = new_game(
            "bang", players=5, seed=seed, modules=["armed-and-dangerous", "great-train-robbery"]
        )
        events = game.listen()
        assert game.decision.rule != "AD-CARD-29", "nobody could turn a card again"
        kinds = [event.kind for event in events]
        assert kinds.count("turned") == 1
        assert kinds.index("turned") < kinds.index("locomotive")


@rule("CB-EVENT-08")
def test_the_events_of_these_tables_are_in_force_side_by_side() -> None:
    s = table(seat(role="sheriff"))
    decks = ("round", "show", "eldorado")
    assert tuple(event_card_in_force(s.state, deck) for deck in decks) == EVENTS
