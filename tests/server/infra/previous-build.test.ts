import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../helpers/database/test-database.ts'
import { signLaunchData } from '../../helpers/server/launch-data.ts'
import { checkOutPreviousBuild, continuesPreviousBuild } from '../../helpers/server/previous-build.ts'
import { NO_CLIENT, type ServerUnderTest, startServerUnderTest } from '../../helpers/server/server-process.ts'

const BOT_TOKEN = '123456789:AAFakeTokenForTestsOnly_0123456789'
const PLAYERS = 6
const ROUNDS = 3
const TABLES = ['players', 'balances', 'items', 'boosts', 'user_seasons', 'pending_matches', 'fights', 'idempotency']

const CALLS = [
  ['GET', '/api/v1/users/me'],
  ['GET', '/api/v1/users/boosts'],
  ['GET', '/api/v1/combats/me'],
  ['GET', '/api/v1/season/me'],
  ['GET', '/api/v1/combats/history'],
  ['POST', '/api/v1/users/claim'],
  ['GET', '/api/v1/combats/find'],
  ['POST', '/api/v1/combats/fight'],
] as const

let database: TestDatabase
const started: ServerUnderTest[] = []
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  for (const server of started) server.signal('SIGKILL')
  await Promise.all(started.map(({ exited }) => exited))
  await database.drop()
})

const start = (checkout?: string): Promise<string> => {
  const env = { DATABASE_URL: database.url, CLIENT_DIR: NO_CLIENT, LOG_LEVEL: 'error', BOT_TOKEN }
  const server = startServerUnderTest({ ...env, RATE_LIMIT_PER_MINUTE: '1000000' }, checkout)
  started.push(server)
  return server.ready
}

const send = async (address: string, playerId: number, method: string, url: string, body?: object): Promise<string> => {
  const launchData = signLaunchData(BOT_TOKEN, { id: playerId }, { authDate: Math.floor(Date.now() / 1000) })
  const response = await fetch(address + url, {
    method,
    headers: {
      authorization: `tma ${launchData}`,
      'idempotency-key': crypto.randomUUID(),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  return response.status === 200 || response.status === 400 ? 'as ever' : `${url}: ${response.status} ${text}`
}

/** Everybody joins at the first server, then plays at every server in turn; what they were answered, each thing once. */
const play = async (addresses: readonly string[], firstId: number): Promise<string[]> => {
  const answers = new Set<string>()
  const one = async (playerId: number): Promise<void> => {
    answers.add(await send(addresses[0] ?? '', playerId, 'POST', '/api/v1/users/onboard', { house_id: 1 }))
    for (let round = 0; round < ROUNDS; round += 1)
      for (const address of addresses)
        for (const [method, url] of CALLS) answers.add(await send(address, playerId, method, url))
  }
  await Promise.all(Array.from({ length: PLAYERS }, (_, index) => one(firstId + index)))
  return [...answers]
}

const rests = !continuesPreviousBuild()
const WHY = rests
  ? ' (rests on this one commit, whose migrations begin anew or stop older processes, and runs again from the next)'
  : ''

describe(`the previous commit’s build beside this one${WHY}`, { timeout: 120_000 }, () => {
  test.skipIf(rests)('serves the same players on the newer schema, which then gains columns', async () => {
    const previous = checkOutPreviousBuild()
    const addresses = await Promise.all([start(previous), start()])
    expect(await play(addresses, 100)).toEqual(['as ever'])
    const playing = play(addresses, 200)
    for (const table of TABLES)
      await sql`alter table ${sql.table(table)} add column of_tomorrow int`.execute(database.db)
    expect(await playing).toEqual(['as ever'])
    expect(await play(addresses.toReversed(), 300)).toEqual(['as ever'])
  })
})
