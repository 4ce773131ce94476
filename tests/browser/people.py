"""People in front of a browser, who notice when something is wrong."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Page,
    Request,
    Response,
    Route,
    ViewportSize,
    expect,
)

from saloon.sim.service import Service

PATIENCE = 30_000
"""Milliseconds after which one stops waiting; never reached where all is well."""

expect.set_options(timeout=PATIENCE)

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
Plain = dict[str, Any]


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, saloon: Saloon, page: Page) -> None:
        self.saloon = saloon
        self.page = page
        self.context = page.context
        self.complaints: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(f"uncaught: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._response)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"console {message.type}: {message.text} ({self.page.url})")

    def _failed(self, request: Request) -> None:
        # What was under way when the page was left is nobody's fault.
        if request.failure != "net::ERR_ABORTED":
            self.complaints.append(f"failed: {request.url} {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.complaints.append(f"status {response.status}: {response.url}")

    def wait_until(self, happened: Callable[[], bool]) -> None:
        """For what no single page can be asked about; the browser goes on meanwhile."""
        until = time.monotonic() + PATIENCE / 1000
        while not happened():
            assert time.monotonic() < until, "it does not happen"
            self.page.wait_for_timeout(20)

    def forgive(self) -> None:
        """The test has broken something on purpose: what was seen until now does not count."""
        self.complaints.clear()

    def go(self, path: str) -> None:
        self.page.goto(self.saloon.address + path)
        expect(
            self.page.locator("main").locator("h1, section, [role=dialog]").first
        ).to_be_visible()

    def me(self) -> Plain:
        answer: Plain = self.context.request.get(self.saloon.address + "/api/me").json()
        return answer

    def waits_for_no_bots(self) -> None:
        """At a table that this person's page opens by itself bots answer at once, too."""

        def at_once(route: Route) -> None:
            asked = route.request.post_data_json
            if asked:
                asked["settings"]["pace"] = "none"
            route.continue_(post_data=asked and json.dumps(asked))

        self.page.route("**/api/tables", at_once)

    def rename(self, name: str) -> None:
        self.me()
        answer = self.context.request.patch(
            self.saloon.address + "/api/me", data={"name": name}, headers=self._from_here()
        )
        assert answer.ok, answer.text()

    def new_table(self, name: str, *, start: bool = True, bots: int = 0, **settings: Any) -> str:
        """A table without the pages for it; its name decides what is dealt."""
        self.me()
        body = {
            "settings": {"name": name, "players": 4, "pace": "none", **settings},
            "bots": ["cowhand"] * bots,
            "start": start,
        }
        answer = self.context.request.post(
            self.saloon.address + "/api/tables", data=body, headers=self._from_here()
        )
        assert answer.ok, answer.text()
        return str(answer.json()["id"])

    def _from_here(self) -> dict[str, str]:
        return {"Origin": self.saloon.address}

    def set(self, **settings: Any) -> None:
        """Settings of this browser, from the next page on."""
        self.context.add_init_script(
            # An empty page has nowhere to keep them.
            "if (origin !== 'null') localStorage.setItem('saloon.settings', JSON.stringify("
            "{...JSON.parse(localStorage.getItem('saloon.settings') ?? '{}'), ..."
            + json.dumps(settings)
            + "}))"
        )


class Saloon:
    """The server, and everybody who is there."""

    def __init__(self, service: Service, browser: Browser) -> None:
        self.service = service
        self.browser = browser
        self._people: list[Person] = []

    @property
    def address(self) -> str:
        return self.service.address

    def person(self, *, phone: bool = False, still: bool = True, **more: Any) -> Person:
        """Somebody new: no cookie, no settings."""
        context = self.browser.new_context(
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce" if still else "no-preference",
            **{"color_scheme": "dark", "locale": "en-GB", **more},
        )
        person = Person(self, context.new_page())
        if still:
            # Who wants no motion here does not want to wait for it either; see test_stage.py.
            person.set(show="now")
        self._people.append(person)
        return person

    def close(self) -> list[str]:
        for person in self._people:
            person.context.close()
        return [each for person in self._people for each in person.complaints]
