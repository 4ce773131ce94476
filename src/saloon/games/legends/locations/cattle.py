"""Cattle: acquired at a ranch, shipped at the station or sold as rustled at the other ranch."""

from __future__ import annotations

from saloon.games.legends.acts import Act, LocationAct
from saloon.games.legends.board import LOCATION, is_a
from saloon.games.legends.clauses import take
from saloon.games.legends.gains import gain_mp, gain_wp
from saloon.games.legends.moments import CattleSold
from saloon.games.legends.state import Legends, Player
from saloon.kernel import Effect, Event, Option, Refusal, option


class Acquire(LocationAct):
    """WL-RANCH-01: a random token of the ranch's colour."""

    verb = "acquire"
    action = "acquire_cattle"
    rule = "WL-RANCH-01"

    def shut(self, g: Legends, player: Player) -> Refusal | None:
        if not g.config.has_cattle:
            return Refusal("WL-FIRST-04")
        return Refusal("WL-RANCH-03") if player.cattle else None

    def do(self, g: Legends, player: Player, chosen: Option) -> Effect:
        location = LOCATION[player.space]
        assert location is not None
        slot = g.herd(location.herd).pop()
        g.show(slot, player.seat)  # WL-RANCH-02
        player.cattle.append(slot)
        secret = {"token": g.face[slot].text}
        g.tell(Event("acquired", player.seat, {"herd": location.herd}, secret, (player.seat,)))
        return None


class _Sale(Act):
    """A token leaves its owner for points and the bonus of its symbol, without an action."""

    costs = 0

    def closed(self, g: Legends, player: Player) -> Refusal | None:
        if not player.cattle:
            return Refusal(self.rule)
        return self.misplaced(g, player)

    def misplaced(self, g: Legends, player: Player) -> Refusal | None:
        raise NotImplementedError

    def tries(self, g: Legends, player: Player) -> list[Option]:
        return [option(self.verb, slot) for slot in player.cattle]

    def do(self, g: Legends, player: Player, chosen: Option) -> Effect:
        """WL-RAIL-06: first the points, then the bonus."""
        token = g.token(chosen.slot)
        g.reveal(chosen.slot)
        g.happened(CattleSold(g, player, self.verb, token.text))
        g.return_cattle(player, chosen.slot)
        self.points(g, player)
        return take(g, player, token.symbol.clauses, "cattle")

    def points(self, g: Legends, player: Player) -> None:
        raise NotImplementedError


class Ship(_Sale):
    """WL-RAIL-01, WL-RAIL-02: at the station, for 1 MP."""

    verb = "ship"
    rule = "WL-RAIL-01"

    def fits(self, space: str) -> bool:
        return is_a(space, "rail_station")

    def misplaced(self, g: Legends, player: Player) -> Refusal | None:
        if not self.fits(player.space):
            return Refusal("WL-RAIL-01")
        return Refusal("WL-RAIL-03") if player.wp else None

    def points(self, g: Legends, player: Player) -> None:
        gain_mp(g, player, 1, "station")


class Rustle(_Sale):
    """WL-RANCH-04, WL-RANCH-05: at the ranch of the other colour, for 1 WP."""

    verb = "rustle"
    rule = "WL-RANCH-04"

    def fits(self, space: str) -> bool:
        return is_a(space, "ranch")

    def misplaced(self, g: Legends, player: Player) -> Refusal | None:
        if not self.fits(player.space):
            return Refusal("WL-RANCH-04")
        location = LOCATION[player.space]
        own = location is not None and location.herd == g.token(player.cattle[0]).herd
        return Refusal("WL-RANCH-09") if own else None

    def points(self, g: Legends, player: Player) -> None:
        gain_wp(g, player, 1, "ranch")
