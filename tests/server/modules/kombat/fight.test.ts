import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { FightAnswer } from '#contracts/wire.ts'
import { FINDING_MIN_MS } from '#rules/constants.ts'
import { replayHp, winnerByHp } from '#rules/kombat/fight-replay.ts'
import { rankChange, rankPoints } from '#rules/season/ranks.ts'
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '#rules/units.ts'
import { untilLockWaits } from '#tests/helpers/database/lock-waiters.ts'
import { relayAll } from '#tests/helpers/database/relay-outbox.ts'
import { itemPlayers } from '#tests/helpers/players/item-players.ts'
import { growTestWorld } from '#tests/helpers/players/kombat-players.ts'
import { auditedAppWithPlayers } from '#tests/helpers/server/item-server.ts'

const { server, players } = await auditedAppWithPlayers()
await growTestWorld(server)

const fight = (id: number, idempotencyKey?: string) => server.call('combats.fight', {}, { as: id, idempotencyKey })

const firstWins = async (id: number): Promise<number> => (await itemPlayers(server).booked(id, 'first-win')).length

const balanceOf = async (id: number) => (await server.call('users.balance', {}, { as: id })).data

describe('a fight that cannot be (rows 86, 97; R11)', () => {
  it('without a pending opponent: match not found, and nothing is lost', async () => {
    const id = await players.join()
    const before = await players.row(id)
    const answer = await fight(id)
    expect(answer.status).toBe(400)
    expect(answer.error).toEqual({ code: 'match-not-found', message: 'match not found' })
    expect(await players.row(id)).toEqual(before)
  })

  it('with an opponent that is five minutes old: match not found, and nothing is lost', async () => {
    const id = await players.join()
    await server.call('combats.find', {}, { as: id })
    server.clock.advance(5 * MS_PER_MINUTE)
    expect((await fight(id)).error.code).toBe('match-not-found')
    expect((await players.row(id)).energy).toBe(20)
  })

  it('in the first three seconds: says how long to wait, and keeps the opponent', async () => {
    const id = await players.join()
    const found = (await server.call('combats.find', {}, { as: id })).data
    for (const [waitedMs, leftMs] of [
      [0, FINDING_MIN_MS],
      [FINDING_MIN_MS - 1, 1],
    ] as const) {
      server.clock.advance(waitedMs)
      const answer = await fight(id)
      expect(answer.status).toBe(400)
      expect(answer.error).toMatchObject({ code: 'fight-too-early', details: { waitMs: leftMs } })
    }
    expect((await players.row(id)).energy).toBe(20)
    expect((await server.call('combats.find', {}, { as: id })).data).toEqual(found)
    server.clock.advance(1)
    expect((await fight(id)).data.commitment).toBe(found.commitment)
  })

  it('in the first three seconds with a key: the same key is free for the fight itself', async () => {
    const id = await players.join()
    const key = randomUUID()
    await server.call('combats.find', {}, { as: id })
    expect((await fight(id, key)).error.code).toBe('fight-too-early')
    server.clock.advance(FINDING_MIN_MS)
    expect((await fight(id, key)).data.client_key).toBe(key)
  })

  it('without energy, though it was there when the opponent was found: out of energies, the opponent stays', async () => {
    const id = await players.join()
    const found = await players.find(id)
    await players.arrange(id, { energy: 0, energy_refill_at: new Date(server.clock.nowMs() + MS_PER_HOUR) })
    const answer = await fight(id)
    expect(answer.status).toBe(400)
    expect(answer.error).toEqual({ code: 'out-of-energies', message: 'out of energies' })
    await players.arrange(id, { energy: 1 })
    expect((await fight(id)).data.commitment).toBe(found.commitment)
  })
})

describe('a fight (rows 83, 90–93; R07, R10, R12, R13)', () => {
  it('burns one energy, moves the rank, pays by the ledger and says all of it', async () => {
    const id = await players.join({ houseId: 1 })
    const before = await balanceOf(id)
    const found = await players.find(id)
    const answer = (await fight(id)).data
    expect(answer.enemy).toMatchObject({ username: found.username, rank: found.rank, power: found.power })
    expect(answer.energy).toMatchObject({ current_energy: 19 })
    expect(Date.parse(answer.energy.next_refill ?? '')).toBe(server.clock.nowMs() + 3 * MS_PER_HOUR)
    expect(answer.kind).toBe('match')
    expect(answer.new_rank).toBe(answer.old_rank + answer.rank_gain)
    expect(answer.balance).toBe(before + answer.drops.tok + answer.win_streak.streak_amount)
    expect(answer.balance).toBe(await balanceOf(id))
    expect(answer.stars).toBe((await server.call('users.stars', {}, { as: id })).data)
    const me = (await server.call('combats.me', {}, { as: id })).data
    expect(me).toMatchObject({ rank: answer.new_rank, fights: 1, wins: answer.winner === 'attacker' ? 1 : 0 })
  })

  it('plays through to the HP and the winner of the result', async () => {
    const id = await players.join({ houseId: 5 })
    for (let round = 0; round < 5; round++) {
      const { scenario, winner, user, enemy } = await players.fight(id)
      const maxHp = { attacker: user.health_point, defender: enemy.health_point }
      const end = replayHp(scenario, maxHp).at(-1)
      expect(end && winnerByHp(end, maxHp)).toBe(winner)
    }
  })

  it('fought ten times at once with ten keys, is fought once: one energy, one stored fight; the others find no match', async () => {
    const id = await players.join()
    await players.find(id)
    const answers = await Promise.all(Array.from({ length: 10 }, () => fight(id, randomUUID())))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    for (const answer of answers) if (answer.status !== 200) expect(answer.error.code).toBe('match-not-found')
    expect(await players.row(id)).toMatchObject({ energy: 19, fights: 1 })
    expect((await server.call('combats.history', { query: {} }, { as: id })).data.total).toBe(1)
  })

  it('sent ten times at once with one key, is fought once and answered ten times the same', async () => {
    const id = await players.join()
    await players.find(id)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => fight(id, key)))
    for (const answer of answers) expect(answer.data).toEqual(answers[0]?.data)
    expect(await players.row(id)).toMatchObject({ energy: 19, fights: 1 })
  })

  it('waits for another call of its player, and burns from what that call has left', async () => {
    const id = await players.join()
    await players.find(id)
    const other = await server.db.startTransaction().execute()
    await other.updateTable('players').set({ energy: 5 }).where('id', '=', BigInt(id)).execute()
    const answer = fight(id)
    await untilLockWaits(server.db)
    await other.commit().execute()
    expect((await answer).data.energy.current_energy).toBe(4)
  })

  it('does not touch a real defender, who sees it in the history', async () => {
    // Both rank far above all others, so that they find only each other.
    const [id, other] = [await players.join({ houseId: 4 }), await players.join({ houseId: 4 })]
    for (const one of [id, other])
      await players.arrange(one, { fights: 5, rank_points: 20_000, best_rank_points: 20_000 })
    const found = await players.find(id)
    expect(found.user_id).toBe(other)
    const before = await players.row(found.user_id)
    const answer = (await fight(id)).data
    expect(await players.row(found.user_id)).toEqual(before)
    await relayAll(server)
    const seen = (await server.call('combats.history', { query: { as: 'defender' } }, { as: found.user_id })).data.items
    expect(seen).toMatchObject([{ replay_id: answer.replay_id, as: 'defender', rank_gain: 0 }])
  })

  it('does not deadlock when two players attack each other at once', async () => {
    const pair = [await players.join({ houseId: 2 }), await players.join({ houseId: 2 })]
    for (const id of pair) await players.arrange(id, { fights: 5, rank_points: 30_000, best_rank_points: 30_000 })
    for (const id of pair) expect(pair).toContain((await players.find(id)).user_id)
    expect((await Promise.all(pair.map((id) => fight(id)))).map((answer) => answer.status)).toEqual([200, 200])
  })

  it('gives the rank points of the golden table for the ranks that are shown (R12)', async () => {
    for (const rank of [350, 700, 1000, 1700]) {
      const id = await players.join({ houseId: 3 })
      await players.arrange(id, { fights: 5, rank_points: rank, best_rank_points: rank })
      const answer = await players.fight(id)
      const expected = rankChange({
        own: rankPoints(rank),
        opponent: rankPoints(answer.enemy.rank),
        won: answer.winner === 'attacker',
        isBot: answer.is_bot,
      })
      expect(answer).toMatchObject({
        old_rank: rank,
        new_rank: expected.newRank,
        rank_gain: expected.gain,
        ranked: true,
      })
      expect((await players.row(id)).best_rank_points).toBe(Math.max(rank, expected.newRank))
    }
  })
})

describe('what wins bring (R13, row 93)', () => {
  const winTimes = async (id: number, wins: number): Promise<FightAnswer[]> => {
    const won: FightAnswer[] = []
    while (won.length < wins) {
      await players.arrange(id, { energy: 20, fights: 0, wins: 0 })
      const answer = await players.fight(id)
      if (answer.winner === 'attacker') won.push(answer)
    }
    return won
  }

  it('the first win of a UTC day one TOK more, once a day', async () => {
    const id = await players.join({ houseId: 2 })
    const midnightMs = Math.ceil(server.clock.nowMs() / MS_PER_DAY) * MS_PER_DAY
    server.clock.set(midnightMs)
    const today = await winTimes(id, 3)
    expect(today.map((answer) => answer.drops.tok)).toEqual([1.1e9, 0.1e9, 0.1e9])
    expect(await firstWins(id)).toBe(1)
    server.clock.set(midnightMs + MS_PER_DAY)
    expect((await winTimes(id, 2)).map((answer) => answer.drops.tok)).toEqual([1.1e9, 0.1e9])
    expect(await firstWins(id)).toBe(2)
  })

  it('money for a row of wins, 0.05 TOK for each after the first, ten at most; five TOK a UTC day; a loss ends the row', async () => {
    const id = await players.join({ houseId: 2 })
    const midnightMs = Math.ceil(server.clock.nowMs() / MS_PER_DAY) * MS_PER_DAY
    server.clock.set(midnightMs)
    let row = 0
    let paid = 0
    let lost = 0
    for (let round = 0; round < 30 || lost === 0; round++) {
      await players.arrange(id, { energy: 20, fights: 0, wins: 0 })
      const answer = await players.fight(id)
      const won = answer.winner === 'attacker'
      row = won ? row + 1 : 0
      if (!won) lost++
      const amount = won ? Math.min(0.05e9 * Math.min(row - 1, 10), 5e9 - paid) : 0
      paid += amount
      expect(answer.win_streak).toEqual({ no: row, streak_amount: amount })
    }
    await players.arrange(id, { win_streak: 40 })
    const rest = await winTimes(id, 1)
    expect(rest[0]?.win_streak.no).toBeGreaterThan(0)
    await server.db
      .updateTable('players')
      .set({ streak_paid_nano: 4_800_000_000n, win_streak: 40 })
      .where('id', '=', BigInt(id))
      .execute()
    // This win reaches the day's limit to the nano.
    let capped = await players.fight(id)
    while (capped.winner !== 'attacker') {
      await players.arrange(id, { win_streak: 40, energy: 20, fights: 0, wins: 0 })
      capped = await players.fight(id)
    }
    expect(capped.win_streak).toEqual({ no: 41, streak_amount: 200_000_000 })
    await players.arrange(id, { win_streak: 40 })
    for (const answer of await winTimes(id, 2)) expect(answer.win_streak.streak_amount).toBe(0)
    server.clock.set(midnightMs + MS_PER_DAY)
    await players.arrange(id, { win_streak: 40 })
    const [tomorrow] = await winTimes(id, 1)
    expect(tomorrow?.win_streak.streak_amount).toBe(tomorrow?.win_streak.no === 41 ? 500_000_000 : 0)
  })

  it('an item at most once a UTC day, and everything that drops is really owned', async () => {
    const id = await players.join({ houseId: 2 })
    const answers = await winTimes(id, 60)
    const items = answers.flatMap((answer) => answer.drops.equipments)
    const days = new Set(answers.map((answer) => answer.fought_at.slice(0, 10)))
    expect(items.length).toBeLessThanOrEqual(days.size)
    const owned = await server.db.selectFrom('items').select('id').where('owner_id', '=', BigInt(id)).execute()
    expect(new Set(owned.map((row) => row.id))).toEqual(new Set(items.map((item) => item.id)))
    // In Bronze rubies and diamonds become one wood.
    const slugs = new Set(answers.flatMap((answer) => answer.drops.materials.map((stack) => stack.slug)))
    expect([...slugs].filter((slug) => /ruby|diamond/.test(slug))).toEqual([])
    expect(answers.flatMap((answer) => answer.drops.stones)).toEqual([])
  })
})
