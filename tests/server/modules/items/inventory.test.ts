import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { refusal } from '#tests/helpers/server/answered.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'

const { server, players, items } = await itemServer()

const equip = (as: number, id: string, equipped = true) =>
  server.call('equipments.equip', { params: { id }, body: { equipped } }, { as })
const lock = (as: number, id: string, locked = true) =>
  server.call('equipments.lock', { params: { id }, body: { locked } }, { as })
const INVALID = [400, 'invalid-item', 'Invalid item']

describe('the bag (rows 103-105, 107-110; T1)', () => {
  it('lists everything in order: locked first, then by kind, then newest', async () => {
    const id = await players.join()
    const sword = await items.item(id, { type: 'sword', rarity: 'common' })
    server.clock.advance(1000)
    const newer = await items.item(id, { type: 'sword', rarity: 'uncommon' })
    const key = await items.item(id, { type: 'key', rarity: 'common' })
    const boots = await items.item(id, { type: 'boots', rarity: 'common' })
    expect((await items.bag(id)).map((item) => item.id)).toEqual([boots, newer, sword, key])
    expect((await lock(id, key)).data.own.locked).toBe(true)
    expect((await items.bag(id)).map((item) => item.id)).toEqual([key, boots, newer, sword])
    expect((await lock(id, key, false)).data.own.locked).toBe(false)
    expect((await server.call('equipments.onSale', {}, { as: id })).data).toEqual([])
  })

  it('calls an item that was stored under a former name by its present one; a named item keeps its own', async () => {
    const id = await players.join()
    const plain = await items.item(id, { type: 'sword', rarity: 'common' })
    const named = await items.item(id, { type: 'sword', rarity: 'common', slug: 'doge-sword' })
    await server.db
      .updateTable('items')
      .set({ name: 'Oak Sword' })
      .where('owner_id', '=', BigInt(id))
      .where('id', 'in', [plain, named])
      .execute()
    expect((await items.seen(id, plain)).name).toBe('Moss Sword')
    expect((await items.seen(id, named)).name).toBe('Oak Sword')
  })

  it('marks what is new until the player has looked', async () => {
    const id = await players.join()
    const old = await items.item(id, { type: 'sword', rarity: 'common' })
    expect((await items.seen(id, old)).own.is_new).toBe(true)
    await server.call('equipments.seen', {}, { as: id })
    server.clock.advance(1000)
    const fresh = await items.item(id, { type: 'helmet', rarity: 'common' })
    expect((await items.seen(id, old)).own.is_new).toBe(false)
    expect((await items.seen(id, fresh)).own.is_new).toBe(true)
  })

  it('shows an item to its owner whole, and to others without what is the owner’s', async () => {
    const [owner, other] = [await players.join(), await players.join()]
    const id = await items.item(owner, { type: 'sword', rarity: 'rare', slug: 'doge-sword' })
    const own = (await server.call('equipments.get', { params: { id } }, { as: owner })).data
    expect(own).toMatchObject({ id, tradeable: false, own: { locked: false, reroll_count: 0 } })
    expect(own.equipment_stats).toHaveLength(3)
    const seen = (await server.call('equipments.get', { params: { id }, query: { owner } }, { as: other })).data
    expect(seen).toEqual({ ...own, own: null })
    expect((await server.call('equipments.get', { params: { id } }, { as: other })).data).toEqual(seen)
    const elsewhere = await server.call('equipments.get', { params: { id }, query: { owner: other } }, { as: owner })
    expect(refusal(elsewhere)).toEqual(INVALID)
  })

  it('looks for other players’ items at most thirty times a minute, and for the player’s own as often as wanted (row 110)', async () => {
    const [owner, other] = [await players.join(), await players.join()]
    const foreign = await items.item(owner, { type: 'sword', rarity: 'rare' })
    const own = await items.item(other, { type: 'sword', rarity: 'rare' })
    const get = (id: string, as = other) => server.call('equipments.get', { params: { id } }, { as })
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, count) => get(count % 2 === 0 ? foreign : randomUUID())),
    )
    const statuses = answers.map(({ status }) => status)
    // The limit admits thirty of these forty calls.
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    for (const [count, status] of statuses.entries())
      if (status !== 429) expect(status).toBe(count % 2 === 0 ? 200 : 400)
    const refused = await get(foreign)
    expect([refused.error.code, refused.error.details]).toEqual(['rate-limited', { retry_after_s: 60 }])
    expect((await get(own)).data.own).not.toBeNull()
    expect(refusal(await get('no-uuid'))).toEqual(INVALID)
    const named = await server.call('equipments.get', { params: { id: foreign }, query: { owner } }, { as: other })
    expect(named.status).toBe(200)
    expect((await get(own, owner)).data.own).toBeNull()
    server.clock.advance(60_000)
    expect((await get(foreign)).status).toBe(200)
  })

  it('answers "Invalid item" for every item that is not the caller’s, whatever its form (row 110)', async () => {
    const [owner, other] = [await players.join(), await players.join()]
    const foreign = await items.item(owner, { type: 'sword', rarity: 'uncommon' })
    for (const id of [foreign, randomUUID(), 'no-uuid', '0']) {
      const params = { id }
      const answers = [
        ...(id === foreign ? [] : [await server.call('equipments.get', { params }, { as: other })]),
        await equip(other, id),
        await lock(other, id),
        await server.call('equipments.refine', { params }, { as: other }),
        await server.call('equipments.awaken', { params }, { as: other }),
        await server.call('equipments.dismantlePreview', { params }, { as: other }),
        await server.call('equipments.dismantle', { body: { user_equipment_ids: [id] } }, { as: other }),
        await server.call('equipments.rerollCount', { params }, { as: other }),
        await server.call('equipments.reroll', { params }, { as: other }),
        await server.call('equipments.adsReroll', { params }, { as: other }),
        await server.call('equipments.freeRerolled', { query: { user_equipment_id: id } }, { as: other }),
        await server.call(
          'equipments.savePreset',
          { params: { number: 1 }, body: { user_equipment_ids: [id] } },
          { as: other },
        ),
      ]
      for (const answer of answers) expect(refusal(answer)).toEqual(INVALID)
    }
    expect(await items.seen(owner, foreign)).toMatchObject({ status: 'inventory', own: { locked: false } })
  })
})

describe('the stones (rows 103, 139; R43)', () => {
  const stonesOf = async (as: number) =>
    (await server.call('stones.mine', {}, { as })).data.map((stone) => [stone.id, stone.quantity, stone.equipped])

  it('lists those that lie loose and those on the pet: flame, ice, curse, the higher level first', async () => {
    const id = await players.join()
    expect(await stonesOf(id)).toEqual([])
    await items.give(id, 'stone:luck-leech:1', 2)
    await items.give(id, 'stone:burning-hell:1', 2)
    await items.give(id, 'stone:burning-hell:3', 1)
    await items.give(id, 'stone:frost-prison:2', 1)
    for (const stone of ['burning-hell:1', 'frost-prison:2'])
      await server.call('stones.equip', { params: { id: stone }, body: { equipped: true } }, { as: id })
    expect(await stonesOf(id)).toEqual([
      ['burning-hell:3', 1, false],
      ['burning-hell:1', 2, true],
      ['frost-prison:2', 1, true],
      ['luck-leech:1', 2, false],
    ])
    const [first] = (await server.call('stones.mine', {}, { as: id })).data
    expect(first).toMatchObject({ type: 'burning-hell', level: 3, name: 'Flame Stone' })
    expect(first?.image_url).toContain('stone-burning-hell-3')
    expect(await stonesOf(await players.join())).toEqual([])
  })
})

describe('wearing (row 109; R15, R11)', () => {
  it('puts an item on in place of what its slot holds, and takes it off; stats and power follow', async () => {
    const id = await players.join()
    const [weak, strong] = [
      await items.item(id, { type: 'sword', rarity: 'common' }),
      await items.item(id, { type: 'sword', rarity: 'rare' }),
    ]
    const naked = (await server.call('combats.me', {}, { as: id })).data
    const first = (await equip(id, weak)).data
    expect(first.changed.map((item) => [item.id, item.status])).toEqual([[weak, 'equipped']])
    const second = (await equip(id, strong)).data
    expect(new Map(second.changed.map((item) => [item.id, item.status]))).toEqual(
      new Map([
        [weak, 'inventory'],
        [strong, 'equipped'],
      ]),
    )
    expect(second.equipped.map((item) => item.id)).toEqual([strong])
    const worn = (await server.call('combats.me', {}, { as: id })).data
    expect([worn.power, (await players.row(id)).power]).toEqual([second.power, second.power])
    expect(worn.attack_point).toBeGreaterThanOrEqual(naked.attack_point + 140)
    expect((await equip(id, strong)).data.changed).toEqual([])
    expect((await equip(id, strong, false)).data).toMatchObject({ equipped: [], power: naked.power })
  })

  it('refuses supply and key, and what is on sale', async () => {
    const id = await players.join()
    const key = await items.item(id, { type: 'key', rarity: 'common' })
    expect(refusal(await equip(id, key))).toEqual([400, 'cannot-equip', 'Unable to equip this item'])
    const sword = await items.item(id, { type: 'sword', rarity: 'common' })
    await items.sell(id, sword)
    for (const answer of [await equip(id, sword), await lock(id, sword)])
      expect(refusal(answer)).toEqual([400, 'item-on-sale', 'Take this item off the market first'])
    expect((await server.call('equipments.onSale', {}, { as: id })).data.map((item) => item.id)).toEqual([sword])
  })

  it('keeps one a slot, however many swords are put on at once', async () => {
    const id = await players.join()
    const swords = await Promise.all(
      Array.from({ length: 6 }, () => items.item(id, { type: 'sword', rarity: 'common' })),
    )
    const answers = await Promise.all(swords.map((sword) => equip(id, sword)))
    expect(answers.map(({ status }) => status)).toEqual(swords.map(() => 200))
    expect((await items.bag(id)).filter(({ status }) => status === 'equipped')).toHaveLength(1)
    const { power } = (await server.call('combats.me', {}, { as: id })).data
    expect((await players.row(id)).power).toBe(power)
  })
})

describe('the best outfit and two saved ones (extra 15)', () => {
  it('wears the strongest of what there is, once and for all', async () => {
    const id = await players.join()
    for (const rarity of ['common', 'rare', 'uncommon'] as const)
      for (const type of ['sword', 'shield', 'boots'] as const) await items.item(id, { type, rarity })
    const sold = await items.item(id, { type: 'sword', rarity: 'legendary' })
    await items.sell(id, sold)
    const best = (await server.call('equipments.equipBest', {}, { as: id })).data
    expect(best.equipped.map(({ type, rarity }) => [type, rarity])).toEqual([
      ['boots', 'rare'],
      ['shield', 'rare'],
      ['sword', 'rare'],
    ])
    expect(best.power).toBe((await server.call('combats.me', {}, { as: id })).data.power)
    expect((await server.call('equipments.equipBest', {}, { as: id })).data.changed).toEqual([])
  })

  it('saves an outfit and wears it again; slots that it leaves out keep what they hold', async () => {
    const id = await players.join()
    const [a, b] = [
      await items.item(id, { type: 'sword', rarity: 'common' }),
      await items.item(id, { type: 'sword', rarity: 'rare' }),
    ]
    const helmet = await items.item(id, { type: 'helmet', rarity: 'common' })
    const params = { number: 2 }
    const save = (ids: string[]) =>
      server.call('equipments.savePreset', { params, body: { user_equipment_ids: ids } }, { as: id })
    const wear = () => server.call('equipments.equipPreset', { params }, { as: id })
    expect((await server.call('equipments.preset', { params }, { as: id })).data).toEqual({
      number: 2,
      equipments: [],
      stance: null,
      saved_at: null,
    })
    expect((await wear()).status).toBe(404)
    expect(refusal(await save([a, b]))).toEqual([400, 'cannot-equip', 'Unable to equip this item'])
    expect((await save([a])).data.equipments.map((item) => item.id)).toEqual([a])
    await equip(id, b)
    await equip(id, helmet)
    expect((await wear()).data.equipped.map((item) => item.id)).toEqual([helmet, a])
    await equip(id, a, false)
    await server.call('equipments.dismantle', { body: { user_equipment_ids: [a] } }, { as: id })
    expect((await server.call('equipments.preset', { params }, { as: id })).data.equipments).toEqual([])
    expect((await wear()).data.equipped.map((item) => item.id)).toEqual([helmet])
  })
})

it('materials (row 121; T39) are six, each with both names of its picture, and the player’s amounts beside them', async () => {
  const id = await players.join()
  await items.materials(id, { 'material-wood': 7 })
  const base = (await server.call('materials.base', {}, { as: id })).data
  expect(base).toHaveLength(6)
  expect(base.every(({ image, image_url }) => image === image_url && image.includes('material-'))).toBe(true)
  const mine = (await server.call('materials.mine', {}, { as: id })).data
  expect(mine.map(({ quantity }) => quantity)).toEqual([7, 0, 0, 0, 0, 0])
  expect(mine.map(({ quantity: _, material_id: __, ...material }) => material)).toEqual(base)
})
