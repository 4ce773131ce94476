import { beforeEach, describe, expect, it } from 'vitest'
import { TableSocket, socketAddress, type Link, type Surroundings, type Wire } from './socket'

class FakeWire implements Wire {
  sent: any[] = []
  closed = false
  opened = false
  onopen: Wire['onopen'] = null
  onmessage: Wire['onmessage'] = null
  onclose: Wire['onclose'] = null
  constructor(readonly url: string) {}
  send(text: string) {
    if (!this.opened) throw new Error('not open')
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.closed = true
  }
  open() {
    this.opened = true
    this.onopen?.({})
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  break(code = 1006) {
    this.onclose?.({ code })
  }
}

let wires: FakeWire[]
let timers: { run: () => void; at: number; off: boolean }[]
let time: number
let news: any[]
let links: Link[]
let socket: TableSocket

const world: Surroundings = {
  open(url) {
    const wire = new FakeWire(url)
    wires.push(wire)
    return wire
  },
  now: () => time,
  later(run, ms) {
    const timer = { run, at: time + ms, off: false }
    timers.push(timer)
    return timer
  },
  cancel(timer) {
    if (timer) (timer as { off: boolean }).off = true
  },
  random: () => 0.5,
}

function pass(ms: number) {
  const until = time + ms
  for (;;) {
    const due = timers.filter((t) => !t.off && t.at <= until).sort((a, b) => a.at - b.at)[0]
    if (!due) break
    due.off = true
    time = due.at
    due.run()
  }
  time = until
}

const wire = () => wires.at(-1)!
const welcome = (n: number, epoch = 'e') => ({ is: 'welcome', n, epoch })

beforeEach(() => {
  wires = []
  timers = []
  time = 1000
  news = []
  links = []
  socket = new TableSocket('ws://h/s', { news: (one) => news.push(one), link: (one) => links.push(one) }, world)
  socket.start()
  wire().open()
  wire().say(welcome(5))
})

describe('news', () => {
  it('comes in order', () => {
    wire().say({ is: 'asked', n: 6 })
    wire().say({ is: 'asked', n: 7 })
    expect(news.map((one) => one.n)).toEqual([5, 6, 7])
  })

  it('is not told twice', () => {
    wire().say({ is: 'asked', n: 6 })
    wire().say({ is: 'asked', n: 6 })
    wire().say({ is: 'asked', n: 4 })
    expect(news.map((one) => one.n)).toEqual([5, 6])
  })

  it('with a gap asks once for everything anew, and tells nothing until it is there', () => {
    wire().say({ is: 'asked', n: 8 })
    wire().say({ is: 'asked', n: 9 })
    expect(wire().sent.map((one) => one.do)).toEqual(['resync'])
    expect(news.map((one) => one.n)).toEqual([5])
    wire().say(welcome(9))
    wire().say({ is: 'asked', n: 10 })
    expect(news.map((one) => one.n)).toEqual([5, 9, 10])
  })
})

describe('commands', () => {
  it('are answered by their id', async () => {
    const first = socket.send({ do: 'undo' })
    const second = socket.send({ do: 'pause' })
    const [a, b] = wire().sent
    expect(a.id).not.toBe(b.id)
    wire().say({ is: 'answer', re: b.id, refused: 'not-host' })
    wire().say({ is: 'answer', re: a.id, refused: '' })
    expect((await second).refused).toBe('not-host')
    expect((await first).refused).toBe('')
  })

  it('that were not answered are sent again under the same id, answered ones are not', () => {
    void socket.send({ do: 'undo' })
    void socket.send({ do: 'choose', ask: 3, option: 'pass' })
    const [undo, choose] = wire().sent
    wire().say({ is: 'answer', re: undo.id })
    wire().break()
    pass(5000)
    wire().open()
    expect(wires).toHaveLength(2)
    expect(wire().sent).toEqual([choose])
  })

  it('given while the line is down go out when it is back', () => {
    wire().break()
    void socket.send({ do: 'pause' })
    pass(5000)
    wire().open()
    expect(wire().sent.map((one) => one.do)).toEqual(['pause'])
  })
})

describe('the line', () => {
  it('names the last news when it comes back', () => {
    wire().say({ is: 'asked', n: 6 })
    wire().break()
    pass(5000)
    expect(wire().url).toBe('ws://h/s?since=e%3A6')
    wire().open()
    wire().say({ is: 'asked', n: 7 })
    expect(news.map((one) => one.n)).toEqual([5, 6, 7])
    expect(links).toEqual(['connecting', 'connected', 'reconnecting', 'connected'])
  })

  it('waits longer after every failure, and not after a success', () => {
    const waits: number[] = []
    for (let i = 0; i < 7; i++) {
      const [count, from] = [wires.length, time]
      wire().break()
      while (wires.length === count) pass(50)
      waits.push(time - from)
    }
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000])
    wire().open()
    wire().say({ is: 'asked', n: 6 })
    wire().break()
    const count = wires.length
    pass(400)
    expect(wires.length).toBe(count + 1)
  })

  it('that is silent is asked for a sign of life, and given up without one', () => {
    pass(5000)
    expect(wire().sent.map((one) => one.do)).toEqual(['ping'])
    pass(10_000)
    expect(wires[0]!.closed).toBe(true)
    expect(links).toContain('reconnecting')
  })

  it('that answers is kept', () => {
    for (let i = 0; i < 10; i++) {
      pass(5000)
      const ping = wire().sent.at(-1)
      wire().say({ is: 'answer', re: ping.id })
    }
    expect(wires).toHaveLength(1)
    expect(links).toEqual(['connecting', 'connected'])
  })

  it('is not opened again when the server says no', () => {
    wire().break(4403)
    pass(60_000)
    expect(wires).toHaveLength(1)
    expect(links.at(-1)).toBe('refused')
  })

  it('is tried at once when the page is looked at again', () => {
    wire().break()
    socket.nudge()
    expect(wires).toHaveLength(2)
  })

  it('is opened anew at once when the network is back, whether or not the old one knows it is dead', () => {
    const old = wire()
    socket.renew()
    expect(old.closed).toBe(true)
    expect(wires).toHaveLength(2)
    expect(wire().url).toContain('since=e%3A5')
    expect(links.at(-1)).toBe('reconnecting')
    wire().open()
    expect(links.at(-1)).toBe('connected')
    pass(60)
    expect(wires).toHaveLength(2)
  })

  it('is tried at once on request, and the patience begins anew', () => {
    for (let i = 0; i < 6; i++) {
      wire().break()
      pass(20_000)
    }
    wire().break()
    const before = wires.length
    socket.renew()
    expect(wires).toHaveLength(before + 1)
    pass(30_000) // the timer of the attempt before is gone
    expect(wires).toHaveLength(before + 1)
    wire().break()
    pass(600)
    expect(wires).toHaveLength(before + 2)
  })

  it('ignores what a line says that was given up', () => {
    const old = wire()
    const ear = old.onmessage
    wire().break()
    pass(5000)
    ear?.({ data: JSON.stringify({ is: 'asked', n: 6 }) })
    expect(news.map((one) => one.n)).toEqual([5])
  })

  it('stays closed once stopped', () => {
    socket.stop()
    pass(60_000)
    expect(wires).toHaveLength(1)
    expect(wires[0]!.closed).toBe(true)
  })
})

it('finds its address from the page', () => {
  expect(socketAddress('a/b', { protocol: 'https:', host: 'x:1' })).toBe('wss://x:1/api/tables/a%2Fb/socket')
})
