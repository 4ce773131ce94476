"""Writes the client's types from the server's: `python -m saloon.server.typescript`."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from saloon.server.shapes import AnyShape
from saloon.table.protocol import Answer, AnyCommand, AnyNews

HEAD = "// Made by `make types` from the server's types. Do not edit.\n"
PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
DEFAULT_FILE = Path(__file__).parents[3] / "web" / "src" / "lib" / "protocol.ts"


def typescript() -> str:
    """The text of the file."""
    (command, news, *_), shapes = msgspec.json.schema_components(
        [AnyCommand, AnyNews, Answer, *AnyShape], ref_template="{name}"
    )
    inbound = {name for name in shapes if _is_inbound(name, command)}
    parts = [HEAD]
    for name, shape in shapes.items():
        parts.append(_interface(name, shape, sent=name in inbound))
    parts.append(f"export type AnyCommand = {_type(command)}\n")
    parts.append(f"export type AnyNews = {_type(news)}\n")
    return "\n".join(parts)


def _is_inbound(name: str, command: Mapping[str, Any]) -> bool:
    """Whether the client makes such values: what has a default may then be left out."""
    sent = {each["$ref"] for each in command["anyOf"]}
    return name in sent or name in {"Settings", "Clock", "NewTable", "Problem"}


def _interface(name: str, shape: Mapping[str, Any], *, sent: bool) -> str:
    needed = set(shape.get("required", ()))
    lines = [f"export interface {name} {{"]
    for field, kind in shape.get("properties", {}).items():
        mark = "?" if sent and field not in needed else ""
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


def main() -> None:
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else DEFAULT_FILE
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    main()
