"""The game of poker at a saloon.

`game` has its course, `table` where cards lie and what is in the pot, `hands` what they are worth.
Sources hear of its end by `poker_over`.
"""
