import { Migrator, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate, migrations } from '../../../src/server/db/migrate.ts'
import { createEmptyDatabase, type TestDatabase } from '../../helpers/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createEmptyDatabase()
})
afterAll(() => database.drop())

test('a database of the first playable, with players, a fight and a pending match in it, comes up to date', async () => {
  const { db } = database
  const provider = { getMigrations: async () => ({ ...migrations }) }
  const first = await new Migrator({ db, provider }).migrateTo('001-first-playable')
  expect(first.error).toBeUndefined()
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
