"""Playing at the terminal: from the greeting to the record, and on to the next game."""

from collections.abc import Callable, Sequence
from pathlib import Path

from saloon.bots import Bot
from saloon.cli.errors import UsageError
from saloon.cli.options import save
from saloon.cli.screen import Quit, Screen
from saloon.cli.terminal.board import draw
from saloon.cli.terminal.menu import key
from saloon.cli.terminal.session import Session
from saloon.cli.terminal.sums import Sums
from saloon.cli.terminal.voice import Voice
from saloon.games.registry import ABOUT, new_game
from saloon.kernel import Game

INTERRUPTED = 130


def play(
    game: Game,
    bots_for: Callable[[Game], Sequence[Bot]],
    screen: Screen,
    voice: Voice,
    record: Path | None,
) -> int:
    """A game, and as many more as the person wants; what they come to is told after each."""
    assert voice.viewer is not None
    games, sums = 1, Sums()
    while True:
        session = Session(game, voice.viewer, bots_for(game), screen, voice)
        code = play_one(session, ask_to_save=record is None)
        if record is not None:
            file = record if games == 1 else record.with_stem(f"{record.stem}-{games}")
            save(file, game.record.to_json())
            screen.say(voice.say("saved", file=str(file)))
        if not game.over:
            return code
        sums.count(game, voice)
        tell_sums(sums, screen, voice)
        if not wants_more(screen, voice, series=is_series(game)):
            return code
        games += 1
        game = next_game(game)


def play_one(session: Session, *, ask_to_save: bool) -> int:
    greet(session)
    try:
        session.run()
        end(session, ask_to_save=ask_to_save)
    except Quit as leaving:
        say_goodbye(session, input_ended=leaving.how == "eof")
    except KeyboardInterrupt:
        session.screen.say()
        say_goodbye(session, input_ended=False)
        return INTERRUPTED
    return 0


def is_series(game: Game) -> bool:
    """Whether one of its boxes is for several games in a row."""
    setup = game.rules.setup
    chosen = setup.options.get("modules") or ()
    return any(each.series and each.id in chosen for each in ABOUT[setup.game]().modules)


def tell_sums(sums: Sums, screen: Screen, voice: Voice) -> None:
    lines = sums.lines(voice)
    if lines:
        screen.say()
        screen.say(lines[0], "bold")
        screen.lines(lines[1:])


def wants_more(screen: Screen, voice: Voice, *, series: bool) -> bool:
    """A series goes on until somebody leaves; a game alone only if that is said."""
    screen.say()
    screen.say(voice.say("next-game" if series else "another-game"), "bold")
    try:
        typed = key(screen.ask())
    except (Quit, KeyboardInterrupt):
        return False
    return voice.commands.get(typed) != "quit" if series else typed in voice.words("words-yes")


def next_game(game: Game) -> Game:
    """Dealt by the next seed; in a series with what the last one has decided about it."""
    setup = game.rules.setup
    options = dict(setup.options)
    if is_series(game):
        options |= game.rules.hand_on(game, ())
    return new_game(setup.game, players=setup.players, seed=setup.seed + 1, **options)


def greet(session: Session) -> None:
    """What this is about, and who one is if that is known already."""
    game, screen, voice = session.game, session.screen, session.voice
    setup = game.rules.setup
    screen.say(
        voice.say("hello", game=voice.title(), players=setup.players, seed=str(setup.seed)), "bold"
    )
    is_open = all(player.get("role") for player in game.view(None)["players"])
    screen.say(voice.known("premise.open" if is_open else "premise"))
    screen.say()
    session.introduce()
    screen.say()


def end(session: Session, *, ask_to_save: bool) -> None:
    game, screen, voice = session.game, session.screen, session.voice
    screen.say()
    screen.lines(draw(game.view(session.me), voice, screen.width))
    screen.say()
    won = game.result is not None and session.me in game.result.winners
    screen.say(voice.say("won" if won else "lost"), "bold")
    if ask_to_save:
        screen.say(voice.say("save"))
        offer_to_save(game, screen, voice)


def offer_to_save(game: Game, screen: Screen, voice: Voice) -> None:
    while True:
        try:
            name = screen.ask()
        except Quit:
            return
        if not name or key(name) in voice.words("words-no"):
            return
        try:
            save(Path(name), game.record.to_json())
        except UsageError as error:
            screen.say(f"{error}. {voice.say('save-again')}")
            continue
        screen.say(voice.say("saved", file=name))
        return


def say_goodbye(session: Session, *, input_ended: bool) -> None:
    seed, made = str(session.game.rules.setup.seed), session.game.choices_made
    why = "input-ended" if input_ended else "left"
    session.screen.say(session.voice.say(why, seed=seed, choices=made))
