import { describe, expect, it } from 'vitest'
import { MS_PER_DAY, MS_PER_HOUR, tokToNano } from '#rules/units.ts'
import { balanceOf } from '#server/db/ledger.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'
import { TEST_NOW_MS } from '#tests/helpers/server/test-app.ts'

const { server, players, items } = await itemServer()

const claim = (as: number) => server.call('daily.claim', {}, { as })
const daily = async (as: number) => (await server.call('daily.get', {}, { as })).data
const startCheckIn = (as: number) => server.call('tasks.start', { params: { id: 'daily-check-in' } }, { as })
const toMonday = (): void => server.clock.set(TEST_NOW_MS)

describe('the daily check-in (row 37; R40)', () => {
  it('pays 1, 1.5, 2, 2.5, 3, 3.5, 5 TOK, opens a wood box on the seventh day, and begins again', async () => {
    toMonday()
    const id = await players.join()
    expect(await daily(id)).toMatchObject({ day: 1, streak: 0, claimed_today: false, freeze_available: true })
    const paid: number[] = []
    for (let day = 1; day <= 8; day++) {
      const answer = (await claim(id)).data
      paid.push(answer.amount)
      expect(answer).toMatchObject({ day: ((day - 1) % 7) + 1, streak: day, claimed_today: true })
      if (day === 7) {
        const [box] = answer.materials
        expect(box?.slug).toBe('material-wood')
        expect(box?.quantity).toBeGreaterThanOrEqual(60)
        expect(box?.quantity).toBeLessThanOrEqual(100)
        expect(await balanceOf(server.db, id, 'material-wood')).toBe(BigInt(box?.quantity ?? 0))
      } else expect(answer.materials).toEqual([])
      server.clock.advance(MS_PER_DAY)
    }
    expect(paid).toEqual([1, 1.5, 2, 2.5, 3, 3.5, 5, 1].map(tokToNano))
  })

  it('is once a UTC day: "already claimed for today", by both entries', async () => {
    toMonday()
    const id = await players.join()
    await claim(id)
    server.clock.set(TEST_NOW_MS + 12 * MS_PER_HOUR - 1)
    const again = await claim(id)
    expect([again.status, again.error.message]).toEqual([400, 'already claimed for today'])
    expect((await startCheckIn(id)).error.message).toBe('already claimed for today')
    expect((await daily(id)).next_reset).toBe('2026-11-24T00:00:00.000Z')
    server.clock.advance(1)
    expect((await claim(id)).data.streak).toBe(2)
  })

  it('is the same claim from the task of Earn (rows 60, 62, 64)', async () => {
    toMonday()
    const id = await players.join()
    const before = (await server.call('users.balance', {}, { as: id })).data
    const task = async () =>
      (await server.call('tasks.list', {}, { as: id })).data.find(({ type }) => type === 'check-in')
    expect(await task()).toMatchObject({ repeats: 1, reward_amount: tokToNano(1), task_user: { repeats: 0 } })
    const notificationId = (await startCheckIn(id)).data
    expect((await server.call('tasks.notification', { params: { id: notificationId } }, { as: id })).data).toEqual({
      repeats: 1,
    })
    expect((await task())?.task_user).toEqual({ repeats: 1 })
    expect((await daily(id)).claimed_today).toBe(true)
    expect((await claim(id)).error.code).toBe('already-claimed-today')
    expect((await server.call('users.balance', {}, { as: id })).data).toBe(before + tokToNano(1))
    server.clock.advance(MS_PER_DAY)
    expect(await task()).toMatchObject({ reward_amount: tokToNano(1.5), task_user: { repeats: 0 } })
  })

  it('forgives one missed day a week by itself, and not two', async () => {
    toMonday()
    const id = await players.join()
    await claim(id)
    server.clock.advance(2 * MS_PER_DAY)
    expect(await daily(id)).toMatchObject({ day: 2, streak: 1, freeze_available: false })
    expect((await claim(id)).data).toMatchObject({ day: 2, streak: 2, freeze_available: false })
    server.clock.advance(2 * MS_PER_DAY)
    expect((await claim(id)).data).toMatchObject({ day: 1, streak: 1 })
  })

  it('pays many claims at once, half of them by the task, a single time', async () => {
    toMonday()
    const id = await players.join()
    const taps = await Promise.all(Array.from({ length: 12 }, () => [claim(id), startCheckIn(id)]).flat())
    expect(taps.map((tap) => tap.status).sort()).toEqual([200, ...Array(23).fill(400)])
    expect(await items.booked(id, 'check-in')).toHaveLength(1)
  })

  it('that finds no room on a full balance waits in the inbox (T5)', async () => {
    toMonday()
    const id = await players.join()
    const held = Number(await balanceOf(server.db, id, 'tok'))
    await items.give(id, 'tok', Number.MAX_SAFE_INTEGER - held)
    expect((await claim(id)).data).toMatchObject({ amount: tokToNano(1), balance: Number.MAX_SAFE_INTEGER })
    expect((await server.call('inbox.list', {}, { as: id })).data).toMatchObject([
      { reason: 'check-in', tok: tokToNano(1) },
    ])
  })

  it('feeds the honor mission of seven days in a row, which a later miss does not take away (row 57)', async () => {
    toMonday()
    const id = await players.join()
    const streak = async () =>
      (await server.call('upgrades.missions', {}, { as: id })).data.find((mission) => mission.id === 'streak-7')
    for (let day = 1; day <= 7; day++) {
      expect((await streak())?.task_user.repeats).toBe(day - 1)
      await claim(id)
      server.clock.advance(MS_PER_DAY)
    }
    server.clock.advance(10 * MS_PER_DAY)
    await claim(id)
    expect((await streak())?.task_user.repeats).toBe(7)
    expect((await server.call('upgrades.completeMission', { params: { id: 'streak-7' } }, { as: id })).status).toBe(200)
  })
})
