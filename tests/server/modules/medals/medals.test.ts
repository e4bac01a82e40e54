import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { CURRENT_SEASON_FIRST } from '#rules/constants.ts'
import type { MedalType } from '#rules/medals/medals.ts'
import { MS_PER_DAY, MS_PER_MINUTE, NANO_PER_TOK, tokToNano } from '#rules/units.ts'
import { BALANCE_LIMIT, postMovements } from '#server/db/ledger.ts'
import { mint } from '#server/db/movements.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { writeWorldSetting } from '#server/db/world-settings.ts'
import { watchSales } from '#server/modules/market/watch.ts'
import { decideMedals } from '#server/modules/medals/decide.ts'
import { findFounders, SEASON_OPENED_FACT } from '#server/modules/medals/founder.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'
import { TEST_NOW_MS } from '#tests/helpers/server/test-app.ts'

const { server, players, items } = await itemServer()
const { data: first } = await server.call('season.get', {}, { as: await players.join() })
const MONDAY = first.start_time * 1000
const WEEK = 7 * MS_PER_DAY
const FIRST = CURRENT_SEASON_FIRST

beforeEach(async () => {
  server.clock.set(TEST_NOW_MS)
  for (const table of [
    'medals',
    'medal_ends',
    'league_weeks',
    'season_places',
    'season_ends',
    'market_trades',
  ] as const)
    await server.db.deleteFrom(table).execute()
})

const medals = async (as: number) => (await server.call('medals.list', {}, { as })).data
const medal = async (as: number, type: MedalType) => (await medals(as)).find((one) => one.type === type)
const claim = (as: number, type: MedalType) => server.call('medals.claim', { params: { type } }, { as })
const decide = async () => {
  await watchSales(server.db, server.clock.nowMs())
  return decideMedals(server.scope())
}

interface Week {
  readonly season?: number
  readonly week: number
  readonly fights?: number
  readonly wins?: number
  readonly hamster?: number
}
const fought = (id: number, { season = FIRST, week, wins = 0, hamster = 0, fights = Math.max(1, wins) }: Week) =>
  server.db
    .insertInto('league_weeks')
    .values({
      ...{ player_id: id, season, week, fights, wins, hamster_wins: hamster, reached_at: new Date(MONDAY) },
    })
    .execute()

const freeze = async (season: number, ids: readonly number[]) => {
  await server.db
    .insertInto('season_ends')
    .values({ season, places_at: new Date(MONDAY) })
    .execute()
  if (ids.length > 0)
    await server.db
      .insertInto('season_places')
      .values(ids.map((id, index) => ({ season, place: index + 1, player_id: id, rank_points: 900 - index })))
      .execute()
}

const booked = async (as: number) =>
  (await items.booked(as, 'medal')).map(([asset, amount, ref]) => [
    asset,
    asset === 'tok' ? amount / NANO_PER_TOK : amount,
    ref,
  ])

describe('GET medals (row 165)', () => {
  it('has all of them; nothing is earned at first', async () => {
    const all = await medals(await players.join())
    expect(all).toHaveLength(21)
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['non-claimable']))
    expect(all.find(({ type }) => type === 'season-2')?.metadata).toEqual({
      ...{ rank: null, rarity: null, tok: tokToNano(10), star: 5, equipments: [], materials: {} },
    })
    expect(all.find(({ type }) => type === 'top-buyer-gold-extra')?.metadata).toMatchObject({
      ...{ tok: 0, star: 30, materials: { 'material-awake-stone': 1 } },
    })
  })

  it('refuses a medal that does not exist', async () => {
    expect((await claim(await players.join(), 'season-11' as MedalType)).error.code).toBe('invalid-payload')
  })
})

describe('the founder’s medal (R31, R38)', () => {
  const active = (to: number, days: number, fromMs = TEST_NOW_MS) =>
    inTransaction(server.db, (tx) =>
      [...Array(days).keys()].reduce(async (before, day) => {
        await before
        const win = mint({ id: randomUUID(), to, asset: 'tok', amount: 1n, reason: 'fight-win', ref: null })
        await postMovements(tx, [win], fromMs + day * MS_PER_DAY)
      }, Promise.resolve()),
    )

  const find = () => findFounders(server.scope())
  const atHome = async (as: number) => (await server.call('users.home', {}, { as })).data['medals.waiting']
  const waits = (...types: readonly MedalType[]) => ({ status: 200, data: types })
  const acts = {
    'a claim': (as: number) => server.call('users.claim', {}, { as }),
    'a check-in': (as: number) => server.call('daily.claim', {}, { as }),
  } as const

  it.each(Object.entries(acts))(
    'shows at home without a look at the medals, once the tenth day with %s has come',
    async (_act, act) => {
      const id = await players.join()
      for (let day = 1; day <= 10; day += 1) {
        await find()
        expect(await atHome(id)).toEqual(waits())
        server.clock.advance(MS_PER_DAY)
        expect((await act(id)).status).toBe(200)
      }
      expect(await find()).toBeGreaterThan(0)
      expect(await atHome(id)).toEqual(waits('legacy'))
      expect((await server.call('medals.waiting', {}, { as: id })).data).toEqual(['legacy'])
      expect((await claim(id, 'legacy')).data.medal.earned_at).toBe(new Date(server.clock.nowMs()).toISOString())
      expect(await atHome(id)).toEqual(waits())
      expect(await find()).toBe(0)
    },
  )

  it('is not found for a player who joined later, nor for one who has gone', async () => {
    const gone = await players.join()
    await active(gone, 9)
    server.clock.set(TEST_NOW_MS + 5 * WEEK)
    const late = await players.join()
    for (let day = 0; day < 10; day += 1) {
      server.clock.advance(MS_PER_DAY)
      await acts['a claim'](late)
    }
    await acts['a claim'](gone)
    await server.call('users.delete', {}, { as: gone })
    await find()
    const stored = await server.db
      .selectFrom('medals')
      .selectAll()
      .where('player_id', 'in', [BigInt(gone), BigInt(late)])
      .execute()
    expect(stored).toEqual([])
    expect(await atHome(late)).toEqual(waits())
  })

  it('is claimable from the tenth active day on, and knows that day', async () => {
    const id = await players.join()
    await active(id, 9)
    server.clock.set(TEST_NOW_MS + 9 * MS_PER_DAY)
    expect(await medal(id, 'legacy')).toMatchObject({
      ...{ status: 'non-claimable', progress: { unit: 'days', have: 9, need: 10 }, earned_at: null },
    })
    expect((await claim(id, 'legacy')).error.code).toBe('not-claimable')
    await active(id, 1, server.clock.nowMs())
    expect(await medal(id, 'legacy')).toMatchObject({
      ...{ status: 'claimable', progress: null, earned_at: new Date(TEST_NOW_MS + 9 * MS_PER_DAY).toISOString() },
    })
    const answer = (await claim(id, 'legacy')).data
    expect(answer.medal).toMatchObject({ type: 'legacy', status: 'claimed' })
    expect(await booked(id)).toEqual([['tok', 20, 'legacy']])
    expect(await medal(id, 'legacy')).toEqual(answer.medal)
  })

  it('is for players who joined within 28 days, of the season’s opening if there was one', async () => {
    const id = await players.join()
    await active(id, 10, TEST_NOW_MS - 20 * MS_PER_DAY)
    expect((await medal(id, 'legacy'))?.status).toBe('claimable')
    const joined = new Date(TEST_NOW_MS)
    await server.db.updateTable('players').set({ created_at: joined }).where('id', '=', BigInt(id)).execute()
    await writeWorldSetting(server.db, SEASON_OPENED_FACT, { atMs: TEST_NOW_MS - 28 * MS_PER_DAY })
    expect(await medal(id, 'legacy')).toMatchObject({ status: 'non-claimable', progress: null })
    await writeWorldSetting(server.db, SEASON_OPENED_FACT, { atMs: TEST_NOW_MS - 28 * MS_PER_DAY + 1 })
    expect((await medal(id, 'legacy'))?.status).toBe('claimable')
    await server.db.deleteFrom('world_facts').where('key', '=', SEASON_OPENED_FACT).execute()
  })
})

describe('medals of a week (R31)', () => {
  it('Hamster Soldier: ten ranked wins as Hamster in a Week I, decided at its end', async () => {
    const [ten, nine] = [await players.join(), await players.join()]
    server.clock.set(MONDAY + WEEK - 1)
    await fought(ten, { week: 1, wins: 12, hamster: 10 })
    await fought(nine, { week: 1, wins: 30, hamster: 9 })
    await fought(nine, { week: 2, wins: 30, hamster: 30 })
    expect(await medal(ten, 'hamster-day')).toMatchObject({
      ...{ status: 'non-claimable', progress: { unit: 'wins', have: 10, need: 10 } },
    })
    expect((await claim(ten, 'hamster-day')).error.code).toBe('not-claimable')
    server.clock.set(MONDAY + WEEK)
    expect(await medal(ten, 'hamster-day')).toMatchObject({
      ...{ status: 'claimable', earned_at: new Date(MONDAY + WEEK).toISOString() },
    })
    expect((await medal(nine, 'hamster-day'))?.status).toBe('non-claimable')
    expect((await claim(ten, 'hamster-day')).status).toBe(200)
    expect((await claim(ten, 'hamster-day')).error.code).toBe('already-claimed')
    expect(await booked(ten)).toEqual([['tok', 5, 'hamster-day']])
  })

  it('D.O.G.E.: one medal whose rarity rises; a rise can be claimed again and pays the difference', async () => {
    const id = await players.join()
    await fought(id, { week: 3, wins: 6 })
    server.clock.set(MONDAY + 2 * WEEK)
    expect((await medal(id, 'doge-event'))?.progress).toEqual({ unit: 'wins', have: 1, need: 1 })
    server.clock.set(MONDAY + 3 * WEEK)
    expect((await claim(id, 'doge-event')).data.medal.metadata).toMatchObject({ rarity: 'bronze', tok: tokToNano(5) })
    await fought(id, { season: FIRST + 1, week: 3, wins: 31 })
    await fought(id, { season: FIRST + 2, week: 3, wins: 2 })
    server.clock.set(MONDAY + 12 * WEEK)
    expect(await medal(id, 'doge-event')).toMatchObject({
      ...{ status: 'claimable', metadata: { rarity: 'gold', tok: tokToNano(15) }, claimed_at: null },
      earned_at: new Date(MONDAY + 7 * WEEK).toISOString(),
    })
    await claim(id, 'doge-event')
    expect(await booked(id)).toEqual([
      ['tok', 5, 'doge-event'],
      ['tok', 15, 'doge-event'],
    ])
    expect((await claim(id, 'doge-event')).error.code).toBe('already-claimed')
    expect((await medal(id, 'doge-event'))?.metadata).toMatchObject({ rarity: 'gold', tok: tokToNano(20) })
  })
})

describe('medals of a season (R31, T4)', () => {
  it('are for one ranked fight in it, with the final place as rank, decided at the season’s Monday', async () => {
    const [best, next, last, lazy] = [
      ...[await players.join(), await players.join(), await players.join(), await players.join()],
    ] as [number, number, number, number]
    await fought(best, { week: 2 })
    await fought(next, { week: 1 })
    await fought(next, { week: 3 })
    await fought(last, { week: 4 })
    for (const [index, id] of [best, next, lazy].entries())
      await players.arrange(id, { rank_points: 900 - 100 * index, best_rank_points: 900 })
    await players.arrange(last, { rank_points: 0 })
    server.clock.set(MONDAY + 4 * WEEK + MS_PER_MINUTE)
    await decide()
    // The rank is open until places are frozen.
    expect((await medal(best, 'season-1'))?.status).toBe('non-claimable')
    await freeze(FIRST, [best])
    await decide()
    expect(await medal(best, 'season-1')).toMatchObject({ status: 'claimable', metadata: { rank: 1 } })
    expect(await medal(next, 'season-1')).toMatchObject({ status: 'claimable', metadata: { rank: 2 } })
    // Ranked fights give a place even at 0 points (R30).
    expect(await medal(last, 'season-1')).toMatchObject({ status: 'claimable', metadata: { rank: 4 } })
    expect((await medal(lazy, 'season-1'))?.status).toBe('non-claimable')
    expect((await claim(best, 'season-1')).data.medal.metadata.rank).toBe(1)
    expect(await booked(best)).toEqual([
      ['star', 5, 'season-1'],
      ['tok', 10, 'season-1'],
    ])
    expect(await decide()).toBe(0)
  })

  it('there is none from the world’s eleventh season on', async () => {
    const id = await players.join()
    await fought(id, { season: FIRST + 10, week: 1 })
    await freeze(FIRST + 10, [id])
    server.clock.set(MONDAY + 45 * WEEK)
    await decide()
    expect((await medals(id)).filter(({ status }) => status !== 'non-claimable')).toEqual([])
  })
})

describe('claims', () => {
  it('pays once when it is called fifty times at once', async () => {
    const id = await players.join()
    await fought(id, { week: 1, wins: 10, hamster: 10 })
    server.clock.set(MONDAY + WEEK)
    const answers = await Promise.all(Array.from({ length: 50 }, () => claim(id, 'hamster-day')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    // A player's calls queue. One that waits too long is refused with `unavailable`.
    const codes = answers.flatMap((answer) => (answer.status === 200 ? [] : [answer.error.code]))
    expect(codes.filter((code) => code !== 'already-claimed' && code !== 'unavailable')).toEqual([])
    expect(await booked(id)).toHaveLength(1)
  })

  it('what a balance has no room for waits in the inbox', async () => {
    const id = await players.join()
    const { data: balance } = await server.call('users.balance', {}, { as: id })
    await items.give(id, 'tok', Number(BALANCE_LIMIT) - balance)
    await fought(id, { week: 1, wins: 10, hamster: 10 })
    server.clock.set(MONDAY + WEEK)
    expect((await claim(id, 'hamster-day')).status).toBe(200)
    const { data: inbox } = await server.call('inbox.list', {}, { as: id })
    expect(inbox).toMatchObject([{ reason: 'medal', tok: tokToNano(5), claimed_at: null }])
  })
})

describe('the job that decides (R31)', () => {
  it('stores what a call would see, once, in whatever order they come', async () => {
    const [byJob, byCall] = [await players.join(), await players.join()]
    for (const id of [byJob, byCall]) {
      await fought(id, { week: 1, wins: 10, hamster: 10 })
      await fought(id, { week: 3, wins: 16 })
    }
    server.clock.set(MONDAY + 4 * WEEK + MS_PER_MINUTE)
    const before = await medals(byJob)
    for (const type of ['hamster-day', 'doge-event'] as const) await claim(byCall, type)
    expect(await decide()).toBeGreaterThan(0)
    expect(await medals(byJob)).toEqual(before)
    for (const type of ['hamster-day', 'doge-event'] as const) {
      expect((await claim(byJob, type)).status).toBe(200)
      expect((await claim(byCall, type)).error.code).toBe('already-claimed')
    }
    expect(await booked(byJob)).toEqual(await booked(byCall))
    expect(await decide()).toBe(0)
  })

  it('is not due before a minute after the week, and gives deleted accounts and NPC nothing', async () => {
    const [id, gone] = [await players.join(), await players.join()]
    await fought(id, { week: 1, wins: 10, hamster: 10 })
    const npc = -987
    const { restarted_at: _, ...row } = await players.row(id)
    await server.db
      .insertInto('players')
      .values({ ...row, id: npc, npc: true, username: null })
      .execute()
    await fought(npc, { week: 1, wins: 50, hamster: 50 })
    await server.call('users.delete', {}, { as: gone })
    await fought(gone, { week: 1, wins: 10, hamster: 10 })
    server.clock.set(MONDAY + WEEK + MS_PER_MINUTE - 1)
    expect(await decide()).toBe(0)
    server.clock.set(MONDAY + WEEK + MS_PER_MINUTE)
    await decide()
    const rows = await server.db.selectFrom('medals').select(['player_id', 'type']).execute()
    expect(rows).toEqual([{ player_id: BigInt(id), type: 'hamster-day' }])
  })
})
