import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FINDING_MIN_MS } from '../../../src/rules/constants.ts'
import { RULES_VERSION } from '../../../src/rules/fight.ts'
import { replayHp } from '../../../src/rules/fight-replay.ts'
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '../../../src/rules/units.ts'
import { createLogger } from '../../../src/server/create-logger.ts'
import { commitmentOf } from '../../../src/server/modules/combats/provable-seed.ts'
import { ensureWorld } from '../../../src/server/world/seed-world.ts'
import { auditDifferences } from '../../helpers/audit.ts'
import { type TestApp, testApp } from '../../helpers/test-app.ts'

let server: TestApp
let nextId = 5000

const aPlayer = async (houseId = 0): Promise<number> => {
  const id = nextId++
  await server.call('users.onboard', { body: { house_id: houseId } }, { as: id })
  return id
}

/** Changes a player's row as no call of this chapter can. */
const arrange = (
  id: number,
  set: { rank_points?: number; best_rank_points?: number; fights?: number; energy?: number },
) => server.db.updateTable('players').set(set).where('id', '=', BigInt(id)).execute()

const rowOf = (id: number) =>
  server.db.selectFrom('players').selectAll().where('id', '=', BigInt(id)).executeTakeFirstOrThrow()

/** Finds an opponent and waits until it may be fought. */
const findOnce = async (id: number) => {
  const found = (await server.call('combats.find', {}, { as: id })).data
  server.clock.advance(FINDING_MIN_MS)
  return found
}

const fightOnce = async (id: number) => {
  await findOnce(id)
  return (await server.call('combats.fight', {}, { as: id })).data
}

beforeAll(async () => {
  server = await testApp()
  await ensureWorld({
    db: server.db,
    nowMs: server.clock.nowMs(),
    seed: 7,
    log: createLogger({ logLevel: 'silent', logFormat: 'json' } as never),
  })
})
afterAll(() => server.close())

describe('the first-start world (R44)', () => {
  it('has 300 NPCs over all eight leagues, dressed by rows of their own', async () => {
    const npcs = await server.db.selectFrom('players').select('rank_points').where('npc', '=', true).execute()
    expect(npcs).toHaveLength(300)
    for (const floor of [0, 400, 800, 1200, 1600, 2000, 3000, 5000])
      expect(npcs.some((npc) => npc.rank_points >= floor && npc.rank_points < floor + 1000)).toBe(true)
  })

  it('stays as it is when it is asked for again', async () => {
    const again = await ensureWorld({
      db: server.db,
      nowMs: server.clock.nowMs(),
      seed: 8,
      log: createLogger({ logLevel: 'silent', logFormat: 'json' } as never),
    })
    expect(again).toBe(false)
  })
})

describe('finding an opponent (rows 86, 87; R11, T12)', () => {
  it('answers a marked bot at 0.8 of the power for the first five fights, with a rank that is never negative', async () => {
    const id = await aPlayer()
    const own = (await server.call('combats.me', {}, { as: id })).data
    const found = (await server.call('combats.find', {}, { as: id })).data
    expect(found.is_bot).toBe(true)
    expect(found.rank).toBeGreaterThanOrEqual(0)
    expect(found.rank).toBeLessThanOrEqual(24)
    expect(found.power / own.power).toBeCloseTo(0.8, 1)
  })

  it('answers the same opponent until five minutes are over, also to many callers at once', async () => {
    const id = await aPlayer()
    const found = await Promise.all(Array.from({ length: 8 }, () => server.call('combats.find', {}, { as: id })))
    expect(new Set(found.map((answer) => answer.data.match_id)).size).toBe(1)
    server.clock.advance(5 * MS_PER_MINUTE - 1)
    expect((await server.call('combats.find', {}, { as: id })).data.match_id).toBe(found[0]?.data.match_id)
    server.clock.advance(1)
    expect((await server.call('combats.find', {}, { as: id })).data.match_id).not.toBe(found[0]?.data.match_id)
  })

  it('then looks among real players within the bands and the power ratio, none of the last five', async () => {
    const id = await aPlayer()
    await arrange(id, { fights: 5, rank_points: 120, best_rank_points: 120 })
    const power = (await server.call('combats.me', {}, { as: id })).data.power
    const met: number[] = []
    for (let round = 0; round < 6; round++) {
      const found = await findOnce(id)
      expect(found.is_bot).toBe(false)
      expect(Math.abs(found.rank - 120)).toBeLessThanOrEqual(400 + 180)
      expect(found.power / power).toBeGreaterThanOrEqual(0.8)
      expect(found.power / power).toBeLessThanOrEqual(1.25)
      expect(met.slice(-5)).not.toContain(found.user_id)
      met.push(found.user_id)
      await server.call('combats.fight', {}, { as: id })
      server.clock.advance(1000)
    }
  })

  it('refuses without energy: out of energies', async () => {
    const id = await aPlayer()
    await server.db
      .updateTable('players')
      .set({ energy: 0, energy_refill_at: new Date(server.clock.nowMs() + MS_PER_HOUR) })
      .where('id', '=', BigInt(id))
      .execute()
    const answer = await server.call('combats.find', {}, { as: id })
    expect(answer.status).toBe(400)
    expect(answer.error).toMatchObject({ code: 'out-of-energies', message: 'out of energies' })
  })
})

describe('the fight (rows 83, 90-93; R07, R10, R12, R13)', () => {
  it('needs a pending opponent: match not found', async () => {
    const id = await aPlayer()
    const answer = await server.call('combats.fight', {}, { as: id })
    expect(answer.error).toMatchObject({ code: 'match-not-found', message: 'match not found' })
    expect((await rowOf(id)).energy).toBe(20)
  })

  it('does not fight an opponent that is five minutes old, and burns nothing', async () => {
    const id = await aPlayer()
    await server.call('combats.find', {}, { as: id })
    server.clock.advance(5 * MS_PER_MINUTE)
    expect((await server.call('combats.fight', {}, { as: id })).error.code).toBe('match-not-found')
    expect((await rowOf(id)).energy).toBe(20)
  })

  it('burns one energy, moves the rank, pays by the ledger and says all of it', async () => {
    const id = await aPlayer(1)
    const before = (await server.call('users.balance', {}, { as: id })).data
    const found = await findOnce(id)
    const fight = (await server.call('combats.fight', {}, { as: id })).data
    expect(fight.enemy).toMatchObject({ username: found.username, rank: found.rank, power: found.power })
    expect(fight.energy).toMatchObject({ current_energy: 19 })
    expect(Date.parse(fight.energy.next_refill ?? '')).toBe(server.clock.nowMs() + 3 * MS_PER_HOUR)
    expect(fight.new_rank).toBe(fight.old_rank + fight.rank_gain)
    expect(fight.balance).toBe(before + fight.drops.tok + fight.win_streak.streak_amount)
    const me = (await server.call('combats.me', {}, { as: id })).data
    expect(me).toMatchObject({ rank: fight.new_rank, fights: 1, wins: fight.winner === 'attacker' ? 1 : 0 })
    const stored = (await server.call('combats.replay', { params: { id: fight.replay_id } }, { as: nextId++ })).data
    const { balance: _, stars: __, energy: ___, ...result } = fight
    expect(stored).toEqual(result)
  })

  it('replays to the HP and the winner of the result', async () => {
    const id = await aPlayer(5)
    for (let round = 0; round < 5; round++) {
      const fight = await fightOnce(id)
      const maxHp = { attacker: fight.user.health_point, defender: fight.enemy.health_point }
      const last = replayHp(fight.scenario, maxHp).at(-1)
      const [a, d] = [(last?.attacker ?? 0) / maxHp.attacker, (last?.defender ?? 0) / maxHp.defender]
      expect(fight.winner).toBe(a > d ? 'attacker' : 'defender')
    }
  })

  it('can be proved: the commitment fits the revealed seed, and simulating again gives the same entries', async () => {
    const id = await aPlayer(3)
    const found = await findOnce(id)
    const idempotencyKey = 'a1b2c3d4-0000-4000-8000-00000000abcd'
    const fight = (await server.call('combats.fight', {}, { as: id, idempotencyKey })).data
    expect(fight.commitment).toBe(found.commitment)
    expect(fight.client_key).toBe(idempotencyKey)
    expect((await server.call('combats.verify', { params: { id: fight.replay_id } }, { as: nextId++ })).data).toEqual({
      rules_version: RULES_VERSION,
      is_current_rules: true,
      commitment_holds: true,
      scenario_holds: true,
    })
    const row = await server.db
      .selectFrom('fights')
      .selectAll()
      .where('id', '=', fight.replay_id)
      .executeTakeFirstOrThrow()
    const commitment = commitmentOf({ serverSeed: 'ff', ...row.inputs, rulesVersion: row.rules_version })
    expect(commitment).not.toBe(found.commitment)
  })

  it('fought ten times at once, is fought once: one energy, one stored fight, one payment', async () => {
    const id = await aPlayer()
    await findOnce(id)
    const answers = await Promise.all(Array.from({ length: 10 }, () => server.call('combats.fight', {}, { as: id })))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect((await rowOf(id)).energy).toBe(19)
    expect((await server.call('combats.history', { query: {} }, { as: id })).data.total).toBe(1)
  })

  it('repeated with its key, gives the first answer', async () => {
    const id = await aPlayer()
    await findOnce(id)
    const idempotencyKey = 'a1b2c3d4-0000-4000-8000-00000000dead'
    const [first, second] = await Promise.all([
      server.call('combats.fight', {}, { as: id, idempotencyKey }),
      server.call('combats.fight', {}, { as: id, idempotencyKey }),
    ])
    expect(second.data).toEqual(first.data)
    expect((await rowOf(id)).fights).toBe(1)
  })

  it('does not touch the defender, who sees it in the history', async () => {
    const id = await aPlayer()
    await arrange(id, { fights: 5, rank_points: 60, best_rank_points: 60 })
    const found = await findOnce(id)
    const before = await rowOf(found.user_id)
    const fight = (await server.call('combats.fight', {}, { as: id })).data
    expect(await rowOf(found.user_id)).toEqual(before)
    const rows = (await server.call('combats.history', { query: {} }, { as: id })).data.items
    expect(rows[0]).toMatchObject({ replay_id: fight.replay_id, as: 'attacker', rank_gain: fight.rank_gain })
  })

  it('pays the first win of a day one TOK more, once a day', async () => {
    const id = await aPlayer(2)
    const firstWins: bigint[] = []
    for (let day = 0; day < 2; day++) {
      for (let round = 0; round < 6; round++) await fightOnce(id)
      const row = await server.db
        .selectFrom('ledger')
        .select((select) => select.fn.countAll<bigint>().as('count'))
        .where('to_account', '=', BigInt(id))
        .where('reason', '=', 'first-win')
        .executeTakeFirstOrThrow()
      firstWins.push(row.count)
      server.clock.advance(MS_PER_DAY)
    }
    expect(firstWins).toEqual([1n, 2n])
  })

  it('on the off-season Sunday moves no rank', async () => {
    const id = await aPlayer()
    const season = (await server.call('season.get', {}, { as: id })).data
    server.clock.set(season.end_time * 1000 + MS_PER_HOUR)
    const fight = await fightOnce(id)
    expect(fight).toMatchObject({ ranked: false, rank_gain: 0, new_rank: fight.old_rank })
  })

  it('is readable for thirty days', async () => {
    const id = await aPlayer()
    const fight = await fightOnce(id)
    server.clock.advance(30 * MS_PER_DAY + 1)
    const answer = await server.call('combats.replay', { params: { id: fight.replay_id } }, { as: id })
    expect(answer.error.code).toBe('replay-not-found')
    expect(answer.status).toBe(404)
    expect(
      (await server.call('combats.replay', { params: { id: '018f0000-0000-7000-8000-000000000000' } }, { as: id }))
        .status,
    ).toBe(404)
  })
})

describe('energy (rows 100-102)', () => {
  it('refills five each three hours, whoever looks', async () => {
    const id = await aPlayer()
    for (let round = 0; round < 7; round++) await fightOnce(id)
    expect((await server.call('combats.energy', {}, { as: id })).data.current_energy).toBe(13)
    server.clock.advance(3 * MS_PER_HOUR)
    expect((await server.call('combats.energy', {}, { as: id })).data.current_energy).toBe(18)
    server.clock.advance(3 * MS_PER_HOUR)
    expect((await server.call('combats.energy', {}, { as: id })).data).toMatchObject({
      current_energy: 20,
      next_refill: null,
    })
  })
})

it('after all of that the ledger adds up to the balances, and every item to its row', async () => {
  expect(await auditDifferences(server.db)).toEqual([])
})
