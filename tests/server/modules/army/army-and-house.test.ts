import { describe, expect, it } from 'vitest'
import { ARMY_LADDER } from '#rules/army/army.ts'
import { HOUSES } from '#rules/house/houses.ts'
import { MS_PER_DAY, MS_PER_SECOND, tokToNano } from '#rules/units.ts'
import { balanceOf } from '#server/db/ledger.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'

const { server, players, items } = await itemServer()

const profile = async (id: number) => (await server.call('combats.me', {}, { as: id })).data

describe('the army ladder (row 159; R06, R43)', () => {
  const climb = (id: number) => server.call('users.spendStars', { body: { type: 'upgrade-army-rank' } }, { as: id })
  const spent = async (id: number) =>
    (await server.call('users.starsSpent', { params: { category: 'upgrade-army-rank' } }, { as: id })).data

  it('takes exactly the STAR of the next step, and attack, critical rate and power follow', async () => {
    const id = await players.join()
    await items.give(id, 'star', 60)
    expect(await spent(id)).toBe(0)
    const before = await profile(id)
    expect((await climb(id)).data).toEqual({ spent: 20, stars: 40 })
    const after = await profile(id)
    expect(after.attack_point).toBeGreaterThan(before.attack_point)
    expect(after.luck_critical_rate).toBeCloseTo(before.luck_critical_rate + 0.4)
    expect(after.power).toBeGreaterThan(before.power)
    expect((await players.row(id)).power).toBe(after.power)
    expect((await climb(id)).data).toEqual({ spent: 50, stars: 10 })
    expect(await spent(id)).toBe(50)
    expect((await server.call('users.stars', {}, { as: id })).data).toBe(10)
  })

  it('refuses a player who has too few STAR, and takes none', async () => {
    const id = await players.join()
    await items.give(id, 'star', 19)
    expect((await climb(id)).error).toEqual({
      code: 'insufficient-stars',
      message: 'not enough STAR',
      details: { cost: 20 },
    })
    expect([await spent(id), await balanceOf(server.db, id, 'star')]).toEqual([0, 19n])
  })

  it('ends at Queen IV', async () => {
    const id = await players.join()
    const top = ARMY_LADDER.at(-1)?.totalStarCost ?? 0
    const last = ARMY_LADDER.at(-2)?.totalStarCost ?? 0
    await items.give(id, 'star', top)
    await server.db.updateTable('players').set({ army_stars_spent: last }).where('id', '=', BigInt(id)).execute()
    expect((await climb(id)).data).toEqual({ spent: 1_964_150, stars: last })
    expect((await climb(id)).error).toEqual({ code: 'army-complete', message: 'You hold the highest army rank' })
  })

  it('counts what was spent beyond the player’s step towards the next', async () => {
    const id = await players.join()
    await items.give(id, 'star', 30)
    await server.db.updateTable('players').set({ army_stars_spent: 15 }).where('id', '=', BigInt(id)).execute()
    expect((await climb(id)).data).toEqual({ spent: 20, stars: 25 })
  })

  it('climbs no further than the STAR reach, however many try at once', async () => {
    const id = await players.join()
    await items.give(id, 'star', 50)
    const answers = await Promise.all(Array.from({ length: 8 }, () => climb(id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect([await spent(id), await balanceOf(server.db, id, 'star')]).toEqual([50, 0n])
  })
})

describe('switching the house (row 74; R41)', () => {
  const terms = async (id: number) => (await server.call('combats.houseTerms', {}, { as: id })).data
  const move = (id: number, houseId: number) =>
    server.call('combats.house', { body: { house_id: houseId } }, { as: id })

  it('takes newcomers in every house of the rules, which its column allows (rows 73, A5)', async () => {
    for (const house of HOUSES) {
      const id = await players.join({ houseId: house.id })
      expect(await profile(id)).toMatchObject({ house_id: house.id, pet: { type: house.slug } })
    }
  })

  it('is free the first time; pet, stats and power follow', async () => {
    const id = await players.join({ houseId: 0 })
    expect(await terms(id)).toEqual({ cost: 0, allowed_from: null })
    const { data } = await move(id, 6)
    const allowedFrom = new Date(server.clock.nowMs() + 7 * MS_PER_DAY).toISOString()
    expect(data).toMatchObject({ balance: tokToNano(10), next_switch_at: allowedFrom })
    expect(data.profile).toMatchObject({ house_id: 6, pet: { type: HOUSES[6]?.slug } })
    expect(data.profile).toEqual(await profile(id))
    expect((await players.row(id)).power).toBe(data.profile.power)
    expect(await terms(id)).toEqual({ cost: tokToNano(50), allowed_from: allowedFrom })
  })

  it('costs 50 TOK from then on, seven days apart', async () => {
    const id = await players.join({ houseId: 0 })
    await items.give(id, 'tok', tokToNano(45))
    await move(id, 1)
    server.clock.advance(7 * MS_PER_DAY - MS_PER_SECOND)
    expect((await move(id, 2)).error).toEqual({
      code: 'house-cooldown',
      message: "You can't switch houses again yet. Try later.",
      details: { waitMs: MS_PER_SECOND },
    })
    server.clock.advance(MS_PER_SECOND)
    expect(await terms(id)).toEqual({ cost: tokToNano(50), allowed_from: null })
    expect((await move(id, 2)).data).toMatchObject({ balance: tokToNano(5), profile: { house_id: 2 } })
    server.clock.advance(7 * MS_PER_DAY)
    expect((await move(id, 3)).error).toEqual({ code: 'insufficient-balance', message: 'not enough TOK' })
    expect((await profile(id)).house_id).toBe(2)
  })

  it('refuses the player’s own house and one that does not exist', async () => {
    const id = await players.join({ houseId: 4 })
    expect((await move(id, 4)).error).toEqual({ code: 'same-house', message: 'This is your house already' })
    expect((await move(id, 8)).error.message).toBe('Invalid payload')
    expect(await terms(id)).toEqual({ cost: 0, allowed_from: null })
  })

  it('happens once, however many switch at once', async () => {
    const id = await players.join({ houseId: 0 })
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((houseId) => move(id, houseId)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400])
  })
})
