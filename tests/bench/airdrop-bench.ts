import '#tests/helpers/setup/built-art.ts'
import { sql } from 'kysely'
import { MS_PER_DAY, MS_PER_HOUR } from '#rules/units.ts'
import { createSeededEntropy } from '#server/entropy/test-entropy.ts'
import { ownSnapshotLine } from '#server/modules/airdrop/own-line.ts'
import { airdropOf } from '#server/modules/airdrop/service.ts'
import { beginSnapshot, writeSnapshot } from '#server/modules/airdrop/snapshot.ts'
import { sumUpAirdrop } from '#server/modules/airdrop/sum-up.ts'
import { testConfig } from '#tests/helpers/server/test-app.ts'
import { measuredWork } from './measured-work.ts'
import { growPlayers } from './million-players.ts'
import { startTimedDatabase } from './timed-database.ts'

const PLAYERS = Number(process.env.BENCH_PLAYERS ?? 10_000)
const DAY_MS = Date.UTC(2026, 10, 25)
const NOW_MS = DAY_MS + MS_PER_DAY + MS_PER_HOUR
const REASONS = ['claim', 'fight-win', 'check-in'] as const

const timed = await startTimedDatabase('airdrop', DAY_MS)
const { db, stop } = timed
const { measured, asked, printRow } = measuredWork('airdrop', timed)
await growPlayers(db, PLAYERS, DAY_MS)
await sql`update players set referrer_id = inviter_id from friendships where friend_id = id`.execute(db)
for (const [index, reason] of REASONS.entries())
  await sql`
    insert into ledger (account, at, id, asset, amount, reason)
    select n, ${new Date(DAY_MS)}::timestamptz + make_interval(secs => n % 80000 + ${index}::int), gen_random_uuid(), 'tok',
      1000000000 + n, ${reason} from generate_series(1, ${PLAYERS}::int) as n`.execute(db)
await sql`
  insert into airdrop_sums (player_id, through, claimed_nano, wins, active_days, friends_on)
  select n, '2026-11-24', n * 1000000::bigint, n % 300, 9, '2026-11-24' from generate_series(1, ${PLAYERS}::int) as n`.execute(
  db,
)
await sql`
  insert into world_facts (key, value) values ('airdrop-sums', '{"through":"2026-11-24","pass":null}')`.execute(db)
await sql`vacuum analyze`.execute(db)

const scope = { db, nowMs: NOW_MS, clock: { nowMs: () => NOW_MS }, entropy: createSeededEntropy('bench') }
await measured('day_summed', () => sumUpAirdrop(scope, Number.POSITIVE_INFINITY))
await beginSnapshot(db, { name: 'bench', through: '2026-11-25', isLast: false }, NOW_MS)
await measured('snapshot', () => writeSnapshot(scope, 'bench', () => undefined))

const config = testConfig()
await asked('page', PLAYERS, (id) => airdropOf({ db, nowMs: NOW_MS, config }, id))
await asked('own_line', PLAYERS, (id) => ownSnapshotLine(db, id, 'bench'))
const { rows } = await sql<Record<string, number>>`
  select lines::float8 as lines, points::float8 as points,
    pg_total_relation_size('airdrop_lines')::float8 as lines_bytes,
    pg_total_relation_size('airdrop_blocks')::float8 as blocks_bytes,
    pg_total_relation_size('airdrop_sums')::float8 as sums_bytes
  from airdrop_snapshots`.execute(db)
printRow(rows[0])
await stop()
