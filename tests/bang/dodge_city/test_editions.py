"""Where the rulebooks disagree about the cards of Dodge City: every switch, both values."""

from typing import Any

import pytest

from saloon.testing import Scenario, rule, seat

EDITIONS = ("dynamite-box", "hu-compendium")
CALM_DECK = [f"missed:{rank}s" for rank in range(2, 9)] + ["beer:6h", "beer:7h", "beer:8h"]


def table(*seats: dict[str, Any], **given: Any) -> Scenario:
    return Scenario(seats=seats, modules=["dodge-city"], **given)


def switch(name: str, *, box: bool | str, hu: bool | str) -> pytest.MarkDecorator:
    """Every way to come to a value: no choice, each preset, and this switch against the preset."""
    ways = [
        pytest.param({}, box, id="default"),
        pytest.param({"edition": "dynamite-box"}, box, id="box"),
        pytest.param({"edition": "hu-compendium"}, hu, id="hu"),
        pytest.param({"edition": "dynamite-box", "rulings": {name: hu}}, hu, id="box-but"),
        pytest.param({"edition": "hu-compendium", "rulings": {name: box}}, box, id="hu-but"),
    ]
    return pytest.mark.parametrize(("rules", "value"), ways)


@rule("ED-10", "DC-CARD-09", "BB-SYM-07")
@switch("rag-time-self-target", box=True, hu=False)
def test_rag_time_on_oneself(rules: dict[str, Any], value: bool) -> None:
    s = table(seat(hand=["rag-time", "beer"], in_play=["scope"]), seat(hand=["bang"]), **rules)
    assert s.can(0, "play rag-time @1")
    if value:
        s.plays("rag-time", at=0)
        s.responds(0, "beer")
        assert s.hand(0) == ["scope"]
    else:
        s.refuses("rag-time", "DC-CARD-09", at=0)


@rule("ED-11", "DC-CARD-29", "BB-SYM-07")
@switch("can-can-self-target", box=True, hu=False)
def test_can_can_on_oneself(rules: dict[str, Any], value: bool) -> None:
    s = table(seat(in_play=["can-can", "scope"]), seat(hand=["bang"]), **rules)
    assert s.can(0, "use can-can @1")
    if value:
        s.uses(0, "can-can", at=0)
        assert s.pile() == ["can-can", "scope"]
    else:
        s.refuses_use(0, "can-can", "DC-CARD-29", at=0)


@rule("ED-12", "DC-CARD-30")
@switch("conestoga-effect", box="take", hu="discard")
def test_what_conestoga_does(rules: dict[str, Any], value: str) -> None:
    s = table(seat(in_play=["conestoga"]), seat(hand=["bang"], in_play=["scope"]), **rules)
    s.uses(0, "conestoga", at=1)
    s.responds(0, "scope")
    assert s.hand(0) == (["scope"] if value == "take" else [])
    assert s.pile() == (["conestoga"] if value == "take" else ["conestoga", "scope"])


@rule("ED-13", "DC-CARD-30", "BB-SYM-07")
@switch("conestoga-self-target", box=True, hu=False)
def test_conestoga_on_oneself(rules: dict[str, Any], value: bool) -> None:
    s = table(seat(in_play=["conestoga", "scope"]), seat(hand=["bang"]), **rules)
    assert s.can(0, "use conestoga @1")
    if value:
        s.uses(0, "conestoga", at=0)
        assert s.in_play(0) == []
    else:
        s.refuses_use(0, "conestoga", "DC-CARD-30", at=0)


@rule("ED-13")
def test_a_conestoga_that_discards_may_hit_ones_own_hand() -> None:
    rulings = {"conestoga-effect": "discard"}
    s = table(seat(hand=["beer"], in_play=["conestoga"]), rulings=rulings)
    s.uses(0, "conestoga", at=0)
    assert s.pile() == ["conestoga", "beer"]


@rule("ED-14", "DC-CARD-04", "DC-CARD-25")
@pytest.mark.parametrize("card", ["punch", "knife"])
@switch("melee-distance", box="modified", hu="fixed-1")
def test_how_far_punch_and_knife_reach(card: str, rules: dict[str, Any], value: str) -> None:
    verb = "play" if card == "punch" else "use"
    s = table(
        seat(
            hand=["punch"] if verb == "play" else [],
            in_play=["scope", "winchester", *(["knife"] if verb == "use" else [])],
        ),
        seat(in_play=["mustang", "hideout"]),
        **rules,
    )
    assert s.can(0, f"{verb} {card} @1") == (value == "fixed-1")
    assert s.can(0, f"{verb} {card} @2") == (value == "modified")
    assert s.can(0, f"{verb} {card} @3")
    forbidden, line = 1, "BB-DIST-06"
    if value == "fixed-1":
        forbidden, line = 2, "DC-CARD-04" if card == "punch" else "DC-CARD-25"
    if verb == "play":
        s.refuses(card, line, at=forbidden)
    else:
        s.refuses_use(0, card, line, at=forbidden)


@rule("ED-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_derringer_minds_distance_cards_in_both_editions(edition: str) -> None:
    s = table(seat(in_play=["derringer", "scope"]), seat(), edition=edition)
    assert s.can(0, "use derringer @2")


@rule("ED-15", "DC-CARD-26")
@switch("pepperbox-range", box="weapon-range", hu="fixed-1")
def test_how_far_the_pepperbox_reaches(rules: dict[str, Any], value: str) -> None:
    s = table(
        seat(in_play=["pepperbox", "schofield", "scope"]),
        seat(in_play=["mustang"]),
        players=6,
        **rules,
    )
    assert s.can(0, "use pepperbox @1")
    assert s.can(0, "use pepperbox @3") == (value == "weapon-range")
    if value == "fixed-1":
        s.refuses_use(0, "pepperbox", "DC-CARD-26", at=3)
    near = table(seat(in_play=["pepperbox"]), seat(in_play=["mustang"]), **rules)
    assert near.can(0, "use pepperbox @1") == (value == "fixed-1")


# -- a stolen green card ---------------------------------------------------------------------


@rule("ED-16", "DC-GREEN-09")
@switch("stolen-green-must-be-played", box=False, hu=True)
def test_a_stolen_green_card_may_be_kept_or_must_be_laid(
    rules: dict[str, Any], value: bool
) -> None:
    s = table(seat(hand=["panic", "bang"]), seat(in_play=["iron-plate"]), deck=CALM_DECK, **rules)
    assert s.can(0, "end")
    s.plays("panic", at=1)
    if value:
        assert s.refuses_end("DC-GREEN-09") == {"card": "iron-plate"}
        assert s.game.decision.default_for(0) in s.game.options(0)
        assert s.state.option_text(s.game.decision.default_for(0)).startswith("play iron-plate")
        s.plays("bang", at=1)  # other things may come first
        s.refuses_end("DC-GREEN-09")
        s.plays("iron-plate")
    s.ends_turn()
    assert s.active == 1
    assert s.in_play(0) == (["iron-plate"] if value else [])


@rule("ED-16", "DC-GREEN-09")
def test_a_stolen_green_card_that_could_not_be_laid_is_free_in_the_turns_of_others() -> None:
    s = Scenario(
        seats=[
            seat("sid-ketchum", role="sheriff", life=2, hand=["panic", "beer:6h", "beer:7h"],
                 in_play=["iron-plate:ad"]),
            seat(hand=["cat-balou"], in_play=["iron-plate:qs"]),
        ],
        modules=["dodge-city"],
        rulings={"stolen-green-must-be-played": True},
        deck=["2c", "3c", "4c", "5c", "6c", "7c", "8c", "9c"],
    )  # fmt: skip
    s.plays("panic", at=1)
    s.responds(0, "iron-plate")
    s.ends_turn()  # one of that name lies there already
    s.discards("beer:7h")
    s.plays("cat-balou", at=0)
    s.responds(1, "iron-plate")
    s.uses(0, "sid-ketchum")
    assert s.options(0) == ["discard beer:6h", "discard iron-plate:qs"]
    s.responds(0, "iron-plate")
    s.responds(0, "beer")
    assert (s.life(0), s.hand(0)) == (3, [])


@rule("ED-16", "DC-GREEN-09")
def test_not_if_a_card_of_that_name_lies_there_already() -> None:
    s = table(
        seat(hand=["panic"], in_play=["iron-plate"]),
        seat(in_play=["iron-plate"]),
        deck=CALM_DECK,
        edition="hu-compendium",
    )
    s.plays("panic", at=1)
    s.ends_turn()
    assert (s.active, s.hand(0)) == (1, ["iron-plate"])


@rule("ED-16")
def test_a_green_card_drawn_or_taken_unseen_from_a_hand_is_not_due() -> None:
    s = table(
        seat(hand=["panic", "sombrero"]),
        seat(hand=["iron-plate"]),
        deck=CALM_DECK,
        edition="hu-compendium",
    )
    s.plays("panic", at=1)
    assert s.hand(0) == ["sombrero", "iron-plate"]
    s.ends_turn()
    assert s.active == 1


@rule("ED-16")
def test_a_blue_card_is_not_due_either() -> None:
    s = table(
        seat(hand=["panic"]), seat(in_play=["scope"]), deck=CALM_DECK, edition="hu-compendium"
    )
    s.plays("panic", at=1)
    s.ends_turn()
    assert s.hand(0) == ["scope"]


@rule("ED-16")
def test_a_stolen_card_that_can_be_laid_down_pays_for_nothing() -> None:
    s = table(
        seat(hand=["panic", "whisky"]),
        seat(in_play=["iron-plate"]),
        deck=CALM_DECK,
        edition="hu-compendium",
    )
    s.plays("panic", at=1)
    s.refuses("whisky", "DC-COST-02")


@rule("ED-16")
def test_a_stolen_card_that_has_left_the_hand_is_no_longer_due() -> None:
    s = table(
        seat(hand=["panic", "whisky"], in_play=["iron-plate:qs"]),
        seat(in_play=["iron-plate:ad"]),
        deck=CALM_DECK,
        edition="hu-compendium",
    )
    s.plays("panic", at=1)
    s.plays("whisky")  # a second Iron Plate cannot be laid down
    s.responds(0, "iron-plate:ad")
    assert s.state.plain()["due"] == []  # whoever draws it later owes nothing
    s.ends_turn()
    assert s.active == 1


@rule("ED-16")
def test_what_vulture_sam_inherits_is_not_stolen() -> None:
    s = table(
        seat("vulture-sam", role="sheriff", hand=["bang"]),
        seat(role="renegade", in_play=["iron-plate"], life=1),
        deck=CALM_DECK,
        edition="hu-compendium",
    )
    s.plays("bang", at=1)
    s.passes(1)
    assert s.hand(0) == ["iron-plate"]
    s.ends_turn()
    assert s.active == 2


def test_a_copy_and_the_record_remember_what_is_due() -> None:
    s = table(
        seat(hand=["panic"]), seat(in_play=["iron-plate"]), deck=CALM_DECK, edition="hu-compendium"
    )
    s.plays("panic", at=1)
    twin = s.game.copy()
    assert twin.options(0) == s.game.options(0)
    assert twin.state.plain()["due"] == s.state.plain()["due"] != []


# -- table 2: points only one rulebook settles -----------------------------------------------


@rule("ED-51")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_green_attack_waits_for_a_later_own_turn_in_both_editions(edition: str) -> None:
    s = table(seat(role="sheriff", hand=["knife"]), deck=CALM_DECK, edition=edition)
    s.plays("knife")
    s.refuses_use(0, "knife", "DC-GREEN-02", at=1)
    s.ends_turn()
    for _ in range(3):
        assert not s.game.interjections(0)
        s.ends_turn()
    s.uses(0, "knife", at=1)
    s.passes(1)
    assert s.life(1) == 3
