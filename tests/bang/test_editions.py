"""Where the rulebooks disagree: every switch alone, both values, and both presets.

Rows without a switch are played in both editions: the Hungarian compendium says less there, and
the preset follows the Dynamite Box.
"""

from typing import Any

import pytest

from saloon.games.bang.sources import Source, Variant
from saloon.games.bang.state import Bang, Player
from saloon.games.registry import new_game
from saloon.kernel import Game, SetupError
from saloon.testing import Scenario, rule, seat

EDITIONS = ("dynamite-box", "hu-compendium")
in_both_editions = pytest.mark.parametrize("edition", EDITIONS)


def switch(name: str, *, box: bool | str, hu: bool | str) -> pytest.MarkDecorator:
    """Every way to come to a value: no choice, each preset, and this switch against the preset."""
    ways = [
        pytest.param({}, box, id="default"),
        pytest.param({"edition": "dynamite-box"}, box, id="box"),
        pytest.param({"edition": "hu-compendium"}, hu, id="hu"),
        pytest.param({"edition": "dynamite-box", "rulings": {name: hu}}, hu, id="box-but"),
        pytest.param({"edition": "hu-compendium", "rulings": {name: box}}, box, id="hu-but"),
    ]
    return pytest.mark.parametrize(("table", "value"), ways)


def option_of_the_table(name: str) -> pytest.MarkDecorator:
    """A switch that both presets leave off and a table may turn on."""
    ways = [pytest.param({}, False, id="default")]
    for edition in EDITIONS:
        ways.append(pytest.param({"edition": edition}, False, id=edition))
        given = {"edition": edition, "rulings": {name: True}}
        ways.append(pytest.param(given, True, id=f"{edition}-on"))
    return pytest.mark.parametrize(("table", "value"), ways)


def dealt(**options: Any) -> Game:
    """A game as it is dealt, the Sheriff in seat 0 at his first question."""
    return new_game("bang", players=4, seed=7, sheriff=0, **options)


# -- table 1: the rulebooks disagree ---------------------------------------------------------


@rule("ED-02")
@switch("sheriff-starting-hand", box="printed", hu="current-life")
def test_how_many_cards_the_sheriff_is_dealt(table: dict[str, Any], value: str) -> None:
    game = dealt(characters={0: "bart-cassidy", 1: "paul-regret", 2: "sid-ketchum"}, **table)
    assert game.decision.kind == "play"
    cards = [player["cards"] for player in game.view()["players"]]
    drawn_in_phase_1 = 2
    assert cards[0] - drawn_in_phase_1 == (4 if value == "printed" else 5)
    assert cards[1:3] == [3, 4]
    assert game.view()["players"][0]["life"] == 5


@rule("ED-03")
@switch("cat-balou-self-target", box=True, hu=False)
def test_cat_balou_on_oneself(table: dict[str, Any], value: bool) -> None:
    s = Scenario(
        seats=[seat(hand=["cat-balou"], in_play=["dynamite"]), seat(in_play=["scope"])], **table
    )
    assert s.can(0, "play cat-balou @1")
    if value:
        s.plays("cat-balou", at=0)
        assert s.pile() == ["cat-balou", "dynamite"]
    else:
        s.refuses("cat-balou", "BB-CARD-24", at=0)


@rule("ED-04")
@switch("panic-self-target", box=True, hu=False)
def test_panic_on_oneself(table: dict[str, Any], value: bool) -> None:
    s = Scenario(
        seats=[seat(hand=["panic"], in_play=["dynamite"]), seat(in_play=["scope"])], **table
    )
    assert s.can(0, "play panic @1")
    if value:
        s.plays("panic", at=0)
        assert s.hand(0) == ["dynamite"]
    else:
        s.refuses("panic", "BB-CARD-20", at=0)


@rule("ED-05")
@switch("start-check-order", box="dynamite-first", hu="placed-first")
@pytest.mark.parametrize("first", ["jail", "dynamite"])
def test_whether_dynamite_is_always_checked_before_jail(
    table: dict[str, Any], value: str, first: str
) -> None:
    in_play = ["jail", "dynamite"] if first == "jail" else ["dynamite", "jail"]
    s = Scenario(
        seats=[seat(), seat(in_play=in_play)],
        deck=["beer:6h", "missed:2s"],
        turn=1,
        step="checks",
        **table,
    )
    s.flips("6h", "2s")
    if value == "placed-first" and first == "jail":
        # The heart frees the prisoner, the spade sets off the Dynamite.
        assert (s.active, s.life(1)) == (1, 1)
    else:
        # The heart lets the Dynamite pass on, the spade costs the prisoner the turn.
        assert (s.active, s.life(1)) == (2, 4)


@rule("ED-05")
@switch("start-check-order", box="dynamite-first", hu="placed-first")
def test_a_dynamite_that_was_passed_on_came_after_the_jail(
    table: dict[str, Any], value: str
) -> None:
    s = Scenario(
        seats=[seat(), seat(in_play=["dynamite"]), seat(in_play=["jail"])],
        deck=["beer:6h", "bang:2d", "bang:3d", "beer:7h", "missed:2s"],
        turn=1,
        step="checks",
        **table,
    )
    s.flips("6h")
    assert s.in_play(2) == ["jail", "dynamite"]
    s.ends_turn()
    s.flips("7h", "2s")
    assert s.life(2) == (1 if value == "placed-first" else 4)
    assert s.active == (2 if value == "placed-first" else 3)


@rule("ED-05", "BB-TURN-03")
@pytest.mark.parametrize(
    "table", [{"rulings": {"start-check-order": "placed-first"}}, {"edition": "hu-compendium"}]
)
def test_a_dynamite_behind_a_failed_jail_waits_for_the_next_turn(table: dict[str, Any]) -> None:
    s = Scenario(
        seats=[seat(), seat(in_play=["jail", "dynamite"])],
        deck=[
            "bang:2d",
            *("beer:6h", "beer:7h", "beer:8h", "beer:9h", "beer:10h", "beer:jh"),
            "5s",
        ],
        turn=1,
        step="checks",
        **table,
    )
    s.flips("2d")
    assert s.active == 2
    assert s.in_play(1) == ["dynamite"]
    assert s.life(1) == 4
    for _ in range(3):
        s.ends_turn()
    s.flips("5s")
    assert (s.active, s.life(1)) == (1, 1)


@rule("ED-06")
@switch("jail-skip-discards-excess", box=False, hu=True)
def test_whether_a_prisoner_discards_down_to_the_limit(table: dict[str, Any], value: bool) -> None:
    s = Scenario(
        seats=[seat(), seat(hand=["beer"] * 4, in_play=["jail"], life=2)],
        deck=["bang:2d"],
        turn=1,
        step="checks",
        **table,
    )
    s.flips("2d")
    if value:
        s.asks(1, "excess")
        s.discards("beer", "beer")
    assert len(s.hand(1)) == (2 if value else 4)
    assert s.active == 2


@rule("ED-07")
@switch("jail-disables-barrel", box=False, hu=True)
def test_whether_a_prisoners_barrel_works(table: dict[str, Any], value: bool) -> None:
    s = Scenario(
        seats=[
            seat(hand=["gatling"]),
            seat(hand=["missed"], in_play=["barrel", "jail"]),
            seat(in_play=["barrel"]),
        ],
        deck=["beer:6h", "beer:7h"],
        **table,
    )
    s.plays("gatling")
    if value:
        assert not s.can(1, "use barrel")
        s.responds(1, "missed")
    else:
        s.responds(1, "barrel")
    # A Barrel of somebody who is free works in either case.
    s.responds(2, "barrel")
    assert (s.life(1), s.life(2)) == (4, 4)
    assert s.hand(1) == ([] if value else ["missed"])


@rule("ED-07")
@switch("jail-disables-barrel", box=False, hu=True)
def test_a_prisoner_may_use_beer_in_any_case(table: dict[str, Any], value: bool) -> None:
    s = Scenario(
        seats=[seat(hand=["bang"]), seat(hand=["beer"], in_play=["jail"], life=1)], **table
    )
    s.plays("bang", at=1)
    s.passes(1)
    s.responds(1, "beer")
    assert s.life(1) == 1


class SilencesNobody(Variant):
    """Some later module's rule that can silence sources: here it silences none."""

    def mutes(self, g: Bang, owner: Player, other: Source) -> bool:
        return False


@rule("ED-07", "BB-CARD-48")
def test_only_the_ruling_disables_a_prisoners_barrel() -> None:
    s = Scenario(
        seats=[seat(hand=["bang"]), seat(in_play=["barrel", "jail"])],
        deck=["beer:6h"],
    )
    s.state.proclaim(SilencesNobody())
    s.plays("bang", at=1)
    s.responds(1, "barrel")
    assert s.life(1) == 4


def _last_two(hand: list[str], beers: list[str], **table: Any) -> Scenario:
    return Scenario(
        seats=[
            seat(role="sheriff", hand=hand, life=2),
            seat(role="outlaw", out=True),
            seat(role="renegade", hand=beers, life=1),
            seat(role="outlaw", out=True),
        ],
        **table,
    )


@rule("ED-08")
@switch("beer-with-two-players", box="no-effect", hu="forbidden")
def test_beer_with_two_players_left(table: dict[str, Any], value: str) -> None:
    s = _last_two(["beer"], [], **table)
    if value == "forbidden":
        s.refuses("beer", "BB-CARD-13")
    else:
        s.plays("beer")
        assert s.hand(0) == []
    assert s.life(0) == 2


@rule("ED-08")
@switch("beer-with-two-players", box="no-effect", hu="forbidden")
def test_beer_rescues_nobody_with_two_players_left(table: dict[str, Any], value: str) -> None:
    s = _last_two(["bang"], ["beer"], **table)
    s.plays("bang", at=2)
    s.passes(2)
    assert s.winner == "law"


@rule("ED-08")
@switch("beer-with-two-players", box="no-effect", hu="forbidden")
def test_beer_heals_with_three_players_left(table: dict[str, Any], value: str) -> None:
    s = Scenario(seats=[seat(hand=["beer"], life=2), seat(), seat(), seat(out=True)], **table)
    s.plays("beer")
    assert s.life(0) == 3


@rule("ED-09")
@switch("renegade-win-condition", box="last-alive", hu="kills-sheriff")
@pytest.mark.parametrize("by_hand", [True, False])
def test_how_the_last_renegade_wins(table: dict[str, Any], value: str, by_hand: bool) -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", in_play=[] if by_hand else ["dynamite"], life=1),
            seat(role="outlaw", out=True),
            seat(role="renegade", hand=["bang"]),
            seat(role="outlaw", out=True),
        ],
        deck=["missed:2s"],
        turn=2 if by_hand else 0,
        step="phase-2" if by_hand else "checks",
        **table,
    )
    if by_hand:
        s.plays("bang", at=0)
    won = by_hand or value == "last-alive"
    assert s.winner == ("renegade" if won else "outlaw")


@rule("ED-09")
@switch("renegade-win-condition", box="last-alive", hu="kills-sheriff")
def test_a_sheriff_who_loses_his_own_duel_was_not_killed_by_the_renegade(
    table: dict[str, Any], value: str
) -> None:
    s = Scenario(
        seats=[
            seat(role="sheriff", hand=["duel"], life=1),
            seat(role="outlaw", out=True),
            seat(role="renegade", hand=["bang"]),
            seat(role="outlaw", out=True),
        ],
        **table,
    )
    s.plays("duel", at=2)
    s.responds(2, "bang")
    assert s.winner == ("renegade" if value == "last-alive" else "outlaw")


# -- table 2: only one rulebook speaks, with a switch ----------------------------------------


@rule("ED-34")
@switch("bang-self-target", box=True, hu=False)
def test_a_bang_at_oneself(table: dict[str, Any], value: bool) -> None:
    s = Scenario(seats=[seat(hand=["bang"])], **table)
    if value:
        s.plays("bang", at=0)
        assert s.life(0) == 4
    else:
        s.refuses("bang", "BB-CARD-03", at=0)
        s.plays("bang", at=1)
        assert s.life(1) == 3


@rule("ED-35")
@option_of_the_table("replay-same-weapon")
def test_replacing_a_weapon_by_one_of_its_name(table: dict[str, Any], value: bool) -> None:
    s = Scenario(seats=[seat(hand=["schofield:qc"], in_play=["schofield:jc"])], **table)
    if value:
        s.plays("schofield")
        assert s.in_play(0) == ["schofield"]
        assert s.top() == "schofield:jc"
        assert s.hand(0) == []
    else:
        s.refuses("schofield", "BB-PLAY-12")


@rule("ED-35")
@option_of_the_table("replay-same-weapon")
def test_other_blue_cards_are_never_laid_twice(table: dict[str, Any], value: bool) -> None:
    s = Scenario(seats=[seat(hand=["barrel:qs"], in_play=["barrel:ks"])], **table)
    s.refuses("barrel", "BB-PLAY-14")


@rule("ED-38")
@option_of_the_table("suzy-draws-during-duel")
def test_whether_suzy_draws_during_a_duel(table: dict[str, Any], value: bool) -> None:
    s = Scenario(
        seats=[seat(hand=["duel", "bang"]), seat("suzy-lafayette", hand=["bang:2d"])],
        deck=["bang:3d", "bang:4d"],
        **table,
    )
    s.plays("duel", at=1)
    s.responds(1, "bang:2d")
    if value:
        s.responds(1, "draw")
        s.responds(0, "bang")
        s.responds(1, "bang:3d")
        s.responds(1, "draw")
        assert (s.life(0), s.life(1)) == (4, 4)
        assert s.hand_texts(1) == ["bang:4d"]
    else:
        s.responds(0, "bang")
        s.responds(1, "draw")
        assert (s.life(0), s.life(1)) == (5, 3)
        assert s.hand_texts(1) == ["bang:3d"]


@rule("ED-46")
@option_of_the_table("expert-two-characters")
def test_two_characters_to_choose_from(table: dict[str, Any], value: bool) -> None:
    game = dealt(**table)
    if not value:
        assert game.decision.kind != "character"
        return
    assert game.decision.kind == "character"
    kept = []
    for who in range(4):
        choice = game.options(who)
        assert len(choice) == 2
        kept.append(game.state.face[choice[1].slot].text)
        game.choose(choice[1], who)
    characters = [f"character:{player['character']}" for player in game.view()["players"]]
    assert characters == kept


@rule("ED-47")
@option_of_the_table("simplified-no-book-cards")
def test_a_deck_without_the_cards_that_need_the_book(table: dict[str, Any], value: bool) -> None:
    s = Scenario(seats=[seat()], **table)
    names = {text.partition(":")[0] for text in s.deck()}
    book = {"dynamite", "jail", "duel", "general-store", "indians"}
    assert len(s.deck()) == (69 if value else 80)
    assert names & book == (set() if value else book)


@rule("ED-48")
@option_of_the_table("dynamite-stick-variant")
def test_the_variant_with_the_stick(table: dict[str, Any], value: bool) -> None:
    s = Scenario(
        seats=[seat(), seat(hand=["bang"])],
        deck=["dynamite", "beer:6h", "beer:7h"],
        turn=1,
        **table,
    )
    assert s.game.view().get("stick") == (0 if value else None)
    s.plays("bang", at=2)
    assert s.game.view().get("stick") == (1 if value else None)
    s.ends_turn()
    assert s.hand(2) == (["beer", "beer"] if value else ["dynamite", "beer"])
    assert s.in_play(1) == (["dynamite"] if value else [])


# -- table 2: only one rulebook speaks, no switch --------------------------------------------


@rule("ED-36")
@in_both_editions
@pytest.mark.parametrize("character", ["bart-cassidy", "el-gringo"])
def test_the_last_life_brings_no_card(edition: str, character: str) -> None:
    s = Scenario(
        seats=[
            seat(hand=["bang", "bang", "saloon"], in_play=["volcanic"]),
            seat(character, hand=["beer"], life=2),
        ],
        edition=edition,
    )
    s.plays("bang", at=1)
    s.passes(1)
    assert (s.life(1), len(s.hand(1))) == (1, 2)
    s = Scenario(
        seats=[seat(hand=["bang", "saloon"]), seat(character, hand=["beer"], life=1)],
        edition=edition,
    )
    s.plays("bang", at=1)
    s.passes(1)
    s.responds(1, "beer")
    assert (s.life(1), s.hand(1)) == (1, [])


@rule("ED-37")
@in_both_editions
def test_el_gringo_takes_nothing_for_a_duel_of_his_own(edition: str) -> None:
    s = Scenario(
        seats=[seat("el-gringo", hand=["duel"]), seat(hand=["bang", "saloon"])], edition=edition
    )
    s.plays("duel", at=1)
    s.responds(1, "bang")
    assert s.life(0) == 3
    assert s.hand(0) == []
    assert s.hand(1) == ["saloon"]


@rule("ED-39")
@in_both_editions
def test_sheriff_vulture_sam_takes_and_then_discards(edition: str) -> None:
    s = Scenario(
        seats=[
            seat("vulture-sam", role="sheriff", hand=["bang"]),
            seat(role="deputy", in_play=["scope"], life=1),
        ],
        players=5,
        edition=edition,
    )
    s.plays("bang", at=1)
    assert s.hand(0) == []
    assert s.pile() == ["bang", "scope"]
    moves = [event.kind for event in s.events if "scope" in str(event.facts.get("card"))]
    assert moves == ["took", "discarded"]


@rule("ED-40")
@in_both_editions
def test_sid_ketchum_heals_out_of_turn_and_rescues_himself(edition: str) -> None:
    s = Scenario(
        seats=[
            seat(hand=["bang", "bang", "bang"], in_play=["volcanic"]),
            seat("sid-ketchum", hand=["beer", "saloon", "missed", "bang"], life=1),
        ],
        edition=edition,
    )
    s.uses(1, "sid-ketchum")
    s.responds(1, "beer")
    s.responds(1, "saloon")
    s.asks(0, "play")
    assert s.life(1) == 2
    s.plays("bang", at=1)
    s.passes(1)
    s.plays("bang", at=1)
    s.passes(1)
    s.uses(1, "sid-ketchum")
    s.responds(1, "missed")
    s.responds(1, "bang")
    assert (s.life(1), s.hand(1)) == (1, [])


@rule("ED-41")
@in_both_editions
def test_several_beers_at_once_against_dynamite(edition: str) -> None:
    s = Scenario(
        seats=[seat(), seat(hand=["beer"] * 3, in_play=["dynamite"], life=1)],
        deck=["missed:2s", "bang:2d", "bang:3d"],
        turn=1,
        step="checks",
        edition=edition,
    )
    s.flips("2s")
    for _ in range(3):
        s.responds(1, "beer")
    assert s.life(1) == 1
    assert s.hand(1) == ["bang", "bang"]


@rule("ED-42")
@in_both_editions
def test_saloon_rescues_nobody(edition: str) -> None:
    s = Scenario(
        seats=[seat(hand=["bang"]), seat(hand=["saloon"], life=1)],
        edition=edition,
    )
    s.plays("bang", at=1)
    s.passes(1)
    s.asks(1, "rescue")
    assert s.options(1) == ["pass"]
    s.passes(1)
    assert s.is_out(1)


@rule("ED-43")
@in_both_editions
def test_only_slabs_bang_cards_need_two_missed(edition: str) -> None:
    s = Scenario(
        seats=[
            seat("slab-the-killer", hand=["gatling", "bang"]),
            seat(hand=["missed", "missed", "missed"]),
        ],
        edition=edition,
    )
    s.plays("gatling")
    s.responds(1, "missed")
    s.plays("bang", at=1)
    s.responds(1, "missed")
    s.asks(1, "shot")
    s.responds(1, "missed")
    assert (s.life(1), s.hand(1)) == (4, [])


@rule("ED-44")
@in_both_editions
@pytest.mark.parametrize("counts", ["2d", "6h"])
def test_lucky_duke_turns_up_two_cards(edition: str, counts: str) -> None:
    """Who would rather turn up one only can let the first one count."""
    s = Scenario(
        seats=[seat(hand=["bang"]), seat("lucky-duke", in_play=["barrel"])],
        deck=["bang:2d", "beer:6h"],
        edition=edition,
    )
    s.plays("bang", at=1)
    s.flips("2d", "6h")
    s.responds(1, counts)
    s.responds(1, "top")
    assert s.life(1) == (4 if counts == "6h" else 3)


@rule("ED-49")
@in_both_editions
def test_an_empty_deck_is_made_anew_from_the_pile(edition: str) -> None:
    s = Scenario(
        seats=[seat(hand=["wells-fargo"])],
        deck=["bang:2d"],
        pile=["bang:3d", "bang:4d"],
        rest="box",
        edition=edition,
    )
    s.plays("wells-fargo")
    held = s.hand_texts(0)
    assert held[0] == "bang:2d"
    assert sorted(held + s.deck()) == ["bang:2d", "bang:3d", "bang:4d", "wells-fargo:3h"]
    assert len(held) == 3
    assert s.pile() == []


@rule("ED-50")
@in_both_editions
def test_discarding_a_bang_in_a_duel_is_not_playing_it(edition: str) -> None:
    s = Scenario(seats=[seat(hand=["duel", "bang", "bang"]), seat(hand=["bang"])], edition=edition)
    s.plays("duel", at=1)
    s.responds(1, "bang")
    s.responds(0, "bang")
    s.plays("bang", at=1)
    assert s.life(1) == 2


@rule("ED-50")
@in_both_editions
def test_a_card_with_the_effect_of_a_bang_is_no_bang_card(edition: str) -> None:
    s = Scenario(seats=[seat(hand=["bang", "gatling"]), seat()], edition=edition)
    s.plays("bang", at=1)
    s.plays("gatling")
    assert s.life(1) == 2
    s = Scenario(seats=[seat(hand=["indians"]), seat(hand=["gatling"])], edition=edition)
    s.plays("indians")
    assert s.options(1) == ["pass"]


@rule("ED-50")
@in_both_editions
@pytest.mark.parametrize("top", ["saloon", "mustang"])
def test_who_must_discard_several_cards_says_which_lies_on_top(edition: str, top: str) -> None:
    s = Scenario(
        seats=[seat(hand=["indians"]), seat(hand=["saloon"], in_play=["mustang"], life=1)],
        edition=edition,
    )
    s.plays("indians")
    s.passes(1)
    s.passes(1)
    s.responds(1, top)
    assert s.pile()[-1] == top
    assert sorted(s.pile()) == ["indians", "mustang", "saloon"]


@rule("ED-50")
@in_both_editions
def test_of_simultaneous_effects_the_active_players_comes_first(edition: str) -> None:
    s = Scenario(
        seats=[seat("suzy-lafayette", hand=["bang"]), seat("el-gringo")],
        deck=["beer:6h", "beer:7h"],
        edition=edition,
    )
    s.plays("bang", at=1)
    s.responds(0, "draw")
    s.responds(0, "draw")
    assert (s.hand_texts(0), s.hand_texts(1)) == (["beer:7h"], ["beer:6h"])


@rule("ED-93")
@in_both_editions
def test_the_extra_cards_come_without_a_question(edition: str) -> None:
    s = Scenario(
        seats=[
            seat(hand=["gatling", "saloon"]),
            seat("bart-cassidy"),
            seat("el-gringo"),
            seat("black-jack"),
        ],
        deck=["beer:6h", "bang:2d", "bang:3d", "bang:4d", "bang:5d"],
        edition=edition,
    )
    s.plays("gatling")
    assert s.hand_texts(1) == ["beer:6h"]
    assert s.hand(2) == ["saloon"]
    s = Scenario(
        seats=[seat("black-jack")],
        deck=["bang:2d", "bang:3d", "bang:4d", "bang:5d"],
        step="phase-1",
        edition=edition,
    )
    s.asks(0, "play")
    assert s.hand_texts(0) == ["bang:2d", "bang:3d", "bang:4d"]


# -- asking for an edition -------------------------------------------------------------------


def test_an_unknown_edition_ruling_or_value_is_refused_in_words() -> None:
    with pytest.raises(SetupError, match="unknown edition 'first'"):
        dealt(edition="first")
    with pytest.raises(SetupError, match="unknown ruling 'panic'"):
        dealt(rulings={"panic": True})
    with pytest.raises(SetupError, match="is one of on, off"):
        dealt(rulings={"panic-self-target": "sometimes"})


@rule("CB-DECK-05")
def test_a_ruling_of_a_box_that_is_not_there_is_refused_with_its_rule() -> None:
    with pytest.raises(SetupError, match="'nugget-per-life' is for tables with gold-rush") as said:
        dealt(rulings={"nugget-per-life": True})
    assert said.value.rule.startswith("ED-")
