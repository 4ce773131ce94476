"""The bots of one game: they see what their seat sees, and say what they would do."""

from __future__ import annotations

from hashlib import blake2b

from saloon.bots import Bot, Chair, make_bot
from saloon.kernel import Game, Option


class Thinkers:
    """Bots are made when their seat is first asked; they look the whole game up by themselves."""

    def __init__(self, game: Game, seed: int) -> None:
        self._game = game
        self._seed = seed
        self._bots: dict[int, tuple[str, Bot, Chair]] = {}
        self._declined: dict[int, list[Option]] = {}

    def answer(self, seat: int, kind: str) -> Option:
        """What this kind of bot answers on that seat."""
        bot, chair = self._at(seat, kind)
        return bot.choose(chair, self._game.options(seat))

    def curious(self, seat: int) -> bool:
        """Whether the seat could interject and has not declined just that."""
        options = self._game.interjections(seat)
        if not options:
            self._declined.pop(seat, None)
            return False
        return self._declined.get(seat) != options

    def interjection(self, seat: int, kind: str) -> Option | None:
        """An any-time ability it wants to use now; asked once until its possibilities change."""
        bot, chair = self._at(seat, kind)
        interject = getattr(bot, "interject", None)
        options = self._game.interjections(seat)
        if interject is None or not options or self._declined.get(seat) == options:
            return None
        chosen: Option | None = interject(chair, options)
        if chosen is None:
            self._declined[seat] = options
        return chosen

    def _at(self, seat: int, kind: str) -> tuple[Bot, Chair]:
        known = self._bots.get(seat)
        if known is None or known[0] != kind:
            secret = f"{self._seed}/{seat}/{kind}".encode()
            seed = int.from_bytes(blake2b(secret, digest_size=8).digest())
            known = self._bots[seat] = (kind, make_bot(kind, seed), Chair(self._game, seat))
        return known[1], known[2]
