import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AD_CREDITS_PER_DAY } from '#rules/ads/ads.ts'
import { BOSS_FIGHTS_A_DAY } from '#rules/boss/boss.ts'
import { DONATION_LIMIT_NANO } from '#rules/guild/guild.ts'
import { CHALLENGES_PER_DAY } from '#rules/kombat/matchmaking.ts'
import { tokToNano } from '#rules/units.ts'
import { guildPlayers } from '#tests/helpers/players/guild-players.ts'
import { contractClient } from '#tests/helpers/players/play-loop.ts'
import { AD_SECRET, itemServer } from '#tests/helpers/server/item-server.ts'
import { signLaunchData } from '#tests/helpers/server/launch-data.ts'
import { NO_CLIENT, type RunningServer, startServer } from '#tests/helpers/server/server-process.ts'
import { TEST_BOT_TOKEN } from '#tests/helpers/server/test-app.ts'

const MIDNIGHT_MS = Date.UTC(2026, 10, 24)
/** `BEHIND_MS` is half a second before midnight, `AHEAD_MS` half a second after it. */
const BEHIND_MS = MIDNIGHT_MS - 500
const AHEAD_MS = MIDNIGHT_MS + 500
const FIGHTS_MAX = 25

const itemsServer = await itemServer()
const { server, players, items } = itemsServer
const guilds = guildPlayers(itemsServer)
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
    AD_REWARD_SECRET: AD_SECRET,
    AD_BLOCK_ID: '1234',
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

type Client = ReturnType<typeof contractClient>
const clientOf = ({ address }: RunningServer, as: number): Client =>
  contractClient(address, signLaunchData(TEST_BOT_TOKEN, { id: as }, { authDate: Math.floor(BEHIND_MS / 1000) }))
const isDone = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => true,
    (error: Error) => {
      if (/: 400 /.test(error.message)) return false
      throw error
    },
  )

interface Use {
  readonly perDay: number
  readonly player: () => Promise<number>
  readonly attempt: (client: Client, as: number, address: string) => Promise<boolean>
}

const inGuild = async (slug: string): Promise<number> => {
  const as = await guilds.found(slug)
  await items.give(as, 'tok', tokToNano(1000))
  return as
}
const confirmAd = (address: string, as: number) =>
  fetch(`${address}/platform/ads/reward?secret=${AD_SECRET}&user_id=${as}`).then(
    async (answer) => ((await answer.json()) as { data: { rewarded: boolean } }).data.rewarded,
  )
const firstWins = async (as: number): Promise<number> => (await items.booked(as, 'first-win')).length
/** In UTC: a cluster rejects expressions that depend on a zone. */
const aMinuteBefore = (column: string) =>
  sql`(${sql.ref(column)} at time zone 'UTC' - interval '1 minute') at time zone 'UTC'`

/** The clocks do not move, so ads and found opponents are made older instead. */
const aMinuteLater = async (as: number): Promise<void> => {
  await sql`
    update ad_watches set started_at = ${aMinuteBefore('started_at')}
    where player_id = ${as}::bigint`.execute(server.db)
  await sql`
    update pending_matches set found_at = ${aMinuteBefore('found_at')}
    where player_id = ${as}::bigint`.execute(server.db)
}

const USES: Readonly<Record<string, Use>> = {
  'boss fights (row 147)': {
    perDay: BOSS_FIGHTS_A_DAY,
    player: () => players.join(),
    attempt: async (client) => {
      const params = { slug: 'boss-mammoth' }
      const { commitment } = await client.call('boss.get', { params })
      return isDone(client.call('boss.fight', { params, body: { items: [], ...(commitment ? { commitment } : {}) } }))
    },
  },
  'gifts to the guild (row 141)': {
    perDay: 2,
    player: () => inGuild('givers'),
    attempt: (client) => isDone(client.call('guild.donate', { body: { amount: DONATION_LIMIT_NANO / 2 } })),
  },
  'challenges (row 94)': {
    perDay: CHALLENGES_PER_DAY,
    player: () => players.join(),
    attempt: (client, as) =>
      isDone(client.call('combats.challenge', { body: { query: String(as === 5000 ? 5001 : 5000) } })),
  },
  'the first win (row 91)': {
    perDay: 1,
    player: () => players.join(),
    attempt: async (client, as) => {
      const before = await firstWins(as)
      for (let fights = 0; fights < FIGHTS_MAX; fights += 1) {
        await players.arrange(as, { energy: 5 })
        await client.call('combats.find')
        await aMinuteLater(as)
        const { winner } = await client.call('combats.fight')
        if (winner === 'attacker') return (await firstWins(as)) > before
      }
      throw new Error('no fight was won')
    },
  },
  'ads (rows 126, 127)': {
    perDay: AD_CREDITS_PER_DAY,
    player: () => players.join(),
    attempt: async (client, as, address) => {
      if (!(await isDone(client.call('ads.start')))) return false
      expect(await confirmAd(address, as)).toBe(true)
      await aMinuteLater(as)
      return true
    },
  },
  'the check-in (row 37)': {
    perDay: 1,
    player: () => players.join(),
    attempt: (client) => isDone(client.call('daily.claim')),
  },
  'the guild’s reminder (extra 14)': {
    perDay: 1,
    player: () => inGuild('reminders'),
    attempt: (client) => isDone(client.call('guild.remind')),
  },
}

describe('two processes, a second apart over midnight', { timeout: 120_000 }, () => {
  it.each(Object.keys(USES))('%s are there for two days, and not again', async (name) => {
    const { attempt, perDay, player } = USES[name] as Use
    const as = await player()
    const tryOn = (running: RunningServer) => attempt(clientOf(running, as), as, running.address)
    const done: boolean[] = []
    for (let used = 0; used < perDay; used += 1) done.push(await tryOn(behind))
    expect(done.every(Boolean)).toBe(true)
    let more = 0
    for (let round = 0; round < perDay + 2; round += 1) {
      for (const running of [ahead, behind]) if (await tryOn(running)) more += 1
    }
    expect(more).toBe(perDay)
  })

  it('both at once bring no more boss fights than two days have (row 147)', async () => {
    const as = await players.join()
    const attempt = USES['boss fights (row 147)']?.attempt
    const all = await Promise.all(
      Array.from({ length: 24 }, (_, index) => {
        const running = index % 2 === 0 ? ahead : behind
        return attempt?.(clientOf(running, as), as, running.address)
      }),
    )
    // Concurrent calls may make each other fail, so the rest is fought one by one.
    let fought = all.filter(Boolean).length
    for (let round = 0; round < 2 * BOSS_FIGHTS_A_DAY; round += 1) {
      for (const running of [ahead, behind])
        if (await attempt?.(clientOf(running, as), as, running.address)) fought += 1
    }
    expect(fought).toBeLessThanOrEqual(2 * BOSS_FIGHTS_A_DAY)
    const rows = await server.db
      .selectFrom('boss_fighters')
      .select(['fights', 'day'])
      .where('player_id', '=', BigInt(as))
      .execute()
    expect(rows).toEqual([{ fights: fought, day: '2026-11-24' }])
  })
})
