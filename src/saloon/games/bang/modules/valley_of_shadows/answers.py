"""The cards that are played in answer to something: Backfire, Escape, Saved!"""

from __future__ import annotations

from saloon.games.bang.cards import Brown
from saloon.games.bang.life import Loss
from saloon.games.bang.modules.valley_of_shadows.module import valley_of_shadows
from saloon.games.bang.plays import Play
from saloon.games.bang.shots import Shot, shoot
from saloon.games.bang.state import Bang, Harm, Player
from saloon.games.bang.theft import robbed
from saloon.kernel import Decision, Effect, Option, Script, option


class Backfire(Brown):
    """A Missed! card, and a BANG! effect on whoever fired (VS-CARD-05 to 09)."""

    missed = True
    is_missed = True

    def refuse(self, g: Bang, p: Player) -> str | None:
        return "VS-CARD-05"

    def laid_against(self, g: Bang, p: Player, shot: Shot, slot: int) -> None:
        shot.bought.append(self)

    def shot_over(self, g: Bang, p: Player, shot: Shot) -> Effect:
        # VS-CARD-07: only once the shot is really cancelled.
        if not shot.cancelled or not p.present or p is shot.target:
            return None
        return self._fire(g, shot.target, p)

    def _fire(self, g: Bang, by: Player, at: Player) -> Script[None]:
        yield from shoot(g, at, Harm(by, self.id))


class Escape(Brown):
    """Cancels a card other than BANG! whose only target one is (VS-CARD-18 to 22)."""

    reacts_to = "declared"
    react_rule = "VS-CARD-18"

    def refuse(self, g: Bang, p: Player) -> str | None:
        return "VS-CARD-18"

    def reactors(self, g: Bang, about: Play) -> list[int]:
        target = about.only_target
        if target is None or target is about.player or about.cancelled:
            return []
        return [] if about.card.id == "bang" else [target.seat]

    def react(self, g: Bang, p: Player, about: Play) -> None:
        about.cancelled = True


class Saved(Brown):
    """Prevents another player's loss of a life point (VS-CARD-61 to 67, 78)."""

    reacts_to = "loss"
    react_rule = "VS-CARD-61"

    def refuse(self, g: Bang, p: Player) -> str | None:
        return "VS-CARD-78"

    def reactors(self, g: Bang, about: Loss) -> list[int]:
        return g.clockwise_from(about.player.seat)[1:] if about.amount > 0 else []

    def react(self, g: Bang, p: Player, about: Loss) -> Effect:
        lethal = about.amount >= about.player.life
        about.amount -= 1
        survives = about.amount < about.player.life
        pays = survives and (lethal or g.rulings["saved-reward"] == "whenever-survives")
        return self._reward(g, p, about.player) if pays else None

    def _reward(self, g: Bang, p: Player, saved: Player) -> Script[None]:
        def options(_seat: int) -> list[Option]:
            hand = [option("rob", seat=saved.seat)] if saved.hand else []
            return [option("deck"), *hand]

        chosen = option("deck")
        if saved.hand:
            chosen = yield Decision(
                (p.seat,), "reward", options, rule="VS-CARD-63", about=self.id, by=saved.seat
            )
        for _ in range(2):
            if chosen.verb == "rob" and saved.hand:
                g.take_from_hand(p, saved, self.id)
                robbed(g, p, saved)  # CB-INTERACT-32
            elif chosen.verb == "deck":
                g.draw(p, 1, self.id)


valley_of_shadows.add(
    cards={
        "backfire": Backfire,
        "escape": Escape,
        "saved": Saved,
    }
)
