"""The documents tell the truth: their code runs, their links lead somewhere, their tables agree.

A block of code in a recipe is marked by a comment above it that says what it is:

    <!-- file: path -->          a new file
    <!-- append: path -->        goes to the end of a file
    <!-- import: path -->        goes after the last import of a file
    <!-- row: path table -->     a row of a data file
    <!-- run -->                 Python that runs as it stands

Each recipe is followed in a copy of the project, and the tests it writes are run there.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from saloon.games.bang.sources import Source
from saloon.games.bang.taking_turns import TurnTaker

ROOT = Path(__file__).parent.parent
DOCS = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "docs" / "recipes").glob("*.md")),
    ROOT / "docs" / "rules" / "README.md",
]
RECIPES = sorted((ROOT / "docs" / "recipes").glob("*.md"))
BLOCK = re.compile(
    r"<!-- (?P<what>[a-z]+)(?:: (?P<where>.+?))? -->\n```\w*\n(?P<code>.*?)^```", re.M | re.S
)
CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.M | re.S)
LINK = re.compile(r"\[[^\]]*\]\((?P<to>[^)\s]+)\)")
PICTURE = re.compile(r"<img[^>]*src=\"([^\"]+)\"|!\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (?P<title>.+)$", re.M)


class Block(NamedTuple):
    what: str
    where: str
    code: str


def blocks(path: Path) -> Iterator[Block]:
    for found in BLOCK.finditer(path.read_text(encoding="utf-8")):
        yield Block(found["what"], found["where"] or "", found["code"])


def follow(block: Block, project: Path) -> None:
    """Do in a copy of the project what a step of a recipe says."""
    name, _, table = block.where.partition(" ")
    path = project / name
    if block.what == "file":
        assert not path.exists(), f"{name} is there already"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(block.code, encoding="utf-8")
    elif block.what == "append":
        path.write_text(path.read_text(encoding="utf-8") + "\n\n" + block.code, encoding="utf-8")
    elif block.what == "import":
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        last = max(at for at, line in enumerate(lines) if line.startswith(("import ", "from ")))
        path.write_text("".join([*lines[: last + 1], block.code, *lines[last + 1 :]]), "utf-8")
    elif block.what == "row":
        data = json.loads(path.read_text(encoding="utf-8"))
        data[table].append(json.loads(block.code))
        path.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
    else:
        pytest.fail(f"a recipe has no blocks marked '{block.what}'")


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda path: path.stem)
def test_a_recipe_works(recipe: Path, tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    steps = list(blocks(recipe))
    for step in steps:
        follow(step, tmp_path)
    tests = [step.where for step in steps if Path(step.where).name.startswith("test_")]
    assert tests, f"{recipe.name} writes no test"
    options = ["-q", "-p", "no:cacheprovider", "--import-mode=importlib", "--rootdir", "."]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *options, *tests],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path / "src"), "PYTEST_ADDOPTS": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_examples_in_the_readme_run() -> None:
    examples = [block.code for block in blocks(ROOT / "README.md") if block.what == "run"]
    assert examples
    for example in examples:
        exec(compile(example, "README.md", "exec"), {})


def anchor(title: str) -> str:
    """How a heading is linked to."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


@pytest.mark.parametrize("page", DOCS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    prose = CODE.sub("", page.read_text(encoding="utf-8"))
    # Code inside a link's text has gone with the rest of the code; the link itself is still there.
    for link in LINK.finditer(prose):
        to, _, part = link["to"].partition("#")
        if ":" in to:
            continue
        target = page if not to else (page.parent / to).resolve()
        assert target.exists(), f"{page.name}: there is no {to}"
        if part:
            titles = HEADING.findall(CODE.sub("", target.read_text(encoding="utf-8")))
            assert part in map(anchor, titles), f"{page.name}: {to} has no heading #{part}"


@pytest.mark.parametrize("page", DOCS, ids=lambda path: str(path.relative_to(ROOT)))
def test_pictures_are_there_and_shown_once(page: Path) -> None:
    prose = CODE.sub("", page.read_text(encoding="utf-8"))
    pictures = [one or other for one, other in PICTURE.findall(prose)]
    assert all((page.parent / each).exists() for each in pictures), pictures
    assert len(pictures) == len(set(pictures)), f"{page.name} shows a picture twice"


def members_of_source() -> set[str]:
    """What a source can have an answer to: the values and methods that `Source` declares."""
    filled = {"answers", "forbids", "hears", "hooks", "overrides"}
    helpers = {"id", "use", "used_up", "stands_in", "lacks", "rule", "silences"}
    members = {**vars(TurnTaker), **vars(Source)}
    return {name for name in members if not name.startswith("_")} - filled - helpers


def test_the_table_of_hooks_is_complete() -> None:
    page = (ROOT / "docs" / "reference.md").read_text(encoding="utf-8")
    section = page.partition("### The hooks")[2].partition("\n#")[0]
    listed = re.findall(r"^\| `(\w+)` \|", section, re.M)
    assert len(listed) == len(set(listed)), "a hook is listed twice"
    assert set(listed) == members_of_source()


def test_the_documents_name_files_that_exist() -> None:
    """A path in backticks that begins like one of ours is one of ours."""
    for page in DOCS:
        for path in re.findall(
            r"`((?:src|tests|docs)/[\w./-]+)`", page.read_text(encoding="utf-8")
        ):
            assert (ROOT / path).exists(), f"{page.name}: there is no {path}"
