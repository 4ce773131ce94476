"""The goals variant: secret goals of the characters, and legend tokens for those completed.

`cards` has the goal cards and legend tokens and what happens to them, `acts` how a goal is
completed. What a goal asks for is a condition (`conditions.py`).
"""
