import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BOSS_FIGHTS_A_DAY } from '#rules/boss/boss.ts'
import { contractClient } from '#tests/helpers/players/play-loop.ts'
import { auditedAppWithPlayers } from '#tests/helpers/server/item-server.ts'
import { signLaunchData } from '#tests/helpers/server/launch-data.ts'
import { NO_CLIENT, type RunningServer, startServer } from '#tests/helpers/server/server-process.ts'
import { TEST_BOT_TOKEN } from '#tests/helpers/server/test-app.ts'

const MIDNIGHT_MS = Date.UTC(2026, 10, 24)
/** `BEHIND_MS` is half a second before midnight, `AHEAD_MS` half a second after it. */
const BEHIND_MS = MIDNIGHT_MS - 500
const AHEAD_MS = MIDNIGHT_MS + 500

const { server, players } = await auditedAppWithPlayers()
server.clock.set(BEHIND_MS - 60_000)
const folder = mkdtempSync(path.join(tmpdir(), 'processes-apart-'))
let behind: RunningServer
let ahead: RunningServer

const startAt = (name: string, nowMs: number): Promise<RunningServer> => {
  const clock = path.join(folder, name)
  writeFileSync(clock, new Date(nowMs).toISOString())
  return startServer({
    DATABASE_URL: server.database.callsUrl,
    CLIENT_DIR: NO_CLIENT,
    JOBS: 'off',
    NODE_ENV: 'test',
    TEST_CLOCK: clock,
    BOT_TOKEN: TEST_BOT_TOKEN,
    RATE_LIMIT_PER_MINUTE: '1000000',
    DB_POOL_MAX: '4',
  })
}
beforeAll(async () => {
  ;[behind, ahead] = await Promise.all([startAt('behind', BEHIND_MS), startAt('ahead', AHEAD_MS)])
}, 60_000)
afterAll(async () => {
  expect(await Promise.all([behind.stop(), ahead.stop()])).toEqual([0, 0])
  rmSync(folder, { recursive: true })
})

const isDone = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => true,
    (error: Error) => {
      if (/: 400 /.test(error.message)) return false
      throw error
    },
  )

const fight = async ({ address }: RunningServer, as: number): Promise<boolean> => {
  const authDate = Math.floor(BEHIND_MS / 1000)
  const client = contractClient(address, signLaunchData(TEST_BOT_TOKEN, { id: as }, { authDate }))
  const params = { slug: 'boss-mammoth' }
  const { commitment } = await client.call('boss.get', { params })
  return isDone(client.call('boss.fight', { params, body: { items: [], ...(commitment ? { commitment } : {}) } }))
}

/** Other limits by the day are in daily-limits.test.ts, where one process's clock steps back and forth. */
describe('two processes, a second apart over midnight (row 147)', { timeout: 120_000 }, () => {
  it('one after the other bring the boss fights of two days, and not again', async () => {
    const as = await players.join()
    const turns = [
      behind,
      behind,
      behind,
      ...Array.from({ length: BOSS_FIGHTS_A_DAY + 2 }, () => [ahead, behind]).flat(),
    ]
    const fought: boolean[] = []
    for (const running of turns) fought.push(await fight(running, as))
    expect(fought.slice(0, BOSS_FIGHTS_A_DAY)).not.toContain(false)
    expect(fought.filter(Boolean)).toHaveLength(2 * BOSS_FIGHTS_A_DAY)
  })

  it('both at once bring no more boss fights than two days have', async () => {
    const as = await players.join()
    const all = await Promise.all(Array.from({ length: 24 }, (_, index) => fight(index % 2 === 0 ? ahead : behind, as)))
    // Concurrent calls may make each other fail, so the rest is fought one by one.
    let fought = all.filter(Boolean).length
    for (let round = 0; round < 2 * BOSS_FIGHTS_A_DAY; round += 1)
      for (const running of [ahead, behind]) if (await fight(running, as)) fought += 1
    expect(fought).toBeLessThanOrEqual(2 * BOSS_FIGHTS_A_DAY)
    const rows = await server.db
      .selectFrom('boss_fighters')
      .select(['fights', 'day'])
      .where('player_id', '=', BigInt(as))
      .execute()
    expect(rows).toEqual([{ fights: fought, day: '2026-11-24' }])
  })
})
