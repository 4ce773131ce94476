"""Tells a recorded game again."""

from saloon.cli.names import table_names
from saloon.cli.screen import Screen
from saloon.cli.terminal.board import draw
from saloon.cli.terminal.telling import Teller
from saloon.cli.terminal.voice import Voice
from saloon.kernel import Game, Record
from saloon.kernel.record import Choice


class Narrator:
    """Tells a replay while it runs."""

    def __init__(
        self, record: Record, viewer: int | None, screen: Screen, language: str, step: bool
    ) -> None:
        setup = record.setup
        self.voice = Voice(language, setup.game, table_names(setup.players), viewer)
        self.screen = screen
        self._teller = Teller(self.voice, screen)
        self._step = step
        self._viewer = viewer
        self._heard = 0
        self._turn = 0
        facts = {"players": setup.players, "choices": len(record.choices)}
        screen.say(
            self.voice.say("record-of", game=self.voice.title(), seed=str(setup.seed), **facts)
        )

    def watch(self, game: Game, choice: Choice) -> None:
        """Called before every choice."""
        if game.state.turn != self._turn:
            self._turn = game.state.turn
            self._tell(game)

    def finish(self, game: Game) -> None:
        self._tell(game)
        self.screen.say()
        view = game.rules.view(game.state, self._viewer, game.over or self._viewer is None)
        self.screen.lines(draw(view, self.voice, self.screen.width))
        self.screen.say()
        sound = "sound" if game.over else "sound-so-far"
        self.screen.say(self.voice.say(sound, choices=game.choices_made), "bold")

    def _tell(self, game: Game) -> None:
        events = game.listen()
        fresh = [
            event.in_full() if self._viewer is None else event.seen_by(self._viewer)
            for event in events[self._heard :]
        ]
        self._heard = len(events)
        turns = [at for at, told in enumerate(fresh) if told["kind"] == "turn"]
        for start, stop in zip([0, *turns], [*turns, len(fresh)], strict=True):
            if self._step and start in turns:
                self.screen.ask("(Enter) ")
            self._teller.tell(fresh[start:stop])
