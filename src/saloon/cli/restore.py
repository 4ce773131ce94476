"""`saloon restore`: what `saloon backup` has saved, in its place again."""

import argparse
import asyncio
import json
from pathlib import Path

from saloon.cli.backup import told
from saloon.cli.command import Subparsers
from saloon.cli.errors import UsageError
from saloon.cli.serve import add_place

EXAMPLES = (("saloon restore saloon.zip", "bring back what was saved"),)


def register(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "restore",
        help="bring back what was saved",
        description=(
            "Bring back what `saloon backup` has saved, into an empty data folder or database. "
            "The server must not be running."
        ),
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="made by saloon backup")
    add_place(parser)
    parser.add_argument("--force", action="store_true", help="replace what is there")
    parser.add_argument("--json", action="store_true", help="print what was restored as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from saloon.server.backup import BackupError, restore
    from saloon.server.config import ConfigError, configure
    from saloon.server.serving import DataLock, ServeError

    try:
        config = configure({"data": args.data, "database": args.database})
        if not args.file.is_file():
            raise BackupError(f"there is no file {args.file}")
        with DataLock(config.data):
            counts = asyncio.run(restore(config, args.file, force=args.force))
    except (BackupError, ConfigError, ServeError) as error:
        raise UsageError(str(error)) from None
    if args.json:
        print(json.dumps({"rows": counts}, indent=2))
    else:
        print(f"Restored {told(counts)}.")
    return 0
