"""`saloon serve`: the web app."""

import argparse
import io
import sys
from pathlib import Path

from saloon.cli.command import Subparsers
from saloon.cli.errors import UsageError
from saloon.server.network import EVERYWHERE, network_origin

EXAMPLES = (("saloon serve", "the web app, for this computer and your local network"),)


def register(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "serve",
        help="run the web app",
        description=(
            "Run the web app and print its address. Everything is kept in the data folder; games "
            "go on after a restart. Options can also be given by the environment, see "
            "docs/hosting.md."
        ),
    )
    parser.add_argument("--host", metavar="H", help="the address to listen on (default: 0.0.0.0)")
    parser.add_argument("--port", type=int, metavar="P", help="the port (default: 8421)")
    add_place(parser)
    parser.add_argument("--open", action="store_true", help="open it in the browser")
    parser.add_argument("--log", default="WARNING", metavar="LEVEL", help="INFO, WARNING or ERROR")
    parser.set_defaults(run=run)


def add_place(parser: argparse.ArgumentParser) -> None:
    """Where everything is kept."""
    parser.add_argument(
        "--data", type=Path, metavar="DIR", help="the data folder (default: saloon-data)"
    )
    parser.add_argument(
        "--database", metavar="URL", help="PostgreSQL instead of SQLite: postgresql://…"
    )


def run(args: argparse.Namespace) -> int:
    # The server's libraries take a moment to load; other commands need not wait for them.
    from saloon.server.config import ConfigError, configure
    from saloon.server.logs import log_to_stderr
    from saloon.server.serving import ServeError, serve

    if args.log.upper() not in ("INFO", "WARNING", "ERROR"):
        raise UsageError(f"--log is INFO, WARNING or ERROR, not {args.log}")
    log_to_stderr(args.log.upper())
    try:
        config = configure(
            {
                "host": args.host,
                "port": args.port,
                "data": args.data,
                "database": args.database,
                "studio_apart": True,
            }
        )
        serve(config, lambda port: greet(config.host, port, args.open))
    except (ConfigError, ServeError) as error:
        raise UsageError(str(error)) from None
    return 0


def greet(host: str, port: int, open_browser: bool) -> None:
    here, network = addresses(host, port)
    print(f"Saloon is open: {here}")
    if network:
        print(f"On your network: {network}\n")
        print(qr_code(network), end="")
    print("\nPress Ctrl+C to close it.", flush=True)
    if open_browser:
        import webbrowser

        webbrowser.open(here)


def addresses(host: str, port: int) -> tuple[str, str]:
    """For this computer, and for others in the same network if they can reach it."""
    if host in EVERYWHERE:
        network = network_origin(host, port)
        return f"http://localhost:{port}/", f"{network}/" if network else ""
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/", ""


def qr_code(address: str) -> str:
    """For a phone's camera; nothing where the terminal cannot show it."""
    import segno

    drawn = io.StringIO()
    segno.make(address, error="l").terminal(drawn, border=2, compact=True)
    try:
        drawn.getvalue().encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return ""
    return drawn.getvalue() if sys.stdout.isatty() else ""
