// The map as data fits the board of the rules, and the camera keeps it in its room.
import { describe, expect, it } from 'vitest'
import board from '../../../../../src/saloon/games/legends/data/board.json'
import { allInSight, firstScale, framed, inSight, kept, seen, shifted, towards, whole, widest, zoomed } from './camera.ts'
import { actionsAt, HEIGHT, LAYOUT, SPACES, standing, WIDTH } from './layout.ts'

const points = (cell: string): [number, number][] => [...cell.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])

function inside([x, y]: readonly [number, number], outline: [number, number][]): boolean {
  let within = false
  outline.forEach(([x1, y1], at) => {
    const [x2, y2] = outline[(at + 1) % outline.length]!
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) within = !within
  })
  return within
}

describe('the map', () => {
  it('has a cell for every space of the board, and its place and region', () => {
    expect(Object.keys(SPACES).sort()).toEqual(board.spaces.map((space) => space.id).sort())
    for (const space of board.spaces) {
      expect(SPACES[space.id]!.location).toBe(space.location ?? '')
      expect(SPACES[space.id]!.region).toBe(space.region)
    }
  })

  it('lets two cells touch exactly where the board says that one can go from one to the other', () => {
    const corners = new Map<string, Set<string>>()
    for (const [id, space] of Object.entries(SPACES)) {
      for (const point of points(space.cell)) corners.set(point.join(), (corners.get(point.join()) ?? new Set()).add(id))
    }
    const touching = new Set<string>()
    for (const ids of corners.values()) for (const one of ids) for (const other of ids) if (one < other) touching.add(`${one} ${other}`)
    const next = new Set(board.spaces.flatMap((space) => space.adjacent.filter((other) => space.id < other).map((other) => `${space.id} ${other}`)))
    expect([...touching].sort()).toEqual([...next].sort())
  })

  it('lets a figure stand within its own cell', () => {
    for (const space of Object.values(SPACES)) expect(inside(space.stand, points(space.cell))).toBe(true)
  })

  it('knows what can be done where', () => {
    for (const location of board.locations) {
      expect(LAYOUT.places[location.id]!.spaces).toEqual(location.spaces)
      for (const space of location.spaces) expect(actionsAt(space)).toEqual(location.actions ?? [])
    }
    expect(actionsAt('MP03')).toEqual([])
  })

  it('puts several figures side by side, around the place of one', () => {
    const [[x, y]] = standing('DR10', 1) as [[number, number]]
    expect([x, y]).toEqual(SPACES.DR10!.stand)
    const three = standing('DR10', 3)
    expect(three.map(([at]) => at - x)).toEqual([-27, 0, 27])
    expect(new Set(standing('DR10', 6).map(String)).size).toBe(6)
  })
})

describe('the camera', () => {
  const room = { w: 390, h: 360 }

  it('shows the whole map in the middle', () => {
    const camera = whole(room)
    expect(camera.k).toBeCloseTo(widest(room))
    expect(camera.y).toBeCloseTo((room.h - HEIGHT * camera.k) / 2)
    expect(seen(camera, room).w).toBeCloseTo(WIDTH)
  })

  it('never leaves the map, wherever it is pushed', () => {
    const camera = shifted(towards(room, [500, 380], 1), room, 5000, -5000)
    expect(camera.x).toBe(0)
    expect(camera.y).toBe(room.h - HEIGHT)
    expect(kept({ k: 0.01, x: 9, y: 9 }, room)).toEqual(whole(room))
  })

  it('keeps what is under the finger where it is while it comes closer', () => {
    const before = towards(room, [500, 380], 1)
    const after = zoomed(before, room, 1.7, 100, 120)
    const at = (camera: typeof before) => [(100 - camera.x) / camera.k, (120 - camera.y) / camera.k]
    expect(after.k).toBeCloseTo(1.7)
    expect(at(after)[0]).toBeCloseTo(at(before)[0]!)
    expect(at(after)[1]).toBeCloseTo(at(before)[1]!)
  })

  it('comes so close on a phone that a thumb hits a space, and no closer than three times', () => {
    expect(firstScale(room)).toBe(1)
    expect(zoomed(whole(room), room, 100, 0, 0).k).toBe(3)
  })

  it('tells what is in sight', () => {
    const camera = towards(room, [500, 380], 1)
    expect(inSight(camera, room, [500, 380])).toBe(true)
    expect(inSight(camera, room, [20, 20])).toBe(false)
  })

  it('takes in all that can be chosen, and lets a thumb tell the spaces apart', () => {
    const edges = { top: 46, bottom: 58 }
    const near = ['DR07', 'DR06', 'DR10', 'SV04'].map((id) => SPACES[id]!.box)
    const camera = framed(room, near, edges, 1, SPACES.DR10!.stand)
    expect(allInSight(towards(room, [900, 100], 1), room, near, edges)).toBe(false)
    expect(allInSight(camera, room, near, edges)).toBe(true)
    expect(camera.k).toBeLessThanOrEqual(1)
    // All of the map at once would be too small: what is nearest stays in sight.
    const all = Object.values(SPACES).map((space) => space.box)
    const wide = framed(room, all, edges, 1, SPACES.DR10!.stand)
    const smallest = Math.min(...all.map(([x1, y1, x2, y2]) => Math.min(x2 - x1, y2 - y1)))
    expect(smallest * wide.k).toBeGreaterThanOrEqual(44)
    expect(inSight(wide, room, SPACES.DR10!.stand)).toBe(true)
    // Spaces at the very edge of the map come out from under what lies over the room's edges.
    const corner = ['MP01', 'MP02'].map((id) => SPACES[id]!.box)
    expect(allInSight(framed(room, corner, edges, 1, SPACES.MP01!.stand), room, corner, edges)).toBe(true)
  })
})
