import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { CHALLENGES_PER_DAY } from '#rules/kombat/matchmaking.ts'
import { MS_PER_DAY, MS_PER_HOUR } from '#rules/units.ts'
import { relayAll } from '#tests/helpers/database/relay-outbox.ts'
import { auditedAppWithPlayers } from '#tests/helpers/server/item-server.ts'

const { server, players } = await auditedAppWithPlayers()

const ask = (id: number, query: string) => server.call('combats.challenge', { body: { query } }, { as: id })

const belongings = async (id: number) => {
  const { challenge_day: _, challenges_today: __, ...row } = await players.row(id)
  const balances = await server.db
    .selectFrom('balances')
    .selectAll()
    .where('owner_id', '=', BigInt(id))
    .orderBy('asset')
    .execute()
  return { row, balances }
}

describe('a challenge (rows 94, 96; R11)', () => {
  let nibbles: number
  beforeAll(async () => {
    nibbles = await players.join({ username: 'NibblesTheGreat' })
  })

  it.each([
    ['the username', 'NibblesTheGreat'],
    ['the username in other letters', 'nIBBLEStheGREAT'],
    ['the username with its @ and spaces around', '  @NibblesTheGreat '],
  ])('finds its opponent by %s', async (_what, query) => {
    const challenger = await players.join()
    const fight = await players.challenge(challenger, query)
    expect(fight.enemy).toMatchObject({ user_id: nibbles, username: 'NibblesTheGreat' })
    expect(fight.user.user_id).toBe(challenger)
  })

  it('finds its opponent by id, as a friendly link or a revenge does', async () => {
    const [challenger, opponent] = [await players.join(), await players.join()]
    expect((await players.challenge(challenger, opponent)).enemy.user_id).toBe(opponent)
  })

  it('shows whom it would meet before it is fought', async () => {
    const [challenger, opponent] = [await players.join(), await players.join({ username: 'preview_me', houseId: 4 })]
    const { data } = await server.call('combats.opponent', { params: { query: '@Preview_Me' } }, { as: challenger })
    expect(data).toMatchObject({ user_id: opponent, house_id: 4 })
    expect((await players.challenge(challenger, 'preview_me')).enemy).toEqual(data)
  })

  it('costs no energy, moves no rank, brings nothing and counts for no streak, on either side', async () => {
    const [challenger, opponent] = [await players.join({ houseId: 1 }), await players.join()]
    await players.arrange(challenger, { rank_points: 500, best_rank_points: 600, fights: 9, wins: 7, win_streak: 3 })
    const before = [await belongings(challenger), await belongings(opponent)]
    for (let round = 0; round < 6; round++) {
      const fight = await players.challenge(challenger, opponent)
      expect(fight).toMatchObject({
        kind: 'challenge',
        is_bot: false,
        ranked: false,
        old_rank: 500,
        new_rank: 500,
        rank_gain: 0,
        win_streak: { no: 3, streak_amount: 0 },
        drops: { tok: 0, star: 0, materials: [], stones: [], equipments: [] },
      })
    }
    expect([await belongings(challenger), await belongings(opponent)]).toEqual(before)
  })

  it('is fought without energy, and leaves a pending match alone', async () => {
    const [challenger, opponent] = [await players.join(), await players.join()]
    const pending = (await server.call('combats.find', {}, { as: challenger })).data
    await players.arrange(challenger, { energy: 0, energy_refill_at: new Date(server.clock.nowMs() + MS_PER_HOUR) })
    await players.challenge(challenger, opponent)
    await players.arrange(challenger, { energy: 1 })
    expect((await server.call('combats.find', {}, { as: challenger })).data).toEqual(pending)
  })

  it('is in the histories of both, and can be watched and proved', async () => {
    const [challenger, opponent] = [await players.join(), await players.join()]
    const fight = await players.challenge(challenger, opponent)
    await relayAll(server)
    const rows = await Promise.all(
      [challenger, opponent].map(
        async (as) => (await server.call('combats.history', { query: {} }, { as })).data.items,
      ),
    )
    const same = { replay_id: fight.replay_id, kind: 'challenge', winner: fight.winner, rank_gain: 0 }
    expect(rows[0]).toMatchObject([{ ...same, as: 'attacker', opponent: { user_id: opponent, is_bot: false } }])
    expect(rows[1]).toMatchObject([{ ...same, as: 'defender', opponent: { user_id: challenger, is_bot: false } }])
    const at = { params: { id: fight.replay_id } }
    const { data } = await server.call('combats.replay', at, { as: opponent })
    expect(data).toMatchObject({ viewer: 'defender', own: null, scenario: fight.scenario })
    expect((await server.call('combats.verify', at, { as: opponent })).data).toMatchObject({
      commitment_holds: true,
      scenario_holds: true,
    })
  })

  it('does not keep a real opponent out of the next search: only matches count as met', async () => {
    const [challenger, opponent] = [await players.join({ houseId: 6 }), await players.join({ houseId: 6 })]
    for (const id of [challenger, opponent])
      await players.arrange(id, { fights: 5, rank_points: 7000, best_rank_points: 7000 })
    await players.challenge(challenger, opponent)
    expect((await players.find(challenger)).user_id).toBe(opponent)
  })

  it('repeated with its key answers the same fight and counts once', async () => {
    const [challenger, opponent] = [await players.join(), await players.join()]
    const options = { as: challenger, idempotencyKey: randomUUID() }
    const body = { query: String(opponent) }
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => server.call('combats.challenge', { body }, options)),
    )
    for (const answer of answers) expect(answer.data).toEqual(answers[0]?.data)
    expect(answers[0]?.data.client_key).toBe(options.idempotencyKey)
    expect((await players.row(challenger)).challenges_today).toBe(1)
    const other = await server.call('combats.challenge', { body: { query: '1' } }, options)
    expect(other.error.code).toBe('idempotency-conflict')
  })

  it('does not deadlock when two players challenge each other at once, many times over', async () => {
    const [one, two] = [await players.join(), await players.join()]
    const both = Array.from({ length: 8 }, () => [players.challenge(one, two), players.challenge(two, one)]).flat()
    expect(await Promise.all(both)).toHaveLength(16)
  })
})

describe('twenty challenges a day (R11)', () => {
  it('are all that a UTC day has, also when thirty come at once', async () => {
    const [challenger, opponent] = [await players.join(), await players.join()]
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask(challenger, String(opponent))))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(CHALLENGES_PER_DAY)
    for (const refused of answers.filter((answer) => answer.status !== 200)) {
      expect(refused.status).toBe(400)
      expect(refused.error).toEqual({
        code: 'challenge-limit',
        message: 'No challenges left today. New ones tomorrow.',
      })
    }
    expect((await server.call('combats.history', { query: {} }, { as: challenger })).data.total).toBe(20)
  })

  it('start again at 00:00 UTC, not a millisecond earlier, and refused ones do not count', async () => {
    const midnightMs = Math.ceil(server.clock.nowMs() / MS_PER_DAY) * MS_PER_DAY
    const [challenger, opponent] = [await players.join(), await players.join()]
    server.clock.set(midnightMs - 1)
    for (const query of ['', 'nobody_of_that_name', String(challenger)])
      expect((await ask(challenger, query)).status).not.toBe(200)
    for (let round = 0; round < CHALLENGES_PER_DAY; round++) await players.challenge(challenger, opponent)
    expect((await ask(challenger, String(opponent))).error.code).toBe('challenge-limit')
    server.clock.set(midnightMs)
    expect((await ask(challenger, String(opponent))).status).toBe(200)
    expect(await players.row(challenger)).toMatchObject({ challenges_today: 1 })
  })
})

describe('a challenge that cannot be (row 95)', () => {
  let me: number
  beforeAll(async () => {
    me = await players.join({ username: 'its_me' })
  })

  const cases: [what: string, query: string, status: number, code: string, message: string][] = [
    ['an empty query', '', 400, 'invalid-challenge-query', 'invalid challenge query'],
    ['a blank one', ' \t ', 400, 'invalid-challenge-query', 'invalid challenge query'],
    ['an @ without a name', '@', 400, 'invalid-challenge-query', 'invalid challenge query'],
    ['text that no database takes', 'a\u0000b', 400, 'invalid-challenge-query', 'invalid challenge query'],
    ['an unknown name', 'nobody_of_that_name', 404, 'opponent-not-found', 'No player with that name or ID'],
    ['a name with wildcards', '%', 404, 'opponent-not-found', 'No player with that name or ID'],
    ['an unknown id', '123456789012345', 404, 'opponent-not-found', 'No player with that name or ID'],
    ['a number that is no id', '99999999999999999999999', 404, 'opponent-not-found', 'No player with that name or ID'],
    ['the id of all bots', '0', 404, 'opponent-not-found', 'No player with that name or ID'],
    ['the own id', 'own id', 400, 'self-challenge', "You can't challenge yourself"],
    ['the own name', '@Its_Me', 400, 'self-challenge', "You can't challenge yourself"],
  ]
  it.each(cases)('%s is refused and costs nothing', async (_what, query, status, code, message) => {
    const before = await players.row(me)
    const asked = query === 'own id' ? String(me) : query
    const answer = await ask(me, asked)
    expect([answer.status, answer.error]).toEqual([status, { code, message }])
    expect(await players.row(me)).toEqual(before)
    if (asked === '') return
    const preview = await server.call('combats.opponent', { params: { query: asked } }, { as: me })
    expect([preview.status, preview.error]).toEqual([status, { code, message }])
  })
})
