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

const CLOSEST = 3
/** On a small screen a unit is a pixel: the smallest space can be hit with a thumb. */
const THUMB = 1

export const widest = (room: Room): number => Math.min(room.w / WIDTH, room.h / HEIGHT)

/** The whole map, in the middle. */
export const whole = (room: Room): Camera => kept({ k: widest(room), x: 0, y: 0 }, room)

/** No edge of the map comes further in than the edge of the room; what is smaller lies in the middle. */
export function kept({ k, x, y }: Camera, room: Room): Camera {
  const scale = Math.min(Math.max(k, widest(room)), Math.max(CLOSEST, widest(room)))
  const within = (at: number, length: number, space: number) =>
    length <= space ? (space - length) / 2 : Math.min(0, Math.max(space - length, at))
  return { k: scale, x: within(x, WIDTH * scale, room.w), y: within(y, HEIGHT * scale, room.h) }
}

export const shifted = (camera: Camera, room: Room, dx: number, dy: number): Camera =>
  kept({ ...camera, x: camera.x + dx, y: camera.y + dy }, room)

/** Closer or farther, with the point under the finger where it is. */
export function zoomed(camera: Camera, room: Room, factor: number, px: number, py: number): Camera {
  const k = Math.min(Math.max(camera.k * factor, widest(room)), Math.max(CLOSEST, widest(room)))
  const by = k / camera.k
  return kept({ k, x: px - (px - camera.x) * by, y: py - (py - camera.y) * by }, room)
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

/** Whether a place is well in sight. */
export function inSight(camera: Camera, room: Room, [x, y]: readonly [number, number], margin = 40): boolean {
  const [px, py] = [x * camera.k + camera.x, y * camera.k + camera.y]
  return px >= margin && px <= room.w - margin && py >= margin && py <= room.h - margin
}
