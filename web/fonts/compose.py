"""Makes the Czech and Hungarian letters that the title typeface lacks, out of its own parts.

Run once, with fontTools and brotli installed; the result is kept in the repository:
`python compose.py ../node_modules/@fontsource/rye/files saloon-title-ext.woff2`. The typeface's
licence (OFL.txt) lets us do so, under another name.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

CARON = {"ě": "e", "š": "s", "č": "c", "ž": "z", "ň": "n", "Ě": "E", "Š": "S", "Č": "C",
         "Ž": "Z", "Ň": "N", "Ť": "T", "Ď": "D"}  # fmt: skip
RING = {"ů": "u", "Ů": "U"}
DOUBLE_ACUTE = {"ő": "o", "ű": "u", "Ő": "O", "Ű": "U"}
APOSTROPHE = {"ť": "t", "ď": "d"}


class Parts:
    """The drawings of a font by letter."""

    def __init__(self, folder: Path) -> None:
        self.fonts = [
            TTFont(folder / f"rye-{part}-400-normal.woff2") for part in ("latin", "latin-ext")
        ]

    def font(self, letter: str) -> TTFont:
        return next(font for font in self.fonts if ord(letter) in font.getBestCmap())

    def draw(self, letter: str, pen, dx: float = 0, dy: float = 0, scale: float = 1) -> None:
        glyphs = self.font(letter).getGlyphSet()
        glyphs[self.font(letter).getBestCmap()[ord(letter)]].draw(
            TransformPen(pen, (scale, 0, 0, scale, dx, dy))
        )

    def box(self, letter: str) -> tuple[float, float, float, float]:
        glyphs = self.font(letter).getGlyphSet()
        pen = BoundsPen(glyphs)
        self.draw(letter, pen)
        return pen.bounds

    def width(self, letter: str) -> int:
        font = self.font(letter)
        return font["hmtx"][font.getBestCmap()[ord(letter)]][0]


def centre(box: tuple[float, float, float, float]) -> float:
    return (box[0] + box[2]) / 2


def compose(parts: Parts, letter: str):
    """One letter with its accent, and how wide it is."""
    pen = TTGlyphPen(None)
    if letter in APOSTROPHE:
        base, mark = APOSTROPHE[letter], parts.box("’")
        body, scale = parts.box(base), 0.8
        parts.draw(base, pen)
        # The tick stands at the letter's right shoulder.
        parts.draw(
            "’", pen, body[2] - mark[0] * scale + 10, max(body[3], 1300) - mark[3] * scale, scale
        )
        return pen.glyph(), int(parts.width(base) + (mark[2] - mark[0]) * scale * 0.6)
    base = (CARON | RING | DOUBLE_ACUTE)[letter]
    body = parts.box(base)
    parts.draw(base, pen)
    gap = 70
    if letter in DOUBLE_ACUTE:
        mark = parts.box("´")
        half = (mark[2] - mark[0]) * 0.42
        for side in (-half, half):
            parts.draw("´", pen, centre(body) - centre(mark) + side, body[3] + gap - mark[1])
    else:
        sign = "˚" if letter in RING else "ˇ"
        mark = parts.box(sign)
        parts.draw(sign, pen, centre(body) - centre(mark), body[3] + gap - mark[1])
    return pen.glyph(), parts.width(base)


def main(folder: Path, target: Path) -> None:
    parts = Parts(folder)
    letters = [*CARON, *RING, *DOUBLE_ACUTE, *APOSTROPHE]
    names = {letter: f"uni{ord(letter):04X}" for letter in letters}
    drawn = {names[letter]: compose(parts, letter) for letter in letters}
    model = parts.fonts[0]
    builder = FontBuilder(model["head"].unitsPerEm, isTTF=True)
    builder.setupGlyphOrder([".notdef", *drawn])
    builder.setupCharacterMap({ord(letter): name for letter, name in names.items()})
    builder.setupGlyf({".notdef": TTGlyphPen(None).glyph(), **{k: v[0] for k, v in drawn.items()}})
    table = builder.font["glyf"]
    builder.setupHorizontalMetrics(
        {".notdef": (500, 0), **{k: (v[1], table[k].xMin) for k, v in drawn.items()}}
    )
    old = model["hhea"]
    builder.setupHorizontalHeader(ascent=old.ascent, descent=old.descent, lineGap=old.lineGap)
    builder.setupNameTable({"familyName": "Saloon Title", "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=old.ascent, sTypoDescender=old.descent, usWinAscent=old.ascent,
                     usWinDescent=-old.descent)  # fmt: skip
    builder.setupPost()
    builder.font.flavor = "woff2"
    builder.font.save(target)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
