import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { refusal } from '#tests/helpers/server/answered.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'

const { server, players, items } = await itemServer()

const GOODS = ['material-wood', 'material-iron', 'material-titanium', 'material-awake-stone', 'tok'] as const
const INVALID = [400, 'invalid-item', 'Invalid item']

const rich = async () => {
  const id = await players.join()
  await items.materials(id, { 'material-wood': 1000, 'material-iron': 300, 'material-titanium': 70 })
  await items.materials(id, { 'material-awake-stone': 5 })
  return id
}
const refine = (as: number, id: string, idempotencyKey: string = randomUUID()) =>
  server.call('equipments.refine', { params: { id } }, { as, idempotencyKey })
const awaken = (as: number, id: string) => server.call('equipments.awaken', { params: { id } }, { as })
const reroll = (as: number, id: string) => server.call('equipments.reroll', { params: { id } }, { as })
const dismantle = (as: number, ...ids: string[]) =>
  server.call('equipments.dismantle', { body: { user_equipment_ids: ids } }, { as })
const lock = (as: number, id: string, locked = true) =>
  server.call('equipments.lock', { params: { id }, body: { locked } }, { as })
const afterFailures = (id: string, refine_failures: number) =>
  server.db.updateTable('items').set({ refine_failures }).where('id', '=', id).execute()
const rolled = async (as: number) => (await server.call('luck.get', {}, { as })).data.chain.next_number - 1

it('what is locked or bound (R15, R17, R18, R47) is refined, awakened and re-rolled, and stays what it is (rows 109, 113, 114, 124)', async () => {
  const id = await rich()
  const { data: sword } = await server.call('equipments.claimWelcome', {}, { as: id })
  const locked = await items.item(id, { type: 'boots', rarity: 'uncommon' })
  await lock(id, locked)
  await afterFailures(locked, 3)
  const answers = [await awaken(id, sword.id), await reroll(id, sword.id), await refine(id, locked)]
  expect([...answers, await reroll(id, locked)].map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await items.seen(id, sword.id)).toMatchObject({ tradeable: false, own: { bound: true } })
  expect(await items.seen(id, locked)).toMatchObject({ rarity: 'rare', own: { locked: true, bound: false } })
  expect((await awaken(id, sword.id)).status).toBe(200)
  const preview = await server.call('equipments.dismantlePreview', { params: { id: sword.id } }, { as: id })
  expect([preview.data, (await dismantle(id, sword.id)).data]).toEqual([[], []])
})

it('a key that was used (B1; rows 113, 118, 124) for one item does nothing to another, nor by another call, and shows only its own player the roll', async () => {
  const [id, other] = [await rich(), await rich()]
  const [sword, boots] = [
    await items.item(id, { type: 'sword', rarity: 'uncommon' }),
    await items.item(id, { type: 'boots', rarity: 'uncommon' }),
  ]
  const key = randomUUID()
  const first = await refine(id, sword, key)
  const held = await items.amounts(id, GOODS)
  const conflict = [409, 'idempotency-conflict', 'This request id was used for another request']
  const options = { as: id, idempotencyKey: key }
  const answers = [
    await refine(id, boots, key),
    await server.call('equipments.reroll', { params: { id: sword } }, options),
    await server.call('equipments.awaken', { params: { id: sword } }, options),
    await server.call('equipments.dismantle', { body: { user_equipment_ids: [sword] } }, options),
    await server.call('equipments.equip', { params: { id: sword }, body: { equipped: true } }, options),
    await server.call('luck.turnOver', { body: {} }, options),
  ]
  for (const answer of answers) expect(refusal(answer)).toEqual(conflict)
  expect(await items.amounts(id, GOODS)).toEqual(held)
  expect((await refine(id, sword, key)).data).toBe(first.data)
  expect(refusal(await refine(other, sword, key))).toEqual(INVALID)
  expect([await rolled(id), await rolled(other)]).toEqual([1, 0])
})

describe('two works on one item at once (rows 113, 115, 118; R17)', () => {
  it('refined twice when only one may: the second takes nothing and rolls nothing', async () => {
    const id = await rich()
    const sword = await items.item(id, { type: 'sword', rarity: 'uncommon' })
    await afterFailures(sword, 3)
    const answers = await Promise.all([refine(id, sword), refine(id, sword)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    const refused = answers.find(({ status }) => status === 400)
    expect(refused && refusal(refused)).toEqual([400, 'refine-coming-soon', 'Next refinement level coming soon'])
    expect(await items.amounts(id, GOODS.slice(0, 3))).toEqual([880, 270, 63])
    expect(await rolled(id)).toBe(1)
  })

  it('refined or re-rolled and dismantled: dismantled once, for what it was then', async () => {
    for (let round = 0; round < 8; round++) {
      const id = await rich()
      const sword = await items.item(id, { type: 'sword', rarity: 'uncommon' })
      await afterFailures(sword, 3)
      const work = () => (round % 4 < 2 ? refine(id, sword) : reroll(id, sword))
      const calls = [() => dismantle(id, sword), work]
      const [first, second] = await Promise.all((round % 2 === 0 ? calls : calls.toReversed()).map((call) => call()))
      const [apart, worked] = round % 2 === 0 ? [first, second] : [second, first]
      const bag = await items.bag(id)
      expect(bag).toHaveLength(apart?.status === 200 ? 0 : 1)
      // Before refining it dismantles as uncommon; after it as rare, which is refused.
      if (round % 4 < 2) expect([apart?.status, worked?.status].sort()).toEqual([200, 400])
      else expect(apart?.status).toBe(200)
      const [wood] = await items.amounts(id, ['material-wood'])
      expect(wood).toBe(bag.length === 0 ? 1060 : 880)
    }
  })

  it('locked and dismantled: what is locked is there', async () => {
    for (let round = 0; round < 6; round++) {
      const id = await players.join()
      const sword = await items.item(id, { type: 'sword', rarity: 'common' })
      const calls = [() => lock(id, sword), () => dismantle(id, sword)]
      const answers = await Promise.all((round % 2 === 0 ? calls : calls.toReversed()).map((call) => call()))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
      const [left] = await items.bag(id)
      expect(await items.amounts(id, ['material-wood'])).toEqual([left === undefined ? 20 : 0])
      if (left) expect(left.own.locked).toBe(true)
    }
  })
})

describe('a request that means no item of one’s own (rows 105, 110)', () => {
  it('without an item id is an invalid item', async () => {
    const as = await players.join()
    const inject = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) =>
      server.app.inject({
        method,
        url: `/api/v1/${url}`,
        headers: { authorization: server.authorization(as) },
        ...(payload ? { payload } : {}),
      })
    const answers = [
      await inject('GET', 'equipments/'),
      await inject('GET', 'equipments/%20'),
      await inject('GET', 'equipments/undefined'),
      await inject('GET', 'equipments/dismantle/'),
      await inject('POST', 'equipments//refine'),
      await inject('POST', 'equipments/null/awake'),
      await inject('POST', 'equipments//reroll'),
      await inject('PATCH', 'equipments//equip', { equipped: true }),
      await inject('POST', 'equipment/dismantle', { user_equipment_ids: [] }),
      await inject('POST', 'equipment/dismantle', { user_equipment_ids: [''] }),
    ]
    expect(answers.map((answer) => [answer.statusCode, answer.json().code, answer.json().message])).toEqual(
      answers.map(() => INVALID),
    )
  })

  it('dismantles nothing for a list with one wrong, twice the same, too many, or of another form', async () => {
    const [id, other] = [await players.join(), await players.join()]
    const own = await items.item(id, { type: 'sword', rarity: 'common' })
    const foreign = await items.item(other, { type: 'sword', rarity: 'common' })
    expect(refusal(await dismantle(id, own, foreign))).toEqual(INVALID)
    expect(refusal(await dismantle(id, own, own.toUpperCase()))).toEqual(INVALID)
    expect((await dismantle(id, ...Array.from({ length: 101 }, () => own))).status).toBe(400)
    for (const wrong of [own, { 0: own }, [[own]], [{ id: own }], [null], null]) {
      const body = { user_equipment_ids: wrong as never }
      expect((await server.call('equipments.dismantle', { body }, { as: id })).status).toBe(400)
    }
    expect([await items.bag(id), await items.bag(other)].map((bag) => bag.length)).toEqual([1, 1])
    expect(await items.amounts(id, ['material-wood'])).toEqual([0])
  })

  it('shows of another player’s item neither lock nor counts, and changes nothing by naming its owner', async () => {
    const [owner, other] = [await rich(), await rich()]
    const sword = await items.item(owner, { type: 'sword', rarity: 'uncommon' })
    const seen = (await server.call('equipments.get', { params: { id: sword }, query: { owner } }, { as: other })).data
    expect(seen.own).toBeNull()
    const url = `/api/v1/equipments/${sword}/refine?owner=${owner}`
    const headers = { authorization: server.authorization(other) }
    expect((await server.app.inject({ method: 'POST', url, headers })).statusCode).toBe(400)
    expect((await items.seen(owner, sword)).own.refine_failures).toBe(0)
    const { rows } = await sql<{ at: number }>`
      select count(*)::integer as at from ledger where ref = ${sword}`.execute(server.db)
    expect(rows[0]?.at).toBe(1)
  })
})
