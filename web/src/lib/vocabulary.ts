// Made by `make types` from what the games declare. Do not edit.

/** How the facts of one name become arguments of a message. */
export interface Spoken {
  /** A number is a seat. */
  seat?: true
  /** A list is of seats. */
  seats?: true
  piece?: true
  amount?: true
  flag?: true
  /** A number, or how long a list is, is the argument `count`. */
  counted?: true
  /** Where the name of a piece is looked for, if not everywhere. */
  groups?: readonly string[]
  manner?: string
}

/** The form of a detail: names stand for its facts, and some of them are lists. */
export interface Detail {
  form: string
  lists?: readonly string[]
}

export interface Vocabulary {
  /** Verbs by which somebody is given something: no attack. */
  gifts: readonly string[]
  /** Groups of pieces, as their texts are named. */
  groups: readonly string[]
  /** Of faces on which other pieces are printed: of which group. */
  printed: Readonly<Record<string, string>>
  spoken: Readonly<Record<string, Spoken>>
  /** The forms that details of options have, by verb. */
  details: Readonly<Record<string, readonly Detail[]>>
  /** What is told of an event to some only. */
  secret: Readonly<Record<string, readonly string[]>>
}

export const VOCABULARIES: Readonly<Record<string, Vocabulary>> = {
  bang: {
    gifts: [],
    groups: ["card", "character", "event", "role", "module", "equipment"],
    printed: {},
    spoken: {
      "seat": {"seat": true},
      "pack": {"piece": true, "groups": ["module"]},
      "characters": {"piece": true, "groups": ["character"]},
      "life": {"amount": true},
      "deck": {"piece": true, "amount": true},
      "sheriff": {"seat": true},
      "first": {"seat": true},
      "roles": {"piece": true, "groups": ["role"]},
      "event": {"piece": true, "groups": ["event"]},
      "next": {"piece": true, "groups": ["event"]},
      "number": {"amount": true},
      "side": {"piece": true},
      "winners": {"seats": true, "counted": true},
      "card": {"piece": true},
      "cards": {"piece": true, "counted": true},
      "why": {"piece": true},
      "from": {"seat": true, "piece": true},
      "in_play": {"flag": true},
      "pile": {"flag": true},
      "store": {"flag": true},
      "to": {"seat": true, "piece": true},
      "as": {"piece": true, "groups": ["card"]},
      "target": {"seat": true},
      "for": {"piece": true},
      "good": {"flag": true},
      "amount": {"amount": true},
      "by": {"seat": true, "piece": true},
      "with": {"piece": true},
      "role": {"piece": true, "groups": ["role"]},
      "character": {"piece": true, "groups": ["character"]},
      "suit": {"piece": true, "groups": ["suit"]},
      "max_life": {"amount": true},
      "shots": {"amount": true},
      "guess": {"piece": true},
      "tokens": {"amount": true},
      "turned": {"piece": true, "counted": true, "manner": "ranks"},
      "instead": {"piece": true},
      "detail": {"piece": true, "groups": ["card"]},
      "other": {"piece": true},
      "need": {"piece": true},
      "seats": {"seats": true, "amount": true, "counted": true},
      "distance": {"amount": true},
      "range": {"amount": true},
      "apart": {"piece": true},
      "nearer": {"piece": true},
      "farther": {"piece": true},
      "hand_limit": {"amount": true},
      "about": {"piece": true},
    },
    details: {
      "play": [{"form": "as {as}"}],
      "miss": [{"form": "as {as}"}],
      "pack": [{"form": "{detail}"}],
      "rescue": [{"form": "{detail}"}],
      "use": [{"form": "{detail}"}, {"form": "{detail} {with}"}, {"form": "{detail} {with}"}, {"form": "{detail} {with} {other}"}],
      "suit": [{"form": "{detail}"}],
      "use-as": [{"form": "{detail}"}],
      "guess": [{"form": "{detail}"}],
    },
    secret: {
      "drew": ["card"],
      "took": ["card"],
      "gave": ["card"],
      "put-back": ["card"],
    },
  },
  dice: {
    gifts: ["beer", "heal", "return", "give", "take", "name"],
    groups: ["card", "character", "role", "module", "die"],
    printed: {"token": "die", "rage": "die"},
    spoken: {
      "seat": {"seat": true},
      "turn": {"amount": true},
      "side": {"piece": true},
      "winners": {"seats": true, "counted": true},
      "rolled": {"piece": true, "counted": true, "groups": ["die"], "manner": "bunched"},
      "dice": {"piece": true, "amount": true, "groups": ["die"], "manner": "bunched"},
      "roll": {"amount": true},
      "left": {"amount": true},
      "dynamite": {"amount": true},
      "face": {"piece": true, "groups": ["die"]},
      "points": {"amount": true},
      "target": {"seat": true},
      "arrows": {"amount": true},
      "supply": {"amount": true},
      "why": {"piece": true},
      "cause": {"piece": true},
      "life": {"amount": true},
      "by": {"seat": true},
      "barred": {"flag": true},
      "role": {"piece": true, "groups": ["role"]},
      "hit": {"flag": true},
      "starter": {"seat": true},
      "die": {"piece": true, "groups": ["die"]},
      "token": {"piece": true, "groups": ["die"]},
      "pile": {"amount": true},
      "tokens": {"piece": true, "counted": true, "groups": ["die"], "manner": "bunched"},
      "card": {"piece": true},
      "symbols": {"piece": true, "groups": ["die"], "manner": "bunched"},
      "deck": {"amount": true},
      "held": {"amount": true},
      "giver": {"seat": true},
      "cards": {"piece": true, "counted": true},
      "from": {"piece": true},
      "to": {"piece": true},
      "hands": {"amount": true},
      "living": {"amount": true},
      "total": {"amount": true},
      "zombies": {"seats": true, "counted": true},
      "master": {"seat": true},
      "bonus": {"amount": true},
      "character": {"piece": true, "groups": ["character"]},
      "amount": {"amount": true},
      "detail": {"piece": true},
      "places": {"amount": true},
      "needed": {"amount": true},
      "range": {"amount": true},
      "seats": {"seats": true, "counted": true},
      "about": {"piece": true},
    },
    details: {
      "reroll": [{"form": "{dice}", "lists": ["dice"]}],
      "shoot": [{"form": "{detail}"}],
      "double": [{"form": "{detail}"}],
      "drop": [{"form": "{detail}"}],
      "change": [{"form": "{dice}", "lists": ["dice"]}],
      "turn": [{"form": "{die}>{face}"}],
      "pick": [{"form": "{detail}"}],
    },
    secret: {
      "rage-drawn": ["card", "symbols"],
      "rage-moved": ["card", "symbols"],
    },
  },
  legends: {
    gifts: [],
    groups: ["card", "character", "module", "die", "place", "cattle", "step", "side", "word", "fight"],
    printed: {},
    spoken: {
      "seat": {"seat": true},
      "character": {"piece": true, "groups": ["character"]},
      "card": {"piece": true},
      "upgraded": {"flag": true},
      "money": {"amount": true},
      "mp": {"amount": true},
      "wp": {"amount": true},
      "wounds": {"amount": true},
      "place": {"piece": true, "groups": ["place"]},
      "turn": {"amount": true},
      "left": {"amount": true},
      "count": {"amount": true},
      "why": {"piece": true},
      "points": {"amount": true},
      "lp": {"amount": true},
      "gear": {"amount": true},
      "wanted": {"amount": true},
      "marshal": {"amount": true},
      "chapters": {"amount": true},
      "side": {"piece": true},
      "winners": {"seats": true, "counted": true},
      "what": {"piece": true},
      "amount": {"amount": true},
      "total": {"amount": true},
      "by": {"seat": true},
      "for": {"piece": true},
      "start": {"piece": true, "groups": ["place"]},
      "way": {"piece": true, "groups": ["place"]},
      "dice": {"piece": true, "groups": ["die"], "manner": "bunched"},
      "cards": {"piece": true, "counted": true},
      "aside": {"flag": true},
      "target": {"seat": true},
      "to": {"seat": true},
      "faces": {"piece": true},
      "herd": {"piece": true},
      "token": {"piece": true},
      "fight": {"piece": true},
      "value": {"amount": true},
      "against": {"amount": true},
      "good": {"flag": true},
      "rocks": {"piece": true},
      "detail": {"piece": true},
      "need": {"piece": true},
      "held": {"amount": true},
      "seats": {"seats": true, "counted": true},
      "about": {"piece": true},
    },
    details: {
      "move": [{"form": "{place}"}],
      "go": [{"form": "{place}"}],
      "further": [{"form": "{place}"}],
      "stand": [{"form": "{place}"}],
      "send": [{"form": "{place}"}],
      "through": [{"form": "{rocks}:{place}"}],
      "income": [{"form": "{detail}"}],
      "use": [{"form": "{detail}"}],
      "buy": [{"form": "{detail}"}],
      "upgrade": [{"form": "{detail}"}],
      "sell": [{"form": "{detail}"}],
      "revel": [{"form": "{detail}"}],
      "reroll": [{"form": "{detail}"}],
      "choose": [{"form": "{detail}"}],
      "give": [{"form": "{detail}"}],
      "play": [{"form": "{detail}"}],
      "loot": [{"form": "{detail}"}],
      "first": [{"form": "{detail}"}],
    },
    secret: {
      "drew": ["card"],
      "handed-over": ["card"],
      "looked": ["faces"],
      "looked-at": ["faces"],
      "acquired": ["token"],
      "laid": ["card"],
      "opponent-drew": ["faces"],
      "cattle-taken": ["token"],
    },
  },
}
