import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { EquippedStone } from '#rules/stones/stones.ts'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { refusal } from '#tests/helpers/server/answered.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'

const { server, players, items } = await itemServer()

const ROUNDS = 30

type Stack = `${EquippedStone['type']}:${EquippedStone['level']}`

const player = async (has: Partial<Record<Stack, number>>): Promise<number> => {
  const id = await players.join()
  for (const [stack, amount] of Object.entries(has)) await items.give(id, `stone:${stack as Stack}`, amount)
  return id
}
const mine = async (as: number) => (await server.call('stones.mine', {}, { as })).data
const amounts = async (as: number) =>
  Object.fromEntries((await mine(as)).map(({ id, quantity }) => [id, quantity])) as Partial<Record<Stack, number>>
const get = (as: number, id: string) => server.call('stones.get', { params: { id } }, { as })
const merge = (as: number, ids: readonly string[], idempotencyKey: string = randomUUID()) =>
  server.call('stones.upgrade', { body: { user_stone_ids: [...ids] } }, { as, idempotencyKey })
const three = (id: string): string[] => [id, id, id]
const equip = (as: number, id: string, equipped = true) =>
  server.call('stones.equip', { params: { id }, body: { equipped } }, { as })
const worn = async (as: number) => (await server.call('combats.me', {}, { as })).data.stone_statistics
const merges = (as: number) => items.booked(as, 'stone-merge')

const INVALID = [400, 'invalid-item', 'Invalid item']
const NEEDED = [400, 'stones-needed', 'Need 3 identical stones to upgrade']
const MAX = [400, 'stone-max-level', 'The stone level has reached its maximum level']

describe('a stone by itself (row 140)', () => {
  it('is answered as the list has it', async () => {
    const id = await player({ 'frost-prison:2': 4, 'luck-leech:1': 1 })
    const [ice] = await mine(id)
    expect((await get(id, 'frost-prison:2')).data).toEqual(ice)
    expect(ice).toMatchObject({ type: 'frost-prison', level: 2, name: 'Ice Stone', quantity: 4, equipped: false })
  })

  it('is an "Invalid item" when the player has none of it, or when there is none such', async () => {
    const [id, other] = [await player({ 'frost-prison:2': 3 }), await player({ 'burning-hell:1': 3 })]
    expect(await amounts(other)).toEqual({ 'burning-hell:1': 3 })
    for (const stone of ['burning-hell:1', 'frost-prison:9', 'frost-prison', 'star', randomUUID(), "' or 1=1"]) {
      const answers = [await get(id, stone), await equip(id, stone), await equip(id, stone, false)]
      for (const answer of [...answers, await merge(id, three(stone))]) expect(refusal(answer)).toEqual(INVALID)
    }
    expect(await amounts(id)).toEqual({ 'frost-prison:2': 3 })
  })
})

describe('merging (rows 136, 137, 140; R23)', () => {
  it.each([
    ['burning-hell:1', 'burning-hell:2'],
    ['frost-prison:2', 'frost-prison:3'],
    ['luck-leech:3', 'luck-leech:4'],
  ] as const)('turns three of %s into one of %s, for nothing and always, and books it', async (stack, next) => {
    const id = await player({ [stack]: 4, [next]: 1 })
    const before = await items.amounts(id, ['tok', 'star'])
    const { status, data } = await merge(id, three(stack))
    expect(status).toBe(200)
    expect(data).toMatchObject({ id: next, quantity: 2, equipped: false })
    expect(await amounts(id)).toEqual({ [stack]: 1, [next]: 2 })
    expect(await items.amounts(id, ['tok', 'star'])).toEqual(before)
    expect(await merges(id)).toEqual([
      [`stone:${stack}`, -3, next],
      [`stone:${next}`, 1, next],
    ])
  })

  it('refuses the highest level, too few, too many, two kinds, two levels and nothing, and moves nothing', async () => {
    const has = { 'burning-hell:4': 3, 'frost-prison:1': 5, 'frost-prison:2': 3, 'luck-leech:1': 2 } as const
    const id = await player(has)
    const [flame, ice, better, curse] = Object.keys(has) as [Stack, Stack, Stack, Stack]
    expect(refusal(await merge(id, three(flame)))).toEqual(MAX)
    expect(refusal(await merge(id, [flame]))).toEqual(MAX)
    for (const ids of [[ice], [ice, ice], [ice, ice, ice, ice], [ice, ice, curse], [ice, ice, better], three(curse)])
      expect(refusal(await merge(id, ids))).toEqual(NEEDED)
    expect(refusal(await merge(id, []))).toEqual(INVALID)
    expect(refusal(await merge(id, [ice, ice, '']))).toEqual(INVALID)
    expect(refusal(await merge(id, [ice, ice, 'burning-hell:1']))).toEqual(INVALID)
    expect((await merge(id, Array(21).fill(ice))).error.code).toBe('invalid-payload')
    expect(await amounts(id)).toEqual(has)
    expect(await merges(id)).toEqual([])
  })

  it('leaves the stone on the pet alone: two others are too few, with three it stays worn', async () => {
    const id = await player({ 'burning-hell:1': 3 })
    await equip(id, 'burning-hell:1')
    expect(refusal(await merge(id, three('burning-hell:1')))).toEqual(NEEDED)
    await items.give(id, 'stone:burning-hell:1', 1)
    expect((await merge(id, three('burning-hell:1'))).status).toBe(200)
    expect(await mine(id)).toMatchObject([
      { id: 'burning-hell:2', quantity: 1, equipped: false },
      { id: 'burning-hell:1', quantity: 1, equipped: true },
    ])
    expect(await worn(id)).toEqual([{ type: 'burning-hell', level: 1 }])
  })

  it(`has one winner when two callers merge the same three, ${ROUNDS} times`, async () => {
    const id = await player({})
    for (let round = 1; round <= ROUNDS; round++) {
      await items.give(id, 'stone:luck-leech:3', 3)
      const answers = await Promise.all(Array.from({ length: 2 }, () => merge(id, three('luck-leech:3'))))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
      const [lost] = answers.filter(({ status }) => status === 400)
      expect(lost && [NEEDED, INVALID]).toContainEqual(lost && refusal(lost))
      expect(await amounts(id)).toEqual({ 'luck-leech:4': round })
    }
  })

  it(`or merges the three or wears one of them, when both come at once, ${ROUNDS} times`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await player({ 'frost-prison:1': 3 })
      const calls = [() => merge(id, three('frost-prison:1')), () => equip(id, 'frost-prison:1')]
      const answers = await Promise.all((round % 2 === 0 ? calls : calls.toReversed()).map((call) => call()))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
      const isMerged = (await worn(id)).length === 0
      expect(await amounts(id)).toEqual(isMerged ? { 'frost-prison:2': 1 } : { 'frost-prison:1': 3 })
    }
  })
})

describe('wearing a stone (R09, R11, R43)', () => {
  it('puts one of each type on the pet, a level in place of another; list, fighter and power follow', async () => {
    const id = await player({ 'burning-hell:1': 1, 'burning-hell:3': 1, 'luck-leech:4': 1 })
    const first = (await equip(id, 'burning-hell:1')).data
    expect(first.stones.map(({ id: stack, equipped }) => [stack, equipped])).toEqual([
      ['burning-hell:3', false],
      ['burning-hell:1', true],
      ['luck-leech:4', false],
    ])
    await equip(id, 'luck-leech:4')
    const second = (await equip(id, 'burning-hell:3')).data
    expect(second.stones.map(({ equipped }) => equipped)).toEqual([true, false, true])
    expect(await worn(id)).toEqual([
      { type: 'burning-hell', level: 3 },
      { type: 'luck-leech', level: 4 },
    ])
    const me = (await server.call('combats.me', {}, { as: id })).data
    expect(second.power).toBe(me.power)
    expect((await players.row(id)).power).toBe(me.power)
    expect(await amounts(id)).toEqual({ 'burning-hell:1': 1, 'burning-hell:3': 1, 'luck-leech:4': 1 })
  })

  it('takes it off again, and is content when nothing changes', async () => {
    const id = await player({ 'frost-prison:2': 2 })
    expect((await equip(id, 'frost-prison:2', false)).status).toBe(200)
    await equip(id, 'frost-prison:2')
    const { loadout_no: once } = await players.row(id)
    expect((await equip(id, 'frost-prison:2')).data.stones).toMatchObject([{ quantity: 2, equipped: true }])
    expect((await players.row(id)).loadout_no).toBe(once)
    expect((await equip(id, 'frost-prison:2', false)).data.stones).toMatchObject([{ quantity: 2, equipped: false }])
    expect(await worn(id)).toEqual([])
  })

  it('is what the pet fights with', async () => {
    const id = await player({ 'burning-hell:4': 1, 'frost-prison:4': 1 })
    for (const stone of ['burning-hell:4', 'frost-prison:4']) await equip(id, stone)
    const { inputs, user } = await players.fight(id)
    expect(inputs.attacker.stones).toEqual([
      { type: 'burning-hell', level: 4 },
      { type: 'frost-prison', level: 4 },
    ])
    expect(user.stone_statistics).toEqual(inputs.attacker.stones)
  })

  it('needs a stone of the player’s own', async () => {
    const [id, other] = [await player({}), await player({ 'burning-hell:2': 1 })]
    expect(refusal(await equip(id, 'burning-hell:2'))).toEqual(INVALID)
    expect(await worn(id)).toEqual([])
    expect(await worn(other)).toEqual([])
  })
})

it('the audit reports a stone on a pet whose owner has none', async () => {
  const id = await player({})
  await server.db.insertInto('equipped_stones').values({ player_id: id, type: 'luck-leech', level: 2 }).execute()
  expect(await auditDifferences(server.db)).toEqual([
    { kind: 'stones', owner: BigInt(id), asset: 'stone:luck-leech:2', expected: 0n, found: 1n },
  ])
  await server.db.deleteFrom('equipped_stones').where('player_id', '=', BigInt(id)).execute()
})
