import '#tests/helpers/setup/built-art.ts'
import { sql } from 'kysely'
import { seasonDates } from '#rules/season/seasons.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '#rules/units.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { expireBatch } from '#server/modules/season/expire.ts'
import { currentSeason } from '#server/modules/season/service.ts'
import { freezePlaces, sweepBatch } from '#server/modules/season/settle.ts'
import { BATCHES_A_RUN } from '#server/modules/season/tend.ts'
import { measuredWork } from './measured-work.ts'
import { growPlayers } from './million-players.ts'
import { startTimedDatabase } from './timed-database.ts'

/** All players fought in the season. Its end freezes places, moves the ranks of absent players on, and gives unclaimed rewards. */
const PLAYERS = Number(process.env.BENCH_PLAYERS ?? 1_000_000)

const grownMs = Date.UTC(2026, 10, 2, 12)
const timed = await startTimedDatabase('season', grownMs)
const { db } = timed
const { measured, print } = measuredWork('season', timed)
const over = await currentSeason(db, grownMs)
const begun = seasonDates(over, over.number + 1)
await growPlayers(db, PLAYERS, grownMs)
const at = sql`${new Date(grownMs)}::timestamptz`
await sql`update players set rank_season = ${over.number} where rank_season <> ${over.number}`.execute(db)
await sql`
  insert into league_weeks (player_id, season, week, fight_points, fights, wins, reached_at)
  select n, ${over.number}::int, 1, 200, 20, 10, ${at} from generate_series(1, ${PLAYERS}::int) as n`.execute(db)
await sql`
  insert into user_seasons (player_id, season, created_at, updated_at)
  select n, ${over.number}::int, ${at}, ${at} from generate_series(1, ${PLAYERS}::int) as n`.execute(db)
await sql`vacuum analyze`.execute(db)

/** Measures a whole job, which by its schedule runs once a minute. */
const measureBatches = async (name: string, batch: () => Promise<number | null>): Promise<void> => {
  let batches = 0
  const seconds = await measured(name, async () => {
    while ((await batch()) !== null) batches += 1
  })
  print(`${name}_a_batch`, seconds / batches, 's')
  print(`${name}_by_schedule`, Math.ceil(batches / BATCHES_A_RUN), 'min')
}

const frozenMs = over.endMs + MS_PER_MINUTE
await measured('places_frozen', () => inTransaction(db, (trx) => freezePlaces({ db: trx, nowMs: frozenMs }, over)))
const sweptMs = begun.startMs + MS_PER_MINUTE
await measureBatches('sweep', () => sweepBatch({ db, nowMs: sweptMs }, begun))
const inboxMs = begun.startMs + 14 * MS_PER_DAY
await measureBatches('inbox', () => expireBatch({ db, nowMs: inboxMs }, over))
await timed.stop()
