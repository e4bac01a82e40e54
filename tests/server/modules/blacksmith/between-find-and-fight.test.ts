import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { MS_PER_MINUTE } from '#rules/units.ts'
import { untilLockWaits } from '#tests/helpers/database/lock-waiters.ts'
import { confirmAd, itemServer } from '#tests/helpers/server/item-server.ts'

const ROUNDS = 6

const { server, players, items } = await itemServer()

type Answered = { readonly status: number }

const equip = (as: number, id: string, equipped = true) =>
  server.call('equipments.equip', { params: { id }, body: { equipped } }, { as })
const equipStone = (as: number, equipped: boolean) =>
  server.call('stones.equip', { params: { id: 'luck-leech:4' }, body: { equipped } }, { as })
const worn = async (as: number, rarity: 'prototype' | 'uncommon' | 'rare') => {
  const id = await items.item(as, { type: 'sword', rarity })
  await equip(as, id)
  return id
}
const watchAd = async (as: number) => {
  server.clock.advance(MS_PER_MINUTE)
  await server.call('ads.start', {}, { as })
  await confirmAd(server, as)
}

const CHANGES: Readonly<Record<string, (as: number) => Promise<() => Promise<Answered>>>> = {
  equip: async (as) => {
    const id = await items.item(as, { type: 'sword', rarity: 'rare' })
    return () => equip(as, id)
  },
  unequip: async (as) => {
    const id = await worn(as, 'rare')
    return () => equip(as, id, false)
  },
  'equip best': async (as) => {
    await items.item(as, { type: 'sword', rarity: 'rare' })
    return () => server.call('equipments.equipBest', {}, { as })
  },
  'equip preset': async (as) => {
    const id = await items.item(as, { type: 'sword', rarity: 'rare' })
    const params = { number: 1 }
    await server.call('equipments.savePreset', { params, body: { user_equipment_ids: [id] } }, { as })
    return () => server.call('equipments.equipPreset', { params }, { as })
  },
  'wear a stone': async (as) => {
    await items.give(as, 'stone:luck-leech:4', 1)
    return () => equipStone(as, true)
  },
  'take off a stone': async (as) => {
    await items.give(as, 'stone:luck-leech:4', 1)
    await equipStone(as, true)
    return () => equipStone(as, false)
  },
  skill: async (as) => {
    await players.arrange(as, { best_rank_points: 3000 })
    return () => server.call('combats.skill', { body: { skill: 'berserk' } }, { as })
  },
  refine: async (as) => {
    const id = await worn(as, 'uncommon')
    await items.materials(as, { 'material-wood': 120, 'material-iron': 30, 'material-titanium': 7 })
    // The fourth try succeeds (R17).
    await server.db.updateTable('items').set({ refine_failures: 3 }).where('id', '=', id).execute()
    return () => server.call('equipments.refine', { params: { id } }, { as })
  },
  awaken: async (as) => {
    const id = await worn(as, 'prototype')
    await items.materials(as, { 'material-awake-stone': 1 })
    return () => server.call('equipments.awaken', { params: { id } }, { as })
  },
  're-roll': async (as) => {
    const id = await worn(as, 'rare')
    return () => server.call('equipments.reroll', { params: { id } }, { as })
  },
  polish: async (as) => {
    const id = await worn(as, 'rare')
    const body = await items.readyToPolish(as, id)
    return () => server.call('equipments.polish', { params: { id }, body }, { as })
  },
  'free re-roll': async (as) => {
    const id = await worn(as, 'rare')
    await watchAd(as)
    return () => server.call('equipments.adsReroll', { params: { id } }, { as })
  },
}

const find = async (as: number) => (await server.call('combats.find', {}, { as })).data
const fight = (as: number, commitment?: string) =>
  server.call('combats.fight', { query: commitment === undefined ? {} : { commitment } }, { as })
const fighter = async (as: number) => {
  const me = (await server.call('combats.me', {}, { as })).data
  const { attack_point, health_point, luck_critical_rate, critical_damage, reflect_rate, life_steal } = me
  const { pet, stone_statistics } = me
  return {
    ...{ attack_point, health_point, luck_critical_rate, critical_damage, reflect_rate, life_steal },
    ...{ pet, stone_statistics },
  }
}

/** Starts two calls that both wait for the player's row, and lets them have it in this order. */
const oneAfterTheOther = async <A, B>(as: number, first: () => Promise<A>, second: () => Promise<B>) => {
  const calls: { first?: Promise<A>; second?: Promise<B> } = {}
  const waiting = (count: number) => untilLockWaits(server.db, count)
  await server.db.transaction().execute(async (trx) => {
    await sql`select from players where id = ${as}::bigint for no key update`.execute(trx)
    calls.first = first()
    await waiting(1)
    calls.second = second()
    await waiting(2)
  })
  if (!calls.first || !calls.second) throw new Error('The calls were not sent.')
  return [await calls.first, await calls.second] as const
}

const fightsAnew = async (as: number, found: Awaited<ReturnType<typeof find>>) => {
  const again = await find(as)
  expect([again.match_id, again.user_id, again.fight_from, again.expires_at]).toEqual([
    found.match_id,
    found.user_id,
    found.fight_from,
    found.expires_at,
  ])
  expect(again.commitment).not.toBe(found.commitment)
  expect((await fight(as, found.commitment)).error.code).toBe('match-not-found')
  const { data } = await fight(as, again.commitment)
  expect(data.commitment).toBe(again.commitment)
  expect(data.user).toMatchObject(await fighter(as))
}

describe('between find and fight (R11; rows 109, 113, 114, 123, 125)', () => {
  test.each(Object.entries(CHANGES))('%s keeps the opponent and makes the commitment anew', async (_name, arrange) => {
    const id = await players.join()
    const change = await arrange(id)
    const before = await fighter(id)
    const found = await players.find(id)
    expect((await change()).status).toBe(200)
    expect(await fighter(id)).not.toEqual(before)
    expect((await fight(id)).error.code).toBe('match-not-found')
    await fightsAnew(id, found)
  })

  test('gear of the same strength and another look is what the pet fights in', async () => {
    const id = await players.join()
    await worn(id, 'prototype')
    const other = await items.item(id, { type: 'sword', rarity: 'prototype', slug: 'doge-sword' })
    const before = await fighter(id)
    const found = await players.find(id)
    await equip(id, other)
    expect(await fighter(id)).toEqual(before)
    expect((await fight(id, found.commitment)).error.code).toBe('match-not-found')
    const { data } = await fight(id, (await find(id)).commitment)
    expect(data.user.cosmetic.sword?.slug).toBe('doge-sword')
  })

  test('what is worn cannot be dismantled, and dismantling what is not leaves the commitment as it is', async () => {
    const id = await players.join()
    const [on, off] = [await worn(id, 'uncommon'), await items.item(id, { type: 'sword', rarity: 'uncommon' })]
    const found = await players.find(id)
    const dismantle = (...ids: string[]) =>
      server.call('equipments.dismantle', { body: { user_equipment_ids: ids } }, { as: id })
    expect((await dismantle(on)).error.code).toBe('item-worn')
    expect((await dismantle(off)).status).toBe(200)
    expect((await fight(id, found.commitment)).data.commitment).toBe(found.commitment)
  })

  test('an item that is put on and dismantled at once is either worn or gone, and the fighter equals the commitment’s', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await players.join()
      const sword = await items.item(id, { type: 'sword', rarity: 'uncommon' })
      await players.find(id)
      const on = () => equip(id, sword)
      const apart = () => server.call('equipments.dismantle', { body: { user_equipment_ids: [sword] } }, { as: id })
      const isWornFirst = round % 2 === 0
      const [first, second] = await oneAfterTheOther<Answered, Answered>(
        id,
        isWornFirst ? on : apart,
        isWornFirst ? apart : on,
      )
      expect([first.status, second.status]).toEqual([200, 400])
      expect((await items.bag(id)).map(({ status }) => status)).toEqual(isWornFirst ? ['equipped'] : [])
      const { commitment } = await find(id)
      expect((await fight(id, commitment)).data.user).toMatchObject(await fighter(id))
    }
  })

  test.each(Object.entries(CHANGES))(
    '%s at the same moment as the fight is before or after it',
    async (_n, arrange) => {
      for (const isChangeFirst of [true, false]) {
        const id = await players.join()
        const change = await arrange(id)
        const before = await fighter(id)
        const found = await players.find(id)
        const fought = () => fight(id, found.commitment)
        if (isChangeFirst) {
          const [changed, answer] = await oneAfterTheOther(id, change, fought)
          expect(changed.status).toBe(200)
          expect(answer.error.code).toBe('match-not-found')
          await fightsAnew(id, found)
        } else {
          const [answer, changed] = await oneAfterTheOther(id, fought, change)
          expect(changed.status).toBe(200)
          expect(answer.data.commitment).toBe(found.commitment)
          expect(answer.data.user).toMatchObject(before)
        }
        const { energy, fights, power } = await players.row(id)
        expect([energy, fights, power]).toEqual([19, 1, (await server.call('combats.me', {}, { as: id })).data.power])
      }
    },
  )

  test.each(Object.entries(CHANGES))(
    '%s at the same moment as the search is before or after it',
    async (_n, arrange) => {
      for (const isChangeFirst of [true, false]) {
        const id = await players.join()
        const change = await arrange(id)
        const before = await fighter(id)
        const search = () => find(id)
        const [first, second] = isChangeFirst
          ? await oneAfterTheOther<unknown, unknown>(id, change, search)
          : await oneAfterTheOther<unknown, unknown>(id, search, change)
        const found = (isChangeFirst ? second : first) as Awaited<ReturnType<typeof find>>
        expect((isChangeFirst ? first : second) as Answered).toMatchObject({ status: 200 })
        server.clock.advance(MS_PER_MINUTE)
        expect(await fighter(id)).not.toEqual(before)
        if (isChangeFirst) expect((await fight(id, found.commitment)).data.user).toMatchObject(await fighter(id))
        else await fightsAnew(id, found)
      }
    },
  )
})
