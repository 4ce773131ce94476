"""Shadow Gunslingers: the variant that came with Gold Rush, played with it or without."""

from saloon.games.bang.modules.shadow_gunslingers.box import ShadowGunslingers
from saloon.games.bang.modules.shadow_gunslingers.module import shadow_gunslingers

BOX = shadow_gunslingers
BOX.brings(ShadowGunslingers())

__all__ = ["BOX", "shadow_gunslingers"]
