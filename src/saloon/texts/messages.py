"""The messages of one language, by id. Loaded once."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "cs", "hu")

Arguments = Mapping[str, str | int | float]


class Texts:
    """Messages by id, or `id.attribute`. Several bundles: the first that knows an id speaks."""

    def __init__(self, language: str, bundles: Sequence[FluentBundle]) -> None:
        self.language = language
        self._bundles = tuple(bundles)

    def format(self, id_: str, args: Arguments | None = None) -> str | None:
        """None if there is no such message. A missing argument leaves its name in the text."""
        found = self.format_with_errors(id_, args)
        return None if found is None else found[0]

    def format_with_errors(
        self, id_: str, args: Arguments | None = None
    ) -> tuple[str, list[Exception]] | None:
        """The text and what was wrong with the message or its arguments."""
        name, _, attribute = id_.partition(".")
        for bundle in self._bundles:
            if not bundle.has_message(name):
                continue
            message = bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, dict(args or {}))
                return str(text), list(errors)
        return None


def sources(language: str) -> dict[str, str]:
    """The Fluent files of a language, by name."""
    folder = files("saloon.texts") / language
    found = [each for each in folder.iterdir() if each.name.endswith(".ftl")]
    return {
        each.name: each.read_text(encoding="utf-8")
        for each in sorted(found, key=lambda each: each.name)
    }


@cache
def message_ids(prefix: str) -> tuple[str, ...]:
    """The messages whose ids begin like this, in the order of the files."""
    text = "\n".join(sources(LANGUAGES[0]).values())
    return tuple(re.findall(rf"^({re.escape(prefix)}[\w-]+) =", text, re.MULTILINE))


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for source in sources(language).values():
        bundle.add_resource(FluentResource(source))
    return bundle


@cache
def load_texts(language: str) -> Texts:
    """The texts of a language; what one does not have is said in English."""
    if language not in LANGUAGES:
        raise ValueError(f"unknown language '{language}'; there are {', '.join(LANGUAGES)}")
    return Texts(language, [_bundle(each) for each in dict.fromkeys((language, "en"))])
