"""Who somebody is, as a cookie: an id and a random key, signed.

The signature lets us refuse a made-up cookie without asking the database; the key, of which the
database knows only a hash, makes a cookie that can be taken back.
"""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import itsdangerous

COOKIE = "saloon"
YEAR = 365 * 24 * 3600
SECRET_FILE = "secret"
SECRET_BYTES = 32
LONGEST_ID = 40
REMEMBERED = 20_000
"""Cookies whose signature need not be looked at again."""


class BadSecret(ValueError):
    """The file with the server's secret is damaged; the message is for whoever runs the server."""


class Token(NamedTuple):
    person: str
    key: str

    @property
    def hash(self) -> str:
        return sha256(self.key.encode()).hexdigest()


def new_id(size: int = 12) -> str:
    """Random and short enough for a link."""
    return secrets.token_urlsafe(size).replace("-", "a").replace("_", "b")


def is_id(text: str) -> bool:
    """Whether it could be one; what could not is not even looked for."""
    return len(text) <= LONGEST_ID and text.isascii() and text.isalnum()


def new_token(person: str) -> Token:
    return Token(person, secrets.token_urlsafe(24))


class Signer:
    """Cookies as itsdangerous signs them: with HMAC and SHA-256, under the server's secret."""

    def __init__(self, secret: bytes) -> None:
        self._signer = itsdangerous.Signer(secret, digest_method=sha256, key_derivation="none")
        # Whoever comes back shows the same one, and it is as good as it was.
        self.read = lru_cache(maxsize=REMEMBERED)(self._read)

    def sign(self, token: Token) -> str:
        return self._signer.sign(f"1.{token.person}.{token.key}").decode()

    def _read(self, cookie: str) -> Token | None:
        """None for anything that is not ours."""
        try:
            plain = self._signer.unsign(_in_todays_form(cookie)).decode()
        except (itsdangerous.BadSignature, UnicodeError):
            return None
        version, person, key = plain.split(".")
        return Token(person, key) if version == "1" else None


def _in_todays_form(cookie: str) -> str:
    """Until itsdangerous did it, the same signature was written in hexadecimal digits."""
    plain, _, mark = cookie.rpartition(".")
    if len(mark) != 2 * sha256().digest_size:
        return cookie
    try:
        return f"{plain}.{itsdangerous.encoding.base64_encode(bytes.fromhex(mark)).decode()}"
    except ValueError:
        return cookie


def load_secret(data: Path) -> bytes:
    """The server's secret, made on first use, readable by its owner only."""
    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    path = data / SECRET_FILE
    with suppress(FileExistsError):
        write_secret(path, secrets.token_bytes(SECRET_BYTES))
    secret = path.read_bytes()
    if len(secret) < SECRET_BYTES:
        told = f"has {len(secret)} bytes" if secret else "is empty"
        raise BadSecret(
            f"the secret in {path} {told}, not {SECRET_BYTES}; put it back from a backup, or "
            "remove the file to make a new one, which logs everybody out"
        )
    return secret


def write_secret(path: Path, secret: bytes) -> None:
    """A new file; never one that is there already."""
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(secret)
        file.flush()
        os.fsync(file.fileno())
