import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { KyselyPlugin, RootOperationNode } from 'kysely'
import { sql } from 'kysely'
import { pino } from 'pino'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CallData } from '#contracts/schemas.ts'
import { createDb } from '#server/db/connection.ts'
import { jobTasks } from '#server/jobs/start-jobs.ts'
import { ACCOUNT_JOB, BATCH_ROWS, ROWS_AT_ONCE, tendAccountJobs } from '#server/modules/account/account-jobs.ts'
import { chatsFor } from '#server/platform/bot/chats-for.ts'
import { relayAll } from '#tests/helpers/database/relay-outbox.ts'
import { runJobs } from '#tests/helpers/database/run-jobs.ts'
import { auditedAppWithPlayers } from '#tests/helpers/server/item-server.ts'
import { type TestApp, testApp } from '#tests/helpers/server/test-app.ts'

const ATTACKS = 60_000
const DEFENCES = 40_000
const FIGHTS = ATTACKS + DEFENCES
const MINUTE_MS = 60_000

const { server, players } = await auditedAppWithPlayers()
const rival = await players.join({ username: 'rival' })

const seedFights = async (id: number, attacks: number, defences: number): Promise<void> => {
  // A connection without statement timeout.
  const seeding = createDb(server.database.url, { max: 1, statementTimeoutMs: 0 })
  const copies = (from: number, to: number, count: number) => sql`
    insert into fights (id, at, kind, attacker_id, defender_id, server_seed, client_key, rules_version, result)
    select gen_random_uuid(), at - n * interval '1 second', kind, attacker_id, defender_id, '', '', rules_version,
      jsonb_build_object('winner', result -> 'winner', 'user', jsonb_build_object('username', result #> '{user,username}'),
        'enemy', jsonb_build_object('username', result #> '{enemy,username}'))
    from fights, generate_series(1, ${count}::integer) n where attacker_id = ${from}::bigint and defender_id = ${to}::bigint`
  await players.challenge(id, rival)
  await copies(id, rival, attacks - 1).execute(seeding.db)
  await players.challenge(rival, id)
  await copies(rival, id, defences - 1).execute(seeding.db)
  await relayAll(server)
  await sql`
    insert into defences (defender_id, at, fight_id, attacker_id)
    select defender_id, at, id, attacker_id from fights
    where attacker_id in (${id}::bigint, ${rival}::bigint) and defender_id in (${id}::bigint, ${rival}::bigint)
    on conflict do nothing`.execute(seeding.db)
  await seeding.close()
}

interface Counted {
  readonly rows: number[]
  readonly db: TestApp['db']
}

/** Counts statements. After `dieAfter` of them every further one fails, as if the process had been killed. */
const counted = (dieAfter = Number.POSITIVE_INFINITY): Counted => {
  const rows: number[] = []
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }): RootOperationNode => {
      if (rows.length >= dieAfter) throw new Error('killed')
      return node
    },
    transformResult: async ({ result }) => {
      rows.push(Math.max(result.rows.length, Number(result.numAffectedRows ?? 0n)))
      return result
    },
  }
  return { rows, db: server.db.withPlugin(plugin) }
}

const runJob = async (db: TestApp['db'], id: number, kind: 'export' | 'erasure'): Promise<void> => {
  const log = pino({ level: 'silent' })
  const { clock, entropy, config } = server
  const job = jobTasks({ db, clock, entropy, config, log, chats: chatsFor(config) })[ACCOUNT_JOB]
  await job?.({ playerId: String(id), kind }, { job: { run_at: new Date(clock.nowMs()) } } as never)
}

const jobOf = (id: number, kind: 'export' | 'erasure') =>
  server.db
    .selectFrom('account_jobs')
    .selectAll()
    .where('player_id', '=', BigInt(id))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()

const progress = async (id: number) => (await server.call('users.dataProgress', {}, { as: id })).data

test('a batch is a fraction of a large account, and the call itself, which has to be answered in time, does a tenth of one', () => {
  expect(BATCH_ROWS).toBeLessThanOrEqual(2000)
  expect(ROWS_AT_ONCE).toBeLessThanOrEqual(BATCH_ROWS / 10)
})

describe('an account of 100,000 fights', { timeout: 120_000 }, () => {
  let id: number
  beforeAll(async () => {
    id = await players.join({ username: 'veteran' })
    await players.fight(id)
    await seedFights(id, ATTACKS, DEFENCES)
    await sql`
      insert into ledger (account, at, id, asset, amount, reason, ref)
      select ${id}::bigint, at - n * interval '1 second', gen_random_uuid(), 'star', case when n % 2 = 0 then 1 else -1 end, 'fight-win', null
      from generate_series(1, 10000) n, (select max(at) as at from ledger
      where account = ${id}::bigint) newest`.execute(server.db)
  }, 120_000)

  test('is exported by a job in batches, which goes on where it was killed, and is whole', async () => {
    const asked = await server.call('users.export', {}, { as: id })
    expect([asked.status, asked.error.code, asked.error.details]).toEqual([409, 'export-in-progress', { percent: 0 }])
    const again = await Promise.all([1, 2].map(() => server.call('users.export', {}, { as: id })))
    expect(again.map(({ status }) => status)).toEqual([409, 409])

    const first = counted()
    await runJob(first.db, id, 'export')
    const killed = counted(112)
    await expect(runJob(killed.db, id, 'export')).rejects.toThrow('killed')
    const before = await jobOf(id, 'export')
    expect(before.done).toBeGreaterThan(10_000)
    const seen = await progress(id)
    expect(seen.export?.percent).toBeGreaterThan(9)
    expect(seen.export?.percent).toBeLessThan(100)
    await players.challenge(id, rival)

    const resumed = counted()
    while ((await jobOf(id, 'export')).finished_at === null) await runJob(resumed.db, id, 'export')
    expect(await runJobs(server)).toBe(0)
    expect((await progress(id)).export).toEqual({ percent: 100 })
    expect(Math.max(...first.rows, ...killed.rows, ...resumed.rows)).toBeLessThanOrEqual(BATCH_ROWS)
    const done = (await jobOf(id, 'export')).done
    const wanted = Object.values((await jobOf(id, 'export')).totals ?? {}).reduce((sum, rows) => sum + rows, 0)
    expect(done).toBe(wanted)

    const { status, data } = await server.call('users.export', {}, { as: id })
    expect(status).toBe(200)
    expect(data.fights).toHaveLength(FIGHTS + 1)
    expect(new Set(data.fights.map((fight) => fight.id)).size).toBe(FIGHTS + 1)
    const times = data.fights.map(({ at }) => Date.parse(String(at)))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    const { rows } = await sql<{ n: bigint }>`
      select count(*) as n from ledger where account = ${id}::bigint`.execute(server.db)
    expect([data.ledger.length, new Set(data.ledger.map((row) => row.id)).size]).toEqual(
      Array(2).fill(Number(rows[0]?.n)),
    )
    expect(data.profile).toMatchObject({ id, username: 'veteran', user_seasons: [{ player_id: id }] })

    const soon = await server.call('users.export', {}, { as: id })
    expect([soon.status, soon.error.code]).toEqual([429, 'rate-limited'])
    server.clock.advance(61 * MINUTE_MS)
    await tendAccountJobs(server)
    const { rows: parts } = await sql`select 1 from export_parts`.execute(server.db)
    expect(parts).toEqual([])
    expect((await progress(id)).export).toBeNull()
  })

  test('is closed and no longer met at once, and erased in batches by a job that goes on where it was killed', async () => {
    const idempotencyKey = randomUUID()
    const remove = () => server.call('users.delete', {}, { as: id, idempotencyKey })
    expect((await remove()).data).toEqual({ deleted: true })
    expect((await server.call('users.me', {}, { as: id })).error.code).toBe('player-not-found')
    for (const query of ['veteran', String(id)]) {
      const met = await server.call('combats.challenge', { body: { query } }, { as: rival })
      expect(met.error.code).toBe('opponent-not-found')
    }
    const history = await server.call('combats.history', { query: {} }, { as: rival })
    expect(history.data.items.map(({ opponent }) => opponent.username)).not.toContain('veteran')
    expect((await remove()).data).toEqual({ deleted: true })
    expect(await progress(id)).toEqual({ export: null, deletion: { percent: 0 } })

    const killed = counted(152)
    await expect(runJob(killed.db, id, 'erasure')).rejects.toThrow('killed')
    const before = await jobOf(id, 'erasure')
    expect(before.done).toBeGreaterThan(10_000)
    expect((await progress(id)).deletion?.percent).toBeGreaterThan(9)

    // A killed process holds its job for hours, until another process takes the job over.
    await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'killed'`.execute(server.db)
    await tendAccountJobs(server)
    expect(await runJobs(server)).toBe(1)
    expect((await jobOf(id, 'erasure')).done).toBe(before.done)
    server.clock.advance(3 * MINUTE_MS)
    await tendAccountJobs(server)
    expect(await runJobs(server)).toBe(1)
    await sql`delete from graphile_worker._private_jobs`.execute(server.db)

    const after = await jobOf(id, 'erasure')
    // Only the first batch of incoming fights is deleted again, because it belonged to the call.
    expect(after.done).toBeGreaterThanOrEqual(FIGHTS + 2)
    expect(after.done).toBeLessThan(FIGHTS + BATCH_ROWS + 100)
    expect((await progress(id)).deletion).toEqual({ percent: 100 })
    const { rows } = await sql`
      select 1 from fights where result::text like '%veteran%'
        and ${id}::bigint in (attacker_id, defender_id)`.execute(server.db)
    expect(rows).toEqual([])
    expect(Math.max(...killed.rows)).toBeLessThanOrEqual(BATCH_ROWS)
  })

  test('cannot be joined again while it is erased', async () => {
    const other = await players.join()
    await seedFights(other, BATCH_ROWS + 1, 2)
    await server.call('users.delete', {}, { as: other })
    server.clock.advance(31 * 24 * 60 * MINUTE_MS)
    const join = () => server.call('users.onboard', { body: { house_id: 1 } }, { as: other })
    const early = await join()
    expect([early.error.code, early.error.details]).toEqual(['account-deleted', { days: 1 }])
    expect(await runJobs(server)).toBe(0)
    expect((await join()).status).toBe(200)
  })
})

const slowServer = (statementMs: number): Promise<TestApp> => {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }): RootOperationNode => node,
    transformResult: async ({ result }) => {
      await pause(statementMs)
      return result
    },
  }
  return testApp({ database: { ...server.database, db: server.db.withPlugin(plugin) } })
}

describe('an export while the database is slow', { timeout: 30_000 }, () => {
  test('is answered at once with 60 ms a statement, by two players at the same time, too', async () => {
    const slow = await slowServer(60)
    const ids = [await players.join(), await players.join()]
    const answers = await Promise.all(ids.map((id) => slow.call('users.export', {}, { as: id })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await slow.app.close()
  })

  test('is made by the job when it would not be there in time, and never answered 503', async () => {
    const slow = await slowServer(250)
    const id = await players.join()
    const ask = () => slow.call('users.export', {}, { as: id })
    const first = await ask()
    expect([first.status, first.error]).toMatchObject([409, { code: 'export-in-progress', details: { percent: 0 } }])
    expect((await ask()).error.code).toBe('export-in-progress')
    while ((await jobOf(id, 'export')).finished_at === null) await runJob(server.db, id, 'export')
    await runJobs(server)
    // An aborted export must not make the next one wait.
    const { status, data } = await server.call('users.export', {}, { as: id })
    expect([status, data.profile]).toMatchObject([200, { id }])
    await slow.app.close()
  })
})

describe('exports', () => {
  test('of a small account four times at once: one is answered, the others are refused', async () => {
    const id = await players.join()
    const answers = await Promise.all(Array.from({ length: 4 }, () => server.call('users.export', {}, { as: id })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429])
  })

  test('that are collected have the form of those that are answered at once', async () => {
    const id = await players.join({ username: 'twin' })
    await players.fight(id)
    await server.call('equipments.claimWelcome', {}, { as: id })
    const atOnce = (await server.call('users.export', {}, { as: id })).data
    server.clock.advance(11 * MINUTE_MS)
    const now = new Date(server.clock.nowMs())
    await server.db
      .insertInto('account_jobs')
      .values({ player_id: id, kind: 'export', asked_at: now, moved_at: now, step: 'own' })
      .execute()
    while ((await jobOf(id, 'export')).finished_at === null) await runJob(server.db, id, 'export')
    const collected: CallData<'users.export'> = (await server.call('users.export', {}, { as: id })).data
    expect(collected).toEqual({ ...atOnce, exported_at: now.toISOString() })
  })

  test('that are collected end with the account', async () => {
    const id = await players.join()
    const now = new Date(server.clock.nowMs())
    await server.db
      .insertInto('account_jobs')
      .values({ player_id: id, kind: 'export', asked_at: now, moved_at: now, step: 'ledger' })
      .execute()
    await server.call('users.delete', {}, { as: id })
    await runJob(server.db, id, 'export')
    const { rows } = await sql`select 1 from export_parts where player_id = ${id}::bigint`.execute(server.db)
    expect(rows).toEqual([])
    expect(await progress(id)).toEqual({ export: null, deletion: null })
  })
})
