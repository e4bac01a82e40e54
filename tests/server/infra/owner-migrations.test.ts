import { Migrator, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate, migrations } from '../../../src/server/db/migrate.ts'
import { uuidV7 } from '../../../src/server/entropy.ts'
import { friendsOf } from '../../../src/server/modules/friends/service.ts'
import { fightById } from '../../../src/server/modules/kombat/fight-store.ts'
import { historyOf } from '../../../src/server/modules/kombat/replays.ts'
import { playerIdByUsername, playerIdsByUsername } from '../../../src/server/modules/players/service.ts'
import { createSeededEntropy } from '../../../src/server/test-entropy.ts'
import { createEmptyDatabase, type TestDatabase } from '../../helpers/database/test-database.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createEmptyDatabase()
})
afterEach(() => database.drop())

const migrateTo = async (name: string): Promise<void> => {
  const provider = { getMigrations: async () => ({ ...migrations }) }
  const { error } = await new Migrator({ db: database.db, provider }).migrateTo(name)
  expect(error).toBeUndefined()
}

test('rows of players get their owner into the key, and a fight is still found by its id alone, without reading all', async () => {
  const { db } = database
  await migrateTo('008-shown-matches')
  await sql`
    insert into players (id, first_name, house_id, active_skill, created_at, last_claim_at, energy, power)
    select id, 'N', 0, 'rising-fury', now(), now(), 20, 500 from generate_series(1, 2) id`.execute(db)
  const watch = '01890000-0000-7000-8000-000000000001'
  await sql`
    insert into ad_watches (id, player_id, purpose, started_at) values (${watch}, 1, 'boost', now())`.execute(db)
  await sql`
    insert into boosts_taken (id, player_id, source, day, number, watch_id, taken_at)
    values (${watch}, 1, 'ad', '2026-01-01', 1, ${watch}, now())`.execute(db)
  await sql`
    insert into fights (id, at, attacker_id, defender_id, server_seed, client_key, rules_version, inputs, result)
    select gen_random_uuid(), now() - n * interval '1 minute', 1, 2, 'ab', 'cd', '1', '{}', '{}'
    from generate_series(1, 500) n`.execute(db)
  const atMs = Date.now()
  const fightId = uuidV7(createSeededEntropy('linked'), atMs)
  await sql`
    insert into fights (id, at, attacker_id, defender_id, server_seed, client_key, rules_version, inputs, result)
    values (${fightId}, ${new Date(atMs)}, 2, 1, 'ab', 'cd', '1', '{}', '{}')`.execute(db)

  await migrate(db)
  await sql`analyze`.execute(db)
  const found = await fightById(db, { attackerId: null, fightId }, 0)
  expect(found).toMatchObject({ id: fightId, attacker_id: 2n })
  const { rows: plan } = await sql<{ 'QUERY PLAN': string }>`
    explain select * from fights where id = ${fightId}::uuid and at = ${new Date(atMs)}::timestamptz`.execute(db)
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toMatch(/Index Scan using fights_\w*id\w*_idx/)
  // The same id may stand at another owner, and a watch is still taken once.
  await sql`
    insert into ad_watches (id, player_id, purpose, started_at) values (${watch}, 2, 'boost', now())`.execute(db)
  const again = sql`
    insert into boosts_taken (id, player_id, source, day, number, watch_id, taken_at)
    values (gen_random_uuid(), 1, 'ad', '2026-01-02', 1, ${watch}, now())`.execute(db)
  await expect(again).rejects.toThrow('boosts_taken_watch_once')
})

test('players are found by their names, and friends by their inviters, as before', async () => {
  const { db } = database
  await migrateTo('010-owner-keys')
  const insert = async (
    id: number,
    name: string | null,
    more: { npc?: boolean; day?: number; inviter?: number } = {},
  ) => {
    const at = `2026-01-${String(more.day ?? 1).padStart(2, '0')}T00:00:00Z`
    await sql`
      insert into players (id, npc, username, first_name, house_id, active_skill, created_at, last_claim_at, energy, power,
        fights, referrer_id, referral_qualified_at, referral_earned_nano)
      values (${id}, ${more.npc ?? false}, ${name}, 'N', 0, 'rising-fury', ${at}, now(), 20, 500, 3, ${more.inviter ?? null},
        ${more.inviter && id % 2 === 0 ? at : null}, ${more.inviter ? id * 100 : 0})`.execute(db)
  }
  await insert(-1, 'NIBBLES', { npc: true, day: 9 })
  await insert(1, 'Nibbles', { day: 2 })
  await insert(2, 'nibbles', { day: 3, inviter: 1 })
  await insert(3, null, { day: 4, inviter: 1 })
  await insert(4, 'Last', { day: 4, inviter: 1 })

  await migrate(db)
  expect(await playerIdsByUsername(db, 'nIBBLES', 9)).toEqual([2n, 1n, -1n])
  expect(await playerIdByUsername(db, 'last')).toBe(4)
  expect(await playerIdByUsername(db, 'nobody')).toBeUndefined()
  const { items, ...totals } = await friendsOf(db, 1, 1, 'https://t.me/bot')
  expect(items).toMatchObject([
    { user_id: 4, username: 'Last', joined_at: '2026-01-04T00:00:00.000Z', fights: 3, qualified: true, earned: 400 },
    { user_id: 3, username: 'N', qualified: false, earned: 300 },
    { user_id: 2, username: 'nibbles', qualified: true, earned: 200 },
  ])
  expect(totals).toMatchObject({ total: 3, qualified_total: 2, earned_total: 900 })
  expect(await db.selectFrom('inviters').selectAll().execute()).toEqual([
    { player_id: 1n, qualified: 2, since: new Date('2026-01-04T00:00:00Z') },
  ])
})

test('who was attacked before still sees it, and bots and NPCs get no defences', async () => {
  const { db } = database
  await migrateTo('016-guarded-writes')
  const nowMs = Date.now()
  const month = new Date(nowMs).toISOString().slice(0, 7)
  await sql`create table ${sql.table(`fights_${month.replace('-', '_')}`)} partition of fights
    for values from (${sql.lit(`${month}-01 00:00:00Z`)}) to (${sql.lit(`${month}-28 00:00:00Z`)})`.execute(db)
  await sql`
    insert into players (id, first_name, house_id, active_skill, created_at, last_claim_at, energy, power)
    select id, 'N', 0, 'rising-fury', now(), now(), 20, 500 from generate_series(-1, 3) id where id <> 0`.execute(db)
  const result = (name: string) => JSON.stringify({ user: { user_id: 1, username: name }, winner: 'attacker' })
  await sql`
    insert into fights (id, at, attacker_id, defender_id, kind, server_seed, client_key, rules_version, inputs, result)
    select gen_random_uuid(), ${new Date(nowMs)}::timestamptz - n * interval '1 day', 1, defender, 'match', 'ab', 'cd', '1',
      '{}', ${result('one')}::jsonb
    from generate_series(0, 39) n, unnest(array[2, -1, null]) defender`.execute(db)

  await migrate(db)
  const history = await historyOf(db, 2, { page: 1, as: 'defender' }, nowMs)
  expect(history.total).toBe(31)
  expect(history.items[0]).toMatchObject({ as: 'defender', opponent: { user_id: 1, username: 'one' } })
  const { rows } = await sql<{ defender: bigint; rows: bigint }>`
    select defender_id as defender, count(*) as rows from defences group by defender_id`.execute(db)
  expect(rows).toEqual([{ defender: 2n, rows: 40n }])
  const { rows: months } = await sql<{ fights: string; defences: string }>`
    select string_agg(replace(relname, 'fights_', ''), ' ' order by relname) filter (where relname like 'fights%') as fights,
      string_agg(replace(relname, 'defences_', ''), ' ' order by relname) filter (where relname like 'defences%') as defences
    from pg_class where relispartition and relkind = 'r'`.execute(db)
  expect(months[0]?.defences).toBe(months[0]?.fights)
})
