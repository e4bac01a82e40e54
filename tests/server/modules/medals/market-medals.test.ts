import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { CURRENT_SEASON_FIRST } from '#rules/constants.ts'
import type { MarketSide, MedalType } from '#rules/medals/medals.ts'
import { MS_PER_DAY, MS_PER_MINUTE, tokToNano } from '#rules/units.ts'
import { watchSales } from '#server/modules/market/watch.ts'
import { decideMedals } from '#server/modules/medals/decide.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'
import { TEST_NOW_MS } from '#tests/helpers/server/test-app.ts'

const { server, players, items } = await itemServer()
const { data: first } = await server.call('season.get', {}, { as: await players.join() })
const MONDAY = first.start_time * 1000
const SEASON_MS = 28 * MS_PER_DAY
const DECIDED = MONDAY + SEASON_MS + MS_PER_MINUTE

beforeEach(async () => {
  server.clock.set(TEST_NOW_MS)
  for (const table of ['medals', 'medal_ends', 'market_trades', 'market_marks', 'market_undone', 'sanctions'] as const)
    await server.db.deleteFrom(table).execute()
})

const medals = async (as: number) => (await server.call('medals.list', {}, { as })).data
const earned = async (as: number) =>
  (await medals(as)).filter(({ status }) => status !== 'non-claimable').map(({ type }) => type)
const medal = async (as: number, type: MedalType) => (await medals(as)).find((one) => one.type === type)
const claim = (as: number, type: MedalType) => server.call('medals.claim', { params: { type } }, { as })
const decide = async (atMs = DECIDED) => {
  server.clock.set(atMs)
  await server.db.deleteFrom('world_facts').where('key', '=', 'market-watched').execute()
  await server.db
    .insertInto('world_facts')
    .values({ key: 'market-watched', value: JSON.stringify({ atMs }) })
    .execute()
  return decideMedals({ db: server.db, nowMs: atMs })
}

interface Trade {
  readonly of: number
  readonly with: number
  readonly tok: number
  readonly side?: MarketSide
  readonly atMs?: number
}
const traded = async ({ of, with: other, tok, side = 'sold', atMs = MONDAY + MS_PER_DAY }: Trade): Promise<string> => {
  const id = randomUUID()
  const price = tokToNano(tok)
  await server.db
    .insertInto('market_trades')
    .values({
      ...{ player_id: of, at: new Date(atMs), id, side, other_id: other, item_id: randomUUID() },
      ...{ slug: 'sword-rare', name: 'Sword', type: 'sword', rarity: 'rare', stats: '[]' },
      ...{ price_nano: price, fee_nano: 0 },
    })
    .execute()
  return `${side === 'sold' ? of : other}-${id}`
}
const tradedWith = async (of: number, tok: number, partners: number, more: Partial<Trade> = {}) => {
  for (let partner = 1; partner <= partners; partner += 1) await traded({ of, with: 900_000 + partner, tok, ...more })
}

describe('seller and buyer medals (R31, rows 161 and 165)', () => {
  it('are decided at the season’s Monday by its 28 days, each side for itself', async () => {
    const [seller, buyer] = [await players.join(), await players.join()]
    await tradedWith(seller, 200, 5)
    await tradedWith(buyer, 20, 5, { side: 'bought' })
    await tradedWith(seller, 2000, 5, { atMs: MONDAY - 1 })
    await tradedWith(seller, 2000, 5, { atMs: MONDAY + SEASON_MS })
    expect(await medal(seller, 'top-seller-silver')).toMatchObject({
      ...{ status: 'non-claimable', progress: { unit: 'tok', have: 1000, need: 1000 } },
    })
    expect((await claim(seller, 'top-seller-silver')).error.code).toBe('not-claimable')
    await decide(DECIDED - 1)
    expect(await earned(seller)).toEqual([])
    await decide()
    expect(await earned(seller)).toEqual(['top-seller-bronze', 'top-seller-silver'])
    expect(await earned(buyer)).toEqual(['top-buyer-bronze'])
    expect((await medal(buyer, 'top-buyer-bronze'))?.earned_at).toBe(new Date(MONDAY + SEASON_MS).toISOString())
  })

  it('count one partner up to a fifth of what is asked, and show as much', async () => {
    const id = await players.join()
    await traded({ of: id, with: 900_001, tok: 5000 })
    await traded({ of: id, with: 900_002, tok: 35 })
    expect((await medal(id, 'top-seller-bronze'))?.progress).toEqual({ unit: 'tok', have: 40, need: 100 })
    expect((await medal(id, 'top-seller-gold'))?.progress).toEqual({ unit: 'tok', have: 2035, need: 10_000 })
    await decide()
    expect(await earned(id)).toEqual([])
  })

  it('leave out what was undone, what is marked, and trades with NPC', async () => {
    const [undone, marked, withNpc, clean] = [
      ...[await players.join(), await players.join(), await players.join(), await players.join()],
    ] as [number, number, number, number]
    for (const id of [undone, marked, withNpc, clean]) await tradedWith(id, 20, 4, { side: 'bought' })
    const one = await traded({ of: undone, with: 900_009, tok: 20, side: 'bought' })
    await server.db
      .insertInto('market_undone')
      .values({ listing_id: one, at: new Date(MONDAY) })
      .execute()
    const two = await traded({ of: marked, with: 900_009, tok: 20, side: 'bought' })
    await server.db
      .insertInto('market_marks')
      .values({
        ...{ listing_id: two, kind: 'price', at: new Date(MONDAY), seller_id: 900_009, buyer_id: marked, price: 1 },
      })
      .execute()
    await traded({ of: withNpc, with: -5, tok: 20, side: 'bought' })
    await traded({ of: clean, with: 900_009, tok: 20, side: 'bought' })
    expect((await medal(undone, 'top-buyer-bronze'))?.progress?.have).toBe(80)
    expect((await medal(marked, 'top-buyer-bronze'))?.progress?.have).toBe(80)
    await decide()
    for (const id of [undone, marked, withNpc]) expect(await earned(id)).toEqual([])
    expect(await earned(clean)).toEqual(['top-buyer-bronze'])
  })

  it('wait until the last sales have been looked at', async () => {
    const id = await players.join()
    await tradedWith(id, 20, 5)
    server.clock.set(DECIDED)
    await watchSales(server.db, DECIDED - 1)
    await decideMedals({ db: server.db, nowMs: DECIDED })
    expect(await earned(id)).toEqual([])
    await watchSales(server.db, DECIDED)
    await decideMedals({ db: server.db, nowMs: DECIDED })
    expect(await earned(id)).toEqual(['top-seller-bronze'])
  })

  it('are each earned once ever: a second season brings nothing anew', async () => {
    const id = await players.join()
    await tradedWith(id, 20, 5)
    await decide()
    expect((await claim(id, 'top-seller-bronze')).status).toBe(200)
    await tradedWith(id, 200, 5, { atMs: MONDAY + SEASON_MS + MS_PER_DAY })
    await decide(DECIDED + SEASON_MS)
    expect((await claim(id, 'top-seller-bronze')).error.code).toBe('already-claimed')
    expect((await medal(id, 'top-seller-silver'))?.status).toBe('claimable')
    const waiting = async () => (await server.call('medals.waiting', {}, { as: id })).data
    expect(await waiting()).toContain('top-seller-silver')
    await claim(id, 'top-seller-silver')
    expect(await waiting()).not.toContain('top-seller-silver')
    const rows = await server.db
      .selectFrom('medal_ends')
      .select(['season', 'part'])
      .where('part', '=', 'market')
      .execute()
    expect(rows.map(({ season }) => season)).toEqual([CURRENT_SEASON_FIRST, CURRENT_SEASON_FIRST + 1])
  })
})

describe('gold-extra (R31, row 164)', () => {
  it('is for the ten highest volumes of people not banned, ties by earlier time; each pays its own once', async () => {
    const ids: number[] = []
    for (let index = 0; index < 13; index += 1) ids.push(await players.join())
    const [most, banned, early, late] = ids as [number, number, number, number]
    const others = ids.slice(4)
    await tradedWith(most, 2000, 9)
    await tradedWith(banned, 2000, 8)
    for (const [index, id] of others.slice(0, 8).entries()) {
      await tradedWith(id, 2000, 6)
      await traded({ of: id, with: 900_099, tok: 10 - index })
    }
    // Equal volume: only the time decides which of these two is tenth.
    await tradedWith(late, 2000, 5, { atMs: MONDAY + 3 * MS_PER_DAY })
    await tradedWith(early, 2000, 5, { atMs: MONDAY + 2 * MS_PER_DAY })
    await players.ban(banned)
    await decide()
    const rows = await server.db
      .selectFrom('medals')
      .select(['player_id', 'rank'])
      .where('type', '=', 'top-seller-gold-extra')
      .orderBy('rank')
      .execute()
    expect(rows.map(({ player_id, rank }) => [Number(player_id), rank])).toEqual(
      [most, ...others.slice(0, 8), early].map((id, index) => [id, index + 1]),
    )
    expect(await earned(late)).toEqual(['top-seller-bronze', 'top-seller-silver', 'top-seller-gold'])
    await server.db.deleteFrom('sanctions').execute()
    const before = (await server.call('users.stars', {}, { as: most })).data
    const answer = (await claim(most, 'top-seller-gold-extra')).data
    expect(answer.stars - Number(before)).toBe(30)
    expect(answer.medal.metadata).toMatchObject({ rank: 1, star: 30, materials: { 'material-awake-stone': 1 } })
    const { data: materials } = await server.call('materials.mine', {}, { as: most })
    expect(JSON.stringify(materials)).toContain('material-awake-stone')
    expect((await claim(most, 'top-seller-gold-extra')).error.code).toBe('already-claimed')
  })

  it('both sides of one player are two medals', async () => {
    const id = await players.join()
    await tradedWith(id, 2000, 5)
    await tradedWith(id, 2000, 5, { side: 'bought' })
    await decide()
    expect((await earned(id)).filter((type) => type.endsWith('extra'))).toEqual([
      'top-seller-gold-extra',
      'top-buyer-gold-extra',
    ])
    for (const type of await earned(id)) expect((await claim(id, type)).status).toBe(200)
    const paid = (await items.booked(id, 'medal')).filter(([asset]) => asset === 'tok')
    expect(paid.reduce((sum, [, amount]) => sum + amount, 0)).toBe(tokToNano(200))
  })
})
