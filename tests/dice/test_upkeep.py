"""The invariants of the Dice Game find what they look for, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.dice.graveyard import risen, table

from saloon.games.dice.modules.duels.tokens import symbol, tokens_of
from saloon.games.dice.modules.rage.cards import cards_of
from saloon.games.dice.modules.undead.boneyard import boneyard, hands_on
from saloon.games.dice.state import Dice
from saloon.testing.dice_scenario import DiceScenario


def problems(s: DiceScenario) -> list[str]:
    return s.game.rules.problems(s.state)


def lose_an_arrow(g: Dice) -> None:
    g.supply -= 1


def heal_too_much(g: Dice) -> None:
    g.players[2].life = g.players[2].max_life + 1


def lose_too_much(g: Dice) -> None:
    g.players[2].life = -1


def leave_arrows_behind(g: Dice) -> None:
    g.players[1].arrows += 1
    g.supply -= 1


def leave_life_behind(g: Dice) -> None:
    g.players[1].life = 1


def owe_an_arrow(g: Dice) -> None:
    g.players[2].arrows = -1
    g.supply += 1


def lose_a_token(g: Dice) -> None:
    tokens_of(g).pile.pop()


def take_two_tokens_of_a_kind(g: Dice) -> None:
    tokens = tokens_of(g)
    kind = symbol(g, tokens.pile[0])
    of_a_kind = [slot for slot in tokens.pile if symbol(g, slot) == kind][:2]
    for slot in of_a_kind:
        tokens.pile.remove(slot)
        tokens.before[2].append(slot)
        g.reveal(slot)


def leave_a_token_behind(g: Dice) -> None:
    slot = tokens_of(g).pile.pop()
    tokens_of(g).before[1].append(slot)
    g.reveal(slot)


def lose_a_rage_card(g: Dice) -> None:
    cards_of(g).deck.pop()


def leave_a_rage_card_behind(g: Dice) -> None:
    slot = cards_of(g).deck.pop()
    cards_of(g).before[1].append(slot)
    g.show(slot, 1)


def lose_a_boneyard_card(g: Dice) -> None:
    boneyard(g).deck.pop()


def leave_up_a_card_without_hands(g: Dice) -> None:
    yard = boneyard(g)
    slot = next(slot for slot in yard.deck if not hands_on(g, slot))
    yard.deck.remove(slot)
    yard.face_up.append(slot)
    g.reveal(slot)


FLAWS: list[tuple[Callable[[Dice], None], str]] = [
    (lose_an_arrow, "an arrow is lost"),
    (heal_too_much, "seat 2 has 9 of 8 life points"),
    (lose_too_much, "seat 2 has -1 of 8 life points"),
    (leave_arrows_behind, "seat 1 is out and has something left"),
    (leave_life_behind, "seat 1 is out and has something left"),
    (owe_an_arrow, "seat 2 has fewer than no arrows"),
    (lose_a_token, "a piece of 'token' is in no place"),
    (take_two_tokens_of_a_kind, "seat 2 has two wound tokens of a kind"),
    (leave_a_token_behind, "seat 1 is out and has wound tokens"),
    (lose_a_rage_card, "a piece of 'rage' is in no place"),
    (leave_a_rage_card_behind, "seat 1 is out and holds Rage cards"),
    (lose_a_boneyard_card, "a piece of 'boneyard' is in no place"),
    (leave_up_a_card_without_hands, "a Boneyard card without hands stays face up"),
]


@pytest.mark.parametrize(("flaw", "message"), FLAWS)
def test_a_flaw_is_found(flaw: Callable[[Dice], None], message: str) -> None:
    s = table(dead=[1], up=[1], modules=["duels", "rage"])
    assert problems(s) == []
    flaw(s.state)
    assert problems(s) == [message]


def test_a_zombie_whose_role_is_hidden_is_a_flaw() -> None:
    s = risen(dead=[1, 2])
    assert problems(s) == []
    s.state.seen[1] = 1
    assert problems(s) == ["a zombie's role is hidden"]


def test_zombies_come_with_the_outbreak_only() -> None:
    s = risen(dead=[1, 2])
    boneyard(s.state).outbreak = False
    boneyard(s.state).deck = list(s.state.layout.groups["boneyard"])
    assert problems(s) == ["there are 2 zombies"]
