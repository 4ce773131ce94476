"""The event cards of High Noon, each in one place; Ghost Town has a file of its own."""

from __future__ import annotations

from saloon.games.bang.cards import Card
from saloon.games.bang.life import lose_life
from saloon.games.bang.modules.high_noon.module import high_noon
from saloon.games.bang.sources import Character, EventCard, Source
from saloon.games.bang.state import Bang, Harm, Player
from saloon.kernel import Decision, Option, Script, option


class Blessing(EventCard):
    """All cards count as hearts (HN-CARD-01)."""

    def suit(self, g: Bang, suit: str) -> str:
        return "h"


class Curse(EventCard):
    """All cards count as spades (HN-CARD-04)."""

    def suit(self, g: Bang, suit: str) -> str:
        return "s"


class GoldRush(EventCard):
    """Turns pass counter-clockwise; what cards do still goes clockwise (HN-CARD-07)."""

    reverses = True


class Hangover(EventCard):
    """No character has an ability (HN-CARD-09)."""

    silences = "HN-CARD-09"

    def mutes(self, g: Bang, owner: Player, other: Source) -> bool:
        return isinstance(other, Character)


class HighNoon(EventCard):
    """Everybody loses a life point at the start of the turn; nobody is to blame (HN-CARD-10)."""

    def turn_begins(self, g: Bang, p: Player) -> Script[None]:
        yield from lose_life(g, p, 1, Harm(None, self.id))


class TheSermon(EventCard):
    """Nobody may use BANG! cards in the own turn (HN-CARD-13); by ED-26 nobody at all."""

    def forbids_use(self, g: Bang, p: Player, card: str) -> str | None:
        concerned = g.has_turn(p) or g.rulings["sermon-scope"] == "everyone"
        return "HN-CARD-13" if card == "bang" and concerned else None


class Shootout(EventCard):
    """A second BANG! card may be played in a turn (HN-CARD-17)."""

    extra_bangs = 1


class TheDaltons(EventCard):
    """Everybody with blue cards in play discards one of them (HN-CARD-18 to 20)."""

    def enters_play(self, g: Bang, p: Player) -> Script[None]:
        for seat in g.clockwise_from(p.seat):
            yield from self._visit(g, g.players[seat])

    def _visit(self, g: Bang, player: Player) -> Script[None]:
        green = "green" if g.rulings["daltons-affect-green"] else ""

        def options(_seat: int) -> list[Option]:
            cards = [(slot, g.card(slot)) for slot in player.in_play]
            return [
                option("discard", slot) for slot, card in cards if card.blue or card.border == green
            ]

        choices = options(player.seat)
        if len(choices) > 1:
            chosen = yield Decision(
                (player.seat,), "give-up", options, rule="HN-CARD-18", about=self.id
            )
            choices = [chosen]
        for chosen in choices:
            g.discard_from_play(player, chosen.slot, self.id)


class TheDoctor(EventCard):
    """Whoever has the fewest life points regains one (HN-CARD-21, HN-CARD-22)."""

    def enters_play(self, g: Bang, p: Player) -> None:
        alive = [g.players[seat] for seat in g.clockwise_from(p.seat)]
        alive = [player for player in alive if player.has_life]
        fewest = min([player.life for player in alive], default=0)  # all may be ghosts
        for player in alive:
            if player.life == fewest:
                g.heal(player, 1, self.id)


class TheReverend(EventCard):
    """Nobody may play a Beer (HN-CARD-23); discarding one is no playing."""

    def forbids_play(self, g: Bang, p: Player, card: Card, slot: int) -> str | None:
        return "HN-CARD-23" if card.beer else None


class Thirst(EventCard):
    """A card less than usual in phase 1 (HN-CARD-26); by ED-24 one is what is usual."""

    def draw_base(self, g: Bang, p: Player, base: int) -> int:
        return 1 if g.rulings["thirst-draw"] == "exactly-one" else base

    def draw_count(self, g: Bang, p: Player, count: int) -> int:
        return count - 1 if g.rulings["thirst-draw"] == "one-less" else count


class TrainArrival(EventCard):
    """A card more than usual in phase 1 (HN-CARD-33); by ED-25 it comes after it."""

    def draw_count(self, g: Bang, p: Player, count: int) -> int:
        return count + 1 if g.rulings["train-arrival-timing"] == "phase-1-plus-one" else count

    def after_draw(self, g: Bang, p: Player) -> None:
        if g.rulings["train-arrival-timing"] == "after-phase-1":
            g.draw(p, 1, self.id)


high_noon.add(
    event_cards={
        "blessing": Blessing,
        "curse": Curse,
        "gold-rush-event": GoldRush,
        "hangover": Hangover,
        "high-noon": HighNoon,
        "the-sermon": TheSermon,
        "shootout": Shootout,
        "the-daltons": TheDaltons,
        "the-doctor": TheDoctor,
        "the-reverend": TheReverend,
        "thirst": Thirst,
        "train-arrival": TrainArrival,
    }
)
