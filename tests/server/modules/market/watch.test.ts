import { describe, expect, it } from 'vitest'
import { MS_PER_DAY } from '../../../../src/rules/units.ts'
import { watchSales } from '../../../../src/server/modules/market/watch.ts'
import { itemServer } from '../../../helpers/item-server.ts'
import { marketPlayers } from '../../../helpers/market-players.ts'

const itemsServer = await itemServer()
const { server } = itemsServer
const { seller, buyer, offer } = marketPlayers(itemsServer)

type Type = 'sword' | 'boots' | 'wings' | 'helmet' | 'armor'
const sell = async (from: number, to: number, tok: number, type: Type) => {
  const { listing } = await offer(from, tok, { type, rarity: 'rare' })
  expect((await server.call('market.buy', { body: { market_equipment_id: listing } }, { as: to })).status).toBe(200)
  server.clock.advance(1000)
  return listing
}
const watch = () => watchSales(server.db, server.clock.nowMs())
const marks = async (...listings: string[]) =>
  (await server.db.selectFrom('market_marks').selectAll().orderBy('at').orderBy('kind').execute())
    .filter(({ listing_id }) => listings.includes(listing_id))
    .map(({ kind, listing_id, sales, usual_price }) => [listings.indexOf(listing_id), kind, usual_price, sales])

describe('sales that an operator should look at', () => {
  it('are those above twenty times or below a twentieth of the median of seven days, not those at it', async () => {
    for (const tok of [10, 10, 10, 10, 10]) await sell(await seller(), await buyer(100), tok, 'sword')
    await watch()
    server.clock.advance(MS_PER_DAY)
    const sold: string[] = []
    for (const tok of [200.1, 200, 0.5, 0.4]) sold.push(await sell(await seller(), await buyer(300), tok, 'sword'))
    expect(await watch()).toBe(2)
    expect(await marks(...sold)).toEqual([
      [0, 'price', 10_000_000_000n, null],
      [3, 'price', 10_000_000_000n, null],
    ])
    expect(await watch()).toBe(0)
  })

  it('are compared with what a kind costs to make while none was sold within seven days', async () => {
    const cheap = await sell(await seller(), await buyer(100), 0.1, 'boots')
    const fair = await sell(await seller(), await buyer(1000), 300, 'armor')
    await watch()
    expect((await marks(cheap, fair)).map(([which, kind]) => [which, kind])).toEqual([[0, 'price']])
  })

  it('are those from the third on between the same two, in either direction, within seven days', async () => {
    const [ann, bob, eve] = [await seller(), await seller(), await buyer(10_000)]
    for (const id of [ann, bob]) await itemsServer.items.give(id, 'tok', 5_000_000_000_000)
    const sold = [
      await sell(ann, bob, 300, 'wings'),
      await sell(bob, ann, 300, 'wings'),
      await sell(ann, eve, 300, 'wings'),
    ]
    await watch()
    expect(await marks(...sold)).toEqual([])
    sold.push(await sell(ann, bob, 300, 'wings'))
    await watch()
    expect(await marks(...sold)).toEqual([[3, 'pair', null, 3]])
    server.clock.advance(8 * MS_PER_DAY)
    const later = await sell(ann, bob, 300, 'wings')
    await watch()
    expect(await marks(later)).toEqual([])
  })

  it('block nobody', async () => {
    const ann = await seller()
    const odd = await sell(ann, await buyer(100), 0.1, 'helmet')
    await watch()
    expect(await marks(odd)).toHaveLength(1)
    await sell(ann, await buyer(100), 0.1, 'helmet')
  })
})
