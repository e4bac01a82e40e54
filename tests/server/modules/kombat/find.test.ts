import { describe, expect, it } from 'vitest'
import { FINDING_MIN_MS } from '#rules/constants.ts'
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '#rules/units.ts'
import { growTestWorld } from '#tests/helpers/players/kombat-players.ts'
import { appWithPlayers } from '#tests/helpers/server/item-server.ts'

const { server, players } = await appWithPlayers()

const find = (id: number) => server.call('combats.find', {}, { as: id })

describe('the first opponents (rows 86, 87; R11)', () => {
  it('are five marked bots at 0.8 of the power, with a rank near the player’s that is never negative', async () => {
    const id = await players.join()
    const own = (await server.call('combats.me', {}, { as: id })).data
    for (let round = 0; round < 5; round++) {
      const found = await players.find(id)
      expect(found).toMatchObject({ is_bot: true, user_id: 0 })
      expect(found.rank).toBeGreaterThanOrEqual(0)
      expect(found.rank).toBeLessThanOrEqual(50 + 24)
      expect(found.power / own.power).toBeCloseTo(0.8, 1)
      await server.call('combats.fight', {}, { as: id })
    }
    const rows = (await server.call('combats.history', { query: {} }, { as: id })).data.items
    expect(rows.map((row) => row.opponent.is_bot)).toEqual([true, true, true, true, true])
  })

  it('are bots later too where nobody fits, with 0.85 to 1.05 of the power, and the replaced rank counts for the rank points', async () => {
    const id = await players.join()
    await players.arrange(id, { fights: 5, rank_points: 9000, best_rank_points: 9000 })
    const own = (await server.call('combats.me', {}, { as: id })).data
    let rank = 9000
    for (let round = 0; round < 8; round++) {
      const found = await players.find(id)
      expect(found.is_bot).toBe(true)
      expect(found.power / own.power).toBeGreaterThan(0.84)
      expect(found.power / own.power).toBeLessThan(1.06)
      expect(found.rank - rank).toBeGreaterThanOrEqual(-25)
      expect(found.rank - rank).toBeLessThanOrEqual(24)
      const fight = (await server.call('combats.fight', {}, { as: id })).data
      // R12: a win against a bot gives at most +10; a loss follows the shown rank.
      const loss = -Math.round(15 - (found.rank - rank) / 25)
      expect(fight.rank_gain).toBe(fight.winner === 'attacker' ? 10 : loss)
      rank = fight.new_rank
    }
  })
})

describe('real opponents (R11, row 86)', () => {
  const OWN_RANK = 20_000
  let crowd = 0

  /** Each test has separate ranks, so that none meets another's players. */
  const seekerAnd = async (others: readonly { offset: number; powerRatio?: number }[]) => {
    const rank = OWN_RANK + 2000 * crowd++
    const seeker = await players.join()
    await players.arrange(seeker, { fights: 5, rank_points: rank, best_rank_points: rank })
    const { power } = (await server.call('combats.me', {}, { as: seeker })).data
    const ids: number[] = []
    for (const { offset, powerRatio = 1 } of others) {
      const id = await players.join()
      const points = rank + offset
      await players.arrange(id, {
        rank_points: points,
        best_rank_points: points,
        power: Math.round(power * powerRatio),
      })
      ids.push(id)
    }
    return { seeker, ids, rank, power }
  }

  it.each([
    ['within 100 before one within 200', [{ offset: 101 }, { offset: -100 }], 1],
    ['within 200 before one within 400', [{ offset: 399 }, { offset: -200 }], 1],
    ['within 400', [{ offset: -400 }], 0],
    ['of 0.8 of the power', [{ offset: 0, powerRatio: 0.8005 }], 0],
    ['of 1.25 of the power', [{ offset: 0, powerRatio: 1.2495 }], 0],
    ['further in rank before one that is too strong', [{ offset: 0, powerRatio: 1.26 }, { offset: 300 }], 1],
  ] as const)('one %s', async (_what, others, chosen) => {
    const { seeker, ids } = await seekerAnd(others)
    expect((await players.find(seeker)).user_id).toBe(ids[chosen])
  })

  it.each([
    ['nobody is within 400', [{ offset: 401 }, { offset: -401 }]],
    [
      'all are too weak or too strong',
      [
        { offset: 0, powerRatio: 0.79 },
        { offset: 10, powerRatio: 1.26 },
      ],
    ],
  ] as const)('a bot when %s', async (_what, others) => {
    const { seeker } = await seekerAnd(others)
    expect((await players.find(seeker)).is_bot).toBe(true)
  })

  it('are none of the last five met: six neighbours are met in turn, with five a bot comes in between', async () => {
    const six = await seekerAnd([
      { offset: 1 },
      { offset: 2 },
      { offset: 3 },
      { offset: 4 },
      { offset: 5 },
      { offset: 6 },
    ])
    const met: number[] = []
    for (let round = 0; round < 12; round++) {
      await players.arrange(six.seeker, { rank_points: six.rank, energy: 20 })
      met.push((await players.fight(six.seeker)).enemy.user_id)
      expect(met.slice(-6, -1)).not.toContain(met.at(-1))
    }
    expect(new Set(met)).toEqual(new Set(six.ids))

    const five = await seekerAnd([{ offset: 1 }, { offset: 2 }, { offset: 3 }, { offset: 4 }, { offset: 5 }])
    const bots: boolean[] = []
    for (let round = 0; round < 7; round++) {
      await players.arrange(five.seeker, { rank_points: five.rank })
      bots.push((await players.fight(five.seeker)).is_bot)
    }
    expect(bots).toEqual([false, false, false, false, false, true, false])
  })
})

describe('the pending opponent (R11, T12)', () => {
  it('is the same until five minutes are over, also for many callers at once', async () => {
    const id = await players.join()
    const found = await Promise.all(Array.from({ length: 8 }, () => find(id)))
    expect(new Set(found.map((answer) => JSON.stringify(answer.data))).size).toBe(1)
    server.clock.advance(5 * MS_PER_MINUTE - 1)
    expect((await find(id)).data).toEqual(found[0]?.data)
    server.clock.advance(1)
    expect((await find(id)).data.match_id).not.toBe(found[0]?.data.match_id)
    const mine = server.db.selectFrom('pending_matches').selectAll().where('player_id', '=', BigInt(id))
    expect(await mine.execute()).toHaveLength(1)
  })

  it('says from when it may be fought: three seconds after it was found', async () => {
    const id = await players.join()
    const { fight_from, expires_at } = (await find(id)).data
    expect(Date.parse(fight_from)).toBe(server.clock.nowMs() + FINDING_MIN_MS)
    expect(Date.parse(expires_at)).toBe(server.clock.nowMs() + 5 * MS_PER_MINUTE)
  })

  it('needs energy: out of energies, and energy that came back while away counts', async () => {
    const id = await players.join()
    await players.arrange(id, { energy: 0, energy_refill_at: new Date(server.clock.nowMs() + MS_PER_HOUR) })
    const answer = await find(id)
    expect(answer.status).toBe(400)
    expect(answer.error).toEqual({ code: 'out-of-energies', message: 'out of energies' })
    server.clock.advance(MS_PER_HOUR)
    expect((await find(id)).status).toBe(200)
  })

  it('found under rules that this build does not have gives way to a new one', async () => {
    const id = await players.join()
    const old = await players.find(id)
    await server.db
      .updateTable('pending_matches')
      .set({ rules_version: 'long ago' })
      .where('player_id', '=', BigInt(id))
      .execute()
    expect((await server.call('combats.fight', {}, { as: id })).error.code).toBe('match-not-found')
    expect((await players.find(id)).match_id).not.toBe(old.match_id)
    expect((await server.call('combats.fight', {}, { as: id })).status).toBe(200)
  })
})

it('energy (rows 100–102, 189) refills five every three hours, however often it is read, in UTC without summer time', async () => {
  const id = await players.join()
  const energy = async () => (await server.call('combats.energy', {}, { as: id })).data
  // 2027-03-28: daylight saving begins in Europe.
  server.clock.set(Date.UTC(2027, 2, 28, 0, 30))
  for (let round = 0; round < 7; round++) await players.fight(id)
  const burnedMs = Date.UTC(2027, 2, 28, 0, 30) + FINDING_MIN_MS
  expect(await energy()).toMatchObject({
    current_energy: 13,
    next_refill: new Date(burnedMs + 3 * MS_PER_HOUR).toISOString(),
  })
  server.clock.set(burnedMs + 3 * MS_PER_HOUR - 1)
  expect((await energy()).current_energy).toBe(13)
  server.clock.set(burnedMs + 3 * MS_PER_HOUR)
  expect((await energy()).current_energy).toBe(18)
  server.clock.set(burnedMs + 6 * MS_PER_HOUR)
  expect(await energy()).toMatchObject({ current_energy: 20, next_refill: null })
  server.clock.advance(MS_PER_DAY)
  expect((await energy()).current_energy).toBe(20)
})

it('the first-start world (R44) has 300 NPCs over all eight leagues, stays as it is, and gives newcomers real opponents', async () => {
  expect(await growTestWorld(server)).toBe(true)
  expect(await growTestWorld(server, 8)).toBe(false)
  const npcs = await server.db.selectFrom('players').select('rank_points').where('npc', '=', true).execute()
  expect(npcs).toHaveLength(300)
  for (const floor of [0, 400, 800, 1200, 1600, 2000, 3000, 5000])
    expect(npcs.some((npc) => npc.rank_points >= floor && npc.rank_points < floor + 1000)).toBe(true)
  const id = await players.join()
  await players.arrange(id, { fights: 5, rank_points: 120, best_rank_points: 120 })
  const fight = await players.fight(id)
  expect(fight.is_bot).toBe(false)
  const before = await players.row(fight.enemy.user_id)
  const again = await players.challenge(id, fight.enemy.user_id)
  expect(again.enemy.username).toBe(fight.enemy.username)
  expect(await players.row(fight.enemy.user_id)).toEqual(before)
})
