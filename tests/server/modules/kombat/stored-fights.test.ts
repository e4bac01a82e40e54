import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MS_PER_MINUTE } from '../../../../src/rules/units.ts'
import { renameInPendingMatches } from '../../../../src/server/modules/account/erase-store.ts'
import { getFighter, packFighter } from '../../../../src/server/modules/fighters/service.ts'
import { unpackMatch } from '../../../../src/server/modules/kombat/match-store.ts'
import { rebuildBoards } from '../../../../src/server/modules/leaderboards/service.ts'
import { relayAll } from '../../../helpers/database/relay-outbox.ts'
import { type ItemPlayers, itemPlayers } from '../../../helpers/players/item-players.ts'
import { kombatPlayers } from '../../../helpers/players/kombat-players.ts'
import { type TestApp, testApp } from '../../../helpers/server/test-app.ts'

let server: TestApp
let players: ReturnType<typeof kombatPlayers>
let items: ItemPlayers
beforeAll(async () => {
  server = await testApp()
  players = kombatPlayers(server)
  items = itemPlayers(server)
})
afterAll(() => server.close())

const EXPORT_PAUSE_MS = 10 * MS_PER_MINUTE
/** The fights of a player's export. */
const exported = async (as: number) => (await server.call('users.export', {}, { as })).data.fights

/** Puts all that a fighter can have on a player: gear of both kinds, stones, all skills, the first place of the board. */
const gear = async (id: number): Promise<void> => {
  await players.arrange(id, { fights: 5, rank_points: 90_000, best_rank_points: 90_000 })
  const sword = await items.item(id, { type: 'sword', rarity: 'epic' })
  const named = await items.item(id, { type: 'wings', rarity: 'legendary', slug: 'wings-hamster' })
  for (const item of [sword, named])
    await server.call('equipments.equip', { params: { id: item }, body: { equipped: true } }, { as: id })
  for (const stone of ['burning-hell:4', 'frost-prison:1', 'luck-leech:2'] as const) {
    await items.give(id, `stone:${stone}`, 1)
    await server.call('stones.equip', { params: { id: stone }, body: { equipped: true } }, { as: id })
  }
  await rebuildBoards(server.db, server.clock.nowMs())
}

type Path = readonly (string | number)[]

const pathsIn = (value: unknown): Path[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [[key], ...pathsIn(inner).map((path) => [key, ...path])])
}

const hasPath = (value: unknown, path: Path): boolean =>
  path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value) !== undefined

/** Paths of a stored JSON, of each list only its first entry. */
const fieldsIn = (value: unknown): Path[] =>
  pathsIn(value).filter((path) => path.every((key) => !/^[1-9]/.test(String(key))))

/** Stores a challenge as a fighter that cannot be packed is stored: with its inputs and whole profiles. */
const storeWhole = async (attacker: number, id: string): Promise<void> => {
  const { data } = await server.call('combats.replay', { params: { id } }, { as: attacker })
  const { inputs, user, enemy, is_bot, winner, ranked, commitment, own } = data
  const result = { user, enemy, is_bot, winner, ranked, commitment, ...own }
  await server.db
    .updateTable('fights')
    .set({ inputs: JSON.stringify(inputs), result: JSON.stringify(result) })
    .where('attacker_id', '=', BigInt(attacker))
    .execute()
}

const storedRow = (attacker: number) =>
  server.db.selectFrom('fights').selectAll().where('attacker_id', '=', BigInt(attacker)).executeTakeFirstOrThrow()

describe('a fight that an earlier release stored without a field of today', () => {
  test('is replayed and listed with what is there, whichever field of its result is missing', async () => {
    const [attacker, defender] = [await players.join(), await players.join()]
    const { replay_id: id } = await players.challenge(attacker, defender)
    await relayAll(server)
    await storeWhole(attacker, id)
    const stored = await storedRow(attacker)
    const fields = fieldsIn(stored.result)
    expect(fields.length).toBeGreaterThan(15)
    for (const field of fields) {
      await sql`
        update fights set result = result #- ${field.map(String)}::text[] where attacker_id = ${attacker}::bigint`.execute(
        server.db,
      )
      for (const as of [attacker, defender, players.stranger()]) {
        const { status, data } = await server.call('combats.replay', { params: { id } }, { as })
        expect([field, status, data.replay_id]).toEqual([field, 200, id])
        expect(hasPath(data.scenario, ['0', 'actor'])).toBe(true)
      }
      for (const as of [attacker, defender]) {
        const { status, data } = await server.call('combats.history', { query: {} }, { as })
        expect([field, status, data.items.map((row) => row.replay_id)]).toEqual([field, 200, [id]])
      }
      const verified = await server.call('combats.verify', { params: { id } }, { as: attacker })
      expect([field, verified.status]).toEqual([field, 200])
      await server.db
        .updateTable('fights')
        .set({ result: JSON.stringify(stored.result) })
        .where('attacker_id', '=', BigInt(attacker))
        .execute()
    }
  })

  test('leaves out what is missing, and shows all the rest', async () => {
    const [attacker, defender] = [await players.join(), await players.join()]
    const { replay_id: id } = await players.challenge(attacker, defender)
    await storeWhole(attacker, id)
    const before = (await server.call('combats.replay', { params: { id } }, { as: attacker })).data
    await sql`update fights set result = result #- '{enemy,username}' where attacker_id = ${attacker}::bigint`.execute(
      server.db,
    )
    const { data } = await server.call('combats.replay', { params: { id } }, { as: attacker })
    const { username: _username, ...enemy } = before.enemy
    expect(data).toEqual({ ...before, enemy })
    const { items } = (await server.call('combats.history', { query: {} }, { as: attacker })).data
    expect(items[0]?.opponent).toEqual(expect.not.objectContaining({ username: expect.anything() }))
    expect(items[0]?.opponent.user_id).toBe(defender)
  })
})

describe('a stored fight', () => {
  test('keeps what its turns follow from, and not the turns', async () => {
    const [attacker, defender] = [await players.join(), await players.join()]
    const fought = await players.challenge(attacker, defender)
    expect((await storedRow(attacker)).result).not.toHaveProperty('scenario')
    const { data } = await server.call('combats.replay', { params: { id: fought.replay_id } }, { as: defender })
    expect(data.scenario).toEqual(fought.scenario)
  })

  test('keeps each fact once, and gives all of them again, of gear, stones, skills and crown too', async () => {
    const attacker = await players.join({ houseId: 3 })
    await gear(attacker)
    await players.find(attacker)
    const { data: fought } = await server.call('combats.fight', {}, { as: attacker })
    expect(fought.user.stone_statistics).toHaveLength(3)
    expect(fought.user.cosmetic).toMatchObject({
      top_10: true,
      sword: { slug: 'sword-epic', rarity: 'epic' },
      wings: { slug: 'wings-hamster', rarity: 'legendary' },
    })
    expect(fought.user.pet.skills).toHaveLength(6)

    const row = await storedRow(attacker)
    expect(row.inputs).toBeNull()
    expect(JSON.stringify(row.result).length).toBeLessThan(1000)
    const { data } = await server.call('combats.replay', { params: { id: fought.replay_id } }, { as: attacker })
    const { balance: _balance, stars: _stars, energy: _energy, ...answered } = fought
    const { viewer: _viewer, own, ...record } = data
    expect({ ...record, ...own }).toEqual(answered)
    const verified = await server.call('combats.verify', { params: { id: fought.replay_id } }, { as: attacker })
    expect(verified.data).toMatchObject({ commitment_holds: true, scenario_holds: true })
  })

  test('with a bot is stored so, too', async () => {
    const id = await players.join()
    const { is_bot } = await players.fight(id)
    expect([is_bot, (await storedRow(id)).inputs]).toEqual([true, null])
  })

  test('is shown as it was, packed or whole', async () => {
    const [attacker, defender] = [await players.join(), await players.join()]
    const { replay_id: id } = await players.challenge(attacker, defender)
    await relayAll(server)
    const shown = async (as: number) => {
      const replay = await server.call('combats.replay', { params: { id } }, { as })
      const history = await server.call('combats.history', { query: {} }, { as })
      const verified = await server.call('combats.verify', { params: { id } }, { as })
      return [replay.data, history.data, verified.data]
    }
    const ours = [await shown(attacker), await shown(defender), await exported(attacker), await exported(defender)]
    await storeWhole(attacker, id)
    expect((await storedRow(attacker)).inputs).not.toBeNull()
    server.clock.advance(EXPORT_PAUSE_MS)
    expect([await shown(attacker), await shown(defender), await exported(attacker), await exported(defender)]).toEqual(
      ours,
    )
  })

  test.each([
    ['whose rules this build no longer has', sql`rules_version = 'of-old'`],
    ['whose loadouts today’s rules cannot read', sql`inputs = '{"attacker": {}}'`],
  ])('%s is no replay any more, and never a failure', async (_name, change) => {
    const [attacker, defender] = [await players.join(), await players.join()]
    const { replay_id: id } = await players.challenge(attacker, defender)
    await storeWhole(attacker, id)
    await sql`update fights set ${change} where attacker_id = ${attacker}::bigint`.execute(server.db)
    const { status, error } = await server.call('combats.replay', { params: { id } }, { as: attacker })
    expect([status, error.code]).toEqual([404, 'replay-not-found'])
    expect((await server.call('combats.history', { query: {} }, { as: attacker })).data.items).toHaveLength(1)
  })
})

describe('a pending match', () => {
  const stored = (id: number) =>
    server.db.selectFrom('pending_matches').selectAll().where('player_id', '=', BigInt(id)).executeTakeFirstOrThrow()

  test('is stored short, and fought as it was found', async () => {
    const id = await players.join()
    await gear(id)
    await players.find(id)
    const row = await stored(id)
    expect(JSON.stringify([row.own, row.opponent]).length).toBeLessThan(1000)
    const { own, opponent } = unpackMatch(row)
    expect([own.stats.stones?.length, own.profile.cosmetic.wings?.slug]).toEqual([3, 'wings-hamster'])
    const { data } = await server.call('combats.fight', {}, { as: id })
    expect([data.user, data.enemy]).toEqual([own.profile, opponent.profile])
    expect(data.inputs).toEqual({ attacker: own.stats, defender: opponent.stats })
  })

  test('that an earlier release found is shown and fought with what is there', async () => {
    const id = await players.join()
    await players.find(id)
    const { own, opponent, rules_version } = unpackMatch(await stored(id))
    await sql`
      update pending_matches set rules_version = ${rules_version},
        own = ${JSON.stringify(own)}::jsonb #- '{profile,username}',
        opponent = ${JSON.stringify(opponent)}::jsonb #- '{profile,house_id}'
      where player_id = ${id}::bigint`.execute(server.db)
    expect((await server.call('combats.find', {}, { as: id })).status).toBe(200)
    const { status, data } = await server.call('combats.fight', {}, { as: id })
    expect([status, data.user.user_id]).toEqual([200, id])
    // It cannot be made up of less than all that was found.
    expect((await storedRow(id)).inputs).not.toBeNull()
    const replay = await server.call('combats.replay', { params: { id: data.replay_id } }, { as: id })
    expect(replay.data).toMatchObject({ user: data.user, enemy: data.enemy, inputs: data.inputs })
  })

  test('of both shapes has no name of an opponent who has deleted the account', async () => {
    const [packed, whole, gone] = [await players.join(), await players.join(), await players.join()]
    const fighter = await getFighter({ db: server.db, nowMs: server.clock.nowMs() }, gone)
    const snapshot = { profile: fighter.profile, stats: fighter.stats }
    for (const id of [packed, whole]) await players.find(id)
    await sql`
      update pending_matches set opponent_id = ${gone}::bigint, opponent = ${JSON.stringify(packFighter(snapshot))}::jsonb
      where player_id = ${packed}::bigint`.execute(server.db)
    await sql`
      update pending_matches set opponent_id = ${gone}::bigint, opponent = ${JSON.stringify(snapshot)}::jsonb
      where player_id = ${whole}::bigint`.execute(server.db)
    await renameInPendingMatches(server.db, gone, 'nobody')
    for (const id of [packed, whole])
      expect(unpackMatch(await stored(id)).opponent.profile).toEqual({ ...fighter.profile, username: 'nobody' })
  })
})
