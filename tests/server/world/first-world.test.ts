import { describe, expect, it, onTestFinished } from 'vitest'
import { armyStepOf } from '#rules/army/army.ts'
import { WORN_TYPES } from '#rules/items/item-kinds.ts'
import { fightStatsOf } from '#rules/kombat/fighter-stats.ts'
import { bestOutfit } from '#rules/kombat/outfit.ts'
import { powerOf } from '#rules/kombat/power.ts'
import { itemWorthNano } from '#rules/market/item-worth.ts'
import type { EquippedStone } from '#rules/stones/stones.ts'
import { MS_PER_DAY, MS_PER_MINUTE, tokToNano } from '#rules/units.ts'
import { tradeNpcs } from '#server/modules/market/npc-traders.ts'
import { watchSales } from '#server/modules/market/watch.ts'
import { NPC_COUNT } from '#server/world/npc.ts'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { itemPlayers } from '#tests/helpers/players/item-players.ts'
import { growTestWorld } from '#tests/helpers/players/kombat-players.ts'
import { appWithPlayers } from '#tests/helpers/server/item-server.ts'
import { testApp } from '#tests/helpers/server/test-app.ts'

const { server, players } = await appWithPlayers()
await growTestWorld(server)

const inhabitants = async () => {
  const players = await server.db.selectFrom('players').selectAll().where('npc', '=', true).execute()
  const items = await server.db.selectFrom('items').selectAll().execute()
  const stones = await server.db.selectFrom('equipped_stones').selectAll().execute()
  return players.map((player) => {
    const owned = items.filter(({ owner_id }) => owner_id === player.id)
    const worn = owned.filter(({ status }) => status === 'equipped')
    const wearer = {
      houseId: player.house_id,
      armyStep: armyStepOf(player.army_stars_spent),
      stones: stones
        .filter(({ player_id }) => player_id === player.id)
        .map(({ type, level }) => ({ type, level }) as EquippedStone),
      skill: player.active_skill,
    }
    return { player, owned, worn, wearer }
  })
}

describe('the inhabitants of the first-start world (R44)', () => {
  it('wear one item a slot at most, and have the power of what they wear', async () => {
    const all = await inhabitants()
    expect(all).toHaveLength(NPC_COUNT)
    for (const { player, worn, wearer } of all) {
      expect(new Set(worn.map(({ type }) => type)).size).toBe(worn.length)
      expect(player.power).toBe(powerOf(fightStatsOf({ ...wearer, items: worn })))
    }
  })

  it('carry more the more they have won, and nothing that they would rather wear', async () => {
    const all = await inhabitants()
    for (const { owned, worn, wearer } of all) {
      const best = bestOutfit(
        wearer,
        worn,
        owned.filter(({ status }) => status !== 'on-sale'),
      )
      expect(best.map(({ id }) => id).sort()).toEqual(worn.map(({ id }) => id).sort())
    }
    const carried = (of: typeof all) =>
      of.reduce((sum, { owned }) => sum + owned.filter(({ status }) => status === 'inventory').length, 0) / of.length
    const sorted = all.toSorted((a, b) => a.player.wins - b.player.wins)
    expect(carried(sorted.slice(0, 100))).toBeLessThan(2)
    expect(carried(sorted.slice(-100))).toBeGreaterThan(4)
  })

  it('have materials and stones in the books, rubies from Diamond on only', async () => {
    const rows = await server.db.selectFrom('balances').selectAll().where('owner_id', '<', 0n).execute()
    const assets = new Set(rows.map(({ asset }) => asset))
    for (const asset of [
      'material-wood',
      'material-iron',
      'material-titanium',
      'material-ruby',
      'stone:frost-prison:1',
    ])
      expect(assets).toContain(asset)
    const ranks = new Map((await inhabitants()).map(({ player }) => [player.id, player.rank_points]))
    for (const { owner_id, asset } of rows)
      if (asset === 'material-ruby') expect(ranks.get(owner_id)).toBeGreaterThanOrEqual(1600)
    expect(await auditDifferences(server.db)).toEqual([])
  })
})

describe('the market of the first-start world (R44)', () => {
  const listings = () => server.db.selectFrom('listings').selectAll().orderBy('id').execute()

  it('has 150 offers of NPC, at about what each costs to make, each kind of item and all days among them', async () => {
    const offers = await listings()
    expect(offers).toHaveLength(150)
    for (const offer of offers) {
      expect(Number(offer.seller_id)).toBeLessThan(0)
      const percent = (Number(offer.price_nano) / itemWorthNano(offer)) * 100
      expect(percent).toBeGreaterThan(79)
      expect(percent).toBeLessThan(131)
      const ageMs = server.clock.nowMs() - offer.listed_at.getTime()
      expect(ageMs).toBeGreaterThan(0)
      expect(ageMs).toBeLessThan(6 * MS_PER_DAY)
    }
    expect(new Set(offers.map(({ type }) => type))).toEqual(new Set(WORN_TYPES))
    expect(new Set(offers.map(({ rarity }) => rarity)).size).toBe(5)
    const ofSeller = (seller: bigint) => offers.filter(({ seller_id }) => seller_id === seller).length
    expect(Math.max(...offers.map(({ seller_id }) => ofSeller(seller_id)))).toBeLessThan(5)
    const found = await server.call('market.list', {}, { as: await players.join() })
    expect(found.data.items).toHaveLength(20)
  })

  it('is the same of the same seed', async () => {
    const other = await testApp()
    onTestFinished(() => other.close())
    await growTestWorld(other)
    const again = await other.db.selectFrom('listings').selectAll().orderBy('id').execute()
    expect(again).toEqual(await listings())
  })

  it('lives on: NPC list and buy by the seed, of players too, and never what is too dear; the books hold', async () => {
    const id = await players.join()
    const created_at = new Date(server.clock.nowMs() - 2 * MS_PER_DAY)
    await server.db.updateTable('players').set({ created_at }).where('id', '=', BigInt(id)).execute()
    const items = itemPlayers(server)
    const list = async (tok: number) => {
      const user_equipment_id = await items.item(id, { type: 'sword', rarity: 'common' })
      return (await server.call('market.add', { body: { user_equipment_id, price: tokToNano(tok) } }, { as: id })).data
        .id
    }
    const [cheap, dear] = [await list(1), await list(100)]
    let [listed, bought] = [0, 0]
    for (let turn = 0; turn < 60; turn++) {
      server.clock.advance(10 * MS_PER_MINUTE)
      const traded = await tradeNpcs(server.scope())
      listed += Number(traded.listed)
      bought += Number(traded.bought)
    }
    expect(listed).toBeGreaterThan(40)
    expect(bought).toBeGreaterThan(40)
    const open = async (listing: string) =>
      (await server.call('market.get', { params: { id: listing } }, { as: id })).status
    expect([await open(cheap), await open(dear)]).toEqual([404, 200])
    expect(await watchSales(server.db, server.clock.nowMs())).toBe(0)
    expect(await auditDifferences(server.db)).toEqual([])
  })

  it('is not touched where there is no such world', async () => {
    const other = await testApp()
    onTestFinished(() => other.close())
    const parts = other.scope()
    expect(await tradeNpcs(parts)).toEqual({ listed: false, bought: false })
  })
})
