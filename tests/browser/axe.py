"""What axe-core finds wrong with a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.browser.people import Person

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
OF_COLOURS = ("color-contrast", "link-in-text-block")
"""All that can be otherwise in another theme."""

COMING_IS_OVER = """() => document.getAnimations().every((each) =>
    each.playState !== "running" || each.effect?.getComputedTiming().endTime === Infinity)"""


def violations(person: Person, rules: tuple[str, ...] = RULES) -> list[str]:
    # Half faded in, every text is pale: what comes is judged when it has come. What goes on for
    # ever (a sign that breathes) is judged as it is.
    person.page.wait_for_function(COMING_IS_OVER)
    # Not as a script tag, which the page's own policy rightly forbids.
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = person.page.evaluate(
        "(rules) => axe.run({ runOnly: rules, resultTypes: ['violations'] })"
        ".then((result) => result.violations)",
        list(rules),
    )
    return [
        f"{person.page.url}: {each['id']} ({each['impact']}): {node['html'][:160]}"
        for each in found
        for node in each["nodes"][:3]
    ]
