"""Dorothy Rage: one player names a card and makes another one play it (WS-CARD-09 to 14)."""

from __future__ import annotations

from typing import Final

from saloon.games.bang.modules.wild_west_show.module import wild_west_show
from saloon.games.bang.plays import play_card
from saloon.games.bang.sources import EventCard
from saloon.games.bang.state import Bang, Player
from saloon.games.bang.triggers import settle
from saloon.kernel import Decision, Event, Option, Refusal, Script, option
from saloon.kernel.state import THIS_TURN

SHOW_HAND: Final = option("show-hand")


class DorothyRage(EventCard):
    """Once in a turn; the whole action is named before anybody knows whether it can be done."""

    rule = "WS-CARD-09"

    def refuse_act(self, g: Bang, p: Player, chosen: Option) -> Refusal | None:
        if g.used(THIS_TURN, self.id):
            return self.lacks("times", "WS-CARD-14", amount=1)
        if chosen.slot >= 0 or chosen.seat not in g.circle or chosen.seat == p.seat:
            return self.lacks("another")
        return None if g.players[chosen.seat].hand else self.lacks("hand", target=chosen.seat)

    def actions(self, g: Bang, p: Player) -> list[Option]:
        if g.used(THIS_TURN, self.id):
            return []
        uses = [self.use(seat=other.seat) for other in g.others_clockwise(p)]
        return [each for each in uses if self.refuse_act(g, p, each) is None]

    def _legal(self, g: Bang, p: Player, forced: Player) -> dict[str, list[int]]:
        """Which cards that player could play in a turn of the own, and at whom (WS-CARD-12)."""
        g.activate(forced.seat)
        forbidding = g.forbidding(forced)
        found = {}
        for name, card in g.kinds.items():
            seats = card.playable_at(g, forced)
            if not seats:
                continue
            if not forbidding or g.forbidden_by(forbidding, forced, card) is None:
                found[name] = seats
        g.activate(p.seat)
        return found

    def act(self, g: Bang, p: Player, chosen: Option) -> Script[None]:
        g.use(THIS_TURN, self.id)
        forced = g.players[chosen.seat]

        def names(_seat: int) -> list[Option]:
            return [option("name", -1, -1, name) for name in self._legal(g, p, forced)]

        named = yield Decision(
            (p.seat,), "name", names, rule=self.rule, about=self.id, by=forced.seat
        )
        name = named.detail

        def seats(_seat: int) -> list[Option]:
            return [option("choose", seat=seat) for seat in self._legal(g, p, forced)[name]]

        at = -1
        if g.kinds[name].targeted:
            aimed = yield Decision(
                (p.seat,), "name-target", seats, rule="WS-CARD-12", about=name, by=forced.seat
            )
            at = aimed.seat
        if g.events is not None:
            facts: dict[str, str | int] = {"target": forced.seat, "as": name}
            g.tell(Event("commanded", p.seat, facts if at < 0 else facts | {"at": at}))
        g.activate(forced.seat)  # WS-CARD-11: as if it were that player's turn
        yield from self._obey(g, p, forced, name, at)
        yield from settle(g)
        g.activate(p.seat)
        if g.events is not None:
            g.tell(Event("resumed", p.seat))

    def _obey(self, g: Bang, p: Player, forced: Player, name: str, at: int) -> Script[None]:
        """Always a question: whether it comes must not tell how many copies are held."""

        def copies(_seat: int) -> list[Option]:
            held = [
                option("play", slot, at)
                for slot in forced.hand
                if g.card(slot).id == name
                and g.forbidden(forced, g.card(slot), slot) is None
                and (at < 0 or g.protection(forced, slot, g.players[at]) is None)
            ]
            return held or [SHOW_HAND]

        play = yield Decision(
            (forced.seat,), "obey", copies, rule="WS-CARD-11", about=self.id, by=p.seat,
            anytime=False,
        )  # fmt: skip
        if play == SHOW_HAND:
            self._show_hand(g, forced)  # WS-CARD-10
        else:
            yield from play_card(g, forced, play) or ()

    def _show_hand(self, g: Bang, forced: Player) -> None:
        for slot in forced.hand:
            g.reveal(slot)
        if g.events is not None:
            hand = sorted([g.face[slot].text for slot in forced.hand])
            g.tell(Event("hand-laid-open", forced.seat, {"hand": hand, "why": self.id}))


wild_west_show.add(event_cards={"dorothy-rage": DorothyRage})
