"""The order in which things happen, taking back, and who is asked."""

import pytest

from saloon.games.bang.life import lose_life
from saloon.games.bang.moments import HandEmptied, Wounded
from saloon.games.bang.sources import Source
from saloon.games.bang.state import Bang, Harm, Player
from saloon.kernel import IllegalChoice, Script, option
from saloon.kernel.layout import NOBODY
from saloon.testing import Scenario, rule, seat


@rule("BB-TIMING-01")
def test_no_card_is_played_before_the_previous_one_is_resolved() -> None:
    s = Scenario(
        seats=[seat(hand=["general-store", "panic"]), seat(hand=["duel"])],
        deck=["bang:2d", "bang:3d", "bang:4d", "bang:5d"],
    )
    s.plays("general-store")
    for who in (0, 1, 2):
        s.asks(who, "store")
        assert not any(words.startswith("play") for words in s.options(who))
        s.responds(who, "bang")
    s.plays("panic", at=1)


@rule("BB-TIMING-01")
def test_while_a_shot_is_answered_the_shooter_can_do_nothing() -> None:
    s = Scenario(seats=[seat(hand=["bang", "beer"], life=3), seat(hand=["missed"])])
    s.plays("bang", at=1)
    s.asks(1, "shot")
    with pytest.raises(IllegalChoice):
        s.game.choose(option("play", s.state.players[0].hand[0]), 0)
    assert s.hand(0) == ["beer"]
    s.responds(1, "missed")
    s.plays("beer")
    assert s.life(0) == 4


@rule("BB-TIMING-02", "BB-TIMING-03")
@pytest.mark.parametrize("card", ["gatling", "indians"])
def test_what_hits_all_others_begins_on_the_left(card: str) -> None:
    s = Scenario(
        seats=[seat(hand=["duel"]) for _ in range(2)] + [seat(hand=[card]), seat(hand=["duel"])],
        turn=2,
    )
    s.plays(card)
    for who in (3, 0, 1):
        assert s.game.decision.seats == (who,)
        s.passes(who)
    assert [s.life(who) for who in range(4)] == [4, 3, 4, 3]


@rule("BB-TIMING-02", "BB-TIMING-03")
def test_the_general_store_begins_with_who_played_it() -> None:
    s = Scenario(
        seats=[seat(), seat(), seat(hand=["general-store"])],
        turn=2,
        deck=["bang:2d", "bang:3d", "bang:4d", "bang:5d"],
    )
    s.plays("general-store")
    for who, card in ((2, "bang:5d"), (3, "bang:2d"), (0, "bang:4d")):
        assert s.game.decision.seats == (who,)
        s.responds(who, card)
    assert [s.hand_texts(who) for who in range(4)] == [
        ["bang:4d"],
        ["bang:3d"],
        ["bang:5d"],
        ["bang:2d"],
    ]


@rule("BB-TIMING-04")
def test_the_active_players_ability_comes_first() -> None:
    s = Scenario(
        seats=[seat("el-gringo"), seat("suzy-lafayette", hand=["bang"])],
        turn=1,
        deck=["beer:6h", "duel:qd"],
    )
    s.plays("bang", at=0)
    # Suzy draws before El Gringo takes, so there is something to take; and then again.
    s.responds(1, "draw")
    s.responds(1, "draw")
    assert s.hand_texts(0) == ["beer:6h"]
    assert s.hand_texts(1) == ["duel:qd"]


@rule("BB-TIMING-04")
def test_after_the_active_player_the_others_follow_clockwise() -> None:
    # No card of the base game sets off abilities of two other players at the same moment, so both
    # are set off here by hand, the farther one first.
    s = Scenario(
        seats=[
            seat("bart-cassidy"),
            seat("suzy-lafayette"),
            seat(),
            seat(hand=["beer"]),
        ],
        turn=3,
        deck=["bang:2d", "bang:3d"],
    )
    state = s.state
    state.happened(HandEmptied(1))
    state.happened(Wounded(0, lost=1))
    s.plays("beer")
    s.asks(1, "draw")
    assert s.hand_texts(0) == ["bang:2d"]
    s.responds(1, "draw")
    assert s.hand_texts(1) == ["bang:3d"]


@rule("BB-TIMING-05")
def test_one_target_is_finished_before_the_next_begins() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["gatling"]),
            seat(role="outlaw", hand=["beer"], in_play=["barrel"], life=1),
            seat("bart-cassidy", hand=["missed"]),
            seat(in_play=["barrel"]),
        ],
        deck=["bang:2d", "bang:3d", "bang:4d", "bang:5d", "bang:6d", "beer:6h"],
    )
    s.plays("gatling")
    # Response, rescue, elimination, cards of the fallen and the reward …
    s.flips("bang:2d")
    s.passes(1)
    s.asks(1, "rescue")
    s.passes(1)
    s.responds(1, "barrel")  # on top of the pile
    s.asks(2, "shot")
    assert s.is_out(1)
    assert s.hand_texts(0) == ["bang:3d", "bang:4d", "bang:5d"]
    # … and the ability of the next target, all before the third turns up a card.
    s.passes(2)
    s.asks(3, "shot")
    assert s.hand_texts(2)[-1] == "bang:6d"
    s.flips("beer:6h")
    assert s.life(3) == 4


@rule("BB-TIMING-06")
def test_a_victory_ends_the_game_in_the_middle_of_a_gatling() -> None:
    s = Scenario(
        seats=[
            seat(role="outlaw", hand=["gatling"]),
            seat(role="renegade"),
            seat(role="sheriff", life=1),
            seat(role="outlaw", hand=["missed"]),
        ],
    )
    s.plays("gatling")
    assert s.over
    assert s.winner == "outlaw"
    # The first target was hit, the one after the Sheriff was not even asked.
    assert [s.life(who) for who in range(4)] == [4, 3, 0, 4]
    assert s.hand(3) == ["missed"]


@rule("BB-TIMING-06")
def test_indians_go_on_when_nobody_has_won() -> None:
    s = Scenario(
        seats=[
            seat(role="outlaw", hand=["indians"]),
            seat(role="renegade"),
            seat(role="outlaw", life=1),
            seat(role="sheriff", hand=["missed"]),
        ],
        deck=["bang:2d", "bang:3d", "bang:4d"],
    )
    s.plays("indians")
    s.passes(3)
    assert s.is_out(2)
    assert s.life(3) == 4


# -- taking back ---------------------------------------------------------------------------


@rule("BB-TIMING-07", "BB-TIMING-08")
def test_a_card_just_played_can_be_taken_back() -> None:
    s = Scenario(seats=[seat(hand=["barrel", "mustang"])])
    before = s.picture()
    s.plays("barrel")
    assert s.in_play(0) == ["barrel"]
    s.undoes(0)
    assert s.picture() == before
    s.plays("mustang")
    assert s.in_play(0) == ["mustang"]


@rule("BB-TIMING-07")
def test_only_the_last_card_comes_back() -> None:
    s = Scenario(seats=[seat(hand=["barrel", "mustang"])])
    s.plays("barrel")
    s.plays("mustang")
    s.undoes(0)
    assert s.in_play(0) == ["barrel"]
    assert s.hand(0) == ["mustang"]


@rule("BB-TIMING-07", "BB-TIMING-08")
def test_a_response_can_be_taken_back_until_the_active_player_plays_again() -> None:
    def shot() -> Scenario:
        s = Scenario(seats=[seat(hand=["bang", "beer"], life=3), seat(hand=["missed"])])
        s.plays("bang", at=1)
        s.responds(1, "missed")
        return s

    s = shot()
    s.undoes(1)
    s.asks(1, "shot")
    assert s.hand(1) == ["missed"]
    s.passes(1)
    assert s.life(1) == 3

    s = shot()
    s.plays("beer")
    with pytest.raises(IllegalChoice):
        s.undoes(1)
    assert s.hand(1) == []
    assert s.life(1) == 4


@rule("BB-TIMING-07")
def test_an_ability_just_used_can_be_taken_back() -> None:
    s = Scenario(seats=[seat("pedro-ramirez")], step="phase-1", pile=["beer:6h"], rest="box")
    s.responds(0, "pile")
    assert s.hand(0) == ["beer"]
    s.undoes(0)
    s.asks(0, "first-card")
    assert s.hand(0) == []
    assert s.pile() == ["beer"]


@rule("BB-TIMING-08")
def test_an_illegal_play_is_refused_before_it_happens() -> None:
    s = Scenario(seats=[seat(hand=["bang"]), seat(), seat(hand=["missed"])])
    s.refuses("bang", "BB-DIST-09", at=2)
    assert s.hand(0) == ["bang"]
    assert s.hand(2) == ["missed"]
    assert s.pile() == []


@rule("BB-TIMING-08")
def test_a_shot_can_be_taken_back_while_nobody_has_answered() -> None:
    s = Scenario(seats=[seat(hand=["bang"]), seat(hand=["missed"])])
    s.plays("bang", at=1)
    s.undoes(0)
    assert s.hand(0) == ["bang"]
    assert s.pile() == []
    s.plays("bang", at=1)
    s.responds(1, "missed")
    with pytest.raises(IllegalChoice):
        s.undoes(0)
    assert s.pile() == ["bang", "missed"]


@rule("BB-TIMING-08")
@pytest.mark.parametrize("card", ["stagecoach", "general-store", "panic", "cat-balou"])
def test_what_showed_something_hidden_cannot_be_taken_back(card: str) -> None:
    s = Scenario(seats=[seat(hand=[card]), seat(hand=["beer", "duel"])])
    s.plays(card, at=1 if card in ("panic", "cat-balou") else None)
    held = s.state.plain()
    with pytest.raises(IllegalChoice):
        s.undoes(0)
    assert s.state.plain() == held


@rule("BB-TIMING-08")
def test_a_shot_that_made_its_target_draw_cannot_be_taken_back() -> None:
    s = Scenario(seats=[seat(hand=["bang"]), seat("bart-cassidy")], deck=["beer:6h"])
    s.plays("bang", at=1)
    with pytest.raises(IllegalChoice):
        s.undoes(0)
    assert s.hand_texts(1) == ["beer:6h"]


@rule("BB-TIMING-08")
def test_the_end_of_a_turn_stands_once_the_next_player_has_drawn() -> None:
    s = Scenario(seats=[seat(hand=["beer"])], deck=["bang:2d", "bang:3d"])
    s.ends_turn()
    with pytest.raises(IllegalChoice):
        s.undoes(0)
    assert s.active == 1
    assert s.hand_texts(1) == ["bang:2d", "bang:3d"]


@rule("BB-TIMING-08")
def test_nobody_takes_back_what_somebody_else_did() -> None:
    s = Scenario(seats=[seat(hand=["barrel"]), seat(hand=["beer"])])
    s.plays("barrel")
    with pytest.raises(IllegalChoice):
        s.undoes(1)
    assert s.in_play(0) == ["barrel"]


@rule("BB-TIMING-08")
def test_the_shooter_takes_nothing_back_once_the_target_has_passed() -> None:
    s = Scenario(seats=[seat(hand=["bang"]), seat(hand=["beer"])])
    s.plays("bang", at=1)
    s.passes(1)
    with pytest.raises(IllegalChoice):
        s.undoes(0)
    assert s.life(1) == 3
    s.undoes(1)
    s.asks(1, "shot")
    assert s.life(1) == 4


@rule("BB-TIMING-08", "BB-GOAL-05")
def test_who_has_shown_the_role_does_not_come_back() -> None:
    s = Scenario(
        seats=[seat(role="sheriff", hand=["bang"]), seat(role="renegade", hand=["beer"], life=1)]
    )
    s.plays("bang", at=1)
    s.passes(1)
    s.undoes(1)  # still alive: the question is only asked again
    s.passes(1, 1)
    with pytest.raises(IllegalChoice):
        s.undoes(1)
    assert s.is_out(1)


# -- shots that need two Missed! effects ---------------------------------------------------


def slab(*hand: str, deck: tuple[str, ...] = (), barrel: bool = True) -> Scenario:
    s = Scenario(
        seats=[
            seat("slab-the-killer", hand=["bang:2d"]),
            seat(hand=hand, in_play=["barrel"] if barrel else []),
        ],
        deck=deck,
    )
    s.plays("bang", at=1)
    return s


@rule("BB-TIMING-09")
def test_a_single_missed_laid_in_vain_returns() -> None:
    s = slab("missed", "duel", barrel=False)
    s.responds(1, "missed")
    s.asks(1, "shot")
    assert s.pile() == ["bang", "missed"]
    s.passes(1)
    assert s.life(1) == 3
    assert sorted(s.hand(1)) == ["duel", "missed"]
    assert s.pile() == ["bang"]


@rule("BB-TIMING-09")
def test_a_missed_is_spent_once_a_barrel_was_tried_after_it() -> None:
    s = slab("missed", "duel", deck=("bang:3d",))
    s.responds(1, "missed")
    s.flips("bang:3d")
    s.passes(1)
    assert s.life(1) == 3
    assert s.hand(1) == ["duel"]
    assert s.pile() == ["bang", "missed", "bang"]


@rule("BB-TIMING-09")
def test_a_missed_is_spent_once_a_card_was_drawn_because_of_it() -> None:
    s = Scenario(
        seats=[
            seat("slab-the-killer", hand=["bang:2d"]),
            seat("suzy-lafayette", hand=["missed"]),
        ],
        deck=["beer:6h"],
    )
    s.plays("bang", at=1)
    s.responds(1, "missed")
    s.responds(1, "draw")
    s.passes(1)
    assert s.life(1) == 3
    assert s.hand_texts(1) == ["beer:6h"]
    assert s.pile() == ["bang", "missed"]


@rule("BB-TIMING-09")
def test_two_missed_are_spent_and_cancel() -> None:
    s = slab("missed", "missed", barrel=False)
    s.responds(1, "missed")
    s.responds(1, "missed")
    assert s.life(1) == 4
    assert s.hand(1) == []


@rule("BB-TIMING-10")
def test_a_draw_check_of_a_barrel_is_never_taken_back() -> None:
    s = Scenario(
        seats=[seat(hand=["bang:2d"]), seat(hand=["missed"], in_play=["barrel"])],
        deck=["bang:3d", "beer:6h"],
    )
    s.plays("bang", at=1)
    s.flips("bang:3d")
    with pytest.raises(IllegalChoice):
        s.undoes(1)
    s.asks(1, "shot")
    assert s.top() == "bang:3d"
    assert not s.can(1, "use barrel")
    s.responds(1, "missed")
    assert s.life(1) == 4


@rule("BB-TIMING-10")
def test_a_draw_check_of_jourdonnais_is_never_taken_back() -> None:
    s = Scenario(seats=[seat(hand=["bang:2d"]), seat("jourdonnais")], deck=["bang:3d", "beer:6h"])
    s.plays("bang", at=1)
    s.flips("bang:3d")
    with pytest.raises(IllegalChoice):
        s.undoes(1)
    assert s.life(1) == 3
    assert s.deck()[0] == "beer:6h"


@rule("BB-TIMING-11")
@pytest.mark.parametrize("order", ["mba", "mab", "bma", "bam", "amb", "abm"])
def test_missed_barrel_and_ability_may_be_used_in_any_order(order: str) -> None:
    s = Scenario(
        seats=[
            seat("slab-the-killer", hand=["bang:2d"]),
            seat("jourdonnais", hand=["missed"], in_play=["barrel"]),
        ],
        deck=["bang:3d", "beer:6h"],
    )
    s.plays("bang", at=1)
    for letter in order:
        s.responds(1, {"m": "missed", "b": "barrel", "a": "jourdonnais"}[letter])
    # Of the two draw! checks the second shows hearts: with the Missed! that makes two.
    assert s.life(1) == 4
    assert s.hand(1) == []


@rule("BB-TIMING-11")
def test_each_source_is_tried_once_and_nothing_more_after_success() -> None:
    s = Scenario(
        seats=[
            seat(hand=["bang:2d", "bang:4d"], in_play=["volcanic"]),
            seat("jourdonnais", hand=["missed"], in_play=["barrel"]),
        ],
        deck=["bang:3d", "bang:5d", "beer:6h"],
    )
    s.plays("bang", at=1)
    s.responds(1, "barrel")
    s.asks(1, "shot")
    assert not s.can(1, "use barrel")
    s.responds(1, "jourdonnais")
    s.asks(1, "shot")
    assert [each.partition(":")[0] for each in s.options(1)] == ["pass", "miss missed"]
    s.passes(1)
    assert s.life(1) == 3
    # The next BANG! effect opens both again; the first success ends it.
    s.plays("bang", at=1)
    s.responds(1, "barrel")
    assert s.life(1) == 3
    assert s.hand(1) == ["missed"]


# -- who is asked --------------------------------------------------------------------------


@rule("BB-TIMING-12")
@pytest.mark.parametrize(
    ("card", "kind", "useful"),
    [("bang", "shot", "missed"), ("duel", "bang", "bang"), ("indians", "bang", "bang")],
)
def test_the_question_does_not_betray_the_hand(card: str, kind: str, useful: str) -> None:
    questions = []
    for held in (useful, "scope"):
        s = Scenario(seats=[seat(hand=[card]), seat(hand=[held])])
        s.plays(card, at=None if card == "indians" else 1)
        s.asks(1, kind)
        questions.append(s.game.view(2))
    assert questions[0]["question"] == questions[1]["question"]
    assert questions[0]["players"] == questions[1]["players"]


@rule("BB-TIMING-12")
def test_a_dying_player_with_cards_is_asked_whatever_they_are() -> None:
    for held in ("beer", "scope"):
        s = Scenario(seats=[seat(hand=["duel"]), seat(hand=[held], life=1)])
        s.plays("duel", at=1)
        s.passes(1)
        s.asks(1, "rescue")
        assert ("rescue beer" in {each.partition(":")[0] for each in s.options(1)}) == (
            held == "beer"
        )


@rule("BB-TIMING-12")
@pytest.mark.parametrize("card", ["bang", "duel", "indians"])
def test_who_publicly_cannot_answer_is_not_asked(card: str) -> None:
    s = Scenario(seats=[seat(hand=[card]), seat(in_play=["scope"], life=1)])
    s.plays(card, at=None if card == "indians" else 1)
    assert s.is_out(1)
    assert s.game.choices_made == 1


@rule("BB-TIMING-12")
@pytest.mark.parametrize("source", ["barrel", "jourdonnais"])
def test_a_public_source_is_asked_for_even_without_hand_cards(source: str) -> None:
    target = seat(in_play=["barrel"]) if source == "barrel" else seat("jourdonnais")
    s = Scenario(seats=[seat(hand=["bang"]), target])
    s.plays("bang", at=1)
    s.asks(1, "shot")
    assert [each.partition(":")[0] for each in s.options(1)] == ["pass", f"use {source}"]


class Avenger(Source):
    """Who hurts it and leaves it alive dies. No such card is in the base game."""

    id = "avenger"

    def on_wounded(self, g: Bang, p: Player, wounded: Wounded) -> Script[None]:
        if wounded.by != NOBODY:
            by = g.players[wounded.by]
            yield from lose_life(g, by, by.life, Harm(p, self.id))


@rule("BB-TIMING-13")
@pytest.mark.parametrize("card", ["gatling", "indians"])
def test_an_effect_is_resolved_although_its_player_has_fallen(card: str) -> None:
    s = Scenario(
        seats=[
            seat(role="outlaw", hand=[card, *["duel"] * 3]),
            seat(role="sheriff"),
            seat(role="renegade", hand=["missed"]),
            seat(role="outlaw"),
        ],
        deck=["bang:2d", "bang:3d", "bang:4d", "bang:5d", "bang:6d"],
    )
    s.state.grant(s.state.players[1], [Avenger()])
    s.plays(card)
    s.passes(0)  # no Beer
    s.responds(0, "duel")
    s.passes(2)
    assert s.is_out(0)
    assert [s.life(who) for who in (1, 2, 3)] == [4, 3, 3]
    # Then the turn is over, without a phase 3; the Sheriff, with the reward, begins.
    assert s.active == 1
    assert s.hand_texts(1) == ["bang:2d", "bang:3d", "bang:4d", "bang:5d", "bang:6d"]


@rule("BB-TIMING-12")
@pytest.mark.parametrize(("cards", "asked"), [(1, False), (2, True)])
def test_who_publicly_has_too_few_cards_for_a_rescue_is_not_asked(cards: int, asked: bool) -> None:
    s = Scenario(
        seats=[seat(), seat(hand=["duel", "panic"][:cards], in_play=["dynamite"], life=2)],
        deck=["missed:2s"],
        turn=1,
        step="checks",
    )
    # Two life points are missing: one card cannot be two Beers, two cards can.
    assert (s.game.decision.kind == "rescue") == asked
    if not asked:
        assert s.is_out(1)


@rule("BB-TIMING-12", "BB-CARD-13")
def test_with_two_players_left_sid_ketchum_is_not_asked_for_a_single_card() -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"]),
            seat(role="outlaw", out=True),
            seat("sid-ketchum", role="renegade", hand=["beer"], life=1),
            seat(role="outlaw", out=True),
        ]
    )
    s.plays("bang", at=2)
    s.passes(2)  # it could be a Missed!, but no Beer works and his ability costs two cards
    assert s.over
