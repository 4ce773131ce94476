"""The other cards of the Valley of Shadows, and its set-up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.bang.valley_of_shadows.tables import table

from saloon.games.registry import new_game
from saloon.kernel import Game
from saloon.testing import Scenario, conformance, rule, seat

VS = ["valley-of-shadows"]


@rule("VS-SETUP-01", "VS-SETUP-02", "VS-SETUP-04", "VS-SETUP-05", "CB-DECK-04")
def test_16_cards_and_8_characters_join() -> None:
    def pieces(game: Game, group: str) -> Counter[str]:
        state = game.state
        texts = [state.face[slot].text for slot in state.group(group)]
        return Counter(text.partition(":")[2 if group == "characters" else 0] for text in texts)

    plain = new_game("bang", players=5, seed=1)
    game = new_game("bang", players=5, seed=1, modules=VS)
    cards = pieces(game, "cards") - pieces(plain, "cards")
    assert cards == Counter(
        ["aim", "backfire", "bandidos", "bounty", "escape", "fanning", "ghost", "ghost",
         "last-call", "lemat", "poker", "rattlesnake", "saved", "shotgun", "tomahawk", "tornado"]
    )  # fmt: skip
    people = pieces(game, "characters") - pieces(plain, "characters")
    assert set(people) == {
        "black-flower", "colorado-bill", "evelyn-shebang", "henry-block", "lemonade-jim",
        "mick-defender", "der-spot-burst-ringer", "tuco-franziskaner",
    }  # fmt: skip


@rule("VS-SETUP-03")
@pytest.mark.games
@pytest.mark.parametrize("players", range(4, 8))
def test_random_games_with_the_other_boxes_keep_the_contract(players: int) -> None:
    others = ["dodge-city", "bullet", "high-noon", "fistful-of-cards", "armed-and-dangerous"]
    game = new_game("bang", players=players, seed=players, modules=[*VS, *others[: players - 2]])
    conformance.play_and_check(game, players, every=60)


# -- Aim -------------------------------------------------------------------------------------


@rule("VS-CARD-01", "VS-CARD-04")
def test_aim_doubles_what_a_bang_costs() -> None:
    s = table(seat(hand=["aim", "bang"]), seat())
    s.refuses("aim", "VS-CARD-01")
    s.uses(0, "aim", at=1)
    assert (s.life(1), s.hand(0)) == (2, [])


@rule("VS-CARD-01")
def test_aim_is_for_one_bang() -> None:
    s = table(seat("willy-the-kid", hand=["aim", "bang", "bang"]), seat())
    s.uses(0, "aim", at=1)
    s.plays("bang", at=1)
    assert s.life(1) == 1


@rule("VS-CARD-02")
def test_one_missed_cancels_an_aimed_bang() -> None:
    s = table(seat(hand=["aim", "bang"]), seat(hand=["missed"]))
    s.uses(0, "aim", at=1)
    s.responds(1, "missed")
    assert s.life(1) == 4


@rule("VS-CARD-03", "VS-CHAR-03")
def test_colorado_bill_with_aim_takes_two_life_points_for_sure() -> None:
    s = table(
        seat("colorado-bill", hand=["aim", "bang"]), seat(hand=["missed"], in_play=["barrel"]),
        deck=["4s"],
    )  # fmt: skip
    s.uses(0, "aim", at=1)
    assert (s.life(1), s.hand(1)) == (2, ["missed"])


@rule("CB-INTERACT-11")
def test_aim_goes_with_a_dangerous_weapon() -> None:
    s = table(
        seat(hand=["aim", "bang:kd"], in_play=["double-barrel"]), seat(hand=["missed"]),
        modules=("armed-and-dangerous",),
    )  # fmt: skip
    slot = s.state.players[0].in_play[0]
    s.state.kept["armed-and-dangerous"].on_cards[slot] = 3
    s.uses(0, "aim", at=1)
    s.responds(0, "double-barrel")
    assert s.life(1) == 2


def aims(s: Scenario, card: str, at: int) -> None:
    """Seat 0 plays Aim together with this card."""
    for each in s.game.options(0):
        if each.detail == "aim" and each.seat == at and s.state.card(each.second).id == card:
            s._do(each, 0)
            return
    raise AssertionError(f"no Aim with {card}: {s.options(0)}")


@rule("VS-CARD-01", "VS-CARD-51", "VS-CARD-49")
def test_aim_goes_with_a_card_played_through_lemat() -> None:
    s = table(seat(hand=["aim", "beer", "bang", "duel"], in_play=["lemat"]), seat())
    aims(s, "beer", at=1)
    assert (s.life(1), s.hand(0)) == (2, ["bang", "duel"])
    s.refuses("bang", "BB-PLAY-02", at=1)


@rule("VS-CARD-01", "VS-CHAR-01", "VS-CHAR-02")
def test_aim_goes_with_the_extra_card_of_black_flower() -> None:
    hand = ["aim", "bang:9d", "bang:8c", "duel:8c"]
    s = table(seat("black-flower", hand=hand), seat(), seat(life=4))
    s.plays("bang:9d", at=1)
    assert s.life(1) == 3
    aims(s, "duel", at=1)
    assert (s.life(1), s.hand(0)) == (1, ["bang"])
    s.refuses("bang", "BB-PLAY-02", at=1)
    s.refuses_use(0, "black-flower", "VS-CHAR-01", at=1, card="bang")


@rule("VS-CARD-01", "CB-INTERACT-29")
def test_aim_does_not_go_with_a_railcar() -> None:
    cars = ["sleeper-car", "baggage-car"]
    s = table(seat(hand=["aim", "barrel"], in_play=cars), seat(), modules=("great-train-robbery",))
    assert {each.detail for each in s.game.options(0)} >= {"sleeper-car", "baggage-car bang"}
    assert "aim" not in {each.detail for each in s.game.options(0)}


# -- Bandidos --------------------------------------------------------------------------------


@rule("VS-CARD-10", "VS-CARD-11", "VS-CARD-12", "VS-CARD-13")
def test_bandidos_cost_a_bang_or_two_cards_clockwise() -> None:
    s = table(
        seat(hand=["missed"]),
        seat(hand=["bandidos", "panic"]),
        seat(hand=["bang", "beer", "duel"]),
        seat(hand=["beer", "duel", "scope"]),
        seat(),
        turn=1,
    )
    s.plays("bandidos")
    s.asks(2, "bandidos")
    s.responds(2, "bang")
    s.responds(3, "beer")
    s.responds(3, "scope")
    assert [s.hand(who) for who in range(5)] == [[], ["panic"], ["beer", "duel"], ["duel"], []]


@rule("ED-91", "VS-CARD-10")
@pytest.mark.parametrize("pays", [True, False])
def test_by_the_international_wording_everybody_may_lose_a_life_point(pays: bool) -> None:
    s = table(
        seat(hand=["bandidos", "panic"]), seat(hand=["bang", "beer", "duel"]), seat(), seat(),
        rulings={"bandidos-wording": "international"},
    )  # fmt: skip
    s.plays("bandidos")
    if pays:
        s.responds(1, "bang")
        s.responds(1, "beer")
    else:
        s.passes(1)
    s.responds(0, "panic")
    assert [s.life(who) for who in range(4)] == [5, 4 if pays else 3, 3, 3]


# -- Bounty, Shotgun -------------------------------------------------------------------------


@rule("VS-CARD-14", "VS-CARD-15", "VS-CARD-17")
def test_bounty_pays_who_hits_with_a_bang_and_stays() -> None:
    s = table(seat(hand=["bounty", "bang"]), seat(), deck=["beer"])
    s.plays("bounty", at=1)
    s.plays("bang", at=1)
    assert (s.life(1), s.hand(0), s.in_play(1)) == (3, ["beer"], ["bounty"])


@rule("VS-CARD-16", "VS-CARD-51")
@pytest.mark.parametrize(("card", "paid"), [("gatling", 0), ("tomahawk", 0), ("duel", 0)])
def test_bounty_pays_for_bang_cards_only(card: str, paid: int) -> None:
    s = table(seat(hand=[card]), seat(in_play=["bounty"]))
    if card == "gatling":
        s.plays(card)
    else:
        s.plays(card, at=1)
    assert (s.life(1), len(s.hand(0))) == (3, paid)


@rule("VS-CARD-15")
def test_bounty_pays_nothing_for_a_miss() -> None:
    s = table(seat(hand=["bang"]), seat(hand=["missed"], in_play=["bounty"]))
    s.plays("bang", at=1)
    s.responds(1, "missed")
    assert s.hand(0) == []


@rule("VS-CARD-68")
def test_shotgun_costs_who_is_hit_a_card() -> None:
    s = table(seat(hand=["bang"], in_play=["shotgun"]), seat(hand=["beer", "duel"]))
    s.plays("bang", at=1)
    s.passes(1)
    s.asks(1, "forced-discard")
    s.responds(1, "duel")
    assert (s.life(1), s.hand(1)) == (3, ["beer"])


@rule("VS-CARD-68")
def test_shotgun_minds_bang_cards_only() -> None:
    s = table(seat(hand=["tomahawk"], in_play=["shotgun"]), seat(hand=["beer"]))
    s.plays("tomahawk", at=1)
    s.passes(1)
    assert s.hand(1) == ["beer"]


# -- Fanning, Tomahawk -----------------------------------------------------------------------


@rule("VS-CARD-23", "VS-CARD-24", "VS-CARD-29", "VS-CARD-30")
def test_fanning_hits_two_who_defend_separately() -> None:
    s = table(seat(hand=["fanning"]), seat(hand=["missed"]), seat(), seat(), seat())
    s.plays("fanning", at=1)
    s.responds(1, "missed")
    assert [s.life(who) for who in range(5)] == [5, 4, 3, 4, 4]


@rule("VS-CARD-30", "VS-CARD-31")
def test_the_second_target_is_chosen_as_the_first_sees_it() -> None:
    s = table(
        seat(hand=["fanning"], in_play=["winchester"]), seat(), seat(), seat(in_play=["mustang"]),
        players=6,
    )  # fmt: skip
    s.plays("fanning", at=2)
    assert (s.life(1), s.life(2), s.life(3)) == (3, 3, 4), "the Mustang is too far away"


@rule("VS-CARD-27", "VS-CARD-28", "VS-CARD-30")
def test_several_second_targets_are_a_choice() -> None:
    s = table(seat(hand=["fanning"], in_play=["winchester"]), seat(), seat(), seat(), players=6)
    s.plays("fanning", at=2)
    s.asks(0, "second-target")
    assert s.options(0) == ["also @1", "also @3"]
    s.responds(0, "also", at=3)
    assert (s.life(1), s.life(2), s.life(3)) == (4, 3, 3)


@rule("VS-CARD-26")
def test_the_first_target_has_to_have_a_second_if_possible() -> None:
    s = table(seat(hand=["fanning"]), seat(), seat(in_play=["mustang"]), seat(), players=4)
    # From seat 1 the only other neighbour, seat 2, is too far; seat 3 has the same trouble.
    s.plays("fanning", at=1)
    assert (s.life(1), s.life(2)) == (3, 4)
    s = table(
        seat(hand=["fanning"]), seat(), seat(in_play=["mustang"]), seat(in_play=["scope"]),
        players=4,
    )  # fmt: skip
    s.refuses("fanning", "VS-CARD-26", at=1)
    s.plays("fanning", at=3)
    s.responds(0, "also", at=2)
    assert (s.life(3), s.life(2)) == (3, 3)


@rule("VS-CARD-23")
def test_fanning_never_hits_oneself() -> None:
    s = table(seat(hand=["fanning"]), seat(), seat())
    s.refuses("fanning", "VS-CARD-23", at=0)


@rule("VS-CARD-25", "CB-LIMIT-02", "CB-LIMIT-06", "BB-CROSS-15")
def test_fanning_shares_the_limit_of_bang_cards() -> None:
    s = table(seat(hand=["fanning", "bang"]), seat(), seat(), seat())
    s.plays("fanning", at=1)
    s.refuses("bang", "BB-PLAY-02", at=1)
    s = table(seat(hand=["fanning", "bang"]), seat(), seat(), seat())
    s.plays("bang", at=1)
    s.refuses("fanning", "BB-PLAY-02", at=1)
    s = table(seat("willy-the-kid", hand=["fanning", "bang"]), seat(), seat(), seat())
    s.plays("bang", at=1)
    s.plays("fanning", at=1)
    assert s.life(1) == 2


@rule("VS-CARD-69", "VS-CARD-70", "VS-CARD-72", "BB-CROSS-15")
def test_tomahawk_reaches_two_places_and_no_farther() -> None:
    s = table(
        seat(hand=["tomahawk", "bang"], in_play=["winchester"]), seat(), seat(in_play=["mustang"]),
        seat(), seat(), players=6,
    )  # fmt: skip
    s.refuses("tomahawk", "BB-DIST-06", at=3)
    s.refuses("tomahawk", "BB-DIST-06", at=2)
    s.refuses("tomahawk", "VS-CARD-69", at=0)
    s.plays("bang", at=1)
    s.plays("tomahawk", at=4)
    assert s.life(4) == 3


@rule("VS-CARD-71")
@pytest.mark.parametrize("card", ["duel", "indians"])
def test_a_tomahawk_is_no_bang_card(card: str) -> None:
    s = table(seat(hand=[card]), seat(hand=["tomahawk"]))
    if card == "duel":
        s.plays(card, at=1)
    else:
        s.plays(card)
    s.asks(1, "bang")
    assert s.options(1) == ["pass"]


# -- Last Call, LeMat ------------------------------------------------------------------------


@rule("VS-CARD-46", "VS-CARD-47")
def test_last_call_helps_also_two_who_are_left() -> None:
    s = table(
        seat(hand=["last-call", "beer"], life=2, role="sheriff"), seat(role="renegade"),
        seat(role="outlaw", out=True), seat(role="outlaw", out=True),
    )  # fmt: skip
    s.plays("beer")
    assert s.life(0) == 2
    s.plays("last-call")
    assert s.life(0) == 3


@rule("VS-CARD-46", "VS-CARD-47")
def test_last_call_is_no_rescue() -> None:
    s = table(
        seat(hand=["bang"], role="sheriff"), seat(life=1, hand=["last-call"], role="renegade"),
        seat(role="outlaw"), seat(role="outlaw"),
    )  # fmt: skip
    s.plays("bang", at=1)
    s.passes(1)
    s.asks(1, "rescue")
    assert s.options(1) == ["pass"]


@rule("VS-CARD-48", "VS-CARD-49", "VS-CARD-51")
def test_lemat_makes_a_bang_of_any_card_once_a_turn() -> None:
    s = table(
        seat("slab-the-killer", hand=["beer", "scope", "bang"], in_play=["lemat"]),
        seat(hand=["missed"], in_play=["bounty"]),
    )
    s.uses(0, "lemat", at=1)
    s.asks(1, "shot")
    assert s.game.decision.amount == 2
    s.passes(1)
    assert (s.life(1), s.top()) == (3, "beer:9h")
    s.refuses("bang", "BB-PLAY-02", at=1)
    assert not [each for each in s.options(0) if "lemat" in each]


@rule("VS-CARD-50")
def test_willy_uses_lemat_as_often_as_he_likes() -> None:
    s = table(seat("willy-the-kid", hand=["beer", "scope", "bang"], in_play=["lemat"]), seat())
    s.uses(0, "lemat", at=1)
    s.plays("bang", at=1)
    s.uses(0, "lemat", at=1)
    assert s.life(1) == 1


@rule("VS-CARD-48")
def test_lemat_is_for_ones_own_turn() -> None:
    s = table(seat(hand=["indians"]), seat(hand=["beer"], in_play=["lemat"]))
    s.plays("indians")
    s.asks(1, "bang")
    assert s.options(1) == ["pass"]


@rule("CB-INTERACT-12")
def test_lemat_replaces_a_dangerous_weapon() -> None:
    s = table(seat(hand=["lemat"], in_play=["thunderer"]), modules=("armed-and-dangerous",))
    slot = s.state.players[0].in_play[0]
    s.state.kept["armed-and-dangerous"].on_cards[slot] = 3
    s.plays("lemat")
    s.passes(0)
    assert s.in_play(0) == ["lemat"]


# -- Poker, Tornado, Rattlesnake -------------------------------------------------------------


@rule("VS-CARD-52", "VS-CARD-53")
def test_without_an_ace_two_staked_cards_are_taken() -> None:
    s = table(
        seat(hand=["poker"]), seat(hand=["beer:6h", "duel"]), seat(hand=["bang:2c"]),
        seat(hand=["panic:jh"]), seat(),
    )  # fmt: skip
    s.plays("poker")
    s.responds(1, "beer")
    s.responds(2, "bang")
    s.responds(3, "panic")
    s.responds(0, "beer")
    s.responds(0, "panic")
    assert (s.hand(0), s.hand(1), s.top()) == (["beer", "panic"], ["duel"], "bang:2c")


@rule("VS-CARD-52")
def test_an_ace_discards_everything() -> None:
    s = table(seat(hand=["poker"]), seat(hand=["bang:ah"]), seat(hand=["beer"]), seat())
    s.plays("poker")
    s.responds(1, "bang")
    s.responds(2, "beer")
    assert (s.hand(0), len(s.pile())) == ([], 3)


@rule("VS-CARD-53")
def test_a_lone_stake_is_taken_and_nobody_may_have_any() -> None:
    s = table(seat(hand=["poker"]), seat(hand=["beer"]), seat(), seat())
    s.plays("poker")
    s.responds(1, "beer")
    assert s.hand(0) == ["beer"]
    s = table(seat(hand=["poker"]), seat(), seat(), seat())
    s.plays("poker")
    assert s.top() == "poker:jh"


@rule("VS-CARD-73", "VS-CARD-74", "VS-CARD-75", "VS-CARD-76", "VS-CARD-77")
def test_tornado_blows_two_cards_to_the_left_at_once() -> None:
    s = table(
        seat(hand=["tornado", "bang", "beer", "duel"]), seat(hand=["panic"]), seat(),
        seat(hand=["scope", "mustang", "barrel"]),
    )  # fmt: skip
    s.plays("tornado")
    s.responds(0, "bang")
    s.responds(3, "scope")
    s.responds(0, "duel")
    s.responds(3, "barrel")
    assert s.hand(0) == ["beer", "scope", "barrel"]
    assert s.hand(1) == ["bang", "duel"]
    assert (s.hand(2), s.hand(3)) == (["panic"], ["mustang"])


@rule("CB-HAND-11")
def test_nobody_else_knows_which_cards_the_tornado_took() -> None:
    s = table(
        seat(hand=["tornado", "bang", "beer", "duel"]), seat(hand=["panic"]), seat(),
        seat(hand=["scope", "mustang"]),
    )  # fmt: skip
    g = s.state
    for owner in (0, 1, 3):
        for slot in g.players[owner].hand:
            g.seen[slot] |= 1 << 2  # seat 2 has seen all hands
    s.plays("tornado")
    s.responds(0, "beer")
    s.responds(0, "duel")

    def known(owner: int) -> list[str]:
        return [g.card(slot).id for slot in g.players[owner].hand if g.knows(2, slot)]

    assert s.hand(1) == ["beer", "duel"]
    assert known(1) == [], "two of three: who knew them does not know which"
    assert known(0) == ["scope", "mustang"], "what went as a whole is known to be there"


@rule("VS-CARD-82")
def test_what_is_named_for_the_tornado_cannot_be_spent_and_what_is_not_can() -> None:
    s = table(
        seat(hand=["tornado", "bang", "beer", "duel", "panic"]),
        seat("sid-ketchum", life=1, hand=["scope", "mustang", "barrel", "jail"]),
    )
    s.plays("tornado")
    s.responds(1, "scope")
    s.responds(0, "beer")
    s.responds(1, "mustang")
    # Seat 1 has answered: what it has named it cannot spend until seat 0 has answered, too.
    assert not s.game.interjections(1)
    s.responds(0, "duel")
    assert s.hand(1) == ["barrel", "jail", "beer", "duel"]
    s = table(
        seat(hand=["tornado", "bang", "beer", "duel"]),
        seat("sid-ketchum", life=1, hand=["scope", "mustang"]),
    )
    s.plays("tornado")
    s._do(s.game.interjections(1)[0], 1)
    s.responds(1, "scope")
    s.responds(1, "mustang")
    s.responds(0, "beer")
    s.responds(0, "duel")
    assert (s.hand(1), s.hand(2)) == (["beer", "duel"], [])


@rule("CB-INTERACT-31")
def test_a_card_whose_price_was_spent_is_played_in_vain() -> None:
    s = table(
        seat("sid-ketchum", life=1, hand=["tequila", "bang", "duel"]),
        seat(life=2, hand=["escape"]),
        modules=("dodge-city",),
    )
    s.plays("tequila", at=1)
    s.asks(1, "declared")
    s._do(s.game.interjections(0)[0], 0)
    s.responds(0, "bang")
    s.responds(0, "duel")
    s.passes(1)
    assert (s.life(0), s.life(1), s.hand(0)) == (2, 2, [])
    assert s.top().startswith("tequila")


@rule("CB-INTERACT-23")
def test_suzys_hand_is_looked_at_when_all_is_over() -> None:
    s = table(seat(hand=["tornado", "bang"]), seat("suzy-lafayette", hand=["beer"]))
    s.plays("tornado")
    assert s.hand(1) == ["bang"], "she was never asked"


@rule("VS-CARD-54", "VS-CARD-55", "VS-CARD-58", "VS-CARD-59", "VS-CARD-60")
@pytest.mark.parametrize(("card", "life"), [("4s", 4), ("4c", 5), ("4h", 5)])
def test_rattlesnake_bites_on_spades_and_stays(card: str, life: int) -> None:
    s = table(
        seat(role="sheriff"),
        seat(hand=["rattlesnake"]),
        turn=1,
        deck=[*["bang"] * 4, card],
        players=4,
    )
    s.plays("rattlesnake", at=0)
    s.ends_turn()
    s.ends_turn()
    s.ends_turn()
    assert (s.life(0), s.in_play(0)) == (life, ["rattlesnake"])
    wounds = [event.facts.get("by") for event in s.events if event.kind == "wounded"]
    assert wounds == ([None] if life == 4 else [])


@rule("VS-CARD-58")
def test_the_bitten_may_rid_themselves_of_it() -> None:
    s = table(seat(hand=["cat-balou"], in_play=["rattlesnake"]))
    s.plays("cat-balou", at=0)
    assert s.in_play(0) == []


def snakepit(*deck: str) -> Scenario:
    s = table(
        seat(in_play=["bomb", "rattlesnake", "jail", "dynamite"], role="outlaw"),
        seat(role="sheriff"), seat(), seat(), turn=3, deck=deck,
        modules=("armed-and-dangerous",),
    )  # fmt: skip
    bomb = s.state.players[0].in_play[0]
    s.state.kept["armed-and-dangerous"].on_cards[bomb] = 3
    return s


@rule("VS-CARD-56", "CB-TIMING-04", "CB-TIMING-06", "CB-EXAMPLE-01", "BB-CROSS-16")
def test_the_order_of_all_four_checks() -> None:
    s = snakepit("2d", "3h", "4c", "5c")
    s.ends_turn()
    checks = [event.facts["for"] for event in s.events if event.kind == "check"]
    assert checks == ["dynamite", "jail", "rattlesnake", "bomb"]
    bomb = s.state.players[0].in_play[0]
    assert s.state.kept["armed-and-dangerous"].on_cards[bomb] == 1
    assert (s.active, s.life(0), sorted(s.in_play(0))) == (0, 4, ["bomb", "rattlesnake"])


@rule("VS-CARD-57", "CB-EXAMPLE-02", "CB-TIMING-08", "BB-CROSS-16")
def test_a_lost_turn_has_no_further_checks() -> None:
    s = snakepit("2d", "3c")
    s.ends_turn()
    assert (s.active, sorted(s.in_play(0))) == (1, ["bomb", "rattlesnake"])


@rule("CB-SUIT-03")
@pytest.mark.parametrize(("event", "life"), [("curse", 4), ("blessing", 5)])
def test_the_snake_under_curse_and_blessing(event: str, life: int) -> None:
    s = table(
        seat(in_play=["rattlesnake"]), seat(), turn=3, deck=["4c"], modules=("high-noon",),
        events=[event],
    )  # fmt: skip
    s.ends_turn()
    assert s.life(0) == life


# -- Ghost -----------------------------------------------------------------------------------


def haunted(character: str = "", *, hand: tuple[str, ...] = (), **given: Any) -> Scenario:
    dead = seat(character, role="outlaw", out=True) if character else seat(role="outlaw", out=True)
    return table(
        seat(hand=["ghost", *hand], role="sheriff"), dead, seat(role="outlaw"), seat(),
        **given,
    )  # fmt: skip


@rule("VS-CARD-32", "VS-CARD-43", "VS-CARD-44", "VS-CARD-45")
def test_a_ghost_is_back_with_an_empty_hand_and_has_a_turn() -> None:
    s = haunted(deck=["bang:2c", "beer:6h"])
    assert s.distance(0, 2) == 1
    s.refuses("ghost", "VS-CARD-32", at=2)
    s.plays("ghost", at=1)
    assert (s.is_out(1), s.hand(1), s.in_play(1), s.distance(0, 2)) == (False, [], ["ghost"], 2)
    s.ends_turn()
    assert (s.active, s.hand(1)) == (1, ["bang", "beer"])


@rule("VS-CARD-32")
def test_everybody_is_told_that_a_ghost_is_back() -> None:
    s = haunted()
    s.plays("ghost", at=1)
    back = [(event.seat, event.facts) for event in s.events if event.kind == "came-back"]
    assert back == [(1, {"why": "ghost"})]


@rule("VS-CARD-33", "VS-CARD-36")
def test_a_ghost_has_its_ability_and_keeps_no_hand() -> None:
    s = haunted("black-jack", deck=["bang:2c", "beer:6h", "scope"])
    s.plays("ghost", at=1)
    s.ends_turn()
    assert len(s.hand(1)) == 3, "Black Jack showed a red card"
    s.plays("scope")
    s.ends_turn()
    s.discards("bang", "beer")
    assert (s.active, s.hand(1), s.in_play(1)) == (2, [], ["ghost", "scope"])


@rule("CB-HAND-10", "BB-CHAR-23")
def test_a_ghost_who_keeps_no_card_draws_none_for_the_last_one_she_discards() -> None:
    s = haunted("suzy-lafayette", deck=["beer:6h", "bang:2c", "bang:3c", "scope"])
    s.plays("ghost", at=1)
    s.responds(1, "draw")
    s.ends_turn()
    assert s.hand(1) == ["beer", "bang", "bang"]
    s.ends_turn()
    s.discards("beer", "bang:2c", "bang:3c")
    assert (s.active, s.hand(1)) == (2, [])


@rule("VS-CARD-34", "VS-CARD-35", "VS-CARD-37")
def test_a_ghost_neither_loses_nor_gains_life_points() -> None:
    s = haunted(hand=("bang", "saloon"), deck=["beer:6h"])
    s.plays("ghost", at=1)
    s.plays("bang", at=1)
    s.plays("saloon")
    s.ends_turn()
    s.plays("beer")
    assert (s.life(1), s.is_out(1)) == (0, False)


@rule("VS-CARD-39", "VS-EXAMPLE-03")
def test_bill_noface_as_a_ghost_draws_five() -> None:
    s = haunted("bill-noface", modules=("dodge-city",))
    s.plays("ghost", at=1)
    s.ends_turn()
    assert len(s.hand(1)) == 5


@rule("VS-CARD-40")
def test_chuck_wengam_as_a_ghost_cannot_pay() -> None:
    s = haunted("chuck-wengam", modules=("dodge-city",))
    s.plays("ghost", at=1)
    s.ends_turn()
    assert not [each for each in s.options(1) if "chuck" in each]


@rule("VS-CARD-41", "VS-CARD-42")
def test_without_the_card_a_ghost_is_out_again() -> None:
    s = table(
        seat(hand=["ghost", "cat-balou"], role="sheriff"), seat(role="outlaw", out=True),
        seat("herb-hunter", role="outlaw"), seat(), modules=("dodge-city",),
    )  # fmt: skip
    s.plays("ghost", at=1)
    s.plays("cat-balou", at=1)
    assert (s.is_out(1), s.hand(0), s.hand(2)) == (True, [], [])


@rule("CB-RETURN-11")
def test_no_second_ghost_for_the_same_player() -> None:
    s = haunted(hand=("ghost",))
    s.plays("ghost", at=1)
    s.refuses("ghost", "BB-PLAY-08", at=1)


@rule("CB-RETURN-06")
def test_a_ghost_draws_two_cards_in_ghost_town() -> None:
    s = haunted(modules=("high-noon",), event="ghost-town")
    s.plays("ghost", at=1)
    s.ends_turn()
    assert len(s.hand(1)) == 2


@rule("CB-INTERACT-16")
def test_a_ghost_brings_a_load_token() -> None:
    s = haunted(modules=("armed-and-dangerous",))
    s.plays("ghost", at=1)
    s.responds(0, "load", at=0)
    assert s.state.kept["armed-and-dangerous"].on_characters[0] == 1


# -- hits ------------------------------------------------------------------------------------


@rule("VS-CARD-79", "VS-CARD-80")
def test_a_prevented_loss_was_a_hit_all_the_same() -> None:
    s = table(
        seat(hand=["bang"], in_play=["shotgun"]), seat(hand=["duel"], in_play=["bounty"], life=1),
        seat(hand=["saved"]), deck=["2c", "3c", "4c"],
    )  # fmt: skip
    s.plays("bang", at=1)
    s.passes(1)
    s.asks(2, "loss")
    s.responds(2, "saved")
    s.responds(2, "deck")
    s.responds(1, "duel")
    assert (s.life(1), len(s.hand(0)), s.hand(1)) == (1, 1, [])


@rule("VS-CARD-81")
def test_a_bounty_is_paid_for_the_last_hit() -> None:
    s = table(
        seat(hand=["bang"], role="sheriff"), seat(life=1, in_play=["bounty"], role="renegade"),
        seat(role="outlaw"), seat(role="outlaw"), deck=["beer"],
    )  # fmt: skip
    s.plays("bang", at=1)
    assert (s.is_out(1), s.hand(0)) == (True, ["beer"])


@rule("CB-INTERACT-31")
def test_a_card_that_was_spent_since_can_still_be_escaped() -> None:
    s = table(
        seat("sid-ketchum", life=1, hand=["duel", "bang"]), seat(life=2, hand=["escape"])
    )  # fmt: skip
    s.plays("duel", at=1)
    s.asks(1, "declared")
    s._do(s.game.interjections(0)[0], 0)
    s.responds(0, "duel")
    s.responds(0, "bang")
    s.responds(1, "escape")
    assert (s.hand(0), s.hand(1), s.life(0)) == ([], [], 2)
    s.asks(0, "play")
