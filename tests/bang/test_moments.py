"""A moment that is declared wrongly, or heard by a wrong name, is noticed when a class is made."""

from __future__ import annotations

import pytest

from saloon.games.bang.moments import (
    Discarded,
    ExcessDiscarded,
    LeftPlay,
    Spent,
    Wounded,
)
from saloon.games.bang.shot_moments import Hit
from saloon.games.bang.sources import Character
from saloon.games.bang.state import Bang, Player
from saloon.kernel.moments import KINDS, TOLD, Moment


def test_a_moment_needs_a_kind() -> None:
    with pytest.raises(TypeError, match="Toasted: a moment has a `kind`"):

        class Toasted(Moment):
            """Somebody raised a glass, and nobody can hear it."""


def test_a_kind_means_one_thing() -> None:
    with pytest.raises(TypeError, match="'wounded' is the kind of Wounded already"):

        class Scratched(Moment):
            kind = "wounded"

    assert KINDS["on_wounded"] is Wounded


def test_what_is_made_for_those_who_hear_it_alone_is_told_to_nobody() -> None:
    # Where it happens only `g.heard` is looked at: a listener would miss an event of it.
    assert TOLD.isdisjoint({Discarded, ExcessDiscarded, Hit, LeftPlay, Spent, Wounded})


def test_a_moment_declares_what_it_holds() -> None:
    for moment in set(KINDS.values()):
        unknown = [field.name for field in moment.FIELDS if not hasattr(moment, field.name)]
        assert not unknown, moment


def test_a_misspelt_moment_names_those_that_are_meant() -> None:
    with pytest.raises(TypeError, match=r"no moment of this kind \(on_wounded or "):

        class Nurse(Character):
            def on_wonded(self, g: Bang, p: Player, wounded: Wounded) -> None: ...

    with pytest.raises(TypeError, match="is the file imported that declares it"):

        class Host(Character):
            def on_zzzzzz(self, g: Bang, p: Player, moment: Moment) -> None: ...
