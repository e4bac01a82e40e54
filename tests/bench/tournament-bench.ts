import '#tests/helpers/setup/built-art.ts'
import { sql } from 'kysely'
import { WORN_TYPES } from '#rules/items/item-kinds.ts'
import { rollNamedItem } from '#rules/items/items.ts'
import { RARITIES } from '#rules/items/rarities.ts'
import { createRng } from '#rules/prng.ts'
import { STONE_TYPES } from '#rules/stones/stones.ts'
import { tournamentClosesMs, tournamentResultsMs } from '#rules/tournament/tournament-calendar.ts'
import { createSeededEntropy } from '#server/entropy/test-entropy.ts'
import { beginPass, ensureDay } from '#server/modules/tournament/days.ts'
import { drawBrackets } from '#server/modules/tournament/draw.ts'
import { hashEntrants } from '#server/modules/tournament/hash.ts'
import { readBatch } from '#server/modules/tournament/pass.ts'
import { payBatch } from '#server/modules/tournament/prizes.ts'
import { measuredWork } from './measured-work.ts'
import { growPlayers } from './million-players.ts'
import { startTimedDatabase } from './timed-database.ts'

/**
 * The steps of the job. Fighters wear an item in each slot and a stone of each type: the longest rows there are. A third of the
 * players enter three times, a third twice, a third once.
 */
const PLAYERS = Number(process.env.BENCH_PLAYERS ?? 5000)
const DAY = '2026-11-05'
/** Kinds of gear: each player has one of them. */
const OUTFITS = 400

const closesMs = tournamentClosesMs(DAY)
const timed = await startTimedDatabase('tournament', closesMs - 3 * 86_400_000)
const { db } = timed

const dress = async (): Promise<void> => {
  const worn = Array.from({ length: OUTFITS }, (_, outfit) =>
    WORN_TYPES.map((type, slot) => {
      const rarity = RARITIES[(outfit * 7 + slot) % RARITIES.length] ?? 'common'
      const slug = `${type}-${rarity}`
      const rng = createRng((outfit * 100 + slot).toString(16).padStart(32, '0'))
      return { outfit, ...rollNamedItem(rng, { slug, name: slug, type, rarity }) }
    }),
  ).flat()
  await sql`create temporary table outfits (outfit int, slug text, type text, rarity text, name text, stats jsonb)`.execute(
    db,
  )
  for (const { outfit, slug, type, rarity, name, stats } of worn)
    await sql`insert into outfits values (${outfit}, ${slug}, ${type}, ${rarity}, ${name}, ${JSON.stringify(stats)}::jsonb)`.execute(
      db,
    )
  await sql`
    insert into items (id, owner_id, slug, type, rarity, name, stats, status, created_at)
    select gen_random_uuid(), n, slug, type, rarity, name, stats, 'equipped', ${new Date(closesMs - 86_400_000)}
    from generate_series(1, ${PLAYERS}::int) as n join outfits on outfit = n % ${OUTFITS}::int`.execute(db)
  for (const [index, type] of STONE_TYPES.entries())
    await sql`
      insert into equipped_stones (player_id, type, level)
      select n, ${type}, 1 + (n + ${index}::int) % 4 from generate_series(1, ${PLAYERS}::int) as n`.execute(db)
  await sql`
    update players set army_stars_spent = (id * 7919 % 3000)::int, tournament_on = ${DAY}::date where id > 0`.execute(
    db,
  )
}

await growPlayers(db, PLAYERS, closesMs - 86_400_000)
await dress()
await ensureDay({ db, entropy: createSeededEntropy('bench') }, DAY)
await sql`
  insert into tournament_entries (player_id, day, no, entered_at)
  select n, ${DAY}::date, no, ${new Date(closesMs - 3_600_000)}::timestamptz + make_interval(secs => no)
  from generate_series(1, ${PLAYERS}::int) as n cross join generate_series(1, 3) as no where no <= 1 + n % 3`.execute(
  db,
)
await sql`vacuum analyze`.execute(db)

const scope = { db, nowMs: closesMs, entropy: createSeededEntropy('bench job') }
const { measured, printRow } = measuredWork('tournament', timed)
const inBatches = async (batch: () => Promise<number | null>): Promise<void> => {
  for (let count = await batch(); count !== null; ) count = await batch()
}

await measured('read', async () => {
  await beginPass(scope, DAY)
  await inBatches(() => readBatch(scope, DAY))
})
await measured('hashed', () => hashEntrants(scope, DAY))
const entryBytes = await sql<Record<string, number>>`
  select max(pg_column_size(entries.*))::float8 as entry_longest_row_bytes,
    avg(pg_column_size(entries.*))::float8 as entry_mean_row_bytes
  from tournament_entries as entries where day = ${DAY}::date`.execute(db)
await measured('fought', () => drawBrackets(scope, DAY))
const paidScope = { ...scope, nowMs: tournamentResultsMs(DAY) }
await measured('paid', () => inBatches(() => payBatch(paidScope, DAY)))

const { rows: counts } = await sql<Record<string, number>>`
  select count(*)::float8 as entries, count(*) filter (where returned is not null)::float8 as returned,
    (select count(*) from tournament_brackets)::float8 as brackets,
    (select count(*) from inbox where reason = 'tournament-prize')::float8 as prizes,
    (select avg(pg_column_size(tournament_brackets.*)) from tournament_brackets)::float8 as bracket_bytes,
    (select sum(pg_total_relation_size(relid)) from pg_partition_tree('tournament_entries'))::float8 as entries_table_bytes,
    (select sum(pg_total_relation_size(relid)) from pg_partition_tree('tournament_brackets'))::float8 as brackets_table_bytes
  from tournament_entries`.execute(db)
printRow(counts[0])
printRow(entryBytes.rows[0])
await timed.stop()
