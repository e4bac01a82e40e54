import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MS_PER_DAY, MS_PER_HOUR } from '../../../src/rules/units.ts'
import { preparedRead } from '../../../src/server/db/prepared-read.ts'
import { kombatPlayers } from '../../helpers/players/kombat-players.ts'
import { TEST_NOW_MS, type TestApp, testApp } from '../../helpers/server/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

describe('a prepared read', () => {
  test('reads for each player and instant what a statement of its own would', async () => {
    const read = preparedRead({
      own: (playerId) => sql<number>`${playerId}::bigint::int`,
      before: (_playerId, nowMs) => sql<Date>`${new Date(nowMs - MS_PER_HOUR)}::timestamptz`,
      always: () => sql<string>`${'the same'}::text`,
    })
    const players = kombatPlayers(server)
    for (const [index, id] of [await players.join(), await players.join()].entries()) {
      const nowMs = TEST_NOW_MS + index * 12_345
      expect(await read(server.db, { playerId: id, nowMs })).toMatchObject({
        id: BigInt(id),
        own: id,
        before: new Date(nowMs - MS_PER_HOUR),
        always: 'the same',
      })
    }
    expect(await read(server.db, { playerId: players.stranger(), nowMs: TEST_NOW_MS })).toBeUndefined()
  })

  test.each([
    [
      'an instant that is rounded',
      (_id: number, nowMs: number) => sql`${new Date(nowMs - (nowMs % MS_PER_DAY))}::timestamptz`,
    ],
    ['a number made of the player', (id: number) => sql`${id % 10}::int`],
    ['a text that depends on the player', (id: number) => sql`${sql.lit(id)}::bigint`],
  ])('is refused with %s, which the next call would not get', async (_what, part) => {
    await expect(preparedRead({ part })(server.db, { playerId: 1, nowMs: TEST_NOW_MS })).rejects.toThrow(
      'prepared read',
    )
  })
})
