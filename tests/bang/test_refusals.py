"""Every refusal names the rule that decides, never the bare rule of the question."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.texts.reading import says_need

import saloon
from saloon.games import bang
from saloon.games.bang.catalogue import BUILT
from saloon.kernel import Game, Option, Refusal, option
from saloon.testing import Scenario, conformance, rule, seat
from saloon.texts.speaker import Speaker

DODGE_CITY: dict[str, Any] = {"modules": ["dodge-city"]}
BULLET: dict[str, Any] = {"modules": ["bullet"]}


def event(name: str, **more: Any) -> dict[str, Any]:
    modules = ["dodge-city", "bullet", "high-noon", "fistful-of-cards"]
    return {"modules": modules, "rulings": {"combined-event-deck": True}, "event": name, **more}


def why(s: Scenario, who: int, what: str, *, at: int = -1, cards: tuple[str, ...] = ()) -> Refusal:
    """Why a player cannot use an ability, perhaps with cards; it has to be refused."""
    held = [s.state.face[slot].text.partition(":")[0] for slot in s.state.players[who].hand]
    slots = [s.state.players[who].hand[held.index(card)] for card in cards]
    first, second = (*slots, -1, -1)[:2]
    refusal = s.game.why_not(who, option("use", first, at, what, second))
    assert refusal is not None, f"{what} is possible"
    return refusal


def uses(s: Scenario, who: int, what: str, card: str) -> None:
    """A player uses an ability with a hand card."""
    hand = s.state.players[who].hand
    slot = next(slot for slot in hand if s.state.card(slot).id == card)
    s.game.choose(option("use", slot, -1, what), who)


def needs(refusal: Refusal) -> tuple[str, Any]:
    return refusal.rule, refusal.facts.get("need")


# -- conditions of abilities ---------------------------------------------------------------------


@rule("BB-CHAR-19", "BB-INTERACT-40")
def test_sid_ketchum_needs_a_wound_and_two_cards() -> None:
    s = Scenario(seats=[seat("sid-ketchum", role="outlaw", hand=["beer", "bang"]), seat()])
    assert needs(why(s, 0, "sid-ketchum")) == ("BB-INTERACT-40", "wound")
    s = Scenario(seats=[seat("sid-ketchum", hand=["beer"], life=2), seat()])
    refusal = why(s, 0, "sid-ketchum")
    assert needs(refusal) == ("BB-CHAR-19", "cards")
    assert refusal.facts["amount"] == 2


@rule("BB-CHAR-19", "BB-INTERACT-40")
def test_it_is_the_same_in_the_turn_of_another_and_at_any_question() -> None:
    sid = seat("sid-ketchum", hand=["missed", "beer"])
    s = Scenario(seats=[seat(hand=["bang", "gatling"]), sid])
    assert needs(why(s, 1, "sid-ketchum")) == ("BB-INTERACT-40", "wound")
    s.plays("gatling")
    assert needs(why(s, 1, "sid-ketchum")) == ("BB-INTERACT-40", "wound")
    s.passes(1)
    s.uses(1, "sid-ketchum")
    s.asks(1, "cost")
    assert needs(why(s, 1, "sid-ketchum")) == ("BB-CHAR-19", "pause")


@rule("BB-DMG-06", "BB-CHAR-20")
def test_a_rescue_that_cannot_be_completed_is_refused_as_such() -> None:
    sid = seat("sid-ketchum", hand=["beer", "beer", "panic"], life=1, in_play=["dynamite"])
    s = Scenario(seats=[seat(), sid], deck=["missed:2s"], turn=1, step="checks")
    s.asks(1, "rescue")
    beer, _, panic = s.state.players[1].hand
    # Three life points are needed, and the hand is good for two.
    assert s.game.why_not(1, option("rescue", beer)) == Refusal("BB-DMG-06", {"card": "beer"})
    assert needs(why(s, 1, "sid-ketchum")) == ("BB-DMG-06", "rescue")
    assert s.game.why_not(1, option("rescue", panic)) == Refusal("BB-DMG-04")


@rule("BB-CARD-13", "HN-CARD-23")
def test_a_beer_that_helps_nobody_says_why() -> None:
    sid = seat("sid-ketchum", hand=["beer", "panic"], life=1)
    reverend = Scenario(seats=[seat(hand=["bang"]), sid], **event("the-reverend"))
    two = Scenario(
        seats=[
            seat(role="sheriff", hand=["bang"]),
            seat("sid-ketchum", role="renegade", hand=["beer", "panic"], life=1),
            seat(role="outlaw", out=True),
            seat(role="outlaw", out=True),
        ]
    )
    for s, rule_id in ((reverend, "HN-CARD-23"), (two, "BB-CARD-13")):
        s.plays("bang", at=1)
        s.passes(1)
        s.asks(1, "rescue")
        beer = s.state.players[1].hand[0]
        assert s.game.why_not(1, option("rescue", beer)) == Refusal(rule_id, {"card": "beer"})


@rule("DC-GREEN-03")
def test_what_is_used_against_a_shot_lies_in_play() -> None:
    s = Scenario(seats=[seat(hand=["bang"]), seat(hand=["bible", "beer"])], **DODGE_CITY)
    s.plays("bang", at=1)
    for slot in s.state.players[1].hand:
        refusal = s.game.why_not(1, option("use", slot))
        assert refusal is not None
        assert refusal.rule == "DC-GREEN-03"


@rule("BB-PLAY-20")
def test_an_answer_to_a_shot_is_aimed_at_nobody() -> None:
    s = Scenario(seats=[seat(hand=["bang"]), seat(in_play=["barrel"])])
    s.plays("bang", at=1)
    barrel = s.state.players[1].in_play[0]
    assert s.game.why_not(1, option("use", barrel)) is None
    aimed = s.game.why_not(1, option("use", barrel, 0))
    assert aimed == Refusal("BB-PLAY-20", {"card": "barrel", "target": 0})


@rule("DC-CHAR-18", "DC-INTERACT-83")
def test_chuck_wengam_never_gives_his_last_life_point() -> None:
    s = Scenario(seats=[seat("chuck-wengam", life=1)], **DODGE_CITY)
    assert needs(why(s, 0, "chuck-wengam")) == ("DC-CHAR-18", "life")
    s = Scenario(seats=[seat(), seat("chuck-wengam")], turn=1, **DODGE_CITY)
    for at in (0, 2):
        assert why(s, 1, "chuck-wengam", at=at).rule == "BB-PLAY-20", "he aims at nobody"
    s = Scenario(seats=[seat(hand=["bang"]), seat("chuck-wengam", hand=["beer"])], **DODGE_CITY)
    s.plays("bang", at=1)
    assert needs(why(s, 1, "chuck-wengam")) == ("DC-CHAR-18", "turn")


@rule("DC-CHAR-20", "DC-CHAR-22")
def test_doc_holyday_needs_his_turn_two_cards_and_somebody_in_range() -> None:
    hand = ["beer:6h", "panic:jh", "panic:qh", "stagecoach:9s"]
    s = Scenario(seats=[seat("doc-holyday", hand=hand), seat()], players=5, **DODGE_CITY)
    assert why(s, 0, "doc-holyday").rule == "BB-PLAY-20"
    assert needs(why(s, 0, "doc-holyday", at=0)) == ("DC-CHAR-20", "another")
    far = why(s, 0, "doc-holyday", at=2)
    assert (far.rule, far.facts["distance"], far.facts["range"]) == ("BB-DIST-09", 2, 1)
    s.uses(0, "doc-holyday", at=1)
    s.responds(0, "beer")
    s.responds(0, "panic")
    refusal = why(s, 0, "doc-holyday", at=1)
    assert needs(refusal) == ("DC-CHAR-20", "times")
    assert refusal.facts["amount"] == 1
    few = Scenario(seats=[seat("doc-holyday", hand=["beer"]), seat()], **DODGE_CITY)
    assert needs(why(few, 0, "doc-holyday", at=1)) == ("DC-CHAR-20", "cards")


@rule("DC-CHAR-20")
def test_an_ability_with_a_card_it_does_not_take_is_no_answer() -> None:
    doc = seat("doc-holyday", hand=["beer", "panic", "stagecoach"])
    seats = [seat(), doc, seat(in_play=["mustang"]), seat(), seat()]
    s = Scenario(seats=seats, turn=1, **DODGE_CITY)
    assert s.can(1, "use doc-holyday @0")
    assert why(s, 1, "doc-holyday", at=0, cards=("beer",)).rule == "not-an-option"


@rule("DC-CHAR-22")
def test_two_diamonds_do_not_reach_apache_kid() -> None:
    doc = seat("doc-holyday", hand=["bang:2d", "bang:3d"])
    s = Scenario(seats=[doc, seat("apache-kid")], **DODGE_CITY)
    assert needs(why(s, 0, "doc-holyday", at=1)) == ("DC-CHAR-22", "suit")


@rule("DC-CHAR-11")
def test_jose_delgado_needs_a_blue_card_and_does_it_twice() -> None:
    hand = ["barrel", "mustang", "scope", "beer"]
    s = Scenario(seats=[seat("jose-delgado", hand=hand)], **DODGE_CITY)
    assert needs(why(s, 0, "jose-delgado", cards=("beer",))) == ("DC-CHAR-11", "blue")
    assert needs(why(s, 0, "jose-delgado")) == ("DC-CHAR-11", "blue")
    uses(s, 0, "jose-delgado", "barrel")
    uses(s, 0, "jose-delgado", "mustang")
    refusal = why(s, 0, "jose-delgado", cards=("scope",))
    assert needs(refusal) == ("DC-CHAR-11", "times")
    assert refusal.facts["amount"] == 2


@rule("BU-CHAR-06", "BU-CHAR-09")
def test_uncle_will_plays_a_card_as_a_general_store_once() -> None:
    s = Scenario(seats=[seat("uncle-will", hand=["general-store", "beer", "bang"])], **BULLET)
    assert needs(why(s, 0, "uncle-will")) == ("BU-CHAR-06", "cards")
    assert why(s, 0, "uncle-will", cards=("general-store",)).rule == "BU-CHAR-09"
    uses(s, 0, "uncle-will", "beer")
    for who in range(3):
        s.game.choose(s.game.options(who)[0], who)
    assert needs(why(s, 0, "uncle-will", cards=("bang",))) == ("BU-CHAR-06", "times")


@rule("FC-CARD-46", "FC-CARD-50", "CB-SUIT-06")
def test_sniper_needs_two_bang_cards_and_somebody_in_range() -> None:
    shooter = seat(hand=["bang:2d", "bang:3d", "beer"])
    s = Scenario(seats=[shooter, seat("apache-kid")], players=5, **event("sniper"))
    assert needs(why(s, 0, "sniper", cards=("bang",))) == ("FC-CARD-46", "bangs")
    assert needs(why(s, 0, "sniper")) == ("FC-CARD-46", "bangs")
    assert why(s, 0, "sniper", cards=("bang", "beer"), at=1).rule == "BB-TERM-05"
    hand = s.state.players[0].hand
    both = [
        s.game.why_not(0, option("use", hand[0], at, "sniper", hand[1])) for at in (-1, 0, 2, 1)
    ]
    assert [each and each.rule for each in both] == [
        "BB-PLAY-20",
        "FC-CARD-46",
        "BB-DIST-09",
        "CB-SUIT-06",
    ]


@rule("FC-CARD-37", "FC-CARD-38")
def test_ricochet_needs_a_bang_card_and_something_to_hit() -> None:
    s = Scenario(seats=[seat(hand=["bang", "beer"])], **event("ricochet"))
    assert needs(why(s, 0, "ricochet")) == ("FC-CARD-37", "bangs")
    assert why(s, 0, "ricochet", cards=("beer",)).rule == "BB-TERM-05"
    assert needs(why(s, 0, "ricochet", cards=("bang",))) == ("FC-CARD-37", "marks")
    limited = event("ricochet", edition="hu-compendium")
    s = Scenario(seats=[seat(hand=["bang", "bang"]), seat(in_play=["scope"])], **limited)
    s.plays("bang", at=1)
    assert why(s, 0, "ricochet", cards=("bang",)).rule == "BB-PLAY-02"


@rule("FC-CARD-29", "FC-CARD-30")
def test_a_card_that_has_to_be_played_pays_for_nothing() -> None:
    sid = seat("sid-ketchum", life=2)
    s = Scenario(
        seats=[sid], deck=["barrel", "stagecoach"], step="phase-1", **event("law-of-the-west")
    )
    refusal = why(s, 0, "sid-ketchum")
    assert (refusal.rule, refusal.facts["card"]) == ("FC-CARD-29", "stagecoach")


@rule("HN-GHOST-10")
def test_a_ghost_has_no_life_points_to_pay_with_or_to_regain() -> None:
    for character in ("sid-ketchum", "chuck-wengam"):
        ghost = seat(character, role="outlaw", out=True)
        s = Scenario(seats=[seat(role="sheriff"), ghost], **event("ghost-town"))
        s.ends_turn()
        assert needs(why(s, 1, character)) == ("HN-GHOST-10", "lives")


# -- silence -------------------------------------------------------------------------------------


@rule("DC-CHAR-05")
def test_in_belle_stars_turn_it_is_her_who_silences_a_barrel() -> None:
    belle = seat("belle-star", hand=["bang"])
    s = Scenario(seats=[belle, seat(hand=["beer"], in_play=["barrel", "bible"])], **DODGE_CITY)
    s.plays("bang", at=1)
    assert s.refuses_use(1, "barrel", "DC-CHAR-05") == {"card": "barrel"}
    s.refuses_use(1, "bible", "DC-CHAR-05")


@rule("FC-CARD-26", "FC-CARD-28")
def test_under_lasso_it_is_the_event_that_silences_cards() -> None:
    s = Scenario(
        seats=[seat(hand=["bang"], in_play=["canteen", "schofield"]), seat()],
        players=5,
        **event("lasso"),
    )
    s.refuses_use(0, "canteen", "FC-CARD-26")
    assert s.refuses("bang", "FC-CARD-26", at=2) == {"card": "schofield"}


@rule("HN-CARD-09")
def test_in_a_hangover_it_is_the_event_that_silences_abilities() -> None:
    s = Scenario(
        seats=[seat("calamity-janet", hand=["missed"]), seat("sid-ketchum", life=1)],
        **event("hangover"),
    )
    s.refuses("missed", "HN-CARD-09", at=1, as_="bang")
    assert why(s, 1, "sid-ketchum").rule == "HN-CARD-09"
    s = Scenario(
        seats=[seat(hand=["bang"]), seat("jourdonnais", hand=["beer"])], **event("hangover")
    )
    s.plays("bang", at=1)
    assert why(s, 1, "jourdonnais") == Refusal("HN-CARD-09", {"card": "jourdonnais"})


@rule("BB-CARD-48", "ED-07")
def test_a_prisoners_barrel_is_silenced_by_the_jail() -> None:
    s = Scenario(
        seats=[seat(hand=["bang"]), seat(hand=["beer"], in_play=["barrel", "jail"])],
        edition="hu-compendium",
    )
    s.plays("bang", at=1)
    s.refuses_use(1, "barrel", "BB-CARD-48")


@pytest.mark.parametrize("module", BUILT)
def test_who_silences_names_a_rule(module: str) -> None:
    pieces = BUILT[module]
    sources = [*pieces.cards.values(), *pieces.characters.values(), *pieces.event_cards.values()]
    for source in sources:
        assert bool(source.silences) == ("mutes" in source.hooks), source.id
        if {"act", "do_anytime"} & source.hooks and source.id not in pieces.cards:
            assert source.rule, source.id


# -- cards ---------------------------------------------------------------------------------------


@rule("BB-CARD-47", "BB-CHAR-13")
def test_a_second_try_of_a_barrel_is_refused_for_being_the_second() -> None:
    target = seat("jourdonnais", hand=["beer"], in_play=["barrel"])
    s = Scenario(seats=[seat(hand=["bang"]), target], deck=["missed:2s", "missed:3s"])
    s.plays("bang", at=1)
    s.responds(1, "barrel")
    s.refuses_use(1, "barrel", "BB-CARD-47")
    s.responds(1, "jourdonnais")
    assert why(s, 1, "jourdonnais").rule == "BB-CARD-47"


@rule("BB-DIST-06", "BB-CARD-22")
def test_panic_out_of_reach_is_too_far_before_there_is_nothing_to_take() -> None:
    s = Scenario(seats=[seat(hand=["panic"])], players=5)
    s.refuses("panic", "BB-DIST-06", at=2)
    s.refuses("panic", "BB-CARD-22", at=1)


@rule("BB-PLAY-17")
def test_a_mustang_is_no_answer_to_a_shot() -> None:
    s = Scenario(seats=[seat(hand=["bang"]), seat(hand=["beer"], in_play=["scope"])])
    s.plays("bang", at=1)
    s.refuses_use(1, "scope", "BB-PLAY-17")


@rule("BB-TERM-05")
def test_a_beer_is_no_missed_and_no_bang() -> None:
    s = Scenario(seats=[seat(hand=["bang", "indians"]), seat(hand=["beer", "missed"])])
    s.plays("bang", at=1)
    beer = s.state.players[1].hand[0]
    assert s.game.why_not(1, option("miss", beer)) == Refusal("BB-TERM-05", {"card": "beer"})
    missed = s.state.players[1].hand[1]
    assert s.game.why_not(1, option("miss", missed)) is None
    as_itself = option("miss", missed, -1, "as missed")
    assert s.game.why_not(1, as_itself) == Refusal("BB-TERM-05", {"card": "missed"})
    s.passes(1)
    s.plays("indians")
    assert s.game.why_not(1, option("discard", beer)) == Refusal("BB-TERM-05", {"card": "beer"})


@rule("BB-TERM-05")
def test_what_is_no_hand_card_of_ones_own_is_no_answer_to_a_demand() -> None:
    """Nothing is said about the card: it may be hidden."""
    s = Scenario(seats=[seat(hand=["duel", "beer"]), seat(hand=["missed"], in_play=["barrel"])])
    s.plays("duel", at=1)
    s.asks(1, "bang")
    challenger, challenged = s.state.players[:2]
    bare = Refusal(s.game.decision.rule)
    for slot in (*challenger.hand, *challenged.in_play, *s.state.deck[-1:]):
        assert s.game.why_not(1, option("discard", slot)) == bare
    assert s.game.why_not(1, option("play", *challenged.hand)) == bare


# -- words ---------------------------------------------------------------------------------------


def all_needs() -> set[str]:
    """Whatever an ability can lack, from the sources."""
    folder = Path(bang.__file__).parent
    return {
        str(node.args[0].value)
        for file in folder.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "lacks"
        and isinstance(node.args[0], ast.Constant)
    }


@pytest.mark.parametrize("language", ["en", "cs", "hu"])
def test_whatever_is_lacking_is_said_in_words(language: str) -> None:
    speaker = Speaker(language, ["Zoe", "Bert"], 0)
    needs = all_needs() - {"rescue"}  # that one has a rule to itself
    assert len(needs) > 10
    # What only pieces of one box lack may be said in its own texts, under their rules.
    says = says_need(language)
    assert not needs - says.keys(), (
        f"texts/{language}: no variant of `bang-why-need`, or of a rule of its box, says of a need"
        f" {', '.join(sorted(needs - says.keys()))}"
    )
    facts = {"card": "doc-holyday", "amount": 2, "target": 1}
    said = {
        need: speaker.refusal(says[need].removeprefix("bang-why-"), {**facts, "need": need})
        for need in needs
    }
    assert len(set(said.values())) == len(needs)
    assert speaker.refusal("not-an-option", {}) not in said.values()
    name = speaker.piece("character", "doc-holyday")
    assert all(text.startswith(f"{name}: ") for text in said.values()), said


# -- everything that can be tried ------------------------------------------------------------


def bare(game: Game, who: int, tried: Option) -> bool:
    """Whether an ability is refused with nothing but the rule of the question."""
    refusal = game.why_not(who, tried)
    return refusal is not None and refusal.rule == game.decision.rule and not refusal.facts


BOXES: list[dict[str, Any]] = [
    {"players": 4, "characters": None},
    {"players": 8, "modules": ["dodge-city", "bullet"]},
    {"players": 6, "modules": ["dodge-city", "bullet", "high-noon", "fistful-of-cards"]},
    {"players": 7, "modules": ["dodge-city", "fistful-of-cards"], "edition": "hu-compendium"},
    {"players": 5, "modules": ["bullet", "high-noon"], "rulings": {"expert-two-characters": True}},
]


@pytest.mark.parametrize("options", BOXES)
def test_no_ability_is_refused_with_the_bare_rule_of_the_question(options: dict[str, Any]) -> None:
    tried: Counter[str] = Counter()
    given = {name: value for name, value in options.items() if value is not None}
    for seed in range(8):
        game = saloon.new_game("bang", seed=seed, **given)
        random = Random(seed)
        while not game.over and game.choices_made < 250:
            who = random.choice(game.unanswered())
            for each in game.rules.conceivable(game.state, game.decision, who):
                if each.verb == "use":
                    tried[each.detail] += 1
                    words = f"{game.state.option_text(each)} at {game.decision}"
                    assert not bare(game, who, each), words
            conformance.play_on(game, random, 3)
    assert tried, "nobody could try to use anything"


def test_a_question_says_itself_why_something_is_no_answer() -> None:
    met: Counter[str] = Counter()
    for seed in range(6):
        game = saloon.new_game("bang", players=5, seed=seed)
        random = Random(seed)
        while not game.over and game.choices_made < 300:
            decision, who = game.decision, game.unanswered()[0]
            if decision.kind in ("play", "shot", "bang", "rescue"):
                for each in decision.tries():
                    if each not in game.options(who):
                        met[decision.kind] += 1
                        said = game.why_not(who, each)
                        assert said == (decision.refuse(each) or Refusal(decision.rule))
            conformance.play_on(game, random, 1)
    assert set(met) == {"play", "shot", "bang", "rescue"}, met
