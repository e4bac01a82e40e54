import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { MS_PER_DAY, MS_PER_MINUTE, tokToNano } from '#rules/units.ts'
import { refusal } from '#tests/helpers/server/answered.ts'
import { confirmAd, itemServer } from '#tests/helpers/server/item-server.ts'

const { server, players, items } = await itemServer()

const reroll = (as: number, id: string, idempotencyKey: string = randomUUID()) =>
  server.call('equipments.reroll', { params: { id } }, { as, idempotencyKey })
const byAd = (as: number, id: string) => server.call('equipments.adsReroll', { params: { id } }, { as })
const count = async (as: number, id: string) =>
  (await server.call('equipments.rerollCount', { params: { id } }, { as })).data
const free = async (as: number, id?: string) =>
  (await server.call('equipments.freeRerolled', { query: id === undefined ? {} : { user_equipment_id: id } }, { as }))
    .data
const credits = async (as: number) => (await server.call('ads.count', {}, { as })).data
/** Watches an ad and sends the ad network's callback (row 126). */
const watchAd = async (as: number) => {
  server.clock.advance(MS_PER_MINUTE)
  const { data: watchId } = await server.call('ads.start', {}, { as })
  expect((await server.call('ads.log', { params: { watchId } }, { as })).status).toBe(404)
  await confirmAd(server, as)
  expect((await server.call('ads.log', { params: { watchId } }, { as })).data).toMatchObject({ purpose: 'credit' })
}
const owner = async (rarity: 'common' | 'uncommon' | 'rare' = 'rare', slug?: string) => {
  const id = await players.join()
  return { id, item: await items.item(id, { type: 'sword', rarity, ...(slug ? { slug } : {}) }) }
}
const lines = async (as: number, id: string) =>
  (await items.seen(as, id)).equipment_stats.filter(({ primary }) => !primary)
const afterRerolls = (item: string, n: number, nowMs = server.clock.nowMs()) =>
  server.db
    .updateTable('items')
    .set({ reroll_day: new Date(nowMs).toISOString().slice(0, 10), rerolls: n })
    .where('id', '=', item)
    .execute()

describe('the re-roll for TOK (rows 106, 123, 124, 128; R20)', () => {
  it('draws all bonus lines anew and keeps the primary one; the cost doubles each time', async () => {
    const { id, item } = await owner()
    const before = await items.seen(id, item)
    expect(before.own).toMatchObject({ reroll_count: 0, reroll_cost: tokToNano(1) })
    const first = (await reroll(id, item)).data
    expect(first).toMatchObject({ reroll_count: 1, balance: tokToNano(9) })
    expect(first.equipment.own.reroll_cost).toBe(tokToNano(2))
    const second = (await reroll(id, item)).data
    expect(second).toMatchObject({ reroll_count: 2, balance: tokToNano(7) })
    expect(second.equipment).toEqual(await items.seen(id, item))
    expect(second.equipment.equipment_stats).toHaveLength(3)
    expect(second.equipment.equipment_stats[0]).toEqual(before.equipment_stats[0])
    expect(second.equipment.equipment_stats).not.toEqual(before.equipment_stats)
    expect([await count(id, item), (await server.call('users.balance', {}, { as: id })).data]).toEqual([
      2,
      tokToNano(7),
    ])
  })

  it('begins again at 1 TOK at 00:00 UTC, and not a millisecond earlier', async () => {
    const { id, item } = await owner()
    await items.give(id, 'tok', tokToNano(100))
    const midnight = Math.ceil((server.clock.nowMs() + 1) / MS_PER_DAY) * MS_PER_DAY
    await reroll(id, item)
    server.clock.advance(midnight - 1 - server.clock.nowMs())
    expect([await count(id, item), (await reroll(id, item)).data.balance]).toEqual([1, tokToNano(107)])
    server.clock.advance(1)
    expect(await count(id, item)).toBe(0)
    const { data } = await reroll(id, item)
    expect([data.reroll_count, data.balance]).toEqual([1, tokToNano(106)])
  })

  it('is the last of the day after n = 20', async () => {
    const { id, item } = await owner()
    await items.give(id, 'tok', tokToNano(3_000_000))
    await afterRerolls(item, 20)
    const { data } = await reroll(id, item)
    expect([data.reroll_count, data.balance, data.equipment.own.reroll_cost]).toEqual([
      21,
      tokToNano(3_000_010 - 2 ** 20),
      null,
    ])
    expect(refusal(await reroll(id, item))).toEqual([
      400,
      'reroll-limit',
      'No re-rolls left for this item today. New ones at 00:00 UTC.',
    ])
  })

  it('is refused with a balance one nano short, and then takes nothing and rolls nothing', async () => {
    const { id, item } = await owner()
    await afterRerolls(item, 4)
    const before = await items.seen(id, item)
    await items.give(id, 'tok', tokToNano(6) - 1)
    expect(refusal(await reroll(id, item))).toEqual([400, 'insufficient-tok', 'Insufficient TOK balance!'])
    expect(await items.seen(id, item)).toEqual(before)
    expect((await server.call('luck.get', {}, { as: id })).data.chain.next_number).toBe(1)
    await items.give(id, 'tok', 1)
    expect((await reroll(id, item)).data.balance).toBe(0)
  })

  it('is refused for an item without bonus lines, and on sale', async () => {
    const { id, item } = await owner('common')
    const unable = [400, 'reroll-unavailable', 'Unable to re-roll this item!']
    for (const answer of [await reroll(id, item), await byAd(id, item)]) expect(refusal(answer)).toEqual(unable)
    const sold = await items.item(id, { type: 'boots', rarity: 'rare' })
    await items.sell(id, sold)
    for (const answer of [await reroll(id, sold), await byAd(id, sold)])
      expect(refusal(answer)).toEqual([400, 'item-on-sale', 'Take this item off the market first'])
  })

  it('leaves a set piece the qualities of its lines', async () => {
    const { id, item } = await owner('rare', 'mammoth-sword')
    const before = (await lines(id, item)).map(({ level }) => level)
    await items.give(id, 'tok', tokToNano(100))
    for (let n = 0; n < 4; n++) {
      await reroll(id, item)
      expect((await lines(id, item)).map(({ level }) => level)).toEqual(before)
    }
    const { item: bird } = {
      item: await items.item(id, { type: 'animal', rarity: 'rare', slug: 'halloween-happy-bird' }),
    }
    const qualities = new Set<string>()
    for (let n = 0; n < 6; n++) {
      await afterRerolls(bird, 0)
      await reroll(id, bird)
      qualities.add((await lines(id, bird)).map(({ level }) => level).join())
    }
    expect(qualities.size).toBeGreaterThan(1)
  })

  it('twice at once costs 1 and 2 TOK, under one key 1 TOK', async () => {
    const { id, item } = await owner()
    await Promise.all([reroll(id, item), reroll(id, item)])
    expect([await count(id, item), (await server.call('users.balance', {}, { as: id })).data]).toEqual([
      2,
      tokToNano(7),
    ])
    const key = randomUUID()
    const answers = await Promise.all([reroll(id, item, key), reroll(id, item, key)])
    expect(answers[0]?.data).toEqual(answers[1]?.data)
    expect((await server.call('users.balance', {}, { as: id })).data).toBe(tokToNano(3))
  })
})

describe('the free re-roll (rows 125-128; R20, R21, T16, T17)', () => {
  it('takes an ad’s credit, once an item and day, and does not raise the cost', async () => {
    const { id, item } = await owner()
    const other = await items.item(id, { type: 'boots', rarity: 'uncommon' })
    expect(refusal(await byAd(id, item))).toEqual([400, 'ad-credit-needed', 'Watch an ad first to get a free re-roll'])
    await watchAd(id)
    await watchAd(id)
    expect([await credits(id), await free(id), await free(id, item)]).toEqual([2, 0, 0])
    const before = await lines(id, item)
    const { data } = await byAd(id, item)
    expect(data).toMatchObject({ free_rerolled: 1, ads_count: 1 })
    expect(await lines(id, item)).not.toEqual(before)
    expect([await free(id, item), await free(id, other), await free(id), await count(id, item)]).toEqual([1, 0, 1, 0])
    expect(refusal(await byAd(id, item))).toEqual([
      400,
      'free-reroll-used',
      'The free daily re-roll for this item has been used.',
    ])
    expect(await credits(id)).toBe(1)
    expect((await byAd(id, other)).data.ads_count).toBe(0)
    expect(await free(id)).toBe(2)
    server.clock.advance(MS_PER_DAY)
    expect([await free(id), await free(id, item)]).toEqual([0, 0])
    expect((await byAd(id, item)).error.code).toBe('ad-credit-needed')
    expect((await server.call('users.balance', {}, { as: id })).data).toBe(tokToNano(10))
  })

  it('with one credit serves one of two items at once', async () => {
    const { id, item } = await owner()
    const other = await items.item(id, { type: 'boots', rarity: 'rare' })
    await watchAd(id)
    const answers = await Promise.all([byAd(id, item), byAd(id, other)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect([await credits(id), await free(id)]).toEqual([0, 1])
  })
})
