// The table after one of a frame's events, made from the table before it; the rest comes with the
// end of the frame, which is the server's word.

import type { DiceFact as Fact } from './facts.ts'
import type { DiceView, PlayerView } from './view.ts'

export function follow(view: DiceView, event: Fact, whole: DiceView): DiceView {
  const seat: number = event.seat ?? -1
  const change = (how: (player: PlayerView) => Partial<PlayerView>): DiceView['players'] =>
    view.players.map((player) => (player.seat === seat ? { ...player, ...how(player) } : player))
  switch (event.kind) {
    case 'turn':
      return { ...view, turn: event.turn ?? view.turn, active: seat, dice: view.dice.map(() => ''), rolls: 0, step: 'reroll', prospects: { ...view.prospects, locked: [] } }
    case 'rolled': {
      // Who rolls fewer dice is told of those only; where they lie, the frame's end knows.
      const rest: string[] = [...event.dice]
      const dice = rest.length === whole.dice.length ? rest : whole.dice.map((face) => (face ? (rest.shift() ?? '') : ''))
      return { ...view, dice, kinds: whole.kinds, rolls: event.roll ?? view.rolls, rolls_left: event.left ?? view.rolls_left, prospects: whole.prospects }
    }
    case 'arrow':
      return { ...view, supply: event.supply ?? view.supply, players: change(() => ({ arrows: event.arrows })) }
    case 'arrows-returned':
      return { ...view, supply: event.supply ?? view.supply, players: change(() => ({ arrows: event.left ?? 0 })) }
    case 'lost':
    case 'healed':
      return typeof event.life === 'number' ? { ...view, players: change(() => ({ life: event.life })) } : view
    case 'eliminated':
      return { ...view, players: change((player) => ({ status: 'out', life: 0, role: event.role ?? player.role })) }
  }
  return view
}
