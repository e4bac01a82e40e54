import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { FirstDays } from '#contracts/wire.ts'
import { FIRST_DAYS_STEPS, type FirstDaysStep } from '#rules/first-days/first-days.ts'
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '#rules/units.ts'
import { endFirstDays } from '#server/modules/first-days/end.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'

const { server, players, items } = await itemServer()

// Each test has a new morning, so that no first days of an earlier test are open.
beforeEach(async () => {
  server.clock.set((Math.floor(server.clock.nowMs() / MS_PER_DAY) + 1) * MS_PER_DAY + 8 * MS_PER_HOUR)
  await server.db.deleteFrom('first_days').execute()
})

const firstDays = async (as: number): Promise<FirstDays> => (await server.call('users.firstDays', {}, { as })).data
const claim = (as: number, step: FirstDaysStep, idempotencyKey?: string) =>
  server.call('users.claimFirstDay', { params: { step } }, { as, idempotencyKey })
const statesOf = (days: FirstDays) => Object.fromEntries((days?.steps ?? []).map(({ step, state }) => [step, state]))
const mine = async (as: number) => {
  server.clock.advance(20 * MS_PER_MINUTE)
  return (await server.call('users.claim', {}, { as })).status
}
const mineForDays = async (as: number, days: number) => {
  for (let day = 1; day <= days; day += 1) {
    expect(await mine(as)).toBe(200)
    if (day < days) server.clock.advance(MS_PER_DAY)
  }
}
const end = () => endFirstDays(server.scope())
const inbox = async (as: number) => (await server.call('inbox.list', {}, { as })).data
const reasonsOf = (as: number) => items.booked(as, 'first-days')

describe('the first seven days (R50)', () => {
  it('begin with the day of joining; everything lies ahead', async () => {
    const id = await players.join()
    const days = await firstDays(id)
    const beginsMs = Math.floor(server.clock.nowMs() / MS_PER_DAY) * MS_PER_DAY
    expect(days).toMatchObject({
      wins: 0,
      days: 0,
      ends_at: new Date(beginsMs + 7 * MS_PER_DAY).toISOString(),
      open_until: new Date(beginsMs + 14 * MS_PER_DAY).toISOString(),
    })
    expect(Object.values(statesOf(days))).toEqual(FIRST_DAYS_STEPS.map(() => 'ahead'))
  })

  it('a player who joined before there were any has none, and can claim nothing', async () => {
    const id = await players.join()
    await items.wins(id, 15)
    await server.db.deleteFrom('first_days').where('player_id', '=', BigInt(id)).execute()
    expect(await firstDays(id)).toBeNull()
    expect((await claim(id, 'win-1')).error.code).toBe('not-found')
  })

  it('ranked wins count, those over bots too; losses and challenges do not', async () => {
    const [id, other] = [await players.join(), await players.join()]
    let wins = 0
    for (let fight = 0; fight < 6; fight += 1) {
      await players.arrange(id, { energy: 20 })
      const { user, winner } = await players.fight(id)
      if (winner === 'attacker') wins += 1
      expect(user.user_id).toBe(id)
    }
    await players.challenge(id, other)
    expect(wins).toBeGreaterThan(0)
    expect((await firstDays(id))?.wins).toBe(wins)
  })

  it('a mining claim counts once a UTC day, and only within the seven', async () => {
    const id = await players.join()
    await mine(id)
    await mine(id)
    expect((await firstDays(id))?.days).toBe(1)
    server.clock.advance(7 * MS_PER_DAY)
    await mine(id)
    await items.wins(id, 1)
    expect(await firstDays(id)).toBeNull()
  })

  it('still count days that the season path has counted and will not read again', async () => {
    const id = await players.join()
    await items.wins(id, 2)
    for (let day = 1; day <= 4; day += 1) {
      expect(await mine(id)).toBe(200)
      await server.call('daily.claim', {}, { as: id })
      if (day < 4) server.clock.advance(MS_PER_DAY)
    }
    expect(await firstDays(id)).toMatchObject({ wins: 2, days: 4 })
  })

  it.each([
    ['win-1', { materials: [{ slug: 'material-wood', quantity: 20 }] }],
    ['win-3', { equipments: [{ slug: 'shield-common', rarity: 'common', type: 'shield' }] }],
    ['win-7', { equipments: [{ slug: 'sword-uncommon', rarity: 'uncommon', type: 'sword' }] }],
    ['win-15', { materials: [{ slug: 'material-iron' }] }],
    ['day-2', { materials: [{ slug: 'material-wood' }] }],
    ['day-3', { equipments: [{ slug: 'animal-common', rarity: 'common', type: 'animal' }] }],
    ['day-5', { star: 2 }],
    ['day-7', { equipments: [{ slug: 'wings-house-3', rarity: 'common', type: 'wings' }] }],
  ] as const)('%s gives what the rule says, once, with its row in the ledger', async (step, brought) => {
    const id = await players.join({ houseId: 3 })
    if (step.startsWith('win')) await items.wins(id, 15)
    else await mineForDays(id, 7)
    expect(statesOf(await firstDays(id))[step]).toBe('ready')
    const answer = (await claim(id, step)).data
    expect(answer).toMatchObject({ step, ...brought })
    expect(statesOf(answer.first_days)[step]).toBe('claimed')
    expect(answer.first_days).toEqual(await firstDays(id))
    for (const { slug, quantity } of answer.materials) {
      const [least, most] = { 'win-1': [20, 20], 'win-15': [25, 35], 'day-2': [60, 100] }[step as string] ?? []
      expect(quantity).toBeGreaterThanOrEqual(least ?? Number.NaN)
      expect(quantity).toBeLessThanOrEqual(most ?? Number.NaN)
      expect(await reasonsOf(id)).toEqual([[slug, quantity, step]])
    }
    for (const { id: item } of answer.equipments) {
      expect(await items.seen(id, item)).toMatchObject({ tradeable: false, own: { bound: true } })
      expect(await reasonsOf(id)).toEqual([['equipment', 1, item]])
    }
    if (answer.star > 0) expect(await reasonsOf(id)).toEqual([['star', 2, step]])
    expect((await claim(id, step)).error.code).toBe('already-claimed')
  })

  it('what is drawn is drawn by the player’s luck, with its odds (R46); what is fixed uses up no number', async () => {
    const id = await players.join()
    await items.wins(id, 15)
    for (const step of ['win-1', 'win-3', 'win-7', 'win-15'] as const) await claim(id, step)
    const { data } = await server.call('luck.rolls', { query: {} }, { as: id })
    expect(data.items.map(({ name, odds }) => [name, odds.types ?? odds.slug])).toEqual([
      ['box', 'material-iron'],
      ['prize-item', ['sword']],
    ])
  })

  it('the uncommon item is for the first slot in which nothing is worn', async () => {
    const id = await players.join()
    await items.wins(id, 7)
    for (const type of ['sword', 'shield'] as const) {
      const item = await items.item(id, { type, rarity: 'common' })
      await server.call('equipments.equip', { params: { id: item }, body: { equipped: true } }, { as: id })
    }
    await items.item(id, { type: 'armor', rarity: 'rare' })
    expect((await claim(id, 'win-7')).data.equipments[0]?.type).toBe('armor')
  })

  it('no step can be claimed that is not reached or does not exist', async () => {
    const id = await players.join()
    await items.wins(id, 2)
    expect((await claim(id, 'win-3')).error.code).toBe('not-claimable')
    expect((await claim(id, 'day-2')).error.code).toBe('not-claimable')
    expect((await claim(id, 'win-2' as FirstDaysStep)).error.code).toBe('invalid-payload')
    expect(await reasonsOf(id)).toEqual([])
  })

  it('gives once, however many callers claim at once, and answers a key again as before', async () => {
    const id = await players.join()
    await items.wins(id, 7)
    const key = randomUUID()
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => claim(id, 'win-7', key)),
      ...Array.from({ length: 5 }, () => claim(id, 'win-7')),
    ])
    const given = answers.filter(({ status }) => status === 200).map(({ data }) => data.equipments[0]?.id)
    expect(new Set(given).size).toBe(1)
    const refused = answers.filter(({ status }) => status !== 200).map(({ error }) => error.code)
    expect(new Set(refused)).toEqual(new Set(['already-claimed']))
    expect(await reasonsOf(id)).toHaveLength(1)
  })

  it('is gone when all is claimed, and when what is left can no longer be reached', async () => {
    const id = await players.join()
    await items.wins(id, 15)
    await mineForDays(id, 7)
    for (const step of FIRST_DAYS_STEPS) expect((await claim(id, step)).status, step).toBe(200)
    expect(await firstDays(id)).toBeNull()
    const late = await players.join()
    await items.wins(late, 1)
    server.clock.advance(7 * MS_PER_DAY)
    expect(statesOf(await firstDays(late))).toMatchObject({ 'win-1': 'ready', 'win-3': 'missed', 'day-2': 'missed' })
    expect((await claim(late, 'win-1')).data.first_days).toBeNull()
  })
})

describe('the end of the first days (R50)', () => {
  it('after day 14 what was reached and not claimed is in the inbox, once; it is drawn when it is taken', async () => {
    const id = await players.join({ houseId: 5 })
    await items.wins(id, 15)
    await mineForDays(id, 7)
    await claim(id, 'win-1')
    server.clock.advance(7 * MS_PER_DAY)
    expect(await end()).toEqual({ ended: 0, sent: 0, errors: [] })
    expect(statesOf(await firstDays(id))['day-7']).toBe('ready')
    server.clock.advance(MS_PER_DAY)
    expect(await firstDays(id)).toBeNull()
    expect((await claim(id, 'day-7')).error.code).toBe('not-found')
    expect(await end()).toEqual({ ended: 1, sent: 1, errors: [] })
    expect(await end()).toEqual({ ended: 0, sent: 0, errors: [] })
    const [reward, ...others] = await inbox(id)
    expect(others).toEqual([])
    expect(reward).toMatchObject({ reason: 'first-days', star: 2, materials: [], claimed_at: null })
    expect(reward?.contents?.boxes).toEqual(['wood', 'iron'])
    const taken = (await server.call('inbox.claim', { params: { id: reward?.id ?? '' } }, { as: id })).data
    expect(taken.item.opened?.equipments.map(({ slug }) => slug).sort()).toEqual([
      'animal-common',
      'shield-common',
      'sword-uncommon',
      'wings-house-5',
    ])
    for (const { id: item } of taken.item.opened?.equipments ?? [])
      expect((await items.seen(id, item)).own.bound).toBe(true)
    expect(taken.item.opened?.materials.map(({ slug }) => slug)).toEqual(['material-wood', 'material-iron'])
    expect(taken.stars).toBe(2)
  })

  it('sends nothing to a player who has reached nothing, has claimed all of it, or has deleted the account', async () => {
    const [idle, done, gone] = [await players.join(), await players.join(), await players.join()]
    await items.wins(done, 1)
    await items.wins(gone, 1)
    await claim(done, 'win-1')
    await server.call('users.delete', {}, { as: gone })
    server.clock.advance(14 * MS_PER_DAY)
    expect(await end()).toMatchObject({ sent: 0, errors: [] })
    expect(await inbox(idle)).toEqual([])
    expect(await inbox(done)).toEqual([])
    const left = await server.db.selectFrom('inbox').selectAll().where('player_id', '=', BigInt(gone)).execute()
    expect(left).toEqual([])
  })

  it('two runs at once send once', async () => {
    const id = await players.join()
    await items.wins(id, 3)
    server.clock.advance(14 * MS_PER_DAY)
    await Promise.all([end(), end(), end()])
    expect(await inbox(id)).toHaveLength(1)
  })
})
