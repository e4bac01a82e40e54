import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fightStatsOf } from '../../../src/rules/fight/fighter-stats.ts'
import { bestOutfit } from '../../../src/rules/fight/outfit.ts'
import { powerOf } from '../../../src/rules/fight/power.ts'
import type { EquippedStone } from '../../../src/rules/items/stones.ts'
import { armyStepOf } from '../../../src/rules/season/army.ts'
import { NPC_COUNT } from '../../../src/server/world/npc.ts'
import { auditDifferences } from '../../helpers/audit.ts'
import { growTestWorld } from '../../helpers/kombat-players.ts'
import { type TestApp, testApp } from '../../helpers/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
  await growTestWorld(server)
})
afterAll(() => server.close())

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
      const best = bestOutfit(wearer, worn, owned)
      expect(best.map(({ id }) => id).sort()).toEqual(worn.map(({ id }) => id).sort())
    }
    const carried = (of: typeof all) =>
      of.reduce((sum, { owned, worn }) => sum + owned.length - worn.length, 0) / of.length
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
