import { describe, expect, it } from 'vitest'
import { MS_PER_DAY } from '#rules/units.ts'
import { markLines } from '#server/admin/market.ts'
import { watchSales } from '#server/modules/market/watch.ts'
import { marketPlayers } from '#tests/helpers/players/market-players.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'

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

  it('count the sales between the same two in the seller’s book, also when the buyer has deleted the account since', async () => {
    const [ann, bob, eve] = [await seller(), await buyer(10_000), await buyer(10_000)]
    const sold: string[] = []
    for (const to of [eve, bob, bob, bob]) sold.push(await sell(ann, to, 300, 'wings'))
    await server.db.deleteFrom('market_trades').where('player_id', '=', BigInt(bob)).execute()
    await watch()
    expect(await marks(...sold)).toEqual([[3, 'pair', null, 3]])
    const lines = async (id: number) => (await markLines(server.db, id)).join('\n')
    for (const id of [ann, bob]) expect(await lines(id)).toContain(`${sold[3]}  ${ann} to ${bob}`)
    expect(await lines(eve)).not.toContain(sold[3])
  })

  it('block no player', async () => {
    const ann = await seller()
    const odd = await sell(ann, await buyer(100), 0.1, 'helmet')
    await watch()
    expect(await marks(odd)).toHaveLength(1)
    await sell(ann, await buyer(100), 0.1, 'helmet')
  })

  describe('are sales to a crowd of accounts that help the seller (R22)', () => {
    const crowd = async (...sold: string[]) =>
      (await marks(...sold)).filter(([, kind]) => kind === 'crowd').map(([which, , , accounts]) => [which, accounts])
    const young = async (tok: number) => {
      const id = await itemsServer.players.join()
      await itemsServer.items.give(id, 'tok', tok * 1_000_000_000)
      const created_at = new Date(server.clock.nowMs() - 2 * MS_PER_DAY + 60_000)
      await server.db.updateTable('players').set({ created_at }).where('id', '=', BigInt(id)).execute()
      return id
    }
    const brought = async (tok: number, by: number) => {
      const id = await buyer(tok)
      await server.db
        .updateTable('players')
        .set({ referrer_id: BigInt(by) })
        .where('id', '=', BigInt(id))
        .execute()
      return id
    }
    const sellTo = async (ann: number, buyers: readonly number[], tok = 5): Promise<string[]> => {
      const sold: string[] = []
      for (const to of buyers) sold.push(await sell(ann, to, tok, 'boots'))
      return sold
    }

    it('from the third account on that is younger than two days, that the seller brought, or that gives most of its TOK', async () => {
      const ann = await seller()
      const sold = await sellTo(
        ann,
        [await young(1000), await brought(1000, ann), await buyer(1), await young(1000)],
        8,
      )
      await watch()
      expect(await crowd(...sold)).toEqual([
        [2, 3],
        [3, 4],
      ])
      expect(await watch()).toBe(0)
    })

    it('and not sales to two of them, to one who buys much, or by three sellers', async () => {
      const [ann, bob, eve] = [await seller(), await seller(), await seller()]
      const one = await young(10_000)
      const sold = [
        ...(await sellTo(ann, [await young(1000), one, one])),
        ...(await sellTo(bob, [await young(1000), one])),
        ...(await sellTo(eve, [one, await buyer(1000), await brought(1000, bob)])),
      ]
      await watch()
      expect(await crowd(...sold)).toEqual([])
    })

    it('not where they are a quarter of the seller’s sales of seven days, but where they are more', async () => {
      const ann = await seller()
      const others = await sellTo(ann, [await buyer(10_000), await buyer(10_000), await buyer(10_000)])
      for (let count = 0; count < 6; count += 1) others.push(...(await sellTo(ann, [await buyer(10_000)])))
      const three = await sellTo(ann, [await young(1000), await young(1000), await young(1000)])
      await watch()
      expect(await crowd(...others, ...three)).toEqual([])
      const fourth = await sellTo(ann, [await young(1000)])
      await watch()
      expect(await crowd(...three, ...fourth)).toEqual([[3, 4]])
    })

    it('not of more than seven days ago, nor of accounts that are two days old and spend half of what they got', async () => {
      const ann = await seller()
      const before = await sellTo(ann, [await young(1000), await young(1000)])
      server.clock.advance(7 * MS_PER_DAY)
      const later = await sellTo(ann, [await young(1000), await buyer(10), await buyer(10), await buyer(10)], 10)
      await watch()
      expect(await crowd(...before, ...later)).toEqual([])
    })

    it('thirty newcomers who pay into one account are seen, by the operator too', async () => {
      const ann = await seller()
      const thirty: number[] = []
      for (let count = 0; count < 30; count += 1) thirty.push(await young(5))
      const sold = await sellTo(ann, thirty, 15)
      await watch()
      expect(await crowd(...sold)).toHaveLength(28)
      expect((await markLines(server.db, ann)).join('\n')).toContain('one of 30 accounts that are new')
    })
  })
})
