"""Gag: what is written in the chat costs a life point."""

from __future__ import annotations

import pytest
from tests.bang.wild_west_show.tables import SHOW, four, kinds, now
from tests.table.sitting import ANN, BEN, CLEO, Sitting

from saloon.games.bang.event_deck import turn_up_event_card
from saloon.games.bang.modules.wild_west_show.module import DECK
from saloon.kernel import SPEAK, Game, IllegalChoice
from saloon.table.commands import Say
from saloon.table.deciding import PHRASES
from saloon.table.live import LiveTable
from saloon.testing import Scenario, rule


@rule("WS-CARD-15", "WS-CARD-16")
def test_who_speaks_loses_a_life_point_through_nobody() -> None:
    s = Scenario(seats=four(["beer"]), event="gag", **SHOW)
    game = s.game
    assert SPEAK not in [*game.options(0), *game.interjections(1)]
    assert game.hears(0)
    assert game.hears(1)
    game.choose("speak", 1)
    assert (s.life(1), s.active) == (3, 0)
    assert "by" not in kinds(s, "wounded")[-1].facts
    with pytest.raises(IllegalChoice, match="unsaid"):
        game.undo(1)
    game.choose(SPEAK, 0)
    assert s.life(0) == 4
    again = Game.replay(game.rules, game.record)
    assert again.state.plain() == game.state.plain()


@rule("WS-CARD-15")
def test_nobody_minds_what_is_said_without_it() -> None:
    s = Scenario(seats=four(["stagecoach"]), events=["gag", "sacagaway"], **SHOW)
    assert not s.game.hears(1)
    with pytest.raises(IllegalChoice):
        s.game.choose(SPEAK, 1)
    s.plays("stagecoach")
    assert s.game.hears(1)


@rule("WS-CARD-16")
def test_who_is_out_may_talk_and_the_last_life_point_can_be_talked_away() -> None:
    table = four()
    table[2]["out"] = True
    table[3]["life"] = 1
    s = Scenario(seats=table, event="gag", **SHOW)
    assert not s.game.hears(2)
    s.game.choose(SPEAK, 3)
    assert s.is_out(3)


@rule("WS-CARD-16")
def test_it_waits_until_the_effect_is_over_and_is_paid_though_gag_has_gone() -> None:
    s = Scenario(
        seats=four(["stagecoach"], ["beer"]),
        deck=["4c", "5c", "4h"],
        event="gag",
        events=["darling-valentine"],
        edition="hu-compendium",
        **SHOW,
    )
    s.plays("stagecoach")
    s.asks(0, "top")
    assert not s.game.hears(1), "Gag has been replaced by now"
    s.responds(0, "4c")
    t = Scenario(
        seats=four(["general-store"], [], []), deck=["2c", "3c", "4c", "5c"], event="gag", **SHOW
    )
    t.plays("general-store")
    t.responds(0, "2c")
    t.game.choose(SPEAK, 1)
    assert t.state.players[1].life == 4
    for who, card in ((1, "3c"), (2, "4c")):
        t.responds(who, card)
    assert t.life(1) == 3


@rule("WS-CARD-16")
def test_what_was_said_in_time_is_paid_though_gag_is_replaced_before() -> None:
    s = Scenario(
        seats=four(["general-store"], [], []), deck=["2c", "3c", "4c", "5c"], event="gag",
        events=["sacagaway"], **SHOW,
    )  # fmt: skip
    s.plays("general-store")
    s.game.choose(SPEAK, 1)
    # No card of today turns the show in the middle of an effect; a box to come may.
    for _ in turn_up_event_card(s.state, DECK, s.state.players[0]) or ():
        raise AssertionError("nobody is asked")
    assert (now(s), s.game.hears(2)) == ("sacagaway", False)
    for who, card in enumerate(("2c", "3c", "4c")):
        s.responds(who, card)
    assert [s.life(who) for who in range(4)] == [5, 3, 4, 4]


# -- at a table ----------------------------------------------------------------------------------


SEED = 147
"""Ben begins and holds a Wells Fargo, which turns up Gag."""


@rule("WS-CARD-16")
def test_at_a_table_a_message_costs_its_sender_and_a_gesture_costs_nothing() -> None:
    """From the command to the record: the log tells the same game again."""
    s = Sitting(ANN, BEN, bots=2, modules=["wild-west-show"], seed=SEED)
    s.connect(CLEO)
    match = s.table.match
    assert match is not None
    seat = s.seat(BEN)

    def life() -> list[int]:
        return [player["life"] for player in match.game.view()["players"]]

    before = life()
    assert s.command(BEN, Say("0", text="before Gag")).refused == ""
    assert life() == before
    texts = [match.game.state.option_text(each) for each in match.game.options(seat)]
    s.choose(BEN, next(text for text in texts if "wells-fargo" in text))
    assert match.game.view()["events"]["show"]["now"] == "gag"
    made = match.game.choices_made
    assert s.command(CLEO, Say("1", text="hello")).refused == ""
    assert s.command(BEN, Say("2", phrase=PHRASES[0])).refused == ""
    assert (life(), match.game.choices_made) == (before, made)
    for number, person in enumerate((BEN, ANN)):
        assert s.command(person, Say(f"3{number}", text="I am the Sheriff")).refused == ""
    talkers = (seat, s.seat(ANN))
    assert [was - left for was, left in zip(before, life(), strict=True)] == [
        int(who in talkers) for who in range(4)
    ]
    said = [(each.seat, each.text) for each in match.game.record.choices][-2:]
    assert said == [(seat, "speak"), (s.seat(ANN), "speak")]
    replayed = Game.replay(match.game.rules, match.game.record)
    assert replayed.state.plain() == match.game.state.plain()
    again = LiveTable.recover("table", s.log)
    assert again.match is not None
    assert again.match.game.state.plain() == match.game.state.plain()
    assert [each.text for each in again.chat if each.text] == [
        "before Gag", "hello", "I am the Sheriff", "I am the Sheriff",
    ]  # fmt: skip


@rule("WS-CARD-16")
def test_bots_keep_silent() -> None:
    s = Sitting(ANN, BEN, bots=2, modules=["wild-west-show"], seed=SEED)
    match = s.table.match
    assert match is not None
    texts = [match.game.state.option_text(each) for each in match.game.options(s.seat(BEN))]
    s.choose(BEN, next(text for text in texts if "wells-fargo" in text))
    s.choose(BEN, "end")
    for _ in range(30):
        if match.game.over:
            break
        for person in (ANN, BEN):
            if s.seat(person) in match.game.decision.seats:
                option = match.game.options(s.seat(person))[0]
                s.choose(person, match.game.state.option_text(option))
        s.wait(20)
    assert s.table.chat == []
    assert "speak" not in [each.text for each in match.game.record.choices]
