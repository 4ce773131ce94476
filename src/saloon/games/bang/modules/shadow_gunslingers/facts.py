"""What Shadow Gunslingers tell besides."""

from saloon.kernel.facts import Fact, Facts, Id, Named

ROLE = Id("role")

FACTS = Facts(
    events={"took-side": {"role": ROLE}},
    view={
        "sides": Fact(Named(ROLE), "The side that each Shadow Renegade is on now, by seat."),
    },
)
