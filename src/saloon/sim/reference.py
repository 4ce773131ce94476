"""A fixed piece of plain Python work, to compare measurements between machines.

Never change it: numbers measured against it would no longer compare with older ones.
"""

from __future__ import annotations

ROUNDS = 18_000


def reference_work(rounds: int = ROUNDS) -> int:
    """Dicts, lists, tuples and integers, about as a game uses them; some 50 ms."""
    state = 12_345
    counts: dict[int, int] = {}
    piles: list[list[int]] = [list(range(20)) for _ in range(8)]
    total = 0
    for number in range(rounds):
        state = (state * 1_103_515_245 + 12_345) & 0x7FFFFFFF
        pile = piles[state % 8]
        card = pile.pop(state % len(pile)) if len(pile) > 1 else pile[0]
        piles[(state >> 8) % 8].append(card)
        counts[card] = counts.get(card, 0) + 1
        options = [(card, seat) for seat in range(5) if (card + seat) % 3]
        total += len(options) + sum(option[1] for option in options)
        if number % 50 == 0:
            piles = [sorted(each) if each else [number % 20] for each in piles]
        if not pile:
            pile.append(number % 20)
    return total + sum(counts.values())
