import { describe, expect, it } from 'vitest'
import { MS_PER_DAY, MS_PER_HOUR, tokToNano } from '#rules/units.ts'
import { sumUpSales } from '#server/modules/market/price-days.ts'
import { marketPlayers } from '#tests/helpers/players/market-players.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'

const itemsServer = await itemServer()
const { server } = itemsServer
const { seller, buyer, offer } = marketPlayers(itemsServer)

const ann = await seller()
const bob = await buyer(10_000)
const dayOf = () => new Date(server.clock.nowMs()).toISOString().slice(0, 10)
const sumUp = () => sumUpSales(server.db, server.clock.nowMs())
const sell = async (tok: number, type: 'boots' | 'wings' | 'shield') => {
  const { listing } = await offer(ann, tok, { type, rarity: 'rare' })
  const { status } = await server.call('market.buy', { body: { market_equipment_id: listing } }, { as: bob })
  expect(status).toBe(200)
}
const prices = async (slug: string) =>
  (await server.call('market.prices', { params: { slug }, query: { rarity: 'rare' } }, { as: bob })).data

describe('what a kind of item was sold for (extra 13)', () => {
  it('is nothing while none was sold or is offered, nor for a kind that does not exist', async () => {
    const nothing = { rarity: 'rare', floor: null, last_price: null, days: [] }
    expect(await prices('boots-rare')).toEqual({ slug: 'boots-rare', ...nothing })
    expect(await prices('no-such-thing')).toEqual({ slug: 'no-such-thing', ...nothing })
  })

  it('is a median and a volume for each UTC day with sales, the floor of now and the price of the last one', async () => {
    const first = dayOf()
    for (const tok of [10, 2, 3]) await sell(tok, 'wings')
    await sumUp()
    server.clock.advance(2 * MS_PER_DAY)
    const second = dayOf()
    for (const tok of [8, 4]) {
      await sell(tok, 'wings')
      server.clock.advance(1000)
    }
    await sumUp()
    await offer(ann, 9.5, { type: 'wings', rarity: 'rare' })
    expect(await prices('wings-rare')).toEqual({
      slug: 'wings-rare',
      rarity: 'rare',
      floor: tokToNano(9.5),
      last_price: tokToNano(4),
      days: [
        { day: first, median: tokToNano(3), volume: 3 },
        { day: second, median: tokToNano(4), volume: 2 },
      ],
    })
  })

  it('counts a sale once, however often it is summed up, also one that ended after the sum', async () => {
    await sell(5, 'boots')
    await sumUp()
    const early = server.clock.nowMs()
    server.clock.advance(MS_PER_HOUR)
    await sumUp()
    await sumUp()
    expect((await prices('boots-rare')).days.map(({ volume }) => volume)).toEqual([1])
    await sell(7, 'boots')
    await server.db
      .updateTable('market_trades')
      .set({ at: new Date(server.clock.nowMs() - 60_000) })
      .where('slug', '=', 'boots-rare')
      .where('at', '>', new Date(early))
      .execute()
    await sumUp()
    expect((await prices('boots-rare')).days.map(({ volume }) => volume)).toEqual([2])
  })

  it('is of the last 28 days', async () => {
    await sell(5, 'shield')
    await sumUp()
    server.clock.advance(27 * MS_PER_DAY)
    expect(await prices('shield-rare')).toMatchObject({ last_price: tokToNano(5), days: [{ volume: 1 }] })
    server.clock.advance(MS_PER_DAY)
    expect(await prices('shield-rare')).toMatchObject({ last_price: null, days: [] })
    await sumUp()
    expect(await server.db.selectFrom('market_days').selectAll().where('slug', '=', 'shield-rare').execute()).toEqual(
      [],
    )
  })
})
