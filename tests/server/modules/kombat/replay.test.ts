import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Replay } from '#contracts/wire.ts'
import { RULES_VERSION, simulateFight } from '#rules/kombat/fight.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '#rules/units.ts'
import type { StoredFight } from '#server/db/tables/kombat.ts'
import { commitmentOf, fightSeed } from '#server/modules/kombat/provable-seed.ts'
import { parseReplayId, replayIdOf } from '#server/modules/kombat/replay-id.ts'
import { relayAll } from '#tests/helpers/database/relay-outbox.ts'
import { appWithPlayers } from '#tests/helpers/server/item-server.ts'

const { server, players } = await appWithPlayers()

const replay = (id: string, as: number) => server.call('combats.replay', { params: { id } }, { as })
const verification = (id: string, as: number) => server.call('combats.verify', { params: { id } }, { as })
const history = async (as: number, query: { page?: number; as?: 'attacker' | 'defender' } = {}) => {
  await relayAll(server)
  return (await server.call('combats.history', { query }, { as })).data
}

const ownId = (replayId: string): string => parseReplayId(replayId).fightId
const storedFight = (replayId: string) =>
  server.db.selectFrom('fights').selectAll().where('id', '=', ownId(replayId)).executeTakeFirstOrThrow()

const aRealFight = async () => {
  const [attacker, defender] = [await players.join({ houseId: 1 }), await players.join({ houseId: 1 })]
  const rank = 40_000 + attacker * 1000
  for (const id of [attacker, defender])
    await players.arrange(id, { fights: 5, rank_points: rank, best_rank_points: rank, win_streak: 6 })
  const key = randomUUID()
  expect((await players.find(attacker)).user_id).toBe(defender)
  const fight = (await server.call('combats.fight', {}, { as: attacker, idempotencyKey: key })).data
  return { attacker, defender, fight, key }
}

const leaves = (value: unknown, path = ''): [path: string, value: unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, entry]) => leaves(entry, `${path}/${key}`))
    : [[path, value]]

describe('a replay (row 97, R10)', () => {
  it('shows its attacker all, its defender the fight with the names and ids of both, and both their side', async () => {
    const { attacker, defender, fight } = await aRealFight()
    const { balance: _, stars: __, energy: ___, ...result } = fight
    const { chest, old_rank, new_rank, rank_gain, win_streak, drops, ...record } = result
    const own = { chest, old_rank, new_rank, rank_gain, win_streak, drops }
    expect((await replay(fight.replay_id, attacker)).data).toEqual({ ...record, viewer: 'attacker', own })
    expect((await replay(fight.replay_id, defender)).data).toEqual({ ...record, viewer: 'defender', own: null })
  })

  it('shows a stranger, who need not even have onboarded, the fight without anyone’s id, money or energy', async () => {
    for (let round = 0; round < 3; round++) {
      const { attacker, defender, fight } = await aRealFight()
      const { data } = await replay(fight.replay_id, players.stranger())
      expect(data.viewer).toBeNull()
      expect(data.own).toBeNull()
      const shown = leaves(data).filter(([path]) => !path.startsWith('/scenario'))
      // A replay shows neither ids nor figures that only the attacker may know.
      for (const [path, value] of shown) {
        expect([attacker, defender, String(attacker), String(defender)], path).not.toContain(value)
        expect(String(value).includes(`${attacker}:`) || String(value).includes(`${defender}:`), path).toBe(false)
        expect(path).not.toMatch(/balance|stars|energy|streak|drops|old_rank|new_rank|rank_gain|first_name|photo/)
      }
      const seen: Partial<Replay> = data
      expect(Object.keys(seen).sort()).toEqual(
        [
          ...['client_key', 'commitment', 'enemy', 'fought_at', 'inputs', 'is_bot', 'kind', 'own', 'ranked'],
          ...['replay_id', 'rules_version', 'scenario', 'server_seed', 'user', 'viewer', 'winner'],
        ].sort(),
      )
      expect(data.scenario).toEqual(fight.scenario)
      expect([data.user.username, data.enemy.username]).toEqual([fight.user.username, fight.enemy.username])
    }
  })

  it('gives no other player anything by the key it reveals: keys count for each player separately', async () => {
    const { attacker, fight, key } = await aRealFight()
    expect((await replay(fight.replay_id, players.stranger())).data.client_key).toBe(key)
    const thief = await players.join()
    const before = await players.row(attacker)
    const stolen = await server.call('combats.fight', {}, { as: thief, idempotencyKey: key })
    expect(stolen.error.code).toBe('match-not-found')
    expect((await server.call('users.claim', {}, { as: thief, idempotencyKey: key })).status).toBe(400)
    expect(await players.row(attacker)).toEqual(before)
  })

  it('is there for thirty days, and then no more, nor is its check', async () => {
    const { attacker, fight } = await aRealFight()
    server.clock.advance(30 * MS_PER_DAY)
    expect((await replay(fight.replay_id, attacker)).status).toBe(200)
    expect((await history(attacker)).total).toBe(1)
    server.clock.advance(1)
    for (const answer of [await replay(fight.replay_id, attacker), await verification(fight.replay_id, attacker)]) {
      expect(answer.status).toBe(404)
      expect(answer.error).toEqual({ code: 'replay-not-found', message: 'Replay not found' })
    }
    expect((await history(attacker)).total).toBe(0)
  })

  it('is not found if it never existed, and an invalid id is refused', async () => {
    const id = await players.join()
    const unknown = await replay('018f0000-0000-7000-8000-000000000000', id)
    expect([unknown.status, unknown.error.code]).toEqual([404, 'replay-not-found'])
    const wrong = await replay('1', id)
    expect([wrong.status, wrong.error.code]).toEqual([400, 'invalid-payload'])
    expect((await server.call('combats.replay', { params: { id: randomUUID() } }, { as: null })).status).toBe(401)
  })

  it('of the first playable, whose rows carried more, is read, listed and proved as usual', async () => {
    const { attacker, defender, fight } = await aRealFight()
    const now = await replay(fight.replay_id, attacker)
    const { result, ...row } = await storedFight(fight.replay_id)
    const yesterdays = { ...result, replay_id: row.id, fought_at: fight.fought_at, server_seed: row.server_seed }
    await sql`
      update fights set kind = default, result = ${JSON.stringify(yesterdays)} where id = ${row.id}`.execute(server.db)
    expect((await replay(fight.replay_id, attacker)).data).toEqual(now.data)
    expect((await verification(fight.replay_id, attacker)).data.commitment_holds).toBe(true)
    expect((await history(defender)).items[0]).toMatchObject({ kind: 'match', as: 'defender' })
  })
})

describe('the id of a replay', () => {
  it('leads with the attacker, in the result, in both histories and in the replay', async () => {
    const { attacker, defender, fight } = await aRealFight()
    expect(fight.replay_id).toBe(replayIdOf(attacker, ownId(fight.replay_id)))
    for (const id of [attacker, defender]) {
      expect((await history(id)).items.map((row) => row.replay_id)).toEqual([fight.replay_id])
      expect((await replay(fight.replay_id, id)).data.replay_id).toBe(fight.replay_id)
    }
  })

  it('of links shared before, the fight’s alone, opens the same replay for its thirty days', async () => {
    const { attacker, defender, fight } = await aRealFight()
    const shared = ownId(fight.replay_id)
    for (const id of [attacker, defender])
      expect((await replay(shared, id)).data).toEqual((await replay(fight.replay_id, id)).data)
    const { data } = await replay(shared, players.stranger())
    expect([data.viewer, data.replay_id, data.scenario]).toEqual([null, shared, fight.scenario])
    expect((await verification(shared, attacker)).data).toMatchObject({ commitment_holds: true, scenario_holds: true })
    server.clock.advance(30 * MS_PER_DAY + 1)
    expect((await replay(shared, attacker)).error.code).toBe('replay-not-found')
  })

  it('with another player in front belongs to no fight', async () => {
    const { attacker, defender, fight } = await aRealFight()
    const wrong = replayIdOf(defender, ownId(fight.replay_id))
    for (const answer of [await replay(wrong, attacker), await verification(wrong, attacker)])
      expect([answer.status, answer.error.code]).toEqual([404, 'replay-not-found'])
  })

  it.each(['0-', '-1-', '01-', 'x-', '12345678901234567-', '7_'])('that begins with %s is refused', async (owner) => {
    const answer = await replay(`${owner}${randomUUID()}`, await players.join())
    expect([answer.status, answer.error.code]).toEqual([400, 'invalid-payload'])
  })
})

describe('the check of a stored fight (provable fairness, R07)', () => {
  const change = async (
    id: string,
    set: { result?: Partial<StoredFight>; server_seed?: string; rules_version?: string },
  ) => {
    const { result } = await storedFight(id)
    const { result: changed, ...columns } = set
    await server.db
      .updateTable('fights')
      .set({ ...columns, ...(changed ? { result: JSON.stringify({ ...result, ...changed }) } : {}) })
      .where('id', '=', ownId(id))
      .execute()
  }

  it('holds for a fight as it was fought, for any viewer, and fits the commitment shown before it', async () => {
    const attacker = await players.join({ houseId: 3 })
    const found = await players.find(attacker)
    const fight = (await server.call('combats.fight', {}, { as: attacker })).data
    expect(fight.commitment).toBe(found.commitment)
    const { inputs, server_seed, rules_version } = fight
    expect(commitmentOf({ serverSeed: server_seed, ...inputs, rulesVersion: rules_version })).toBe(found.commitment)
    expect(JSON.stringify(found)).not.toContain(server_seed)
    for (const as of [attacker, players.stranger()])
      expect((await verification(fight.replay_id, as)).data).toEqual({
        rules_version: RULES_VERSION,
        is_current_rules: true,
        commitment_holds: true,
        scenario_holds: true,
      })
  })

  it('fails for a changed winner, while the commitment still holds', async () => {
    const { attacker, fight } = await aRealFight()
    const winner = fight.winner === 'attacker' ? 'defender' : 'attacker'
    await change(fight.replay_id, { result: { winner } })
    expect((await verification(fight.replay_id, attacker)).data).toMatchObject({
      commitment_holds: true,
      scenario_holds: false,
    })
  })

  it('fails altogether for another seed, and for another commitment', async () => {
    const { attacker, fight } = await aRealFight()
    // The winner must differ, because it tells one seed from another.
    const seeds = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0').repeat(32))
    const other = seeds.find(
      (seed) => simulateFight(fight.inputs, fightSeed(seed, fight.client_key)).winner !== fight.winner,
    )
    await change(fight.replay_id, { server_seed: other ?? '' })
    expect((await verification(fight.replay_id, attacker)).data).toMatchObject({
      commitment_holds: false,
      scenario_holds: false,
    })
    await change(fight.replay_id, { server_seed: fight.server_seed, result: { commitment: '00' } })
    expect((await verification(fight.replay_id, attacker)).data).toMatchObject({
      commitment_holds: false,
      scenario_holds: true,
    })
  })

  it('says so when the server no longer has the rules of that fight', async () => {
    const { attacker, fight } = await aRealFight()
    const hex = commitmentOf({ serverSeed: fight.server_seed, ...fight.inputs, rulesVersion: '0.9' })
    const commitment = Buffer.from(hex, 'hex').toString('base64url')
    await change(fight.replay_id, { rules_version: '0.9', result: { commitment } })
    expect((await verification(fight.replay_id, attacker)).data).toEqual({
      rules_version: '0.9',
      is_current_rules: false,
      commitment_holds: true,
      scenario_holds: null,
    })
  })

  it('says so when today’s rules reject what is stored, and the replay is not found', async () => {
    const { attacker, fight } = await aRealFight()
    const { result } = await storedFight(fight.replay_id)
    await change(fight.replay_id, { result: { user: { ...result.user, skill: 'of-no-rules' } as never } })
    expect((await verification(fight.replay_id, attacker)).data).toMatchObject({ scenario_holds: null })
    expect((await replay(fight.replay_id, attacker)).error.code).toBe('replay-not-found')
  })
})

describe('the history', () => {
  it('lists both sides newest first, or one of them, in pages of twenty', async () => {
    const [one, two] = [await players.join(), await players.join()]
    for (let index = 0; index < 15; index++) {
      server.clock.advance(MS_PER_MINUTE)
      await players.challenge(one, two)
      server.clock.advance(MS_PER_MINUTE)
      await players.challenge(two, one)
    }
    const first = await history(one)
    expect(first).toMatchObject({ total: 30, page_size: 20, page: 1 })
    expect(first.items.map((row) => row.as)).toEqual(Array.from({ length: 10 }, () => ['defender', 'attacker']).flat())
    const second = await history(one, { page: 2 })
    expect(second.items).toHaveLength(10)
    const all = [...first.items, ...second.items]
    expect(new Set(all.map((row) => row.replay_id)).size).toBe(30)
    expect(all.map((row) => row.fought_at)).toEqual(
      all
        .map((row) => row.fought_at)
        .sort()
        .reverse(),
    )
    expect((await history(one, { page: 3 })).items).toEqual([])

    const attacked = await history(one, { as: 'defender' })
    expect(attacked).toMatchObject({ total: 15 })
    expect(attacked.items.every((row) => row.as === 'defender' && row.opponent.user_id === two)).toBe(true)
    const fought = await history(one, { as: 'attacker' })
    expect(fought.items.map((row) => row.replay_id)).toEqual(
      all.filter((row) => row.as === 'attacker').map((row) => row.replay_id),
    )
  })

  it('keeps the order of fights of one instant from page to page', async () => {
    const [one, two] = [await players.join(), await players.join()]
    const bothPages = async () => [...(await history(two)).items, ...(await history(two, { page: 2 })).items]
    for (let index = 0; index < 20; index++) await players.challenge(one, two)
    const three = await players.join()
    for (let index = 0; index < 5; index++) await players.challenge(three, two)
    expect(new Set((await bothPages()).map((row) => row.replay_id)).size).toBe(25)
  })

  it('refuses an invalid page and an invalid side', async () => {
    const id = await players.join()
    for (const query of [{ page: 0 }, { page: 51 }, { as: 'bot' as never }])
      expect((await server.call('combats.history', { query }, { as: id })).error.code).toBe('invalid-payload')
  })
})
