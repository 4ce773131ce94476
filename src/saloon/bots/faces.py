"""What is printed on a piece, out of the text that names it."""

from __future__ import annotations


def printed(face: str) -> str:
    """`5d` of `bang:5d`, `boots` of `equipment:boots#2`: without the number of the copy."""
    return face.partition(":")[2].partition("#")[0]
