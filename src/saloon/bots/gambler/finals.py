"""What each final result of the dice is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from saloon.bots.gambler.knacks import ONE, TWO
from saloon.bots.gambler.table import Table, Tally, targets
from saloon.bots.gambler.worth import Scale, World

WOUND = 0.02
"""What a Rage card, or a wound token less, is worth to its owner, as a share of his death."""

Hits = Mapping[int, int]


class Finals:
    """Results of the own dice, resolved step by step in one world."""

    __slots__ = (
        "_beers",
        "_duel_row",
        "_harm_rows",
        "_most",
        "_shots",
        "circle",
        "hits",
        "scale",
        "table",
        "world",
    )

    def __init__(self, table: Table, scale: Scale, world: World, hits: Hits | None = None) -> None:
        self.table = table
        self.scale = scale
        self.world = world
        self.hits = hits or {}
        """Dice aimed already."""
        self.circle = [seat for seat in scale.seats if world.life[seat]]
        extra = table.extra
        self._most = len(table.dice) + max(1, sum([extra[each] for each in (ONE, TWO, "beer")]))
        """Symbols of one kind in a result, at most; a doubled die counts twice."""
        # Worked out when first asked for; by whether the Gatling fires.
        self._harm_rows: dict[int, list[float]] | None = None
        self._shots: dict[bool, dict[tuple[int, int], float]] = {}
        self._beers: dict[bool, list[float]] = {}
        self._duel_row: list[float] | None = None

    # -- the steps ---------------------------------------------------------------------------

    def _harm(self) -> dict[int, list[float]]:
        """By seat of the others: what it is worth to hit it so often."""
        if self._harm_rows is None:
            self._harm_rows = self._weigh_harm()
        return self._harm_rows

    def _weigh_harm(self) -> dict[int, list[float]]:
        me = self.table.me
        avenged = self.scale.arrow(self.world, me.seat, 1)
        harm = {}
        for seat in self.circle:
            if seat == me.seat:
                continue
            knack, life = self.scale.places[seat].knack, self.world.life[seat]
            row = [0.0]
            for points in range(1, 2 * self._most + 4):
                worth = self.scale.hurt(self.world, seat, points)
                if knack.avenges and points < life:
                    worth += avenged
                if me.knack.feast and points >= life:
                    worth += self.scale.mend(self.world, me.seat, me.knack.feast)
                row.append(worth)
            harm[seat] = row
        return harm

    def _struck(self, seat: int, fires: bool) -> int:
        """Hits that somebody has coming whatever is aimed at him."""
        proof = self.scale.places[seat].knack.gatling_proof
        return self.hits.get(seat, 0) + (fires and not proof)

    def _aimed(self, fires: bool) -> dict[tuple[int, int], float]:
        found = self._shots.get(fires)
        if found is None:
            found = self._shots[fires] = self._aim_best(fires)
        return found

    def _aim_best(self, fires: bool) -> dict[tuple[int, int], float]:
        """By numbers of "1" and "2": the most that aiming them can bring, with the Gatling."""
        most, me = self._most, self.table.me
        reached = {face: targets(self.circle, me.knack, me.seat, face) for face in (ONE, TWO)}
        best = {(0, 0): 0.0}
        for seat, harm in self._harm().items():
            struck = self._struck(seat, fires)
            near, far = seat in reached[ONE], seat in reached[TWO]
            if not near and not far:
                best = {key: worth + harm[struck] for key, worth in best.items()}
                continue
            more: dict[tuple[int, int], float] = {}
            for (one, two), worth in best.items():
                free = most - one - two
                for i in range(free + 1) if near else (0,):
                    for j in range(free - i + 1) if far else (0,):
                        key = one + i, two + j
                        found = worth + harm[struck + i + j]
                        if found > more.get(key, -1e9):
                            more[key] = found
            best = more
        return best

    def _poured(self, fires: bool) -> list[float]:
        """By number of beers: what giving them brings."""
        found = self._beers.get(fires)
        if found is None:
            found = self._beers[fires] = self._pour(self._after_gatling() if fires else self.world)
        return found

    def _pour(self, world: World) -> list[float]:
        gains = {seat: self._drink(world, seat, 0) for seat in self.circle}
        given, total = dict.fromkeys(gains, 0), [0.0]
        for _ in range(self._most):
            seat = max(gains, key=gains.__getitem__)
            total.append(total[-1] + gains[seat])
            given[seat] += 1
            gains[seat] = self._drink(world, seat, given[seat])
        return total

    def _after_gatling(self) -> World:
        """Whoever will be hit anyway is weighed with what he will have left."""
        me = self.table.me.seat
        life = [
            points - 1
            if points > 1 and seat != me and not self.scale.places[seat].knack.gatling_proof
            else points
            for seat, points in enumerate(self.world.life)
        ]  # fmt: skip
        return World(tuple(life), self.world.arrows, self.world.supply)

    def _drink(self, world: World, seat: int, had: int) -> float:
        """What one more beer is worth to somebody."""
        me = self.table.me
        size = me.knack.own_beer if seat == me.seat and world.life[seat] <= me.knack.thirst else 1
        return self.scale.mend(world, seat, (had + 1) * size) - self.scale.mend(
            world, seat, had * size
        )

    def gift(self, seat: int, *, fires: bool) -> float:
        """What one beer is worth to somebody, given now."""
        return self._drink(self._after_gatling() if fires else self.world, seat, 0)

    def _duels(self) -> list[float]:
        """By number of duels: each against somebody else."""
        if self._duel_row is None:
            self._duel_row = self._weigh_duels()
        return self._duel_row

    def _weigh_duels(self) -> list[float]:
        me = self.table.me.seat
        won = sorted((self.duel(seat) for seat in self.circle if seat != me), reverse=True)
        heals = self.table.me.knack.duel_heals
        gift = max(self.scale.mend(self.world, seat, heals) for seat in self.circle)
        total = [0.0]
        for gain in won:
            total.append(total[-1] + gain + max(0.0, gift))
        return total

    def duel(self, seat: int) -> float:
        """What starting a duel with somebody is worth."""
        me = self.table.me
        odds: float = me.knack.duel_odds
        return odds * self._duel_lost(seat) + (1 - odds) * self._duel_lost(me.seat)

    def _duel_lost(self, seat: int) -> float:
        return self.scale.hurt(self.world, seat, 1, dodging=False) + WOUND * self.scale.wish[seat]

    # -- results -----------------------------------------------------------------------------

    def fires(self, gatlings: int) -> bool:
        needed: int = self.table.me.knack.gatlings
        return gatlings >= needed

    def result(self, tally: Tally) -> float:
        """What a result is worth, but for the arrows that gatlings send back."""
        scale, me = self.scale, self.table.me
        worth = 0.0
        if tally.explodes:
            worth += scale.hurt(self.world, me.seat, 1, dodging=False)
            if self.world.life[me.seat] == 1:
                return worth
        fires = self.fires(tally.gatlings)
        worth += self.shoot_and_drink(tally.one, tally.two, tally.beers, fires)
        if me.knack.calm and tally.peaceful:
            worth += scale.mend(self.world, me.seat, me.knack.calm)
        if tally.whiskies:
            drinks = tally.whiskies * me.knack.whisky
            worth += scale.mend(self.world, me.seat, drinks) - drinks * WOUND * scale.wish[me.seat]
        if tally.duels:
            duels = self._duels()
            worth += duels[min(tally.duels, len(duels) - 1)]
        return worth

    def shoot_and_drink(self, one: int, two: int, beers: int, fires: bool) -> float:
        return self._best_of(self._aimed(fires), self._poured(fires), one, two, beers)

    def _best_of(
        self,
        shots: Mapping[tuple[int, int], float],
        drinks: Sequence[float],
        one: int,
        two: int,
        beers: int,
    ) -> float:
        worth = shots[one, two] + drinks[beers]
        if self.table.me.knack.doubles and beers and one + two:
            harder = [shots[key] for key in self._doubled(one, two)]
            worth = max(worth, max(harder) + drinks[beers - 1])
        return worth

    def _doubled(self, one: int, two: int) -> list[tuple[int, int]]:
        """One die that hits twice is nearly as good as one die more."""
        return [*([(one + 1, two)] if one else []), *([(one, two + 1)] if two else [])]

    def cleared(self, gatlings: int) -> float:
        """What the gatlings bring by arrows that go back, besides what they hit."""
        scale, me = self.scale, self.table.me
        world = self.world
        worth = 0.0
        if self.fires(gatlings):
            worth += scale.arrow(world, me.seat, -world.arrows[me.seat])
        for _ in range(gatlings * me.knack.clears):
            gains = [scale.arrow(world, seat, -1) for seat in self.circle if world.arrows[seat]]
            worth += max(0.0, max(gains, default=0.0))
        return worth

    def aims(
        self, ways: Sequence[tuple[int, int]], rest: tuple[int, int], *, beers: int, fires: bool
    ) -> list[float]:
        """What each (seat, points) for the next die is worth, if the others are aimed best."""
        coming = dict(self.hits)
        drinks = self._poured(fires)
        values = []
        for seat, points in ways:
            self.hits = {**coming, seat: coming.get(seat, 0) + points}
            shots = self._aim_best(fires)
            values.append(self._best_of(shots, drinks, *rest, beers - (points > 1)))
        self.hits = coming
        return values
