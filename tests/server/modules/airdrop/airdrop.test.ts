import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LedgerReason } from '#contracts/ledger-reasons.ts'
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE, tokToNano } from '#rules/units.ts'
import { postMovements } from '#server/db/ledger.ts'
import { mint } from '#server/db/movements.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { sumUpAirdrop } from '#server/modules/airdrop/sum-up.ts'
import { putFriendship } from '#server/modules/friends/store.ts'
import { type KombatPlayers, kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { runAdmin } from '#tests/helpers/server/run-admin.ts'
import { TEST_NOW_MS, type TestApp, testApp } from '#tests/helpers/server/test-app.ts'

let server: TestApp
let players: KombatPlayers
beforeEach(async () => {
  server = await testApp()
  players = kombatPlayers(server)
})
afterEach(() => server.close())

const airdrop = async (as: number) => (await server.call('airdrop.get', {}, { as })).data
const progress = async (as: number) => {
  const { active_days, days_needed, active_today } = await airdrop(as)
  return { active_days, days_needed, active_today }
}
const sumUp = () => sumUpAirdrop(server.scope())
const nextDay = (): void =>
  server.clock.set((Math.floor(server.clock.nowMs() / MS_PER_DAY) + 1) * MS_PER_DAY + MS_PER_HOUR)

const book = (
  to: number,
  reason: LedgerReason,
  atMs: number,
  tok = 1,
  asset: 'tok' | 'star' = 'tok',
): Promise<unknown> =>
  inTransaction(server.db, (tx) =>
    postMovements(
      tx,
      [
        mint({
          id: randomUUID(),
          to,
          asset,
          amount: BigInt(asset === 'tok' ? tokToNano(tok) : tok),
          reason,
          ref: null,
        }),
      ],
      atMs,
    ),
  )
const beActive = async (id: number, days = 10): Promise<void> => {
  for (let day = 1; day <= days; day++) await book(id, 'check-in', server.clock.nowMs() - day * MS_PER_DAY)
}
const befriend = async (inviter: number, friend: number): Promise<void> => {
  await putFriendship(server.db, { inviterId: inviter, friendId: friend }, server.clock.nowMs())
  await server.db
    .updateTable('players')
    .set({ referrer_id: BigInt(inviter) })
    .where('id', '=', BigInt(friend))
    .execute()
}
const ban = (id: number) => asAdmin('ban', String(id), '--why', 'bots')
const asAdmin = (...args: string[]) => runAdmin({ ...server.scope(), who: 'tester' }, args)

describe('the checklist of the airdrop (row 182; R38)', () => {
  it('has no day at the beginning: joining is no act', async () => {
    const id = await players.join()
    expect(await progress(id)).toEqual({ active_days: 0, days_needed: 10, active_today: false })
  })

  it('counts a UTC day once, by a claim, a won fight or a check-in, and by nothing else', async () => {
    const id = await players.join()
    await server.call('daily.claim', {}, { as: id })
    server.clock.advance(2 * MS_PER_HOUR)
    await server.call('users.claim', {}, { as: id })
    expect(await progress(id)).toMatchObject({ active_days: 1, active_today: true })
    await book(id, 'fight-win', TEST_NOW_MS + MS_PER_DAY)
    await book(id, 'hunt', TEST_NOW_MS + 2 * MS_PER_DAY)
    server.clock.set(TEST_NOW_MS + 3 * MS_PER_DAY)
    expect(await progress(id)).toMatchObject({ active_days: 2, active_today: false })
  })

  it('tells the days apart at midnight UTC', async () => {
    const midnight = Math.ceil(TEST_NOW_MS / MS_PER_DAY) * MS_PER_DAY
    const id = await players.join()
    await book(id, 'claim', midnight - 1)
    await book(id, 'claim', midnight)
    server.clock.set(midnight)
    expect(await progress(id)).toMatchObject({ active_days: 2, active_today: true })
  })

  it('stops at the tenth day, however many there are', async () => {
    const id = await players.join()
    for (let day = 0; day < 12; day++) await book(id, 'claim', TEST_NOW_MS + day * MS_PER_DAY)
    server.clock.set(TEST_NOW_MS + 12 * MS_PER_DAY)
    expect(await progress(id)).toMatchObject({ active_days: 10 })
  })
})

describe('points of the airdrop (row 182; R38)', () => {
  const part = (count: number, points: number) => ({ count, points })

  it('are claimed TOK, ten a win and nothing else that brings TOK', async () => {
    const id = await players.join()
    await book(id, 'claim', TEST_NOW_MS, 2.6)
    await book(id, 'claim', TEST_NOW_MS + 1, 0.5)
    await book(id, 'fight-win', TEST_NOW_MS + 2)
    await book(id, 'fight-win', TEST_NOW_MS + 3, 5, 'star')
    await book(id, 'hunt', TEST_NOW_MS + 4, 50)
    expect(await airdrop(id)).toMatchObject({
      version: 1,
      points: { total: 13, tok: part(3, 3), wins: part(1, 10), friends: part(0, 0) },
      since_yesterday: { total: 13 },
      wins_today: 1,
    })
  })

  it('floor what was claimed once, over all days, whether or not they are summed', async () => {
    const id = await players.join()
    for (let day = 0; day < 3; day++) {
      await book(id, 'claim', server.clock.nowMs(), 0.4)
      nextDay()
      if (day === 1) await sumUp()
    }
    expect((await airdrop(id)).points.tok).toEqual(part(1, 1))
  })

  it('count thirty wins of a UTC day at most, and say how many there were', async () => {
    const id = await players.join()
    for (let win = 0; win < 32; win++) await book(id, 'fight-win', server.clock.nowMs() + win, 0.1)
    expect(await airdrop(id)).toMatchObject({ points: { wins: part(30, 300) }, wins_today: 32 })
    nextDay()
    await sumUp()
    await book(id, 'fight-win', server.clock.nowMs(), 0.1)
    expect(await airdrop(id)).toMatchObject({
      points: { wins: part(31, 310) },
      since_yesterday: { total: 10, wins: part(1, 10) },
      wins_today: 1,
    })
  })

  it('are the same before the days are summed, while they are, and afterwards', async () => {
    const id = await players.join()
    await beActive(id, 3)
    await book(id, 'claim', TEST_NOW_MS, 7)
    nextDay()
    await book(id, 'fight-win', server.clock.nowMs())
    const before = await airdrop(id)
    expect(before).toMatchObject({ active_days: 5, points: { total: 17 }, since_yesterday: { total: 10 } })
    expect(await sumUpAirdrop(server.scope(), 1)).toBe(1)
    expect(await airdrop(id)).toEqual(before)
    expect(await sumUp()).toBeGreaterThan(0)
    expect(await airdrop(id)).toEqual(before)
    expect(await sumUp()).toBe(0)
    expect(await airdrop(id)).toEqual(before)
  })

  it('take no day before it is over for ten minutes: what was under way is booked by then', async () => {
    await sumUp()
    const midnight = Math.ceil(TEST_NOW_MS / MS_PER_DAY) * MS_PER_DAY
    server.clock.set(midnight + 9 * MS_PER_MINUTE)
    expect(await sumUp()).toBe(0)
    server.clock.set(midnight + 10 * MS_PER_MINUTE)
    expect(await sumUp()).toBeGreaterThan(0)
  })

  it('count each friend who meets the checklist, twenty at most, from the night after', async () => {
    const id = await players.join()
    const friends = await Promise.all(Array.from({ length: 22 }, () => players.join()))
    for (const [index, friend] of friends.entries()) {
      await befriend(id, friend)
      await beActive(friend, index === 0 ? 9 : 10)
    }
    nextDay()
    await sumUp()
    expect(await airdrop(id)).toMatchObject({
      points: { friends: part(20, 2000), total: 2000 },
      since_yesterday: { friends: part(20, 2000) },
    })
    nextDay()
    await sumUp()
    expect((await airdrop(id)).since_yesterday.total).toBe(0)
  })

  it('count no friend who is banned, deleted, or came back by another’s invitation', async () => {
    const [id, other] = [await players.join(), await players.join()]
    const [bossEvents, banned, deleted, gone] = await Promise.all(Array.from({ length: 4 }, () => players.join()))
    for (const friend of [bossEvents, banned, deleted, gone] as number[]) {
      await befriend(id, friend)
      await beActive(friend)
    }
    nextDay()
    await sumUp()
    expect((await airdrop(id)).points.friends.count).toBe(4)
    await ban(banned as number)
    await server.call('users.delete', {}, { as: deleted as number })
    await befriend(other, gone as number)
    nextDay()
    await sumUp()
    expect(await airdrop(id)).toMatchObject({
      points: { friends: part(1, 100) },
      since_yesterday: { friends: part(-3, -300), total: -300 },
    })
    expect((await airdrop(other)).points.friends).toEqual(part(1, 100))
  })

  it('go with the account, and begin anew with a player who joins again; no other player has them', async () => {
    const [id, other] = [await players.join(), await players.join()]
    await book(id, 'claim', TEST_NOW_MS, 40)
    nextDay()
    await sumUp()
    expect(await airdrop(id)).toMatchObject({ active_days: 1, points: { total: 40 } })
    expect(await airdrop(other)).toMatchObject({ active_days: 0, points: { total: 0 } })
    await server.call('users.delete', {}, { as: id })
    const rows = await server.db.selectFrom('airdrop_sums').selectAll().where('player_id', '=', BigInt(id)).execute()
    expect(rows).toEqual([])
    nextDay()
    await sumUp()
    server.clock.advance(31 * MS_PER_DAY)
    await server.call('users.onboard', { body: { house_id: 1 } }, { as: id })
    expect(await airdrop(id)).toMatchObject({ active_days: 0, points: { total: 0 } })
    await book(id, 'claim', server.clock.nowMs(), 3)
    nextDay()
    await sumUp()
    expect((await airdrop(id)).points.total).toBe(3)
  })

  it('stay with a player who is watched, and are closed to one who is banned, to whom the fair-play page says why', async () => {
    const id = await players.join()
    await book(id, 'claim', TEST_NOW_MS, 4)
    await asAdmin('watch', String(id), '--why', 'odd hours')
    expect(await airdrop(id)).toMatchObject({ is_watched: true, points: { total: 4 } })
    await ban(id)
    const refused = await server.call('airdrop.get', {}, { as: id })
    expect([refused.status, refused.error.code]).toEqual([403, 'banned'])
    expect((await server.call('users.fairPlay', {}, { as: id })).data).toMatchObject({
      status: 'banned',
      reason: 'bots',
    })
  })
})
