import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallName } from '#contracts/calls.ts'
import { MS_PER_HOUR } from '#rules/units.ts'
import { isMigrated, migrate } from '#server/db/migrate.ts'
import { forgetStatementNames } from '#server/db/statement-names.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { type TestApp, testApp } from '#tests/helpers/server/test-app.ts'

/** As many calls at once as the pool has connections. */
const AT_ONCE = 8

let app: TestApp
let ids: number[]
beforeAll(async () => {
  app = await testApp()
  const players = kombatPlayers(app)
  ids = []
  for (let count = 0; count < AT_ONCE; count += 1) ids.push(await players.join())
})
afterAll(() => app.close())

const READS = ['users.me', 'combats.me', 'season.me', 'daily.get', 'users.boosts'] as const satisfies CallName[]

const playEverywhere = async (): Promise<number[]> => {
  const one = async (as: number): Promise<number[]> => {
    const statuses: number[] = []
    for (const name of READS) statuses.push((await app.call(name, {}, { as })).status)
    const idempotencyKey = crypto.randomUUID()
    statuses.push((await app.call('users.claim', {}, { as, idempotencyKey })).status)
    statuses.push((await app.call('combats.find', {}, { as })).status)
    return statuses
  }
  const statuses = (await Promise.all(ids.map(one))).flat()
  app.clock.advance(MS_PER_HOUR)
  return statuses
}

const TABLES = ['players', 'balances', 'boosts', 'user_seasons', 'pending_matches', 'check_ins', 'upgrades', 'items']

describe('a server beside a newer build', () => {
  test('answers every call while its tables gain a column, on every connection', async () => {
    app.clock.advance(MS_PER_HOUR)
    expect(new Set(await playEverywhere())).toEqual(new Set([200]))
    for (const table of TABLES) await sql`alter table ${sql.table(table)} add column of_tomorrow int`.execute(app.db)
    expect(new Set(await playEverywhere())).toEqual(new Set([200]))
    for (const table of TABLES) await sql`alter table ${sql.table(table)} drop column of_tomorrow`.execute(app.db)
    expect(new Set(await playEverywhere())).toEqual(new Set([200]))
  })

  test('runs a transaction anew whose plan went stale in its middle, with nothing of the first run left', async () => {
    // Other test files of this process may have used up the names, and only a named statement keeps its plan.
    forgetStatementNames()
    await sql`create table deployed (n int)`.execute(app.db)
    const read = async (db: typeof app.db) => sql`select * from deployed where n > ${0}`.execute(db)
    let runs = 0
    const { rows } = await inTransaction(app.db, async (trx) => {
      runs += 1
      await sql`insert into deployed values (${runs})`.execute(trx)
      const before = await read(trx)
      if (runs === 1) await sql`alter table deployed add column later int`.execute(trx)
      await read(trx)
      return before
    })
    expect(runs).toBe(2)
    expect(rows).toEqual([{ n: 2 }])
    expect((await read(app.db)).rows).toEqual([{ n: 2 }])
  })

  test('starts anew on the newer schema', async () => {
    await sql`insert into kysely_migration values ('999-of-tomorrow', '2027-01-01')`.execute(app.db)
    expect(await migrate(app.db)).toEqual([])
    expect(await isMigrated(app.db)).toBe(true)
  })
})
