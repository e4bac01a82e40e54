import { describe, expect, it } from 'vitest'
import { lastBossEventOf } from '#rules/boss/boss-calendar.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import { postMovements } from '#server/db/ledger.ts'
import { burn } from '#server/db/movements.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { bossPlayers } from '#tests/helpers/players/boss-players.ts'
import { itemPlayers } from '#tests/helpers/players/item-players.ts'
import { appWithPlayers } from '#tests/helpers/server/item-server.ts'

const { server, players } = await appWithPlayers()
const items = itemPlayers(server)

const book = async (as: number) => (await server.call('collection.get', {}, { as })).data
const dismantle = (as: number, id: string) =>
  server.call('equipments.dismantle', { body: { user_equipment_ids: [id] } }, { as })

describe('the collection book (extra 11)', () => {
  it('is empty for a newcomer but for the player’s house', async () => {
    const id = await players.join({ houseId: 3 })
    expect(await book(id)).toEqual({ items: [], stones: [], houses: [3], bosses: [] })
  })

  it('keeps what was refined and what was taken apart, once each, and of no other player', async () => {
    const [id, other] = [await players.join(), await players.join()]
    const sword = await items.item(id, { type: 'sword', rarity: 'common' })
    await items.materials(id, { 'material-wood': 240, 'material-iron': 40 })
    await items.item(other, { type: 'key', rarity: 'rare' })
    // The fourth try succeeds (R17).
    for (let tries = 0; tries < 4; tries++) {
      const { data } = await server.call('equipments.refine', { params: { id: sword } }, { as: id })
      if (data) break
      expect((await book(id)).items).toEqual(['sword-common'])
    }
    expect((await book(id)).items).toEqual(['sword-common', 'sword-uncommon'])
    expect((await dismantle(id, sword)).status).toBe(200)
    expect((await dismantle(id, await items.item(id, { type: 'sword', rarity: 'common' }))).status).toBe(200)
    await items.item(id, { type: 'boots', rarity: 'epic' })
    await items.item(id, { type: 'sword', rarity: 'rare', slug: 'doge-sword' })
    expect((await book(id)).items).toEqual(['boots-epic', 'doge-sword', 'sword-common', 'sword-uncommon'])
    expect((await book(other)).items).toEqual(['key-rare'])
  })

  it('keeps nothing of a dismantling that was refused', async () => {
    const id = await players.join()
    const rare = await items.item(id, { type: 'sword', rarity: 'rare' })
    expect((await dismantle(id, rare)).status).toBe(400)
    const kept = await server.db.selectFrom('past_items').selectAll().where('owner_id', '=', BigInt(id)).execute()
    expect(kept).toEqual([])
  })

  it('has the stones that were ever had, spent ones too', async () => {
    const id = await players.join()
    await items.give(id, 'stone:frost-prison:1', 3)
    await items.give(id, 'stone:burning-hell:4', 1)
    const nowMs = server.clock.nowMs()
    const spent = { from: id, asset: 'stone:frost-prison:1', amount: 3n, reason: 'admin-take', ref: null } as const
    await postMovements(server.db, [burn({ id: uuidV7(server.entropy, nowMs), ...spent })], nowMs)
    expect((await book(id)).stones).toEqual([
      { type: 'burning-hell', level: 4 },
      { type: 'frost-prison', level: 1 },
    ])
  })

  it('has every house that the player has lived in', async () => {
    const id = await players.join({ houseId: 7 })
    await items.give(id, 'tok', 100_000_000_000)
    for (const house_id of [0, 4]) {
      expect((await server.call('combats.house', { body: { house_id } }, { as: id })).status).toBe(200)
      server.clock.advance(8 * MS_PER_DAY)
    }
    expect((await book(id)).houses).toEqual([0, 4, 7])
  })

  it('has the bosses that were fought, once each, though their stays are forgotten', async () => {
    const bosses = bossPlayers(server)
    const id = await players.join()
    await bosses.fight(id)
    await bosses.fight(id)
    expect((await book(id)).bosses).toEqual(['boss-mammoth'])
    server.clock.set(lastBossEventOf('boss-fire-lord', server.clock.nowMs() + 7 * MS_PER_DAY).startMs)
    await bosses.fight(id, { slug: 'boss-fire-lord' })
    await server.db.deleteFrom('boss_fighters').execute()
    expect((await book(id)).bosses).toEqual(['boss-fire-lord', 'boss-mammoth'])
    expect((await book(await players.join())).bosses).toEqual([])
  })
})
