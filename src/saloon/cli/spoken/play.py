"""`saloon play` and `saloon replay` where the terminal speaks in texts."""

from collections.abc import Callable, Sequence
from pathlib import Path

from saloon.bots import Bot
from saloon.cli.menu import key
from saloon.cli.names import table_names
from saloon.cli.options import save
from saloon.cli.screen import Quit, Screen
from saloon.cli.spoken.board import draw
from saloon.cli.spoken.session import Session, in_turns, tell_part
from saloon.cli.spoken.voice import Voice
from saloon.games.registry import ABOUT, new_game
from saloon.kernel import Game, Record
from saloon.kernel.record import Choice
from saloon.texts.messages import load_texts

INTERRUPTED = 130


def play(
    game: Game,
    me: int,
    bots_for: Callable[[Game], Sequence[Bot]],
    screen: Screen,
    *,
    language: str,
    name: str,
    plain: bool,
    record: Path | None,
) -> int:
    """A game, or as many games of a series as the person wants."""
    own = name or load_texts(language).format("ui-terminal-you") or ""
    names = table_names(game.state.seats, me, own)
    voice = Voice(language, game.rules.setup.game, names, me, plain=plain)
    games = 1
    while True:
        code = play_one(Session(game, me, bots_for(game), screen, voice))
        if record is not None:
            file = record if games == 1 else record.with_stem(f"{record.stem}-{games}")
            save(file, game.record.to_json())
            screen.say(voice.say("saved", file=str(file)))
        if not game.over or not is_series(game) or not wants_more(screen, voice):
            return code
        games += 1
        game = next_of_series(game)


def play_one(session: Session) -> int:
    game, screen, voice, me = session.game, session.screen, session.voice, session.me
    greet(session)
    try:
        session.run()
        screen.say()
        screen.lines(draw(game.view(me), voice))
        screen.say()
        won = game.result is not None and me in game.result.winners
        screen.say(voice.say("won" if won else "lost"), "bold")
    except (Quit, KeyboardInterrupt) as leaving:
        screen.say()
        screen.say(voice.say("left", seed=str(game.rules.setup.seed)))
        return 0 if isinstance(leaving, Quit) else INTERRUPTED
    return 0


def is_series(game: Game) -> bool:
    """Whether one of its boxes is for several games in a row."""
    setup = game.rules.setup
    chosen = setup.options.get("modules") or ()
    return any(each.series and each.id in chosen for each in ABOUT[setup.game]().modules)


def wants_more(screen: Screen, voice: Voice) -> bool:
    screen.say()
    screen.say(voice.say("next-game"), "bold")
    try:
        return voice.commands.get(key(screen.ask())) != "quit"
    except (Quit, KeyboardInterrupt):
        return False


def next_of_series(game: Game) -> Game:
    """The next game, with what this one has decided about it; the next seed deals it."""
    setup = game.rules.setup
    options = {**setup.options, **game.rules.hand_on(game, ())}
    return new_game(setup.game, players=setup.players, seed=setup.seed + 1, **options)


def greet(session: Session) -> None:
    """What this is, and who one is if that is known already."""
    voice, screen, setup = session.voice, session.screen, session.game.rules.setup
    screen.say(
        voice.say("hello", game=voice.title(), players=setup.players, seed=str(setup.seed)), "bold"
    )
    session.introduce()


class Narrator:
    """Tells a replay while it runs."""

    def __init__(
        self,
        record: Record,
        viewer: int | None,
        screen: Screen,
        *,
        language: str,
        plain: bool,
        step: bool,
    ) -> None:
        setup = record.setup
        names = table_names(setup.players)
        self.voice = Voice(language, setup.game, names, viewer, plain=plain)
        self.screen = screen
        self._step: Callable[[], object] = (lambda: screen.ask("(Enter) ")) if step else bool
        self._viewer = viewer
        self._heard = 0
        self._turn = 0
        self._log: list[str] = []
        screen.say(
            self.voice.say(
                "record-of",
                game=self.voice.title(),
                players=setup.players,
                seed=str(setup.seed),
                choices=len(record.choices),
            )
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
        self.screen.lines(draw(view, self.voice))
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
        for part in in_turns(fresh):
            if part[0]["kind"] == "turn":
                self._step()
            tell_part(part, self.voice, self.screen, self._log)
