"""Structured logs: one JSON object a line. Facts are named one by one; no cards, names, secrets."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= getattr(record, "facts", {})
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = self._where(record.exc_info)
        return json.dumps(line, ensure_ascii=False)

    @staticmethod
    def _where(info: Any) -> dict[str, Any]:
        """The kind of the error and the lines it went through.

        Not its message: one of the rules' may name a hidden card.
        """
        kind, _, trace = info
        places = []
        while trace is not None:
            code = trace.tb_frame.f_code
            places.append(f"{code.co_qualname}:{trace.tb_lineno}")
            trace = trace.tb_next
        return {"kind": kind.__name__, "places": places[-12:]}


def log_to_stderr(level: str = "INFO") -> None:
    """For the server process; a program that embeds the server has its own ideas."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("saloon", "uvicorn", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.propagate = False
        logger.setLevel(level if name == "saloon" else "WARNING")
