import '../helpers/setup/built-art.ts'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { type CallName, calls } from '../../src/contracts/calls.ts'
import { IDEMPOTENCY_HEADER } from '../../src/contracts/errors.ts'
import { FINDING_MIN_MS } from '../../src/rules/constants.ts'
import { MS_PER_DAY, MS_PER_SECOND } from '../../src/rules/units.ts'
import { buildApp } from '../../src/server/app.ts'
import { parseConfig } from '../../src/server/config.ts'
import { createDb } from '../../src/server/db/connection.ts'
import { uuidV7 } from '../../src/server/entropy.ts'
import { createLifecycle } from '../../src/server/http/lifecycle.ts'
import { makeTestPlayer, type TestPlayerOptions } from '../../src/server/local/test-player.ts'
import { createMetrics } from '../../src/server/metrics.ts'
import { createCandidates } from '../../src/server/modules/kombat/candidates.ts'
import { prepareDatabase } from '../../src/server/prepare-database.ts'
import { startEmbeddedPostgres } from '../../src/server/run/embedded-postgres.ts'
import { createSeededEntropy } from '../../src/server/test-entropy.ts'
import { openFolder } from '../helpers/database/open-folder.ts'
import { relayAll } from '../helpers/database/relay-outbox.ts'
import { signLaunchData } from '../helpers/server/launch-data.ts'
import { createSettableClock } from '../helpers/server/settable-clock.ts'
import { printFigure } from './figure.ts'

/**
 * What a fight and a day of a player take of the disk, tables with their indexes, by real calls: a player's day is a check-in, a claim
 * every two hours and twenty fights, against each other. Once of new players, once of players in full gear.
 */
const PLAYERS = Number(process.env.DISK_PLAYERS ?? 150)
const CLAIMS = 12
const FIGHTS = 20
/** Issue 32's, of a fight. */
const BAR_BYTES = 1500

const BOT_TOKEN = '123456789:bench-token-of-house-kombat'
const DAY_START_MS = Date.UTC(2026, 10, 24)

const KINDS = {
  bare: {},
  geared: { gear: 'legendary', stoneLevel: 4, rank: 4000, armyStep: 12 },
} as const satisfies Readonly<Record<string, TestPlayerOptions>>

const measure = async (kind: keyof typeof KINDS): Promise<void> => {
  const log = pino({ level: 'silent' })
  const dataDir = openFolder('house-kombat-disk-')
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'pg') })
  await prepareDatabase({ databaseUrl: postgres.url, nowMs: DAY_START_MS, log, worldSeed: null })
  const { db, close } = createDb(postgres.url, { max: 8, statementTimeoutMs: 0 })
  const clock = createSettableClock(DAY_START_MS)
  const entropy = createSeededEntropy(1)
  const opponents = createCandidates({ db, clock, entropy })
  const config = {
    ...parseConfig({ BOT_TOKEN, JOBS: 'off', LOG_LEVEL: 'silent', CLIENT_DIR: '/nowhere' }, () => ''),
    rateLimitPerMinute: 1_000_000,
  }
  const metrics = createMetrics({ ofProcess: false })
  const app = await buildApp({ db, clock, entropy, config, log, lifecycle: createLifecycle(), metrics, opponents })
  await app.ready()

  const call = async (name: CallName, id: number): Promise<void> => {
    const { method, path } = calls[name]
    const authDate = Math.floor(clock.nowMs() / MS_PER_SECOND)
    const response = await app.inject({
      method,
      url: path,
      headers: {
        authorization: `tma ${signLaunchData(BOT_TOKEN, { id }, { authDate })}`,
        [IDEMPOTENCY_HEADER]: uuidV7(entropy, clock.nowMs()),
      },
    })
    if (response.statusCode !== 200) throw new Error(`${name}: ${response.statusCode} ${response.body}`)
  }

  const players: number[] = []
  for (let number = 0; number < PLAYERS; number++) {
    const options = { name: `${kind} player ${number}`, houseId: number % 8, ...KINDS[kind] }
    players.push((await makeTestPlayer({ db, nowMs: DAY_START_MS, entropy }, options)).id)
  }
  // Enough fights behind them to meet each other, and energy for the day's.
  await sql`update players set fights = 10, energy = 1000`.execute(db)
  await opponents.refresh()

  /** Bytes of the tables that have grown, by name, partitions together. */
  const sizes = async (): Promise<ReadonlyMap<string, number>> => {
    await sql`vacuum analyze`.execute(db)
    const { rows } = await sql<{ name: string; bytes: number }>`
      select coalesce(parent.relname, own.relname) as name, sum(pg_total_relation_size(own.oid))::float8 as bytes
      from pg_class own left join pg_inherits on inhrelid = own.oid left join pg_class parent on parent.oid = inhparent
      where own.relkind = 'r' and own.relnamespace = 'public'::regnamespace group by 1`.execute(db)
    return new Map(rows.map(({ name, bytes }) => [name, bytes]))
  }
  const rowsOf = async (table: string): Promise<number> =>
    (await sql<{ rows: number }>`select count(*)::float8 as rows from ${sql.table(table)}`.execute(db)).rows[0]?.rows ??
    0
  const tables = ['fights', 'defences', 'ledger', 'idempotency'] as const
  const countAll = async () =>
    Object.fromEntries(await Promise.all(tables.map(async (name) => [name, await rowsOf(name)])))

  const [sizesBefore, rowsBefore] = [await sizes(), await countAll()]
  for (const id of players) await call('daily.claim', id)
  for (let turn = 0; turn < FIGHTS; turn++) {
    clock.set(DAY_START_MS + Math.round((turn + 1) * (MS_PER_DAY / (FIGHTS + 1))))
    for (const id of players) await call('combats.find', id)
    clock.advance(FINDING_MIN_MS)
    for (const id of players) await call('combats.fight', id)
    if (turn < CLAIMS) for (const id of players) await call('users.claim', id)
    await relayAll({ db, clock, entropy })
  }
  const [sizesAfter, rowsAfter] = [await sizes(), await countAll()]

  const grown = (name: string): number => (sizesAfter.get(name) ?? 0) - (sizesBefore.get(name) ?? 0)
  for (const name of tables) {
    const value = grown(name) / ((rowsAfter[name] ?? 0) - (rowsBefore[name] ?? 0))
    printFigure({
      name: `disk_${kind}_${name}_row`,
      value,
      unit: 'bytes',
      ...(name === 'fights' && { bar: { atMost: BAR_BYTES } }),
    })
    printFigure({ name: `disk_${kind}_${name}_day`, value: grown(name) / PLAYERS / 1000, unit: 'kB/player-day' })
  }
  const rest = [...sizesAfter.keys()].filter((name) => !(tables as readonly string[]).includes(name))
  const value = rest.reduce((sum, name) => sum + grown(name), 0) / PLAYERS / 1000
  printFigure({ name: `disk_${kind}_all_other_day`, value, unit: 'kB/player-day' })
  await app.close()
  await close()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

for (const kind of Object.keys(KINDS) as (keyof typeof KINDS)[]) await measure(kind)
