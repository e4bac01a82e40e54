import { Migrator, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate, migrations } from '../../../src/server/db/migrate.ts'
import { uuidV7 } from '../../../src/server/entropy.ts'
import { fightById } from '../../../src/server/modules/kombat/fight-store.ts'
import { createSeededEntropy } from '../../helpers/seeded-entropy.ts'
import { createEmptyDatabase, type TestDatabase } from '../../helpers/test-database.ts'

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
