"""One server and one browser for all tests of the page, and people who use them.

The tests need Chromium; CHROMIUM names another one than the first on the path. Where there is none
they are skipped, except where CI is set: there a missing browser is a failure.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.browser.people import Person, Saloon

from saloon.server.config import Config
from saloon.sim.service import Service

# Given a second time this switch replaces the list that Playwright gives, so its own come first.
# The rest would open two more pages for the frame of every window, which nobody sees here.
SWITCHED_OFF = [
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "WebUIOmniboxPopup",
]
ARGUMENTS = [
    "--disable-features=" + ",".join(SWITCHED_OFF),
    "--disable-gpu",
    "--no-first-run",
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Last of all: an open browser keeps an event loop running, which other tests have to start."""
    here = Path(__file__).parent
    items.sort(key=lambda item: item.path.is_relative_to(here))


def find_chromium() -> str | None:
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    return os.environ.get("CHROMIUM") or found or shutil.which("google-chrome")


def missing(what: str) -> None:
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def chromium() -> str:
    path = find_chromium()
    if path is None:
        missing("no Chromium: install it, or set CHROMIUM to one, to test the page in a browser")
    assert path is not None
    return path


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    if not (Config().static / "index.html").exists():
        missing("the page is not built: `make test` builds it")
    service = Service(tmp_path_factory.mktemp("saloon") / "data", known_deals=True)
    service.start()
    yield service
    service.stop()


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def saloon(service: Service, browser: Browser) -> Iterator[Saloon]:
    """The saloon, empty; who came in leaves after the test, and had nothing to complain about."""
    saloon = Saloon(service, browser)
    yield saloon
    complaints = saloon.close()
    assert not complaints, "\n".join(complaints)


@pytest.fixture
def person(saloon: Saloon) -> Person:
    return saloon.person()
