import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { migrations } from '#server/db/migrations.ts'
import released from '#server/db/released-migrations.json' with { type: 'json' }
import { systemEntropy } from '#server/entropy/entropy.ts'
import { relayOutbox } from '#server/jobs/outbox-relay.ts'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { gameTables, keptWorldAtMs, loadKeptWorld } from '#tests/helpers/database/kept-world.ts'
import { createEmptyDatabase, type TestDatabase } from '#tests/helpers/database/test-database.ts'
import { type ServerUnderTest, startServerUnderTest } from '#tests/helpers/server/server-process.ts'
import { type PlayerRange, reportedFacts, storedFacts } from '#tests/helpers/storm/books.ts'
import { giveStormGear } from '#tests/helpers/storm/gear.ts'
import { httpTransport, type StormClock, stormClock, stormEnv } from '#tests/helpers/storm/http-transport.ts'
import { runStorm } from '#tests/helpers/storm/storm.ts'
import { builtServer } from '#tests/run/server-build.ts'

const NEXT = '999-next-release'
const KEPT: PlayerRange = { from: 7000, to: 7011 }
const NEW: PlayerRange = { from: 8000, to: 8007 }
const OPERATIONS = 120

let database: TestDatabase
let folder: string
let nextRelease: string
let clock: StormClock
const started: ServerUnderTest[] = []

/** Copies the built server and adds a migration: new columns, a table, an index, and a changed function. */
const makeNextRelease = (): string => {
  const own = path.dirname(builtServer())
  // Below this checkout, so that it finds the packages.
  const next = fs.mkdtempSync(path.join(path.dirname(own), 'next-release-'))
  fs.cpSync(own, next, { recursive: true })
  const file = path.join(next, 'functions/listeners.sql')
  const text = `${fs.readFileSync(file, 'utf8')}-- Changed by the next release.\n`
  fs.writeFileSync(file, text)
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16)
  fs.writeFileSync(
    path.join(next, `migrations/${NEXT}.sql`),
    `-- @function listeners.sql ${hash}
alter table players add column of_next text not null default 'next';
alter table items add column of_next integer;
alter table balances add column of_next timestamptz;
alter table pending_matches add column of_next integer;
create table of_next (player_id bigint primary key references players, at timestamptz not null);
create index players_of_next on players (of_next, id);
`,
  )
  return next
}

const start = (file?: string): ServerUnderTest => {
  const server = startServerUnderTest(stormEnv(database, clock), file)
  started.push(server)
  return server
}

/** One hash per table over those columns that the kept world has. */
const hashes = async (db: Db, tables: Awaited<ReturnType<typeof gameTables>>) => {
  const all: Record<string, string | null> = {}
  for (const { name, columns } of tables) {
    const row = sql`concat_ws('|', ${sql.join(columns.map((column) => sql`quote_nullable(${sql.ref(column)}::text)`))})`
    const { rows } = await sql<{ hash: string | null }>`
      select md5(string_agg(row, ',' order by row)) as hash from (select ${row} as row from ${sql.table(name)})
        as rows`.execute(db)
    all[name] = rows[0]?.hash ?? null
  }
  return all
}

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'house-kombat-upgrade-'))
  clock = stormClock(folder, keptWorldAtMs())
  nextRelease = makeNextRelease()
  database = await createEmptyDatabase()
  const first = Object.keys(released['1.0.0'])
  await migrate(database.db, Object.fromEntries(Object.entries(migrations).filter(([name]) => first.includes(name))))
  await loadKeptWorld(database.db)
})
afterAll(async () => {
  for (const server of started) server.signal('SIGKILL')
  await Promise.all(started.map(({ exited }) => exited))
  await database.drop()
  for (const made of [folder, nextRelease]) fs.rmSync(made, { recursive: true })
})

test('the world of 1.0.0 goes through a rolling upgrade of two processes while it is played: nothing is lost, and the books agree', {
  timeout: 300_000,
}, async () => {
  const { db } = database
  expect(await auditDifferences(db)).toEqual([])
  const tables = await gameTables(db)
  const before = await hashes(db, tables)

  const [old, stillOld] = [start(), start()]
  await Promise.all([old.ready, stillOld.ready])
  expect(await hashes(db, tables), 'this build’s own migrations change no row').toEqual({
    ...before,
    world_facts: expect.anything(),
  })

  let serving: readonly Promise<string>[] = [old.ready, stillOld.ready]
  let turn = 0
  const scope = { db, clock, entropy: systemEntropy, log: pino({ level: 'silent' }) }
  const play = (seed: string, { from, to }: PlayerRange, onRound: (round: number) => Promise<void> | void) =>
    runStorm(
      httpTransport(clock, () => {
        turn += 1
        return serving[turn % serving.length] ?? old.ready
      }),
      {
        ...{ seed, firstId: from, players: to - from + 1, operations: OPERATIONS },
        betweenRounds: async (round) => {
          await onRound(round)
          await relayOutbox(scope)
        },
      },
    )

  // The first new process migrates while both old ones are played on, and then replaces one of them.
  let next: ServerUnderTest | undefined
  const beside = await play('beside', NEW, async (round) => {
    if (round === 0) await giveStormGear({ ...scope, nowMs: clock.nowMs() }, NEW)
    if (round !== 1) return
    next = start(path.join(nextRelease, 'main.js'))
    const { ready } = next
    void ready.then(() => {
      serving = [old.ready, ready]
      stillOld.signal('SIGTERM')
    })
  })
  if (next === undefined) throw new Error('The storm had no second round.')
  await next.ready
  const second = start(path.join(nextRelease, 'main.js'))
  const after = await play('after', NEW, async (round) => {
    if (round !== 1) return
    serving = [next?.ready ?? second.ready, second.ready]
    await second.ready
    old.signal('SIGTERM')
  })
  const kept = await play('kept', KEPT, () => undefined)

  expect([(await old.exited).code, (await stillOld.exited).code]).toEqual([0, 0])
  expect([...beside.log.wrongs, ...after.log.wrongs, ...kept.log.wrongs]).toEqual([])
  expect(beside.log.acknowledged.length + after.log.acknowledged.length).toBeGreaterThan(OPERATIONS)
  expect(kept.log.acknowledged.length).toBeGreaterThan(OPERATIONS / 4)
  while ((await relayOutbox(scope)).tried > 0);
  expect(await auditDifferences(db)).toEqual([])
  const reported = reportedFacts([...beside.log.acknowledged, ...after.log.acknowledged])
  expect(await storedFacts(db, NEW)).toEqual(reported)
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`.execute(db)
  expect(rows).toEqual([{ name: NEXT }])
})
