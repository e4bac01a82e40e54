import '#tests/helpers/setup/built-art.ts'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import type { CallName } from '#contracts/calls.ts'
import { FINDING_MIN_MS } from '#rules/constants.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import { createDb } from '#server/db/connection.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { makeTestPlayer, type TestPlayerOptions } from '#server/local/test-player.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { startEmbeddedPostgres } from '#server/run/embedded-postgres.ts'
import { openFolder } from '#tests/helpers/database/open-folder.ts'
import { relayAll } from '#tests/helpers/database/relay-outbox.ts'
import { testApp } from '#tests/helpers/server/test-app.ts'
import { printFigure } from './figure.ts'

/**
 * Disk use of tables and indexes after a day of real calls: per player a check-in, twelve claims and twenty fights
 * against other players.
 */
const PLAYERS = Number(process.env.BENCH_PLAYERS ?? 150)
const CLAIMS = 12
const FIGHTS = 20
const FIGHT_BYTES = 1500
const DAY_START_MS = Date.UTC(2026, 10, 24)
const TABLES: readonly string[] = ['fights', 'defences', 'ledger', 'idempotency']
const KINDS = {
  bare: {},
  geared: { gear: 'legendary', stoneLevel: 4, rank: 4000, armyStep: 12 },
} as const satisfies Readonly<Record<string, TestPlayerOptions>>

const measure = async (kind: keyof typeof KINDS): Promise<void> => {
  const dataDir = openFolder(`house-kombat-disk-${kind}-`)
  const { url, stop } = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'pg') })
  await prepareDatabase({ databaseUrl: url, nowMs: DAY_START_MS, log: pino({ level: 'silent' }), worldSeed: null })
  const { db, pool, close } = createDb(url, { max: 8, statementTimeoutMs: 0 })
  const server = await testApp({
    nowMs: DAY_START_MS,
    database: { db, pool, close, url, callsUrl: url, drop: stop },
  })
  const { clock, entropy } = server
  const players: number[] = []
  for (let number = 0; number < PLAYERS; number++) {
    const options = { name: `${kind} player ${number}`, houseId: number % 8, ...KINDS[kind] }
    players.push((await makeTestPlayer({ db, nowMs: DAY_START_MS, entropy }, options)).id)
  }
  // Players with fewer fights would meet only bots.
  await sql`update players set fights = 10, energy = 1000`.execute(db)
  await server.opponents.refresh()

  const callOfAll = async (name: CallName): Promise<void> => {
    for (const id of players) {
      const answer = await server.call(name, {}, { as: id, idempotencyKey: uuidV7(entropy, clock.nowMs()) })
      if (answer.status !== 200) throw new Error(`${name}: ${answer.status}`)
    }
  }
  /** Bytes by table. A partition counts for its table. */
  const sizes = async (): Promise<ReadonlyMap<string, number>> => {
    await sql`vacuum analyze`.execute(db)
    const { rows } = await sql<{ name: string; bytes: number }>`
      select coalesce(parent.relname, own.relname) as name, sum(pg_total_relation_size(own.oid))::float8 as bytes
      from pg_class own left join pg_inherits on inhrelid = own.oid left join pg_class parent on parent.oid = inhparent
      where own.relkind = 'r' and own.relnamespace = 'public'::regnamespace group by 1`.execute(db)
    return new Map(rows.map(({ name, bytes }) => [name, bytes]))
  }
  const rowsOf = async (table: string): Promise<number> => {
    const { rows } = await sql<{ rows: number }>`select count(*)::float8 as rows from ${sql.table(table)}`.execute(db)
    return rows[0]?.rows ?? 0
  }

  const sizesBefore = await sizes()
  const rowsBefore = new Map<string, number>()
  for (const table of TABLES) rowsBefore.set(table, await rowsOf(table))
  await callOfAll('daily.claim')
  for (let turn = 0; turn < FIGHTS; turn++) {
    clock.set(DAY_START_MS + Math.round((turn + 1) * (MS_PER_DAY / (FIGHTS + 1))))
    await callOfAll('combats.find')
    clock.advance(FINDING_MIN_MS)
    await callOfAll('combats.fight')
    if (turn < CLAIMS) await callOfAll('users.claim')
    await relayAll(server)
  }
  const sizesAfter = await sizes()

  const grown = (name: string): number => (sizesAfter.get(name) ?? 0) - (sizesBefore.get(name) ?? 0)
  const kbOfDay = (bytes: number): number => bytes / PLAYERS / 1000
  for (const name of TABLES) {
    const bar = name === 'fights' ? { bar: { atMost: FIGHT_BYTES } } : {}
    const row = grown(name) / ((await rowsOf(name)) - (rowsBefore.get(name) ?? 0))
    printFigure({ name: `disk_${kind}_${name}_row`, value: row, unit: 'bytes', ...bar })
    printFigure({ name: `disk_${kind}_${name}_day`, value: kbOfDay(grown(name)), unit: 'kB/player-day' })
  }
  const others = [...sizesAfter.keys()].filter((name) => !TABLES.includes(name))
  const rest = others.reduce((sum, name) => sum + grown(name), 0)
  printFigure({ name: `disk_${kind}_all_other_day`, value: kbOfDay(rest), unit: 'kB/player-day' })
  await server.close()
  await close()
  await stop()
  rmSync(dataDir, { recursive: true, force: true })
}

await measure('bare')
await measure('geared')
