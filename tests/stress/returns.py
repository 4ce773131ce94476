"""A test box of those who do not simply die, and of those who come back."""

from __future__ import annotations

from typing import ClassVar, cast

from saloon.games.bang.cards import Blue, Brown
from saloon.games.bang.discards import discard_together
from saloon.games.bang.editions import ON_OFF, Switch
from saloon.games.bang.flips import draw_check, put_away
from saloon.games.bang.keeping import KeptInGame, keep_in_the_game
from saloon.games.bang.life import depart
from saloon.games.bang.module import Module
from saloon.games.bang.presence import IN, OUT, Lifeless, Out, Presence
from saloon.games.bang.shots import shoot
from saloon.games.bang.sources import Character, Variant
from saloon.games.bang.state import Bang, Harm, Player
from saloon.games.bang.triggers import settle
from saloon.games.bang.victory import everybody_first
from saloon.kernel import Script
from saloon.kernel.fields import SeatNumber
from saloon.kernel.parts import Part


def _switch(name: str) -> Switch:
    return Switch(name, "-", "returns", ON_OFF, False, False, "In force all game.")


returns = Module(
    "returns",
    "RT",
    switches=(_switch("devils-pact"), _switch("bone-orchard"), _switch("shadows")),
    data={
        "cards": [
            {"id": "ghost-car", "border": "blue", "copies": [{"rank": "2", "suit": "clubs"}]},
            {"id": "haunting", "border": "blue", "copies": [{"rank": "3", "suit": "clubs"}]},
            {
                "id": "iron-horse",
                "border": "brown",
                "copies": [{"rank": "4", "suit": "clubs"}, {"rank": "5", "suit": "clubs"}],
            },
            {"id": "full-steam", "border": "brown", "copies": [{"rank": "6", "suit": "clubs"}]},
        ],
        "characters": [{"id": "teren-kill", "life": 3}],
    },
)


class InGhostCar(KeptInGame):
    id = "ghost-car"
    keeper = "ghost-car"
    rule = "GT-CAR-18"


class Haunting(KeptInGame):
    id = "haunting"
    keeper = "haunting"
    rule = "VS-CARD-34"


class KeepsAlive(Blue):
    """Played on anybody but the Sheriff, out or not; its owner does not die (GT-CAR-13 to 24)."""

    targeted = True

    def reaches(self, g: Bang, p: Player) -> list[int]:
        return g.places

    def refuse_target(self, g: Bang, p: Player, target: Player) -> str | None:
        if g.role(target) == "sheriff":
            return "GT-CAR-13"
        return "BB-PLAY-08" if g.in_front(target, self.id) else None

    def play(self, g: Bang, p: Player, slot: int, target: Player | None) -> None:
        if target is not None and not target.present:
            g.come_back(target, self.presences[0])

    def dies(self, g: Bang, p: Player, harm: Harm) -> bool:
        keep_in_the_game(g, p, cast(KeptInGame, self.presences[0]))
        return True


class GhostCar(KeepsAlive):
    presences = (InGhostCar(),)


class HauntingCard(KeepsAlive):
    presences = (Haunting(),)


class IronHorse(Brown):
    """A BANG! effect on everybody, before anybody has won (GT-LOCO-01 to 06)."""

    def play(self, g: Bang, p: Player, slot: int, target: Player | None) -> Script[None]:
        return everybody_first(g, self.runs_over(g, p))

    def runs_over(self, g: Bang, p: Player) -> Script[None]:
        for seat in g.clockwise_from(p.seat):
            if g.players[seat].present:
                yield from shoot(g, g.players[seat], Harm(None, self.id))
                yield from settle(g)


class FullSteam(IronHorse):
    """The same twice: the first passage is complete before the second (GT-CARD-08)."""

    def play(self, g: Bang, p: Player, slot: int, target: Player | None) -> Script[None]:
        for _ in range(2):
            yield from everybody_first(g, self.runs_over(g, p))


class TerenKill(Character):
    """About to be eliminated he draws!; not spades: 1 life point and a card (WS-CHAR-30)."""

    def dies(self, g: Bang, p: Player, harm: Harm) -> Script[bool]:
        flipped = yield from draw_check(g, p, self.id)
        saved = flipped is not None and g.suit(flipped) != "s"
        yield from put_away(g, p)
        if saved:
            p.life = 1
            g.draw(p, 1, self.id)
        return saved


class Damned(Presence):
    """An Outlaw whom nothing heals (EL-CARD-21 to 24), dead or alive."""

    id = "damned"
    keeper = "devils-pact"
    heals = False
    rule = "EL-CARD-24"

    def role(self, g: Bang, p: Player, printed: str) -> str:
        return "outlaw"

    def after(self) -> Presence:
        return GONE_TO_HELL


class GoneToHell(Out):
    id = "gone-to-hell"

    def role(self, g: Bang, p: Player, printed: str) -> str:
        return "outlaw"


DAMNED, GONE_TO_HELL = Damned(), GoneToHell()


class Signed(Part):
    FIELDS: ClassVar = (SeatNumber("seat"),)

    seat: int


class DevilsPact(Variant):
    """The first to fall, but for the Sheriff, goes on as an Outlaw (EL-CARD-21 to 25, 74)."""

    keeps = Signed
    presences = (DAMNED, GONE_TO_HELL)

    def dies(self, g: Bang, p: Player, harm: Harm) -> Script[bool]:
        signed = cast(Signed, g.kept[self.id])
        if signed.seat >= 0 or g.role(p) == "sheriff":
            return False

        def discard(slot: int) -> None:
            g.discard_from_hand(p, slot, "eliminated", forced=True)

        signed.seat = p.seat
        yield from discard_together(g, p, lambda: list(p.hand), discard)
        p.presence = DAMNED
        p.life = 3 if p.character.life > 3 else 2
        return True


class BoneOrchard(Variant):
    """Who is out comes back for good, with a role of those who are out (WS-CARD-01 to 06)."""

    def takes_turn(self, g: Bang, p: Player) -> bool:
        return not p.present

    def back_for_good(self, g: Bang, p: Player) -> None:
        roles = [player.role_slot for player in g.players if not player.present]
        g.shuffle(roles)  # WS-CARD-04: secret again
        for player in g.players:
            if player.role_slot in roles:
                g.show(player.role_slot, player.seat)
        g.come_back(p, IN)
        p.life = 1


class Shadow(Lifeless):
    """Here for a turn, and ignored by the law (GR-VARIANT-06 to 13, 25 to 27)."""

    id = "shadow"
    keeper = "shadows"
    rule = "GR-VARIANT-08"
    stays = False
    left = False
    counts = False

    def departs(self, g: Bang, p: Player) -> Script[None]:
        return depart(g, p, self.keeper)


class Shadows(Variant):
    presences = (Shadow(),)

    def takes_turn(self, g: Bang, p: Player) -> bool:
        return p.presence is OUT

    def back_as_a_shadow(self, g: Bang, p: Player) -> None:
        g.come_back(p, self.presences[0])


returns.add(
    cards={
        "ghost-car": GhostCar,
        "haunting": HauntingCard,
        "iron-horse": IronHorse,
        "full-steam": FullSteam,
    },
    characters={"teren-kill": TerenKill},
    variants={"devils-pact": DevilsPact, "bone-orchard": BoneOrchard, "shadows": Shadows},
)
