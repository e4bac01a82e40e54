import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type CallName, calls } from '#contracts/calls.ts'
import type { CallData } from '#contracts/schemas.ts'
import { callSchemas } from '#contracts/schemas.ts'
import { AWAY_MIN_MS } from '#rules/home/away.ts'
import { MS_PER_DAY, MS_PER_HOUR } from '#rules/units.ts'
import { sanctionPlayer } from '#server/modules/account/sanctions.ts'
import { rebuildBoards } from '#server/modules/leaderboards/service.ts'
import { isCitusUnderTest } from '#tests/helpers/database/citus.ts'
import { createTestDatabase } from '#tests/helpers/database/test-database.ts'
import { figure } from '#tests/helpers/observability/figure-text.ts'
import { type KombatPlayers, kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { TEST_NOW_MS, type TestApp, testApp, testConfig } from '#tests/helpers/server/test-app.ts'

type PartName = keyof CallData<'users.home'>

const NAMES = Object.keys(callSchemas['users.home'].data.shape) as PartName[]
const WATCHES = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'] as const
/** Upper bound for one `users.home` call with a start parameter, by a player who has not joined. */
const STATEMENTS_MAX = 8

let server: TestApp
let players: KombatPlayers
let rich: number
const sent: { readonly text: string; readonly values?: unknown[] }[] = []
const logged: { readonly part?: string }[] = []

const home = async (id: number) => (await server.call('users.home', {}, { as: id })).data
const statusesOf = (parts: CallData<'users.home'>): Record<string, string> =>
  Object.fromEntries(
    NAMES.map((name) => {
      const part = parts[name]
      return [name, part && 'error' in part ? `${part.status} ${part.error.code}` : String(part?.status)]
    }),
  )
const ownAnswer = async (name: CallName, id: number): Promise<unknown> => {
  const headers = { authorization: server.authorization(id) }
  const response = await server.app.inject({ method: 'GET', url: calls[name].path, headers })
  const body = response.json()
  return response.statusCode === 200 ? { status: 200, ...body } : { status: response.statusCode, error: body }
}
const ownAnswers = async (id: number): Promise<unknown> => {
  const answers: [string, unknown][] = []
  for (const name of NAMES) answers.push([name, await ownAnswer(name, id)])
  return Object.fromEntries(answers)
}
const statementsOf = async (work: () => Promise<unknown>): Promise<number> => {
  sent.length = 0
  await work()
  return sent.length
}

const sanction = (id: number, status: 'banned' | 'watched'): Promise<void> =>
  sanctionPlayer(server.scope(), id, {
    status,
    reason: 'Scripts',
    appealUrl: null,
  })

const aRichPlayer = async (): Promise<number> => {
  const id = await players.join({ username: 'Croesus', houseId: 3 })
  await players.arrange(id, {
    rank_points: 9000,
    best_rank_points: 9100,
    fights: 40,
    wins: 30,
    win_streak: 4,
    energy: 3,
  })
  const at = (agoMs: number): Date => new Date(TEST_NOW_MS - agoMs)
  const { db } = server
  for (const statement of [
    sql`insert into upgrades (player_id, upgrade_type, level, bought_at)
      values (${id}, 'mining-tok', 1, ${at(3000)}), (${id}, 'mining-tok', 2, ${at(1234)}), (${id}, 'pocket-size', 1, ${at(1500)})`,
    sql`insert into boosts (id, player_id, type, val, at)
      values (gen_random_uuid(), ${id}, 'mining-speed-scale-up', 200, ${at(2 * MS_PER_HOUR + 17)}),
        (gen_random_uuid(), ${id}, 'mining-speed-scale-down', 200, ${at(-MS_PER_HOUR)})`,
    sql`insert into ad_watches (id, player_id, purpose, started_at)
      values (${WATCHES[0]}, ${id}, 'boost', ${at(1)}), (${WATCHES[1]}, ${id}, 'boost', ${at(3 * MS_PER_DAY)})`,
    sql`insert into boosts_taken (id, player_id, source, day, number, watch_id, taken_at)
      values (gen_random_uuid(), ${id}, 'ad', '2026-11-23', 1, ${WATCHES[0]}, ${at(1)}),
        (gen_random_uuid(), ${id}, 'ad', '2026-11-20', 1, ${WATCHES[1]}, ${at(3 * MS_PER_DAY)}),
        (gen_random_uuid(), ${id}, 'channel', '2026-11-20', 1, null, ${at(3 * MS_PER_DAY)})`,
    sql`insert into check_ins (player_id, streak, best_streak, last_claim_at, last_frozen_at)
      values (${id}, 5, 9, ${at(MS_PER_DAY)}, ${at(4 * MS_PER_DAY)})`,
    sql`insert into hunts (id, player_id, slug, started_at, ends_at, outcome, picture_seed)
      values (gen_random_uuid(), ${id}, 'demonbane-keep', ${at(MS_PER_HOUR)}, ${at(-MS_PER_HOUR)},
        '{"kills": 12, "stars": 1, "stones": [], "tokNano": 5}', 'abc')`,
    sql`insert into hunters (player_id, demons_killed, hunts_collected) values (${id}, 480, 7)`,
    sql`insert into hunt_milestones (player_id, level, taken_at) values (${id}, 2, ${at(10)}), (${id}, 1, ${at(5)})`,
    sql`insert into missions_done (player_id, mission_id, done_at) values (${id}, 'hunt-3', ${at(10)})`,
    sql`insert into task_rewards (player_id, task_id, repeat, paid_at)
      values (${id}, 'refer-3-friends', 1, ${at(10)}), (${id}, 'refer-3-friends', 2, ${at(5)})`,
    sql`insert into friendships (inviter_id, friend_id, joined_at, qualified_at)
      values (${id}, 1, ${at(10)}, ${at(5)}), (${id}, 2, ${at(10)}, null)`,
    sql`insert into inbox (id, player_id, at, reason, tok, star, materials, claimed_at)
      values (gen_random_uuid(), ${id}, ${at(9)}, 'claim', 9007199254740991, 0, '[]', null),
        (gen_random_uuid(), ${id}, ${at(8)}, 'hunt', 0, 4, '[]', null),
        (gen_random_uuid(), ${id}, ${at(7)}, 'check-in-box', 0, 0, '[{"slug": "material-awake-stone", "quantity": 2}]', ${at(3)})`,
    sql`insert into equipped_stones (player_id, type, level) values (${id}, 'frost-prison', 2)`,
    sql`insert into items (id, owner_id, slug, name, type, rarity, status, stats, created_at)
      values (gen_random_uuid(), ${id}, 'sword-common', 'Sword', 'sword', 'common', 'equipped',
        '[]', ${at(9)}), (gen_random_uuid(), ${id}, 'boots-rare', 'Boots', 'boots', 'rare', 'inventory', '[]', ${at(9)})`,
    sql`insert into ledger (account, at, id, asset, amount, reason)
      values (${id}, ${at(9)}, gen_random_uuid(), 'tok', 5, 'fight-win'), (${id}, ${at(8)}, gen_random_uuid(), 'tok', 5, 'claim')`,
    sql`insert into welcome_swords (player_id, item_id, at) values (${id}, gen_random_uuid(), ${at(9)})`,
    sql`insert into world_facts (key, value) values ('news', '{"at": 1700000000}') on conflict do nothing`,
  ])
    await statement.execute(db)
  const { data: preferences } = await server.call('users.preferences', {}, { as: id })
  await server.call('users.savePreferences', { body: { ...preferences, speed: 2, music_volume: 30 } }, { as: id })
  await rebuildBoards(db, TEST_NOW_MS)
  return id
}

beforeAll(async () => {
  const database = await createTestDatabase()
  database.pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    const counted = (...given: unknown[]): unknown => {
      const [asked, values] = given
      sent.push(typeof asked === 'string' ? { text: asked, values: values as unknown[] } : (asked as { text: string }))
      return query(...given)
    }
    Object.assign(client, { query: counted })
  })
  server = await testApp({
    database,
    log: pino({ level: 'error' }, { write: (line: string) => void logged.push(JSON.parse(line)) }),
    config: {
      maintenanceCacheMs: 3_600_000,
      adRewardSecret: 'secret',
      client: { ...testConfig().client, adBlockId: '1234', channels: { news: 'https://t.me/house_kombat_news' } },
    },
  })
  players = kombatPlayers(server)
  rich = await aRichPlayer()
})
afterAll(async () => {
  await server.close()
  await server.database.drop()
})

describe('a bootstrap of home', () => {
  it('has all the parts of gate and home, each as its own call answers it (rows 5, 10, 33, 39)', async () => {
    for (const id of [await players.join(), rich]) {
      const parts = await home(id)
      expect(parts).toEqual(await ownAnswers(id))
      expect(new Set(Object.values(statusesOf(parts)))).toEqual(new Set(['200']))
    }
    expect(await home(rich)).toMatchObject({
      'users.firstDays': { data: { wins: 1, days: 1 } },
      'equipments.welcome': { data: { claimed: true } },
    })
  })

  it('shows that a player has not joined by the player’s sections alone (row 11)', async () => {
    const id = players.stranger()
    const parts = await home(id)
    expect(parts).toEqual(await ownAnswers(id))
    const { 'settings.get': settings, 'season.get': season, 'combats.season': kombat, ...others } = statusesOf(parts)
    const { 'guild.me': guild, ...ofPlayer } = others
    expect([settings, season, kombat, guild]).toEqual(['200', '200', '200', '200'])
    expect(new Set(Object.values(ofPlayer))).toEqual(new Set(['404 player-not-found']))
  })

  it('tells the deleted the same, the banned that they are, and the watched nothing (extra 20)', async () => {
    const [deleted, banned, watched] = [await players.join(), await players.join(), await players.join()]
    await server.call('users.delete', {}, { as: deleted })
    await sanction(banned, 'banned')
    await sanction(watched, 'watched')
    for (const id of [deleted, banned, watched]) expect(await home(id)).toEqual(await ownAnswers(id))
    expect(statusesOf(await home(deleted))).toMatchObject({ 'season.get': '200', 'users.me': '404 player-not-found' })
    const { 'settings.get': settings, ...others } = statusesOf(await home(banned))
    expect(settings).toBe('200')
    expect(new Set(Object.values(others))).toEqual(new Set(['403 banned']))
  })

  it('takes one statement for a player, also in the first days, one more for a player who was away for three hours, and for a caller who has not joined', async () => {
    await home(rich)
    expect(await statementsOf(() => home(rich))).toBe(1)
    const absent = await players.join()
    server.clock.advance(AWAY_MIN_MS - 1)
    expect(await statementsOf(() => home(absent))).toBe(1)
    server.clock.advance(1)
    expect(await statementsOf(() => home(absent))).toBe(2)
    expect(await home(absent)).toMatchObject({ 'combats.away': { data: { attacks: 0 } } })
    expect(await statementsOf(() => home(players.stranger()))).toBe(2)
    const open = () => server.call('users.home', {}, { as: players.stranger(), startParam: `${rich}_cats` })
    expect(await statementsOf(open)).toBeLessThanOrEqual(STATEMENTS_MAX)
  })

  const onCluster = isCitusUnderTest() ? it : () => undefined
  onCluster('is one task on the machine where the rows of the player lie', async () => {
    await statementsOf(() => home(rich))
    const [{ text, values } = { text: '', values: [] }] = sent
    const { rows } = await server.database.pool.query(`explain (format json) ${text}`, values)
    const plan = JSON.stringify(rows)
    expect(plan.match(/"Task Count":\d+/g)).toEqual(['"Task Count":1'])
  })

  it('keeps the start parameter of a player who has not joined (row 14)', async () => {
    const [inviter, id] = [await players.join(), players.stranger()]
    await server.call('users.home', {}, { as: id, startParam: `${inviter}_cats` })
    await server.call('users.onboard', { body: { house_id: 1 } }, { as: id })
    expect((await players.row(id)).referrer_id).toBe(BigInt(inviter))
  })

  it('leaves the other parts as they are when one fails, and logs why', async () => {
    const id = await players.join()
    const before = await home(id)
    const broken = { speed: 7 }
    await sql`
      insert into preferences (player_id, value, saved_at)
      values (${id}, ${JSON.stringify(broken)}, now())`.execute(server.db)
    const failed = async () => figure(await server.metrics.text(), 'house_kombat_answers_total{code="internal"}')
    const failedBefore = await failed()
    const after = await home(id)
    expect((await failed()) - failedBefore).toBe(1)
    expect(after).toEqual(await ownAnswers(id))
    expect(after['users.preferences']).toEqual({
      status: 500,
      error: { code: 'internal', message: 'Something went wrong' },
    })
    expect({ ...after, 'users.preferences': before['users.preferences'] }).toEqual(before)
    expect(logged.filter(({ part }) => part !== undefined)).toMatchObject([
      { part: 'users.preferences', player: id, msg: 'a part of home failed' },
    ])
  })

  it('establishes the calendar of the seasons if it is not there yet (R28, R44)', async () => {
    const fresh = await testApp()
    onTestFinished(() => fresh.close())
    const { data } = await fresh.call('users.home', {}, { as: 1 })
    const { data: season } = await fresh.call('season.get', {}, { as: 1 })
    expect(data['season.get']).toEqual({ status: 200, data: season })
  })

  it('is refused as a whole without launch data and in maintenance (rows 3, 11)', async () => {
    const closed = await testApp()
    expect((await closed.call('users.home', {}, { as: null })).status).toBe(401)
    await closed.db
      .insertInto('world_facts')
      .values({ key: 'maintenance', value: JSON.stringify({ on: true }) })
      .execute()
    const inMaintenance = await closed.call('users.home', {}, { as: 1 })
    expect([inMaintenance.status, inMaintenance.error.code]).toEqual([503, 'maintenance'])
    await closed.close()
  })
})
