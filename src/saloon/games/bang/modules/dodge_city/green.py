"""The green cards of Dodge City: laid down now, used later by discarding them."""

from __future__ import annotations

from saloon.games.bang.cards import Green, no_wound, refuse_beyond
from saloon.games.bang.modules.dodge_city.aims import (
    refuse_anybody,
    refuse_melee,
    refuse_oneself,
    refuse_pistol,
)
from saloon.games.bang.modules.dodge_city.module import dodge_city
from saloon.games.bang.shots import shoot, shoot_all_others
from saloon.games.bang.state import Bang, Harm, Player
from saloon.games.bang.theft import has_something_to_lose, make_discard, take_a_card
from saloon.kernel import Effect, Option, Script


class GreenMissed(Green):
    """Gives a Missed! effect, in anybody's turn."""

    cancels = True


class PlainGreenMissed(GreenMissed):
    """A Missed! effect and nothing else (DC-CARD-20 to 22)."""


class Bible(GreenMissed):
    """A Missed! effect, and draw a card (DC-CARD-19)."""

    def carry_out(self, g: Bang, p: Player, slot: int, target: Player | None) -> Effect:
        g.draw(p, 1, self.id)
        return None


class GreenShot(Green):
    """A BANG! effect on one player."""

    aimed = True

    def carry_out(self, g: Bang, p: Player, slot: int, target: Player | None) -> Script[None]:
        assert target is not None
        yield from shoot(g, target, Harm(p, self.id))


class BuffaloRifle(GreenShot):
    """A BANG! effect at any distance (DC-CARD-23)."""

    def refuse_aim(self, g: Bang, p: Player, target: Player) -> str | None:
        return refuse_anybody(g, p, target)


class Knife(GreenShot):
    """A BANG! effect at distance 1 (DC-CARD-25)."""

    def refuse_aim(self, g: Bang, p: Player, target: Player) -> str | None:
        return refuse_melee(g, p, target, "DC-CARD-25")


class Pepperbox(GreenShot):
    """A BANG! effect within range of one's weapon (DC-CARD-26)."""

    def refuse_aim(self, g: Bang, p: Player, target: Player) -> str | None:
        return refuse_pistol(g, p, target)


class Derringer(GreenShot):
    """A BANG! effect at distance 1, and draw a card (DC-CARD-27, DC-CARD-28)."""

    def refuse_aim(self, g: Bang, p: Player, target: Player) -> str | None:
        return refuse_oneself(g, p, target) or refuse_beyond(g, p, target, 1)

    def carry_out(self, g: Bang, p: Player, slot: int, target: Player | None) -> Script[None]:
        yield from super().carry_out(g, p, slot, target)
        if p.present:
            g.draw(p, 1, self.id)


class Howitzer(Green):
    """A BANG! effect on all other players (DC-CARD-24)."""

    def carry_out(self, g: Bang, p: Player, slot: int, target: Player | None) -> Script[None]:
        yield from shoot_all_others(g, p, self.id, slot)


class CanCan(Green):
    """Any player discards a card (DC-CARD-29)."""

    aimed = True
    ruling = ("can-can-self-target", "DC-CARD-29")
    """Which ruling lets it be used on oneself, and the rule that otherwise forbids it."""

    def refuse_aim(self, g: Bang, p: Player, target: Player) -> str | None:
        allows, rule = self.ruling
        if target is p and not g.rulings[allows]:
            return rule
        if target is p:
            # The card itself is still in play while this is asked.
            return None if len(p.in_play) > 1 or p.hand else "BB-CARD-22"
        return None if has_something_to_lose(target) else "BB-CARD-22"

    def carry_out(self, g: Bang, p: Player, slot: int, target: Player | None) -> Script[None]:
        assert target is not None
        yield from make_discard(g, p, target, self.id)


class Conestoga(CanCan):
    """Take a card of any player (DC-CARD-30); by the ruling of ED-12 it is discarded instead."""

    ruling = ("conestoga-self-target", "DC-CARD-30")

    def refuse_aim(self, g: Bang, p: Player, target: Player) -> str | None:
        rule = super().refuse_aim(g, p, target)
        if rule is None and target is p and g.rulings["conestoga-effect"] == "take":
            return None if len(p.in_play) > 1 else "BB-CARD-21"
        return rule

    def carry_out(self, g: Bang, p: Player, slot: int, target: Player | None) -> Script[None]:
        assert target is not None
        if g.rulings["conestoga-effect"] == "discard":
            yield from super().carry_out(g, p, slot, target)
            return
        yield from take_a_card(g, p, target, self.id)


class PonyExpress(Green):
    """Draw 3 cards (DC-CARD-31)."""

    def carry_out(self, g: Bang, p: Player, slot: int, target: Player | None) -> Effect:
        g.draw(p, 3, self.id)
        return None


class Canteen(Green):
    """Regain 1 life point (DC-CARD-32)."""

    def act_in_vain(self, g: Bang, p: Player, chosen: Option) -> str:
        own = chosen.slot in p.in_play and g.card(chosen.slot) is self
        return no_wound(p) if own and not chosen.detail else ""

    def carry_out(self, g: Bang, p: Player, slot: int, target: Player | None) -> Effect:
        g.heal(p, 1, self.id)
        return None


dodge_city.add(
    cards={
        "ten-gallon-hat": PlainGreenMissed,
        "sombrero": PlainGreenMissed,
        "iron-plate": PlainGreenMissed,
        "bible": Bible,
        "buffalo-rifle": BuffaloRifle,
        "knife": Knife,
        "pepperbox": Pepperbox,
        "derringer": Derringer,
        "howitzer": Howitzer,
        "can-can": CanCan,
        "conestoga": Conestoga,
        "pony-express": PonyExpress,
        "canteen": Canteen,
    }
)
