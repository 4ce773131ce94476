import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TableState } from '../lib/protocol'
import Deal from './Deal.svelte'
import { tableState } from './state.fixture'
import { LiveTable } from './table.svelte'

const SEED = '170141183460469231731687303715884105733'
const SALT = '00112233445566778899aabbccddeeff'
const HASH = createHash('sha256').update(`${SALT}:${SEED}`).digest('hex')

let table: LiveTable

afterEach(cleanup)

beforeEach(() => {
  table = new LiveTable({
    send: () => new Promise(() => undefined),
    film: () => new Promise(() => undefined),
    now: () => 0,
  })
})

function told(more: Partial<TableState>): void {
  table.take({ is: 'table', n: 1, table: tableState({ seed_hash: HASH, ...more }) })
}

async function check(): Promise<string> {
  render(Deal, { table })
  await fireEvent.click(screen.getByRole('button'))
  return screen.getByRole('status').textContent!.trim()
}

describe('the deal', () => {
  it('shows its fingerprint in full, and no check while the game runs', () => {
    told({})
    render(Deal, { table })
    expect(screen.getByText(HASH)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('fits what was promised', async () => {
    told({})
    told({ phase: 'finished', seed: SEED, salt: SALT })
    expect(await check()).toBe('ui-deal-fits')
  })

  it('does not fit another seed, nor a fingerprint that was changed afterwards', async () => {
    told({})
    const salt = 'ff'.repeat(16)
    const other = createHash('sha256').update(`${salt}:5`).digest('hex')
    told({ phase: 'finished', seed: '5', salt, seed_hash: other })
    expect(await check()).toBe('ui-deal-differs')
  })

  it('says so if it was not there during the game', async () => {
    told({ phase: 'finished', seed: SEED, salt: SALT })
    expect(await check()).toBe('ui-deal-fits-late')
  })

  it('has nothing to check for a game from before there was a salt', () => {
    told({ phase: 'finished', seed: SEED, salt: '' })
    render(Deal, { table })
    expect(screen.queryByRole('button')).toBeNull()
  })
})
