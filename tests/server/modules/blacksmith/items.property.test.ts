import { createHmac, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { isHonestRoll, type LuckRollName, luckText } from '#rules/luck/luck.ts'
import { createRng } from '#rules/prng.ts'
import { MS_PER_DAY, MS_PER_HOUR, tokToNano } from '#rules/units.ts'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { confirmAd, itemServer } from '#tests/helpers/server/item-server.ts'
import { timesTried } from '#tests/helpers/thoroughness.ts'

const PLAYERS = 50
const OPERATIONS = timesTried({ usual: 2500, thorough: 10_000 })
const AT_ONCE = 25
const KINDS = ['sword', 'shield', 'wings', 'boots'] as const
const RARITIES = ['prototype', 'common', 'common', 'uncommon', 'rare'] as const

const { server, players, items } = await itemServer()

it('thousands of random operations of fifty players double or lose no item, wear one a slot, take no material below zero (rows 109, 113, 114, 118, 123, 125, 132, 135)', {
  timeout: 300_000,
}, async () => {
  const rng = createRng('00c0ffee')
  const ids: number[] = []
  const known = new Map<number, string[]>()
  for (let n = 0; n < PLAYERS; n++) {
    const id = await players.join()
    ids.push(id)
    await items.give(id, 'tok', tokToNano(200))
    await items.materials(id, { 'material-wood': 1500, 'material-iron': 400, 'material-titanium': 60 })
    await items.materials(id, { 'material-awake-stone': 6 })
    const own: string[] = []
    for (let item = 0; item < 12; item++)
      own.push(await items.item(id, { type: rng.pick(KINDS), rarity: rng.pick(RARITIES) }))
    known.set(id, own)
  }
  // New players may not sell, so their accounts are made older.
  await server.db
    .updateTable('players')
    .set({ created_at: new Date(server.clock.nowMs() - 2 * MS_PER_DAY) })
    .execute()
  const made = PLAYERS * 12
  const offers: string[] = []
  const done = new Map<string, number>()
  let dismantled = 0

  const operation = async (): Promise<void> => {
    const as = rng.pick(ids)
    const id = rng.pick(known.get(rng.chance(4) ? rng.pick(ids) : as) ?? [])
    const more = rng.pick(known.get(as) ?? [])
    const options = { as, ...(rng.chance(50) ? { idempotencyKey: randomUUID() } : {}) }
    const params = { id }
    const act = rng.int(0, 14)
    const number = rng.int(1, 2)
    const flag = rng.chance(50)
    const twice = rng.chance(10)
    const price = tokToNano(rng.int(1, 400) / 10)
    const offer = rng.pick([id, ...offers.slice(-30)])
    const call = async (): Promise<{ readonly status: number; readonly name: string; readonly taken: number }> => {
      const outcome = (name: string, { status }: { readonly status: number }, taken = 0) => ({ name, status, taken })
      switch (act) {
        case 0:
        case 1:
          return outcome('refine', await server.call('equipments.refine', { params }, options))
        case 2:
          return outcome('awaken', await server.call('equipments.awaken', { params }, options))
        case 3:
          return outcome('reroll', await server.call('equipments.reroll', { params }, options))
        case 4:
          await server.call('ads.start', {}, { as })
          await confirmAd(server, as)
          return outcome('adsReroll', await server.call('equipments.adsReroll', { params }, options))
        case 5:
          return outcome('equipBest', await server.call('equipments.equipBest', {}, options))
        case 6:
          return outcome(
            'savePreset',
            await server.call(
              'equipments.savePreset',
              { params: { number }, body: { user_equipment_ids: [id, more] } },
              options,
            ),
          )
        case 7:
          return outcome('equipPreset', await server.call('equipments.equipPreset', { params: { number } }, options))
        case 8:
          return outcome('lock', await server.call('equipments.lock', { params, body: { locked: flag } }, options))
        case 9: {
          if (!flag) return outcome('get', await server.call('equipments.get', { params }, { as }))
          const wanted = [id, more]
          const answer = await server.call('equipments.dismantle', { body: { user_equipment_ids: wanted } }, options)
          return outcome('dismantle', answer, new Set(wanted).size)
        }
        case 12: {
          const answer = await server.call('market.add', { body: { user_equipment_id: id, price } }, options)
          if (answer.status === 200) offers.push(answer.data.id)
          return outcome('list', answer)
        }
        case 13: {
          const own = offers.findLast((listing) => listing.startsWith(`${as}-`)) ?? id
          return outcome('unlist', await server.call('market.cancel', { params: { id: own } }, options))
        }
        case 14: {
          const answer = await server.call('market.buy', { body: { market_equipment_id: offer } }, options)
          if (answer.status === 200) known.get(as)?.push(answer.data.user_equipment_id)
          return outcome('buy', answer)
        }
        default:
          return outcome('equip', await server.call('equipments.equip', { params, body: { equipped: flag } }, options))
      }
    }
    const answers = await Promise.all(twice ? [call(), call()] : [call()])
    // Two calls under one key count as one.
    const isOne = 'idempotencyKey' in options
    const good = answers.filter(({ status }) => status === 200)
    for (const { status } of answers) expect([200, 400, 404]).toContain(status)
    for (const { name } of good) done.set(name, (done.get(name) ?? 0) + 1)
    if (isOne) dismantled += good[0]?.taken ?? 0
    else for (const { taken } of good) dismantled += taken
  }

  for (let count = 0; count < OPERATIONS; count += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, operation))
    server.clock.advance(MS_PER_HOUR / 12)
  }

  expect(await auditDifferences(server.db)).toEqual([])
  const { rows } = await sql<{ items: number; below: number; slots: number; unfair: number }>`
    select (select count(*)::integer from items) as items,
      (select count(*)::integer from balances where amount < 0) as below,
      (select coalesce(max(worn), 0)::integer from (
        select count(*) as worn from items where status = 'equipped' group by owner_id, type) as worn) as slots,
      (select count(*)::integer from items where refine_failures > 3) as unfair`.execute(server.db)
  expect(rows[0]).toEqual({ items: made - dismantled, below: 0, slots: 1, unfair: 0 })
  for (const id of ids) {
    const { power } = (await server.call('combats.me', {}, { as: id })).data
    expect((await players.row(id)).power).toBe(power)
  }
  const { rows: rolls } = await sql<{
    player_id: bigint
    number: number
    name: LuckRollName
    odds: object
    outcome: object
    server_seed: string
    client_seed: string
  }>`
    select r.player_id, number, name, odds, outcome, server_seed, client_seed
    from luck_rolls r join luck_chains c on c.player_id = r.player_id and c.no = r.chain_no
    order by r.player_id, number`.execute(server.db)
  const numbers = new Map<bigint, number[]>()
  for (const { player_id, number } of rolls) numbers.set(player_id, [...(numbers.get(player_id) ?? []), number])
  for (const list of numbers.values()) expect(list).toEqual(list.map((_number, index) => index + 1))
  const dishonest = rolls.filter((roll) => {
    const key = Buffer.from(roll.server_seed, 'hex')
    const seed = createHmac('sha256', key)
      .update(luckText(roll.client_seed, roll.number, roll.name))
      .digest('hex')
    return !isHonestRoll(seed, roll)
  })
  expect(dishonest).toEqual([])
  // A storm without successes proves nothing.
  expect([...done.keys()].sort()).toEqual(
    [
      ...['adsReroll', 'awaken', 'dismantle', 'equip', 'equipBest', 'equipPreset', 'get', 'lock', 'refine', 'reroll'],
      ...['buy', 'list', 'savePreset', 'unlist'],
    ].sort(),
  )
  for (const [name, count] of done) expect(count, name).toBeGreaterThan(5)
})
