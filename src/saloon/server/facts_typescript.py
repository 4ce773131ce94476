"""What the games declare, for the client: types of events and views, and how facts are spoken."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from saloon.games.registry import VOCABULARIES, about
from saloon.kernel.facts import Detail, Fact, Kind, Named, NumberKind, OrNone, Several, Shape
from saloon.kernel.vocabulary import Vocabulary

HEAD = "// Made by `make types` from what the games declare. Do not edit.\n"
WEB = Path(__file__).parents[3] / "web" / "src"

SPOKEN = """
/** How the facts of one name become arguments of a message. */
export interface Spoken {
  /** A number is a seat. */
  seat?: true
  /** A list is of seats. */
  seats?: true
  piece?: true
  amount?: true
  flag?: true
  /** A number, or how long a list is, is the argument `count`. */
  counted?: true
  /** Where the name of a piece is looked for, if not everywhere. */
  groups?: readonly string[]
  manner?: string
}

/** The form of a detail: names stand for its facts, and some of them are lists or numbers. */
export interface Detail {
  form: string
  lists?: readonly string[]
  numbers?: readonly string[]
}

export interface Vocabulary {
  /** Verbs by which somebody is given something: no attack. */
  gifts: readonly string[]
  /** Groups of pieces, as their texts are named. */
  groups: readonly string[]
  /** Of faces on which other pieces are printed: of which group. */
  printed: Readonly<Record<string, string>>
  spoken: Readonly<Record<string, Spoken>>
  /** The forms that details of options have, by verb. */
  details: Readonly<Record<string, readonly Detail[]>>
  /** What is told of an event to some only. */
  secret: Readonly<Record<string, readonly string[]>>
}
"""


def files() -> dict[Path, str]:
    """The text of every file that is made, by its path in the client's sources."""
    words = {name: gather() for name, gather in VOCABULARIES.items()}
    made = {Path("lib/vocabulary.ts"): _vocabularies(words)}
    for name, vocabulary in words.items():
        made[Path("games") / name / "facts.ts"] = _types(vocabulary)
        tags = {piece.id: piece.tags for piece in about(name).pieces if piece.tags}
        if tags:
            made[Path("games") / name / "tags.ts"] = _tags(tags)
    return made


# -- how facts are spoken ------------------------------------------------------------------------


def _vocabularies(words: Mapping[str, Vocabulary]) -> str:
    parts = [
        HEAD,
        SPOKEN,
        "\nexport const VOCABULARIES: Readonly<Record<string, Vocabulary>> = {\n",
    ]
    for name, vocabulary in words.items():
        parts.append(f"  {name}: {{\n")
        parts.append(f"    gifts: {json.dumps(vocabulary.gifts)},\n")
        parts.append(f"    groups: {json.dumps(vocabulary.groups)},\n")
        parts.append(f"    printed: {json.dumps(vocabulary.printed)},\n")
        spoken = {each: said.plain() for each, said in vocabulary.spoken.items()}
        details = {verb: [_detail(each) for each in d] for verb, d in vocabulary.details.items()}
        secret = {
            kind: [each for each, fact in facts.items() if fact.secret]
            for kind, facts in vocabulary.events.items()
        }
        tables: dict[str, Mapping[str, Any]] = {
            "spoken": spoken,
            "details": details,
            "secret": {kind: names for kind, names in secret.items() if names},
        }
        for what, table in tables.items():
            parts.append(f"    {what}: {{\n")
            parts += [f"      {json.dumps(k)}: {json.dumps(v)},\n" for k, v in table.items()]
            parts.append("    },\n")
        parts.append("  },\n")
    parts.append("}\n")
    return "".join(parts)


def _detail(detail: Detail) -> dict[str, Any]:
    lists = [name for name, kind in detail.facts.items() if isinstance(kind, Several)]
    numbers = [name for name, kind in detail.facts.items() if isinstance(kind, NumberKind)]
    return {
        "form": detail.form,
        **({"lists": lists} if lists else {}),
        **({"numbers": numbers} if numbers else {}),
    }


def _tags(tags: Mapping[str, list[str]]) -> str:
    rows = [f"  {json.dumps(piece)}: {json.dumps(words)},\n" for piece, words in tags.items()]
    return "".join(
        [
            HEAD,
            "\n/** What the data rows say of cards and abilities for those who play them. */\n",
            "const TAGS: Readonly<Record<string, readonly string[]>> = {\n",
            *rows,
            "}\n\nexport const has = (piece: string, tag: string): boolean =>\n",
            "  TAGS[piece]?.includes(tag) ?? false\n",
        ]
    )


# -- types -----------------------------------------------------------------------------------


def _types(words: Vocabulary) -> str:
    name = words.game.capitalize()
    shapes: dict[str, Shape] = {}
    _find_shapes(words.view, shapes)
    parts = [
        HEAD,
        "import type { Any } from '../../lib/any.ts'\n"
        "import { readerOf } from '../../lib/details.ts'\n",
        "export type Seat = number\n",
        "/** What is printed on a piece: `bang:5d`. */\nexport type Face = string\n",
        "/** The id of a piece, or a word. */\nexport type Id = string\n",
    ]
    parts += [_interface(shape.name, shape.facts) for shape in shapes.values()]
    kinds = []
    for kind, facts in words.events.items():
        kinds.append(f"  | {{ kind: '{kind}'{''.join(_inline(facts))} }}")
    parts.append(f"export type {name}Event =\n" + "\n".join(kinds) + "\n")
    parts.append("/** An event, read before its kind is known. */")
    parts.append(f"export type {name}Fact = Any<{name}Event>\n")
    parts.append(_details(name, words))
    return "\n".join(parts)


def _details(name: str, words: Vocabulary) -> str:
    """What the details of options say, by verb."""
    lines = [f"/** What the details of options say, by verb. */\nexport interface {name}Details {{"]
    for verb, details in words.details.items():
        forms = []
        for detail in details:
            facts = [f"{each}: {kind.typescript}" for each, kind in detail.facts.items()]
            forms.append(f"{{ {'; '.join(facts)} }}")
        lines.append(f"  {json.dumps(verb)}: {' | '.join(dict.fromkeys(forms))}")
    reader = f"export const detailOf = readerOf<{name}Details>('{words.game}')"
    return "\n".join([*lines, "}", "", reader]) + "\n"


def _inline(facts: Mapping[str, Fact]) -> list[str]:
    found = []
    for name, fact in facts.items():
        found.append(f"; {name}{'' if fact.needed else '?'}: {fact.kind.typescript}")
    return found


def _interface(name: str, facts: Mapping[str, Fact]) -> str:
    lines = [f"export interface {name} {{"]
    for each, fact in facts.items():
        if fact.about:
            lines.append(f"  /** {fact.about} */")
        lines.append(f"  {each}{'' if fact.needed else '?'}: {fact.kind.typescript}")
    return "\n".join([*lines, "}"]) + "\n"


def _find_shapes(kind: Kind, found: dict[str, Shape]) -> None:
    if isinstance(kind, Shape):
        for fact in kind.facts.values():
            _find_shapes(fact.kind, found)
        known = found.setdefault(kind.name, kind)
        if known is not kind and known.facts != kind.facts:
            raise ValueError(f"two parts of a view are called {kind.name}")
    elif isinstance(kind, Several | OrNone | Named):
        _find_shapes(kind.of, found)
