"""Western Legends.

Where things are:

- `pieces`, `reading`, `data/`: what is in the box; `faces`: what lies on slots; `board`: the map
- `state`, `player`, `gains`, `moments`: the table, what comes in and goes out, what is remembered
- `acts`: what a player may do in the own turn; `moving`, `locations/`, `poker_cards`, `equipment`,
  `characters` have the single acts; `clauses`: what cards and tokens say; `conditions`: what
  stories and goals ask for
- `setup`, `turn`, `ending`: the course of the game; `config`: what it is played with
- `view`, `facts`, `positions`, `restore`, `upkeep`, `rules`: the game as the kernel sees it

A *chapter* (`chapters`) is a part of the rules with pieces, state, acts and steps of its own:
`fights/`, `poker/`, `stories/`, `goals/`, `man_in_black/`; `sheriff` is what Manhunt and stories
set off. A chapter is plugged in by `config`.
"""

from saloon.games.legends.rules import LegendsRules

__all__ = ["LegendsRules"]
