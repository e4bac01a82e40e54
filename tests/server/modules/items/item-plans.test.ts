import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallName } from '#contracts/calls.ts'
import { MS_PER_MINUTE, tokToNano } from '#rules/units.ts'
import { isCitusUnderTest } from '#tests/helpers/database/citus.ts'
import { planWatchingApp } from '#tests/helpers/database/plan-notices.ts'
import { type ItemPlayers, itemPlayers } from '#tests/helpers/players/item-players.ts'
import { growTestWorld, type KombatPlayers, kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { AD_NETWORK, confirmAd } from '#tests/helpers/server/item-server.ts'
import type { TestApp } from '#tests/helpers/server/test-app.ts'

const BAG = 600
const ROLLS = 2000
const ADS = 1000
/** Rows that one scan may read at most: worn items, materials, a page. */
const FEW = 60

let watching: Awaited<ReturnType<typeof planWatchingApp>>
let server: TestApp
let players: KombatPlayers
let items: ItemPlayers
let owner: number

const fillBag = (id: number) =>
  sql`
  insert into items (id, owner_id, slug, name, type, rarity, status, stats, created_at)
  select gen_random_uuid(), ${id}::bigint, 'boots-common', 'Boots', 'boots', 'common', 'inventory', '[]',
    now() - make_interval(secs => n) from generate_series(1, ${BAG}::integer) as n`.execute(server.db)
const fillRolls = (id: number) =>
  sql`
  insert into luck_rolls (player_id, at, number, chain_no, name, item_id, odds, outcome, shown_from)
  select ${id}::bigint, ${new Date(server.clock.nowMs())}::timestamptz - make_interval(mins => n), n, 1, 'refine', null,
    '{"successPercent": 70}', '{"succeeded": false, "lines": []}', now()
  from generate_series(1, ${ROLLS}::integer) as n`.execute(server.db)
const fillAds = (id: number) =>
  sql`
  insert into ad_watches (id, player_id, purpose, started_at, rewarded_at, spent_at)
  select gen_random_uuid(), ${id}::bigint, 'credit', at, at, at from (
    select ${new Date(server.clock.nowMs())}::timestamptz - make_interval(days => n) as at
    from generate_series(2, ${ADS}::integer) as n) as days`.execute(server.db)

// Only on a single PostgreSQL, because a cluster's plans name shards.
describe.skipIf(isCitusUnderTest())('plans of the item calls with a bag of hundreds among hundreds of players', () => {
  beforeAll(async () => {
    watching = await planWatchingApp(AD_NETWORK)
    server = watching.server
    players = kombatPlayers(server)
    items = itemPlayers(server)
    await growTestWorld(server)
    owner = await players.join()
    for (const fill of [fillBag, fillRolls, fillAds]) await fill(owner)
    await sql`update luck_chains set next_number = ${ROLLS + 1} where player_id = ${owner}`.execute(server.db)
    await items.give(owner, 'tok', tokToNano(1000))
    await items.materials(owner, { 'material-wood': 5000, 'material-iron': 900, 'material-titanium': 90 })
    await items.materials(owner, { 'material-awake-stone': 9 })
    await sql`vacuum analyze`.execute(server.db)
  })
  afterAll(() => watching.close())

  const has = (rarity: 'prototype' | 'common' | 'uncommon' | 'rare', type: 'sword' | 'boots' = 'sword') =>
    items.item(owner, { type, rarity })
  const call = async <N extends CallName>(name: N, input: Parameters<typeof server.call<N>>[1]): Promise<void> => {
    const { status } = await server.call(name, input, { as: owner })
    expect(status, name).toBe(200)
  }
  const number = 1
  const CALLS: Readonly<Record<string, () => Promise<() => Promise<void>>>> = {
    'equipments.get': async () => {
      const params = { id: await has('common') }
      return () => call('equipments.get', { params })
    },
    'equipments.equip': async () => {
      const params = { id: await has('rare') }
      return () => call('equipments.equip', { params, body: { equipped: true } })
    },
    'equipments.lock': async () => {
      const params = { id: await has('common') }
      return () => call('equipments.lock', { params, body: { locked: true } })
    },
    'equipments.seen': async () => () => call('equipments.seen', {}),
    'equipments.equipped': async () => () => call('equipments.equipped', {}),
    'equipments.savePreset': async () => {
      const body = { user_equipment_ids: [await has('rare'), await has('common', 'boots')] }
      return () => call('equipments.savePreset', { params: { number }, body })
    },
    'equipments.equipPreset': async () => () => call('equipments.equipPreset', { params: { number } }),
    'equipments.refine': async () => {
      const params = { id: await has('common') }
      return () => call('equipments.refine', { params })
    },
    'equipments.awaken': async () => {
      const params = { id: await has('prototype') }
      return () => call('equipments.awaken', { params })
    },
    'equipments.reroll': async () => {
      const params = { id: await has('rare') }
      return () => call('equipments.reroll', { params })
    },
    'equipments.rerollCount': async () => {
      const params = { id: await has('rare') }
      return () => call('equipments.rerollCount', { params })
    },
    'equipments.adsReroll': async () => {
      const params = { id: await has('rare') }
      server.clock.advance(MS_PER_MINUTE)
      await call('ads.start', {})
      await confirmAd(server, owner)
      return () => call('equipments.adsReroll', { params })
    },
    'ads.count': async () => () => call('ads.count', {}),
    'ads.start': async () => {
      server.clock.advance(MS_PER_MINUTE)
      return () => call('ads.start', {})
    },
    'equipments.freeRerolled': async () => () => call('equipments.freeRerolled', { query: {} }),
    'equipments.dismantlePreview': async () => {
      const params = { id: await has('common') }
      return () => call('equipments.dismantlePreview', { params })
    },
    'equipments.dismantle': async () => {
      const body = { user_equipment_ids: [await has('common'), await has('uncommon')] }
      return () => call('equipments.dismantle', { body })
    },
    'materials.mine': async () => () => call('materials.mine', {}),
    'luck.rolls': async () => () => call('luck.rolls', { query: {} }),
    'luck.turnOver': async () => () => call('luck.turnOver', { body: {} }),
  }

  test.each(Object.entries(CALLS))('%s looks at few rows', async (_name, arrange) => {
    const run = await arrange()
    watching.plans.take()
    await run()
    const executed = watching.plans.take()
    expect(executed.length).toBeGreaterThan(0)
    expect(executed.filter(({ looked }) => looked.rows > FEW)).toEqual([])
  })

  test.each(['equipments.mine', 'equipments.onSale', 'equipments.equipBest'] as const)(
    '%s, which is about the whole bag, reads it once',
    async (name) => {
      const { n } = await server.db
        .selectFrom('items')
        .select(sql<number>`count(*)::integer`.as('n'))
        .where('owner_id', '=', BigInt(owner))
        .executeTakeFirstOrThrow()
      watching.plans.take()
      await call(name, {})
      const many = watching.plans.take().filter(({ looked }) => looked.rows > FEW)
      expect(many.map(({ looked }) => looked)).toEqual([{ table: 'items', rows: n }])
    },
  )
})
