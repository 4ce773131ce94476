"""The deal is fixed before anybody sees a card, and everybody can check that afterwards."""

from __future__ import annotations

import json
from hashlib import blake2b, sha256

from tests.table.sitting import ANN, BEN, Sitting

from saloon.table.live import LiveTable
from saloon.table.protocol import Settings
from saloon.table.starting import started

SEED = 2**127 + 4711
"""Larger than any number of JavaScript's."""


def test_seeds_have_128_bits_and_every_game_a_salt_of_its_own() -> None:
    games = [started(Settings()) for _ in range(200)]
    assert 120 < max(game.seed for game in games).bit_length() <= 128
    assert len({game.seed for game in games}) == len({game.salt for game in games}) == 200
    assert {len(bytes.fromhex(game.salt)) for game in games} == {16}


def test_seed_and_salt_are_told_when_the_game_is_over_and_not_before() -> None:
    sitting = Sitting(ANN, BEN, bots=2, seed=SEED)
    salt = next(entry["salt"] for entry in sitting.log if entry["do"] == "started")
    running = sitting.client(ANN).table
    assert (running["seed"], running["salt"]) == ("", "")
    for person in (ANN, BEN):
        told = json.dumps(sitting.client(person).told)
        assert salt not in told
        assert str(SEED) not in told
    sitting.do(ANN, {"do": "end"})
    over = sitting.client(BEN).table
    assert (over["seed"], over["salt"]) == (str(SEED), salt)
    assert over["seed_hash"] == running["seed_hash"]
    assert over["seed_hash"] == sha256(f"{salt}:{SEED}".encode()).hexdigest()


def test_the_same_seed_twice_is_not_told_by_the_commitment() -> None:
    hashes = {Sitting(ANN, bots=3, seed=7).client(ANN).table["seed_hash"] for _ in range(2)}
    assert len(hashes) == 2


def test_a_game_from_before_keeps_its_commitment() -> None:
    sitting = Sitting(ANN, bots=3, seed=7)
    log = [
        {name: value for name, value in entry.items() if name != "salt"} for entry in sitting.log
    ]
    table = LiveTable.recover("table", log)
    before = blake2b(b"table/1/7", digest_size=16).hexdigest()
    assert table.state().seed_hash == before
    table.apply({"do": "ended"}, 0.0)
    assert (table.state().seed, table.state().salt) == ("7", "")


def test_the_log_brings_the_salt_back() -> None:
    sitting = Sitting(ANN, bots=3, seed=SEED)
    assert LiveTable.recover("table", sitting.log).state().seed_hash == (
        sitting.table.state().seed_hash
    )
