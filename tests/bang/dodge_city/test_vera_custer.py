"""Vera Custer: in each turn she names a character and has its ability until she names another."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.testing import Scenario, rule, seat

MODULES: dict[str, Any] = {"modules": ["dodge-city"]}


def vera(named: str, *others: dict[str, Any], **more: Any) -> Scenario:
    """Vera is about to name a character; the one on her left has these things."""
    her = seat(
        "vera-custer",
        role=more.pop("role", "sheriff"),
        hand=more.pop("hand", ()),
        in_play=more.pop("in_play", ()),
        life=more.pop("life", None),
    )
    left = seat(named, hand=more.pop("left", ()), in_play=more.pop("left_plays", ()))
    left["role"] = more.pop("left_role", "outlaw")
    if "left_life" in more:
        left["life"] = more.pop("left_life")
    return Scenario(seats=[her, left, *others], step="before-draw", **MODULES, **more)


def as_(named: str, *others: dict[str, Any], **more: Any) -> Scenario:
    """The same, and she has named it."""
    s = vera(named, *others, **more)
    s.responds(0, "copy", at=1)
    return s


def abilities(s: Scenario, who: int = 0) -> list[str]:
    return [source.id for source in s.state.players[who].abilities]


# -- when and whom ---------------------------------------------------------------------------


@rule("DC-CHAR-03", "DC-INTERACT-36")
def test_she_names_another_player_in_the_game() -> None:
    s = vera("rose-doolan", seat(out=True), seat("paul-regret"))
    s.asks(0, "copy")
    assert s.options(0) == ["copy @1", "copy @3"]
    assert s.hand(0) == [], "before she draws"
    s.responds(0, "copy", at=3)
    assert len(s.hand(0)) == 2
    assert abilities(s) == ["vera-custer", "paul-regret"]


@rule("DC-INTERACT-33")
def test_she_chooses_after_the_checks() -> None:
    s = Scenario(
        seats=[seat(role="sheriff"), seat("vera-custer", in_play=["dynamite:2h", "jail"])],
        deck=["4c", "5h"],
        turn=1,
        step="begin",
        **MODULES,
    )
    s.flips("4c", "5h")
    s.asks(1, "copy")
    assert s.in_play(1) == []


def jailed_as(named: str, *turned: str) -> Scenario:
    """She has named somebody, who jails her; her next turn begins with the check."""
    drawn = ["2c", "3c", "4c", "5c", "6c", "7c", "8c", "9c"]
    s = as_(named, role="renegade", left_role="sheriff", left=["jail"], deck=[*drawn, *turned])
    s.ends_turn()
    s.plays("jail", at=0)
    for _ in range(3):
        s.ends_turn()
    return s


@rule("DC-INTERACT-34", "DC-INTERACT-51")
def test_the_old_ability_stays_through_the_checks_of_her_next_turn() -> None:
    s = jailed_as("lucky-duke", "ac", "ah")
    s.asks(0, "count")
    assert abilities(s) == ["vera-custer", "lucky-duke"]
    s.responds(0, "ah")
    s.responds(0, "ac")  # lies on top
    s.asks(0, "copy")
    s.responds(0, "copy", at=2)
    assert abilities(s) == ["vera-custer", "nobody"]


@rule("DC-INTERACT-35")
def test_who_stays_in_jail_has_no_ability() -> None:
    s = jailed_as("jourdonnais", "ac")
    s.flips("ac")
    assert s.active == 1
    assert abilities(s) == ["vera-custer"]


@rule("DC-INTERACT-37")
def test_the_death_of_the_character_leaves_her_the_ability() -> None:
    s = as_("paul-regret", hand=["bang", "scope"], left_life=1)
    s.plays("scope")
    s.plays("bang", at=1)
    assert s.is_out(1)
    assert s.distance(3, 0) == 2


@rule("DC-INTERACT-38")
def test_she_copies_neither_life_points_nor_uses_already_made() -> None:
    s = Scenario(
        seats=[
            seat("doc-holyday", role="sheriff", hand=["beer"] * 2),
            seat("vera-custer", hand=["missed"] * 2),
        ],
        **MODULES,
    )
    s.uses(0, "doc-holyday", at=3)
    s.responds(0, "beer")
    s.responds(0, "beer")
    s.ends_turn()
    s.responds(1, "copy", at=0)
    assert s.life(1) == 3
    assert s.can(1, "use doc-holyday @2")


@rule("DC-INTERACT-39")
def test_before_her_first_turn_she_has_no_ability() -> None:
    s = Scenario(seats=[seat(role="sheriff"), seat("vera-custer")], **MODULES)
    assert abilities(s, 1) == ["vera-custer"]
    assert s.life(1) == 3


@rule("DC-CHAR-03")
def test_the_next_choice_ends_the_last() -> None:
    s = as_("rose-doolan", seat("paul-regret"))
    assert s.distance(0, 2) == 2, "one nearer for her, one farther for him"
    for _ in range(4):
        s.ends_turn()
    s.responds(0, "copy", at=2)
    assert s.distance(0, 2) == 3


# -- with each character ---------------------------------------------------------------------


@rule("DC-INTERACT-40")
def test_as_bart_cassidy() -> None:
    s = as_("bart-cassidy", left=["bang"], deck=["2c", "3c"])
    s.ends_turn()
    s.plays("bang", at=0)
    s.passes(0)
    assert (s.life(0), len(s.hand(0))) == (3, 3)


@rule("DC-INTERACT-41")
def test_as_black_jack() -> None:
    s = as_("black-jack", deck=["2c", "3h", "4c"])
    assert len(s.hand(0)) == 3


@rule("DC-INTERACT-42")
def test_as_jesse_jones() -> None:
    s = as_("jesse-jones", left=["saloon"], deck=["2c"])
    s.responds(0, "rob", at=1)
    assert (s.hand(0)[0], len(s.hand(0)), s.hand(1)) == ("saloon", 2, [])


@rule("DC-INTERACT-43")
def test_as_kit_carlson() -> None:
    s = as_("kit-carlson", deck=["2c", "3c", "4c"])
    s.responds(0, "look")
    s.responds(0, "3c")
    assert len(s.hand(0)) == 2
    assert s.deck()[0].endswith(":3c")


@rule("DC-INTERACT-44")
def test_as_pedro_ramirez() -> None:
    s = as_("pedro-ramirez", pile=["saloon"], deck=["2c"])
    s.responds(0, "saloon")
    assert (s.hand(0)[0], len(s.hand(0))) == ("saloon", 2)


@rule("DC-INTERACT-45")
@pytest.mark.parametrize("cards", [3, 4])
def test_as_pixie_pete(cards: int) -> None:
    s = as_("pixie-pete", rulings={"pixie-pete-draw": cards})
    assert len(s.hand(0)) == cards


@rule("DC-INTERACT-46")
def test_as_pat_brennan() -> None:
    s = as_("pat-brennan", left_plays=["mustang"])
    s.responds(0, "mustang")
    assert (s.hand(0), s.in_play(1)) == (["mustang"], [])


@rule("DC-INTERACT-47")
def test_as_bill_noface() -> None:
    assert len(as_("bill-noface", life=2).hand(0)) == 3, "she misses two of four"


@rule("DC-INTERACT-48")
def test_as_calamity_janet() -> None:
    s = as_("calamity-janet", hand=["missed:2s", "bang:5c"], left=["bang"], deck=["6h", "7h"])
    s.plays("missed:2s", at=3, as_="bang")
    s.ends_turn()
    s.plays("bang", at=0)
    s.responds(0, "bang:5c")
    assert (s.life(3), s.life(0)) == (3, 4)


@rule("DC-INTERACT-49")
def test_as_el_gringo() -> None:
    s = Scenario(
        seats=[
            seat("vera-custer", role="sheriff"),
            seat(hand=["gatling", "beer:6h", "beer:7h"]),
            seat("el-gringo"),
        ],
        deck=["2c", "3c", "missed:4s", "missed:5s"],
        step="before-draw",
        **MODULES,
    )
    s.responds(0, "copy", at=2)
    s.ends_turn()
    s.picks("beer:6h", "beer:7h")
    s.plays("gatling")
    s.passes(0)
    assert (s.hand_texts(2), s.hand_texts(0)[2:]) == (["beer:6h"], ["beer:7h"])


@rule("DC-INTERACT-50")
def test_as_jourdonnais() -> None:
    s = as_(
        "jourdonnais", in_play=["barrel"], left=["bang"], deck=["2c", "3c", "6d", "7d", "4c", "5h"]
    )
    s.ends_turn()
    s.plays("bang", at=0)
    assert s.can(0, "use barrel")
    s.responds(0, "jourdonnais")
    s.responds(0, "barrel")
    s.flips("4c", "5h")
    assert s.life(0) == 4


@rule("DC-INTERACT-52")
def test_as_paul_regret() -> None:
    s = as_("paul-regret")
    assert (s.distance(1, 0), s.distance(2, 0)) == (2, 3)


@rule("DC-INTERACT-53")
def test_as_rose_doolan() -> None:
    s = as_("rose-doolan")
    assert s.distance(0, 2) == 1


@rule("DC-INTERACT-54")
def test_as_sid_ketchum_she_heals_in_the_turn_of_another() -> None:
    s = as_("sid-ketchum", life=2)
    s.ends_turn()
    assert s.active == 1
    s.uses(0, "sid-ketchum")
    for _ in range(2):
        s.asks(0, "cost")
        s.responds(0, s.hand_texts(0)[0])
    assert (s.life(0), s.hand(0)) == (3, [])


@rule("DC-INTERACT-54")
def test_as_sid_ketchum_she_saves_herself() -> None:
    s = as_("sid-ketchum", life=2, left=["gatling", "bang:5c"], deck=["bang:2c", "bang:3c"])
    s.ends_turn()
    s.plays("gatling")
    s.passes(0)
    assert s.life(0) == 1
    s.plays("bang:5c", at=0)
    s.passes(0)
    s.responds(0, "sid-ketchum")
    s.responds(0, "bang:2c")
    s.responds(0, "bang:3c")
    assert (s.life(0), s.hand(0)) == (1, [])


@rule("DC-INTERACT-55")
def test_as_slab_the_killer() -> None:
    s = as_("slab-the-killer", hand=["bang"], left=["missed"])
    s.plays("bang", at=1)
    s.responds(1, "missed")
    assert s.life(1) == 3


@rule("DC-INTERACT-56")
def test_as_suzy_lafayette_she_draws_at_once() -> None:
    s = as_("suzy-lafayette", deck=["2c", "3c", "4c"])
    s.responds(0, "draw")
    assert len(s.hand(0)) == 3
    s = as_("suzy-lafayette", hand=["beer"])
    assert len(s.hand(0)) == 3, "her hand was not empty: the two of phase 1"


@rule("DC-INTERACT-60")
def test_as_willy_the_kid() -> None:
    s = as_("willy-the-kid", hand=["bang", "bang"])
    s.plays("bang", at=1)
    s.plays("bang", at=1)
    assert s.life(1) == 2


@rule("DC-INTERACT-61")
def test_as_tequila_joe() -> None:
    s = as_("tequila-joe", life=1, hand=["beer"])
    s.plays("beer")
    assert s.life(0) == 3


@rule("DC-INTERACT-61")
def test_as_tequila_joe_also_to_save_herself() -> None:
    s = Scenario(
        seats=[
            seat("vera-custer", role="sheriff", life=1),
            seat("tequila-joe", hand=["bang"], in_play=["barrel"]),
        ],
        deck=["beer:6h"],
        rest="box",
        step="before-draw",
        **MODULES,
    )
    s.responds(0, "copy", at=1)
    s.ends_turn()
    s.plays("bang", at=0)
    s.passes(0)
    s.responds(0, "beer")
    assert s.life(0) == 2


@rule("DC-INTERACT-62")
def test_as_belle_star_in_her_own_turn() -> None:
    s = vera("belle-star", left_plays=["mustang"])
    s.asks(0, "copy")
    assert s.distance(0, 1) == 2
    s.responds(0, "copy", at=1)
    assert s.distance(0, 1) == 1
    s.ends_turn()
    assert s.distance(0, 1) == 2
    assert s.distance(2, 1) == 2


@rule("DC-INTERACT-63")
def test_as_molly_stark() -> None:
    s = as_("molly-stark", hand=["missed:2s"], left=["bang"])
    s.ends_turn()
    s.plays("bang", at=0)
    s.responds(0, "missed:2s")
    assert (s.life(0), len(s.hand(0))) == (4, 3)


@rule("DC-INTERACT-64")
def test_as_greg_digger() -> None:
    s = as_(
        "greg-digger", seat(), seat(role="outlaw", life=1), hand=["bang:5c"], life=1, left_life=1
    )
    s.plays("bang:5c", at=3)
    assert s.is_out(3)
    assert (s.life(0), s.life(1)) == (3, 3)


@rule("DC-INTERACT-65")
def test_as_herb_hunter() -> None:
    s = as_(
        "herb-hunter",
        seat(role="outlaw"),
        seat(role="renegade", life=1),
        hand=["bang:5c"],
        deck=["bang:2d", "bang:3d", "bang:4d", "bang:6d", "bang:7d", "bang:8d"],
    )
    s.plays("bang:5c", at=3)
    assert s.hand_texts(0) == ["bang:2d", "bang:3d", "bang:4d", "bang:6d"]
    assert s.hand_texts(1) == ["bang:7d", "bang:8d"], "after the active player"


@rule("DC-INTERACT-66")
def test_as_jose_delgado() -> None:
    s = as_(
        "jose-delgado",
        hand=["mustang", "scope", "barrel"],
        deck=["2d", "3d", "4d", "5d", "6d", "7d"],
    )
    for cards in (6, 7):
        s.uses(0, "jose-delgado")
        assert len(s.hand(0)) == cards
    assert not any("jose" in each for each in s.options(0))


@rule("DC-INTERACT-67")
def test_as_chuck_wengam() -> None:
    s = as_("chuck-wengam", life=3)
    s.uses(0, "chuck-wengam")
    s.uses(0, "chuck-wengam")
    assert (s.life(0), len(s.hand(0))) == (1, 6)
    assert not s.can(0, "use chuck-wengam")


@rule("DC-INTERACT-68")
def test_as_doc_holyday_with_her_own_weapon() -> None:
    s = as_("doc-holyday", left_plays=["winchester"], hand=["beer", "beer"])
    assert not s.can(0, "use doc-holyday @2")
    s.uses(0, "doc-holyday", at=3)
    s.responds(0, "beer")
    s.responds(0, "beer")
    assert s.life(3) == 3
    assert not s.can(0, "use doc-holyday @3")


@rule("DC-INTERACT-69")
def test_as_sean_mallory() -> None:
    s = as_("sean-mallory", hand=["bang"] * 9)
    s.ends_turn()
    s.discards("bang")
    assert (s.active, len(s.hand(0))) == (1, 10)


@rule("DC-INTERACT-70")
def test_as_apache_kid() -> None:
    s = as_("apache-kid", left=["bang:5d", "bang:5c"])
    s.ends_turn()
    s.refuses("bang:5d", "DC-CHAR-16", at=0)
    assert s.can(1, "play bang:5c @0")


@rule("DC-INTERACT-71")
def test_as_elena_fuente() -> None:
    s = as_("elena-fuente", hand=["saloon"], left=["bang"])
    s.ends_turn()
    s.plays("bang", at=0)
    s.responds(0, "saloon")
    assert s.life(0) == 4


# -- with Vulture Sam ------------------------------------------------------------------------


@rule("DC-CHAR-04", "DC-INTERACT-57", "ED-53")
@pytest.mark.parametrize(
    ("dead", "sam"), [(3, 1), (1, 2)], ids=["vera-comes-first", "sam-comes-first"]
)
def test_they_take_one_card_each_in_turn(dead: int, sam: int) -> None:
    seats = [seat("vera-custer", role="sheriff", hand=["bang:5c"]), seat(), seat(), seat()]
    seats[sam] = seat("vulture-sam", role="outlaw")
    seats[dead] = seat(role="renegade", life=1, hand=["missed:2s"], in_play=["scope", "barrel:qs"])
    s = Scenario(seats=seats, step="before-draw", deck=["9d", "10d"], **MODULES)
    first, second = (0, sam) if dead == 3 else (sam, 0)
    s.responds(0, "copy", at=sam)
    before = {who: s.hand(who)[1:] for who in (0, sam)}
    s.plays("bang:5c", at=dead)
    s.passes(dead, dead)  # neither Missed! nor Beer
    s.asks(first, "which")
    assert s.options(first) == ["hand", "card scope:as", "card barrel:qs"]
    s.responds(first, "barrel")
    s.responds(second, "hand")
    assert s.hand(first) == [*before[first], "barrel", "scope"], "the third was the last one"
    assert s.hand(second) == [*before[second], "missed"]
    assert s.pile() == ["bang"]


@rule("DC-INTERACT-57", "ED-53")
@pytest.mark.parametrize("edition", ["dynamite-box", "hu-compendium"])
def test_a_hand_is_shared_at_random(edition: str) -> None:
    s = Scenario(
        seats=[
            seat("vera-custer", role="sheriff", hand=["bang:5c"]),
            seat(role="renegade", life=1, hand=["beer:6h", "beer:7h", "beer:8h"]),
            seat("vulture-sam", role="outlaw"),
        ],
        step="begin" if edition == "hu-compendium" else "before-draw",
        deck=["9d", "10d"],
        edition=edition,
        **MODULES,
    )
    s.responds(0, "copy", at=2)
    s.picks("beer:7h", "beer:6h", "beer:8h")
    s.plays("bang", at=1)
    s.passes(1, 1)
    assert s.hand_texts(2) == ["beer:7h", "beer:8h"]
    assert s.hand_texts(0)[-1] == "beer:6h"


@rule("DC-INTERACT-58")
def test_of_vulture_sam_himself_she_takes_everything() -> None:
    s = as_(
        "vulture-sam",
        hand=["bang:5c"],
        left=["saloon", "missed"],
        left_plays=["scope"],
        left_life=1,
    )
    s.plays("bang:5c", at=1)
    s.passes(1, 1)
    assert s.is_out(1)
    assert set(s.hand(0)) >= {"saloon", "missed", "scope"}
    assert s.pile() == ["bang"]


@rule("DC-INTERACT-59")
def test_as_sheriff_she_takes_her_share_and_loses_everything() -> None:
    s = Scenario(
        seats=[
            seat("vera-custer", role="sheriff", hand=["bang:5c"]),
            seat(role="deputy", life=1, in_play=["barrel", "scope"]),
            seat("vulture-sam"),
            seat(),
            seat(),
        ],
        deck=["9d", "10d", "4c"],
        step="before-draw",
        **MODULES,
    )
    s.responds(0, "copy", at=2)
    s.plays("bang", at=1)
    s.passes(1)
    s.responds(2, "scope")
    s.responds(0, "barrel")  # lies on top of what she discards
    assert (s.hand(2), s.hand(0)) == (["scope"], [])
    assert s.top().startswith("barrel")
