import '../helpers/setup/built-art.ts'
import { type Kysely, sql } from 'kysely'
import { seasonDates } from '../../src/rules/season/seasons.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '../../src/rules/units.ts'
import { createDb } from '../../src/server/db/connection.ts'
import type { Database } from '../../src/server/db/database.ts'
import { inTransaction } from '../../src/server/db/transaction.ts'
import { expireBatch } from '../../src/server/modules/season/expire.ts'
import { currentSeason, rankInSql } from '../../src/server/modules/season/service.ts'
import { freezePlaces, sweepBatch } from '../../src/server/modules/season/settle.ts'
import { BATCHES_A_RUN } from '../../src/server/modules/season/tend.ts'
import { startTimedDatabase } from './database-time.ts'
import { median, printFigure } from './figure.ts'
import { growPlayers } from './million-players.ts'
import { startTimedCalls } from './timed-calls.ts'

/**
 * The end of a season among a million players, all of whom have fought in it: places, the ranks of those who do not come, the rewards
 * that nobody has claimed; and calls while the job works without a pause, beside the same calls without it.
 * `SEASON_PART=sweep` or `inbox` measures one of the two long parts alone: each takes some minutes.
 */
const PLAYERS = Number(process.env.SEASON_PLAYERS ?? 1_000_000)
const SAMPLES = Number(process.env.SEASON_SAMPLES ?? 100)
const PART = process.env.SEASON_PART
/** Calls after which the plans of statements stay. */
const WARM_UP = 10
/** Batches before anything is measured. */
const FIRST_BATCHES = 10
/** Calls in a row with the job or without it: whatever else the machine does meets both. */
const IN_A_ROW = 10

const grownMs = Date.UTC(2026, 10, 2, 12)
const timed = await startTimedDatabase('season', grownMs)
const { db, databaseMsOf } = timed
const over = await currentSeason(db, grownMs)
const begun = seasonDates(over, over.number + 1)
await growPlayers(db, PLAYERS, grownMs)
await sql`update players set rank_season = ${over.number} where rank_season <> ${over.number}`.execute(db)
await sql`
  insert into league_weeks (player_id, season, week, fight_points, fights, wins, reached_at)
  select n, ${over.number}::int, 1, 200, 20, 10, ${new Date(grownMs)} from generate_series(1, ${PLAYERS}::int) as n`.execute(
  db,
)
await sql`
  insert into user_seasons (player_id, season, created_at, updated_at)
  select n, ${over.number}::int, ${new Date(grownMs)}, ${new Date(grownMs)} from generate_series(1, ${PLAYERS}::int) as n`.execute(
  db,
)
await sql`vacuum analyze`.execute(db)

/** What the job writes is counted apart from calls. */
const JOB_ROLE = 'season_job'
await sql`create role ${sql.ref(JOB_ROLE)} superuser`.execute(db)
const job = createDb(timed.url, { max: 1, statementTimeoutMs: 0 })
await sql`set role ${sql.ref(JOB_ROLE)}`.execute(job.db)

const walBytes = async (): Promise<number> => {
  const { rows } = await sql<{ bytes: string }>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as bytes`.execute(db)
  return Number(rows[0]?.bytes)
}
const tableBytes = async (table: string): Promise<number> => {
  const { rows } = await sql<{ bytes: number }>`
    select pg_total_relation_size(${table}::regclass)::float8 as bytes`.execute(db)
  return rows[0]?.bytes ?? 0
}

const calls = await startTimedCalls(db)
let taken = 0
/** Another one each time, of the last whom the job comes to: nobody claims what the job has given. */
const nextPlayer = (): number => PLAYERS - ((taken++ * 7919) % Math.floor(PLAYERS / 4))

interface Sampled {
  readonly home: readonly number[]
  readonly find: readonly number[]
  readonly fight: readonly number[]
  readonly claim: readonly number[]
  readonly reward: readonly number[]
}
type SampledCall = keyof Sampled
const NAMES: readonly SampledCall[] = ['home', 'find', 'fight', 'claim', 'reward']

/** Database time of one call each by the same player, who comes for the first time since the season's end. */
const sampleOne = async (): Promise<Readonly<Record<SampledCall, number>>> => {
  const id = nextPlayer()
  const of = (call: Parameters<typeof calls.call>[1]) => databaseMsOf(() => calls.call(id, call), calls.role)
  const home = await of('users.home')
  const find = await of('combats.find')
  await sql`
    update pending_matches set found_at = found_at - interval '4 s' where player_id = ${id}`.execute(job.db)
  return {
    home,
    find,
    fight: await of('combats.fight'),
    claim: await of('users.claim'),
    reward: await of('season.claimReward'),
  }
}

/** A job's batches one after the other until it has no more, or is told to rest. */
const worker = (batch: (db: Kysely<Database>) => Promise<number | null>) => {
  let looked = 0
  let batches = 0
  let isDone = false
  const work = async (until: () => boolean): Promise<void> => {
    while (!isDone && !until()) {
      const count = await batch(job.db)
      isDone = count === null
      looked += count ?? 0
      batches += count === null ? 0 : 1
    }
  }
  return { work, looked: () => looked, batches: () => batches }
}

/** Measures a whole job, and calls with it and without. */
const measure = async (
  name: string,
  tables: readonly string[],
  batch: (db: Kysely<Database>) => Promise<number | null>,
): Promise<void> => {
  const { work, looked, batches } = worker(batch)
  const [alone, beside]: [Record<SampledCall, number>[], Record<SampledCall, number>[]] = [[], []]
  // A world that has had seasons has rows in these tables: a plan made for an empty one reads all of it.
  await work(() => batches() >= FIRST_BATCHES)
  await sql`vacuum analyze`.execute(db)
  const firstBatches = batches()
  const before = await Promise.all(tables.map(tableBytes))
  for (let count = 0; count < WARM_UP; count++) await sampleOne()
  let workedMs = 0
  let jobMs = 0
  while (beside.length < SAMPLES) {
    for (let count = 0; count < IN_A_ROW; count++) alone.push(await sampleOne())
    let isOver = false
    jobMs += await databaseMsOf(async () => {
      const beganMs = performance.now()
      const working = work(() => isOver)
      for (let count = 0; count < IN_A_ROW; count++) beside.push(await sampleOne())
      isOver = true
      await working
      workedMs += performance.now() - beganMs
    }, JOB_ROLE)
  }
  const [walBefore, lookedBefore] = [await walBytes(), looked()]
  jobMs += await databaseMsOf(async () => {
    const beganMs = performance.now()
    await work(() => false)
    workedMs += performance.now() - beganMs
  }, JOB_ROLE)
  const after = await Promise.all(tables.map(tableBytes))
  printFigure({ name: `season_${name}_players`, value: looked(), unit: '' })
  printFigure({ name: `season_${name}_without_a_pause`, value: workedMs / 1000, unit: 's' })
  printFigure({ name: `season_${name}_by_its_schedule`, value: Math.ceil(batches() / BATCHES_A_RUN), unit: 'min' })
  printFigure({ name: `season_${name}_database_time`, value: jobMs / 1000, unit: 's' })
  printFigure({ name: `season_${name}_database_time_a_batch`, value: jobMs / (batches() - firstBatches), unit: 'ms' })
  // Of what it did while nobody called.
  const alonePlayers = looked() - lookedBefore
  if (alonePlayers > 0)
    printFigure({
      name: `season_${name}_wal`,
      value: ((await walBytes()) - walBefore) / alonePlayers,
      unit: 'bytes/player',
    })
  for (const [index, table] of tables.entries())
    printFigure({
      name: `season_${name}_grew_${table}`,
      value: ((after[index] ?? 0) - (before[index] ?? 0)) / looked(),
      unit: 'bytes/player',
    })
  for (const call of NAMES) {
    const [without, withJob] = [median(alone.map((one) => one[call])), median(beside.map((one) => one[call]))]
    printFigure({ name: `season_${name}_${call}_alone`, value: without, unit: 'ms' })
    printFigure({ name: `season_${name}_${call}_beside`, value: withJob, unit: 'ms' })
  }
}

const frozenMs = over.endMs + MS_PER_MINUTE
const frozen = await databaseMsOf(() => inTransaction(db, (trx) => freezePlaces({ db: trx, nowMs: frozenMs }, over)))
printFigure({ name: 'season_places_frozen', value: frozen / 1000, unit: 's' })

const sweptMs = begun.startMs + MS_PER_MINUTE
const inboxMs = begun.startMs + 14 * MS_PER_DAY
if (PART !== 'inbox') {
  calls.setNow(sweptMs)
  await measure('sweep', ['season_results', 'players'], (jobDb) => sweepBatch({ db: jobDb, nowMs: sweptMs }, begun))
}
if (PART === 'inbox') {
  // Two weeks ago all have been moved on, in whatever way.
  const { latest, points, since } = rankInSql(begun)
  await sql`
    insert into season_results (player_id, season, rank_points, rank_since, rank_before, fights)
    select id, rank_season, rank_points, rank_since, rank_latest, 20 from players`.execute(db)
  await sql`
    update players set rank_points = ${points}, rank_latest = ${latest}, rank_since = ${since},
      rank_season = ${begun.number}::integer`.execute(db)
  await sql`vacuum analyze`.execute(db)
}
if (PART !== 'sweep') {
  // The claims of the window's last second, beside the job of its end.
  calls.setNow(inboxMs - 1)
  await measure('inbox', ['season_claims', 'inbox'], (jobDb) => expireBatch({ db: jobDb, nowMs: inboxMs }, over))
}
await calls.close()
await job.close()
await timed.stop()
