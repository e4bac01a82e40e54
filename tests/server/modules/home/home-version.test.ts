import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE, tokToNano } from '#rules/units.ts'
import { UNBUILT_ID } from '#server/config/config.ts'
import { sanctionPlayer } from '#server/modules/account/sanctions.ts'
import { sendToInbox } from '#server/modules/inbox/service.ts'
import { relayAll } from '#tests/helpers/database/relay-outbox.ts'
import { guildPlayers } from '#tests/helpers/players/guild-players.ts'
import { itemPlayers } from '#tests/helpers/players/item-players.ts'
import { appWithPlayers } from '#tests/helpers/server/item-server.ts'
import { TEST_NOW_MS, type TestApp, type TestAppOptions, testApp, testConfig } from '#tests/helpers/server/test-app.ts'

const CONFIG = {
  buildId: 'a-build',
  adRewardSecret: 'secret',
  client: { ...testConfig().client, adBlockId: '1234', channels: { news: 'https://t.me/house_kombat_news' } },
}

const { server, players } = await appWithPlayers({ config: CONFIG })
const items = itemPlayers(server)

interface Opened {
  readonly status: number
  readonly body: string
  readonly version: string | undefined
  readonly cacheControl: unknown
}

const open = async (as: number, held?: string, at: TestApp = server): Promise<Opened> => {
  const headers = { authorization: at.authorization(as), ...(held === undefined ? {} : { 'if-none-match': held }) }
  const { statusCode, body, headers: answered } = await at.app.inject({ url: '/api/v1/users/home', headers })
  return { status: statusCode, body, version: answered.etag, cacheControl: answered['cache-control'] }
}

const reopened = async (as: number, happened: () => Promise<unknown>): Promise<number> => {
  const { version } = await open(as)
  if (version === undefined) throw new Error('The answer has no version')
  await happened()
  return (await open(as, version)).status
}

const beside = async (config: TestAppOptions['config']): Promise<TestApp> =>
  testApp({ database: server.database, nowMs: server.clock.nowMs(), config: { ...CONFIG, ...config } })

const guilds = guildPlayers({ server, players, items })

const MOVES = {
  claim: (as: number) => server.call('users.claim', {}, { as }),
  checkIn: (as: number) => server.call('daily.claim', {}, { as }),
  buy: (as: number) => server.call('upgrades.buy', { body: { type: 'mining-tok' } }, { as }),
  hunt: (as: number) => server.call('hunting.start', { params: { slug: 'cursed-fortress' } }, { as }),
  collect: (as: number) => server.call('hunting.claim', { params: { slug: 'cursed-fortress' } }, { as }),
  fight: (as: number) => players.fight(as),
  sword: (as: number) => server.call('equipments.claimWelcome', {}, { as }),
  win: (as: number) => items.wins(as, 1),
  box: (as: number) => server.call('users.claimFirstDay', { params: { step: 'win-1' } }, { as }),
  attacked: async (as: number) => {
    await players.challenge(await players.join(), as)
    await relayAll(server)
  },
  gift: (as: number) => items.give(as, 'tok', 7),
  inbox: (as: number) =>
    sendToInbox(server.scope(), as, 'admin-grant', {
      tok: 5n,
    }),
  news: () =>
    sql`insert into world_facts (key, value) values ('news', ${JSON.stringify({ at: Math.floor(server.clock.nowMs() / 1000) })})
      on conflict (key) do update set value = excluded.value`.execute(server.db),
  nothing: async () => undefined,
} as const satisfies Readonly<Record<string, (as: number) => Promise<unknown>>>

const step = fc.record({
  move: fc.constantFrom(...(Object.keys(MOVES) as (keyof typeof MOVES)[]), 'nothing', 'nothing', 'nothing'),
  waitMs: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 1, max: 5 * MS_PER_MINUTE }),
    fc.integer({ min: 1, max: 9 * MS_PER_HOUR }),
    fc.integer({ min: 1, max: 9 * MS_PER_DAY }),
  ),
})

describe('the version of a bootstrap of home', () => {
  it('belongs to an answer that is the same to the byte, after any history', async () => {
    let [unchanged, changed] = [0, 0]
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 12 }), async (steps) => {
        server.clock.set(Math.max(server.clock.nowMs(), TEST_NOW_MS) + 137)
        const as = await players.join()
        const answers = new Map<string, string>()
        for (const { move, waitMs } of steps) {
          server.clock.advance(waitMs)
          // A mutation that is impossible is refused and changes nothing.
          await MOVES[move](as).then(undefined, () => undefined)
          const { body, version = '' } = await open(as)
          const { data: parts } = JSON.parse(body)
          for (const ofDay of ['daily.get', 'tasks.list', 'users.firstDays'] as const)
            expect(parts[ofDay].data).toEqual((await server.call(ofDay, {}, { as })).data)
          for (const [earlier, earlierBody] of answers) {
            const again = await open(as, earlier)
            if (again.status === 304) {
              expect(again).toMatchObject({ body: '', version: earlier })
              expect(body).toBe(earlierBody)
              unchanged += 1
            } else {
              expect(again).toMatchObject({ status: 200, body, version })
              expect(version).not.toBe(earlier)
              changed += 1
            }
          }
          answers.set(version, body)
        }
      }),
      { numRuns: 15, seed: 304 },
    )
    expect(unchanged).toBeGreaterThan(10)
    expect(changed).toBeGreaterThan(100)
  })

  it('stays while nothing happens, from process to process, until time changes a part', async () => {
    const as = await players.join()
    const first = await open(as)
    expect(first).toMatchObject({ status: 200, cacheControl: 'private, no-cache' })
    server.clock.advance(2 * MS_PER_MINUTE)
    const other = await beside({ port: 4711, dataDir: '/elsewhere' })
    for (const at of [server, other]) {
      expect(await open(as, first.version, at)).toEqual({ ...first, status: 304, body: '' })
      expect((await open(as, undefined, at)).body).toBe(first.body)
    }
    await other.app.close()
    const untilTomorrowMs = MS_PER_DAY - (server.clock.nowMs() % MS_PER_DAY)
    expect(await reopened(as, async () => server.clock.advance(untilTomorrowMs))).toBe(200)
  })

  it('is another after what others do to the player', async () => {
    const founder = await guilds.found('the-others', { entry: 'request' })
    const as = await players.join()
    expect(await reopened(founder, () => guilds.join(as, 'the-others'))).toBe(200)
    expect(await reopened(as, () => guilds.act(founder, as, 'accept'))).toBe(200)
    expect(await reopened(as, () => guilds.act(founder, as, 'kick'))).toBe(200)
    expect(await reopened(as, () => items.give(as, 'tok', tokToNano(1)))).toBe(200)
    expect(await reopened(as, () => MOVES.inbox(as))).toBe(200)
    server.clock.advance(4 * MS_PER_HOUR)
    expect(await reopened(as, () => MOVES.attacked(as))).toBe(200)
    const scope = server.scope()
    const ban = { status: 'banned', reason: 'Scripts', appealUrl: null } as const
    expect(await reopened(as, () => sanctionPlayer(scope, as, ban))).toBe(200)
  })

  it('is another in each build and for other settings, and there is none where the code changes under one build id', async () => {
    const as = await players.join()
    const { version } = await open(as)
    const statusAt = async (config: TestAppOptions['config']): Promise<number> => {
      const other = await beside(config)
      const { status } = await open(as, version, other)
      await other.app.close()
      return status
    }
    expect(await statusAt({})).toBe(304)
    expect(await statusAt({ buildId: 'next-build' })).toBe(200)
    expect(await statusAt({ client: { ...CONFIG.client, botLink: 'https://t.me/another_bot' } })).toBe(200)
    const [task] = (await server.call('tasks.list', {}, { as })).data
    expect(await statusAt({ taskLinks: { [task?.id ?? '']: 'https://example.org' } })).toBe(200)

    const unbuilt = await beside({ buildId: UNBUILT_ID })
    expect(await open(as, version, unbuilt)).toMatchObject({
      status: 200,
      version: undefined,
      cacheControl: 'no-store',
    })
    await unbuilt.app.close()
  })

  it('is a player’s own: what another player of the same browser holds is no answer', async () => {
    const [one, other] = [await players.join(), await players.join()]
    const { version } = await open(one)
    const own = await open(other, version)
    expect(own.status).toBe(200)
    expect(own.version).not.toBe(version)
  })

  it('is found in a list, as a strong tag and beside tags of others', async () => {
    const as = await players.join()
    const { version = '' } = await open(as)
    const strong = version.replace('W/', '')
    for (const held of [strong, `"other", ${version}`, `${strong},W/"other"`])
      expect((await open(as, held)).status).toBe(304)
    for (const held of ['*', '""', strong.slice(1, -1), `${version}x`]) expect((await open(as, held)).status).toBe(200)
  })

  it('is not there for a player who has not joined, nor while a section fails', async () => {
    const none = { status: 200, version: undefined, cacheControl: 'no-store' }
    expect(await open(players.stranger())).toMatchObject(none)
    const as = await players.join()
    const broken = JSON.stringify({ speed: 7 })
    await sql`insert into preferences (player_id, value, saved_at) values (${as}, ${broken}, now())`.execute(server.db)
    expect(await open(as)).toMatchObject(none)
  })
})
