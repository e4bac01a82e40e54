import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { pino } from 'pino'
import { ENERGY_MAX } from '../../src/rules/constants.ts'
import { createRng } from '../../src/rules/prng.ts'
import { createDb } from '../../src/server/db/connection.ts'
import type { Database } from '../../src/server/db/database.ts'
import { systemEntropy } from '../../src/server/entropy.ts'
import { findFor } from '../../src/server/modules/kombat/find.ts'
import { createOpponentSample } from '../../src/server/modules/kombat/sampled-players.ts'
import { boardPage, ownRow, rebuildBoards } from '../../src/server/modules/leaderboards/service.ts'
import { prepareDatabase } from '../../src/server/prepare-database.ts'
import { startEmbeddedPostgres } from '../../src/server/run/embedded-postgres.ts'
import { printFigure } from './figure.ts'

const PLAYERS = 1_000_000
const SAMPLES = 500
const DRAWS = 20
const BOARDS = ['pvp', 'tok', 'refer'] as const

const dataDir = mkdtempSync(path.join(tmpdir(), 'house-kombat-million-'))
const postgres = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'pg') })
const nowMs = Date.UTC(2026, 10, 24, 12)
await prepareDatabase({ databaseUrl: postgres.url, nowMs, log: pino({ level: 'silent' }), worldSeed: null })
const { pool, close } = createDb(postgres.url, { max: 1, statementTimeoutMs: 0 })

/** Time that the statements of the present sample have taken, the way to the database and back included. */
let statementMs = 0
const db = new Kysely<Database>({
  dialect: new PostgresDialect({ pool }),
  log: (event) => {
    statementMs += event.queryDurationMillis
  },
})

const now = sql`${new Date(nowMs)}::timestamptz`
await sql`select setseed(0.42)`.execute(db)
await sql`
  insert into players (id, username, first_name, house_id, active_skill, created_at, last_claim_at, energy, power,
    rank_points, best_rank_points, rank_since, fights, wins)
  select n, 'p' || n, 'P', n % 8, 'rising-fury', ${now} - make_interval(secs => n), ${now}, ${ENERGY_MAX}::int,
    400 + points / 5 + n % 50, points, points, ${now} - make_interval(secs => n % 86400), 20, 10
  from (select n, floor(-700 * ln(1 - random()))::int as points from generate_series(1, ${PLAYERS}::int) as n) as players`.execute(
  db,
)
await sql`
  insert into balances (owner_id, asset, amount, changed_at)
  select n, 'tok', floor(random() * 1e12)::bigint + 1, ${now} from generate_series(1, ${PLAYERS}::int) as n`.execute(db)
await sql`
  insert into balances (owner_id, asset, amount, changed_at)
  select n, 'star', n % 500 + 1, ${now} from generate_series(1, ${PLAYERS}::int) as n`.execute(db)
await sql`
  insert into friendships (inviter_id, friend_id, joined_at, qualified_at, earned_nano)
  select n % 60000 + 1, n, ${now}, case when n % 2 = 0 then ${now} end, 0
  from generate_series(700000, ${PLAYERS}::int) as n`.execute(db)
await sql`vacuum analyze`.execute(db)

statementMs = 0
await rebuildBoards(db, nowMs)
printFigure({ name: 'million_boards_rebuilt', value: statementMs / 1000, unit: 's' })

const rng = createRng('00000000000000000000000000000042')
const somebody = (): number => rng.int(1, PLAYERS)

/** Time of the database for one call, at the median and at the 99th percentile. */
const sample = async (name: string, call: () => Promise<unknown>, runs = SAMPLES): Promise<void> => {
  const figures: number[] = []
  for (let run = 0; run < runs; run++) {
    statementMs = 0
    await call()
    figures.push(statementMs)
  }
  figures.sort((a, b) => a - b)
  for (const [label, share] of [
    ['p50', 0.5],
    ['p99', 0.99],
  ] as const) {
    printFigure({ name: `million_${name}_${label}`, value: figures[Math.floor(runs * share)] ?? 0, unit: 'ms' })
  }
}

for (const board of BOARDS) {
  await sample(`page_${board}`, () => boardPage(db, board, rng.int(1, 50), nowMs))
  await sample(`own_row_${board}`, () => ownRow(db, board, somebody(), nowMs))
}

const opponents = createOpponentSample({ db, entropy: systemEntropy })
await opponents.refresh()
await sample('opponents_drawn', () => opponents.refresh(), DRAWS)
await sample('find', () => findFor({ db, nowMs, entropy: systemEntropy, opponents }, somebody()))

await db.destroy()
await close().catch(() => undefined)
await postgres.stop()
rmSync(dataDir, { recursive: true, force: true })
