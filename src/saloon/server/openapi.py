"""The API's description."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version
from typing import Any

from litestar import Litestar, Response, get
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components

from saloon.server.routes.asking import DEPENDENCIES, AnyRequest
from saloon.server.shapes import Error
from saloon.table.protocol import Plain

CONFIG = OpenAPIConfig(
    title="Saloon",
    version=version("saloon"),
    description=(
        "Wild-West tabletop games. Whoever opens /api/me gets a cookie and is somebody. The game "
        "itself is played over the socket of a table, /api/tables/{table_id}/socket. Every refused "
        "request is answered by an Error, with a short code and a sentence."
    ),
    components=Components(),
)

# What can be refused anywhere, besides what a handler says itself.
REFUSALS = {
    "400": "The request makes no sense.",
    "401": "It needs an identity.",
    "403": "Not from here, or not for you.",
    "404": "There is no such thing.",
    "409": "It clashes with what is there.",
    "413": "Too large.",
    "415": "Not JSON.",
    "422": "The games do not allow it.",
    "429": "Too many requests.",
    "503": "Not ready, or about to stop.",
}


def description(handlers: Sequence[Any]) -> Plain:
    """Made from an application that nobody is served by: one with a description of its own opens
    pages and files about it beside ours, whatever it is told."""
    described = Litestar(
        handlers, dependencies=DEPENDENCIES, openapi_config=CONFIG, logging_config=None
    )
    schema: Plain = described.openapi_schema.to_schema()
    shapes = schema.setdefault("components", {}).setdefault("schemas", {})
    shapes["Error"] = {
        "title": "Error",
        "type": "object",
        "properties": {name: {"type": "string"} for name in Error.__struct_fields__},
        "required": ["error", "message"],
    }
    for shape in shapes.values():
        if shape.get("type") == "object" and "properties" in shape:
            # Unknown fields are refused.
            shape["additionalProperties"] = False
    for operations in schema["paths"].values():
        for operation in operations.values():
            _add_refusals(operation["responses"])
    schema["paths"]["/api/replays"]["post"]["requestBody"] = {
        "description": "A record file, as /api/replays/{replay_id}/record gives it.",
        "required": True,
        "content": {"application/json": {"schema": {"type": "object"}}},
    }
    return schema


def _add_refusals(responses: dict[str, Any]) -> None:
    content = {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}}
    for status, meaning in REFUSALS.items():
        responses[status] = {"description": meaning, "content": content}


@get("/api/schema", include_in_schema=False)
async def schema(request: AnyRequest) -> Response[Plain]:
    told = request.app.state.describe()
    return Response(told, headers={"cache-control": "public, max-age=300"})


HANDLERS = [schema]
