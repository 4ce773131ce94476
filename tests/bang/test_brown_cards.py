"""The brown cards of the base game, one by one."""

import pytest

from saloon.testing import Scenario, rule, seat

HU = "hu-compendium"


# -- BANG! and Missed! ---------------------------------------------------------------------


@rule("BB-CARD-01")
def test_a_bang_takes_a_life_unless_a_missed_cancels_it() -> None:
    s = Scenario(
        seats=[seat(hand=["bang", "bang"], in_play=["volcanic"]), seat(hand=["missed", "missed"])]
    )
    s.plays("bang", at=1)
    s.responds(1, "missed")
    assert s.life(1) == 4
    assert s.hand(1) == ["missed"]  # one was enough
    s.plays("bang", at=1)
    s.passes(1)
    assert s.life(1) == 3


@rule("BB-CARD-02")
@pytest.mark.parametrize(
    ("weapon", "far", "at"), [("volcanic", 2, 2), ("schofield", 3, 4), ("remington", 4, 3)]
)
def test_a_bang_is_refused_beyond_the_range_of_the_weapon(weapon: str, far: int, at: int) -> None:
    s = Scenario(
        players=7,
        seats=[seat(hand=["bang"], in_play=[weapon]), seat(), seat(), seat(in_play=["mustang"])],
    )
    facts = s.refuses("bang", "BB-DIST-09", at=at)
    assert (facts["distance"], facts["range"]) == (far, far - 1)


@rule("BB-CARD-02")
def test_both_the_distance_and_the_range_decide() -> None:
    s = Scenario(
        players=6,
        seats=[
            seat(hand=["bang", "schofield", "scope"]),
            seat(in_play=["mustang"]),
            seat(),
            seat(),
        ],
    )
    for at in (1, 2, 3):
        s.refuses("bang", "BB-DIST-09", at=at)
    s.plays("schofield")
    assert s.can(0, "play bang @1")
    assert s.can(0, "play bang @2")
    s.refuses("bang", "BB-DIST-09", at=3)
    s.plays("scope")
    s.plays("bang", at=3)
    assert s.life(3) == 3


@rule("BB-CARD-03")
def test_a_bang_may_be_played_on_oneself() -> None:
    s = Scenario(seats=[seat(hand=["bang", "missed"])])
    s.plays("bang", at=0)
    s.passes(0)
    assert s.life(0) == 4
    assert s.hand(0) == ["missed"]


@rule("BB-CARD-03")
def test_in_the_compendium_a_bang_is_for_others() -> None:
    s = Scenario(seats=[seat(hand=["bang"])], edition=HU)
    s.refuses("bang", "BB-CARD-03", at=0)
    s.plays("bang", at=1)
    assert s.life(1) == 3


@rule("BB-CARD-04", "BB-CARD-07")
def test_missed_is_played_out_of_turn_when_a_shot_is_about_to_hit() -> None:
    s = Scenario(seats=[seat(hand=["bang"]), seat(hand=["missed"])])
    s.plays("bang", at=1)
    s.asks(1, "shot")
    assert s.active == 0
    assert s.life(1) == 4  # not hit yet
    s.responds(1, "missed")
    assert s.life(1) == 4
    assert s.pile() == ["bang", "missed"]


@rule("BB-CARD-05")
def test_missed_does_not_protect_somebody_else() -> None:
    s = Scenario(seats=[seat(hand=["bang"]), seat(), seat(hand=["missed"])])
    s.plays("bang", at=1)
    # Nobody asked seat 2, who may not step in either.
    assert s.life(1) == 3
    assert s.hand(2) == ["missed"]


@rule("BB-CARD-05")
def test_a_missed_against_a_gatling_protects_only_its_player() -> None:
    s = Scenario(seats=[seat(hand=["gatling"]), seat(), seat(hand=["missed"]), seat()])
    s.plays("gatling")
    assert s.game.decision.seats == (2,)
    s.responds(2, "missed")
    assert [s.life(who) for who in (1, 2, 3)] == [3, 4, 3]


@rule("BB-CARD-06", "BB-CARD-35")
def test_missed_cancels_a_gatling() -> None:
    s = Scenario(seats=[seat(hand=["gatling"]), seat(hand=["missed"])])
    s.plays("gatling")
    s.responds(1, "missed")
    assert s.life(1) == 4


@rule("BB-CARD-06", "BB-CARD-39", "BB-CARD-42")
@pytest.mark.parametrize("card", ["duel", "indians"])
def test_missed_and_barrel_do_nothing_against_duel_and_indians(card: str) -> None:
    s = Scenario(
        seats=[seat(hand=[card]), seat("jourdonnais", hand=["missed"], in_play=["barrel"])]
    )
    s.plays(card, at=1 if card == "duel" else None)
    s.asks(1, "bang")
    assert s.options(1) == ["pass"]
    s.passes(1)
    assert s.life(1) == 3
    assert s.hand(1) == ["missed"]


@rule("BB-CARD-07")
def test_missed_cannot_simply_be_played_in_the_own_turn() -> None:
    s = Scenario(seats=[seat(hand=["missed"])])
    s.refuses("missed", "BB-CARD-07")
    s.refuses("missed", "BB-CARD-07", at=1)


@rule("BB-CARD-07")
def test_missed_answers_an_own_shot_at_oneself() -> None:
    s = Scenario(seats=[seat(hand=["bang", "missed"])])
    s.plays("bang", at=0)
    s.responds(0, "missed")
    assert s.life(0) == 5
    assert s.hand(0) == []


@rule("BB-CARD-07")
def test_calamity_janet_plays_missed_in_her_turn() -> None:
    s = Scenario(seats=[seat("calamity-janet", hand=["missed"])])
    s.refuses("missed", "BB-CARD-07")
    s.plays("missed", at=1, as_="bang")
    assert s.life(1) == 3


# -- Beer ----------------------------------------------------------------------------------


@rule("BB-CARD-08", "BB-CARD-09")
def test_beer_gives_back_one_life_in_the_own_turn() -> None:
    s = Scenario(seats=[seat(hand=["beer"] * 3, life=3)])
    s.plays("beer")
    assert s.life(0) == 4
    s.plays("beer")
    assert s.life(0) == 5
    s.plays("beer")
    assert s.life(0) == 5
    assert s.pile() == ["beer", "beer", "beer"]


@rule("BB-CARD-10")
def test_out_of_turn_beer_needs_a_lethal_loss() -> None:
    s = Scenario(
        seats=[
            seat(hand=["bang", "bang"], in_play=["volcanic"]),
            seat(hand=["beer"], life=2),
        ]
    )
    s.plays("bang", at=1)
    assert s.options(1) == ["pass"]
    s.passes(1)
    assert s.life(1) == 1
    assert s.hand(1) == ["beer"]
    s.plays("bang", at=1)
    s.passes(1)
    s.asks(1, "rescue")
    s.responds(1, "beer")
    assert s.life(1) == 1
    assert s.hand(1) == []


@rule("BB-CARD-11", "BB-CARD-62")
def test_beer_rescues_from_dynamite_in_the_own_turn() -> None:
    s = Scenario(
        seats=[seat(hand=["beer", "missed"], in_play=["dynamite", "barrel"], life=3)],
        step="checks",
        deck=["missed:2s"],
    )
    s.flips("missed:2s")
    # Neither the Missed! nor the Barrel is offered.
    s.asks(0, "rescue")
    assert [each.partition(":")[0] for each in s.options(0)] == ["pass", "rescue beer"]
    s.responds(0, "beer")
    s.passes(0)
    assert s.life(0) == 1
    assert s.active == 0


@rule("BB-CARD-11")
def test_beer_rescues_from_an_own_duel() -> None:
    s = Scenario(seats=[seat(hand=["duel", "beer"], life=1), seat(hand=["bang"])])
    s.plays("duel", at=1)
    s.responds(1, "bang")
    s.passes(0)
    s.responds(0, "beer")
    assert s.life(0) == 1
    assert s.active == 0


@rule("BB-CARD-12")
def test_beer_helps_nobody_else() -> None:
    s = Scenario(seats=[seat(hand=["beer"], life=4), seat(life=2)])
    s.refuses("beer", "BB-PLAY-20", at=1)
    s.plays("beer")
    assert s.life(0) == 5
    assert s.life(1) == 2


def two_left(*hand: str, other: tuple[str, ...] = (), edition: str = "dynamite-box") -> Scenario:
    return Scenario(
        seats=[
            seat(role="sheriff", hand=hand, life=2),
            seat(role="renegade", hand=other, life=1),
            seat(out=True),
            seat(out=True),
        ],
        edition=edition,
    )


@rule("BB-CARD-13")
def test_with_two_players_left_beer_heals_nobody() -> None:
    s = two_left("beer")
    s.plays("beer")
    assert s.life(0) == 2
    assert s.pile() == ["beer"]


@rule("BB-CARD-13")
def test_with_two_players_left_beer_does_not_rescue() -> None:
    s = two_left("bang", other=("beer",))
    s.plays("bang", at=1)
    s.passes(1)
    assert s.over
    assert s.winner == "law"


@rule("BB-CARD-13")
def test_with_three_players_left_beer_still_works() -> None:
    s = Scenario(seats=[seat(hand=["bang"]), seat(hand=["beer"], life=1), seat(out=True), seat()])
    s.plays("bang", at=1)
    s.passes(1)
    s.responds(1, "beer")
    assert s.life(1) == 1


@rule("BB-CARD-13")
def test_in_the_compendium_two_players_may_not_play_beer() -> None:
    s = two_left("beer", edition=HU)
    s.refuses("beer", "BB-CARD-13")


# -- General Store -------------------------------------------------------------------------


@rule("BB-CARD-14", "BB-CARD-15")
def test_general_store_turns_up_a_card_for_everybody_alive() -> None:
    s = Scenario(
        players=5,
        seats=[seat(), seat(hand=["general-store:9c", "panic:jh"]), seat(out=True)],
        turn=1,
        deck=["bang:2d", "beer:6h", "missed:2s", "duel:qd", "bang:3d"],
        rest="box",
    )
    s.plays("general-store")
    assert s.game.view()["turned"] == ["bang:2d", "beer:6h", "missed:2s", "duel:qd"]
    s.asks(1, "store")
    assert s.options(1) == ["take bang:2d", "take beer:6h", "take missed:2s", "take duel:qd"]
    s.responds(1, "duel")
    s.responds(3, "beer")
    s.asks(4, "store")
    assert s.options(4) == ["take bang:2d", "take missed:2s"]
    assert s.options(1) == []  # the Panic! has to wait
    s.responds(4, "bang")
    # Everybody has seen what the others took, but not the Panic!.
    assert s.picture(0) == (
        "  0 sheriff nobody ***** | hand missed:2s\n"
        "> 1 ? nobody **** | hand duel:qd ?\n"
        "  2 outlaw nobody out\n"
        "  3 ? nobody **** | hand beer:6h\n"
        "  4 ? nobody **** | hand bang:2d\n"
        "deck 1, pile general-store:9c"
    )
    s.plays("panic", at=0)


@rule("BB-CARD-16")
def test_a_general_store_with_too_few_cards() -> None:
    s = Scenario(seats=[seat(hand=["general-store"])], deck=["bang:2d", "bang:3d"], rest="box")
    s.plays("general-store")
    # The General Store itself was reshuffled and is the third card; there is no fourth.
    assert len(s.game.view()["turned"]) == 3
    s.responds(0, "bang:2d")
    s.responds(1, "general-store")
    assert [s.hand(who) for who in range(4)] == [["bang"], ["general-store"], ["bang"], []]
    assert s.active == 0


@rule("BB-CARD-14")
def test_everybody_is_told_who_took_what_in_the_general_store() -> None:
    s = Scenario(
        seats=[seat(hand=["general-store"])], deck=["bang:2d", "bang:3d", "beer:6h", "duel:qd"]
    )
    s.plays("general-store")
    for who, card in ((0, "beer:6h"), (1, "bang:2d"), (2, "duel:qd")):
        s.responds(who, card)
    took = [(event.seat, event.facts) for event in s.events if event.kind == "took"]
    assert took == [
        (who, {"card": card, "store": True, "why": "general-store"})
        for who, card in enumerate(["beer:6h", "bang:2d", "duel:qd", "bang:3d"])
    ]


@rule("BB-CARD-17")
def test_nobody_may_leave_a_general_store_without_a_card() -> None:
    s = Scenario(seats=[seat(hand=["general-store"])])
    s.plays("general-store")
    for who in range(3):
        s.asks(who, "store")
        assert all(each.startswith("take ") for each in s.options(who))
        s.responds(who, s.game.view()["turned"][0])
    assert [len(s.hand(who)) for who in range(4)] == [1, 1, 1, 1]


# -- Panic! and Cat Balou ------------------------------------------------------------------


@rule("BB-CARD-18")
@pytest.mark.parametrize(("choice", "gets"), [("hand", "beer"), ("scope", "scope")])
def test_panic_takes_a_card_of_a_neighbour(choice: str, gets: str) -> None:
    s = Scenario(
        seats=[seat(hand=["panic"]), seat(hand=["beer"], in_play=["scope"]), seat(hand=["duel"])]
    )
    s.refuses("panic", "BB-DIST-06", at=2)
    s.plays("panic", at=1)
    s.responds(0, choice)
    assert s.hand(0) == [gets]
    assert sorted([*s.hand(1), *s.in_play(1)]) == sorted({"beer", "scope"} - {gets})


@rule("BB-CARD-19")
def test_a_weapon_does_not_help_panic_but_a_scope_does() -> None:
    s = Scenario(seats=[seat(hand=["panic", "winchester", "scope"]), seat(), seat(hand=["duel"])])
    s.plays("winchester")
    s.refuses("panic", "BB-DIST-06", at=2)
    s.plays("scope")
    s.plays("panic", at=2)
    assert s.hand(0) == ["duel"]


@rule("BB-CARD-19")
def test_a_mustang_keeps_panic_away() -> None:
    s = Scenario(
        seats=[
            seat(hand=["panic"], in_play=["winchester"]),
            seat(hand=["duel"], in_play=["mustang"]),
        ]
    )
    s.refuses("panic", "BB-DIST-06", at=1)


@rule("BB-CARD-20", "BB-CARD-21")
def test_panic_on_oneself_takes_an_own_card_in_play_back() -> None:
    s = Scenario(seats=[seat(hand=["panic", "beer"], in_play=["dynamite", "scope:as"])])
    s.plays("panic", at=0)
    s.asks(0, "which")
    assert s.options(0) == ["card dynamite:2h", "card scope:as"]  # the hand is not offered
    s.responds(0, "dynamite")
    assert sorted(s.hand(0)) == ["beer", "dynamite"]
    assert s.in_play(0) == ["scope"]


@rule("BB-CARD-21")
def test_panic_on_the_own_hand_is_not_offered() -> None:
    s = Scenario(seats=[seat(hand=["panic", "beer"])])
    s.refuses("panic", "BB-CARD-21", at=0)


@rule("BB-CARD-20")
def test_in_the_compendium_panic_is_for_others() -> None:
    s = Scenario(seats=[seat(hand=["panic"], in_play=["scope"]), seat(hand=["beer"])], edition=HU)
    s.refuses("panic", "BB-CARD-20", at=0)
    s.plays("panic", at=1)
    assert s.hand(0) == ["beer"]


@rule("BB-CARD-22")
@pytest.mark.parametrize("card", ["panic", "cat-balou"])
def test_a_target_without_cards_is_refused(card: str) -> None:
    s = Scenario(seats=[seat(hand=[card]), seat(), seat(), seat(in_play=["scope"])])
    s.refuses(card, "BB-CARD-22", at=1)
    assert s.can(0, f"play {card} @3")


@rule("BB-CARD-22")
def test_cat_balou_cannot_discard_itself() -> None:
    s = Scenario(seats=[seat(hand=["cat-balou"])])
    s.refuses("cat-balou", "BB-CARD-22", at=0)
    s = Scenario(seats=[seat(hand=["cat-balou", "beer"])])
    s.plays("cat-balou", at=0)
    assert s.pile() == ["cat-balou", "beer"]


@rule("BB-CARD-23")
@pytest.mark.parametrize(("choice", "left"), [("hand", ["duel"]), ("barrel", ["beer", "duel"])])
def test_cat_balou_discards_a_card_at_any_distance(choice: str, left: list[str]) -> None:
    s = Scenario(
        players=7,
        seats=[
            seat(hand=["cat-balou"]),
            seat(),
            seat(),
            seat(hand=["beer", "duel"], in_play=["barrel", "mustang"]),
        ],
    )
    assert s.distance(0, 3) == 4
    s.plays("cat-balou", at=3)
    if choice == "hand":
        s.picks("beer")
    s.responds(0, choice)
    assert s.hand(3) == left
    assert s.in_play(3) == (["barrel", "mustang"] if choice == "hand" else ["mustang"])
    assert s.hand(0) == []
    assert s.pile() == ["cat-balou", "beer" if choice == "hand" else "barrel"]


@rule("BB-CARD-24")
@pytest.mark.parametrize("choice", ["hand", "dynamite"])
def test_cat_balou_may_be_used_on_oneself(choice: str) -> None:
    s = Scenario(seats=[seat(hand=["cat-balou", "beer"], in_play=["dynamite"])])
    s.plays("cat-balou", at=0)
    s.responds(0, choice)
    assert s.hand(0) == ([] if choice == "hand" else ["beer"])
    assert s.in_play(0) == (["dynamite"] if choice == "hand" else [])


@rule("BB-CARD-24")
def test_in_the_compendium_cat_balou_is_for_others() -> None:
    s = Scenario(
        seats=[seat(hand=["cat-balou", "beer"], in_play=["dynamite"]), seat(), seat(hand=["duel"])],
        edition=HU,
    )
    s.refuses("cat-balou", "BB-CARD-24", at=0)
    s.plays("cat-balou", at=2)
    assert s.hand(2) == []


BLUE = ["barrel", "dynamite", "jail", "mustang", "scope"]
WEAPONS = ["volcanic", "schofield", "remington", "rev-carabine", "winchester"]


@rule("BB-CARD-25")
@pytest.mark.parametrize("card", ["panic", "cat-balou"])
@pytest.mark.parametrize("blue", [*BLUE, *WEAPONS])
def test_no_card_in_play_is_protected(card: str, blue: str) -> None:
    s = Scenario(
        seats=[
            seat(hand=[card], in_play=["scope"] if blue == "mustang" else []),
            seat(in_play=[blue]),
        ]
    )
    s.plays(card, at=1)
    assert s.in_play(1) == []
    assert (s.hand(0) if card == "panic" else s.pile()[-1:]) == [blue]


@rule("BB-CARD-26")
@pytest.mark.parametrize("blue", ["jail", "dynamite"])
def test_a_jail_or_dynamite_taken_with_panic_may_be_played_later(blue: str) -> None:
    s = Scenario(seats=[seat(hand=["panic"]), seat(in_play=[blue])])
    s.plays("panic", at=1)
    assert s.hand(0) == [blue]
    assert s.in_play(0) == []
    s.plays(blue, at=2 if blue == "jail" else None)
    assert s.in_play(2 if blue == "jail" else 0) == [blue]


# -- cards for cards, and for everybody ----------------------------------------------------


@rule("BB-CARD-27", "BB-CARD-28")
@pytest.mark.parametrize(("card", "count"), [("stagecoach", 2), ("wells-fargo", 3)])
def test_stagecoach_and_wells_fargo_draw(card: str, count: int) -> None:
    deck = ["bang:2d", "bang:3d", "bang:4d", "bang:5d"]
    s = Scenario(seats=[seat(hand=[card])], deck=deck)
    s.plays(card)
    assert s.hand_texts(0) == deck[:count]
    assert s.deck()[0] == deck[count]
    assert s.pile() == [card]


@rule("BB-CARD-29", "BB-CARD-30")
def test_saloon_heals_everybody_at_the_same_time() -> None:
    s = Scenario(
        players=5,
        seats=[
            seat(hand=["saloon"], life=2),
            seat(life=1),
            seat(out=True),
            seat("sid-ketchum", hand=["beer", "duel"], life=3),
            seat(),
        ],
    )
    s.plays("saloon")
    # One choice, and no question in between in which anybody could have acted.
    assert s.game.choices_made == 1
    assert [s.life(who) for who in range(5)] == [3, 2, 0, 4, 4]
    assert s.is_out(2)


@rule("BB-CARD-31")
def test_saloon_does_not_rescue() -> None:
    s = Scenario(seats=[seat(hand=["bang"]), seat(hand=["saloon"], life=1)])
    s.plays("bang", at=1)
    s.passes(1)
    s.asks(1, "rescue")
    assert s.options(1) == ["pass"]
    s.passes(1)
    assert s.is_out(1)


@rule("BB-CARD-32")
@pytest.mark.parametrize("edition", ["dynamite-box", HU])
def test_saloon_works_with_two_players_left(edition: str) -> None:
    s = two_left("saloon", edition=edition)
    s.plays("saloon")
    assert s.life(0) == 3
    assert s.life(1) == 2


# -- Gatling -------------------------------------------------------------------------------


@rule("BB-CARD-33")
def test_gatling_shoots_at_everybody_else_at_any_distance() -> None:
    s = Scenario(
        players=7,
        seats=[seat(hand=["gatling"]), seat(), seat(), seat(in_play=["mustang"])],
    )
    s.plays("gatling")
    assert [s.life(who) for who in range(7)] == [5, 3, 3, 3, 3, 3, 3]


@rule("BB-CARD-34")
@pytest.mark.parametrize("order", [("gatling", "bang"), ("bang", "gatling")])
def test_gatling_is_not_the_one_bang_of_the_turn(order: tuple[str, str]) -> None:
    s = Scenario(seats=[seat(hand=["gatling", "bang", "bang"])])
    for card in order:
        s.plays(card, at=1 if card == "bang" else None)
    assert s.life(1) == 2
    s.refuses("bang", "BB-PLAY-02", at=1)


@rule("BB-CARD-34")
def test_a_gatling_may_be_played_twice_in_a_turn() -> None:
    # There is one Gatling: the Stagecoach brings it back.
    s = Scenario(seats=[seat(hand=["gatling", "stagecoach"])], deck=["bang:2d"], rest="box")
    s.plays("gatling")
    s.plays("stagecoach")
    while "gatling" not in s.hand(0):
        s.plays("stagecoach")
    s.plays("gatling")
    assert [s.life(who) for who in range(4)] == [5, 2, 2, 2]


@rule("BB-CARD-35")
@pytest.mark.parametrize(("turned", "life"), [("beer:6h", 4), ("bang:2d", 3)])
def test_barrel_works_against_gatling(turned: str, life: int) -> None:
    s = Scenario(seats=[seat(hand=["gatling"]), seat(in_play=["barrel"])], deck=[turned])
    s.plays("gatling")
    s.flips(turned)
    assert s.life(1) == life
    assert s.life(2) == 3


# -- Duel ----------------------------------------------------------------------------------


@rule("BB-CARD-36", "BB-CARD-37")
def test_in_a_duel_both_discard_bangs_in_turn_and_the_first_who_does_not_loses() -> None:
    s = Scenario(
        players=7,
        seats=[
            seat(hand=["duel", "bang:2d", "bang:3d"]),
            seat(),
            seat(),
            seat(hand=["bang:4d", "bang:5d", "beer"], in_play=["mustang"]),
        ],
    )
    s.plays("duel", at=3)
    for who, card in ((3, "bang:4d"), (0, "bang:2d"), (3, "bang:5d")):
        assert s.game.decision.seats == (who,)
        s.responds(who, card)
    s.passes(0)
    assert s.life(0) == 4
    assert s.life(3) == 4
    assert s.hand(0) == ["bang"]
    assert s.active == 0


@rule("BB-CARD-37")
def test_the_challenged_player_loses_the_duel_by_not_discarding() -> None:
    s = Scenario(seats=[seat(hand=["duel", "bang"]), seat(), seat(hand=["bang", "beer"])])
    s.plays("duel", at=2)
    s.responds(2, "bang")
    s.responds(0, "bang")
    s.passes(2)
    assert s.life(2) == 3
    assert s.life(0) == 5


@rule("BB-CARD-38")
def test_discarding_in_a_duel_is_optional() -> None:
    s = Scenario(seats=[seat(hand=["duel", "bang"]), seat(hand=["bang"])])
    s.plays("duel", at=1)
    s.passes(1)
    assert s.life(1) == 3
    assert s.hand(1) == ["bang"]
    assert s.hand(0) == ["bang"]


@rule("BB-CARD-39")
@pytest.mark.parametrize("duel_first", [True, False])
def test_a_duel_is_not_the_one_bang_of_the_turn(duel_first: bool) -> None:
    s = Scenario(seats=[seat(hand=["duel", "duel", "bang", "bang"])])
    if duel_first:
        s.plays("duel", at=1)
    s.plays("bang", at=1)
    s.plays("duel", at=1)
    assert s.life(1) == (1 if duel_first else 2)
    s.refuses("bang", "BB-PLAY-02", at=1)


@rule("BB-CARD-40")
def test_nobody_duels_with_oneself() -> None:
    s = Scenario(seats=[seat(hand=["duel"])])
    s.refuses("duel", "BB-CARD-40", at=0)
    assert s.can(0, "play duel @2")


# -- Indians! ------------------------------------------------------------------------------


@rule("BB-CARD-41", "BB-CARD-44")
def test_against_indians_everybody_else_may_discard_a_bang() -> None:
    s = Scenario(
        seats=[
            seat(hand=["bang"]),
            seat(hand=["indians", "bang"]),
            seat(hand=["bang"]),
            seat(hand=["bang"]),
        ],
        turn=1,
    )
    s.plays("indians")
    s.responds(2, "bang")
    s.passes(3)
    s.responds(0, "bang")
    assert [s.life(who) for who in range(4)] == [5, 4, 4, 3]
    assert [s.hand(who) for who in range(4)] == [[], ["bang"], [], ["bang"]]
    # Discarded, not played: the one BANG! of the turn is still to come.
    s.plays("bang", at=0)


@rule("BB-CARD-43")
def test_a_gatling_does_not_answer_indians() -> None:
    s = Scenario(seats=[seat(hand=["indians"]), seat(hand=["gatling", "missed", "duel"])])
    s.plays("indians")
    s.asks(1, "bang")
    assert s.options(1) == ["pass"]
    s.passes(1)
    assert s.life(1) == 3
