import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { IDEMPOTENCY_HEADER } from '#contracts/errors.ts'
import type { CallData } from '#contracts/schemas.ts'
import { MOON_LINES, writeMoonFolder } from '#tests/assets/fixtures/addition-folder.ts'
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database/test-database.ts'
import { signLaunchData } from '#tests/helpers/server/launch-data.ts'
import { type ServerUnderTest, startServerUnderTest } from '#tests/helpers/server/server-process.ts'
import { TEST_BOT_TOKEN } from '#tests/helpers/server/test-app.ts'
import { scratchRepository } from '#tests/helpers/setup/scratch-repository.ts'

const ANN = 7001
const BEN = 7002

let checkout: string
let database: TestDatabase
let server: ServerUnderTest
let address: string
const env = () => ({ DATABASE_URL: database.url, BOT_TOKEN: TEST_BOT_TOKEN, LOG_LEVEL: 'warn', JOBS: 'off' })

const command = (file: string, ...args: readonly string[]): string => {
  const { PATH = '', HOME = '' } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd: checkout,
    encoding: 'utf8',
    env: { PATH, HOME, ...env() },
  })
  if (status !== 0) throw new Error(`${file} ${args.join(' ')}: ${stdout}${stderr}`)
  return stdout
}

const call = async <Data>(as: number, method: 'GET' | 'POST', place: string, body?: object): Promise<Data> => {
  const authDate = Math.floor(Date.now() / 1000)
  const answer = await fetch(`${address}/api/v1/${place}`, {
    method,
    headers: {
      authorization: `tma ${signLaunchData(TEST_BOT_TOKEN, { id: as }, { authDate })}`,
      ...(method === 'POST' ? { [IDEMPOTENCY_HEADER]: randomUUID() } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${place}: ${answer.status} ${text}`)
  return JSON.parse(text).data
}

beforeAll(async () => {
  checkout = scratchRepository('additions')
  await writeMoonFolder(path.join(checkout, 'assets/additions'), MOON_LINES)
  database = await createTestDatabase()
  command('assets/build/run.ts')
  server = startServerUnderTest(env(), checkout)
  address = await server.ready
}, 240_000)
afterAll(async () => {
  server.signal('SIGTERM')
  await server.exited
  await database.drop()
  rmSync(checkout, { recursive: true, force: true })
})

describe('an item that an artist added by a file and a line', () => {
  test('exists on the server: an operator gives it, it is worn, and a stored fight shows it', async () => {
    for (const [id, house] of [
      [ANN, 0],
      [BEN, 1],
    ] as const) {
      await call(id, 'POST', 'users/onboard', { house_id: house })
    }
    const said = command(
      'src/server/run/hk/hk.ts',
      'admin',
      'item',
      String(ANN),
      'moon-sword',
      '--worn',
      '--why',
      'a gift',
    )
    expect(said).toContain('Moon Sword (epic sword), never to be sold, put on player 7001')

    const [worn] = await call<CallData<'equipments.equipped'>>(ANN, 'GET', 'equipments/equipped')
    expect(worn).toMatchObject({ slug: 'moon-sword', name: 'Moon Sword', type: 'sword', rarity: 'epic' })
    expect(worn?.image_url).toMatch(/^\/art\/item-special-moon-sword\.[0-9a-f]{6}\.(?:png|webp)$/)
    expect(
      readFileSync(path.join(checkout, 'assets/generated', path.basename(worn?.image_url ?? ''))).length,
    ).toBeGreaterThan(100)

    const fight = await call<CallData<'combats.challenge'>>(ANN, 'POST', 'combats/challenge', { query: String(BEN) })
    const replay = await call<CallData<'combats.replay'>>(BEN, 'GET', `combats/replay/${fight.replay_id}`)
    expect(JSON.stringify(replay)).toContain('"slug":"moon-sword"')
  })
})
