import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { CLAIM_MIN_INTERVAL_MS } from '#rules/constants.ts'
import { MS_PER_HOUR, tokToNano } from '#rules/units.ts'
import { auditedAppWithPlayers } from '#tests/helpers/server/item-server.ts'

const SECONDS_PER_HOUR = 3600

const { server, players } = await auditedAppWithPlayers()

const apiErrorOf = ({ error, status }: { status: number; error: { code: string; message: string } }) => [
  status,
  error.code,
  error.message,
]

describe('what home is drawn from', () => {
  it('is the balance, the rank points, the boosts and what the pet wears (rows 33, 39)', async () => {
    const id = await players.join({ houseId: 4 })
    expect((await server.call('users.balance', {}, { as: id })).data).toBe(tokToNano(10))
    expect((await server.call('users.boosts', {}, { as: id })).data).toEqual([])
    const newcomer = (await server.call('combats.me', {}, { as: id })).data
    expect(newcomer).toMatchObject({ house_id: 4, rank: 0 })
    const { data: sword } = await server.call('equipments.claimWelcome', {}, { as: id })
    expect(newcomer.cosmetic.sword).toBeNull()
    await server.db.updateTable('items').set({ status: 'equipped' }).where('id', '=', sword.id).execute()
    await players.arrange(id, { rank_points: 390, best_rank_points: 390 })
    const { cosmetic, rank } = (await server.call('combats.me', {}, { as: id })).data
    expect(rank).toBe(390)
    expect(cosmetic.sword).toMatchObject({ slug: sword.slug, image_url: expect.any(String) })
  })

  it('is an energy of twenty at most, of which five come back three hours after it was full (row 189)', async () => {
    const id = await players.join()
    const energy = async () => (await server.call('combats.energy', {}, { as: id })).data
    expect(await energy()).toMatchObject({ current_energy: 20, next_refill: null })
    await players.arrange(id, { energy: 3, energy_refill_at: new Date(server.clock.nowMs() + 1000) })
    server.clock.advance(1000)
    expect(await energy()).toMatchObject({
      current_energy: 8,
      next_refill: new Date(server.clock.nowMs() + 3 * MS_PER_HOUR).toISOString(),
    })
  })

  it('is a season of this number, and a user season that carries it (row 190)', async () => {
    const id = await players.join()
    expect((await server.call('season.get', {}, { as: id })).data.current_season).toBe(11)
    expect((await server.call('season.me', {}, { as: id })).data.current_season).toBe(11)
  })
})

describe('what cards and drawers of the upgrades are drawn from', () => {
  it('is a list of values for each upgrade and one of costs for all but honor, by level (rows 50, 51, 58; R02)', async () => {
    const id = await players.join()
    const { data } = await server.call('settings.get', {}, { as: id })
    expect(data['pocket-size'].map((seconds) => seconds / SECONDS_PER_HOUR)).toEqual([2, 3, 4, 6, 8, 12, 16, 20, 24])
    expect(data['pocket-size-costs']).toEqual([3, 8, 20, 50, 120, 280, 600, 1200].map(tokToNano))
    expect(data['mining-tok']).toHaveLength(16)
    expect([data['mining-tok'][0], data['mining-tok'][1]]).toEqual([tokToNano(1), tokToNano(1.15)])
    expect(data['mining-tok-costs'].map((nano) => Math.round(nano / 1e8) / 10)).toEqual([
      8, 13.2, 21.8, 35.9, 59.3, 97.8, 161.4, 266.4, 439.5, 725.2, 1196.5, 1974.3, 3257.6, 5375, 8868.8,
    ])
    expect(data.honor.map((percent) => (100 + percent) / 100)).toEqual([
      1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9, 2, 2.1, 2.2, 2.3, 2.4, 2.5,
    ])
    expect(data).not.toHaveProperty('honor-costs')
    expect((await server.call('users.me', {}, { as: id })).data.upgrades).toEqual([])
  })

  it('is a list of missions of which none is done at first, as many as the heading counts (row 52)', async () => {
    const id = await players.join()
    const { data } = await server.call('upgrades.missions', {}, { as: id })
    expect(data.length).toBeGreaterThan(0)
    expect(data.filter(({ completed }) => completed)).toEqual([])
    for (const { name, repeats, task_user } of data) {
      expect(name).not.toBe('')
      expect(repeats).toBeGreaterThan(task_user.repeats)
    }
  })
})

describe('a claim that is refused says why, and pays nothing (row 187)', () => {
  it('to the millisecond: ten minutes are ten minutes (rows 45, 188)', async () => {
    const id = await players.join()
    server.clock.advance(CLAIM_MIN_INTERVAL_MS - 1)
    const early = await server.call('users.claim', {}, { as: id })
    expect(apiErrorOf(early)).toEqual([400, 'claim-too-early', 'claim too early'])
    expect(early.error.details).toEqual({ minutes: 1 })
    server.clock.advance(1)
    expect((await server.call('users.claim', {}, { as: id })).data.amount).toBe(Math.floor(tokToNano(1) / 6))
  })

  it('a milestone that is not reached, and a hunt that was never begun', async () => {
    const id = await players.join()
    const milestone = await server.call('hunting.claimMilestone', { params: { level: 1 } }, { as: id })
    expect(apiErrorOf(milestone)).toEqual([400, 'not-claimable', "This reward isn't ready yet"])
    const hunt = await server.call('hunting.claim', { params: { slug: 'cursed-fortress' } }, { as: id })
    expect(apiErrorOf(hunt)).toEqual([400, 'hunt-not-found', 'No hunt to collect'])
    expect((await server.call('users.balance', {}, { as: id })).data).toBe(tokToNano(10))
  })

  it('a reward of the inbox that does not exist', async () => {
    const id = await players.join()
    const none = await server.call('inbox.claim', { params: { id: randomUUID() } }, { as: id })
    expect(apiErrorOf(none)).toEqual([404, 'inbox-not-found', "We couldn't find this reward"])
  })
})
