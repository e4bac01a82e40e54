import { type Kysely, Migrator, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../../src/server/db/database.ts'
import { migrate, migrations } from '../../../src/server/db/migrate.ts'
import { readFact, writeFact } from '../../../src/server/db/world-facts.ts'
import { createMaintenanceGate } from '../../../src/server/http/maintenance.ts'
import { prepareDatabase } from '../../../src/server/prepare-database.ts'
import { auditDifferences } from '../../helpers/database/audit.ts'
import { createEmptyDatabase, type TestDatabase } from '../../helpers/database/test-database.ts'
import { TEST_NOW_MS } from '../../helpers/server/test-app.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createEmptyDatabase()
})
afterEach(() => database.drop())

const migrateTo = async (db: Kysely<Database>, name: string): Promise<void> => {
  const provider = { getMigrations: async () => ({ ...migrations }) }
  expect((await new Migrator({ db, provider }).migrateTo(name)).error).toBeUndefined()
}

test('a database of the first playable, with players, a fight and a pending match in it, comes up to date', async () => {
  const { db } = database
  await migrateTo(db, '001-first-playable')
  await sql`
    insert into players (id, username, first_name, house_id, active_skill, created_at, last_claim_at, energy, power)
    values (1, 'Nibbles', 'N', 0, 'rising-fury', now(), now(), 20, 500)`.execute(db)
  await sql`
    insert into fights (id, at, attacker_id, server_seed, client_key, rules_version, inputs, result)
    values (gen_random_uuid(), now(), 1, 'ab', 'cd', '1', '{}', '{}')`.execute(db)
  await sql`
    insert into pending_matches (player_id, match_id, is_bot, own, opponent, server_seed, commitment, found_at, expires_at)
    values (1, gen_random_uuid(), true, '{}', '{}', 'ab', 'cd', now(), now())`.execute(db)

  expect(await migrate(db)).toContain('002-challenges')
  const fights = await db.selectFrom('fights').select('kind').execute()
  const players = await db.selectFrom('players').select(['challenge_day', 'challenges_today']).execute()
  const pending = await db.selectFrom('pending_matches').select(['rules_version', 'shown']).execute()
  expect([fights, players, pending]).toEqual([
    [{ kind: 'match' }],
    [{ challenge_day: null, challenges_today: 0 }],
    [{ rules_version: '1', shown: true }],
  ])
  expect(await migrate(db)).toEqual([])
})

describe('the ledger of one row a transfer becomes one row a side', () => {
  const seeded = async (db: Kysely<Database>): Promise<void> => {
    await migrateTo(db, '008-shown-matches')
    await sql`
      insert into players (id, first_name, house_id, active_skill, created_at, last_claim_at, energy, power)
      select n, 'N', 0, 'rising-fury', now(), now(), 20, 500 from generate_series(1, 50) as n`.execute(db)
    await sql`
      create table ledger_2026_11 partition of ledger for values from ('2026-11-01Z') to ('2026-12-01Z')`.execute(db)
    // The game gives and takes back, players give each other, in a month of its own and in the rest.
    await sql`
      insert into ledger (id, at, from_account, to_account, asset, amount, reason, ref)
      select gen_random_uuid(), case n % 2 when 0 then '2026-11-20Z' else '2019-01-01Z' end::timestamptz + make_interval(secs => n),
        case when n % 5 = 0 then n % 50 + 1 else 0 end, case when n % 7 = 0 then 0 else (n + 1) % 50 + 1 end,
        case n % 3 when 0 then 'tok' else 'star' end, 1000 - n, 'bulk', n::text
      from generate_series(1, 900) as n where not (n % 7 = 0 and n % 5 <> 0)`.execute(db)
    await sql`
      insert into balances (owner_id, asset, amount)
      select account, asset, 100000 + sum(amount) from (
        select to_account as account, asset, amount from ledger union all select from_account, asset, -amount from ledger) as sides
      where account <> 0 group by account, asset`.execute(db)
    await sql`
      insert into ledger (id, at, from_account, to_account, asset, amount, reason)
      select gen_random_uuid(), '2026-11-22Z', 0, owner_id, asset, 100000, 'start' from balances`.execute(db)
  }
  const partitions = async (db: Kysely<Database>) =>
    (
      await sql<{ name: string; rows: bigint }>`
        select tableoid::regclass::text as name, count(*) as rows from ledger group by 1 order by 1`.execute(db)
    ).rows
  const said: object[] = []
  const log = {
    debug: () => undefined,
    info: (facts: object) => said.push(facts),
    warn: (facts: object) => said.push(facts),
    error: () => undefined,
  }
  const prepare = () =>
    prepareDatabase({ databaseUrl: database.url, nowMs: TEST_NOW_MS, log: log as never, worldSeed: null })

  test('with every balance as before, the months kept, and both sides of a transfer under one id', async () => {
    const { db } = database
    await seeded(db)
    const balances = await db.selectFrom('balances').selectAll().orderBy('owner_id').orderBy('asset').execute()
    const rows = await sql<{ both: bigint; all: bigint }>`
      select count(*) filter (where from_account <> 0 and to_account <> 0) as both, count(*) as all from ledger`.execute(
      db,
    )
    const { both = 0n, all = 0n } = rows.rows[0] ?? {}
    expect(both).toBeGreaterThan(100n)

    await prepare()
    expect(await db.selectFrom('balances').selectAll().orderBy('owner_id').orderBy('asset').execute()).toEqual(balances)
    expect(await auditDifferences(db)).toEqual([])
    const months = await partitions(db)
    expect(months.map(({ name }) => name)).toEqual(['ledger_2026_11', 'ledger_rest'])
    expect(months.reduce((sum, month) => sum + month.rows, 0n)).toBe(all + both)
    expect(said).toContainEqual({ ledgerRows: Number(all), minutesPerMillionRows: expect.any(Number) })
  })

  test('changes nothing when a sum would differ, and can be run again', async () => {
    const { db } = database
    await seeded(db)
    // A row that the copy cannot carry over: more than a bigint together with the others.
    await sql`alter table ledger drop constraint ledger_amount_check`.execute(db)
    await sql`
      insert into ledger (id, at, from_account, to_account, asset, amount, reason)
      values (gen_random_uuid(), '2026-11-22Z', 0, 1, 'nothing', 0, 'forged')`.execute(db)
    await expect(migrate(db)).rejects.toThrow('009-ledger-sides')
    const { rows } = await sql<{ count: bigint }>`select count(*) as count from ledger where to_account = 1`.execute(db)
    expect(rows[0]?.count).toBeGreaterThan(1n)
    await sql`delete from ledger where reason = 'forged'`.execute(db)
    expect(await migrate(db)).toContain('009-ledger-sides')
    expect(await auditDifferences(db)).toEqual([])
  })

  test('with processes of older builds closed from before it on, and this build open', async () => {
    const { db } = database
    await seeded(db)
    await prepare()
    // What a process of an older build reads, and answers 503 by.
    expect(await readFact(db, 'maintenance')).toMatchObject({ on: true })
    expect(await createMaintenanceGate(db, 0)()).toBe(false)
  })

  test("leaves an operator's own maintenance closed for everybody", async () => {
    const { db } = database
    await seeded(db)
    await writeFact(db, 'maintenance', { on: true })
    await prepare()
    expect(await createMaintenanceGate(db, 0)()).toBe(true)
  })
})

describe('items and luck', () => {
  test('give every player of an older build a seed of its own, and bind the welcome sword (R46, R47)', async () => {
    const { db } = database
    await migrateTo(db, '018-inviters')
    await sql`
      insert into players (id, npc, first_name, house_id, active_skill, created_at, last_claim_at, energy, power, deleted_at)
      select n, n < 0, 'N', 0, 'rising-fury', now(), now(), 20, 500, case when n = 5 then now() end
      from generate_series(-2, 5) as n where n <> 0`.execute(db)
    await sql`
      insert into items (id, owner_id, slug, name, type, rarity, status, stats, created_at)
      select gen_random_uuid(), 1, 'sword-prototype', 'First Blade', 'sword', 'prototype', 'inventory', '[]', now()
      from generate_series(1, 2)`.execute(db)
    await sql`
      insert into welcome_swords (player_id, item_id, at) select 1, min(id::text)::uuid, now() from items`.execute(db)
    await migrate(db)
    const chains = await db.selectFrom('luck_chains').selectAll().orderBy('player_id').execute()
    expect(chains.map(({ player_id, no, next_number }) => [player_id, no, next_number])).toEqual(
      [1n, 2n, 3n, 4n].map((id) => [id, 1, 1]),
    )
    expect(new Set(chains.map(({ server_seed }) => server_seed)).size).toBe(4)
    expect(new Set(chains.map(({ client_seed }) => client_seed)).size).toBe(4)
    expect(chains.every(({ server_seed }) => /^[0-9a-f]{64}$/.test(server_seed))).toBe(true)
    const items = await db.selectFrom('items').select(['bound', 'refine_failures']).orderBy('id').execute()
    expect(items).toEqual([
      { bound: true, refine_failures: 0 },
      { bound: false, refine_failures: 0 },
    ])
  })
})

test('stones that were on a pet beside the ledger enter the books', async () => {
  const { db } = database
  await migrateTo(db, '023-next-seed')
  await sql`
    insert into players (id, npc, first_name, house_id, active_skill, created_at, last_claim_at, energy, power)
    values (-1, true, 'N', 0, 'rising-fury', now(), now(), 20, 500), (1, false, 'T', 0, 'rising-fury', now(), now(), 20, 500)`.execute(
    db,
  )
  await sql`
    insert into equipped_stones (player_id, type, level)
    values (-1, 'burning-hell', 2), (-1, 'luck-leech', 2), (1, 'frost-prison', 4)`.execute(db)
  await sql`
    insert into ledger (account, at, id, asset, amount, reason)
    values (-1, now(), gen_random_uuid(), 'stone:burning-hell:2', 2, 'world-seed')`.execute(db)
  await sql`insert into balances (owner_id, asset, amount) values (-1, 'stone:burning-hell:2', 2)`.execute(db)
  await migrate(db)
  const balances = await db.selectFrom('balances').select(['owner_id', 'asset', 'amount']).orderBy('asset').execute()
  expect(balances.map(({ owner_id, asset, amount }) => [owner_id, asset, amount])).toEqual([
    [-1n, 'stone:burning-hell:2', 3n],
    [1n, 'stone:frost-prison:4', 1n],
    [-1n, 'stone:luck-leech:2', 1n],
  ])
  const reasons = await db.selectFrom('ledger').select('reason').where('account', '=', 1n).execute()
  expect(reasons).toEqual([{ reason: 'test-player' }])
  expect(await auditDifferences(db)).toEqual([])
})

test('names of guilds that are taken are taken with their looks, by the guild that stands', async () => {
  const { db } = database
  await migrateTo(db, '030-boss-boards')
  await sql`
    insert into guild_names (key, guild_id, free_from) values ('slug:wolves', 2, null), ('name:wolves', 2, null),
      ('tag:волк', 2, null), ('name:wоlves', 1, '2026-11-20Z'), ('tag:top', 1, '2026-11-20Z')`.execute(db)
  expect(await migrate(db)).toContain('031-guild-looks')
  const looks = await db.selectFrom('guild_names').selectAll().where('key', 'like', '%-look:%').orderBy('key').execute()
  expect(looks).toEqual([
    { key: 'name-look:wolves', guild_id: 2n, free_from: null },
    { key: 'tag-look:boлk', guild_id: 2n, free_from: null },
    { key: 'tag-look:top', guild_id: 1n, free_from: new Date('2026-11-20Z') },
  ])
})

test('whoever has fought a boss has met it, in however many of its runs', async () => {
  const { db } = database
  await migrateTo(db, '031-guild-looks')
  await sql`
    insert into players (id, username, first_name, house_id, active_skill, created_at, last_claim_at, energy, power, rank_points,
      best_rank_points, rank_since)
    select n, 'p' || n, 'P', 0, 'rising-fury', now(), now(), 10, 400, 0, 0, now() from generate_series(1, 2) as n`.execute(
    db,
  )
  await sql`insert into boss_players (player_id) values (1), (2)`.execute(db)
  await sql`
    insert into boss_fighters (player_id, run_id, damage, best, fights, day, fights_today, reached_at)
    select 1, run_id, 10, 10, 1, '2026-11-23', 1, now()
    from unnest(array['boss-mammoth-2026-11-16', 'boss-mammoth-2026-11-23', 'boss-fire-lord-2026-11-19']) as run_id`.execute(
    db,
  )
  expect(await migrate(db)).toContain('032-bosses-met')
  const met = await db.selectFrom('boss_players').select(['player_id', 'met']).orderBy('player_id').execute()
  expect(met).toEqual([
    { player_id: 1n, met: ['boss-fire-lord', 'boss-mammoth'] },
    { player_id: 2n, met: [] },
  ])
})
