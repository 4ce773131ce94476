"""`saloon backup`: everything a server has stored, as one file."""

import argparse
import asyncio
import json
from pathlib import Path

from saloon.cli.command import Subparsers
from saloon.cli.errors import UsageError
from saloon.cli.serve import add_place

EXAMPLES = (("saloon backup saloon.zip", "save all tables, people and replays to a file"),)


def register(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "backup",
        help="save everything a server has stored",
        description=(
            "Save everything a server has stored to one file. The server may be running. The file "
            "contains secrets: keep it where nobody else can read it."
        ),
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a new file")
    add_place(parser)
    parser.add_argument("--json", action="store_true", help="print what was saved as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from saloon.server.backup import BackupError, backup
    from saloon.server.config import ConfigError, configure

    try:
        config = configure({"data": args.data, "database": args.database})
        counts = asyncio.run(backup(config, args.file))
    except (BackupError, ConfigError) as error:
        raise UsageError(str(error)) from None
    except OSError as error:
        raise UsageError(f"cannot write {args.file}: {error.strerror}") from None
    if args.json:
        print(json.dumps({"rows": counts}, indent=2))
    else:
        print(f"Saved {told(counts)} to {args.file}.")
    return 0


def told(counts: dict[str, int]) -> str:
    return f"{counts['people']} people, {counts['tables']} tables and {counts['replays']} replays"
