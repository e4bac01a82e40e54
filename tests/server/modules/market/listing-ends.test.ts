import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { LISTING_LIFETIME_MS } from '#rules/market/market.ts'
import { MS_PER_DAY, tokToNano } from '#rules/units.ts'
import { expireListings, pruneListings } from '#server/modules/market/close.ts'
import { marketPlayers } from '#tests/helpers/players/market-players.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'
import { runAdmin } from '#tests/helpers/server/run-admin.ts'

const itemsServer = await itemServer()
const { server, items } = itemsServer
const { seller, buyer, offer } = marketPlayers(itemsServer)

const get = async (as: number, id: string) => (await server.call('market.get', { params: { id } }, { as })).status
const buy = (as: number, market_equipment_id: string) =>
  server.call('market.buy', { body: { market_equipment_id } }, { as })
const admin = (...args: string[]) => runAdmin({ ...server.scope(), who: 'tester' }, args)
const statusOf = async (listing: string) =>
  (await sql<{ status: string }>`select status from listings where id = ${listing.slice(-36)}::uuid`.execute(server.db))
    .rows[0]?.status
const DAY_MS = MS_PER_DAY

describe('a listing whose seven days are over (R22)', () => {
  it('is not sold any more from that instant on, and goes back to the bag by a job, once', async () => {
    const [ann, bob] = [await seller(), await buyer(100)]
    const old = await offer(ann)
    server.clock.advance(1)
    const young = await offer(ann)
    server.clock.advance(LISTING_LIFETIME_MS - 2)
    expect(await get(bob, old.listing)).toBe(200)
    server.clock.advance(1)
    expect(await get(bob, old.listing)).toBe(404)
    expect((await buy(bob, old.listing)).error.code).toBe('listing-gone')
    const shown = (await server.call('market.list', { query: { type: 'sword' } }, { as: bob })).data.items
    expect(shown.map(({ id }) => id)).toEqual([young.listing])
    expect(await items.seen(ann, old.item)).toMatchObject({ status: 'on-sale' })
    expect(await expireListings(server.db, server.clock.nowMs())).toBe(1)
    expect(await expireListings(server.db, server.clock.nowMs())).toBe(0)
    expect(await items.seen(ann, old.item)).toMatchObject({ status: 'inventory' })
    expect(await statusOf(old.listing)).toBe('expired')
    expect(await items.seen(ann, young.item)).toMatchObject({ status: 'on-sale' })
    expect((await buy(bob, young.listing)).status).toBe(200)
  })

  it('can be unlisted before the job comes', async () => {
    const ann = await seller()
    const { listing, item } = await offer(ann)
    server.clock.advance(LISTING_LIFETIME_MS)
    expect((await server.call('market.cancel', { params: { id: listing } }, { as: ann })).status).toBe(200)
    expect(await expireListings(server.db, server.clock.nowMs())).toBe(0)
    expect(await items.seen(ann, item)).toMatchObject({ status: 'inventory' })
  })

  it('is forgotten ninety days after it closed, but the sale stays in the history of both', async () => {
    const [ann, bob] = [await seller(), await buyer(100)]
    const { listing } = await offer(ann)
    const kept = await offer(ann)
    await buy(bob, listing)
    server.clock.advance(LISTING_LIFETIME_MS)
    await expireListings(server.db, server.clock.nowMs())
    server.clock.advance(83 * DAY_MS)
    expect(await pruneListings(server.db, server.clock.nowMs())).toBeGreaterThanOrEqual(0)
    expect(await statusOf(listing)).toBe('sold')
    server.clock.advance(1)
    await pruneListings(server.db, server.clock.nowMs())
    expect([await statusOf(listing), await statusOf(kept.listing)]).toEqual([undefined, 'expired'])
    for (const as of [ann, bob])
      expect((await server.call('market.history', {}, { as })).data.map(({ id }) => id)).toEqual([listing])
  })

  it('is forgotten a day after it was taken back, so that no player fills the market’s books by listing and unlisting', async () => {
    const ann = await seller()
    const { listing } = await offer(ann)
    const open = await offer(ann)
    await server.call('market.cancel', { params: { id: listing } }, { as: ann })
    server.clock.advance(DAY_MS)
    await pruneListings(server.db, server.clock.nowMs())
    expect(await statusOf(listing)).toBe('cancelled')
    server.clock.advance(1)
    await pruneListings(server.db, server.clock.nowMs())
    expect([await statusOf(listing), await statusOf(open.listing)]).toEqual([undefined, 'open'])
  })
})

describe('a player who leaves the game leaves the market', () => {
  it('a ban ends the listings, whose items are in the bag again afterwards; being watched does not', async () => {
    const [ann, bob] = [await seller(), await buyer(100)]
    const offers = [await offer(ann), await offer(ann)]
    await admin('watch', String(ann), '--why', 'odd prices')
    expect(await get(bob, offers[0]?.listing ?? '')).toBe(200)
    await admin('ban', String(ann), '--why', 'cheating')
    for (const { listing } of offers) {
      expect((await buy(bob, listing)).error.code).toBe('listing-gone')
      expect(await statusOf(listing)).toBe('ended')
    }
    const body = { user_equipment_id: offers[0]?.item ?? '', price: tokToNano(1) }
    expect((await server.call('market.add', { body }, { as: ann })).error.code).toBe('banned')
    expect((await server.call('market.cancel', { params: { id: offers[0]?.listing ?? '' } }, { as: ann })).status).toBe(
      403,
    )
    expect((await buy(ann, (await offer(await seller())).listing)).error.code).toBe('banned')
    await admin('unban', String(ann), '--why', 'a mistake')
    expect((await items.bag(ann)).map(({ status }) => status)).toEqual(['inventory', 'inventory'])
    expect((await server.call('market.add', { body }, { as: ann })).status).toBe(200)
  })

  it('a deletion ends and erases them, and with them the player’s history, not the other side’s', async () => {
    const [ann, bob] = [await seller(), await buyer(100)]
    const [sold, open] = [await offer(ann), await offer(ann)]
    await buy(bob, sold.listing)
    expect((await server.call('users.delete', {}, { as: ann })).status).toBe(200)
    expect((await buy(bob, open.listing)).error.code).toBe('listing-gone')
    const { rows } = await sql<{ rows: bigint }>`
      select (select count(*) from listings where seller_id = ${ann}::bigint)
        + (select count(*) from market_trades where player_id = ${ann}::bigint)
        + (select count(*) from items where owner_id = ${ann}::bigint) as rows`.execute(server.db)
    expect(rows).toEqual([{ rows: 0n }])
    expect((await server.call('market.history', {}, { as: bob })).data.map(({ id }) => id)).toEqual([sold.listing])
  })

  it('an item that an operator takes away leaves the market first', async () => {
    const ann = await seller()
    const { listing, item } = await offer(ann)
    await admin('item', String(ann), 'take', item, '--why', 'stolen')
    expect(await statusOf(listing)).toBe('ended')
    expect(await items.bag(ann)).toEqual([])
  })
})

it('the export of a player’s data (extra 7) has listings and sales, without who the other side was', async () => {
  const [ann, bob] = [await seller(), await buyer(100)]
  const { listing } = await offer(ann)
  await buy(bob, listing)
  const text = JSON.stringify((await server.call('users.export', {}, { as: ann })).data)
  const data = JSON.parse(text) as Record<string, unknown>
  expect(JSON.stringify(data)).toContain(listing.slice(-36))
  expect(text).toMatch(/"side":\s*"sold"/)
  expect(text).not.toContain(String(bob))
})

describe('the database holds it, whatever a program does', () => {
  const refused = (statement: ReturnType<typeof sql>, constraint: string) =>
    expect(statement.execute(server.db)).rejects.toThrow(constraint)

  it('an item is in one open listing at most, and is there as long', async () => {
    const ann = await seller()
    const { listing, item } = await offer(ann)
    const id = listing.slice(-36)
    await refused(
      sql`insert into listings (seller_id, id, item_id, status, slug, name, type, rarity, stats, stat_types, price_nano, listed_at, expires_at)
        select seller_id, gen_random_uuid(), item_id, status, slug, name, type, rarity, stats, stat_types, price_nano, listed_at, expires_at
        from listings where id = ${id}::uuid`,
      'listings_open_item',
    )
    await refused(sql`delete from items where owner_id = ${ann}::bigint and id = ${item}::uuid`, 'listings_own_item')
    await refused(
      sql`update listings set status = 'sold', closed_at = now(), buyer_id = seller_id, fee_nano = 1 where id = ${id}::uuid`,
      'listings_buyer_check',
    )
    await refused(
      sql`update listings set status = 'sold', closed_at = now() where id = ${id}::uuid`,
      'listings_sold_check',
    )
    await refused(sql`update listings set price_nano = 5 where id = ${id}::uuid`, 'listings_price_nano_check')
  })

  it('what is bound or locked is not on sale', async () => {
    const ann = await seller()
    const { item } = await offer(ann)
    await refused(
      sql`update items set locked = true where owner_id = ${ann}::bigint and id = ${item}::uuid`,
      'items_sellable_check',
    )
    await refused(
      sql`update items set bound = true where owner_id = ${ann}::bigint and id = ${item}::uuid`,
      'items_sellable_check',
    )
  })
})
