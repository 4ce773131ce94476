"""`saloon play`: a game in the terminal against bots."""

import argparse
import os
import sys
from pathlib import Path
from random import SystemRandom

from saloon.bots import Bot, default_bot
from saloon.cli.command import Subparsers
from saloon.cli.errors import UsageError
from saloon.cli.menu import is_number
from saloon.cli.names import table_names
from saloon.cli.options import add_game_options, add_language, game_options, save, speaks_texts
from saloon.cli.screen import PAUSE, Quit, Screen, speaks_unicode
from saloon.cli.session import Session
from saloon.cli.spoken import play as spoken
from saloon.cli.table import draw_table
from saloon.cli.telling import role_with_article
from saloon.cli.words import Words, counted, entries, goal, listed, role_name
from saloon.games.bang.who import ROLES, roles_of
from saloon.games.registry import new_game
from saloon.kernel import Game
from saloon.sim.seating import make_bots, parse_seating

EXAMPLES = (
    ("saloon play bang", "a game against bots, here in the terminal"),
    ("saloon play bang --players 7 --seed 7 --name Zoe", "a bigger table, the same deal again"),
    ("saloon play dice --language cs", "the Dice Game, in Czech"),
)

SEEDS = 1_000_000
TITLES = {"bang": "BANG!"}
INTERRUPTED = 130


def register(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "play",
        help="play in the terminal against bots",
        description=(
            "Play in the terminal against bots, line by line: through a pipe, too. Type help in "
            "the game to see what can be typed."
        ),
    )
    add_game_options(parser)
    parser.add_argument(
        "--seat", default="1", metavar="K", help="your place, 1 to N, or random (default: 1)"
    )
    parser.add_argument("--name", default="", help="your name at the table")
    parser.add_argument("--seed", type=int, metavar="S", help="deal this game (default: any)")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the game's record here")
    add_language(parser)
    parser.add_argument("--fast", action="store_true", help="no pauses between the lines")
    parser.add_argument("--plain", action="store_true", help="no colours, no special characters")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    seed = SystemRandom().randrange(SEEDS) if args.seed is None else args.seed
    seating = parse_seating(args.bots or default_bot(args.game))
    game = new_game(args.game, players=args.players, seed=seed, **game_options(args))
    me = find_seat(args.seat, args.players)
    if args.record is not None and args.record.is_dir():
        raise UsageError(f"--record needs a file: {args.record} is a folder")
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")
    plain = args.plain or not speaks_unicode(sys.stdout)
    terminal = sys.stdout.isatty()
    colours = terminal and not args.plain and "NO_COLOR" not in os.environ
    screen = Screen(colours=colours, pause=PAUSE if terminal and not args.fast else 0.0)

    def bots_for(game: Game) -> list[Bot]:
        return make_bots(seating.names(game), game.rules.setup.seed)

    if speaks_texts(args.game, args.language):
        return spoken.play(
            game,
            me,
            bots_for,
            screen,
            language=args.language,
            name=args.name,
            plain=plain,
            record=args.record,
        )
    words = Words(plain=plain)
    session = Session(
        game, me, bots_for(game), table_names(args.players, me, args.name), screen, words
    )
    greet(session, seed)
    code = 0
    try:
        session.run()
        end(session, words, ask_to_save=args.record is None)
    except Quit as leaving:
        say_goodbye(session, leaving, seed)
    except KeyboardInterrupt:
        screen.say()
        say_goodbye(session, Quit("quit"), seed)
        code = INTERRUPTED
    if args.record is not None:
        save(args.record, game.record.to_json())
        screen.say(f"The record is in {args.record}; saloon replay tells it again.")
    return code


def find_seat(text: str, players: int) -> int:
    if text == "random":
        return SystemRandom().randrange(players)
    if is_number(text) and 1 <= int(text) <= players:
        return int(text) - 1
    raise UsageError(f"--seat is a number from 1 to {players}, or random; not '{text}'")


def greet(session: Session, seed: int) -> None:
    """What this is, who one is and what for."""
    game, screen = session.game, session.screen
    view = game.view(session.me)
    me = view["players"][session.me]
    setup = game.rules.setup
    title = TITLES.get(setup.game, setup.game)
    screen.say(f"{title} with {setup.players} players (seed {seed})", "bold")
    screen.say(premise(game))
    screen.say()
    role = role_with_article(me["role"], setup.players)
    screen.say(f"You are {role}. {goal(me['role'], view['in_force'])}", "bold yellow")
    character = entries().get(f"character:{me['character']}")
    if character is not None:
        screen.say(f"You play {character.name}: {character.text}", "yellow")
    screen.say()


def premise(game: Game) -> str:
    """What it is about, and who is at the table."""
    if all(player["role"] for player in game.view(None)["players"]):
        return (
            f"A shootout in which everybody knows whom to fear. At this table: {company(game)}. "
            "Each of them plays alone."
        )
    return (
        f"A shootout in which only the Sheriff is known to all. At this table: {company(game)}. "
        "The others you have to find out, by what they do."
    )


def company(game: Game) -> str:
    """`1 Sheriff, 2 Outlaws and 1 Renegade`: how many of each role is no secret."""
    roles = roles_of(game)
    return listed([counted(roles.count(id_), role_name(id_)) for id_ in ROLES if id_ in roles])


def end(session: Session, words: Words, *, ask_to_save: bool) -> None:
    game, screen = session.game, session.screen
    screen.say()
    screen.lines(draw_table(game.view(session.me), session.cast, words, screen.width))
    result = game.result
    assert result is not None
    screen.say()
    screen.say("You have won!" if session.me in result.winners else "You have lost.", "bold")
    if ask_to_save:
        screen.say("Save the record? Type a file name, or Enter for no.")
        offer_to_save(game, screen)


def offer_to_save(game: Game, screen: Screen) -> None:
    while True:
        try:
            name = screen.ask()
        except Quit:
            return
        if not name or name.casefold() in ("n", "no"):
            return
        try:
            save(Path(name), game.record.to_json())
        except UsageError as error:
            screen.say(f"{error}. Another name, or Enter for no.")
            continue
        screen.say(f"Saved; 'saloon replay {name}' tells it again.")
        return


def say_goodbye(session: Session, leaving: Quit, seed: int) -> None:
    why = "The input has ended" if leaving.how == "eof" else "You leave the table"
    made = session.game.choices_made
    session.screen.say(f"{why}: the game stays unfinished (seed {seed}, {made} choices). Goodbye!")
