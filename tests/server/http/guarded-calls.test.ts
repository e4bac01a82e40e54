import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { MS_PER_HOUR, MS_PER_SECOND } from '#rules/units.ts'
import type { Database } from '#server/db/database.ts'
import { insertUpgrade } from '#server/modules/upgrades/store.ts'
import { untilLockWaits } from '#tests/helpers/database/lock-waiters.ts'
import { auditedAppWithPlayers } from '#tests/helpers/server/item-server.ts'
import type { TestApp } from '#tests/helpers/server/test-app.ts'

const { server, players } = await auditedAppWithPlayers()
let id: number
beforeEach(async () => {
  id = await players.join()
  server.clock.advance(MS_PER_HOUR)
})

type Change = (
  trx: Parameters<Parameters<ReturnType<TestApp['db']['transaction']>['execute']>[0]>[0],
) => Promise<unknown>

/** Commits `change` after the call has read and before it writes. */
const changedMeanwhile = async <T>(change: Change, call: () => Promise<T>): Promise<T> => {
  let called: Promise<T> | undefined
  await server.db.transaction().execute(async (trx) => {
    await sql`select from players where id = ${id}::bigint for no key update`.execute(trx)
    called = call()
    await untilLockWaits(server.db)
    await change(trx)
  })
  if (!called) throw new Error('The call was not sent.')
  return called
}

const countOf = async (table: keyof Database, owner: string): Promise<number> => {
  const { rows } = await sql<{ n: bigint }>`
    select count(*) as n from ${sql.table(table)} where ${sql.ref(owner)} = ${id}::bigint`.execute(server.db)
  return Number(rows[0]?.n)
}

describe('a claim whose state changes between its read and its write (rows 49, 56)', () => {
  const claim = () => server.call('users.claim', {}, { as: id })

  test('is computed again with a level bought meanwhile', async () => {
    const boughtAtMs = server.clock.nowMs() - 30 * 60 * MS_PER_SECOND
    const other = await players.join()
    const buy = (playerId: number): Change => {
      const row = { playerId, type: 'mining-tok' as const, level: 1, nowMs: boughtAtMs }
      return (trx) => insertUpgrade(trx, row)
    }
    const { last_claim_at } = await players.row(id)
    await server.db.updateTable('players').set({ last_claim_at }).where('id', '=', BigInt(other)).execute()
    await server.db.transaction().execute(buy(other))
    const expected = (await server.call('users.claim', {}, { as: other })).data.amount
    const { data } = await changedMeanwhile(buy(id), claim)
    expect(data.amount).toBe(expected)
  })

  test('of an account that is deleted meanwhile pays nothing', async () => {
    const before = await countOf('ledger', 'account')
    const deletion: Change = (trx) =>
      trx.updateTable('players').set({ deleted_at: new Date() }).where('id', '=', BigInt(id)).execute()
    const { error } = await changedMeanwhile(deletion, claim)
    expect(error.code).toBe('player-not-found')
    expect(await countOf('ledger', 'account')).toBe(before)
    await server.db.updateTable('players').set({ deleted_at: null }).where('id', '=', BigInt(id)).execute()
  })

  test('that keeps changing ends with a 503 and nothing of it', async () => {
    await sql`alter function settle_claim rename to settle_claim_kept`.execute(server.db)
    const { rows } = await sql<{ given: string }>`
      select pg_get_function_arguments('settle_claim_kept'::regproc) as given`.execute(server.db)
    await sql`
      create function settle_claim(${sql.raw(rows[0]?.given ?? '')}) returns bigint language plpgsql
      as $$ begin raise exception 'state-changed' using errcode = 'HK002'; end $$`.execute(server.db)
    const { status, error, headers } = await claim()
    await sql`drop function settle_claim`.execute(server.db)
    await sql`alter function settle_claim_kept rename to settle_claim`.execute(server.db)
    expect([status, error.code, Number(headers['retry-after'])]).toEqual([503, 'unavailable', expect.any(Number)])
    expect((await claim()).status).toBe(200)
  })
})

describe('a fight whose state changes between its read and its write (rows 83, 97; R11)', () => {
  const fight = (idempotencyKey = randomUUID()) => server.call('combats.fight', {}, { as: id, idempotencyKey })

  test('is not fought under a commitment that was not shown', async () => {
    await players.find(id)
    const resync: Change = (trx) =>
      trx
        .updateTable('pending_matches')
        .set({ commitment: 'another', shown: false })
        .where('player_id', '=', BigInt(id))
        .execute()
    const { error } = await changedMeanwhile(resync, () => fight())
    expect(error.code).toBe('match-not-found')
    expect(await countOf('fights', 'attacker_id')).toBe(0)
  })

  test('burns the energy that is there now, and keeps what another call has won', async () => {
    await players.find(id)
    const spend: Change = (trx) => trx.updateTable('players').set({ energy: 0 }).where('id', '=', BigInt(id)).execute()
    const { error } = await changedMeanwhile(spend, () => fight())
    expect(error.code).toBe('out-of-energies')
    expect(await countOf('pending_matches', 'player_id')).toBe(1)
  })

  test('is answered again equal field by field, though much has happened since', async () => {
    await players.find(id)
    const key = randomUUID()
    const first = await fight(key)
    await server.call('users.claim', {}, { as: id })
    for (let fights = 0; fights < 3; fights += 1) await players.fight(id)
    const again = await fight(key)
    expect(again.data).toEqual(first.data)
    expect(JSON.stringify(again.data)).toBe(JSON.stringify(first.data))
    const { answer } = await server.db
      .selectFrom('idempotency')
      .select('answer')
      .where('player_id', '=', BigInt(id))
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(answer).length).toBeLessThan(400)
  })
})

test('a key of one call is refused for another, guarded or not', async () => {
  const key = randomUUID()
  const as = { as: id, idempotencyKey: key }
  expect((await server.call('users.claim', {}, as)).status).toBe(200)
  await players.find(id)
  expect((await server.call('combats.fight', {}, as)).error.code).toBe('idempotency-conflict')
  expect((await server.call('daily.claim', {}, as)).error.code).toBe('idempotency-conflict')
})
