import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { announceReceipts } from '#server/modules/receipts/announce.ts'
import { receiptJobs } from '#server/modules/receipts/jobs.ts'
import type { Chats } from '#server/platform/bot/chats.ts'
import { independentRoot } from '#tests/helpers/independent-merkle.ts'
import { fileJobsDatabase } from '#tests/helpers/players/boss-world.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { leaguePlayers } from '#tests/helpers/players/league-players.ts'
import { receiptWorld } from '#tests/helpers/players/receipt-world.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'
import { runAdmin } from '#tests/helpers/server/run-admin.ts'
import { testConfig } from '#tests/helpers/server/test-app.ts'

const WEEK = '2026-11-23'
const CHANNEL = 'https://t.me/house_kombat'

const server = await fileApp({
  config: { client: { ...testConfig().client, channels: { news: CHANNEL } } },
})
const jobs = fileJobsDatabase(server)
const leagues = leaguePlayers(server, jobs)
const receipts = receiptWorld(server, jobs)
await leagues.tend()
await receipts.build()
const player = await kombatPlayers(server).join()
await leagues.score(player, { points: 240 })
await leagues.close(11, 'II')
await receipts.build()
const root = independentRoot(await receipts.leaves(WEEK))

const channel = (post: Chats['post']): Chats => ({
  isMember: async () => false,
  isBooster: async () => false,
  post,
})
const announce = (post: Chats['post'], config = server.config) =>
  announceReceipts({ db: jobs.db, clock: server.clock, config, chats: channel(post) })
const page = async () => (await server.call('receipts.list', {}, { as: player })).data
const admin = (...args: string[]) => runAdmin({ ...server.scope(), who: 'ops' }, args)

describe('a root of receipts', () => {
  it('is not announced where the game has no public channel', async () => {
    const config = testConfig()
    expect(await announce(() => Promise.reject(new Error('asked')), config)).toBe(0)
  })

  it('is posted again at the next turn where the messenger refused or was silent', async () => {
    await expect(announce(() => Promise.reject(new Error('not an administrator')))).rejects.toThrow('administrator')
    expect((await page()).weeks[0]?.announced).toBe(false)
    expect(await admin('receipts', 'show')).toEqual([
      expect.stringContaining('2026-11-30  0 leaves so far, no root yet'),
      expect.stringMatching(/^2026-11-23 {2}1 leaves {2}root [\da-f]{64} .* not announced$/),
    ])
  })

  it('is in the channel once, as an operator would post it by hand, and the page says so', async () => {
    const posts: (readonly [string, string])[] = []
    const post = async (chat: string, text: string): Promise<void> => {
      posts.push([chat, text])
    }
    expect(await announce(post)).toBe(1)
    expect(await announce(post)).toBe(0)
    expect(posts).toEqual([['@house_kombat', (await admin('receipts', 'announcement', WEEK)).join('\n')]])
    expect(posts[0]?.[1]).toContain(`2026-11-23 to 2026-11-29\n1 results under one root`)
    expect(posts[0]?.[1]).toContain(root)
    expect(await page()).toMatchObject({ channel: CHANNEL, weeks: [{ week: WEEK, announced: true, root }] })
  })

  it('is printed with all others, so that they can be kept elsewhere', async () => {
    const lines = await admin('receipts', 'roots')
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      { week: WEEK, version: 1, leaves: 1, root, sealedAt: expect.any(String) },
    ])
    await expect(admin('receipts', 'announcement', '2026-11-30')).rejects.toThrow('There is no root')
    await expect(admin('receipts', 'announcement', 'soon')).rejects.toThrow('Say the Monday')
    await expect(admin('receipts')).rejects.toThrow('receipts show')
  })

  it('is the work of jobs that find nothing to do while a week runs', async () => {
    for (const { run } of receiptJobs)
      await run(
        {
          ...{ db: jobs.db, clock: server.clock, entropy: server.entropy, config: testConfig() },
          ...{ chats: channel(() => Promise.reject(new Error('asked'))), log: pino({ level: 'silent' }) },
        },
        undefined,
      )
    expect((await page()).weeks).toHaveLength(1)
  })
})
