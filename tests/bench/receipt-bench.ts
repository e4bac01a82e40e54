import '#tests/helpers/setup/built-art.ts'
import { sql } from 'kysely'
import { MS_PER_DAY, MS_PER_MINUTE } from '#rules/units.ts'
import { receiptDifferences } from '#server/db/receipt-audit.ts'
import { createSeededEntropy } from '#server/entropy/test-entropy.ts'
import { tendLeagues } from '#server/modules/leagues/settle.ts'
import { buildReceipts } from '#server/modules/receipts/build.ts'
import { receiptProofs } from '#server/modules/receipts/view.ts'
import { currentSeason } from '#server/modules/season/service.ts'
import { measuredWork } from './measured-work.ts'
import { growPlayers } from './million-players.ts'
import { startTimedDatabase } from './timed-database.ts'

const PLAYERS = Number(process.env.BENCH_PLAYERS ?? 10_000)
/** Wednesday of the first whole week, which is over on the Monday after it. */
const WEDNESDAY_MS = Date.UTC(2026, 10, 25)
const WEEK = '2026-11-23'
const OVER_MS = Date.UTC(2026, 10, 30) + 2 * MS_PER_MINUTE

const timed = await startTimedDatabase('receipts', WEDNESDAY_MS)
const { db, stop } = timed
const { measured, asked, printRow } = measuredWork('receipts', timed)
await growPlayers(db, PLAYERS, WEDNESDAY_MS)
const season = await currentSeason(db, WEDNESDAY_MS)
await buildReceipts({ db, nowMs: WEDNESDAY_MS, entropy: createSeededEntropy('bench') })
await sql`
  insert into league_weeks (player_id, season, week, fight_points, fights, reached_at)
  select n, ${season.number}::int, ${['I', 'II', 'III', 'IV'].indexOf(season.week) + 1}::smallint, 1 + n % 900, 1,
    ${new Date(WEDNESDAY_MS - MS_PER_DAY)}::timestamptz
  from generate_series(1, ${PLAYERS}::int) as n
  on conflict (player_id, season, week) do update set fight_points = excluded.fight_points`.execute(db)
await sql`vacuum analyze`.execute(db)
await tendLeagues({ db, nowMs: OVER_MS })

const scope = { db, nowMs: OVER_MS, entropy: createSeededEntropy('bench') }
await measured('built', async () => {
  const sealed = await buildReceipts(scope, Number.POSITIVE_INFINITY)
  if (sealed[0] !== WEEK) throw new Error('The week was not sealed.')
})

await asked('proof', PLAYERS, (id) => receiptProofs(scope, id, { week: WEEK, kind: 'league' }))
await measured('audited', async () => {
  const differences = await receiptDifferences(db)
  if (differences.length > 0) throw new Error('The audit of the receipts differs.')
})
const { rows } = await sql<Record<string, number>>`
  select leaves::float8 as leaves, pg_total_relation_size('receipt_chunks')::float8 as chunks_bytes,
    (select sum(pg_total_relation_size(inhrelid)) from pg_inherits where inhparent = 'receipts'::regclass)::float8 as lines_bytes
  from receipt_weeks where week = ${WEEK}::date`.execute(db)
printRow(rows[0])
await stop()
