"""What can be played."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache

import msgspec
from litestar import get
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath

from saloon.bots import BOTS
from saloon.bots.registry import plays
from saloon.games.registry import ABOUT, PLANNED, about
from saloon.server.errors import Refused
from saloon.server.shapes import GameInfo, HabitInfo, ModuleInfo, Piece, Pieces, RulingInfo

A_WHILE = CacheControlHeader(max_age=300, public=True)


@cache
def game_infos() -> list[GameInfo]:
    games = [about(name) for name in ABOUT]
    return [
        *(
            GameInfo(
                facts.id,
                facts.board,
                facts.players,
                [ModuleInfo(**asdict(each)) for each in facts.modules],
                facts.editions,
                [RulingInfo(**asdict(each)) for each in facts.rulings],
                [name for name in BOTS if plays(name, facts.id)],
                list(facts.minutes),
                [HabitInfo(each.id, each.usual) for each in facts.habits],
            )
            for facts in games
        ),
        *(GameInfo(name, False) for name in PLANNED),
    ]


@cache
def pieces_of(game: str) -> Pieces:
    return Pieces(game, [msgspec.convert(asdict(each), Piece) for each in ABOUT[game]().pieces])


@get("/api/games", summary="What can be played", cache_control=A_WHILE)
async def games() -> list[GameInfo]:
    return game_infos()


@get(
    "/api/games/{game:str}/pieces",
    summary="The cards, characters, roles and events of a game",
    cache_control=A_WHILE,
)
async def pieces(game: FromPath[str]) -> Pieces:
    if game not in ABOUT:
        raise Refused(404, "unknown-game", "there is no such game, or it is not built yet")
    return pieces_of(game)


HANDLERS = [games, pieces]
