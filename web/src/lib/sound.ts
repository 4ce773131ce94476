/** Short sounds, made in the browser: nothing is downloaded. */
import { settings } from './settings.svelte.ts'

export type Sound =
  | 'turn'
  | 'shot'
  | 'hit'
  | 'miss'
  | 'draw'
  | 'flip'
  | 'death'
  | 'win'
  | 'click'
  | 'roll'
  | 'arrow'
  | 'burst'

let context: AudioContext | null = null

/** One sound of a pitch that glides, with a soft end. */
function tone(
  out: AudioContext,
  to: AudioNode,
  at: number,
  shape: OscillatorType,
  from: number,
  until: number,
  seconds: number,
  loud: number,
): void {
  const voice = out.createOscillator()
  const level = out.createGain()
  voice.type = shape
  voice.frequency.setValueAtTime(from, at)
  voice.frequency.exponentialRampToValueAtTime(Math.max(until, 1), at + seconds)
  level.gain.setValueAtTime(0.0001, at)
  level.gain.exponentialRampToValueAtTime(loud, at + Math.min(0.012, seconds / 4))
  level.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  voice.connect(level).connect(to)
  voice.start(at)
  voice.stop(at + seconds + 0.02)
}

/** A burst of noise through a filter. */
function noise(
  out: AudioContext,
  to: AudioNode,
  at: number,
  kind: BiquadFilterType,
  from: number,
  until: number,
  seconds: number,
  loud: number,
): void {
  const length = Math.ceil(out.sampleRate * seconds)
  const buffer = out.createBuffer(1, length, out.sampleRate)
  const data = buffer.getChannelData(0)
  for (let i = 0; i < length; i++) data[i] = Math.random() * 2 - 1
  const source = out.createBufferSource()
  source.buffer = buffer
  const filter = out.createBiquadFilter()
  filter.type = kind
  filter.frequency.setValueAtTime(from, at)
  filter.frequency.exponentialRampToValueAtTime(until, at + seconds)
  const level = out.createGain()
  level.gain.setValueAtTime(loud, at)
  level.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  source.connect(filter).connect(level).connect(to)
  source.start(at)
}

type Player = (out: AudioContext, to: AudioNode, at: number) => void

const SOUNDS: Record<Sound, Player> = {
  turn: (out, to, at) => {
    tone(out, to, at, 'triangle', 523, 523, 0.16, 0.5)
    tone(out, to, at + 0.13, 'triangle', 784, 784, 0.3, 0.5)
  },
  shot: (out, to, at) => {
    noise(out, to, at, 'lowpass', 5200, 240, 0.32, 0.9)
    tone(out, to, at, 'sine', 160, 42, 0.22, 0.8)
  },
  hit: (out, to, at) => {
    tone(out, to, at, 'sine', 120, 48, 0.2, 0.9)
    noise(out, to, at, 'lowpass', 700, 120, 0.14, 0.5)
  },
  miss: (out, to, at) => tone(out, to, at, 'sawtooth', 2400, 700, 0.34, 0.16),
  draw: (out, to, at) => noise(out, to, at, 'bandpass', 2600, 5200, 0.11, 0.4),
  flip: (out, to, at) => {
    noise(out, to, at, 'highpass', 2000, 4200, 0.05, 0.45)
    tone(out, to, at + 0.05, 'square', 420, 620, 0.06, 0.12)
  },
  death: (out, to, at) => {
    for (const [i, pitch] of [196, 185, 147].entries())
      tone(out, to, at + i * 0.24, 'triangle', pitch, pitch * 0.98, 0.42, 0.5)
  },
  win: (out, to, at) => {
    for (const [i, pitch] of [392, 523, 659, 784].entries())
      tone(out, to, at + i * 0.12, 'triangle', pitch, pitch, 0.36, 0.45)
  },
  roll: (out, to, at) => {
    for (const [i, wait] of [0, 0.07, 0.13, 0.22, 0.29, 0.4].entries())
      noise(out, to, at + wait, 'bandpass', 2400 - i * 170, 1300, 0.045, 0.7 - i * 0.08)
  },
  arrow: (out, to, at) => noise(out, to, at, 'bandpass', 900, 3600, 0.2, 0.4),
  burst: (out, to, at) => {
    for (let i = 0; i < 6; i++) noise(out, to, at + i * 0.075, 'lowpass', 4200, 300, 0.09, 0.7)
  },
  click: (out, to, at) => tone(out, to, at, 'square', 900, 500, 0.035, 0.12),
}

/** Play a sound, unless sounds are off or the browser has none. */
export function play(sound: Sound): void {
  if (!settings.sounds || settings.volume === 0 || typeof AudioContext === 'undefined') return
  // A browser holds sound back until the page was touched.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  const level = context.createGain()
  level.gain.value = settings.volume ** 2 * 0.6
  level.connect(context.destination)
  SOUNDS[sound](context, level, context.currentTime + 0.01)
  setTimeout(() => level.disconnect(), 2000)
}
