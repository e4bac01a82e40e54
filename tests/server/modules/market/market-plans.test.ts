import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallName } from '#contracts/calls.ts'
import type { CallQuery } from '#contracts/schemas.ts'
import { LINE_TYPES } from '#rules/items/item-lines.ts'
import { tokToNano } from '#rules/units.ts'
import { createDb } from '#server/db/connection.ts'
import { expireListings } from '#server/modules/market/close.ts'
import { isCitusUnderTest } from '#tests/helpers/database/citus.ts'
import { planWatchingApp } from '#tests/helpers/database/plan-notices.ts'
import { type ItemPlayers, itemPlayers } from '#tests/helpers/players/item-players.ts'
import { type KombatPlayers, kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { type MarketPlayers, marketPlayers } from '#tests/helpers/players/market-players.ts'
import { growMarket } from '#tests/helpers/players/market-world.ts'
import type { TestApp } from '#tests/helpers/server/test-app.ts'

const LISTINGS = 20_000
/** Rows that one scan may read at most: a page, and rows that it filters out. */
const FEW = 400

let watching: Awaited<ReturnType<typeof planWatchingApp>>
let server: TestApp
let players: KombatPlayers
let items: ItemPlayers
let market: MarketPlayers
let seller: number

type Search = Partial<CallQuery<'market.list'>>
const SEARCHES: readonly Search[] = [
  {},
  { type: 'sword' },
  { rarity: 'legendary' },
  { type: 'boots', rarity: 'common' },
  { slug: 'mammoth-helmet' },
  { slug: 'sword-common' },
  { slug: 'sword-common', type: 'helmet' },
  { min_price: tokToNano(900_000) },
  { rarity: 'common', min_price: tokToNano(500) },
  { rarity: 'legendary', max_price: tokToNano(1) },
  { type: 'key', min_price: tokToNano(3), max_price: tokToNano(3.2) },
  { slug: 'boots-common', min_price: tokToNano(100) },
  { rarity: 'common', stat: 'crit-rate' },
  { rarity: 'prototype', stat: 'crit-rate' },
  { type: 'helmet', stat: 'attack-flat-primary' },
  { type: 'helmet', rarity: 'epic', stat: 'reflect-percent', max_price: tokToNano(80) },
  ...LINE_TYPES.map((stat) => ({ stat })),
]

// Only on a single PostgreSQL, because a cluster's plans name shards.
describe.skipIf(isCitusUnderTest())('plans of the market with twenty thousand listings (rows 129-135)', () => {
  beforeAll(async () => {
    watching = await planWatchingApp()
    server = watching.server
    players = kombatPlayers(server)
    items = itemPlayers(server)
    market = marketPlayers({ server, players, items })
    seller = await market.seller()
    const filling = createDb(server.database.url, { max: 1, statementTimeoutMs: 0 })
    await growMarket(filling.db, { sellers: 1500, listings: LISTINGS, trades: 4000 }, server.clock.nowMs())
    await filling.close()
  }, 60_000)
  afterAll(() => watching.close())

  const call = async <N extends CallName>(name: N, input: Parameters<typeof server.call<N>>[1], as = seller) => {
    const { status, data } = await server.call(name, input, { as })
    expect(status, name).toBe(200)
    return data
  }
  const many = () => watching.plans.take().filter(({ looked }) => looked.rows > FEW)

  test.each(SEARCHES.flatMap((search) => (['new', 'price'] as const).map((sort) => [search, sort] as const)))(
    'a page of %o by %s looks at few rows, and so does the next one',
    async (search, sort) => {
      watching.plans.take()
      const { next } = await call('market.list', { query: { ...search, sort } })
      expect(many()).toEqual([])
      if (next === null) return
      await call('market.list', { query: { ...search, sort, after: next } })
      expect(many()).toEqual([])
    },
  )

  test('a statement that has been prepared for a wide range of prices is as good for an empty one', async () => {
    for (let time = 0; time < 8; time++)
      await call('market.list', { query: { rarity: 'common', min_price: tokToNano(0.1), max_price: tokToNano(9000) } })
    watching.plans.take()
    await call('market.list', { query: { rarity: 'common', min_price: tokToNano(700), max_price: tokToNano(9000) } })
    expect(many()).toEqual([])
  })

  test('listing, looking, unlisting and buying look at few rows', async () => {
    const buyer = await market.buyer(100)
    const item = await items.item(seller, { type: 'sword', rarity: 'rare' })
    watching.plans.take()
    const body = { user_equipment_id: item, price: tokToNano(5) }
    const first = await call('market.add', { body })
    await call('market.get', { params: { id: first.id } })
    await call('market.onSale', { params: { id: item }, query: {} })
    await call('market.mine', {})
    await call('market.cancel', { params: { id: first.id } })
    const { id } = await call('market.add', { body })
    await call('market.buy', { body: { market_equipment_id: id } }, buyer)
    await call('market.history', {}, buyer)
    expect(many()).toEqual([])
  })

  test('the job that ends listings finds them by their time', async () => {
    watching.plans.take()
    const { rows } = await sql<{ due: Date }>`
      select expires_at as due from listings where status = 'open' order by expires_at offset 9
      limit 1`.execute(server.db)
    expect(await expireListings(server.db, rows[0]?.due.getTime() ?? 0)).toBeGreaterThan(8)
    expect(many()).toEqual([])
  })
})
