"""Passwords of tables, as a table's log keeps them: hashed, with a salt of their own.

scrypt comes with Python, and what it makes fits where the password itself stood; the passphrases of
people are longer-lived and have Argon2.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from concurrent.futures import ThreadPoolExecutor
from hashlib import scrypt

import msgspec

from saloon.table.protocol import Settings

MARK = "scrypt:"
SALT_BYTES, HASH_BYTES = 12, 24
COST = 2**13

_threads = ThreadPoolExecutor(2, thread_name_prefix="passwords")
"""Few at once: each takes eight megabytes for a moment."""


def sealed(password: str) -> str:
    salt = secrets.token_bytes(SALT_BYTES)
    return MARK + urlsafe_b64encode(salt + _hash(password, salt)).decode()


def fits(stored: str, given: str) -> bool:
    """Whether it is the password. A log from before may still have one as it was given."""
    if not stored.startswith(MARK):
        return hmac.compare_digest(stored.encode(), given.encode())
    kept = urlsafe_b64decode(stored.removeprefix(MARK))
    salt, wanted = kept[:SALT_BYTES], kept[SALT_BYTES:]
    return hmac.compare_digest(_hash(given, salt), wanted)


def _hash(password: str, salt: bytes) -> bytes:
    return scrypt(password.encode(), salt=salt, n=COST, r=8, p=1, dklen=HASH_BYTES)


async def fits_soon(stored: str, given: str) -> bool:
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(_threads, fits, stored, given)


async def seal_settings(settings: Settings, now: str = "") -> Settings:
    """Settings that may be written down. The same password again stays as it is kept now."""
    password = settings.password if settings.access == "password" else ""
    if password:
        if now and await fits_soon(now, password):
            password = now
        else:
            loop = asyncio.get_running_loop()
            password = await loop.run_in_executor(_threads, sealed, password)
    return msgspec.structs.replace(settings, password=password)
