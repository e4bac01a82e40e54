import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { LedgerReason } from '#contracts/ledger-reasons.ts'
import { MS_PER_DAY, MS_PER_HOUR, tokToNano } from '#rules/units.ts'
import { balanceOf } from '#server/db/ledger.ts'
import { relayAll } from '#tests/helpers/database/relay-outbox.ts'
import { itemPlayers } from '#tests/helpers/players/item-players.ts'
import { auditedAppWithPlayers } from '#tests/helpers/server/item-server.ts'

const { server, players } = await auditedAppWithPlayers()

const friendsOf = async (id: number, page?: number) => {
  await relayAll(server)
  return (await server.call('friends.list', { query: page === undefined ? {} : { page } }, { as: id })).data
}
const claim = (id: number) => server.call('users.claim', {}, { as: id })
const inviterOf = async (id: number) => {
  const { referrer_id } = await players.row(id)
  return referrer_id === null ? null : Number(referrer_id)
}

const joinWith = async (startParam: string, id = players.stranger()): Promise<number> => {
  const joined = await server.call('users.onboard', { body: { house_id: 0 } }, { as: id, startParam })
  expect(joined.status).toBe(200)
  return id
}
const joinBy = (inviter: number) => joinWith(String(inviter))

const qualify = async (friend: number): Promise<void> => {
  for (let fight = 0; fight < 3; fight++) await players.fight(friend)
}

/** Amounts that a player was paid for a reason, in nano. */
const paid = async (to: number, reason: LedgerReason): Promise<number[]> => {
  await relayAll(server)
  return (await itemPlayers(server).booked(to, reason)).map(([, amount]) => amount)
}

describe('the start parameter (row 14; A1, T27)', () => {
  it.each([
    ['a number', (id: number) => String(id)],
    ['a number and a guild', (id: number) => `${id}_rats`],
    ['a number and a replay', (id: number) => `${id}_rp-123`],
  ])('with %s names the inviter', async (_what, startParam) => {
    const inviter = await players.join()
    expect(await inviterOf(await joinWith(startParam(inviter)))).toBe(inviter)
  })

  it.each(['abc', 'abc_12', '12x', '-1', '0', '007', '1.5', '999999999999999999999', '_5000'])(
    '%s is ignored',
    async (startParam) => {
      expect(await inviterOf(await joinWith(startParam))).toBeNull()
    },
  )

  it('names no inviter when there is no such player', async () => {
    expect(await inviterOf(await joinWith(String(players.stranger())))).toBeNull()
  })

  it('of the first authenticated call is kept until the onboarding, which comes without it', async () => {
    const inviter = await players.join()
    const id = players.stranger()
    const refused = await server.call('users.me', {}, { as: id, startParam: `${inviter}_rats` })
    expect(refused.status).toBe(404)
    await server.call('settings.get', {}, { as: id })
    await server.call('users.onboard', { body: { house_id: 0 } }, { as: id })
    expect(await players.row(id)).toMatchObject({ referrer_id: BigInt(inviter), start_param: `${inviter}_rats` })
    expect(await server.db.selectFrom('start_params').selectAll().where('user_id', '=', BigInt(id)).execute()).toEqual(
      [],
    )
  })

  it('that came first stays, whatever link is opened later', async () => {
    const [first, second] = [await players.join(), await players.join()]
    const id = players.stranger()
    await server.call('settings.get', {}, { as: id, startParam: 'news' })
    await server.call('settings.get', {}, { as: id, startParam: String(first) })
    await server.call('season.get', {}, { as: id, startParam: String(second) })
    expect(await inviterOf(await joinWith(String(second), id))).toBe(first)
  })

  it('is not kept of a call without valid launch data', async () => {
    const inviter = await players.join()
    const id = players.stranger()
    const headers = { authorization: `${server.authorization(id, String(inviter))}0` }
    expect((await server.call('settings.get', {}, { as: null, headers })).status).toBe(401)
    await server.call('users.onboard', { body: { house_id: 0 } }, { as: id })
    expect(await inviterOf(id)).toBeNull()
  })
})

describe('which players can invite which (R39)', () => {
  it('a player cannot invite oneself', async () => {
    const id = players.stranger()
    expect(await inviterOf(await joinWith(String(id), id))).toBeNull()
  })

  it('a player who has joined cannot become a friend any more', async () => {
    const [early, inviter] = [await players.join(), await players.join()]
    await server.call('users.me', {}, { as: early, startParam: String(inviter) })
    const again = await server.call(
      'users.onboard',
      { body: { house_id: 1 } },
      { as: early, startParam: String(inviter) },
    )
    expect(again.error.code).toBe('already-onboarded')
    expect(await inviterOf(early)).toBeNull()
    expect((await friendsOf(inviter)).total).toBe(0)
  })

  it('two who invite each other at once do not become a circle', async () => {
    const [left, right] = [players.stranger(), players.stranger()]
    await Promise.all([joinWith(String(right), left), joinWith(String(left), right)])
    const inviters = [await inviterOf(left), await inviterOf(right)]
    expect(inviters.filter((id) => id !== null).length).toBeLessThanOrEqual(1)
  })
})

describe('a friend who counts (row 183; R39)', () => {
  it('does so with the third fight: 2 TOK for the inviter, 1 TOK for the friend, once', async () => {
    const inviter = await players.join({ username: 'Inviter' })
    const friend = await joinBy(inviter)
    await players.fight(friend)
    await players.fight(friend)
    expect((await friendsOf(inviter)).items[0]).toMatchObject({ fights: 2, qualified: false, earned: 0 })
    expect(await balanceOf(server.db, inviter, 'tok')).toBe(BigInt(tokToNano(10)))
    const third = await players.fight(friend)
    expect(third.balance).toBe(Number(await balanceOf(server.db, friend, 'tok')))
    await players.fight(friend)
    await relayAll(server)
    expect(await balanceOf(server.db, inviter, 'tok')).toBe(BigInt(tokToNano(12)))
    expect(await paid(inviter, 'referral')).toEqual([tokToNano(2)])
    expect(await paid(friend, 'referral-welcome')).toEqual([tokToNano(1)])
    expect((await friendsOf(inviter)).items[0]).toMatchObject({ fights: 4, qualified: true, earned: tokToNano(2) })
  })

  it('does not by challenges, which are no ranked fights', async () => {
    const inviter = await players.join()
    const friend = await joinBy(inviter)
    for (let round = 0; round < 4; round++) await players.challenge(friend, inviter)
    expect((await friendsOf(inviter)).items[0]).toMatchObject({ fights: 0, qualified: false })
  })

  it('brings 5 % of each claim for thirty days, paid by the game', async () => {
    const inviter = await players.join()
    const friend = await joinBy(inviter)
    server.clock.advance(2 * MS_PER_HOUR)
    await claim(friend)
    expect(await paid(inviter, 'referral-share')).toEqual([])
    await qualify(friend)
    const qualifiedMs = server.clock.nowMs()
    server.clock.advance(2 * MS_PER_HOUR)
    const before = await balanceOf(server.db, friend, 'tok')
    const { data } = await claim(friend)
    const share = Math.floor(data.amount * 0.05)
    expect(share).toBeGreaterThan(0)
    expect(data.balance).toBe(Number(before) + data.amount)
    expect(await paid(inviter, 'referral-share')).toEqual([share])
    expect((await friendsOf(inviter)).items[0]?.earned).toBe(tokToNano(2) + share)

    server.clock.set(qualifiedMs + 30 * MS_PER_DAY - 1)
    await claim(friend)
    expect(await paid(inviter, 'referral-share')).toHaveLength(2)
    server.clock.advance(MS_PER_DAY)
    expect((await claim(friend)).data.amount).toBeGreaterThan(0)
    expect(await paid(inviter, 'referral-share')).toHaveLength(2)
  })

  it('is paid for once, however many third fights come at once', async () => {
    const inviter = await players.join()
    const friend = await joinBy(inviter)
    await players.fight(friend)
    await players.fight(friend)
    await players.find(friend)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => server.call('combats.fight', {}, { as: friend, idempotencyKey: randomUUID() })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await paid(inviter, 'referral')).toHaveLength(1)
  })
})

it('friends who claim, their friends and the inviter, all at one moment, are all paid in full', async () => {
  const inviter = await players.join()
  const friends: number[] = []
  // Some friends are invited by a friend and some side by side, with ids above and below the inviters'.
  for (let index = 0; index < 12; index++) {
    const below = index % 3 === 2 ? (friends.at(-1) ?? inviter) : inviter
    const id = index % 2 ? players.stranger() : 4000 - index
    friends.push(await joinWith(String(below), id))
  }
  for (const friend of friends) await qualify(friend)
  server.clock.advance(2 * MS_PER_HOUR)
  const all = [inviter, ...friends]
  const answers = await Promise.all([...all, ...all].map((id) => claim(id)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(all.length)
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  const { items } = await friendsOf(inviter)
  const shares = await paid(inviter, 'referral-share')
  expect(shares).toHaveLength(items.length)
})

describe('the list of friends (row 183)', () => {
  it('is empty at first, with the link and the terms', async () => {
    const id = await players.join()
    expect(await friendsOf(id)).toEqual({
      items: [],
      total: 0,
      page: 1,
      page_size: 20,
      qualified_total: 0,
      earned_total: 0,
      link: `${server.config.client.botLink}?startapp=${id}`,
      fights_needed: 3,
      reward_inviter: tokToNano(2),
      reward_friend: tokToNano(1),
      share_percent: 5,
      share_days: 30,
    })
  })

  it('has twenty a page, who came last first, and counts all of them', async () => {
    const inviter = await players.join()
    const friends: number[] = []
    for (let index = 0; index < 23; index++) {
      server.clock.advance(1000)
      friends.push(await joinBy(inviter))
    }
    await qualify(friends[0] ?? 0)
    const first = await friendsOf(inviter)
    const second = await friendsOf(inviter, 2)
    expect([...first.items, ...second.items].map((friend) => friend.user_id)).toEqual(friends.toReversed())
    expect([first.items.length, second.items.length]).toEqual([20, 3])
    expect(second).toMatchObject({ total: 23, page: 2, qualified_total: 1, earned_total: tokToNano(2) })
    expect((await friendsOf(inviter, 3)).items).toEqual([])
  })

  it('has who deleted the account without a name, and at the top, with the reward, who began anew', async () => {
    const inviter = await players.join()
    const friend = await joinBy(inviter)
    await qualify(friend)
    server.clock.advance(1000)
    const other = await joinBy(inviter)
    expect((await server.call('users.delete', {}, { as: friend, idempotencyKey: randomUUID() })).status).toBe(200)
    expect((await friendsOf(inviter)).items).toMatchObject([
      { user_id: other },
      { user_id: 0, username: 'Deleted player', fights: 0, qualified: true, earned: tokToNano(2) },
    ])
    server.clock.advance(30 * MS_PER_DAY)
    await joinWith(String(other), friend)
    await qualify(friend)
    const { items, ...totals } = await friendsOf(inviter)
    const joinedAt = (await players.row(friend)).created_at.toISOString().replace(/\.\d+Z$/, '.000Z')
    expect(items).toMatchObject([
      { user_id: friend, fights: 3, qualified: true, earned: tokToNano(2), joined_at: joinedAt },
      { user_id: other },
    ])
    expect(totals).toMatchObject({ total: 2, qualified_total: 1 })
    expect((await friendsOf(other)).total).toBe(0)
  })

  it('shows when a friend joined to the second, because the milliseconds tell the first stance (R55)', async () => {
    const inviter = await players.join()
    server.clock.advance(321)
    await joinBy(inviter)
    server.clock.advance(679)
    expect((await friendsOf(inviter)).items[0]?.joined_at).toMatch(/:\d\d\.000Z$/)
  })

  it('goes with the account of the inviter: the friends have no inviter then, and earn no player anything', async () => {
    const inviter = await players.join()
    const friend = await joinBy(inviter)
    await qualify(friend)
    await relayAll(server)
    expect((await server.call('users.delete', {}, { as: inviter, idempotencyKey: randomUUID() })).status).toBe(200)
    expect(await players.row(friend)).toMatchObject({ referrer_id: null, referral_qualified_at: null })
    server.clock.advance(2 * MS_PER_HOUR)
    expect((await claim(friend)).status).toBe(200)
    expect(await paid(inviter, 'referral-share')).toEqual([])
    server.clock.advance(30 * MS_PER_DAY)
    await joinWith('news', inviter)
    expect(await friendsOf(inviter)).toMatchObject({ items: [], total: 0, qualified_total: 0, earned_total: 0 })
  })

  it('gets no friend whose joining reaches a deleted account, and that friend has no inviter', async () => {
    const inviter = await players.join()
    const friend = await joinBy(inviter)
    expect((await server.call('users.delete', {}, { as: inviter, idempotencyKey: randomUUID() })).status).toBe(200)
    await relayAll(server)
    expect(await inviterOf(friend)).toBeNull()
    server.clock.advance(30 * MS_PER_DAY)
    await joinWith('news', inviter)
    expect(await friendsOf(inviter)).toMatchObject({ items: [], total: 0 })
  })

  it('feeds the honor missions and the tasks of referring (R05)', async () => {
    const inviter = await players.join()
    const start = async () => {
      const { data: run } = await server.call('tasks.start', { params: { id: 'refer-a-friend' } }, { as: inviter })
      return server.call('tasks.notification', { params: { id: run } }, { as: inviter })
    }
    const friend = await joinBy(inviter)
    expect((await start()).error.message).toBe('incomplete task')
    await qualify(friend)
    await relayAll(server)
    expect((await start()).data).toEqual({ repeats: 1 })
    const { data: missions } = await server.call('upgrades.missions', {}, { as: inviter })
    expect(missions.find((mission) => mission.id === 'refer-1')?.task_user.repeats).toBe(1)
  })
})

it('the count of each inviter equals the number of friends who count, after all of this', async () => {
  await relayAll(server)
  const stored = await server.db.selectFrom('inviters').selectAll().orderBy('player_id').execute()
  const { rows: counted } = await sql`
    select inviter_id as player_id, count(*)::integer as qualified, max(qualified_at) as since
    from friendships where qualified_at is not null group by inviter_id order by inviter_id`.execute(server.db)
  expect(stored).toEqual(counted)
  expect(stored.length).toBeGreaterThan(5)
})
