import { describe, expect, it } from 'vitest'
import { MS_PER_DAY } from '#rules/units.ts'
import { balanceOf } from '#server/db/ledger.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'

const { server, players, items } = await itemServer()

const TICKET = 'tournament-ticket-star'
const withStars = async (stars: number): Promise<number> => {
  const id = await players.join()
  await items.give(id, 'star', stars)
  return id
}
const buy = (as: number, quantity: number, price?: number) =>
  server.call('shop.buy', { body: { type: TICKET, quantity, ...(price === undefined ? {} : { price }) } }, { as })
const offer = async (as: number) =>
  (await server.call('shop.items', {}, { as })).data.find(({ type }) => type === TICKET)
const has = async (id: number) => [
  Number(await balanceOf(server.db, id, 'star')),
  Number(await balanceOf(server.db, id, 'tournament-ticket')),
]

describe('tickets of the tournament for STAR (row 148; R26, R32)', () => {
  it('cost 10, 15, 20 … of those bought today, and the STAR are burnt', async () => {
    const id = await withStars(100)
    expect(await offer(id)).toMatchObject({ currency: 'STAR', price: 10, price_step: 5, limit: 10, purchase_count: 0 })
    for (const stars of [90, 75, 55])
      expect((await buy(id, 1)).data).toMatchObject({ stars, opened: { tickets: 1 }, equipments: [] })
    expect(await has(id)).toEqual([55, 3])
    expect(await offer(id)).toMatchObject({ price: 25, purchase_count: 3 })
    const rows = await items.booked(id, 'shop')
    const stars = rows.filter(([asset]) => asset === 'star').map(([, amount]) => amount)
    expect(stars.sort((one, other) => other - one)).toEqual([-10, -15, -20])
    expect(rows.every(([, , ref]) => ref === TICKET)).toBe(true)
  })

  it('cost the sum of the next prices, several at once: three are 45 (row 169)', async () => {
    const id = await withStars(45)
    const { data } = await buy(id, 3)
    expect(data).toMatchObject({ stars: 0, opened: { tickets: 3 } })
    expect(data.items).toEqual((await server.call('shop.items', {}, { as: id })).data)
    expect(await has(id)).toEqual([0, 3])
  })

  it('are refused to a player who has too few STAR, with the cost, and nothing is taken or counted (row 170)', async () => {
    const id = await withStars(24)
    expect((await buy(id, 2)).error).toEqual({
      code: 'insufficient-star-balance',
      message: 'Insufficient STAR balance!',
      details: { cost: 25 },
    })
    expect(await has(id)).toEqual([24, 0])
    expect(await offer(id)).toMatchObject({ price: 10, purchase_count: 0 })
  })

  it('are ten a UTC day; the next day begins at 10 again', async () => {
    const id = await withStars(1000)
    expect((await buy(id, 8)).status).toBe(200)
    expect((await buy(id, 3)).error).toMatchObject({ code: 'ticket-limit-day', details: { left: 2 } })
    expect((await buy(id, 2)).data.stars).toBe(1000 - 325)
    expect((await buy(id, 1)).error).toMatchObject({ code: 'ticket-limit-day', details: { left: 0 } })
    expect((await offer(id))?.purchase_count).toBe(10)
    const resetsAt = Date.parse((await offer(id))?.resets_at ?? '')
    expect(resetsAt).toBe(Math.ceil(server.clock.nowMs() / MS_PER_DAY) * MS_PER_DAY)
    server.clock.set(resetsAt)
    expect((await buy(id, 1)).data.stars).toBe(1000 - 325 - 10)
  })

  it('are not sold for another sum than the player agreed to', async () => {
    const id = await withStars(100)
    await buy(id, 1, 10)
    expect((await buy(id, 1, 10)).error).toMatchObject({ code: 'price-changed', details: { cost: 15 } })
    expect(await has(id)).toEqual([90, 1])
  })

  it.each([
    ['no type', { quantity: 1 }],
    ['no quantity', { type: TICKET }],
    ['nothing', {}],
    ['none', { type: TICKET, quantity: 0 }],
    ['eleven', { type: TICKET, quantity: 11 }],
    ['half a one', { type: TICKET, quantity: 1.5 }],
    ['an offer that there is not', { type: 'moon', quantity: 1 }],
  ])('a purchase of %s is an invalid payload (A5, row 170)', async (_what, body) => {
    const id = await withStars(100)
    const answer = await server.call('shop.buy', { body: body as { type: string; quantity: number } }, { as: id })
    expect([answer.status, answer.error.message]).toEqual([400, 'Invalid payload'])
    expect(await has(id)).toEqual([100, 0])
  })

  it('rise one after another and stop at ten and at the balance, however many buy at once', async () => {
    const [rich, poor] = [await withStars(1000), await withStars(60)]
    const bought = await Promise.all(Array.from({ length: 14 }, () => buy(rich, 1)))
    expect(bought.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(await has(rich)).toEqual([1000 - 325, 10])
    const tried = await Promise.all(Array.from({ length: 6 }, () => buy(poor, 1)))
    expect(tried.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(await has(poor)).toEqual([15, 3])
  })
})
