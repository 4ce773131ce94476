"""The Man in Black of the game for two. Seam: he does not come yet.

To come: figure, LP and cards in a `Part` that the chapter `keeps`; the step "round" after the
second player's turn (WL-MIBRULE-06); `rivals` so that he can win; fights against him in `fights`.
"""

from __future__ import annotations

from saloon.games.legends.chapters import Chapter


class ManInBlack(Chapter):
    id = "man-in-black"


CHAPTER = ManInBlack()
