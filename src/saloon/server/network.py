"""Where others can reach this computer."""

from __future__ import annotations

import ipaddress
import socket

EVERYWHERE = ("0.0.0.0", "::")
"""Addresses to listen on that mean: all of this computer's."""


def lan_address() -> str:
    """The address other computers see; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        found: str = probe.getsockname()[0]
    return "" if found.startswith("127.") else found


def network_origin(host: str, port: int) -> str:
    """The origin of a server that listens on `host`, for others in the network; empty if none."""
    lan = lan_address() if host in EVERYWHERE else ""
    return f"http://{lan}:{port}" if lan else ""


def is_this_computer(address: str) -> bool:
    """Whether a visitor from there sits at the server itself."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
