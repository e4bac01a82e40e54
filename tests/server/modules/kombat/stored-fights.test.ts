import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { relayAll } from '../../../helpers/database/relay-outbox.ts'
import { kombatPlayers } from '../../../helpers/players/kombat-players.ts'
import { type TestApp, testApp } from '../../../helpers/server/test-app.ts'

let server: TestApp
let players: ReturnType<typeof kombatPlayers>
beforeAll(async () => {
  server = await testApp()
  players = kombatPlayers(server)
})
afterAll(() => server.close())

type Path = readonly (string | number)[]

const pathsIn = (value: unknown): Path[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [[key], ...pathsIn(inner).map((path) => [key, ...path])])
}

const hasPath = (value: unknown, path: Path): boolean =>
  path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value) !== undefined

/** Paths of a stored JSON, of each list only its first entry. */
const fieldsIn = (value: unknown): Path[] =>
  pathsIn(value).filter((path) => path.every((key) => !/^[1-9]/.test(String(key))))

/** Stores the turns with the fight, as older builds did. */
const storeTurns = async (attacker: number, id: string): Promise<void> => {
  const { data } = await server.call('combats.replay', { params: { id } }, { as: attacker })
  await sql`
    update fights set result = result || jsonb_build_object('scenario', ${JSON.stringify(data.scenario)}::jsonb)
    where attacker_id = ${attacker}::bigint`.execute(server.db)
}

describe('a fight that an earlier build stored without a field of today', () => {
  test.each(['result', 'inputs'] as const)(
    'is replayed and listed with what is there, whichever field of its %s is missing',
    async (column) => {
      const [attacker, defender] = [await players.join(), await players.join()]
      const { replay_id: id } = await players.challenge(attacker, defender)
      await relayAll(server)
      await storeTurns(attacker, id)
      const stored = await server.db
        .selectFrom('fights')
        .selectAll()
        .where('attacker_id', '=', BigInt(attacker))
        .executeTakeFirstOrThrow()
      const fields = fieldsIn(stored[column])
      expect(fields.length).toBeGreaterThan(15)
      for (const field of fields) {
        const without = sql`${sql.ref(column)} #- ${field.map(String)}::text[]`
        await sql`update fights set ${sql.ref(column)} = ${without} where attacker_id = ${attacker}::bigint`.execute(
          server.db,
        )
        for (const as of [attacker, defender, players.stranger()]) {
          const { status, data } = await server.call('combats.replay', { params: { id } }, { as })
          expect([field, status, data.replay_id]).toEqual([field, 200, id])
          // What replays make up of other columns stays.
          if (column === 'inputs' || field[0] !== 'scenario') expect(hasPath(data.scenario, ['0', 'actor'])).toBe(true)
        }
        for (const as of [attacker, defender]) {
          const { status, data } = await server.call('combats.history', { query: {} }, { as })
          expect([field, status, data.items.map((row) => row.replay_id)]).toEqual([field, 200, [id]])
        }
        if (column === 'result') {
          const verified = await server.call('combats.verify', { params: { id } }, { as: attacker })
          expect([field, verified.status]).toEqual([field, 200])
        }
        const [result, inputs] = [JSON.stringify(stored.result), JSON.stringify(stored.inputs)]
        await server.db
          .updateTable('fights')
          .set({ result, inputs })
          .where('attacker_id', '=', BigInt(attacker))
          .execute()
      }
    },
  )

  test('leaves out what is missing, and shows all the rest', async () => {
    const [attacker, defender] = [await players.join(), await players.join()]
    const { replay_id: id } = await players.challenge(attacker, defender)
    await storeTurns(attacker, id)
    const before = (await server.call('combats.replay', { params: { id } }, { as: attacker })).data
    await sql`update fights set result = result #- '{enemy,username}' #- '{scenario,0,actor}' where attacker_id = ${attacker}::bigint`.execute(
      server.db,
    )
    const { data } = await server.call('combats.replay', { params: { id } }, { as: attacker })
    const { username: _username, ...enemy } = before.enemy
    const scenario = before.scenario.map((entry, index) => (index === 0 ? { ...entry, actor: undefined } : entry))
    expect(data).toEqual({ ...before, enemy, scenario })
    const { items } = (await server.call('combats.history', { query: {} }, { as: attacker })).data
    expect(items[0]?.opponent).toEqual(expect.not.objectContaining({ username: expect.anything() }))
    expect(items[0]?.opponent.user_id).toBe(defender)
  })
})

describe('a stored fight', () => {
  test('keeps what its turns follow from, and not the turns', async () => {
    const [attacker, defender] = [await players.join(), await players.join()]
    const fought = await players.challenge(attacker, defender)
    const { result } = await server.db
      .selectFrom('fights')
      .select('result')
      .where('attacker_id', '=', BigInt(attacker))
      .executeTakeFirstOrThrow()
    expect(result).not.toHaveProperty('scenario')
    const { data } = await server.call('combats.replay', { params: { id: fought.replay_id } }, { as: defender })
    expect(data.scenario).toEqual(fought.scenario)
  })

  test.each([
    ['whose rules this build no longer has', sql`rules_version = 'of-old'`],
    ['whose loadouts today’s rules cannot read', sql`inputs = '{"attacker": {}}'`],
  ])('%s is no replay any more, and never a failure', async (_name, change) => {
    const [attacker, defender] = [await players.join(), await players.join()]
    const { replay_id: id } = await players.challenge(attacker, defender)
    await sql`update fights set ${change} where attacker_id = ${attacker}::bigint`.execute(server.db)
    const { status, error } = await server.call('combats.replay', { params: { id } }, { as: attacker })
    expect([status, error.code]).toEqual([404, 'replay-not-found'])
    expect((await server.call('combats.history', { query: {} }, { as: attacker })).data.items).toHaveLength(1)
  })
})

describe('a match that an earlier build found', () => {
  test('is shown and fought with what is there', async () => {
    const id = await players.join()
    await players.find(id)
    await sql`
      update pending_matches set own = own #- '{profile,username}', opponent = opponent #- '{profile,house_id}'
      where player_id = ${id}::bigint`.execute(server.db)
    expect((await server.call('combats.find', {}, { as: id })).status).toBe(200)
    const { status, data } = await server.call('combats.fight', {}, { as: id })
    expect([status, data.user.user_id]).toEqual([200, id])
  })
})
