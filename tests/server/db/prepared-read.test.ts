import { randomUUID } from 'node:crypto'
import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { MS_PER_DAY, MS_PER_HOUR } from '#rules/units.ts'
import { playerStatement } from '#server/db/player-read.ts'
import { preparedRead, type ReadBy } from '#server/db/prepared-read.ts'
import { appWithPlayers } from '#tests/helpers/server/item-server.ts'
import { TEST_NOW_MS } from '#tests/helpers/server/test-app.ts'

const { server, players } = await appWithPlayers()

describe('a prepared read', () => {
  test('reads for each caller and instant what a separate statement would', async () => {
    const read = preparedRead(({ playerId, nowMs, key }: ReadBy) =>
      playerStatement(playerId, {
        own: sql<number>`${playerId}::bigint::int`,
        before: sql<Date>`${new Date(nowMs - MS_PER_HOUR)}::timestamptz`,
        given: sql<string>`${key}::uuid`,
        always: sql<string>`${'the same'}::text`,
      }),
    )
    for (const [index, id] of [await players.join(), await players.join()].entries()) {
      const [nowMs, key] = [TEST_NOW_MS + index * 12_345, randomUUID()]
      expect(await read(server.db, { playerId: id, nowMs, key })).toMatchObject({
        id: BigInt(id),
        own: id,
        before: new Date(nowMs - MS_PER_HOUR),
        given: key,
        always: 'the same',
      })
    }
    const stranger = { playerId: players.stranger(), nowMs: TEST_NOW_MS, key: randomUUID() }
    expect(await read(server.db, stranger)).toBeUndefined()
  })

  test('hands over each value once, however often and in whatever order the statement names it', async () => {
    const read = preparedRead(({ playerId, nowMs }: Pick<ReadBy, 'playerId' | 'nowMs'>) =>
      playerStatement(playerId, {
        after: sql<Date>`${new Date(nowMs + MS_PER_HOUR)}::timestamptz`,
        one: sql<number>`${playerId}::bigint::int`,
        two: sql<string>`${'two'}::text`,
        now: sql<Date>`${new Date(nowMs)}::timestamptz`,
        again: sql<Date>`${new Date(nowMs + MS_PER_HOUR)}::timestamptz`,
        three: sql<string>`${'two'}::varchar`,
      }),
    )
    const id = await players.join()
    const sent: (readonly unknown[])[] = []
    const db = new Proxy(server.db, {
      get(target, name) {
        if (name === 'executeQuery')
          return (query: CompiledQuery) => {
            sent.push(query.parameters)
            return target.executeQuery(query)
          }
        const value = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    const [now, after] = [new Date(TEST_NOW_MS), new Date(TEST_NOW_MS + MS_PER_HOUR)]
    expect(await read(db, { playerId: id, nowMs: TEST_NOW_MS })).toMatchObject({
      id: BigInt(id),
      ...{ after, one: id, two: 'two', now, again: after, three: 'two' },
    })
    expect(sent).toEqual([[after, id, 'two', now, 'two']])
  })

  test.each<[string, (by: ReadBy) => RawBuilder<unknown>]>([
    ['an instant that is rounded', ({ nowMs }) => sql`${new Date(nowMs - (nowMs % MS_PER_DAY))}::timestamptz`],
    ['a number made of the player', ({ playerId }) => sql`${playerId % 10}::int`],
    ['a text made of the key', ({ key }) => sql`${key.slice(24)}::text`],
    ['a text that depends on the player', ({ playerId }) => sql`${sql.lit(playerId)}::bigint`],
  ])('is refused with %s, which the next caller would not get', async (_what, part) => {
    const read = preparedRead((by: ReadBy) => playerStatement(by.playerId, { part: part(by) }))
    const by = { playerId: 1, nowMs: TEST_NOW_MS, key: randomUUID() }
    await expect(read(server.db, by)).rejects.toThrow('prepared read')
  })
})
