"""The HTTP API against its own description: whatever fits it is answered as it says."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, seed, settings
from schemathesis import checks
from tests.server.support import running

from saloon.server.config import Config


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread of its own."""
    folder = tmp_path_factory.mktemp("api")
    config = Config(data=folder / "data", host="127.0.0.1", port=0, static=folder / "static")
    started: Future[str] = Future()
    stop: Future[tuple[asyncio.AbstractEventLoop, asyncio.Event]] = Future()

    async def serve() -> None:
        async with running(config) as server:
            over = asyncio.Event()
            stop.set_result((asyncio.get_running_loop(), over))
            started.set_result(server.address)
            await over.wait()

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    yield started.result(60)
    loop, over = stop.result()
    loop.call_soon_threadsafe(over.set)
    thread.join()


@pytest.fixture(scope="module")
def cookie(address: str) -> str:
    with httpx.Client(base_url=address) as ann:
        ann.get("/api/me")
        return f"saloon={ann.cookies['saloon']}"


@pytest.fixture(scope="module")
def api(address: str) -> Any:
    return schemathesis.openapi.from_url(f"{address}/api/schema")


schema = schemathesis.pytest.from_fixture("api")

# Not whether what fits the description is accepted: settings that make no game are refused by the
# rules (422), which no description can say.
CHECKED = [
    getattr(checks, name)
    for name in (
        "not_a_server_error",
        "status_code_conformance",
        "content_type_conformance",
        "response_headers_conformance",
        "response_schema_conformance",
        "negative_data_rejection",
    )
]

# Being somebody else, or nobody, in the middle is another matter.
LEAVING = {"/api/me/logout", "/api/me"}


@schema.parametrize()
@seed(1899)
@settings(
    max_examples=4,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_the_api_does_what_it_says(case: Any, cookie: str) -> None:
    headers = {} if case.path in LEAVING and case.method != "GET" else {"cookie": cookie}
    answer = case.call(headers=headers)
    assert answer.status_code < 500, answer.text
    case.validate_response(answer, checks=CHECKED)
