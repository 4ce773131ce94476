"""The game of poker at a saloon. Seam: its act is not there yet.

To come: a `LocationAct` with `action = "poker"` in the acts of the chapter; hooks of `Source` for
who has won or lost a game.
"""

from __future__ import annotations

from saloon.games.legends.chapters import Chapter


class Poker(Chapter):
    id = "poker"


CHAPTER = Poker()
