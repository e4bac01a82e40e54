import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { CallInput } from '#contracts/schemas.ts'
import { LISTINGS_A_DAY, LISTINGS_MAX } from '#rules/market/market.ts'
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE, tokToNano } from '#rules/units.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { sumUpSales } from '#server/modules/market/price-days.ts'
import { marketPlayers } from '#tests/helpers/players/market-players.ts'
import { refusal } from '#tests/helpers/server/answered.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'
import { testApp } from '#tests/helpers/server/test-app.ts'

const itemsServer = await itemServer()
const { server, players, items } = itemsServer
const { seller, buyer, offer } = marketPlayers(itemsServer)

const add = (as: number, user_equipment_id: string, price: number) =>
  server.call('market.add', { body: { user_equipment_id, price } }, { as })
const buy = (as: number, market_equipment_id: string, idempotencyKey: string = randomUUID()) =>
  server.call('market.buy', { body: { market_equipment_id } }, { as, idempotencyKey })
const cancel = (as: number, id: string) => server.call('market.cancel', { params: { id } }, { as })
const get = (as: number, id: string) => server.call('market.get', { params: { id } }, { as })
const search = (as: number, query: CallInput<'market.list'>['query'] = {}) =>
  server.call('market.list', { query }, { as })
const history = async (as: number) => (await server.call('market.history', {}, { as })).data
const mine = async (as: number) => (await server.call('market.mine', {}, { as })).data
const tok = async (owner: number) => (await items.amounts(owner, ['tok']))[0] ?? 0
const ledgerOf = async (as: number) =>
  (await server.call('users.ledger', {}, { as })).data.items.map(({ asset, amount, reason, ref }) => [
    asset,
    amount,
    reason,
    ref,
  ])
const GONE = [404, 'listing-gone', 'Failed to buy item. Please try again.']

describe('listing an item (rows 105, 130, 132, 135, 194; R22)', () => {
  it('shows it as it is for seven days, on sale in the bag too', async () => {
    const [ann, bob] = [await seller(), await players.join()]
    const item = await items.item(ann, { type: 'sword', rarity: 'rare' })
    const { data } = await add(ann, item, tokToNano(12.5))
    const { equipment_stats } = await items.seen(ann, item)
    expect(data).toMatchObject({
      user_equipment_id: item,
      price_gross: 12_500_000_000,
      owned: true,
      floor: 12_500_000_000,
      last_price: null,
      metadata: { equipment: { id: item, slug: 'sword-rare', rarity: 'rare', status: 'on-sale', equipment_stats } },
    })
    expect(data.id).toMatch(new RegExp(`^${ann}-[0-9a-f-]{36}$`))
    expect(Date.parse(data.expires_at) - Date.parse(data.listed_at)).toBe(7 * MS_PER_DAY)
    expect(await items.seen(ann, item)).toMatchObject({ status: 'on-sale' })
    expect((await server.call('equipments.onSale', {}, { as: ann })).data.map(({ id }) => id)).toEqual([item])
    expect(await mine(ann)).toEqual([data])
    expect((await get(bob, data.id)).data).toEqual({ ...data, owned: false })
  })

  it.each([
    ['0', 0],
    ['below zero', -100_000_000],
    ['below 0.1', 90_000_000],
    ['of two decimals', 1_250_000_000 - 10_000_000],
    ['above 1,000,000', tokToNano(1_000_000) + 100_000_000],
    ['above every balance', Number.MAX_SAFE_INTEGER],
  ])('refuses a price %s', async (_name, price) => {
    const ann = await seller()
    const item = await items.item(ann, { type: 'sword', rarity: 'rare' })
    expect(refusal(await add(ann, item, price))).toEqual([
      400,
      'invalid-price',
      'Please enter a valid price greater than 0',
    ])
    expect(await items.seen(ann, item)).toMatchObject({ status: 'inventory' })
  })

  it('takes 0.1 and 1,000,000 TOK', async () => {
    const ann = await seller()
    expect((await get(ann, (await offer(ann, 0.1)).listing)).data.price_gross).toBe(100_000_000)
    expect((await get(ann, (await offer(ann, 1_000_000)).listing)).data.price_gross).toBe(1e15)
  })

  it('refuses what is worn, locked, bound, never sold, on sale, of another or no item, each by its name', async () => {
    const [ann, bob] = [await seller(), await seller()]
    const sword = (slug?: string) =>
      items.item(ann, { type: 'sword', rarity: 'rare', ...(slug === undefined ? {} : { slug }) })
    const [worn, locked, named, listed] = [await sword(), await sword(), await sword('doge-sword'), await sword()]
    await server.call('equipments.equip', { params: { id: worn }, body: { equipped: true } }, { as: ann })
    await server.call('equipments.lock', { params: { id: locked }, body: { locked: true } }, { as: ann })
    const bound = (await server.call('equipments.claimWelcome', {}, { as: ann })).data.id
    await add(ann, listed, tokToNano(1))
    const price = tokToNano(1)
    expect(refusal(await add(ann, worn, price))).toEqual([400, 'item-equipped', "You can't list equipped items"])
    expect(refusal(await add(ann, locked, price))).toEqual([400, 'item-locked', 'Unlock this item first'])
    expect(refusal(await add(ann, named, price))).toEqual([400, 'not-tradeable', 'Not tradeable'])
    expect(refusal(await add(ann, bound, price))).toEqual([400, 'not-tradeable', 'Not tradeable'])
    expect(refusal(await add(ann, listed, price))).toEqual([400, 'item-on-sale', 'Take this item off the market first'])
    for (const [as, id] of [
      [bob, locked],
      [ann, randomUUID()],
      [ann, 'no item'],
    ] as const)
      expect(refusal(await add(as, id, price))).toEqual([400, 'invalid-item', 'Invalid item'])
    expect(await mine(ann)).toHaveLength(1)
  })

  it('is for those who joined a day ago', async () => {
    const ann = await players.join()
    const item = await items.item(ann, { type: 'sword', rarity: 'rare' })
    const answer = await add(ann, item, tokToNano(1))
    expect(answer.error).toMatchObject({ code: 'seller-too-new', details: { hours: 24 } })
    server.clock.advance(24 * MS_PER_HOUR - 1)
    expect((await add(ann, item, tokToNano(1))).error.details).toEqual({ hours: 1 })
    server.clock.advance(1)
    expect((await add(ann, item, tokToNano(1))).status).toBe(200)
  })

  it('takes twenty of a player at a time', async () => {
    const ann = await seller()
    const offers = []
    for (let count = 0; count < LISTINGS_MAX; count += 1) offers.push(await offer(ann))
    const item = await items.item(ann, { type: 'sword', rarity: 'rare' })
    expect(refusal(await add(ann, item, tokToNano(1))).slice(0, 2)).toEqual([400, 'listing-limit'])
    await cancel(ann, offers[0]?.listing ?? '')
    expect((await add(ann, item, tokToNano(1))).status).toBe(200)
    expect(await mine(ann)).toHaveLength(LISTINGS_MAX)
  })

  it('takes two hundred a UTC day, those that were taken back too, also by a clock that is behind', async () => {
    const startedMs = server.clock.nowMs()
    const dayMs = Math.floor(startedMs / MS_PER_DAY) * MS_PER_DAY
    const ann = await seller()
    const item = await items.item(ann, { type: 'sword', rarity: 'rare' })
    const listAndCancel = async () => cancel(ann, (await add(ann, item, tokToNano(1))).data.id)
    server.clock.set(dayMs + MS_PER_DAY - 1)
    await listAndCancel()
    const others = Array.from({ length: LISTINGS_A_DAY - 2 }, () => uuidV7(server.entropy, server.clock.nowMs()))
    await sql`
      insert into listings (seller_id, id, item_id, status, slug, name, type, rarity, stats, stat_types, price_nano, listed_at,
        expires_at, closed_at)
      select seller_id, other, item_id, status, slug, name, type, rarity, stats, stat_types, price_nano, listed_at, expires_at,
        closed_at from listings, unnest(${others}::uuid[]) as other where seller_id = ${ann}::bigint`.execute(server.db)
    expect((await listAndCancel()).status).toBe(200)
    const refused = await add(ann, item, tokToNano(1))
    expect(refusal(refused)).toEqual([
      400,
      'listing-limit-day',
      'You have listed 200 items today. You can list more from 00:00 UTC.',
    ])
    expect(await items.seen(ann, item)).toMatchObject({ status: 'inventory' })
    server.clock.set(dayMs + MS_PER_DAY)
    await listAndCancel()
    server.clock.set(dayMs + MS_PER_DAY - 1)
    expect(refusal(await add(ann, item, tokToNano(1)))[1]).toBe('listing-limit-day')
    server.clock.set(startedMs)
  })

  it('keeps it as it is: nothing that changes an item takes it, and all that takes many leaves it out (row 110)', async () => {
    const ann = await seller()
    const { item } = await offer(ann, 5, { type: 'sword', rarity: 'legendary' })
    const params = { id: item }
    const before = await items.seen(ann, item)
    const calls = [
      server.call('equipments.equip', { params, body: { equipped: true } }, { as: ann }),
      server.call('equipments.lock', { params, body: { locked: true } }, { as: ann }),
      server.call('equipments.refine', { params }, { as: ann }),
      server.call('equipments.awaken', { params }, { as: ann }),
      server.call('equipments.reroll', { params }, { as: ann }),
      server.call('equipments.adsReroll', { params }, { as: ann }),
      server.call('equipments.dismantlePreview', { params }, { as: ann }),
      server.call('equipments.dismantle', { body: { user_equipment_ids: [item] } }, { as: ann }),
    ]
    for (const answer of await Promise.all(calls)) expect(answer.error.code).toBe('item-on-sale')
    const preset = { number: 1 }
    await server.call('equipments.savePreset', { params: preset, body: { user_equipment_ids: [item] } }, { as: ann })
    expect((await server.call('equipments.equipPreset', { params: preset }, { as: ann })).data.equipped).toEqual([])
    expect((await server.call('equipments.equipBest', {}, { as: ann })).data.equipped).toEqual([])
    expect(await items.seen(ann, item)).toEqual(before)
  })
})

describe('buying (rows 132-135; R22, T5, T18)', () => {
  it('is for those who joined a day ago; wishing is for all', async () => {
    const [ann, bob] = [await seller(), await players.join()]
    await items.give(bob, 'tok', tokToNano(100))
    const { listing } = await offer(ann)
    const { data: me } = await server.call('users.me', {}, { as: bob })
    expect(Date.parse(me.trades_from)).toBe(server.clock.nowMs() + 24 * MS_PER_HOUR)
    const answer = await buy(bob, listing)
    expect(refusal(answer)).toEqual([400, 'buyer-too-new', 'You can buy items 24 hours after you joined'])
    expect(answer.error).toMatchObject({ details: { hours: 24 } })
    const wish = { slug: 'sword-uncommon', rarity: 'uncommon', max_price: tokToNano(5) } as const
    expect((await server.call('market.addWish', { body: wish }, { as: bob })).status).toBe(200)
    server.clock.set(Date.parse(me.trades_from) - 1)
    expect((await buy(bob, listing)).error.details).toEqual({ hours: 1 })
    server.clock.advance(1)
    expect((await buy(bob, listing)).status).toBe(200)
  })

  it('and selling are open at once to the test players of local mode', async () => {
    const local = await testApp({ database: server.database, seed: 3, config: { mode: 'local' } })
    local.clock.set(server.clock.nowMs())
    const [ann, bob] = [await players.join(), await players.join()]
    await items.give(bob, 'tok', tokToNano(100))
    const body = { user_equipment_id: await items.item(ann, { type: 'sword', rarity: 'rare' }), price: tokToNano(5) }
    const { data } = await local.call('market.add', { body }, { as: ann })
    const { data: me } = await local.call('users.me', {}, { as: bob })
    expect(me.trades_from).toBe(me.created_at)
    const bought = await local.call('market.buy', { body: { market_equipment_id: data.id } }, { as: bob })
    expect(bought.status).toBe(200)
    await local.close()
  })

  it('moves the item, the price less three percent, and burns the fee, each with its line on the ledger', async () => {
    const [ann, bob] = [await seller(), await buyer(100)]
    const { listing, item } = await offer(ann, 12.5, { type: 'sword', rarity: 'rare' })
    const [annTok, bobTok] = [await tok(ann), await tok(bob)]
    const before = await items.seen(ann, item)
    server.clock.advance(MS_PER_MINUTE)
    const answer = await buy(bob, listing)
    expect(answer.data).toEqual({ user_equipment_id: item, balance: bobTok - 12_500_000_000 })
    expect([await tok(ann), await tok(bob)]).toEqual([annTok + 12_125_000_000, bobTok - 12_500_000_000])
    expect(await items.bag(ann)).toEqual([])
    expect(await items.seen(bob, item)).toMatchObject({
      equipment_stats: before.equipment_stats,
      status: 'inventory',
      tradeable: true,
      own: { locked: false, bound: false, is_new: true, created_at: new Date(server.clock.nowMs()).toISOString() },
    })
    expect((await ledgerOf(bob)).slice(0, 2).sort()).toEqual([
      ['equipment', 1, 'market-buy', item],
      ['tok', -12_500_000_000, 'market-buy', listing],
    ])
    expect((await ledgerOf(ann)).slice(0, 3).sort()).toEqual([
      ['equipment', -1, 'market-sale', item],
      ['tok', -375_000_000, 'market-fee', listing],
      ['tok', 12_500_000_000, 'market-sale', listing],
    ])
    const trade = { id: listing, price_gross: 12_500_000_000, fee: 375_000_000, user_equipment_id: item }
    expect(await history(ann)).toMatchObject([{ ...trade, side: 'sold' }])
    expect(await history(bob)).toMatchObject([{ ...trade, side: 'bought', metadata: { equipment: { id: item } } }])
    expect(refusal(await get(bob, listing))).toEqual(GONE)
    expect((await search(bob, { slug: 'sword-rare' })).data.items.map(({ id }) => id)).not.toContain(listing)
  })

  it('is refused without the money, and everything stays', async () => {
    const [ann, bob] = [await seller(), await seller()]
    const { listing, item } = await offer(ann, 500)
    const before = [await tok(ann), await tok(bob)]
    expect(refusal(await buy(bob, listing))).toEqual([400, 'insufficient-balance', 'not enough TOK'])
    expect([await tok(ann), await tok(bob)]).toEqual(before)
    expect(await items.seen(ann, item)).toMatchObject({ status: 'on-sale' })
    expect((await get(bob, listing)).status).toBe(200)
    expect(await history(bob)).toEqual([])
  })

  it('never buys the buyer’s own item, by an item’s id, or an offer that was unlisted or listed anew since', async () => {
    const [ann, bob] = [await seller(), await buyer(100)]
    const { listing, item } = await offer(ann)
    expect(refusal(await buy(ann, listing)).slice(0, 2)).toEqual([400, 'own-listing'])
    expect(refusal(await buy(bob, item))).toEqual(GONE)
    expect(refusal(await buy(bob, `${ann}-${randomUUID()}`))).toEqual(GONE)
    expect(refusal(await buy(bob, `${bob + 1000}-${listing.slice(-36)}`))).toEqual(GONE)
    await cancel(ann, listing)
    expect(refusal(await buy(bob, listing))).toEqual(GONE)
    const again = (await add(ann, item, tokToNano(90))).data.id
    expect(again).not.toBe(listing)
    expect(refusal(await buy(bob, listing))).toEqual(GONE)
    expect((await buy(bob, again)).status).toBe(200)
    expect(refusal(await buy(await buyer(100), again))).toEqual(GONE)
  })

  it('keeps what was counted of the item: failed refinings and the re-rolls of the day', async () => {
    const [ann, bob] = [await seller(), await buyer(100)]
    await items.give(ann, 'tok', tokToNano(50))
    const item = await items.item(ann, { type: 'sword', rarity: 'uncommon' })
    await server.call('equipments.reroll', { params: { id: item } }, { as: ann })
    await server.db.updateTable('items').set({ refine_failures: 2 }).where('id', '=', item).execute()
    const listed = (await add(ann, item, tokToNano(1))).data
    await buy(bob, listed.id)
    const { equipment_stats, own } = await items.seen(bob, item)
    expect(own).toMatchObject({ refine_failures: 2, reroll_count: 1 })
    expect(equipment_stats).toEqual(listed.metadata.equipment.equipment_stats)
  })

  it('stays in the seller’s collection, and comes into the buyer’s', async () => {
    const [ann, bob] = [await seller(), await buyer(100)]
    const { listing } = await offer(ann, 1, { type: 'boots', rarity: 'epic' })
    await buy(bob, listing)
    const collected = async (as: number) => JSON.stringify((await server.call('collection.get', {}, { as })).data)
    expect(await collected(ann)).toContain('boots-epic')
    expect(await collected(bob)).toContain('boots-epic')
  })

  it('puts the net into the inbox of a seller who cannot hold it, and books the fee all the same (T5)', async () => {
    const [ann, bob] = [await seller(), await buyer(100)]
    const { listing } = await offer(ann, 10)
    await items.give(ann, 'tok', Number.MAX_SAFE_INTEGER - (await tok(ann)) - tokToNano(9))
    const full = await tok(ann)
    server.clock.advance(MS_PER_MINUTE)
    expect((await buy(bob, listing)).status).toBe(200)
    expect(await tok(ann)).toBe(full)
    const [reward] = (await server.call('inbox.list', {}, { as: ann })).data
    expect(reward).toMatchObject({ reason: 'market-sale', tok: tokToNano(9.7), claimed_at: null })
    expect((await ledgerOf(ann)).slice(0, 3).sort()).toEqual([
      ['equipment', -1, 'market-sale', expect.any(String)],
      ['tok', -300_000_000, 'market-fee', listing],
      ['tok', 300_000_000, 'market-sale', listing],
    ])
    const claim = () => server.call('inbox.claim', { params: { id: reward?.id ?? '' } }, { as: ann })
    expect((await claim()).error.code).toBe('balance-limit')
    const { listing: dear } = await offer(await seller(), 1000)
    expect((await buy(ann, dear)).status).toBe(200)
    expect((await claim()).data.balance).toBe(full - tokToNano(1000) + tokToNano(9.7))
  })
})

describe('unlisting (rows 105, 132, 135; T18)', () => {
  it('takes the listing’s id or the item’s, and gives the item back to the bag', async () => {
    const ann = await seller()
    for (const by of ['listing', 'item'] as const) {
      const offered = await offer(ann)
      expect((await cancel(ann, offered[by])).data).toEqual({ user_equipment_id: offered.item })
      expect(await items.seen(ann, offered.item)).toMatchObject({ status: 'inventory' })
      expect(refusal(await cancel(ann, offered[by]))).toEqual(GONE)
    }
    expect(await mine(ann)).toEqual([])
  })

  it('is the owner’s alone', async () => {
    const [ann, bob] = [await seller(), await seller()]
    const { listing, item } = await offer(ann)
    expect((await cancel(bob, listing)).error.code).toBe('forbidden')
    expect(refusal(await cancel(bob, item))).toEqual(GONE)
    expect(refusal(await cancel(bob, 'nothing'))).toEqual(GONE)
    expect((await get(bob, listing)).status).toBe(200)
  })
})

it('an item’s listing (row 135, T18) is found by the item’s id, of another player by the owner too, and only while it is on sale', async () => {
  const [ann, bob] = [await seller(), await players.join()]
  const { listing, item } = await offer(ann)
  const onSale = (as: number, id: string, owner?: number) =>
    server.call('market.onSale', { params: { id }, query: owner === undefined ? {} : { owner } }, { as })
  expect((await onSale(ann, item)).data).toMatchObject({ id: listing, owned: true })
  expect((await onSale(bob, item, ann)).data).toMatchObject({ id: listing, owned: false })
  expect(refusal(await onSale(bob, item))).toEqual(GONE)
  await cancel(ann, listing)
  expect(refusal(await onSale(ann, item))).toEqual(GONE)
  expect(refusal(await onSale(ann, 'no id'))).toEqual([400, 'invalid-item', 'Invalid item'])
})

describe('the market’s list (row 129, R22)', () => {
  it('filters by kind, rarity, slug, line and price, sorts by time and price, and goes on twenty at a time', async () => {
    const [ann, bob] = [await seller(), await players.join()]
    const kinds = [
      { type: 'key', rarity: 'epic' },
      { type: 'key', rarity: 'rare' },
      { type: 'supply', rarity: 'epic' },
    ] as const
    const sellers = [ann, await seller(), await seller()]
    const made: { id: string; slug: string; price: number; stats: string[] }[] = []
    for (let count = 0; count < 54; count += 1) {
      const kind = kinds[count % 3] ?? kinds[0]
      const as = sellers[Math.floor(count / 18)] ?? ann
      const price = 1 + (count % 7)
      const { listing } = await offer(as, price, kind)
      const { metadata } = (await get(bob, listing)).data
      made.push({
        id: listing,
        slug: `${kind.type}-${kind.rarity}`,
        price,
        stats: metadata.equipment.equipment_stats.map(({ type }) => type),
      })
      server.clock.advance(1000)
    }
    const all = async (query: CallInput<'market.list'>['query']) => {
      const pages: string[][] = []
      let after: string | undefined
      do {
        const { data } = await search(bob, { ...query, ...(after === undefined ? {} : { after }) })
        pages.push(data.items.map(({ id }) => id))
        after = data.next ?? undefined
      } while (after !== undefined)
      return pages
    }
    const ids = (wanted: (one: (typeof made)[number]) => boolean) => made.filter(wanted).map(({ id }) => id)
    const epics = await all({ type: 'key', rarity: 'epic' })
    expect(epics).toEqual([ids(({ slug }) => slug === 'key-epic').reverse()])
    const keys = await all({ type: 'key' })
    expect(keys.map((page) => page.length)).toEqual([20, 16])
    expect(keys.flat()).toEqual(ids(({ slug }) => slug.startsWith('key')).reverse())
    expect((await all({ slug: 'supply-epic' })).flat()).toEqual(ids(({ slug }) => slug === 'supply-epic').reverse())
    const dear = await all({ type: 'key', min_price: tokToNano(3), max_price: tokToNano(5) })
    expect(dear.flat()).toEqual(ids(({ slug, price }) => slug.startsWith('key') && price >= 3 && price <= 5).reverse())
    const byPrice = [...made].filter(({ slug }) => slug.startsWith('key')).sort((a, b) => a.price - b.price)
    const cheapest = await all({ type: 'key', sort: 'price' })
    expect(cheapest.map((page) => page.length)).toEqual([20, 16])
    expect(cheapest.flat().map((id) => made.find((one) => one.id === id)?.price)).toEqual(
      byPrice.map(({ price }) => price),
    )
    expect(new Set(cheapest.flat()).size).toBe(36)
    const crit = await all({ type: 'supply', stat: 'crit-rate' })
    expect(crit.flat()).toEqual(
      ids(({ slug, stats }) => slug === 'supply-epic' && stats.includes('crit-rate')).reverse(),
    )
    expect(crit.flat().length).toBeGreaterThan(0)
  })

  it('shows floor and last price of each kind, and whose it is', async () => {
    const [ann, bob] = [await seller(), await buyer(100)]
    const kind = { type: 'wings', rarity: 'legendary' } as const
    await offer(ann, 9, kind)
    const { listing } = await offer(ann, 4, kind)
    await offer(ann, 6, kind)
    await buy(bob, listing)
    await sumUpSales(server.db, server.clock.nowMs())
    server.clock.advance(MS_PER_MINUTE)
    const seenBy = async (as: number) =>
      (await search(as, { slug: 'wings-legendary', sort: 'price' })).data.items.map((one) => [
        one.price_gross,
        one.floor,
        one.last_price,
        one.owned,
      ])
    expect(await seenBy(ann)).toEqual([
      [tokToNano(6), tokToNano(6), tokToNano(4), true],
      [tokToNano(9), tokToNano(6), tokToNano(4), true],
    ])
    server.clock.advance(6 * MS_PER_DAY)
    expect((await seenBy(bob))[0]).toEqual([tokToNano(6), tokToNano(6), tokToNano(4), false])
  })

  it('refuses a place that no page has given', async () => {
    const bob = await players.join()
    for (const after of [
      'x',
      Buffer.from('1.2').toString('base64url'),
      Buffer.from(`a.${randomUUID()}`).toString('base64url'),
    ])
      expect((await search(bob, { after })).error.code).toBe('invalid-payload')
  })
})
