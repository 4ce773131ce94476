"""`saloon reports`: what visitors have reported to whoever runs the server."""

import argparse
import asyncio
import json
from datetime import UTC, datetime
from typing import Any

from saloon.cli.command import Subparsers
from saloon.cli.errors import UsageError
from saloon.cli.serve import add_place

EXAMPLES = (("saloon reports", "what visitors have reported, people and problems"),)


def register(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "reports",
        help="list what visitors have reported",
        description=(
            "List what visitors have reported, the oldest first: people, with what they last said "
            "at that table, and problems. The server may be running."
        ),
    )
    add_place(parser)
    parser.add_argument("--json", action="store_true", help="print everything as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from saloon.server.complaints import NoComplaints, complaints
    from saloon.server.config import ConfigError, configure

    try:
        config = configure({"data": args.data, "database": args.database})
        found = asyncio.run(complaints(config))
    except (NoComplaints, ConfigError) as error:
        raise UsageError(str(error)) from None
    if args.json:
        print(json.dumps(found, indent=2, ensure_ascii=False))
        return 0
    for each in found:
        print("\n".join(told(each)))
    if not found:
        print("Nobody has reported anything.")
    return 0


def told(each: dict[str, Any]) -> list[str]:
    """A report in lines. Visitors wrote it: whatever could move a cursor is left out."""
    when = datetime.fromtimestamp(each["at"], UTC).strftime("%Y-%m-%d %H:%M UTC")
    where = f"table {each['table']}" if each["table"] else "no table"
    if each["kind"] == "person":
        head = f"{when}  {each['name']} ({each['person']}) at {where}, by {each['by']}"
    else:
        if each["replay"]:
            where = f"replay {each['replay']}"
        head = f"{when}  a problem at {where}, step {each['step']}, by {each['by']}"
    lines = [head, *(f"    {line}" for line in each["text"].splitlines())]
    lines += [f"    said: {words}" for words in each.get("said", ())]
    return [shown(line) for line in lines]


def shown(line: str) -> str:
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in line)
