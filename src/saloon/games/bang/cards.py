"""Playing cards: what every card has in common, by border and by target."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from saloon.games.bang.distance import reach, within_unplayed
from saloon.games.bang.sources import Source
from saloon.kernel import Decision, Effect, Event, Option, Script, option
from saloon.kernel.native import mypyc_attr
from saloon.kernel.state import THIS_TURN

if TYPE_CHECKING:
    from saloon.games.bang.faces import CardFace
    from saloon.games.bang.plays import Play
    from saloon.games.bang.shots import Shot
    from saloon.games.bang.state import Bang, Player

SUITS: Final = {"clubs": "c", "diamonds": "d", "hearts": "h", "spades": "s"}
NOWHERE: Final[list[int]] = []
UNAIMED: Final[list[int]] = [-1]
"""Where a card can be played that cannot, or needs no target: nothing is ever put in here."""
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(Source):
    """A card by name; its printed copies are faces. Subclasses add what the card does."""

    border = ""
    blue = False
    """Whether it is a blue card to every rule that speaks of blue cards."""
    targeted = False
    hits_all = False
    """Whether it does harm to all others."""
    fires = False
    """Whether it is something to shoot with."""
    missed = False
    """Whether it gives a Missed! effect when played from hand."""
    is_missed = False
    """Whether it is a Missed! card, or counts as one: not just its effect."""
    widens = False
    """Whether its player can give it further targets."""
    cancels = False
    """Whether it gives a Missed! effect when used from play; then it is used for nothing else."""
    beer = False
    book = False
    aimed = False
    """Whether using it needs a target, once it is in play."""
    reacts_to = ""
    """The window at which it may be played from hand, in anybody's turn."""
    react_rule = ""
    """The rule that says so."""
    diverted = False
    """Whether it never simply arrives in a hand or on the pile; see `divert`."""

    def switched_off(self, g: Bang) -> bool:
        return True  # CB-COLOR-07

    def refuse(self, g: Bang, p: Player) -> str | None:
        """The rule by which `p` cannot play this card now, whatever the target; else None."""
        return None

    def in_vain(self, g: Bang, p: Player, target: Player | None) -> str:
        """Why playing it like this now would have no effect, in a word; see `Rules.in_vain`."""
        return ""

    too_far = "BB-DIST-09"
    """The rule by which a player whom it does not reach cannot be the target."""

    def refuse_target(self, g: Bang, p: Player, target: Player) -> str | None:
        """The rule by which a player it reaches cannot be the target; else None."""
        return None

    def prepare(self, g: Bang, play: Play) -> Effect:
        """What its player decides or pays while declaring it, before anybody can answer."""
        return None

    def count(self, g: Bang, p: Player) -> None:
        """What playing it counts for, whatever becomes of its effect."""

    def carry_out_play(self, g: Bang, play: Play) -> Effect:
        """The effect of a play. The card itself has already been laid down."""
        return self.play(g, play.player, play.slot, play.target)

    def repeat(self, g: Bang, play: Play) -> Effect:
        """The effect of a play once more: the card is not played, paid for or counted again."""
        return self.carry_out_play(g, play)

    def play(self, g: Bang, p: Player, slot: int, target: Player | None) -> Effect:
        """The effect, where nothing about the play matters but its target."""
        return None

    def lay(self, g: Bang, p: Player, slot: int, target: Player | None) -> None:
        """Put the card where playing it puts it."""
        raise NotImplementedError

    def react(self, g: Bang, p: Player, about: Any) -> Effect:
        """Played from hand at a window; the card itself has already been laid on the pile."""
        return None

    def reactors(self, g: Bang, about: Any) -> list[int]:
        """The seats that could, from public facts alone, play it at this window."""
        return g.circle

    def laid_against(self, g: Bang, p: Player, shot: Shot, slot: int) -> Effect:
        """What else it does when laid as a Missed! effect against a shot."""
        return None

    def divert(self, g: Bang, slot: int, to: str, p: Player | None = None) -> bool:
        """Go somewhere else than `to` ("hand", "pile", "turned"); returns whether it did.

        `p` is whose hand it would have come to.
        """
        return False

    def put_before(self, g: Bang, owner: Player) -> None:
        """It has come to lie in front of a player otherwise than by being played."""

    def refuse_owner(self, g: Bang, owner: Player) -> str | None:
        """The rule by which it may not lie in front of a player, however it came there; or None."""
        return None

    def refuse_effect(self, g: Bang, p: Player) -> str | None:
        """The rule by which `p` cannot have its effect by playing another card; else None."""
        return self.refuse(g, p)

    def refuse_use(self, g: Bang, p: Player, slot: int) -> str | None:
        """The rule by which `p` cannot use it in phase 2, once it is in play; else None."""
        return "BB-PLAY-17"

    def refuse_aim(self, g: Bang, p: Player, target: Player) -> str | None:
        """The rule by which it cannot be used at `target`, once it is in play; else None."""
        return None

    def refuse_answer(self, g: Bang, p: Player, shot: Shot, slot: int) -> str | None:
        """The rule by which it cannot be used against a shot, once it is in play; else None."""
        return "BB-PLAY-17"

    def uses_in_play(self, g: Bang, p: Player) -> list[Option]:
        """Every use that nothing refuses now of those that lie in front of `p`."""
        found: list[Option] = []
        face: list[CardFace] = g.face
        for slot in p.in_play:
            if face[slot].card is self and self.refuse_use(g, p, slot) is None:
                if not self.aimed:
                    found.append(option("use", slot))
                else:
                    found += [option("use", slot, seat) for seat in self._aims(g, p, slot)]
        return found

    def _aims(self, g: Bang, p: Player, slot: int) -> list[int]:
        return [
            seat
            for seat in g.circle
            if self.refuse_aim(g, p, g.players[seat]) is None
            and g.protection(p, slot, g.players[seat]) is None
        ]

    def playable_at(self, g: Bang, p: Player) -> list[int]:
        """The seats it can be played at now; [-1] for a card that needs no target."""
        if self.refuse(g, p) is not None:
            return NOWHERE
        return self.aimable_at(g, p) if self.targeted else UNAIMED

    def aimable_at(self, g: Bang, p: Player) -> list[int]:
        """The seats its effect can be aimed at now, whether or not it can be played."""
        if not self.targeted:
            return UNAIMED
        players = g.players
        seats = []
        # A plain loop, not a comprehension, whose closure would cost every card of every hand.
        for seat in self.reaches(g, p):
            if self.refuse_target(g, p, players[seat]) is None:
                seats.append(seat)
        return seats

    def reaches(self, g: Bang, p: Player) -> list[int]:
        """The seats near enough for it, as `p` sees them, the own among them."""
        return g.circle

    def effect_reaches(self, g: Bang, p: Player) -> list[int]:
        """The same where something else has its effect, and no card is played from hand."""
        return self.reaches(g, p)

    def effect_aimable_at(self, g: Bang, p: Player) -> list[int]:
        """The seats its effect can then be aimed at."""
        if not self.targeted:
            return UNAIMED
        near = self.effect_reaches(g, p)
        return [seat for seat in near if self.refuse_target(g, p, g.players[seat]) is None]


@mypyc_attr(allow_interpreted_subclasses=True)
class Brown(Card):
    """Acts at once: it is laid on the pile and its effect carried out (BB-PLAY-15)."""

    border = "brown"

    def lay(self, g: Bang, p: Player, slot: int, target: Player | None) -> None:
        g.lay_on_pile(p, slot, self.id, target)


@mypyc_attr(allow_interpreted_subclasses=True)
class Blue(Card):
    """Stays in front of its player, or of its target (BB-PLAY-16)."""

    border = "blue"
    blue = True

    def refuse(self, g: Bang, p: Player) -> str | None:
        if not self.targeted and g.in_front(p, self.id):
            return "BB-PLAY-14"
        return None

    def lay(self, g: Bang, p: Player, slot: int, target: Player | None) -> None:
        g.lay_in_front(p, slot, p if target is None else target)


@mypyc_attr(allow_interpreted_subclasses=True)
class Weapon(Blue):
    """Gives a range. Only one lies in front of a player; a new one replaces it (BB-PLAY-11)."""

    def refuse(self, g: Bang, p: Player) -> str | None:
        if g.in_front(p, self.id) and not g.rulings["replay-same-weapon"]:
            return "BB-PLAY-12"
        return None

    def lay(self, g: Bang, p: Player, slot: int, target: Player | None) -> None:
        for old in list(p.in_play):
            if g.card(old).reach is not None:
                # BB-DISC-06: the old weapon is on the pile before the new one lies in play.
                g.discard_from_play(p, old)
        super().lay(g, p, slot, target)


@mypyc_attr(allow_interpreted_subclasses=True)
class Green(Card):
    """Laid down now, used in a later turn by discarding it (DC-GREEN)."""

    border = "green"

    def refuse(self, g: Bang, p: Player) -> str | None:
        return "DC-GREEN-11" if g.in_front(p, self.id) else None

    def lay(self, g: Bang, p: Player, slot: int, target: Player | None) -> None:
        g.lay_in_front(p, slot, p)
        g.use(THIS_TURN, "laid", slot)

    def refuse_use(self, g: Bang, p: Player, slot: int) -> str | None:
        return "DC-GREEN-05" if self.cancels else _refuse_fresh(g, slot)

    def refuse_answer(self, g: Bang, p: Player, shot: Shot, slot: int) -> str | None:
        return _refuse_fresh(g, slot) if self.cancels else "DC-GREEN-04"

    def carry_out(self, g: Bang, p: Player, slot: int, target: Player | None) -> Effect:
        """The effect of using it. The card already lies on the pile."""
        return None

    def actions(self, g: Bang, p: Player) -> list[Option]:
        return [] if self.cancels else self.uses_in_play(g, p)

    def act(self, g: Bang, p: Player, chosen: Option) -> Effect:
        target = g.players[chosen.seat] if chosen.seat >= 0 else None
        self._spend(g, p, chosen.slot, target)
        return self.carry_out(g, p, chosen.slot, target)

    def answer(self, g: Bang, p: Player, shot: Shot, slot: int) -> Script[None]:
        """One with the Missed! symbol cancels a BANG! effect (DC-GREEN-05)."""
        self._spend(g, p, slot, None)
        shot.needed -= 1
        yield from self.carry_out(g, p, slot, None) or ()

    def _spend(self, g: Bang, p: Player, slot: int, target: Player | None) -> None:
        if g.events is not None:
            facts: dict[str, Any] = {"card": g.face[slot].text}
            if target is not None:
                facts["target"] = target.seat
            g.tell(Event("used", p.seat, facts))
        g.discard_from_play(p, slot, self.id)


def _refuse_fresh(g: Bang, slot: int) -> str | None:
    """Not in the turn in which it was laid down; any other turn will do (DC-GREEN-16)."""
    return "DC-GREEN-02" if g.used(THIS_TURN, "laid", slot) else None


@mypyc_attr(allow_interpreted_subclasses=True)
class Costly(Brown):
    """A brown card that costs another card from hand, of the player's choice (DC-COST)."""

    def refuse_effect(self, g: Bang, p: Player) -> str | None:
        return None  # the card it costs belongs to playing it itself

    def refuse(self, g: Bang, p: Player) -> str | None:
        if not g.due:
            return "DC-COST-02" if len(p.hand) < 2 else None
        # This card itself, and one that has not to be played.
        free = [slot for slot in p.hand if g.card(slot) is self or not g.pledged(p, slot)]
        return "DC-COST-02" if len(free) < 2 else None

    def play(self, g: Bang, p: Player, slot: int, target: Player | None) -> Script[None]:
        if (yield from discard_another(g, p, self.id)):
            yield from self.effect(g, p, slot, target) or ()

    def repeat(self, g: Bang, play: Play) -> Effect:
        return self.effect(g, play.player, play.slot, play.target)

    def effect(self, g: Bang, p: Player, slot: int, target: Player | None) -> Effect:
        """What the card does once it is paid for."""
        return None


def no_wound(p: Player) -> str:
    """Why regaining life points would have no effect, in a word; see `Card.in_vain`."""
    if not p.presence.heals:
        return "no-life"
    return "full-life" if p.life == p.max_life else ""


def discard_another(g: Bang, p: Player, card: str) -> Script[bool]:
    """Pay with a hand card; it is discarded, not played (DC-COST-04). Returns whether that went."""
    if not p.hand:
        return False  # the cards were spent since this one was declared (CB-INTERACT-31)
    chosen = yield Decision(
        (p.seat,),
        "cost",
        lambda _seat: [option("discard", slot) for slot in g.unpledged(p) or p.hand],
        rule="DC-COST-01",
        about=card,
        amount=1,
        anytime=False,
    )
    g.discard_from_hand(p, chosen.slot, card)
    return True


def refuse_out_of_range(g: Bang, p: Player, target: Player) -> str | None:
    """A reachable player, oneself included, for something that is used and not played."""
    return None if target.seat in within_unplayed(g, p, reach(g, p)) else "BB-DIST-09"


def refuse_beyond(g: Bang, p: Player, target: Player, distance: int) -> str | None:
    """Likewise a player at this distance or nearer; weapons do not count."""
    return None if target.seat in within_unplayed(g, p, distance) else "BB-DIST-06"
