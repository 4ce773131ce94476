"""The goals variant. Seam: not built yet (`config.PLANNED`).

To come: goal cards and legend tokens in a `Part` that the chapter `keeps`; completing a goal as a
free act; `score` for WL-FINAL-11. Conditions are those of stories, and read moments since the
player's turn before.
"""

from __future__ import annotations

from saloon.games.legends.chapters import Chapter


class Goals(Chapter):
    id = "goals"


CHAPTER = Goals()
