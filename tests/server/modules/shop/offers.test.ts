import { describe, expect, it } from 'vitest'
import { OFFERS, type ShopCurrency } from '#rules/shop/offers.ts'
import { MS_PER_DAY, MS_PER_HOUR, tokToNano } from '#rules/units.ts'
import { balanceOf } from '#server/db/ledger.ts'
import type { Asset } from '#server/db/movements.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { writeWorldSetting } from '#server/db/world-settings.ts'
import { currentSeason } from '#server/modules/season/service.ts'
import { getOfferOnSale, grantOffer } from '#server/modules/shop/service.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'

const { server, players, items } = await itemServer()

const rich = async (): Promise<number> => {
  const id = await players.join()
  await items.give(id, 'star', 10_000)
  await items.give(id, 'tok', tokToNano(1000))
  return id
}
const buy = (as: number, type: string, quantity = 1) => server.call('shop.buy', { body: { type, quantity } }, { as })
const shelf = async (as: number) => (await server.call('shop.items', {}, { as })).data
const offerFor = async (as: number, type: string) => (await shelf(as)).find((item) => item.type === type)
const amount = async (id: number, asset: Asset): Promise<number> => Number(await balanceOf(server.db, id, asset))
const season = () => currentSeason(server.db, server.clock.nowMs())
const grant = (id: number, type: string, quantity = 1) =>
  inTransaction(server.db, async (db) => {
    const scope = { ...server.scope(), db }
    return grantOffer(scope, id, await getOfferOnSale(db, type, scope.nowMs), quantity, { ref: 'order-1' })
  })

describe('the shelf (rows 167, 171, 172)', () => {
  it('has every price of the specification (A9)', async () => {
    const as = await rich()
    const prices = (currency: ShopCurrency) =>
      shelf(as).then((list) =>
        Object.fromEntries(list.filter((item) => item.currency === currency).map(({ type, price }) => [type, price])),
      )
    expect(await prices('STAR')).toEqual({
      'common-weapon-box-star': 50,
      'wood-box-star': 120,
      'iron-box-star': 240,
      'titanium-box-star': 360,
      'wings-box-star': 100,
      'helmet-box-star': 100,
      'tournament-ticket-star': 10,
      'meat-hook-star': 150,
      'four-leaf-clover-star': 150,
    })
    expect(await prices('TOK')).toEqual({ 'wood-box-tok': tokToNano(40), 'energy-tok': tokToNano(5) })
    expect(await prices('XTR')).toMatchObject({
      'wood-box-xtr': 50,
      'iron-box-xtr': 100,
      'titanium-box-xtr': 150,
      'halloween-sword-xtr': 50,
      'valentine-boots-xtr': 150,
      'tournament-ticket-xtr': 25,
      'meat-hook-xtr': 15,
      'four-leaf-clover-xtr': 15,
      'firelord-set-xtr': 1050,
      'mammoth-set-xtr': 1050,
      'firelord-helmet-xtr': 250,
      'mammoth-wings-xtr': 250,
    })
    const set = await offerFor(as, 'firelord-set-xtr')
    expect(set).toMatchObject({ original_price: 1500, label: '30% off', limit: null, quantity_max: 1 })
    expect((await offerFor(as, 'wings-box-star'))?.label).toBe('Sale')
  })

  it('ends with the season, Valentine offers a week earlier; then it is absent and refused, and back on Monday (R28, R32, T25)', async () => {
    const as = await rich()
    const { endMs, nextMs } = await season()
    expect((await offerFor(as, 'mammoth-set-xtr'))?.ends_at).toBe(new Date(endMs).toISOString())
    expect((await offerFor(as, 'valentine-sword-xtr'))?.ends_at).toBe(new Date(endMs - 7 * MS_PER_DAY).toISOString())
    const now = server.clock.nowMs()
    server.clock.set(endMs - 7 * MS_PER_DAY)
    expect(await offerFor(as, 'valentine-sword-xtr')).toBeUndefined()
    await expect(grant(as, 'valentine-sword-xtr')).rejects.toMatchObject({ code: 'offer-ended' })
    expect(await offerFor(as, 'mammoth-set-xtr')).toBeDefined()
    server.clock.set(endMs)
    expect(await offerFor(as, 'mammoth-set-xtr')).toBeUndefined()
    server.clock.set(nextMs - 1)
    await expect(grant(as, 'mammoth-set-xtr')).rejects.toMatchObject({ code: 'offer-ended' })
    server.clock.set(nextMs)
    const { endMs: nextEndMs } = await season()
    expect((await offerFor(as, 'mammoth-set-xtr'))?.ends_at).toBe(new Date(nextEndMs).toISOString())
    expect(await offerFor(as, 'valentine-sword-xtr')).toBeDefined()
    server.clock.set(now)
  })

  it('is as an operator has decided, from the next call on', async () => {
    const as = await rich()
    const endsMs = server.clock.nowMs() + MS_PER_HOUR
    await writeWorldSetting(server.db, 'shop', {
      'meat-hook-star': { price: 90 },
      'wood-box-tok': { isClosed: true },
      'four-leaf-clover-star': { endsMs },
    })
    expect((await buy(as, 'meat-hook-star')).data.stars).toBe(10_000 - 90)
    expect(await offerFor(as, 'wood-box-tok')).toBeUndefined()
    expect((await buy(as, 'wood-box-tok')).error).toMatchObject({
      code: 'offer-ended',
      message: 'This offer has ended',
    })
    expect((await offerFor(as, 'four-leaf-clover-star'))?.ends_at).toBe(new Date(endsMs).toISOString())
    await writeWorldSetting(server.db, 'shop', {})
    expect(await offerFor(as, 'wood-box-tok')).toBeDefined()
  })
})

describe('buying for STAR and TOK (rows 169, 170; R32)', () => {
  it.each(['wood', 'iron', 'titanium'] as const)('a %s box brings what it says, at once', async (box) => {
    const as = await rich()
    const { opened } = (await buy(as, `${box}-box-star`)).data
    const [stack] = opened.materials
    expect(stack?.slug).toBe(`material-${box}`)
    expect(await amount(as, `material-${box}`)).toBe(stack?.quantity)
    const rolls = (await server.call('luck.rolls', { query: {} }, { as })).data.items
    expect(rolls[0]).toMatchObject({ name: 'box', odds: { slug: `material-${box}` } })
  })

  it('the boxes of common gear bring one item, which is in the bag and may be sold', async () => {
    const as = await rich()
    for (const [type, kind] of [
      ['common-weapon-box-star', 'sword'],
      ['wings-box-star', 'wings'],
      ['helmet-box-star', 'helmet'],
    ] as const) {
      const { equipments, opened } = (await buy(as, type)).data
      expect(opened.equipments).toMatchObject([{ type: kind, status: 'inventory' }])
      const [bought] = equipments
      expect(bought?.base).toMatchObject({ slug: opened.equipments[0]?.slug, image_url: expect.any(String) })
      const mine = (await server.call('equipments.mine', {}, { as })).data
      expect(mine.find(({ id }) => id === bought?.user_equipment_id)).toMatchObject({
        tradeable: true,
        own: { bound: false },
      })
    }
  })

  it('hooks, clovers and wood boxes for TOK may be several at once', async () => {
    const as = await rich()
    expect((await buy(as, 'meat-hook-star', 3)).data.opened.others).toEqual([{ slug: 'meat-hook', quantity: 3 }])
    expect(await amount(as, 'other:meat-hook')).toBe(3)
    const { balance, opened } = (await buy(as, 'wood-box-tok', 2)).data
    expect(balance).toBe(tokToNano(10 + 1000 - 80))
    expect(opened.materials[0]?.quantity).toBeGreaterThanOrEqual(120)
    expect((await buy(as, 'wood-box-tok', 10)).status).toBe(200)
  })

  it('what is limited is one a fortnight of the season, each offer for itself', async () => {
    const as = await rich()
    const { startMs, nextMs } = await season()
    const fortnight = startMs + 14 * MS_PER_DAY
    const now = server.clock.nowMs()
    server.clock.set(fortnight - 1000)
    expect((await buy(as, 'iron-box-star')).status).toBe(200)
    expect((await buy(as, 'iron-box-star')).error).toEqual({
      code: 'biweekly-limit',
      message: 'Biweekly limit reached!',
      details: { left: 0 },
    })
    expect((await buy(as, 'wood-box-star')).status).toBe(200)
    expect(await offerFor(as, 'iron-box-star')).toMatchObject({
      limit: 1,
      purchase_count: 1,
      resets_at: new Date(fortnight).toISOString(),
    })
    server.clock.set(fortnight)
    expect(await offerFor(as, 'iron-box-star')).toMatchObject({
      purchase_count: 0,
      resets_at: new Date(nextMs).toISOString(),
    })
    expect((await buy(as, 'iron-box-star')).status).toBe(200)
    expect((await buy(as, 'iron-box-star')).status).toBe(400)
    server.clock.set(nextMs)
    expect((await buy(as, 'iron-box-star')).status).toBe(200)
    server.clock.set(now)
  })

  it('of two parallel purchases of the last piece one is refused', async () => {
    const as = await rich()
    const answers = await Promise.all([1, 2, 3, 4].map(() => buy(as, 'titanium-box-star')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
    expect(await amount(as, 'star')).toBe(10_000 - 360)
  })

  it('sets, pieces and limited chests are one at a time, and what Telegram Stars pay is not sold here', async () => {
    const as = await rich()
    for (const [type, quantity] of [
      ['iron-box-star', 2],
      ['energy-tok', 2],
      ['firelord-set-xtr', 1],
      ['wood-box-xtr', 1],
    ] as const)
      expect((await buy(as, type, quantity)).error.message).toBe('Invalid payload')
    expect([await amount(as, 'star'), await amount(as, 'tok')]).toEqual([10_000, tokToNano(1010)])
  })

  it('too few TOK are reported in the toast’s words', async () => {
    const as = await players.join()
    expect((await buy(as, 'wood-box-tok')).error).toEqual({
      code: 'insufficient-tok',
      message: 'Insufficient TOK balance!',
      details: { cost: tokToNano(40) },
    })
  })
})

describe('a refill of energy (R32)', () => {
  const energy = async (as: number) => (await server.call('combats.energy', {}, { as })).data

  it('brings five, at fifteen or less, twice a UTC day; the clock goes on', async () => {
    const as = await rich()
    expect((await buy(as, 'energy-tok')).error).toMatchObject({ code: 'energy-left' })
    const refillAt = new Date(server.clock.nowMs() + MS_PER_HOUR)
    await players.arrange(as, { energy: 3, energy_refill_at: refillAt })
    expect((await buy(as, 'energy-tok')).data).toMatchObject({ balance: tokToNano(1005), opened: { energy: 5 } })
    expect(await energy(as)).toMatchObject({ current_energy: 8, next_refill: refillAt.toISOString() })
    expect((await buy(as, 'energy-tok')).status).toBe(200)
    expect((await buy(as, 'energy-tok')).error).toMatchObject({ code: 'energy-limit-day' })
    expect(await energy(as)).toMatchObject({ current_energy: 13, next_refill: refillAt.toISOString() })
    expect(await amount(as, 'tok')).toBe(tokToNano(1000))
  })

  it('fills at fifteen, and then no refill is under way', async () => {
    const as = await rich()
    await players.arrange(as, { energy: 16, energy_refill_at: new Date(server.clock.nowMs() + MS_PER_HOUR) })
    expect((await buy(as, 'energy-tok')).error).toMatchObject({ code: 'energy-left' })
    await players.arrange(as, { energy: 15, energy_refill_at: new Date(server.clock.nowMs() + MS_PER_HOUR) })
    await buy(as, 'energy-tok')
    expect(await energy(as)).toMatchObject({ current_energy: 20, next_refill: null })
  })
})

describe('what Telegram Stars have paid for (R32, R47)', () => {
  it('a set is six prototypes with two lines of quality 5 and 4 and the look of the set, bound for 14 days', async () => {
    const as = await rich()
    const { equipments } = await grant(as, 'firelord-set-xtr')
    expect(equipments.map(({ slug }) => slug)).toEqual(
      ['sword', 'shield', 'wings', 'helmet', 'armor', 'boots'].map((type) => `firelord-${type}`),
    )
    for (const { equipment_stats: stats, rarity } of equipments)
      expect([rarity, stats.map(({ level }) => level)]).toEqual(['prototype', [0, 5, 4]])
    const piece = async () => {
      const mine = (await server.call('equipments.mine', {}, { as })).data
      return mine.find(({ slug }) => slug === 'firelord-sword')
    }
    const until = new Date(server.clock.nowMs() + 14 * MS_PER_DAY).toISOString()
    expect(await piece()).toMatchObject({ tradeable: false, own: { bound: true, bound_until: until } })
    const id = (await piece())?.id ?? ''
    const list = () => server.call('market.add', { body: { user_equipment_id: id, price: tokToNano(5) } }, { as })
    expect((await list()).error.message).toBe('Not tradeable')
    expect((await server.call('equipments.equip', { params: { id }, body: { equipped: true } }, { as })).status).toBe(
      200,
    )
    await server.call('equipments.equip', { params: { id }, body: { equipped: false } }, { as })
    server.clock.advance(14 * MS_PER_DAY - 1)
    expect((await list()).error.message).toBe('Not tradeable')
    server.clock.advance(1)
    expect(await piece()).toMatchObject({ tradeable: true, own: { bound: false } })
    expect((await list()).status).toBe(200)
  })

  it('every offer can be granted, and its ledger rows name the order', async () => {
    server.clock.set((await season()).nextMs)
    const as = await rich()
    await players.arrange(as, { energy: 1 })
    for (const { type, contents } of OFFERS) {
      const { amounts, equipments, energy } = await grant(as, type)
      expect([type, amounts.length + equipments.length + energy > 0]).toEqual([type, true])
      if (contents.kind === 'pieces') expect(equipments).toHaveLength(contents.slugs.length)
    }
    const rows = await items.booked(as, 'shop')
    expect(rows.filter(([asset, , ref]) => asset !== 'equipment' && ref !== 'order-1')).toEqual([])
  })
})
