"""The cowhand with Armed & Dangerous: loading, firing, and what it pays its tokens for."""

from __future__ import annotations

from typing import Any, cast

import pytest
from tests.bots.tables import does, goes_on, options, plays_turn, says
from tests.bots.tables import position as placed

from saloon.bots.cowhand import Cowhand
from saloon.bots.cowhand.answers import ANSWERS
from saloon.bots.cowhand.tokens import ABILITIES, GAINS, TOKEN_ANSWERS
from saloon.bots.cowhand.values import CARDS, CHARACTERS
from saloon.games.bang.catalogue import BUILT
from saloon.games.bang.modules.armed_and_dangerous.loads import FRESH, dangerous, loads
from saloon.games.bang.state import Bang
from saloon.kernel import Game

HURT = {"life": 3}
FAR = {"in_play": ["mustang"]}


def position(
    *seats: dict[str, Any],
    on_cards: dict[str, int] | None = None,
    on_characters: tuple[int, ...] = (),
    **more: Any,
) -> Game:
    """Dangerous cards in play hold 3 tokens unless it is said otherwise."""
    game = placed(["armed-and-dangerous"], *seats, **more)
    state = cast(Bang, game.state)
    for player in state.players:
        for slot in dangerous(state, player):
            loads(state).on_cards[slot] = (on_cards or {}).get(state.card(slot).id, FRESH)
    for who, count in enumerate(on_characters):
        loads(state).on_characters[who] = count
    return game


def test_it_knows_the_box_and_its_questions() -> None:
    box = BUILT["armed-and-dangerous"]
    assert set(box.cards) <= set(CARDS)
    assert set(box.characters) <= set(CHARACTERS)
    assert set(ABILITIES) <= set(box.characters)
    weapons = {name for name, card in box.cards.items() if card.reach is not None}
    assert set(GAINS) == weapons
    assert set(TOKEN_ANSWERS) <= set(ANSWERS)


# -- loading --------------------------------------------------------------------------------------


def test_a_token_goes_on_what_is_good_and_never_on_a_bomb() -> None:
    game = position({"hand": ["barrel"], "in_play": ["crate", "bomb"]})
    does(game, "play barrel")
    assert game.decision.kind == "load"
    assert says(game) == "load crate"
    game = position({"hand": ["barrel"], "in_play": ["bomb"]})
    does(game, "play barrel")
    assert says(game) == "load @0", "on the character"


def test_it_reloads_only_where_there_is_room() -> None:
    assert says(position({"hand": ["reloading"]})) == "play reloading"
    assert says(position({"hand": ["reloading"]}, on_characters=(4,))) == "end"


def test_rust_needs_tokens_to_rust_away() -> None:
    assert says(position({"hand": ["rust"]}, {**HURT, "in_play": ["crate"]})) == "play rust"
    assert says(position({"hand": ["rust"]}, HURT)) == "end"


def test_red_ringo_loads_his_better_card() -> None:
    ringo = {"character": "red-ringo", "in_play": ["crate", "bell-tower"]}
    game = position(ringo, on_characters=(4,))
    assert {says(game, Cowhand(seed)) for seed in range(8)} == {"use crate red-ringo"}


def test_bass_greeves_gives_the_cheapest_card_and_no_good_one() -> None:
    bass = {"character": "bass-greeves"}
    game = position({**bass, "hand": ["beer", "missed", "dynamite"]})
    given = [text for text in plays_turn(game) if text.endswith("bass-greeves")]
    assert given == ["use dynamite bass-greeves"]
    game = position({**bass, "hand": ["beer", "missed", "missed"]})
    assert not [text for text in plays_turn(game) if text.endswith("bass-greeves")]


# -- firing ---------------------------------------------------------------------------------------


def asked_for_a_token(weapon: str, target: dict[str, Any], bang: str = "bang", **more: Any) -> Game:
    me = {"hand": [bang], "in_play": [weapon]}
    game = position(me, target, **more)
    does(game, "play bang @1")
    goes_on(game, "load-shot")
    return game


def test_a_token_makes_the_shot_stronger() -> None:
    barrel = {**HURT, "in_play": ["barrel"]}
    cards = {**HURT, "hand": ["missed", "missed", "beer"]}
    assert says(asked_for_a_token("big-fifty", barrel)) == "use big-fifty"
    assert says(asked_for_a_token("double-barrel", cards, "bang:5d")) == "use double-barrel"
    assert says(asked_for_a_token("buntline-special", cards)) == "use buntline-special"
    assert says(asked_for_a_token("thunderer", HURT)) == "use thunderer"


def test_no_token_is_wasted_on_who_cannot_answer() -> None:
    """No card in hand or play that a token would do anything against."""
    assert says(asked_for_a_token("big-fifty", HURT)) == "pass"
    assert says(asked_for_a_token("double-barrel", HURT, "bang:5d")) == "pass"
    assert says(asked_for_a_token("buntline-special", HURT)) == "pass"


@pytest.mark.parametrize("weapon", ["double-barrel", "buntline-special", "thunderer", "big-fifty"])
def test_it_arms_itself(weapon: str) -> None:
    assert says(position({"hand": [weapon]}, HURT)) == f"play {weapon}"


def test_a_bandolier_is_used_for_a_second_bang() -> None:
    game = position({"hand": ["bang", "bang"], "in_play": ["bandolier"]}, HURT)
    assert plays_turn(game)[:3] == ["play bang @1", "use bandolier", "play bang @1"]
    assert "use bandolier" not in plays_turn(position({"in_play": ["bandolier"]}, HURT))


def test_a_bell_tower_is_climbed_where_nobody_is_near() -> None:
    far = {**HURT, "in_play": ["mustang"]}
    game = position({"hand": ["bang"], "in_play": ["bell-tower"]}, far)
    assert plays_turn(game)[:2] == ["use bell-tower", "play bang @1"]
    game = position({"hand": ["bang"], "in_play": ["bell-tower"]}, HURT)
    assert says(game) == "play bang @1"


def test_mexicali_kid_fires_tokens_at_enemies() -> None:
    kid = {"character": "mexicali-kid"}
    assert says(position(kid, HURT, on_characters=(2,))) == "use mexicali-kid @1"
    game = position(kid, HURT, {}, {}, FAR, role="deputy", on_characters=(2,))
    assert says(game) == "end"


# -- a Bomb ---------------------------------------------------------------------------------------


def test_tokens_of_a_bomb_pay_for_nothing() -> None:
    """They could be paid; then it goes off."""
    kid = {"character": "mexicali-kid", "in_play": ["bomb"]}
    assert "use mexicali-kid @1" in options(position(kid, HURT))
    assert says(position(kid, HURT)) == "end"
    game = position({"hand": ["caravan"], "in_play": ["bomb"]})
    does(game, "play caravan")
    assert options(game) == ["pass", "upgrade"]
    assert says(game) == "pass"


def test_a_bomb_is_for_enemies() -> None:
    assert says(position({"hand": ["bomb"]}, HURT)) == "play bomb @1"
    game = position({"hand": ["bomb"]}, HURT, role="deputy")
    assert says(game) not in ("play bomb @0", "play bomb @1")


def test_a_bomb_is_handed_to_the_worst_enemy() -> None:
    game = position({"in_play": ["bomb"]}, HURT, deck=["bang:5d"], step="checks")
    goes_on(game, "pass-on")
    assert says(game) == "hand-on @1"


def test_frankie_canton_takes_from_enemies_and_lights_their_bombs() -> None:
    frankie = {"character": "frankie-canton"}
    bombed = {**HURT, "in_play": ["bomb", "crate"]}
    game = position(frankie, bombed, on_cards={"bomb": 1})
    assert says(game) == "use bomb frankie-canton"
    game = position(frankie, bombed, role="deputy")
    assert says(game) == "end", "nothing from the Sheriff"


# -- upgrades -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "tokens"), [("caravan", 2), ("a-little-nip", 3)])
def test_what_helps_is_paid_for(card: str, tokens: int) -> None:
    game = position({"hand": [card], "life": 1}, on_characters=(tokens,))
    does(game, f"play {card}")
    assert says(game) == "upgrade"


def test_no_more_is_paid_than_there_are_wounds() -> None:
    game = position({"hand": ["a-little-nip"], "life": 3}, on_characters=(4,))
    does(game, "play a-little-nip")
    assert says(game) == "pass"
    bot = Cowhand(1)
    me = {"hand": ["a-little-nip"], "life": 2, "in_play": ["crate"]}
    game = position(me, on_characters=(4,), on_cards={"crate": 4})
    for said in ("play a-little-nip", "upgrade"):
        assert says(game, bot) == said
        does(game, said)
    goes_on_paying(game, bot)
    assert options(game) == ["pass", "upgrade"]
    assert says(game, bot) == "pass", "two points were missing"


def goes_on_paying(game: Game, bot: Cowhand) -> None:
    while game.decision.kind == "pay":
        does(game, says(game, bot))


def test_it_pays_from_the_character_first() -> None:
    game = position({"hand": ["caravan"], "in_play": ["crate"]}, on_characters=(3,))
    does(game, "play caravan")
    does(game, "upgrade")
    assert game.decision.kind == "pay"
    assert says(game) == "pay @0"


@pytest.mark.parametrize("card", ["arrow", "quick-shot"])
def test_further_targets_are_enemies(card: str) -> None:
    out = {"out": True}
    game = position({"hand": [card]}, HURT, out, out, {}, on_characters=(3,))
    does(game, f"play {card} @1")
    assert says(game) == "upgrade @4", "a Deputy, since nobody else is left"
    game = position({"hand": [card]}, HURT, {}, out, out, on_characters=(3,))
    does(game, f"play {card} @1")
    assert says(game) == "pass", "an Outlaw"


def test_a_duck_comes_back() -> None:
    game = position({"hand": ["duck"]}, {"hand": ["bang"]}, turn=1, on_characters=(2,))
    does(game, "play bang @0")
    goes_on(game, "shot")
    assert says(game) == "miss duck"
    does(game, "miss duck")
    assert says(game) == "upgrade"


def test_al_preacher_preaches() -> None:
    al = {"character": "al-preacher"}
    game = position(al, {"hand": ["barrel"]}, turn=1, on_characters=(2,))
    does(game, "play barrel")
    goes_on(game, "preach")
    assert says(game) == "use al-preacher"
    game = position({**al, "in_play": ["bomb"]}, {"hand": ["barrel"]}, turn=1)
    does(game, "play barrel")
    goes_on(game, "preach")
    assert says(game) == "pass", "a Bomb pays nothing"


# -- items ----------------------------------------------------------------------------------------


def test_a_lockpick_takes_from_enemies_alone() -> None:
    assert (
        says(position({"in_play": ["lockpick"]}, {**HURT, "hand": ["beer"]})) == "use lockpick @1"
    )
    jailed = {"hand": ["beer"], "in_play": ["bomb"]}
    game = position({"in_play": ["lockpick"]}, jailed, role="deputy")
    assert says(game) == "end", "the Bomb stays where it is, whatever is taken from the hand"


@pytest.mark.parametrize("how", [{"in_play": ["whip"]}, {"hand": ["squaw"]}])
def test_nobody_frees_an_enemy(how: dict[str, Any]) -> None:
    verb = "use whip @1" if "in_play" in how else "play squaw @1"
    burdened = {**HURT, "hand": ["beer"], "in_play": ["bomb"]}
    assert verb in options(position(how, burdened))
    assert says(position(how, burdened)) == "end"
    assert says(position(how, {**HURT, "in_play": ["barrel"]})) == verb
    assert says(position(how, burdened, role="deputy")) == verb, "a friend, gladly"


def test_a_keg_is_for_the_thirsty_and_an_ace_for_everybody() -> None:
    assert says(position({"in_play": ["beer-keg"], "life": 2})) == "use beer-keg"
    assert says(position({"in_play": ["beer-keg"]})) == "end"
    assert says(position({"in_play": ["ace-up-the-sleeve"]})) == "use ace-up-the-sleeve"


def test_a_crate_answers_a_shot() -> None:
    game = position({"hand": ["missed"], "in_play": ["crate"]}, {"hand": ["bang"]}, turn=1)
    does(game, "play bang @0")
    goes_on(game, "shot")
    assert says(game) == "use crate"


@pytest.mark.parametrize(("card", "again"), [("bang:5c", True), ("bang:kh", False)])
def test_a_tumbleweed_turns_bad_luck_away(card: str, again: bool) -> None:
    me = {"in_play": ["tumbleweed", "jail"]}
    game = position(me, deck=[card, "bang:qh"], step="checks")
    goes_on(game, "check")
    assert (says(game) == "use tumbleweed") is again


@pytest.mark.parametrize("role", ["outlaw", "deputy"])
def test_a_tumbleweed_minds_whose_luck_it_is(role: str) -> None:
    """The Sheriff's Barrel has just saved him from a shot."""
    sheriff = {"in_play": ["barrel"], "life": 3}
    shooter = {"hand": ["bang"]}
    game = position(
        {"in_play": ["tumbleweed"]}, sheriff, shooter, turn=2, role=role, deck=["bang:kh"]
    )
    does(game, "play bang @1")
    goes_on(game, "shot")
    does(game, "use barrel")
    goes_on(game, "check")
    assert (says(game, at=0) == "use tumbleweed") is (role == "outlaw")


def test_ms_abigail_ignores_what_harms_her() -> None:
    abigail = {"character": "ms-abigail", "in_play": ["barrel"]}
    game = position(abigail, {"hand": ["cat-balou:kh"]}, turn=1)
    does(game, "play cat-balou @0")
    goes_on(game, "declared")
    assert says(game) == "use ms-abigail"
