import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { CallInput } from '#contracts/schemas.ts'
import { POLISH_SALARY_LEVEL, polishedLine } from '#rules/blacksmith/polish.ts'
import type { ItemStat } from '#rules/items/items.ts'
import { tokToNano } from '#rules/units.ts'
import { codeOf, refusal } from '#tests/helpers/server/answered.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'

const { server, players, items } = await itemServer()

type Wish = CallInput<'equipments.polish'>['body']

const FIRST: ItemStat = { name: 'attack', type: 'attack-flat', value: 8, level: 1, primary: false }
const BETTER: ItemStat = { name: 'crit rate', type: 'crit-rate', value: 6, level: 4, primary: false }
const BEST: ItemStat = { name: 'hp', type: 'hp-flat', value: 300, level: 5, primary: false }
const AGREED: Wish = { line: 'attack-flat', level: 1, price: tokToNano(60) }
/** TOK that a player gets on joining. */
const WELCOME_TOK = 10

const polish = (as: number, id: string, body: Wish = AGREED, idempotencyKey: string = randomUUID()) =>
  server.call('equipments.polish', { params: { id }, body }, { as, idempotencyKey })
const balance = async (as: number) => (await server.call('users.balance', {}, { as })).data
const setLines = async (item: string, lines: readonly ItemStat[]) => {
  const { stats } = await server.db.selectFrom('items').select('stats').where('id', '=', item).executeTakeFirstOrThrow()
  const all = [...stats.filter(({ primary }) => primary), ...lines]
  await server.db
    .updateTable('items')
    .set({ stats: JSON.stringify(all) })
    .where('id', '=', item)
    .execute()
}
/** A player with the 10 TOK of joining and `tok` more, and an item with lines of quality 1, 4 and 5. */
const owner = async ({ salary = POLISH_SALARY_LEVEL, tok = 1000, slug = 'sword-rare' } = {}) => {
  const id = await players.join()
  await items.salary(id, salary)
  if (tok > 0) await items.give(id, 'tok', tokToNano(tok))
  const item = await items.item(id, { type: 'sword', rarity: 'rare', slug })
  await setLines(item, [FIRST, BETTER, BEST])
  return { id, item }
}
const lineOf = async (id: number, item: string, type: ItemStat['type'] = 'attack-flat') =>
  (await items.seen(id, item)).equipment_stats.find((stat) => stat.type === type)
const burnt = (id: number) => items.booked(id, 'polish')

describe('polishing at the blacksmith (R58)', () => {
  it('raises the line by one quality for 60, 90 and 120 TOK, and nothing else', async () => {
    const { id, item } = await owner()
    const before = await items.seen(id, item)
    const costs = [60, 90, 120]
    for (const [index, price] of costs.entries()) {
      const now = await lineOf(id, item)
      const { data } = await polish(id, item, { ...AGREED, level: index + 1, price: tokToNano(price) })
      expect(await lineOf(id, item)).toEqual(now && polishedLine(now))
      expect(data.equipment).toEqual(await items.seen(id, item))
      expect(data.balance).toBe(await balance(id))
    }
    expect(await lineOf(id, item)).toMatchObject({ level: 4, polished: 3, value: 29 })
    expect(await balance(id)).toBe(tokToNano(WELCOME_TOK + 1000 - 270))
    expect((await burnt(id)).sort(([, one], [, other]) => other - one)).toEqual(
      costs.map((price) => ['tok', -tokToNano(price), item]),
    )
    const after = await items.seen(id, item)
    const others = ({ type }: ItemStat) => type !== 'attack-flat'
    expect(after.equipment_stats.filter(others)).toEqual(before.equipment_stats.filter(others))
    expect({ ...after, equipment_stats: [] }).toEqual({ ...before, equipment_stats: [] })
  })

  it('takes a price to the nano, and is refused with one nano less', async () => {
    const { id, item } = await owner({ tok: 0 })
    await items.give(id, 'tok', tokToNano(60 - WELCOME_TOK) - 1)
    const before = await items.seen(id, item)
    expect(refusal(await polish(id, item))).toEqual([400, 'insufficient-tok', 'Insufficient TOK balance!'])
    expect(await items.seen(id, item)).toEqual(before)
    await items.give(id, 'tok', 1)
    expect((await polish(id, item)).data.balance).toBe(0)
  })

  it('is there for a locked and a bound item too', async () => {
    const { id, item } = await owner()
    await server.db.updateTable('items').set({ locked: true, bound: true }).where('id', '=', item).execute()
    expect((await polish(id, item)).status).toBe(200)
  })
})

describe('a polish that is refused takes nothing and changes nothing', () => {
  const NOT_YET = [400, 'polish-locked', 'The blacksmith polishes from Salary level 10']
  const NO_LINE = [400, 'polish-no-line', "This item doesn't have this bonus any more"]
  const CHANGED = [400, 'polish-changed', 'This bonus has changed. Check it and try again.']
  const ENOUGH = [400, 'polish-best', 'Only bonuses of quality 1, 2 and 3 can be polished']

  it.each<[string, Parameters<typeof owner>[0], Wish, unknown[]]>([
    ['below salary level 10', { salary: 9 }, AGREED, NOT_YET],
    ['with a line that the item has not', {}, { ...AGREED, line: 'reflect-percent' }, NO_LINE],
    ['for the primary line', {}, { line: 'attack-flat-primary', level: 0, price: 0 }, NO_LINE],
    ['for quality 4', {}, { line: 'crit-rate', level: 4, price: tokToNano(120) }, ENOUGH],
    ['for quality 5', {}, { line: 'hp-flat', level: 5, price: 0 }, ENOUGH],
    ['with a quality that it had before', {}, { ...AGREED, level: 2, price: tokToNano(90) }, CHANGED],
    ['with another price', {}, { ...AGREED, price: 0 }, CHANGED],
  ])('%s', async (_, as, body, expected) => {
    const { id, item } = await owner(as)
    const before = [await items.seen(id, item), await balance(id)]
    expect(refusal(await polish(id, item, body))).toEqual(expected)
    expect([await items.seen(id, item), await balance(id), await burnt(id)]).toEqual([...before, []])
  })

  it('for an item that is on sale, another player’s, gone, or unknown', async () => {
    const { id, item } = await owner()
    const other = await owner()
    await items.sell(id, item)
    expect(refusal(await polish(id, item))).toEqual([400, 'item-on-sale', 'Take this item off the market first'])
    for (const none of [other.item, randomUUID(), 'sword'])
      expect(refusal(await polish(id, none))).toEqual([400, 'invalid-item', 'Invalid item'])
    expect([await burnt(id), await burnt(other.id), await balance(id)]).toEqual([[], [], tokToNano(1000 + WELCOME_TOK)])
  })

  it('for a line that the game does not know', async () => {
    const { id, item } = await owner()
    const { error } = await polish(id, item, { ...AGREED, line: 'evasion' as Wish['line'] })
    expect(error.code).toBe('invalid-payload')
  })
})

describe('many polishes at once', () => {
  it('under different keys are one: the others find the line changed, and pay nothing', async () => {
    const { id, item } = await owner()
    const answers = await Promise.all(Array.from({ length: 20 }, () => polish(id, item)))
    expect(answers.map(codeOf).sort()).toEqual(['done', ...new Array<string>(19).fill('polish-changed')])
    expect([(await lineOf(id, item))?.level, await balance(id)]).toEqual([2, tokToNano(1000 + WELCOME_TOK - 60)])
  })

  it('of several lines with TOK for one burn no more than there is', async () => {
    const { id, item } = await owner({ tok: 60 })
    await setLines(item, [FIRST, { ...BETTER, level: 1, value: 2 }, { ...BEST, level: 1, value: 50 }])
    const wishes = (['attack-flat', 'crit-rate', 'hp-flat'] as const).map((line) => ({ ...AGREED, line }))
    const answers = await Promise.all(wishes.map((body) => polish(id, item, body)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect([await balance(id), (await burnt(id)).length]).toEqual([tokToNano(WELCOME_TOK), 1])
  })

  it('beside re-rolls end with TOK for each done', async () => {
    const { id, item } = await owner()
    const done = await Promise.all([
      polish(id, item),
      server.call('equipments.reroll', { params: { id: item } }, { as: id }),
      polish(id, item),
    ])
    const costs = [60, 1, 60]
    const paid = done.reduce((sum, { status }, index) => sum + (status === 200 ? (costs[index] ?? 0) : 0), 0)
    expect(await balance(id)).toBe(tokToNano(1000 + WELCOME_TOK - paid))
  })
})

describe('what follows a polish', () => {
  it('a re-roll removes it, and a set piece has the qualities again that were rolled', async () => {
    const { id, item } = await owner({ slug: 'mammoth-sword' })
    await polish(id, item)
    await polish(id, item, { ...AGREED, level: 2, price: tokToNano(90) })
    const { data } = await server.call('equipments.reroll', { params: { id: item } }, { as: id })
    const lines = data.equipment.equipment_stats.filter(({ primary }) => !primary)
    expect(lines.map(({ level, polished }) => [level, polished])).toEqual([
      [1, undefined],
      [4, undefined],
      [5, undefined],
    ])
  })

  it('refining keeps it', async () => {
    const { id } = await owner()
    const item = await items.item(id, { type: 'boots', rarity: 'uncommon' })
    await setLines(item, [FIRST])
    await polish(id, item)
    await server.db.updateTable('items').set({ refine_failures: 3 }).where('id', '=', item).execute()
    await items.materials(id, { 'material-wood': 120, 'material-iron': 30, 'material-titanium': 7 })
    expect((await server.call('equipments.refine', { params: { id: item } }, { as: id })).data).toBe(true)
    expect(await lineOf(id, item)).toMatchObject({ level: 2, polished: 1, value: 14 })
  })

  it('the market shows it, and it goes with the item', async () => {
    const { id, item } = await owner()
    await polish(id, item)
    await items.sell(id, item)
    const [listing] = (await server.call('market.mine', {}, { as: id })).data
    expect(listing?.metadata.equipment.equipment_stats).toContainEqual(await lineOf(id, item))
  })
})
