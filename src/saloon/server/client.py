"""The built page of the client, from the package."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path, PurePosixPath

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Saloon</title>
<h1>The page has not been built</h1>
<p>The server runs, but its page is missing. <code>make run</code> builds it; an installed package
contains it.</p></html>
"""
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
SMALLEST_COMPRESSED = 1000
COMPRESSED = ("text/", "application/json", "application/manifest+json", "image/svg")

TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".ftl": "text/plain",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".json": "application/json",
}
"""By ending; what else there is, Python knows. Not all systems agree about these."""


@dataclass(frozen=True, slots=True)
class Asset:
    body: bytes
    small: bytes | None
    """Compressed with gzip, where that helps."""
    type: str
    etag: str
    caching: str


class Client:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._kept: dict[str, tuple[float, Asset]] = {}

    def asset(self, path: str) -> Asset | None:
        """A file of the page; for a path that names a place in it, the page itself."""
        parts = PurePosixPath(path.strip("/") or "index.html").parts
        if any(part in ("..", "") or part.startswith(".") or "\0" in part for part in parts):
            return None
        found = self._read("/".join(parts))
        if found is None and "." not in parts[-1]:
            # The client's own address: it knows what to show there.
            found = self._read("index.html")
        return found

    @property
    def built(self) -> bool:
        return (self._folder / "index.html").is_file()

    def _read(self, name: str) -> Asset | None:
        path = self._folder / name
        try:
            changed = path.stat().st_mtime
        except OSError:
            return None
        if not path.is_file():
            return None
        kept = self._kept.get(name)
        if kept is not None and kept[0] == changed:
            return kept[1]
        asset = _asset(path, name)
        self._kept[name] = (changed, asset)
        return asset


def _asset(path: Path, name: str) -> Asset:
    body = path.read_bytes()
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    small = None
    if kind.startswith(COMPRESSED) and len(body) >= SMALLEST_COMPRESSED:
        small = gzip.compress(body, mtime=0)
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    # Files in assets/ have a hash of their contents in the name.
    caching = FOREVER if name.startswith("assets/") else ASK_AGAIN
    return Asset(body, small, kind, f'"{sha256(body).hexdigest()[:20]}"', caching)
