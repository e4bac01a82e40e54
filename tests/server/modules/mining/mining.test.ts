import { describe, expect, it } from 'vitest'
import { CLAIM_MIN_INTERVAL_MS } from '#rules/constants.ts'
import { gameValues } from '#rules/game-config/game-config.ts'
import { MS_PER_HOUR, MS_PER_MINUTE, tokToNano } from '#rules/units.ts'
import { balanceOf } from '#server/db/ledger.ts'
import { auditedAppWithPlayers } from '#tests/helpers/server/item-server.ts'

const { server, players } = await auditedAppWithPlayers()

describe('onboarding (rows 71, 74; R04)', () => {
  it('pays 5 TOK welcome and 5 TOK house bonus as two ledger rows, once', async () => {
    const id = players.stranger()
    const joined = await server.call('users.onboard', { body: { house_id: 6 } }, { as: id })
    expect(joined.data.balance).toBe(tokToNano(10))
    const rows = await server.db
      .selectFrom('ledger')
      .select(['reason', 'amount'])
      .where('account', '=', BigInt(id))
      .orderBy('reason')
      .execute()
    expect(rows).toEqual([
      { reason: 'onboarding-house', amount: BigInt(tokToNano(5)) },
      { reason: 'onboarding-welcome', amount: BigInt(tokToNano(5)) },
    ])
    const again = await server.call('users.onboard', { body: { house_id: 2 } }, { as: id })
    expect(again.status).toBe(409)
    expect(again.error.code).toBe('already-onboarded')
    expect((await server.call('combats.me', {}, { as: id })).data.house_id).toBe(6)
    expect((await server.call('users.balance', {}, { as: id })).data).toBe(tokToNano(10))
  })

  it.each([{ house_id: 'seed' }, { house_id: 8 }, { house_id: -1 }, { house_id: 1.5 }, {}])(
    'refuses %j with a code and makes no player',
    async (body) => {
      const id = players.stranger()
      const answer = await server.call('users.onboard', { body: body as { house_id: number } }, { as: id })
      expect(answer.status).toBe(400)
      expect(answer.error.code).toBe('invalid-payload')
      expect((await server.call('users.me', {}, { as: id })).status).toBe(404)
    },
  )

  it('joined twice at once makes one player and pays once', async () => {
    const id = players.stranger()
    const answers = await Promise.all(
      [0, 1, 2, 3].map((house) => server.call('users.onboard', { body: { house_id: house } }, { as: id })),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409])
    expect(await balanceOf(server.db, id, 'tok')).toBe(BigInt(tokToNano(10)))
  })
})

describe('the mining claim (rows 45-49; R02, R03)', () => {
  it('is refused before ten minutes, to the millisecond, with the minutes left, and loses nothing (rows 45, 187, 188)', async () => {
    const id = await players.join()
    for (const [passedMs, minutes] of [
      [6 * MS_PER_MINUTE + 1000, 4],
      [CLAIM_MIN_INTERVAL_MS - 1, 1],
    ] as const) {
      server.clock.set((await players.row(id)).last_claim_at.getTime() + passedMs)
      const { error, status } = await server.call('users.claim', {}, { as: id })
      expect([status, error]).toMatchObject([
        400,
        { code: 'claim-too-early', message: 'claim too early', details: { minutes } },
      ])
      expect((await server.call('users.balance', {}, { as: id })).data).toBe(tokToNano(10))
    }
    server.clock.advance(1)
    expect((await server.call('users.claim', {}, { as: id })).data.amount).toBe(Math.floor(tokToNano(1) / 6))
  })

  it('pays the time since the last claim at the base rate of 1 TOK an hour', async () => {
    const id = await players.join()
    server.clock.advance(30 * MS_PER_MINUTE)
    const { data } = await server.call('users.claim', {}, { as: id })
    expect(data).toEqual({
      amount: tokToNano(0.5),
      balance: tokToNano(10.5),
      last_claim: new Date(server.clock.nowMs()).toISOString(),
    })
    expect((await server.call('users.lastClaim', {}, { as: id })).data).toBe(data.last_claim)
  })

  it('is capped by the pocket of two hours', async () => {
    const id = await players.join()
    server.clock.advance(50 * MS_PER_HOUR)
    expect((await server.call('users.claim', {}, { as: id })).data.amount).toBe(tokToNano(2))
  })

  it('adds up piece by piece over upgrades and boosts, by the settings', async () => {
    const id = await players.join()
    const startMs = server.clock.nowMs()
    await server.db
      .insertInto('upgrades')
      .values({
        player_id: id,
        upgrade_type: 'mining-tok',
        level: 1,
        bought_at: new Date(startMs + 30 * MS_PER_MINUTE),
      })
      .execute()
    await server.db
      .insertInto('boosts')
      .values([
        {
          id: '00000000-0000-7000-8000-000000000001',
          player_id: id,
          type: 'mining-speed-scale-up',
          val: 200,
          at: new Date(startMs + 60 * MS_PER_MINUTE),
        },
        {
          id: '00000000-0000-7000-8000-000000000002',
          player_id: id,
          type: 'mining-speed-scale-down',
          val: 200,
          at: new Date(startMs + 90 * MS_PER_MINUTE),
        },
      ])
      .execute()
    server.clock.advance(2 * MS_PER_HOUR)
    const rate = gameValues['mining-tok'][1] ?? 0
    const expected = tokToNano(0.5) + rate * 0.5 + rate * 2 * 0.5 + rate * 0.5
    expect((await server.call('users.claim', {}, { as: id })).data.amount).toBe(Math.floor(expected))
    const profile = (await server.call('users.me', {}, { as: id })).data
    expect(profile.upgrades).toHaveLength(1)
    expect((await server.call('users.boosts', {}, { as: id })).data).toEqual(profile.boosts)
  })

  it('pays once when it is called twenty times at once', async () => {
    const id = await players.join()
    server.clock.advance(MS_PER_HOUR)
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.call('users.claim', {}, { as: id })))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(
      answers.filter((answer) => answer.status !== 200).every((answer) => answer.error.code === 'claim-too-early'),
    ).toBe(true)
    expect(await balanceOf(server.db, id, 'tok')).toBe(BigInt(tokToNano(11)))
  })
})
