/** SHA-256 of a text, in hexadecimal digits.
 *
 * Browsers have it, but only for pages that came by TLS; a saloon at home is reached without.
 */
export function sha256(text: string): string {
  const { constants, start } = TABLES
  const bytes = new TextEncoder().encode(text)
  const blocks = new DataView(new ArrayBuffer(((bytes.length + 72) >> 6) << 6))
  bytes.forEach((byte, at) => blocks.setUint8(at, byte))
  blocks.setUint8(bytes.length, 0x80)
  blocks.setUint32(blocks.byteLength - 4, bytes.length * 8)

  const hash = Uint32Array.from(start)
  const w = new Uint32Array(64)
  for (let block = 0; block < blocks.byteLength; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = blocks.getUint32(block + 4 * i)
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15]!
      const b = w[i - 2]!
      const small = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)
      const large = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)
      w[i] = w[i - 16]! + small + w[i - 7]! + large
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number]
    for (let i = 0; i < 64; i++) {
      const mixed = (e & f) ^ (~e & g)
      const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + mixed + constants[i]! + w[i]!) | 0
      const most = (a & b) ^ (a & c) ^ (b & c)
      const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
    }
    ;[a, b, c, d, e, f, g, h].forEach((value, at) => (hash[at] = hash[at]! + value))
  }
  return [...hash].map((word) => word.toString(16).padStart(8, '0')).join('')
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

/** The first bits behind the point of the roots of the first primes. */
const TABLES = (() => {
  const primes: number[] = []
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n)
  const bits = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32)
  return { constants: primes.map((p) => bits(Math.cbrt(p))), start: primes.slice(0, 8).map((p) => bits(Math.sqrt(p))) }
})()
