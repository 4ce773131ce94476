"""Writes the client's types: `python -m saloon.server.typescript`."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from saloon.server.facts_typescript import WEB, files
from saloon.server.shapes import AnyShape
from saloon.table.commands import AnyCommand
from saloon.table.protocol import Answer, AnyNews

HEAD = "// Made by `make types` from the server's types. Do not edit.\n"
PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def typescript() -> dict[Path, str]:
    """What a table says and is told, and what else the server has, a file each."""
    (command, news, *_), table = msgspec.json.schema_components(
        [AnyCommand, AnyNews, Answer], ref_template="{name}"
    )
    _, every = msgspec.json.schema_components(
        [AnyCommand, AnyNews, Answer, *AnyShape], ref_template="{name}"
    )
    written = {
        name: _interface(name, shape, sent=_is_inbound(name, command))
        for name, shape in every.items()
    }
    further = "\n".join([text for name, text in written.items() if name not in table])
    used = [name for name in table if re.search(rf"\b{name}\b", further)]
    return {
        Path("lib/protocol.ts"): "\n".join(
            [
                HEAD,
                "export type * from './shapes.ts'\n",
                *[written[name] for name in table],
                f"export type AnyCommand = {_type(command)}\n",
                f"export type AnyNews = {_type(news)}\n",
            ]
        ),
        Path("lib/shapes.ts"): "\n".join(
            [HEAD, f"import type {{ {', '.join(used)} }} from './protocol.ts'\n", further]
        ),
    }


def _is_inbound(name: str, command: Mapping[str, Any]) -> bool:
    """Whether the client makes such values: what has a default may then be left out."""
    sent = {each["$ref"] for each in command["anyOf"]}
    return name in sent or name in {"Settings", "Clock", "NewTable", "Problem"}


def _interface(name: str, shape: Mapping[str, Any], *, sent: bool) -> str:
    needed = set(shape.get("required", ()))
    lines = [f"export interface {name} {{"]
    for field, kind in shape.get("properties", {}).items():
        # What is neither needed nor has a default is left out on the line as well.
        left_out = field not in needed and (sent or "default" not in kind)
        mark = "?" if left_out else ""
        lines.append(f"  {field}{mark}: {_type(kind)}")
    return "\n".join([*lines, "}"]) + "\n"


def _type(kind: Mapping[str, Any]) -> str:
    if "$ref" in kind:
        return str(kind["$ref"])
    if "anyOf" in kind:
        return " | ".join(dict.fromkeys(_type(each) for each in kind["anyOf"]))
    if "enum" in kind:
        return " | ".join(f"'{value}'" for value in kind["enum"])
    name = kind.get("type")
    if name == "array":
        if "prefixItems" in kind:
            return f"[{', '.join(_type(each) for each in kind['prefixItems'])}]"
        inner = _type(kind["items"])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if name == "object":
        extra = kind.get("additionalProperties")
        value = _type(extra) if isinstance(extra, Mapping) and extra else "any"
        return f"Record<string, {value}>"
    if name is None:
        return "any"
    return PLAIN[name]


def made() -> dict[Path, str]:
    """Every file that is made, by its path in the client's sources."""
    return {**typescript(), **files()}


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else WEB
    for path, text in made().items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
