import { describe, expect, it } from 'vitest'
import { gameValues } from '#rules/game-config/game-config.ts'
import { MS_PER_HOUR, tokToNano } from '#rules/units.ts'
import { MISSIONS } from '#rules/upgrades/missions.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'

const { server, players, items } = await itemServer()

const buy = (as: number, type: 'pocket-size' | 'mining-tok' | 'honor', idempotencyKey?: string) =>
  server.call('upgrades.buy', { body: { type } }, { as, idempotencyKey })
const balance = async (as: number): Promise<number> => (await server.call('users.balance', {}, { as })).data
const missions = async (as: number) => (await server.call('upgrades.missions', {}, { as })).data
const complete = (as: number, id: string) => server.call('upgrades.completeMission', { params: { id } }, { as })

it('the settings have the rules’ values and costs by level, and no costs of honor (rows 50, 51, 58; R02)', async () => {
  const { data } = await server.call('settings.get', {}, { as: players.stranger() })
  expect(data).toMatchObject(gameValues)
  expect(data).not.toHaveProperty('honor-costs')
})

describe('buying an upgrade (rows 53, 55, 56; R02, T2)', () => {
  it('takes the price of the next level and answers the whole history', async () => {
    const id = await players.join()
    expect((await server.call('users.me', {}, { as: id })).data.upgrades).toEqual([])
    const bought = await buy(id, 'mining-tok')
    expect(bought.data).toEqual({
      upgrade_type: 'mining-tok',
      upgrade_level: 1,
      balance: tokToNano(2),
      upgrades: [{ upgrade_type: 'mining-tok', upgrade_level: 1, timestamp: server.clock.nowMs() / 1000 }],
    })
    expect((await server.call('users.me', {}, { as: id })).data.upgrades).toEqual(bought.data.upgrades)
    const [row] = await server.db
      .selectFrom('ledger')
      .select(['asset', 'amount', 'reason', 'ref'])
      .where('account', '=', BigInt(id))
      .where('amount', '<', 0n)
      .execute()
    expect(row).toEqual({
      asset: 'tok',
      amount: -BigInt(tokToNano(8)),
      reason: 'upgrade',
      ref: 'mining-tok:1',
    })
  })

  it('refuses with "not enough TOK" and takes nothing (row 55)', async () => {
    const id = await players.join()
    await buy(id, 'mining-tok')
    const refused = await buy(id, 'mining-tok')
    expect([refused.status, refused.error.code, refused.error.message]).toEqual([
      400,
      'insufficient-balance',
      'not enough TOK',
    ])
    expect(await balance(id)).toBe(tokToNano(2))
    expect((await server.call('users.me', {}, { as: id })).data.upgrades).toHaveLength(1)
  })

  it('ends at the last value with "Max level reached" (rows 53, 55)', async () => {
    const id = await players.join()
    await items.give(id, 'tok', tokToNano(3000))
    for (let level = 1; level < gameValues['pocket-size'].length; level++) {
      expect((await buy(id, 'pocket-size')).data.upgrade_level).toBe(level)
    }
    const left = await balance(id)
    const refused = await buy(id, 'pocket-size')
    expect([refused.status, refused.error.message]).toEqual([400, 'Max level reached'])
    expect(await balance(id)).toBe(left)
  })

  it('refuses an unknown type as an invalid payload', async () => {
    const id = await players.join()
    const refused = await server.call('upgrades.buy', { body: { type: 'luck' as 'honor' } }, { as: id })
    expect([refused.status, refused.error.message]).toEqual([400, 'Invalid payload'])
  })

  it('sells a level once to a repeat of one key, and one level to each of eight taps at once', async () => {
    const id = await players.join()
    await items.give(id, 'tok', tokToNano(1000))
    const key = crypto.randomUUID()
    const [first, again] = [await buy(id, 'pocket-size', key), await buy(id, 'pocket-size', key)]
    expect(again.data).toEqual(first.data)
    const before = await balance(id)
    const taps = await Promise.all(Array.from({ length: 8 }, () => buy(id, 'mining-tok')))
    expect(taps.map((tap) => tap.data.upgrade_level).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    const prices = gameValues['mining-tok-costs'].slice(0, 8).reduce((sum, cost) => sum + cost, 0)
    expect(await balance(id)).toBe(before - prices)
  })

  it('does not pay for the time before it: what was mined stays as it was (rows 47, 48)', async () => {
    const id = await players.join()
    server.clock.advance(MS_PER_HOUR)
    await buy(id, 'mining-tok')
    server.clock.advance(MS_PER_HOUR)
    const claimed = await server.call('users.claim', {}, { as: id })
    expect(claimed.data.amount).toBe(tokToNano(1 + 1.15))
  })
})

describe('honor and its missions (rows 54, 57; R05)', () => {
  it('serves the missions of the chapters that are built, in the order of the rules, none of them done at first (row 52)', async () => {
    const id = await players.join()
    const served = await missions(id)
    expect(served.map((mission) => mission.id)).toEqual(MISSIONS.map((mission) => mission.id))
    for (const { completed, name, repeats, task_user } of served)
      expect([completed, name !== '', repeats > task_user.repeats]).toEqual([false, true, true])
    const unknown = await complete(id, 'no-such-mission')
    expect([unknown.status, unknown.error.message]).toEqual([404, 'Task not found'])
  })

  it('wants a mission for a level: "Complete a mission first"', async () => {
    const id = await players.join()
    const refused = await buy(id, 'honor')
    expect([refused.status, refused.error.code, refused.error.message]).toEqual([
      400,
      'mission-needed',
      'Complete a mission first',
    ])
  })

  it('counts wins, takes a mission once and sells one level of honor for it, free of charge', async () => {
    const id = await players.join()
    await players.arrange(id, { fights: 12, wins: 9 })
    const early = await complete(id, 'win-10')
    expect([early.status, early.error.message]).toEqual([400, 'incomplete task'])
    expect((await missions(id)).find((mission) => mission.id === 'win-10')).toMatchObject({
      repeats: 10,
      task_user: { repeats: 9 },
      completed: false,
    })
    await players.arrange(id, { wins: 10 })
    const before = await balance(id)
    expect((await complete(id, 'win-10')).data).toMatchObject({ task_user: { repeats: 10 }, completed: true })
    const again = await complete(id, 'win-10')
    expect([again.status, again.error.message]).toEqual([400, 'task already completed'])
    expect((await buy(id, 'honor')).data).toMatchObject({ upgrade_type: 'honor', upgrade_level: 1, balance: before })
    expect((await buy(id, 'honor')).error.code).toBe('mission-needed')
  })

  it('takes Silver by the best rank ever, and eight taps at once take one mission', async () => {
    const id = await players.join()
    await players.arrange(id, { rank_points: 0, best_rank_points: 400 })
    const taps = await Promise.all(Array.from({ length: 8 }, () => complete(id, 'reach-silver')))
    expect(taps.map((tap) => tap.status).sort()).toEqual([200, ...Array(7).fill(400)])
    expect(
      taps.filter((tap) => tap.status === 400).every((tap) => tap.error.message === 'task already completed'),
    ).toBe(true)
  })
})
