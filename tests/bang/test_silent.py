"""What a view says about abilities and cards in play that do not work now."""

from __future__ import annotations

from typing import Any

from saloon.testing import Scenario, rule, seat


def silent(s: Scenario, whose: int, viewer: int | None = 0) -> dict[str, str]:
    """By kind of card: the copies do not matter here."""
    told: dict[str, str] = s.game.view(viewer)["players"][whose]["silent"]
    return {name.partition(":")[0]: through for name, through in told.items()}


def table(event: str, *seats: Any, **more: Any) -> Scenario:
    modules = ["dodge-city", "high-noon", "fistful-of-cards"]
    rulings = {"combined-event-deck": True}
    return Scenario(seats=list(seats), modules=modules, rulings=rulings, event=event, **more)


def test_nothing_is_silent_as_a_rule() -> None:
    s = Scenario(seats=[seat("jourdonnais", in_play=["barrel"])])
    assert silent(s, 0) == {}


@rule("FC-CARD-26")
def test_lasso_silences_the_cards_in_play_and_no_ability() -> None:
    s = table("lasso", seat("jourdonnais", in_play=["barrel", "jail"]), seat("paul-regret"))
    assert silent(s, 0) == {"barrel": "lasso", "jail": "lasso"}
    assert silent(s, 0, viewer=1) == silent(s, 0, viewer=None) == silent(s, 0)
    assert silent(s, 1) == {}


@rule("HN-CARD-09")
def test_hangover_silences_the_abilities_and_no_card() -> None:
    s = table("hangover", seat("jourdonnais", in_play=["barrel"]), seat("paul-regret"))
    assert silent(s, 0) == {"jourdonnais": "hangover"}
    assert silent(s, 1) == {"paul-regret": "hangover"}
    assert s.game.view(0)["players"][0]["abilities"] == []


@rule("DC-CHAR-05")
def test_belle_star_silences_the_cards_of_others_in_her_turn() -> None:
    belle, other = seat("belle-star", in_play=["barrel"]), seat(in_play=["mustang"])
    s = Scenario(seats=[belle, other], modules=["dodge-city"])
    assert silent(s, 0) == {}
    assert silent(s, 1) == {"mustang": "belle-star"}
    s.ends_turn()
    assert silent(s, 1) == {}


@rule("HN-CARD-09")
def test_who_is_silent_silences_nobody() -> None:
    s = table("hangover", seat("belle-star"), seat(in_play=["mustang"]))
    assert "mustang" not in silent(s, 1)


@rule("HN-CARD-09")
def test_who_is_out_has_nothing_that_could_be_silent() -> None:
    s = table("hangover", seat("belle-star"), seat("paul-regret", out=True))
    assert silent(s, 0) == {"belle-star": "hangover"}
    assert silent(s, 1) == {}
