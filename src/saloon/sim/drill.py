"""The crash drill: clients play through real sockets while the server is killed again and again.

Afterwards every choice that was acknowledged has to be in the table's log, none twice, and every
game has to end as an undisturbed replay of its record does.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from saloon.games.registry import replay
from saloon.kernel import Record
from saloon.server.config import Config
from saloon.server.storage.engine import make_engine
from saloon.server.storage.store import Store
from saloon.sim.crowd import Guest, Party, gather_party, play_party
from saloon.sim.service import Service
from saloon.table.entries import Chose, Held, from_plain


@dataclass
class Outcome:
    kills: int = 0
    games: int = 0
    acknowledged: int = 0
    reconnects: int = 0
    faults: list[str] = field(default_factory=list)


def run_drill(
    folder: Path,
    *,
    kills: int,
    tables: int = 3,
    size: int = 4,
    seed: int = 0,
    progress: Callable[[int], None] = lambda _: None,
) -> Outcome:
    """Kill the server this often while games are going on; what was wrong afterwards."""
    service = Service(folder / "data")
    service.start()
    try:
        return asyncio.run(_drill(service, kills, tables, size, Random(seed), progress))
    finally:
        service.kill()


async def _drill(
    service: Service,
    kills: int,
    tables: int,
    size: int,
    random: Random,
    progress: Callable[[int], None],
) -> Outcome:
    outcome = Outcome()
    killer = asyncio.create_task(
        _kill_often(service, kills, Random(random.getrandbits(32)), progress)
    )
    while not killer.done():
        parties = [
            await gather_party(
                service.address,
                size,
                random,
                {"modules": ["dodge-city"]},
                lambda: random.random() * 0.03,
            )
            for _ in range(tables)
        ]
        await asyncio.gather(*(play_party(party, guests) for party, guests in parties))
        for party, guests in parties:
            await _check(service, party, guests, outcome)
    await killer
    outcome.kills = kills
    return outcome


async def _kill_often(
    service: Service, kills: int, random: Random, progress: Callable[[int], None]
) -> None:
    for number in range(kills):
        await asyncio.sleep(0.2 + random.random() * 0.8)
        service.kill()
        await asyncio.to_thread(service.start)
        progress(number + 1)


async def _check(service: Service, party: Party, guests: list[Guest], outcome: Outcome) -> None:
    """Compare what the clients were promised with what the server kept."""
    host = guests[0]
    card = await asyncio.to_thread(host.request, "GET", f"/api/tables/{party.id}")
    cards = await asyncio.to_thread(host.request, "GET", "/api/replays")
    found = [each for each in cards if each["steps"]]
    if not found:
        outcome.faults.append(f"table {party.id} ({card['phase']}) has no replay")
        return
    plain = await asyncio.to_thread(host.request, "GET", f"/api/replays/{found[0]['id']}/record")
    record = Record.from_plain(plain)
    outcome.games += 1
    played = replay(record)  # refuses a choice that does not fit and a hash that differs
    ended = None if played.result is None else (played.result.side, played.result.winners)
    if ended is None or ended != record.result:
        outcome.faults.append(f"table {party.id} ended as {record.result}, its record as {ended}")
    kept = await _choices_kept(service, party)
    twice = [command for command, times in Counter(each for each, _ in kept).items() if times > 1]
    if twice:
        outcome.faults.append(f"table {party.id}: kept twice {twice}")
    for guest in guests:
        outcome.reconnects += guest.reconnects
        outcome.acknowledged += len(guest.acknowledged)
        promised = {((guest.seat, command), option) for command, option in guest.acknowledged}
        if lost := promised.difference(kept):
            outcome.faults.append(f"table {party.id}: lost {sorted(lost)}")


async def _choices_kept(service: Service, party: Party) -> list[tuple[tuple[int, str], str]]:
    """What the table's log says people chose: seat and command, and the option."""
    engine = make_engine(Config(data=service.data))
    try:
        log = [from_plain(entry) for entry in await Store(engine).log_of(party.id)]
    finally:
        await engine.dispose()
    return [
        ((entry.seat, entry.command), entry.option)
        for entry in log
        if isinstance(entry, Chose | Held) and entry.command
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description="Kill a server while clients play.")
    parser.add_argument("--kills", type=int, default=200, help="how often (200)")
    parser.add_argument("--seed", type=int, default=0, help="when, and what the clients choose (0)")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        outcome = run_drill(
            Path(folder),
            kills=given.kills,
            seed=given.seed,
            progress=lambda kills: print(f"killed {kills} times", file=sys.stderr),
        )
    for fault in outcome.faults:
        print(fault)
    print(
        f"{outcome.kills} kills, {outcome.games} games, {outcome.acknowledged} promises, "
        f"{outcome.reconnects} reconnects, {len(outcome.faults)} faults"
    )
    return 1 if outcome.faults else 0


if __name__ == "__main__":
    sys.exit(main())
