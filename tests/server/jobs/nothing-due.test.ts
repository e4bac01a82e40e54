import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { duePlayersQuery } from '#server/modules/first-days/store.ts'
import { staleGuildsQuery } from '#server/modules/guild/figure-store.ts'
import { refreshGuildCards } from '#server/modules/guild/upkeep.ts'
import { dueSubscribersQuery } from '#server/modules/notifications/due-store.ts'
import { duePathsQuery } from '#server/modules/season-path/store.ts'
import { heightOf, indexReadsOf } from '#tests/helpers/database/index-reads.ts'
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database/test-database.ts'

const NOW_MS = Date.UTC(2026, 10, 24, 12)
const MANY = 20_000
const BATCH = 500

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  const now = sql`${new Date(NOW_MS)}::timestamptz`
  await sql`
    insert into players (id, first_name, house_id, active_skill, created_at, last_claim_at, energy, power)
    select n, 'P', 0, 'rising-fury', ${now}, ${now}, 20, 400 from generate_series(1, ${MANY}::int)
      as n`.execute(database.db)
  await sql`
    insert into listeners (player_id, due_at)
    select n, case when n % 3 = 0 then ${now} + make_interval(secs => n) end from generate_series(1, ${MANY}::int)
      as n`.execute(database.db)
  await sql`
    insert into first_days (player_id, begins_at, due_at)
    select n, ${now}, case when n % 3 = 0 then ${now} + make_interval(secs => n) end
    from generate_series(1, ${MANY}::int) as n`.execute(database.db)
  await sql`
    insert into guilds (id, slug, name, tag, emblem, description, entry, min_rank, leader_id, members, level, xp, created_at)
    select 5000000000000000 + n, 'g' || n, 'Guild ' || n, 'T' || n, '{}', '', 'open', 0, n, 1, 0, n, ${now}
    from generate_series(1, ${MANY}::int) as n`.execute(database.db)
  await refreshGuildCards(database.db)
  await sql`
    insert into season_paths (player_id, season, points, counted_to, due_at)
    select n, 11, 0, ${now}, case when n % 3 = 0 then ${now} + make_interval(secs => n) end
    from generate_series(1, ${MANY}::int) as n`.execute(database.db)
  await sql`vacuum analyze listeners, first_days, season_paths, guilds`.execute(database.db)
}, 60_000)
afterAll(() => database.drop())

it('a run of the schedule in which no subscriber is due reads one page of each level of its index, and no subscriber', async () => {
  expect(await indexReadsOf(database.db, dueSubscribersQuery(NOW_MS, BATCH))).toEqual({
    index: 'listeners_due',
    rows: 0,
    pages: await heightOf(database.db, 'listeners_due'),
  })
  const { rows } = await indexReadsOf(database.db, dueSubscribersQuery(NOW_MS + 9_000, BATCH))
  expect(rows).toBe(3)
})

it('a refresh of guilds of which none has changed reads one page of each level of its index, and no guild', async () => {
  expect(await indexReadsOf(database.db, staleGuildsQuery(BATCH))).toEqual({
    index: 'guilds_card_stale',
    rows: 0,
    pages: await heightOf(database.db, 'guilds_card_stale'),
  })
})

it('a run that ends first days, of which none is over, reads one page of each level of its index, and no player (R50)', async () => {
  expect(await indexReadsOf(database.db, duePlayersQuery(NOW_MS, null, BATCH))).toEqual({
    index: 'first_days_due',
    rows: 0,
    pages: await heightOf(database.db, 'first_days_due'),
  })
  const { rows } = await indexReadsOf(database.db, duePlayersQuery(NOW_MS + 9_000, null, BATCH))
  expect(rows).toBe(3)
})

it('a run that ends season paths, of which none is over, reads one page of each level of its index, and no player (R53)', async () => {
  expect(await indexReadsOf(database.db, duePathsQuery(NOW_MS, null, BATCH))).toEqual({
    index: 'season_paths_due',
    rows: 0,
    pages: await heightOf(database.db, 'season_paths_due'),
  })
  const { rows } = await indexReadsOf(database.db, duePathsQuery(NOW_MS + 9_000, null, BATCH))
  expect(rows).toBe(3)
})
