// Made by `make types` from what the games declare. Do not edit.

/** What the data rows say of cards and abilities for those who play them. */
const TAGS: Readonly<Record<string, readonly string[]>> = {
  "sprint": ["reaction"],
  "cheat": ["effect"],
  "shootout": ["effect"],
  "manhunt": ["action"],
  "lightning_draw": ["effect"],
  "hands_up": ["reaction"],
  "punch": ["reaction"],
  "field_dressing": ["action"],
  "saddle_up": ["action"],
  "trackers_instinct": ["effect", "action"],
  "gold_lump": ["reaction"],
  "lady_luck": ["effect"],
  "bulletproof_vest": ["effect"],
  "hustle": ["action"],
  "tenacity": ["action"],
  "living_legend": ["action"],
  "mule": ["mount"],
  "mustang": ["mount"],
  "revolver": ["weapon"],
  "shotgun": ["weapon"],
  "rifle": ["weapon"],
  "whiskey": ["item"],
  "ten_gallon": ["item"],
  "provisions": ["item"],
  "map": ["item"],
}

export const has = (piece: string, tag: string): boolean =>
  TAGS[piece]?.includes(tag) ?? false
