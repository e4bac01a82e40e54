import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { MaterialSlug } from '#rules/items/materials.ts'
import { refusal } from '#tests/helpers/server/answered.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'

const { server, players, items } = await itemServer()

const COMMON = { 'material-wood': 60, 'material-iron': 10 } as const
const refine = (as: number, id: string, idempotencyKey: string = randomUUID()) =>
  server.call('equipments.refine', { params: { id } }, { as, idempotencyKey })
const awaken = (as: number, id: string) => server.call('equipments.awaken', { params: { id } }, { as })
const dismantle = (as: number, ...ids: string[]) =>
  server.call('equipments.dismantle', { body: { user_equipment_ids: ids } }, { as })
const preview = (as: number, id: string) => server.call('equipments.dismantlePreview', { params: { id } }, { as })
const rollNumber = async (as: number) => (await server.call('luck.get', {}, { as })).data.chain.next_number
const wear = (as: number, id: string) =>
  server.call('equipments.equip', { params: { id }, body: { equipped: true } }, { as })
const ON_SALE = [400, 'item-on-sale', 'Take this item off the market first']
const smith = async (rarity: 'prototype' | 'common' | 'uncommon' | 'rare' = 'common', tries = 5) => {
  const id = await players.join()
  await items.materials(id, {
    'material-wood': 120 * tries,
    'material-iron': 30 * tries,
    'material-titanium': 7 * tries,
  })
  return { id, item: await items.item(id, { type: 'sword', rarity }) }
}

describe('refining (rows 111-115, 121; R17)', () => {
  it('takes the materials whether it succeeds or fails, and after three failures succeeds', async () => {
    const seen = new Set<number>()
    for (let player = 0; player < 25; player++) {
      const { id, item } = await smith('uncommon', 4)
      let failures = 0
      for (;;) {
        const before = await items.seen(id, item)
        expect(before.own).toMatchObject({ refine_failures: failures, refine_percent: failures === 3 ? 100 : 45 })
        const succeeded = (await refine(id, item)).data
        if (succeeded) break
        failures += 1
      }
      expect(failures).toBeLessThanOrEqual(3)
      seen.add(failures)
      const left = await items.amounts(id, ['material-wood', 'material-iron', 'material-titanium'])
      expect(left).toEqual([120, 30, 7].map((cost) => cost * (3 - failures)))
      const after = await items.seen(id, item)
      expect(after).toMatchObject({
        rarity: 'rare',
        slug: 'sword-rare',
        name: 'Violet Blade',
        own: { refine_failures: 0 },
      })
      expect(after.equipment_stats).toHaveLength(3)
    }
    expect(seen.size).toBeGreaterThan(1)
  })

  it('refuses, each with its text: a prototype, rare and better, on sale, one short; and nothing is taken or rolled', async () => {
    const { id, item } = await smith('rare')
    const prototype = await items.item(id, { type: 'boots', rarity: 'prototype' })
    const before = await items.amounts(id, ['material-wood', 'material-iron', 'material-titanium'])
    const soon = [400, 'refine-coming-soon', 'Next refinement level coming soon']
    expect(refusal(await refine(id, item))).toEqual(soon)
    for (const rarity of ['epic', 'legendary'] as const)
      expect(refusal(await refine(id, await items.item(id, { type: 'boots', rarity })))).toEqual(soon)
    expect(refusal(await refine(id, prototype))).toEqual([400, 'invalid-item', 'Invalid item'])
    const sold = await items.item(id, { type: 'boots', rarity: 'common' })
    await items.sell(id, sold)
    expect(refusal(await refine(id, sold))).toEqual(ON_SALE)
    expect(await items.amounts(id, ['material-wood', 'material-iron', 'material-titanium'])).toEqual(before)
    for (const short of Object.keys(COMMON) as MaterialSlug[]) {
      const poor = await players.join()
      const sword = await items.item(poor, { type: 'sword', rarity: 'common' })
      await items.materials(poor, { ...COMMON, [short]: COMMON[short as keyof typeof COMMON] - 1 })
      expect(refusal(await refine(poor, sword))).toEqual([400, 'insufficient-materials', 'Not enough materials!'])
      await items.materials(poor, { [short]: 1 })
      expect(await rollNumber(poor)).toBe(1)
      expect((await refine(poor, sword)).status).toBe(200)
      expect(await items.amounts(poor, ['material-wood', 'material-iron'])).toEqual([0, 0])
    }
    expect(await rollNumber(id)).toBe(1)
  })

  it('with materials for one: of two at once one is refused, and takes nothing', async () => {
    const id = await players.join()
    await items.materials(id, COMMON)
    const sword = await items.item(id, { type: 'sword', rarity: 'common' })
    const answers = await Promise.all([refine(id, sword), refine(id, sword)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await items.amounts(id, ['material-wood', 'material-iron'])).toEqual([0, 0])
    expect(await rollNumber(id)).toBe(2)
  })

  it('while the item is put on keeps power and commitment true, whichever comes first (R11)', async () => {
    for (let round = 0; round < 6; round++) {
      const { id, item } = await smith()
      const found = await players.find(id)
      const [refined, worn] = await Promise.all([refine(id, item), wear(id, item)])
      expect([refined.status, worn.status]).toEqual([200, 200])
      const { power, attack_point } = (await server.call('combats.me', {}, { as: id })).data
      expect((await players.row(id)).power).toBe(power)
      const again = (await server.call('combats.find', {}, { as: id })).data
      expect(again.match_id).toBe(found.match_id)
      const fight = (await server.call('combats.fight', {}, { as: id })).data
      expect([fight.commitment, fight.user.attack_point]).toEqual([again.commitment, attack_point])
    }
  })

  it('and awakening count for the missions "Refine an item" and "Awaken an item" (R05)', async () => {
    const { id, item } = await smith('common', 4)
    const prototype = await items.item(id, { type: 'boots', rarity: 'prototype' })
    const steps = async () =>
      Object.fromEntries(
        (await server.call('upgrades.missions', {}, { as: id })).data.map((mission) => [
          mission.id,
          mission.task_user.repeats,
        ]),
      )
    expect(await steps()).toMatchObject({ 'refine-once': 0, 'awaken-once': 0 })
    while (!(await refine(id, item)).data) expect(await steps()).toMatchObject({ 'refine-once': 0 })
    await items.materials(id, { 'material-awake-stone': 1 })
    await awaken(id, prototype)
    expect(await steps()).toMatchObject({ 'refine-once': 1, 'awaken-once': 1 })
    const completed = await server.call('upgrades.completeMission', { params: { id: 'refine-once' } }, { as: id })
    expect(completed.data.completed).toBe(true)
  })
})

describe('awakening (rows 114, 115, 121; R18)', () => {
  it('gives a prototype one line a stone, two at most, of distinct types, and answers the new one', async () => {
    const { id, item } = await smith('prototype')
    expect(refusal(await awaken(id, item))).toEqual([400, 'insufficient-materials', 'Not enough materials!'])
    await items.materials(id, { 'material-awake-stone': 3 })
    const worn = (await wear(id, item)).data.power
    const first = (await awaken(id, item)).data
    const second = (await awaken(id, item)).data
    expect([first.length, second.length]).toEqual([1, 1])
    const stats = (await items.seen(id, item)).equipment_stats
    expect(stats.slice(1)).toEqual([...first, ...second])
    expect(new Set(stats.map(({ type }) => type)).size).toBe(3)
    expect((await players.row(id)).power).toBeGreaterThanOrEqual(worn)
    expect(refusal(await awaken(id, item))).toEqual([
      400,
      'fully-awakened',
      'This item has no more bonus stats to awaken',
    ])
    expect(await items.amounts(id, ['material-awake-stone'])).toEqual([1])
  })

  it('refuses another rarity and what is on sale', async () => {
    const { id, item } = await smith('common')
    await items.materials(id, { 'material-awake-stone': 1 })
    expect(refusal(await awaken(id, item))).toEqual([400, 'invalid-item', 'Invalid item'])
    const prototype = await items.item(id, { type: 'boots', rarity: 'prototype' })
    await items.sell(id, prototype)
    expect(refusal(await awaken(id, prototype))).toEqual(ON_SALE)
    expect(await items.amounts(id, ['material-awake-stone'])).toEqual([1])
  })
})

describe('dismantling (rows 118, 119; R19, T15, T21)', () => {
  it('shows what would come out, and gives exactly that for all of them', async () => {
    const id = await players.join()
    const ids = [
      await items.item(id, { type: 'sword', rarity: 'prototype' }),
      await items.item(id, { type: 'sword', rarity: 'common' }),
      await items.item(id, { type: 'boots', rarity: 'uncommon' }),
    ]
    const shown = await Promise.all(ids.map(async (item) => (await preview(id, item)).data))
    expect(shown.map((list) => list.map(({ name, quantity }) => `${quantity} ${name}`))).toEqual([
      ['30 Wood', '5 Iron'],
      ['20 Wood'],
      ['60 Wood', '8 Iron'],
    ])
    const { data } = await dismantle(id, ...ids)
    expect(data.map(({ slug, quantity, image_url }) => [slug, quantity, image_url !== ''])).toEqual([
      ['material-wood', 110, true],
      ['material-iron', 13, true],
    ])
    expect(await items.amounts(id, ['material-wood', 'material-iron', 'equipment'])).toEqual([110, 13, 0])
    expect(await items.bag(id)).toEqual([])
    const { items: entries } = (await server.call('users.ledger', { query: {} }, { as: id })).data
    const life = entries.filter(({ ref }) => ref === ids[1]).map(({ amount, reason }) => [reason, amount])
    expect(life).toEqual(
      expect.arrayContaining([
        ['admin-grant', 1],
        ['dismantle', -1],
        ['dismantle', 20],
      ]),
    )
  })

  it('refuses what is worn, locked, on sale, rare or not tradeable, and then takes none of the others apart', async () => {
    const id = await players.join()
    const good = await items.item(id, { type: 'boots', rarity: 'common' })
    const make = (rarity: 'common' | 'rare', slug?: string) =>
      items.item(id, { type: 'sword', rarity, ...(slug ? { slug } : {}) })
    const [worn, locked, sold] = [await make('common'), await make('common'), await make('common')]
    await wear(id, worn)
    await server.call('equipments.lock', { params: { id: locked }, body: { locked: true } }, { as: id })
    await items.sell(id, sold)
    const cannot = [400, 'cannot-dismantle', 'Cannot dismantle this item']
    const cases: [string, unknown[]][] = [
      [worn, [400, 'item-worn', 'You cannot disassemble equipped items']],
      [locked, [400, 'item-locked', 'Unlock this item first']],
      [sold, ON_SALE],
      [await make('rare'), cannot],
      [await make('common', 'doge-sword'), cannot],
      [randomUUID(), [400, 'invalid-item', 'Invalid item']],
    ]
    for (const [item, expected] of cases) {
      expect(refusal(await preview(id, item))).toEqual(expected)
      expect(refusal(await dismantle(id, good, item))).toEqual(expected)
    }
    expect((await items.bag(id)).map((item) => item.id)).toContain(good)
    expect(await items.amounts(id, ['material-wood'])).toEqual([0])
  })

  it('of the same item five times at once gives its materials once', async () => {
    const id = await players.join()
    const item = await items.item(id, { type: 'boots', rarity: 'common' })
    const others = [
      await items.item(id, { type: 'boots', rarity: 'rare' }),
      await items.item(id, { type: 'sword', rarity: 'rare' }),
    ]
    const answers = await Promise.all(Array.from({ length: 5 }, () => dismantle(id, item, item)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await items.amounts(id, ['material-wood', 'equipment'])).toEqual([20, others.length])
  })
})
