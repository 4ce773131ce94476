"""Slots, pools, and who has seen what."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from saloon.games.bang.state import Bang
from saloon.games.registry import new_game
from saloon.kernel import (
    PASS,
    Chance,
    Decision,
    Game,
    Option,
    SaloonError,
    Script,
    Setup,
    option,
)
from saloon.testing.conformance import check_determinize
from saloon.testing.toy import CARDS, Toy, ToyRules

EVERYBODY = 0b111


def toy(seed: int = 1) -> Toy:
    state = Game(ToyRules(Setup("toy", 3, seed))).state
    assert isinstance(state, Toy)
    return state


def faces(g: Toy) -> list[str]:
    return [face.text for face in g.face]


def test_a_shuffle_forgets_the_order_but_not_the_content() -> None:
    g = toy()
    g.put(0, g.hands[0][0])
    g.put(1, g.hands[1][0])
    pile, shown = list(g.pile), sorted(g.face[slot].text for slot in g.pile)
    g.shuffle(pile)
    assert sorted(g.face[slot].text for slot in pile) == shown
    assert [g.seen[slot] for slot in pile] == [0, 0], "nobody knows which is which"
    assert [g.pooled[slot] for slot in pile] == [EVERYBODY] * 2, (
        "everybody knows what is among them"
    )
    assert g.pool[pile[0]] == g.pool[pile[1]] != g.pool[g.deck[0]]


def test_a_seat_keeps_what_it_knows_and_the_rest_is_dealt_anew() -> None:
    g = toy()
    own = [g.face[slot].text for slot in g.hands[0]]
    others: Counter[str] = Counter()
    for seed in range(300):
        twin = g.copy()
        twin.scramble(0, Chance(seed))
        assert [twin.face[slot].text for slot in twin.hands[0]] == own
        assert sorted(faces(twin)) == sorted(faces(g))
        others[twin.face[twin.hands[1][0]].text] += 1
    assert set(others) == {f"number:{value}" for value in range(CARDS)} - set(own)
    assert max(others.values()) < 60, "no card is much more likely than another"


def test_what_lies_in_a_known_pool_stays_in_it() -> None:
    g = toy()
    for seat in range(3):
        g.put(seat, g.hands[seat][0])
    mixed = list(g.pile)
    content = {g.face[slot].text for slot in mixed}
    g.shuffle(mixed)
    for seed in range(50):
        twin = g.copy()
        twin.scramble(2, Chance(seed))
        assert {twin.face[slot].text for slot in mixed} == content


def test_who_knew_nothing_of_a_shuffled_card_may_find_it_anywhere() -> None:
    """One card of a shuffled heap was known to all, the rest only to chance."""
    g = toy()
    known = g.hands[0][0]
    g.put(0, known)
    name = g.face[known].text
    heap = [*g.deck[:4], known]
    g.shuffle(heap)
    samples = [_scrambled(g, 1, seed) for seed in range(300)]
    contents = [{twin.face[slot].text for slot in heap} for twin in samples]
    assert all(name in content for content in contents), "it was shuffled into that heap"
    hidden = set(faces(g)) - {g.face[slot].text for slot in g.hands[1]} - {name}
    assert set.union(*contents) == hidden | {name}, "the rest of the heap could be any hidden card"


def _scrambled(g: Toy, seat: int, seed: int) -> Toy:
    twin = g.copy()
    twin.scramble(seat, Chance(seed))
    return twin


def test_bystanders_lose_track_of_a_hand_that_is_robbed_unseen() -> None:
    g = toy()
    hand = g.hands[0]
    for slot in hand:
        g.reveal(slot)
    g.confuse(hand, (0, 1))
    assert [g.seen[slot] for slot in hand] == [0b011] * len(hand)


class Showing(ToyRules):
    """Who leads shows the card, and which it is says who is asked; then it is in hand again."""

    def trick(self, g: Toy, seat: int, chosen: Option) -> Script[None]:
        g.put(seat, chosen.slot)
        asked = [other for other in range(g.seats) if other != seat]
        if g.face[chosen.slot].value % 2:
            asked.pop()
        yield Decision(tuple(asked), "shown", lambda _: [PASS, option("nod")], together=True)
        g.pile.remove(chosen.slot)
        g.hands[seat].append(chosen.slot)
        g.confuse(g.hands[seat], (seat,))
        yield Decision((seat,), "hidden", lambda _: [PASS, option("nod")])
        g.agenda[-1] = ("turn", (seat + 1) % g.seats)


@pytest.mark.parametrize("led", range(4))
def test_what_was_seen_before_it_was_lost_track_of_stays_so_in_a_sampled_past(led: int) -> None:
    """Copies of a sample play the resolution again, from before the card was shown."""
    game = Game(Showing(Setup("toy", 4, 1)))
    game.choose(game.options(0)[led])
    while game.decision.kind == "shown":
        game.choose(PASS, game.unanswered()[0])
    assert game.decision.kind == "hidden"
    hand = game.state.hands[0]  # type: ignore[attr-defined]
    worlds = set()
    for seed in range(20):
        for sampled in (twin := game.determinize(2, seed), twin.copy(), twin.copy().copy()):
            assert faces(sampled.state) == faces(twin.state)  # type: ignore[arg-type]
            assert sampled.decision.kind == "hidden"
        worlds.add(twin.state.face[hand[-1]].text)
        check_determinize(game, 2, Random(seed))
    assert len(worlds) > 5, "which card of the hand it was is open again"


def test_a_spectator_knows_what_all_seats_know_and_no_more() -> None:
    g = toy()
    slot = g.hands[0][0]
    assert not g.knows(None, slot)
    g.show(slot, 1)
    g.show(slot, 2)
    assert g.knows(None, slot)


def test_a_card_that_cannot_be_in_a_hand_is_dealt_into_no_hand() -> None:
    """Two Dynamites in the deck, which is a pool of its own after a shuffle; hands are another."""
    rulings = {"dynamite-stick-variant": True}
    game = new_game("bang", players=4, seed=1, modules=["dodge-city"], rulings=rulings)
    assert not game.over
    g = game.state
    assert isinstance(g, Bang)
    g.shuffle(g.deck)
    for seed in range(60):
        twin = game.determinize(0, seed).state
        assert isinstance(twin, Bang)
        for player in twin.players:
            assert not any(twin.card(slot).diverted for slot in player.hand)


@pytest.mark.parametrize("game", ["bang", "dice"])
def test_a_sampled_game_does_not_carry_the_seed_or_a_stored_state(game: str) -> None:
    """With either, whoever searches could deal the real game again."""
    real = new_game(game, players=5, seed=1881)
    while not (real.quiet and real.choices_made > 3):
        real.choose(real.decision.default_for(real.decision.seats[0]))
    resumed = Game.resume(type(real.rules)(real.rules.setup), real.plain())
    for played in (real, resumed):
        sampled = played.determinize(0, 7)
        for one in (sampled, sampled.copy(), sampled.determinize(0, 8)):
            assert one.rules.setup.seed == 0
            assert one.rules.setup.resume is None
            assert "1881" not in str(one.rules.setup.plain())
            with pytest.raises(SaloonError, match="a copy cannot be played from the start"):
                _ = one.record
        assert played.rules.setup.seed == 1881, "the real one keeps it"
        # It plays on by the same rules.
        while not sampled.over:
            seat = sampled.unanswered()[0]
            sampled.choose(sampled.options(seat)[-1], seat)
