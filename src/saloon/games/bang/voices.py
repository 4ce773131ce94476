"""What has a say: the sources of players and table, what they allow and what they hear."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from saloon.games.bang.board import Board
from saloon.games.bang.cards import Card
from saloon.games.bang.faces import CardFace, RoleFace
from saloon.games.bang.in_force import Kit, kit_of
from saloon.games.bang.moments import Played, played
from saloon.games.bang.pending import Trigger
from saloon.games.bang.player import Player
from saloon.games.bang.presence import IN
from saloon.games.bang.silence import audible
from saloon.games.bang.sources import Source
from saloon.kernel import Effect
from saloon.kernel.layout import NOBODY as NO_SEAT
from saloon.kernel.moments import TOLD, Moment

if TYPE_CHECKING:
    from saloon.games.bang.state import Bang


class Voices(Board):
    """The sources and what they say. They are handed the whole state: it is always a `Bang`.

    Where that is done all the time it is called `bang`, of any type: a `cast` would be a call.
    """

    __slots__ = ()

    # -- what they say ---------------------------------------------------------------------------

    def suit(self, slot: int) -> str:
        """What the suit of a card counts as now."""
        face: list[CardFace] = self.face
        suit = face[slot].suit
        if not suit:
            return suit  # what has none gets none (CB-SUIT-05)
        for source in self.in_force.voices.get("suit", ()):
            suit = source.suit(cast("Bang", self), suit)
        return suit

    def role(self, player: Player) -> str:
        """The role that a player plays: the one dealt, mostly."""
        face: list[RoleFace] = self.face
        role = face[player.role_slot].role
        if player.presence is not IN:
            role = player.presence.role(cast("Bang", self), player, role)
        bang: Any = self
        for source in self.in_force.voices.get("plays_role", ()):
            role = source.plays_role(bang, player, role)
        return role

    def voices_in(self, hook: str) -> tuple[Source, ...]:
        """Who of those in force for the whole table has a say in this."""
        return self.in_force.voices.get(hook, ())

    def sources(self, player: Player) -> Sequence[Source]:
        """The active sources of a player: the abilities, then the cards in play as they came."""
        return (player.kit or self._find_kit(player)).sources

    def kit(self, player: Player) -> Kit:
        """The same, and what they come to."""
        return player.kit or self._find_kit(player)

    def _find_kit(self, player: Player) -> Kit:
        kit = player.owned or self._find_own(player)
        if self.muting and (
            self.silencers or "mutes" in self.in_force.voices or "mutes" in kit.voices
        ):
            bang: Any = self
            kit = audible(bang, player, kit)
        player.kit = kit
        return kit

    def own(self, player: Player) -> tuple[Source, ...]:
        """What a player has, silent or not: abilities, cards in play, pieces of the boxes."""
        return (player.owned or self._find_own(player)).sources

    def _find_own(self, player: Player) -> Kit:
        face: list[CardFace] = self.face
        found = [*player.abilities]
        for slot in player.in_play:
            found.append(face[slot].card)
        lent = player.lent
        if lent is None:
            lent = player.lent = self._lent_by(self.in_force.lending_boxes, player)
        if lent:
            found += lent
        cards = self.in_force.lending_cards
        if cards:
            found += self._lent_by(cards, player)
        player.owned = own = kit_of(tuple(found))
        return own

    def _lent_by(self, lending: tuple[Source, ...], player: Player) -> list[Source]:
        bang: Any = self
        found: list[Source] = []
        for source in lending:
            lent = source.lends(bang, player)
            if lent:
                found += lent
        return found

    def who_has(self, hook: str) -> list[int]:
        """The seats with a source that has a say in this, silent or not."""
        seats = self.having.get(hook)
        if seats is None:
            seats = self.having[hook] = []
            for player in self.players:
                if hook in (player.owned or self._find_own(player)).voices:
                    seats.append(player.seat)
        return seats

    def lent(self, player: Player) -> Sequence[Source]:
        """What lies in front of a player of the boxes' own pieces, silent or not."""
        if "lends" not in self.hooks:
            return ()
        return self.own(player)[len(player.abilities) + len(player.in_play) :]

    def active_abilities(self, player: Player) -> Sequence[Source]:
        """The abilities a player can use now: all, unless something silences them."""
        if not self.muting:
            return player.abilities
        active = self.sources(player)
        return [source for source in player.abilities if source in active]

    def forbidden(self, player: Player, card: Card, slot: int = -1) -> str | None:
        """The rule by which a hand card may not be played as this one now; else None."""
        return self.forbidden_by(self.forbidding(player), player, card, slot)

    def forbidding(self, player: Player) -> Sequence[Source]:
        """What could forbid a player to play or use some card now, that of the table first."""
        bang: Any = self
        found: list[Source] = []
        for source in self.in_force.forbidding:
            if source.restricts(bang, player):
                found.append(source)
        for source in (player.kit or self._find_kit(player)).forbidding:
            if source.restricts(bang, player):
                found.append(source)
        return found

    def forbidden_by(
        self, sources: Sequence[Source], player: Player, card: Card, slot: int = -1
    ) -> str | None:
        """The same for who asks about many cards and knows what is `forbidding`."""
        bang: Any = self
        for source in sources:
            rule = source.forbids_play(bang, player, card, slot)
            if rule is None and "forbids_use" in source.hooks:
                rule = source.forbids_use(bang, player, card.id)
            if rule is not None:
                return rule
        return None

    def unusable(self, player: Player, card: str) -> bool:
        """Whether, as everybody knows, a player may not even discard a card as this one now."""
        for source in self.voices_in("forbids_use"):
            if source.forbids_use(cast("Bang", self), player, card) is not None:
                return True
        return False

    def pledged(self, player: Player, slot: int) -> bool:
        """Whether a hand card has to be played, and can be: it goes for nothing else until then."""
        if slot not in self.due or not self.has_turn(player):
            return False
        card = self.card(slot)
        if self.forbidden(player, card, slot) is not None:
            return False
        for seat in card.playable_at(cast("Bang", self), player):
            if seat < 0:
                return True
            # FC-INTERACT-05: nobody has to turn a card against oneself.
            if seat != player.seat and self.protection(player, slot, self.players[seat]) is None:
                return True
        return False

    def unpledged(self, player: Player) -> list[int]:
        """The hand cards that a player may spend on something else than playing them."""
        if not self.due:
            return player.hand
        return [slot for slot in player.hand if not self.pledged(player, slot)]

    def protection(self, player: Player, slot: int, target: Player) -> str | None:
        """The rule by which something protects a target from this very card; else None."""
        if "refuses" not in self.hooks:
            return None
        bang: Any = self
        for source in (target.kit or self._find_kit(target)).voices.get("refuses", ()):
            rule = source.refuses(bang, player, slot, target)
            if rule is not None:
                return rule
        return None

    def protected(self) -> list[int]:
        """The seats with something that protects them from some cards."""
        seats: list[int] = []
        for seat in self.who_has("refuses"):
            player = self.players[seat]
            if "refuses" in (player.kit or self._find_kit(player)).voices:
                seats.append(seat)
        return seats

    def counts(self, player: Player, slot: int, card: str) -> bool:
        """Whether a player may use the card in a slot as this one (BB-TERM-07)."""
        face: list[CardFace] = self.face
        own = face[slot].id
        if own == card:
            return True
        for source in (player.kit or self._find_kit(player)).converters:
            if card in source.stands_in(own):
                return True
        return False

    # -- moments ---------------------------------------------------------------------------------

    def minds(self, kind: type[Moment]) -> bool:
        return kind in self.heard or (self.events is not None and kind in TOLD)

    def happened(self, moment: Moment) -> None:
        """Those in force for the whole table hear it at once, and ask at the next checkpoint.

        Whoever it happened to hears it at the next checkpoint, with what is not silent then.
        """
        if self.events is not None:
            event = moment.event(self)
            if event is not None:
                self.events.append(event)
        if type(moment) not in self.heard:
            return
        if moment.kind in self.layout.remembers:
            self.moments.append(moment)
        hook, seat = moment.hook, moment.seat
        if hook in self.hooks:
            player = self.players[seat]
            for source in self.in_force.voices.get(hook, ()):
                effect: Effect = getattr(source, hook)(self, player, moment)
                if effect is not None:
                    self.triggers.append(Trigger(seat, moment, hook, effect))
            # What the player has, silent or not. Who is out hears nothing, even if back by then.
            if hook in (player.owned or self._find_own(player)).voices and player.present:
                self.triggers.append(Trigger(seat, moment, hook))
        hook = moment.others_hook
        if hook in self.hooks:
            for other in self.who_has(hook):
                if other != seat:
                    self.triggers.append(Trigger(other, moment, hook))

    def card_played(
        self, player: Player, slot: int, card: str, target: Player | None, stays: bool
    ) -> None:
        """Somebody played a card from hand, onto the pile or in front of a player."""
        seat = NO_SEAT if target is None else target.seat
        face: list[CardFace] = self.face
        printed = face[slot].id
        if Played in self.heard:
            self.happened(Played(player.seat, slot, printed, card, seat, stays))
        elif self.events is not None:
            # Nobody but listeners minds: no moment need be made.
            text = face[slot].text
            self.events.append(played(player.seat, text, printed, card, seat, stays))
