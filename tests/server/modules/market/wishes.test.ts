import { describe, expect, it } from 'vitest'
import { RARITIES } from '#rules/items/rarities.ts'
import { MS_PER_DAY, tokToNano } from '#rules/units.ts'
import { matchWishes } from '#server/modules/market/wishes.ts'
import { marketPlayers } from '#tests/helpers/players/market-players.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'

const itemsServer = await itemServer()
const { server, players } = itemsServer
const { seller, buyer, offer } = marketPlayers(itemsServer)

const RARE_BOOTS = { type: 'boots', rarity: 'rare' } as const
const wish = (as: number, tok: number, slug = 'boots-rare', rarity: (typeof RARITIES)[number] = 'rare') =>
  server.call('market.addWish', { body: { slug, rarity, max_price: tokToNano(tok) } }, { as })
const wishes = async (as: number) => (await server.call('market.wishes', {}, { as })).data
const atHome = async (as: number) => (await server.call('users.home', {}, { as })).data['market.wishes']
const metBy = async (as: number) => (await wishes(as)).map(({ met_by }) => met_by)
const match = () => matchWishes(server.db, server.clock.nowMs())
const buy = (as: number, market_equipment_id: string) =>
  server.call('market.buy', { body: { market_equipment_id } }, { as })
const cancel = (as: number, id: string) => server.call('market.cancel', { params: { id } }, { as })

describe('a wish (extra 13)', () => {
  it('is met by the cheapest new offer that it would pay, of somebody else; home has the same', async () => {
    const [ann, bob] = [await seller(), await seller()]
    expect((await wish(bob, 6)).data).toMatchObject({ slug: 'boots-rare', max_price: tokToNano(6), met_by: null })
    await offer(ann, 7, RARE_BOOTS)
    await offer(ann, 2, { type: 'boots', rarity: 'uncommon' })
    await offer(bob, 3, RARE_BOOTS)
    expect(await match()).toBe(0)
    expect(await metBy(bob)).toEqual([null])
    await offer(ann, 6, RARE_BOOTS)
    const { listing } = await offer(ann, 5, RARE_BOOTS)
    expect(await match()).toBe(1)
    expect(await metBy(bob)).toEqual([listing])
    expect(await atHome(bob)).toEqual({ status: 200, data: await wishes(bob) })
  })

  it('waits again when the offer is sold, taken back or over, and takes the next one', async () => {
    const [ann, bob, eve] = [await seller(), await players.join(), await buyer(100)]
    const kind = { type: 'helmet', rarity: 'rare' } as const
    await wish(bob, 10, 'helmet-rare')
    const { listing: sold } = await offer(ann, 3, kind)
    await match()
    const { listing: next } = await offer(ann, 4, kind)
    await match()
    expect(await metBy(bob)).toEqual([sold])
    await buy(eve, sold)
    await match()
    expect(await metBy(bob)).toEqual([next])
    await cancel(ann, next)
    await match()
    expect(await metBy(bob)).toEqual([null])
    await offer(ann, 4, kind)
    await match()
    server.clock.advance(7 * MS_PER_DAY)
    await match()
    expect(await metBy(bob)).toEqual([null])
  })

  it('is met at once by what is on the market already', async () => {
    const [ann, bob] = [await seller(), await players.join()]
    const { listing } = await offer(ann, 5, { type: 'wings', rarity: 'rare' })
    expect((await wish(bob, 4.9, 'wings-rare')).data.met_by).toBeNull()
    expect((await wish(bob, 5, 'wings-rare')).data.met_by).toBe(listing)
    expect((await wishes(bob)).map(({ max_price }) => max_price)).toEqual([tokToNano(5)])
  })

  it('is one of ten at most, of which one of the same kind gets the new price', async () => {
    const bob = await players.join()
    const kinds = ['sword', 'shield'].flatMap((type) =>
      RARITIES.map((rarity) => [`${type}-${rarity}`, rarity] as const),
    )
    for (const [slug, rarity] of kinds.slice(0, 10)) expect((await wish(bob, 1, slug, rarity)).status).toBe(200)
    const [slug, rarity] = kinds[10] ?? ['', 'rare']
    expect((await wish(bob, 1, slug, rarity)).error).toMatchObject({ code: 'wish-limit' })
    expect((await wish(bob, 2, 'sword-rare', 'rare')).data.max_price).toBe(tokToNano(2))
    expect(await wishes(bob)).toHaveLength(10)
  })

  it('is of a kind that there is and that may be sold, at a price that the market takes', async () => {
    const bob = await players.join()
    expect((await wish(bob, 1, 'sword-rare', 'common')).error.code).toBe('invalid-item')
    expect((await wish(bob, 1, 'no-such-thing')).error.code).toBe('invalid-item')
    expect((await wish(bob, 1, 'doge-sword')).error.code).toBe('not-tradeable')
    for (const tok of [0, 0.05, 1_000_001]) expect((await wish(bob, tok)).error.code).toBe('invalid-price')
    expect(await wishes(bob)).toEqual([])
  })

  it('is removed by its player alone', async () => {
    const [bob, eve] = [await players.join(), await players.join()]
    const { id } = (await wish(bob, 5)).data
    const remove = (as: number) => server.call('market.removeWish', { params: { id } }, { as })
    expect((await remove(eve)).error.code).toBe('wish-not-found')
    expect((await remove(bob)).data).toEqual({ id })
    expect((await remove(bob)).error.code).toBe('wish-not-found')
    expect(await wishes(bob)).toEqual([])
  })
})
