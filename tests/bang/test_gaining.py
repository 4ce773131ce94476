"""Gaining cards: drawing, taking, and who sees what."""

from saloon.games.registry import new_game
from saloon.testing import Scenario, rule, seat


@rule("BB-GAIN-01")
def test_drawing_takes_from_the_top_of_the_deck() -> None:
    s = Scenario(
        seats=[seat(hand=["stagecoach"])], deck=["bang:2d", "beer:6h", "missed:2s"], pile=["panic"]
    )
    s.plays("stagecoach")
    assert s.hand_texts(0) == ["bang:2d", "beer:6h"]
    assert s.deck()[0] == "missed:2s"


@rule("BB-GAIN-02", "BB-GAIN-03")
def test_taking_from_a_hand_leaves_the_deck_alone() -> None:
    s = Scenario(seats=[seat(hand=["panic"]), seat(hand=["beer:6h"])], deck=["bang:2d"])
    s.plays("panic", at=1)
    assert s.hand_texts(0) == ["beer:6h"]
    assert s.hand(1) == []
    assert s.deck()[0] == "bang:2d"


@rule("BB-GAIN-02", "BB-GAIN-03")
def test_a_card_taken_from_play_goes_to_the_hand_and_not_into_play() -> None:
    s = Scenario(seats=[seat(hand=["panic"]), seat(in_play=["barrel"])], deck=["bang:2d"])
    s.plays("panic", at=1)
    assert s.hand(0) == ["barrel"]
    assert s.in_play(0) == []
    assert s.in_play(1) == []
    assert s.deck()[0] == "bang:2d"


@rule("BB-GAIN-02")
def test_taking_from_the_pile_is_not_drawing() -> None:
    s = Scenario(
        seats=[seat("pedro-ramirez")], step="phase-1", pile=["beer:6h"], deck=["bang:2d", "bang:3d"]
    )
    s.responds(0, "pile")
    assert s.hand_texts(0) == ["beer:6h", "bang:2d"]
    assert s.pile() == []
    told = [event.kind for event in s.events if event.kind in ("took", "drew")]
    assert told == ["took", "drew"]


@rule("BB-GAIN-04")
def test_a_card_taken_from_a_hand_is_random() -> None:
    taken = set()
    for seed in range(30):
        s = Scenario(seats=[seat(hand=["panic"]), seat(hand=["beer", "missed", "duel"])], seed=seed)
        s.plays("panic", at=1)
        taken.update(s.hand(0))
    assert taken == {"beer", "missed", "duel"}


@rule("BB-GAIN-04")
def test_a_card_discarded_from_a_hand_is_random() -> None:
    discarded = set()
    for seed in range(30):
        s = Scenario(
            seats=[seat(hand=["cat-balou"]), seat(hand=["beer", "missed", "duel"])], seed=seed
        )
        s.plays("cat-balou", at=1)
        discarded.add(s.pile()[-1])
    assert discarded == {"beer", "missed", "duel"}


@rule("BB-GAIN-04", "BB-GAIN-05")
def test_the_user_chooses_between_the_hand_and_each_card_in_play() -> None:
    def panic() -> Scenario:
        s = Scenario(
            seats=[
                seat(hand=["panic"]),
                seat(hand=["beer:6h", "duel"], in_play=["barrel:qs", "scope:as"]),
            ]
        )
        s.plays("panic", at=1)
        s.asks(0, "which")
        assert s.options(0) == ["hand", "card barrel:qs", "card scope:as"]
        return s

    s = panic()
    s.responds(0, "scope")
    assert s.hand(0) == ["scope"]
    assert s.in_play(1) == ["barrel"]
    assert s.hand(1) == ["beer", "duel"]

    s = panic()
    s.picks("duel")
    s.responds(0, "hand")
    assert s.hand(0) == ["duel"]
    assert s.hand(1) == ["beer"]
    assert s.in_play(1) == ["barrel", "scope"]


@rule("BB-GAIN-05")
def test_the_victim_decides_nothing() -> None:
    s = Scenario(seats=[seat(hand=["cat-balou"]), seat(hand=["beer", "duel"], in_play=["barrel"])])
    s.plays("cat-balou", at=1)
    s.asks(0, "which")
    assert s.game.decision.seats == (0,)
    s.picks("duel")
    s.responds(0, "hand")
    # The next question is the active player's again: nobody asked seat 1 anything.
    assert s.game.decision.kind == "play"
    assert s.game.choices_made == 2
    assert s.hand(1) == ["beer"]


@rule("BB-GAIN-06")
def test_only_the_old_and_the_new_owner_see_a_card_taken_from_a_hand() -> None:
    s = Scenario(seats=[seat(hand=["panic"]), seat(hand=["beer:6h", "duel:qd"])])
    s.picks("beer")
    s.plays("panic", at=1)
    took = next(event for event in s.events if event.kind == "took")
    for viewer in (0, 1):
        assert took.seen_by(viewer)["card"] == "beer:6h"
    for bystander in (2, 3, None):
        told = {"kind": "took", "seat": 0, "cards": 1, "from": 1, "why": "panic"}
        assert took.seen_by(bystander) == told
        assert s.game.view(bystander)["players"][0]["hand"] == []
        assert s.game.view(bystander)["players"][0]["cards"] == 1


@rule("BB-GAIN-06")
def test_only_its_owner_sees_a_drawn_card() -> None:
    s = Scenario(
        seats=[seat(hand=["stagecoach", "beer:6h"])], deck=["bang:2d", "bang:3d"], rest="box"
    )
    s.plays("stagecoach")
    drew = [event for event in s.events if event.kind == "drew"]
    assert [event.seen_by(0)["card"] for event in drew] == ["bang:2d", "bang:3d"]
    assert all("card" not in event.seen_by(1) for event in drew)
    assert s.picture(0).splitlines()[0] == (
        "> 0 sheriff nobody ***** | hand beer:6h bang:2d bang:3d"
    )
    for other in (1, 2, 3):
        assert s.picture(other).splitlines()[0] == "> 0 sheriff nobody ***** | hand ???"


@rule("BB-GAIN-06")
def test_only_its_owner_sees_a_dealt_card() -> None:
    game = new_game("bang", players=7, seed=5)
    for viewer in range(7):
        for player in game.view(viewer)["players"]:
            if player["seat"] != game.view()["active"]:
                assert player["cards"] > 0
                shown = player["cards"] if player["seat"] == viewer else 0
                assert len(player["hand"]) == shown
