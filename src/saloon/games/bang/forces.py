"""How sources come and go, and what that changes of what was found before."""

from __future__ import annotations

from collections.abc import Sequence

from saloon.games.bang.in_force import InForce, all_abilities, heard_by, hooks_of, together
from saloon.games.bang.player import Player
from saloon.games.bang.sources import Source
from saloon.games.bang.voices import Voices
from saloon.kernel.moments import Moment


class Forces(Voices):
    """The sources of players and table, as they come and go."""

    __slots__ = ()

    def grant(self, player: Player, abilities: Sequence[Source]) -> None:
        """Give a player these abilities in place of those held now."""
        held_before, player.abilities = player.abilities, tuple(abilities)
        if any(source.hooks for source in held_before):
            self.consult_all()
        else:
            for source in abilities:
                self.consult(source)
        player.rearranged()
        for source in (*held_before, *abilities):
            self._sought_anew(source)
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
        before, muting = self.in_force, self.muting
        self.for_all = sources
        self.consult_all()
        self.find_open_hands()
        self.muting = self._may_mute()
        in_force = self.in_force
        if in_force.lending_boxes != before.lending_boxes or self._roles_change(before):
            self.rearranged()
        elif in_force.lending_cards != before.lending_cards:
            self._lent_by_others()
        elif muting or self.muting:
            self._listen_anew()
        else:
            self.near.clear()
        if self.anytime or "anytime" in self.hooks:
            self.find_anytime()

    def _roles_change(self, before: InForce) -> bool:
        """Whether others than before say who plays which role: boxes may lend something to one."""
        return self.in_force.voices.get("plays_role") != before.voices.get("plays_role")

    def _lent_by_others(self) -> None:
        """Other cards of the table lend something to players than before."""
        self.near.clear()
        self.having.clear()
        for player in self.players:
            player.cards_changed()

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
        if self.muting and self._silence_turns():
            self._listen_anew()

    def _silence_turns(self) -> bool:
        """Whether something is silent in somebody's turn only."""
        for source in self.in_force.voices.get("mutes", ()):
            if source.silences_by_turn:
                return True
        for seat in self.who_has("mutes"):
            for source in self.own(self.players[seat]):
                if source.silences_by_turn:
                    return True
        return False

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
        each = tuple([player.abilities for player in self.players])
        found = all_abilities(each, self.lasting, self.layout.remembered)
        self.hooks = hooks_of(found.hooks, in_force.hooks)
        self.heard = heard_by(found.heard, in_force.heard)
        self.silencers = found.silencers
        self._add_possible(self.hooks)
        if self.silencers or "mutes" in in_force.voices:
            self.muting = True

    def oblige(self, slot: int, rule: str) -> None:
        """A card just taken into hand has to be played in its player's turn, if it can be."""
        self.due[slot] = rule

    def circle_changed(self) -> None:
        """After a change of places or of who is in the game."""
        self.circle = [seat for seat in self.places if self.players[seat].present]
        self.around.clear()
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

    def moved(self, owner: Player, source: Source) -> None:
        """A card came to lie in front of its owner, or left: a smaller case of `rearranged`.

        It is for what concerns nobody else: others still have what they had, and `having` loses
        only what this one has a say in.
        """
        owner.cards_changed()
        if source.answers:  # most cards in play have none
            self._sought_anew(source)
        if self.muting and "mutes" in source.hooks:
            self._listen_anew()  # it may silence others, or no longer
        elif source.sight or source.cover:
            self.near.clear()
        if "anytime" in source.hooks:
            self.find_anytime()

    def lent_anew(self, owner: Player, source: Source) -> None:
        """The same for something that a box lends to its owner, or no longer."""
        owner.lent = None
        self.moved(owner, source)

    def _sought_anew(self, source: Source) -> None:
        """Others may have a say than `having` has found, in what this one has a say in."""
        having = self.having
        if having:
            for hook in source.answers:
                having.pop(hook, None)
