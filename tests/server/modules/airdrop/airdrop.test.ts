import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LedgerReason } from '../../../../src/contracts/ledger-reasons.ts'
import { MS_PER_DAY, MS_PER_HOUR, tokToNano } from '../../../../src/rules/units.ts'
import { postMovements } from '../../../../src/server/db/ledger.ts'
import { mint } from '../../../../src/server/db/movements.ts'
import { inTransaction } from '../../../../src/server/db/transaction.ts'
import { type KombatPlayers, kombatPlayers } from '../../../helpers/players/kombat-players.ts'
import { TEST_NOW_MS, type TestApp, testApp } from '../../../helpers/server/test-app.ts'

let server: TestApp
let players: KombatPlayers
beforeAll(async () => {
  server = await testApp()
  players = kombatPlayers(server)
})
afterAll(() => server.close())

const progress = async (as: number) => (await server.call('airdrop.progress', {}, { as })).data

/** Books something for a player at an instant. */
const book = (to: number, reason: LedgerReason, atMs: number): Promise<unknown> =>
  inTransaction(server.db, (tx) =>
    postMovements(
      tx,
      [mint({ id: randomUUID(), to, asset: 'tok', amount: BigInt(tokToNano(1)), reason, ref: null })],
      atMs,
    ),
  )

describe('the way to the airdrop (row 16; R38)', () => {
  it('has no day at the beginning: joining is no act', async () => {
    server.clock.set(TEST_NOW_MS)
    const id = await players.join()
    expect(await progress(id)).toEqual({ active_days: 0, days_needed: 10, active_today: false })
  })

  it('counts a UTC day once, by a claim, a won fight or a check-in, and by nothing else', async () => {
    server.clock.set(TEST_NOW_MS)
    const id = await players.join()
    await server.call('daily.claim', {}, { as: id })
    server.clock.advance(2 * MS_PER_HOUR)
    await server.call('users.claim', {}, { as: id })
    expect(await progress(id)).toMatchObject({ active_days: 1, active_today: true })
    await book(id, 'fight-win', TEST_NOW_MS + MS_PER_DAY)
    await book(id, 'hunt', TEST_NOW_MS + 2 * MS_PER_DAY)
    server.clock.set(TEST_NOW_MS + 3 * MS_PER_DAY)
    expect(await progress(id)).toMatchObject({ active_days: 2, active_today: false })
  })

  it('tells the days apart at midnight UTC', async () => {
    const midnight = Math.ceil(TEST_NOW_MS / MS_PER_DAY) * MS_PER_DAY
    server.clock.set(TEST_NOW_MS)
    const id = await players.join()
    await book(id, 'claim', midnight - 1)
    await book(id, 'claim', midnight)
    server.clock.set(midnight)
    expect(await progress(id)).toMatchObject({ active_days: 2, active_today: true })
  })

  it('stops at the tenth day, however many there are', async () => {
    server.clock.set(TEST_NOW_MS)
    const id = await players.join()
    for (let day = 0; day < 12; day++) await book(id, 'claim', TEST_NOW_MS + day * MS_PER_DAY)
    server.clock.set(TEST_NOW_MS + 12 * MS_PER_DAY)
    expect(await progress(id)).toMatchObject({ active_days: 10 })
  })

  it('begins anew with who joins again after a deletion, and counts nobody else’s days', async () => {
    server.clock.set(TEST_NOW_MS)
    const [id, other] = [await players.join(), await players.join()]
    await book(id, 'claim', TEST_NOW_MS)
    expect(await progress(other)).toMatchObject({ active_days: 0 })
    server.clock.advance(MS_PER_HOUR)
    await server.db
      .updateTable('players')
      .set({ restarted_at: new Date(server.clock.nowMs()) })
      .where('id', '=', BigInt(id))
      .execute()
    expect(await progress(id)).toMatchObject({ active_days: 0, active_today: false })
  })
})
