import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { countCollisions } from '#tests/helpers/database/collisions.ts'
import { relayAll } from '#tests/helpers/database/relay-outbox.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { answered } from '#tests/helpers/server/answered.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'

const ROUNDS = Number(process.env.RACE_ROUNDS ?? 5)
const TIMEOUT_MS = 60_000 + ROUNDS * 10_000
const FIGHTS = 3

const server = await fileApp()
const other = await fileApp({ database: server.database, seed: 2 })
const players = kombatPlayers(server)

const rivals = async (count: number): Promise<readonly number[]> => {
  const ids: number[] = []
  while (ids.length < count) ids.push(await players.join({ username: `rival_${players.stranger()}` }))
  for (const one of ids)
    for (const two of ids.filter((id) => id !== one))
      for (let fight = 0; fight < FIGHTS; fight += 1) await players.challenge(one, two)
  await relayAll(server)
  return ids
}

describe(`deletions at once, ${ROUNDS} times (R43)`, { timeout: TIMEOUT_MS }, () => {
  it('of rivals, each of whom has fights that carry the name of the other, do not wait in a circle', async () => {
    const collisions = countCollisions(server.database.pool)
    for (let round = 0; round < ROUNDS; round += 1) {
      const ids = await rivals(3)
      const answers = await Promise.all(
        ids.map((as, index) => {
          const idempotencyKey = randomUUID()
          return answered(() => (index % 2 === 0 ? server : other).call('users.delete', {}, { as, idempotencyKey }))
        }),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      const { rows } = await sql<{ names: string[] }>`
        select array[result #>> '{user,username}', result #>> '{enemy,username}'] as names from fights
        where attacker_id = any(${[...ids]}::bigint[])`.execute(server.db)
      expect(rows).toHaveLength(ids.length * (ids.length - 1) * FIGHTS)
      expect(rows.flatMap(({ names }) => names).filter((name) => name.startsWith('rival_'))).toEqual([])
    }
    expect(collisions()).toBe(0)
    expect(await auditDifferences(server.db)).toEqual([])
  })
})

it('the deletion of a player who is on no board (R43) does not wait for the job that writes the boards, as all deletions of a cluster would for each other', async () => {
  const id = await players.join()
  await server.db.transaction().execute(async (writer) => {
    await sql`lock table board_places, boss_board_places in exclusive mode`.execute(writer)
    expect((await other.call('users.delete', {}, { as: id })).status).toBe(200)
  })
})
