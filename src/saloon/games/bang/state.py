"""The state of a game: the primitives that move cards and keep track of who saw them."""

from __future__ import annotations

from collections.abc import Sequence

from saloon.games.bang.board import BETWEEN_ROUNDS
from saloon.games.bang.faces import CardFace
from saloon.games.bang.forces import Forces
from saloon.games.bang.moments import (
    Departed,
    Discarded,
    HandEmptied,
    LeftPlay,
    Played,
    Spent,
    Taken,
)
from saloon.games.bang.pending import Fallen, Trigger
from saloon.games.bang.player import Harm, Player
from saloon.games.bang.presence import Presence
from saloon.games.bang.sources import Source
from saloon.kernel import Event, Told

__all__ = ["BETWEEN_ROUNDS", "Bang", "Fallen", "Harm", "Player", "Trigger"]


class Bang(Forces):
    """The state of a game of BANG!."""

    __slots__ = ()

    # Written by `make copies`, from FIELDS.
    def copy(self) -> Bang:
        twin = Bang()
        twin.layout = self.layout
        twin.seats = self.seats
        twin.chance = self.chance.copy()
        twin.face = self.face[:]
        twin.seen = self.seen[:]
        twin.pooled = self.pooled[:]
        twin.pool = self.pool[:]
        twin.pools = self.pools
        twin.agenda = self.agenda[:]
        twin.uses = (self.uses[0].copy(), self.uses[1].copy(), self.uses[2].copy())
        twin.turn = self.turn
        twin.result = self.result
        twin.kept = {owner: part.copy() for owner, part in self.kept.items()}
        twin.moments = self.moments[:]
        twin.events = None
        twin.tape = None
        twin.shuffled = []
        twin.script = None
        twin.players = [each.copy() for each in self.players]
        twin.places = self.places[:]
        twin.circle = self.circle[:]
        twin.active = self.active
        twin.first = self.first
        twin.first_out = self.first_out
        twin.extra_turn = self.extra_turn
        twin.deck = self.deck[:]
        twin.pile = self.pile[:]
        twin.turned = self.turned[:]
        twin.dealt = [each[:] for each in self.dealt]
        twin.second = [each[:] for each in self.second]
        twin.for_all = self.for_all
        twin.event_decks = {name: deck.copy() for name, deck in self.event_decks.items()}
        twin.due = self.due.copy()
        twin.added = self.added
        twin.hooks = self.hooks
        twin.heard = self.heard
        twin.lasting = self.lasting
        twin.possible = self.possible
        twin.anytime = self.anytime
        twin.muting = self.muting
        twin.open_hands = self.open_hands
        twin.kinds = self.kinds
        twin.reacting = self.reacting
        twin.rulings = self.rulings
        twin.silencing = self.silencing
        twin.silencers = self.silencers
        twin.in_force = self.in_force
        twin.around = {}
        twin.near = {}
        twin.having = {}
        twin.triggers = []
        twin.postponing = 0
        twin.fallen = None
        return twin

    def take_top(self) -> int | None:
        """The top card of the deck, or None if there is no card anywhere (BB-PILE-05)."""
        while self.deck or self.pile:
            if not self.deck:
                self.reshuffle()
            slot = self.deck.pop()
            if "divert" not in self.hooks:
                return slot
            face: list[CardFace] = self.face
            card = face[slot].card
            if not (card.diverted and card.divert(self, slot, "turned")):
                return slot
            self.refill_deck()
            if self.deck == [slot]:
                break  # it went back, and is all there is
        return None

    def refill_deck(self) -> None:
        """BB-PILE-01, BB-PILE-02: an empty deck is made anew once the last card has arrived."""
        if not self.deck and self.pile:
            self.reshuffle()

    def reshuffle(self) -> None:
        """The discard pile becomes the new deck."""
        self.deck.extend(self.pile)
        self.pile.clear()
        self.shuffle(self.deck)
        if self.events is not None:
            self.tell(Event("reshuffled", facts={"cards": len(self.deck)}))

    def draw(self, player: Player, count: int = 1, why: str = "") -> list[int]:
        """Draw cards from the deck into hand, one after the other; `why` is for the listeners."""
        deck, seen, hand, bits = self.deck, self.seen, player.hand, self._sight_of(player)
        straight = "divert" not in self.hooks
        drawn: list[int] = []
        if straight and len(deck) > count > 0:
            # As below, where the deck does not run out.
            drawn = deck[: -count - 1 : -1]
            del deck[-count:]
            hand += drawn
            for slot in drawn:
                seen[slot] |= bits
            if self.events is not None:
                self.tell_drawn(player, drawn, why)
            return drawn
        for _ in range(count):
            if straight and deck:
                slot = deck.pop()
            elif (top := self.take_top()) is not None:
                slot = top
            else:
                break
            hand.append(slot)
            seen[slot] |= bits
            drawn.append(slot)
            if self.events is not None:
                self.tell_drawn(player, [slot], why)
            if not deck and self.pile:
                self.reshuffle()
        return drawn

    def turn_up(self) -> int | None:
        """Turn up the top card of the deck for everybody to see."""
        slot = self.take_top()
        if slot is None:
            return None
        self.reveal(slot)
        self.turned.append(slot)
        if self.events is not None:
            self.events.append(Told({"kind": "turned", "card": self.text(slot)}))
        self.refill_deck()
        return slot

    def put_away(self, slot: int) -> None:
        """A card that was turned up goes to the pile."""
        self.turned.remove(slot)
        self.to_pile(slot)
        if self.events is not None:
            self.events.append(Told({"kind": "put-away", "card": self.text(slot)}))

    def to_hand(self, player: Player, slot: int) -> bool:
        """A card that is nowhere now arrives in a hand; returns whether it did."""
        if "divert" in self.hooks:
            card = self.card(slot)
            if card.diverted and card.divert(self, slot, "hand", player):
                return False
        player.hand.append(slot)
        self.seen[slot] |= self._sight_of(player)
        if self.due:
            self.due.pop(slot, None)
        return True

    def to_pile(self, slot: int) -> None:
        """A card that is nowhere now is discarded."""
        if "divert" in self.hooks:
            face: list[CardFace] = self.face
            card = face[slot].card
            if card.diverted and card.divert(self, slot, "pile"):
                return
        self.reveal(slot)
        self.pile.append(slot)

    def leave_hand(self, player: Player, slot: int) -> None:
        player.hand.remove(slot)
        if self.due:
            self.due.pop(slot, None)
        if not player.hand and self.minds(HandEmptied):
            self.happened(HandEmptied(player.seat))

    def enter_play(self, owner: Player, slot: int) -> None:
        """A card that is nowhere now comes to lie in front of a player."""
        owner.in_play.append(slot)
        face: list[CardFace] = self.face
        self.moved(owner, face[slot].card)

    def leave_play(self, owner: Player, slot: int) -> None:
        owner.in_play.remove(slot)
        face: list[CardFace] = self.face
        self.moved(owner, face[slot].card)
        if owner.presence.keeper:
            self.no_longer_keeps(face[slot].card, owner)
        if LeftPlay in self.heard:
            self.happened(LeftPlay(owner.seat, slot))

    def hand_over(self, owner: Player, receiver: Player, slot: int) -> None:
        """A card in play goes to lie in front of another player, and never leaves play."""
        owner.in_play.remove(slot)
        self.moved(owner, self.card(slot))
        self.enter_play(receiver, slot)
        self.card(slot).put_before(self, receiver)
        if owner.presence.keeper:
            self.no_longer_keeps(self.card(slot), owner)

    def lay_on_pile(self, player: Player, slot: int, card: str, target: Player | None) -> None:
        """A brown card is played: from the hand onto the pile."""
        self.leave_hand(player, slot)
        if Spent in self.heard and not self.has_turn(player):
            self.happened(Spent(player.seat, self.card(slot).id))
        self.reveal(slot)
        self.pile.append(slot)
        if self.events is not None or Played in self.heard:
            self.card_played(player, slot, card, target, False)

    def lay_in_front(self, player: Player, slot: int, owner: Player) -> None:
        """A card that stays is played in front of a player."""
        self.leave_hand(player, slot)
        self.reveal(slot)
        self.enter_play(owner, slot)
        if Played in self.heard or self.events is not None:
            face: list[CardFace] = self.face
            self.card_played(player, slot, face[slot].id, owner, True)

    def discard_from_hand(
        self, player: Player, slot: int, why: str = "", *, forced: bool = False
    ) -> None:
        self.leave_hand(player, slot)
        if Spent in self.heard and not forced and not self.has_turn(player):
            self.happened(Spent(player.seat, self.card(slot).id))
        if "discard_goes" in self.hooks and self._goes_elsewhere(player, slot, why, "hand"):
            return
        if Discarded in self.heard:
            self.happened(Discarded(player.seat, slot))
        if self.events is not None:
            self.tell_discarded(player, slot, "hand", why)
        self.to_pile(slot)

    def discard_from_play(self, player: Player, slot: int, why: str = "") -> None:
        self.leave_play(player, slot)
        if "discard_goes" in self.hooks and self._goes_elsewhere(player, slot, why, "play"):
            return
        if self.events is not None:
            self.tell_discarded(player, slot, "play", why)
        self.to_pile(slot)

    def _goes_elsewhere(self, player: Player, slot: int, why: str, place: str) -> bool:
        """Whether something puts a discarded card elsewhere than on the pile."""
        if self.card(slot).diverted:
            return False
        cause = self.layout.known["source"].get(why)
        for source in self.voices_in("discard_goes"):
            if source.discard_goes(self, player, slot, cause, place):
                return True
        return False

    def give(
        self,
        player: Player,
        receiver: Player,
        slot: int,
        why: str,
        among: Sequence[int] | None = None,
    ) -> None:
        """Give a hand card to another player; only the two see it.

        The others lose track of the cards that it may have been: the whole hand, unless it is
        `among` these.
        """
        hand = player.hand  # something of `among` may have been spent since
        maybe = hand if among is None else [each for each in among if each in hand]
        if len(maybe) > 1:
            self.confuse(maybe, (player.seat, receiver.seat))
        self.leave_hand(player, slot)
        self.to_hand(receiver, slot)
        if self.events is not None:
            secret = {"card": self.face[slot].text}
            facts = {"cards": 1, "to": receiver.seat, "why": why}
            self.tell(Event("gave", player.seat, facts, secret, self.knowers(player, receiver)))

    def confuse(self, slots: Sequence[int], knowers: tuple[int, ...]) -> None:
        """Of hands that lie open nobody loses track."""
        if self.open_hands:
            held = [slot for player in self.players for slot in player.hand]
            slots = [slot for slot in slots if slot not in held]
        super().confuse(slots, knowers)

    def take_from_hand(self, player: Player, victim: Player, why: str) -> int | None:
        """Take a card at random from another hand; only the two players see it (BB-GAIN-06)."""
        if not victim.hand:
            return None
        slot = self.pick(victim.hand)
        if len(victim.hand) > 1:
            self.confuse(victim.hand, (victim.seat,))
        self.leave_hand(victim, slot)
        self.to_hand(player, slot)
        if self.events is not None:
            self.tell_taken(player, victim, slot, why)
        return slot

    def take_from_pile(self, player: Player, slot: int, why: str) -> None:
        """Take a card of the discard pile into hand, for everybody to see."""
        self.pile.remove(slot)
        self.to_hand(player, slot)
        if self.events is not None:
            facts = {"card": self.face[slot].text, "pile": True, "why": why}
            self.tell(Event("took", player.seat, facts))

    def take_from_play(self, player: Player, owner: Player, slot: int, why: str) -> None:
        """Take a card that lies in front of a player into hand."""
        self.leave_play(owner, slot)
        if not self.to_hand(player, slot):
            return
        if self.minds(Taken):
            self.happened(Taken(player.seat, owner.seat, slot, why))

    def discard_at_random(self, victim: Player, why: str) -> int:
        slot = self.pick(victim.hand)
        self.discard_from_hand(victim, slot, why, forced=True)
        return slot

    def take_back(self, player: Player, slot: int) -> None:
        """A card that was laid in vain returns to its player's hand."""
        self.pile.remove(slot)
        player.hand.append(slot)
        if self.events is not None:
            self.tell(Event("took-back", player.seat, {"card": self.face[slot].text}))

    # -- in the game and out of it ---------------------------------------------------------------

    def come_back(self, player: Player, presence: Presence) -> None:
        """A player who was out counts again, at the old place, with what the character gives."""
        player.presence = presence
        self.grant(player, (player.character,))  # DC-INTERACT-104: what was copied is gone
        self.circle_changed()
        if not player.hand:
            self.happened(HandEmptied(player.seat))  # HN-INTERACT-06

    def leave(self, player: Player) -> None:
        """A player no longer counts: for distance, as a target, for turns."""
        player.presence = player.presence.after()
        player.life = 0
        player.rearranged()
        self.circle_changed()

    def depart(self, player: Player, why: str) -> Departed:
        """A player leaves without being eliminated, and shows a role that was hidden so far."""
        self.leave(player)
        moment = Departed(player.seat, why)
        self.happened(moment)
        if not self.knows(None, player.role_slot):
            self.reveal(player.role_slot)  # CB-RETURN-22
            self.rearranged()  # something may be lent to a role that lies open
        return moment

    def no_longer_keeps(self, source: Source, player: Player) -> None:
        """Something no longer lies in front of a player, who may be in the game through it alone.

        Then the player is out at once, unless something else there does the same (CB-RETURN-10);
        what that brings follows at the next checkpoint. A box says so of its own pieces.
        """
        presence = player.presence
        if presence.keeper != source.id:
            return
        for other in self.own(player):
            for another in other.presences:
                if another.keeper == other.id:
                    player.presence = another
                    return
        moment = self.depart(player, source.id)
        end = presence.ends(self, player)
        if end is not None:
            self.triggers.append(Trigger(player.seat, moment, moment.hook, end))
