"""What Armed & Dangerous brings to the whole table: the tokens, and how one gets them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from saloon.games.bang.modules.armed_and_dangerous.characters import RedRingo
from saloon.games.bang.modules.armed_and_dangerous.loads import (
    CHARACTER,
    MOST,
    Loads,
    add,
    dangerous,
    load,
    loads,
    supply,
    with_room,
)
from saloon.games.bang.modules.armed_and_dangerous.module import NAME, armed_and_dangerous
from saloon.games.bang.moments import Departed, Eliminated, ExcessDiscarded, LeftPlay, Played
from saloon.games.bang.sources import Box, Character, Source
from saloon.games.bang.state import Bang, Player
from saloon.kernel import Effect, Script
from saloon.kernel.layout import NOBODY


class FromTheTower(Source):
    """Everybody is at distance 1 for the next card played (AD-CARD-07)."""

    id = "bell-tower"
    card_sight = 99


class Hushed(Source):
    """Nothing else in front of its owner has any effect (AD-WEAPON-07)."""

    id = "big-fifty"
    silences = "AD-WEAPON-07"

    def mutes(self, g: Bang, owner: Player, other: Source) -> bool:
        if loads(g).hushed != owner.seat:
            return False
        return isinstance(other, Character) or other.switched_off(g)


class ExtraBang(Source):
    """One BANG! card more (AD-CARD-02)."""

    id = "bandolier"
    extra_bangs = 1


TOWER: Final = FromTheTower()
EXTRA: Final = ExtraBang()
HUSHED: Final = Hushed()


class ArmedAndDangerous(Box):
    keeps: ClassVar = Loads
    lent: ClassVar = {f"{each.id} in front": each for each in (TOWER, EXTRA, HUSHED)}

    def set_up(self, g: Bang) -> None:
        for player in g.players:
            if isinstance(player.character, RedRingo):
                add(g, player, CHARACTER, player.character.at_start, player.character.id)

    def lends(self, g: Bang, p: Player) -> Sequence[Source]:
        kept: Loads = g.kept[NAME]
        if p.seat not in (kept.tower, kept.bandolier, kept.hushed):
            return ()  # as most of the time
        lent: list[Source] = []
        if kept.tower == p.seat:
            lent.append(TOWER)
        if kept.bandolier == p.seat:
            lent.append(EXTRA)
        if kept.hushed == p.seat:
            lent.append(HUSHED)
        return lent

    def on_played(self, g: Bang, p: Player, played: Played) -> Effect:
        """AD-TOKEN-07, AD-TOKEN-08, AD-TOKEN-10"""
        if played.stays and g.kinds[played.card].border == "blue" and with_room(g, p):
            loading = load(g, p, 1, "blue", "AD-TOKEN-07")
            return self._come_down(g, loading) if loads(g).tower == p.seat else loading
        return self._come_down(g, None) if loads(g).tower == p.seat else None

    def _come_down(self, g: Bang, then: Effect) -> Script[None]:
        """AD-CARD-08"""
        loads(g).tower = NOBODY
        g.rearranged()
        yield from then or ()

    def on_excess_discarded(self, g: Bang, p: Player, moment: ExcessDiscarded) -> Effect:
        """AD-TOKEN-11"""
        return load(g, p, 1, "excess", "AD-TOKEN-11") if with_room(g, p) else None

    def on_left_play(self, g: Bang, p: Player, left: LeftPlay) -> None:
        """AD-DANGER-12, AD-DANGER-16"""
        loads(g).on_cards.pop(left.slot, None)

    def on_eliminated(self, g: Bang, p: Player, eliminated: Eliminated) -> None:
        """AD-TOKEN-17; those on the cards follow the cards."""
        loads(g).on_characters[p.seat] = 0

    def on_departed(self, g: Bang, p: Player, departed: Departed) -> None:
        """AD-TOKEN-17, CB-RETURN-19"""
        loads(g).on_characters[p.seat] = 0

    def turn_ends(self, g: Bang, p: Player) -> None:
        kept = loads(g)
        if p.seat in (kept.tower, kept.bandolier):
            kept.tower = kept.bandolier = NOBODY
            g.rearranged()

    def view(self, g: Bang) -> dict[str, Any]:
        kept = loads(g)
        return {
            "loads": {
                "supply": supply(g),
                "characters": kept.on_characters[:],
                "cards": {g.face[slot].text: count for slot, count in kept.on_cards.items()},
            }
        }

    def problems(self, g: Bang) -> list[str]:
        kept = loads(g)
        found = []
        if supply(g) < 0:
            found.append("there are more load tokens than there are (AD-SETUP-01)")
        if any(count > MOST for count in (*kept.on_cards.values(), *kept.on_characters)):
            found.append("a card or character has too many load tokens (AD-TOKEN-05, AD-TOKEN-06)")
        lying = sorted([slot for player in g.players for slot in dangerous(g, player)])
        if lying != sorted(kept.on_cards):
            found.append("a Dangerous card without tokens is in play, or tokens lie elsewhere")
        return found


armed_and_dangerous.brings(ArmedAndDangerous())
