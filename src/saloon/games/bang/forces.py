"""What has a say: the sources of players and table, what they allow, and how they come and go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from saloon.games.bang.board import Board
from saloon.games.bang.cards import Card
from saloon.games.bang.faces import CardFace, RoleFace
from saloon.games.bang.in_force import Kit, beyond, heard_always, kit_of, said_by, together
from saloon.games.bang.pending import Trigger
from saloon.games.bang.player import Player
from saloon.games.bang.presence import IN
from saloon.games.bang.silence import audible
from saloon.games.bang.sources import Source
from saloon.kernel import Effect
from saloon.kernel.moments import TOLD, Moment

if TYPE_CHECKING:
    from saloon.games.bang.state import Bang


class Forces(Board):
    """The sources, which are handed the whole state: it is always a `Bang`."""

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
        for source in self.in_force.voices.get("plays_role", ()):
            role = source.plays_role(cast("Bang", self), player, role)
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
        if self.muting:
            kit = audible(cast("Bang", self), player, kit)
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
        lending = self.in_force.voices.get("lends", ())
        if lending:
            g = cast("Bang", self)
            for source in lending:
                lent = source.lends(g, player)
                if lent:
                    found += lent
        player.owned = own = kit_of(tuple(found))
        return own

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
        both = self.in_force.forbidding + (player.kit or self._find_kit(player)).forbidding
        if not both:
            return both
        g = cast("Bang", self)
        found: list[Source] = []
        for source in both:
            if source.restricts(g, player):
                found.append(source)
        return found

    def forbidden_by(
        self, sources: Sequence[Source], player: Player, card: Card, slot: int = -1
    ) -> str | None:
        """The same for who asks about many cards and knows what is `forbidding`."""
        if not sources:
            return None
        g = cast("Bang", self)
        for source in sources:
            rule = source.forbids_play(g, player, card, slot)
            if rule is None and "forbids_use" in source.hooks:
                rule = source.forbids_use(g, player, card.id)
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
        for source in (target.kit or self._find_kit(target)).voices.get("refuses", ()):
            rule = source.refuses(cast("Bang", self), player, slot, target)
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
        own = face[slot].card.id
        if own == card:
            return True
        for source in self.kit(player).converters:
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

    # -- how they come and go --------------------------------------------------------------------

    def grant(self, player: Player, abilities: Sequence[Source]) -> None:
        """Give a player these abilities in place of those held now."""
        held_before, player.abilities = player.abilities, tuple(abilities)
        if any(source.hooks for source in held_before):
            self.consult_all()
        else:
            for source in abilities:
                self.consult(source)
        player.rearranged()
        self.having.clear()
        if self.muting:
            self._find_silencers()
            self._listen_anew()
        self.near.clear()
        if any("anytime" in source.hooks for source in (*held_before, *abilities)):
            self.find_anytime()

    def find_open_hands(self) -> None:
        """Whether hands lie open, after a change of what is in force."""
        self.open_hands = self.in_force.opens_hands
        if self.open_hands:
            for player in self.players:
                for slot in player.hand:
                    self.reveal(slot)

    def proclaim(self, *sources: Source) -> None:
        """Put these, and only these, into force for the whole table."""
        lending, muting = self._lending(), self.muting
        self.for_all = sources
        self.consult_all()
        self.find_open_hands()
        self.muting = self._may_mute()
        if self._lending() != lending:
            self.rearranged()
        elif muting or self.muting:
            self._listen_anew()
        else:
            self.near.clear()
        if self.anytime or "anytime" in self.hooks:
            self.find_anytime()

    def _lending(self) -> tuple[Source, ...]:
        """Those of the whole table on whom depends what players have besides their own.

        Some lend something to a role, which may be another than the one dealt.
        """
        return self.voices_in("lends") + self.voices_in("plays_role")

    def _may_mute(self) -> bool:
        return self.silencing or bool(self.silencers or self.voices_in("mutes"))

    def _find_silencers(self) -> None:
        """Who has an ability to silence something, after a change of abilities."""
        self.silencers = tuple(
            [
                player.seat
                for player in self.players
                for source in player.abilities
                if "mutes" in source.hooks
            ]
        )

    def hush(self, hushed: bool) -> None:
        """For the length of a resolution something is silent that is not by itself."""
        self.muting = hushed or self._may_mute()
        self.rearranged()

    def activate(self, seat: int) -> None:
        """From now on it is this seat's turn."""
        self.active = seat
        if self.muting:
            self._listen_anew()  # some are silent in somebody's turn only

    def schedule(self, source: Source, player: Player) -> None:
        """The next step is one of a source that is in force for the whole table."""
        self.agenda.append((source.id, player.seat))

    def consult(self, source: Source) -> None:
        """From now on, ask about what this source has a say in."""
        self._ask_about(source.hooks, source.hears)
        if "mutes" in source.hooks:
            self.muting = True

    def _ask_about(self, hooks: frozenset[str], hears: frozenset[type[Moment]]) -> None:
        if not hooks <= self.hooks:
            self.hooks |= hooks
            self.heard |= hears
            self._add_possible(hooks)

    def _add_possible(self, hooks: frozenset[str]) -> None:
        """Whoever is asked about something from now on may be asked about it later, too."""
        if not hooks <= self.possible:
            self.added |= hooks - self.possible
            self.possible |= hooks

    def consult_all(self) -> None:
        """Ask about what those have a say in that are there now, and about nothing else."""
        self.in_force = in_force = together(self.for_all)
        abilities: list[Source] = []
        for player in self.players:
            abilities += player.abilities
        hooks, heard = said_by(tuple(abilities))
        # Few of them are not lasting: the others need not be looked at each time.
        passing = hooks | beyond(in_force.hooks, self.lasting)
        self.hooks = self.lasting | passing
        lasting = heard_always(self.lasting, self.layout.remembered)
        self.heard = lasting.union(in_force.heard, heard)
        self._add_possible(passing)
        self._find_silencers()
        if self.silencers or "mutes" in in_force.voices:
            self.muting = True

    def oblige(self, slot: int, rule: str) -> None:
        """A card just taken into hand has to be played in its player's turn, if it can be."""
        self.due[slot] = rule

    def circle_changed(self) -> None:
        """After a change of places or of who is in the game."""
        self.circle = [seat for seat in self.places if self.players[seat].present]
        self.near.clear()
        self.having.clear()
        if self.muting:
            self._listen_anew()

    def rearranged(self) -> None:
        """After a change of who sits where or of who has which abilities.

        Sources and distances are asked for far more often than they change: what was found is
        kept until then. A copy finds it anew.
        """
        self.near.clear()
        self.having.clear()
        for player in self.players:
            player.rearranged()

    def _listen_anew(self) -> None:
        """Everybody has what they had, and others of it may be silent."""
        self.near.clear()
        for player in self.players:
            player.listen_anew()

    def find_anytime(self) -> None:
        """Who has something to use at any time, after a change of abilities or cards in play.

        Silent or not: a silence may end without any such change.
        """
        self.anytime = tuple(self.who_has("anytime"))

    def _card_moved(self, owner: Player, slot: int) -> None:
        """A card came to lie in front of its owner, or left: a smaller case of `rearranged`."""
        face: list[CardFace] = self.face
        card = face[slot].card
        owner.rearranged()
        if card.answers:
            self.having.clear()
        if self.muting and "mutes" in card.hooks:
            self._listen_anew()  # it may silence others, or no longer
        elif card.sight or card.cover:
            self.near.clear()
        if "anytime" in card.hooks:
            self.find_anytime()
