"""The Man in Black of the game for two.

`him` is who he is, where he stands and how he gets about; `cards` carries out his card after the
second player's turn; `fighting` has fights against him, `gambling` his game of poker, `acts` what
players may do to him.
"""
