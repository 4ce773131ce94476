"""Story cards: two decks of which the top cards are in play, and the players' cylinders on them.

`decks` has where cards and cylinders lie, `contribute` the free act of the own turn (conditions are
in `legends/conditions.py`), `telling` the step of the end of the turn that carries out a completed
card, `rewards` the clauses that only stories have.

A card's other side is not shown before it is completed (WL-SETUP-18): views and texts name a story
and what it asks for; what it brings is told by a text of its own (`legends-tale-…`).
"""
