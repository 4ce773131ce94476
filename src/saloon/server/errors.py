"""Refusals: every request that is not done gets a code, a sentence, and nothing changed."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR

from saloon.kernel import SaloonError, SetupError
from saloon.server.shapes import Error

log = logging.getLogger("saloon.server")

CODES = {
    400: "bad-request",
    401: "no-identity",
    403: "not-allowed",
    404: "not-found",
    405: "bad-method",
    413: "too-large",
    415: "bad-type",
    429: "too-fast",
    503: "not-ready",
}


class Refused(Exception):
    """Not done, because of what was asked."""

    def __init__(self, status: int, code: str, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.status = status
        self.error = Error(code, message, rule)


def refusal(status: int, code: str, message: str, rule: str = "") -> Response[Error]:
    headers = {"cache-control": "no-store"}
    return Response(Error(code, message, rule), status_code=status, headers=headers)


def on_refused(_: Request[Any, Any, Any], error: Refused) -> Response[Error]:
    told = error.error
    return refusal(error.status, told.error, told.message, told.rule)


def on_saloon_error(_: Request[Any, Any, Any], error: SaloonError) -> Response[Error]:
    """What the games themselves refuse: settings or a record that make no game."""
    rule = error.rule if isinstance(error, SetupError) else ""
    return refusal(422, "impossible", str(error), rule)


def on_http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Error]:
    status = error.status_code
    message = error.detail
    extra = error.extra
    if isinstance(extra, list):
        told = [
            f"{each.get('key', 'body')}: {each['message']}" for each in extra if "message" in each
        ]
        message = "; ".join([message, *told])
    response = refusal(status, CODES.get(status, "bad-request"), message[:500])
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


def on_too_deep(_: Request[Any, Any, Any], __: RecursionError) -> Response[Error]:
    """From the decoder: nothing of ours is nested like that."""
    return refusal(400, "bad-request", "the body is nested too deeply")


def on_surprise(request: Request[Any, Any, Any], error: Exception) -> Response[Error]:
    log.error(
        "request failed",
        exc_info=error,
        extra={"facts": {"method": request.method, "path": request.url.path}},
    )
    return refusal(
        HTTP_500_INTERNAL_SERVER_ERROR, "broken", "something went wrong on our side; it was noted"
    )


HANDLERS: dict[type[Exception] | int, Any] = {
    Refused: on_refused,
    SaloonError: on_saloon_error,
    HTTPException: on_http_error,
    RecursionError: on_too_deep,
    Exception: on_surprise,
}
