"""Facts become sentences: about the right people, together where that reads well."""

from typing import Any

import pytest

from saloon.testing import rule
from saloon.texts import LANGUAGES, Speaker, load_texts
from saloon.texts.weaving import lines, weave

Plain = dict[str, Any]
NAMES = ("Ann", "Bert", "Cora", "Dan")


def tell(viewer: int | None, *events: Plain, language: str = "en") -> list[str]:
    return Speaker(language, NAMES, viewer).events(events)


SHOT: Plain = {"kind": "played", "seat": 0, "to": "pile", "card": "bang:5d", "target": 1}
DRAW: Plain = {"kind": "drew", "seat": 0, "cards": 1, "why": "phase-1"}


@pytest.mark.parametrize(
    ("language", "mine", "at_me", "others"),
    [
        ("en", "You play BANG! 5♦ at Bert.", "Ann plays BANG! 5♦ at you.",
         "Ann plays BANG! 5♦ at Bert."),
        ("cs", "Hraješ kartu BANG! 5♦ na hráče Bert.", "Ann hraje kartu BANG! 5♦ na tebe.",
         "Ann hraje kartu BANG! 5♦ na hráče Bert."),
        ("hu", "BANG! 5♦ lapot játszol ki Bert ellen.", "Ann BANG! 5♦ lapot játszik ki ellened.",
         "Ann BANG! 5♦ lapot játszik ki Bert ellen."),
    ],
)  # fmt: skip
def test_a_line_is_about_the_viewer(language: str, mine: str, at_me: str, others: str) -> None:
    assert tell(0, SHOT, language=language) == [mine]
    assert tell(1, SHOT, language=language) == [at_me]
    assert tell(None, SHOT, language=language) == [others]


def test_oneself_as_a_target() -> None:
    assert tell(0, {**SHOT, "target": 0}) == ["You play BANG! 5♦ at yourself."]
    assert tell(1, {**SHOT, "target": 0}) == ["Ann plays BANG! 5♦ at themselves."]


@pytest.mark.parametrize(
    ("cards", "text"),
    [
        (1, "Ann si dobírá kartu."),
        (2, "Ann si dobírá 2 karty."),
        (5, "Ann si dobírá 5 karet."),
    ],
)
def test_equal_events_are_told_together_with_the_right_plural(cards: int, text: str) -> None:
    assert tell(1, *[DRAW] * cards, language="cs") == [text]


def test_cards_that_are_known_are_listed() -> None:
    known = [{**DRAW, "card": card} for card in ("bang:5d", "beer:6h#2", "panic:jh")]
    assert tell(0, *known) == ["You draw BANG! 5♦, Beer 6♥ and Panic! J♥."]


def test_other_reasons_are_other_lines() -> None:
    assert tell(1, DRAW, {**DRAW, "why": "herb-hunter"}, {**DRAW, "seat": 2}) == [
        "Ann draws a card.",
        "Ann draws a card (Herb Hunter).",
        "Cora draws a card.",
    ]


CHECK: Plain = {"kind": "check", "seat": 0, "for": "barrel"}
TURNED: Plain = {"kind": "turned", "card": "beer:6h"}
CHECKED: Plain = {"kind": "checked", "seat": 0, "for": "barrel", "card": "beer:6h", "good": True}


def test_a_draw_check_is_one_line() -> None:
    assert tell(0, CHECK, TURNED, CHECKED) == [
        "You draw! for Barrel and turn up 6♥: a Missed! effect."
    ]


def test_a_draw_check_that_waits_for_a_choice_is_told_in_two_steps() -> None:
    other = {"kind": "turned", "card": "bang:as"}
    assert tell(1, CHECK, TURNED, other) == ["Ann draws! for Barrel and turns up 6♥ and A♠."]
    assert tell(1, CHECKED) == ["6♥ counts for Barrel: a Missed! effect."]


def test_a_new_deck_in_the_middle_of_a_check_is_told_after_it() -> None:
    new_deck = {"kind": "reshuffled", "cards": 30}
    assert tell(1, CHECK, new_deck, TURNED, CHECKED) == [
        "Ann draws! for Barrel and turns up 6♥: a Missed! effect.",
        "The discard pile is shuffled: a new deck of 30 cards.",
    ]


def test_turned_cards_outside_a_check_lie_on_the_counter() -> None:
    assert tell(1, TURNED, {"kind": "turned", "card": "bang:as"}) == [
        "On the counter: Beer 6♥ and BANG! A♠."
    ]


def test_a_rescue_is_told_with_the_loss() -> None:
    lost = {"kind": "wounded", "seat": 0, "amount": 1, "life": 1, "card": "bang", "by": 1}
    saved = {"kind": "rescued", "seat": 0, "with": "beer"}
    assert tell(1, saved, lost) == ["Beer saves Ann: 1 life point left."]
    assert tell(1, saved) == ["Beer saves Ann."]
    assert tell(1, saved, {**lost, "seat": 2}) == [
        "Beer saves Ann.",
        "Cora loses 1 life point: 1 left.",
    ]


def test_what_goes_without_saying_is_no_line() -> None:
    assert tell(1, {"kind": "put-away", "card": "knife:8h"}) == []
    assert tell(1, {**DRAW, "why": "deal"}) == []


def test_a_card_that_is_used_up_is_told_once() -> None:
    used = {"kind": "used", "seat": 0, "card": "can-can:jc", "target": 1}
    gone = {"kind": "discarded", "seat": 0, "card": "can-can:jc", "from": "play", "why": "can-can"}
    other = {**gone, "seat": 1, "card": "can-can:qh"}
    assert tell(2, used, gone, other) == ["Ann uses Can Can J♣ at Bert.", "Bert loses Can Can Q♥."]


def test_a_card_goes_with_its_check() -> None:
    check = {"kind": "check", "seat": 0, "for": "jail"}
    checked = {**CHECKED, "for": "jail"}
    gone = {"kind": "discarded", "seat": 0, "card": "jail:js", "from": "play", "why": "jail"}
    assert tell(1, check, TURNED, checked, gone) == [
        "Ann draws! for Jail and turns up 6♥: Ann is free."
    ]


def test_a_card_that_another_of_its_name_hits_is_told() -> None:
    lost = {
        "kind": "discarded", "seat": 0, "card": "cat-balou:8d", "from": "hand", "why": "cat-balou",
    }  # fmt: skip
    assert tell(1, lost) == ["Ann loses Cat Balou 8♦ from hand."]


def test_open_roles_are_told_one_by_one() -> None:
    dealt = {"kind": "dealt", "first": 1, "roles": ["outlaw", "deputy", None]}
    assert tell(0, dealt) == ["Bert begins.", "You are the Outlaw.", "Bert is the Deputy."]


def test_winners_are_named_with_the_viewer_among_them() -> None:
    ended = {"kind": "ended", "side": "law", "winners": [0, 2, 3], "roles": []}
    assert tell(2, ended) == ["The Sheriff's side wins: Ann, you and Dan."]
    assert tell(2, {**ended, "side": "nobody", "winners": []}) == ["Nobody wins."]


def test_a_line_that_is_an_event_travels_as_its_place() -> None:
    assert lines([SHOT, DRAW, DRAW, {**SHOT}]) == [0, {**DRAW, "cards": 2}, 3]


def test_nothing_is_told_together_with_another_turn() -> None:
    turn = {"kind": "turn", "seat": 0, "number": 2}
    assert weave([DRAW, turn, DRAW]) == [DRAW, turn, DRAW]


def test_a_weapon_in_place_of_another_is_one_line() -> None:
    gone = {"kind": "discarded", "seat": 0, "card": "volcanic:10s", "from": "play", "why": ""}
    laid = {"kind": "played", "seat": 0, "to": "play", "card": "schofield:jc"}
    assert tell(1, gone, laid) == ["Ann puts Schofield J♣ in place of Volcanic 10♠."]
    assert len(tell(1, gone, {**laid, "seat": 2})) == 2


def test_weaving_changes_no_event() -> None:
    events = [DRAW, DRAW, CHECK, TURNED, CHECKED]
    before = [dict(event) for event in events]
    weave(events)
    assert events == before


def test_questions_and_answers() -> None:
    speaker = Speaker("en", NAMES, 1)
    ask = {"kind": "shot", "seats": [1], "about": "bang", "by": 0, "amount": 2}
    assert speaker.question(ask, True) == (
        "Ann shoots at you with BANG! 2 Missed! effects are needed. Do you answer?"
    )
    assert speaker.question({**ask, "seats": [2]}, False) == (
        "Ann shoots at Cora with BANG! Is there an answer?"
    )
    assert speaker.option({"verb": "pass"}, "shot") == "Take the hit"
    assert speaker.option({"verb": "pass"}, "store") == "Pass"
    played = {"verb": "play", "card": "missed:2s", "seat": 0, "detail": "as bang"}
    assert speaker.option(played, "play") == "Play Missed! 2♠ as BANG! at Ann"
    used = {"verb": "use", "card": "barrel:qs", "seat": None, "detail": "jose-delgado"}
    assert speaker.option(used, "play") == "José Delgado: discard Barrel Q♠, draw 2 cards"


def test_a_refusal_for_distance_says_where_it_comes_from() -> None:
    facts = {"card": "bang", "target": 2, "seats": 2, "distance": 3, "range": 1}
    assert Speaker("en", NAMES, 0).refusal("BB-DIST-09", {**facts, "farther": ["mustang"]}) == (
        "Cora is out of range: distance 3 (2 places away, farther by Mustang), and your range is 1."
    )


def test_reasons_of_numbers() -> None:
    speaker = Speaker("en", NAMES, 0)
    facts = {"hand_limit": 10, "by": "sean-mallory"}
    assert speaker.reason("hand_limit", facts) == "hand limit 10 (Sean Mallory)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_unknown_still_reads(language: str) -> None:
    speaker = Speaker(language, NAMES, 0)
    assert speaker.piece("card", "no-such-card") == "No such card"
    assert speaker.text("no-such-text") == "No such text"
    assert speaker.events([{"kind": "no-such-event", "odd": {"a": [None]}}]) == ["No such event."]
    assert speaker.refusal("XX-00", {"target": 77, "card": 3}) == speaker.text("bang-why-unknown")
    assert speaker.question({"kind": "no-such", "seats": []}, True) == speaker.text(
        "bang-ask-unknown"
    )
    assert speaker.option({"verb": "no-such", "card": "beer:6h"}, "play").startswith("No such")


def test_a_language_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="unknown language 'xx'; there are en, cs, hu"):
        load_texts("xx")


def test_a_loss_that_nobody_is_to_blame_for_says_what_it_comes_from() -> None:
    lost = {"kind": "wounded", "seat": 0, "amount": 1, "life": 2, "card": "chuck-wengam"}
    assert tell(1, lost) == ["Ann loses 1 life point (Chuck Wengam): 2 left."]
    assert tell(1, {**lost, "card": "dynamite"}) == ["Ann loses 1 life point: 2 left."]
    assert tell(1, {**lost, "card": "bang", "by": 2}) == ["Ann loses 1 life point: 2 left."]


@rule("DG-BEER-05", "UA-INTERACT-06")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", ["beer", "sid-ketchum"])
def test_full_life_and_no_cure_for_a_zombie_are_told_apart(language: str, why: str) -> None:
    speaker = Speaker(language, ["Ann", "Bert"], 0, "dice")
    full = {"kind": "healed", "seat": 1, "points": 0, "life": 8, "why": why, "by": 0}
    (of_full,) = speaker.events([full])
    (of_zombie,) = speaker.events([full | {"barred": True}])
    (of_healed,) = speaker.events([full | {"points": 1}])
    assert len({of_full, of_zombie, of_healed}) == 3
    assert "8" not in of_full, "a wasted beer does not read like one that helped"
    assert "zombi" in of_zombie
