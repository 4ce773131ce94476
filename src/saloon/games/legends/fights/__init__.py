"""Fights: against other players' characters, and against virtual opponents.

`players` has the three types of fights that are declared, `bank` the robbery, `virtual` what all
virtual opponents have in common and the bandit. The sheriff (`sheriff.py`) and the gangs of stories
fight by `virtual.fight_virtual`. `effects` has what cards and sources do, `ring` where cards lie.
"""
