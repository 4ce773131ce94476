"""Small bars for tables in the terminal."""

from saloon.sim.wilson import Share

WIDTH = 20


def interval_bar(share: Share, width: int = WIDTH) -> str:
    """`━━━━━━━━●━━───────`: the share, with its interval drawn thick."""
    low, high = round(share.low * (width - 1)), round(share.high * (width - 1))
    cells = ["━" if low <= at <= high else "─" for at in range(width)]
    cells[round(share.share * (width - 1))] = "●"
    return "".join(cells)


def percent(share: float) -> str:
    return f"{share * 100:.1f} %"


def between(share: Share) -> str:
    return f"{share.low * 100:4.1f} – {share.high * 100:4.1f} %"
