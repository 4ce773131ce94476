"""Every word of the games in English, Czech and Hungarian, and how sentences are made of them.

The messages are Fluent files in a folder for each language; the web client reads the same ones.
"""

from saloon.texts.messages import LANGUAGES, Texts, load_texts
from saloon.texts.speaker import Speaker

__all__ = ["LANGUAGES", "Speaker", "Texts", "load_texts"]
