"""Story cards. Seam: none lies on the table yet.

To come: two decks and the cylinders in a `Part` that the chapter `keeps`; contributing as a free
act; the step "stories" of the end of the turn (WL-END-01). Conditions read the moments of the turn.
"""

from __future__ import annotations

from saloon.games.legends.chapters import Chapter


class Stories(Chapter):
    id = "stories"


CHAPTER = Stories()
