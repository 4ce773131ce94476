"""`saloon play` and `saloon replay` where the terminal speaks in texts."""

from collections.abc import Callable, Sequence
from pathlib import Path

from saloon.bots import Bot
from saloon.cli.names import table_names
from saloon.cli.options import save
from saloon.cli.screen import Quit, Screen
from saloon.cli.spoken.board import draw
from saloon.cli.spoken.session import Session, in_turns, tell_part
from saloon.cli.spoken.voice import Voice
from saloon.kernel import Game, Record
from saloon.kernel.record import Choice
from saloon.texts.messages import load_texts

INTERRUPTED = 130


def play(
    game: Game,
    me: int,
    bots: Sequence[Bot],
    screen: Screen,
    *,
    language: str,
    name: str,
    plain: bool,
    record: Path | None,
) -> int:
    own = name or load_texts(language).format("ui-terminal-you") or ""
    names = table_names(game.state.seats, me, own)
    voice = Voice(language, game.rules.setup.game, names, me, plain=plain)
    session = Session(game, me, bots, screen, voice)
    greet(session)
    code = 0
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
        code = 0 if isinstance(leaving, Quit) else INTERRUPTED
    if record is not None:
        save(record, game.record.to_json())
        screen.say(voice.say("saved", file=str(record)))
    return code


def greet(session: Session) -> None:
    """What this is, who one is and what for."""
    voice, screen, setup = session.voice, session.screen, session.game.rules.setup
    screen.say(
        voice.say("hello", game=voice.title(), players=setup.players, seed=str(setup.seed)), "bold"
    )
    view = session.game.view(session.me)
    me = view["players"][session.me]
    if me["role"]:
        variants = ("three", *view.get("in_force", ())) if setup.players == 3 else ()
        told = {
            "role": voice.speaker.piece("role", me["role"]),
            "goal": voice.goal(me["role"], variants),
        }
        screen.say(voice.say("role", **told), "bold yellow")
    text = voice.known(f"character-{me['character']}.text")
    if text:
        character = voice.speaker.piece("character", me["character"])
        screen.say(voice.say("character", character=character, text=text), "yellow")


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
