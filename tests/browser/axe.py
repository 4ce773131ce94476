"""What axe-core finds wrong with a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.browser.people import Person

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")


def violations(person: Person) -> list[str]:
    # Not as a script tag, which the page's own policy rightly forbids.
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = person.page.evaluate(
        "(tags) => axe.run({ runOnly: tags }).then((result) => result.violations)", list(RULES)
    )
    return [
        f"{person.page.url}: {each['id']} ({each['impact']}): {node['html'][:160]}"
        for each in found
        for node in each["nodes"][:3]
    ]
