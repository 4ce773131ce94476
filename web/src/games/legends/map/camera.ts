// What of the map is seen: a scale and a shift, in pixels. Pure: gestures in, cameras out.
import { HEIGHT, WIDTH } from './layout.ts'

export interface Camera {
  /** Pixels for one unit of the map. */
  k: number
  /** Where the map's corner lies. */
  x: number
  y: number
}

export interface Room {
  w: number
  h: number
}

/** What lies over the edges of the room, in pixels. */
export interface Edges {
  top: number
  bottom: number
}

const NONE: Edges = { top: 0, bottom: 0 }

const CLOSEST = 3
/** On a small screen a unit is a pixel: the smallest space can be hit with a thumb. */
const THUMB = 1

export const widest = (room: Room): number => Math.min(room.w / WIDTH, room.h / HEIGHT)

/** The whole map, in the middle. */
export const whole = (room: Room): Camera => kept({ k: widest(room), x: 0, y: 0 }, room)

/** No edge of the map comes further in than the edge of the room; what is smaller lies in the middle. */
export function kept({ k, x, y }: Camera, room: Room, edges = NONE): Camera {
  const scale = Math.min(Math.max(k, widest(room)), Math.max(CLOSEST, widest(room)))
  const within = (at: number, length: number, space: number, low = 0, high = 0) =>
    length <= space ? (space - length) / 2 : Math.min(low, Math.max(space - length - high, at))
  return { k: scale, x: within(x, WIDTH * scale, room.w), y: within(y, HEIGHT * scale, room.h, edges.top, edges.bottom) }
}

export const shifted = (camera: Camera, room: Room, dx: number, dy: number, edges = NONE): Camera =>
  kept({ ...camera, x: camera.x + dx, y: camera.y + dy }, room, edges)

/** Closer or farther, with the point under the finger where it is. */
export function zoomed(camera: Camera, room: Room, factor: number, px: number, py: number, edges = NONE): Camera {
  const k = Math.min(Math.max(camera.k * factor, widest(room)), Math.max(CLOSEST, widest(room)))
  const by = k / camera.k
  return kept({ k, x: px - (px - camera.x) * by, y: py - (py - camera.y) * by }, room, edges)
}

/** A place of the map in the middle of the room. */
export function towards(room: Room, [x, y]: readonly [number, number], k: number): Camera {
  const scale = Math.max(k, widest(room))
  return kept({ k: scale, x: room.w / 2 - x * scale, y: room.h / 2 - y * scale }, room)
}

/** How close one begins on a small screen: as close as a thumb needs it. */
export const firstScale = (room: Room): number => Math.max(THUMB, widest(room))

/** The part of the map that is seen, in its own units. */
export function seen(camera: Camera, room: Room): { x: number; y: number; w: number; h: number } {
  return { x: -camera.x / camera.k, y: -camera.y / camera.k, w: room.w / camera.k, h: room.h / camera.k }
}

/** At this scale the smallest space can still be hit with a thumb. */
const SMALLEST = 0.63

type Box = readonly [number, number, number, number]

const around = (boxes: readonly Box[]): Box => [
  Math.min(...boxes.map(([x]) => x)),
  Math.min(...boxes.map(([, y]) => y)),
  Math.max(...boxes.map(([, , x]) => x)),
  Math.max(...boxes.map(([, , , y]) => y)),
]

/** Whether all of these parts of the map are seen. */
export function allInSight(camera: Camera, room: Room, boxes: readonly Box[], edges: Edges): boolean {
  const [x1, y1, x2, y2] = around(boxes)
  return x1 * camera.k + camera.x >= -1 && x2 * camera.k + camera.x <= room.w + 1 && y1 * camera.k + camera.y >= edges.top - 1 && y2 * camera.k + camera.y <= room.h - edges.bottom + 1
}

/** All of these parts in sight, no closer than `k`; as many as can be hit with a thumb, around the middle. */
export function framed(room: Room, boxes: readonly Box[], over: Edges, k: number, middle: readonly [number, number]): Camera {
  const [x1, y1, x2, y2] = around(boxes)
  // Where room is short, it may lie under what covers the edges: that can be looked past.
  const edges = (room.h - over.top - over.bottom) / (y2 - y1) < SMALLEST ? NONE : over
  const free = { w: room.w, h: room.h - edges.top - edges.bottom }
  const fitting = Math.min(free.w / (x2 - x1), free.h / (y2 - y1))
  const scale = Math.max(Math.min(k, fitting), SMALLEST, widest(room))
  // What does not fit is cut where it is farthest from the middle.
  const along = (from: number, to: number, mid: number, length: number) => ((to - from) * scale <= length ? (from + to) / 2 : Math.min(Math.max(mid, from + length / scale / 2), to - length / scale / 2))
  const [x, y] = [along(x1, x2, middle[0], free.w), along(y1, y2, middle[1], free.h)]
  return kept({ k: scale, x: free.w / 2 - x * scale, y: edges.top + free.h / 2 - y * scale }, room, edges)
}

/** Whether a place is well in sight. */
export function inSight(camera: Camera, room: Room, [x, y]: readonly [number, number], margin = 40): boolean {
  const [px, py] = [x * camera.k + camera.x, y * camera.k + camera.y]
  return px >= margin && px <= room.w - margin && py >= margin && py <= room.h - margin
}
