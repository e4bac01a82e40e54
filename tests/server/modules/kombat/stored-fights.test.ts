import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { renameInPendingMatches } from '#server/modules/account/erase-store.ts'
import { getFighter, packFighter } from '#server/modules/fighters/service.ts'
import { unpackMatch } from '#server/modules/kombat/match-store.ts'
import { rebuildBoards } from '#server/modules/leaderboards/service.ts'
import { itemPlayers } from '#tests/helpers/players/item-players.ts'
import { appWithPlayers } from '#tests/helpers/server/item-server.ts'

const { server, players } = await appWithPlayers()
const items = itemPlayers(server)

/** Gives a player all that a fighter can have: usual and named gear, stones, all skills, the board's first place. */
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

const storedRow = (attacker: number) =>
  server.db.selectFrom('fights').selectAll().where('attacker_id', '=', BigInt(attacker)).executeTakeFirstOrThrow()

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
    expect(JSON.stringify(row.result).length).toBeLessThan(1000)
    const { data } = await server.call('combats.replay', { params: { id: fought.replay_id } }, { as: attacker })
    const { balance: _balance, stars: _stars, energy: _energy, ...answered } = fought
    const { viewer: _viewer, own, ...record } = data
    expect({ ...record, ...own }).toEqual(answered)
    const verified = await server.call('combats.verify', { params: { id: fought.replay_id } }, { as: attacker })
    expect(verified.data).toMatchObject({ commitment_holds: true, scenario_holds: true })
  })

  test('whose rules this build no longer has is no replay any more, and never a failure', async () => {
    const [attacker, defender] = [await players.join(), await players.join()]
    const { replay_id: id } = await players.challenge(attacker, defender)
    await sql`update fights set rules_version = 'of-old' where attacker_id = ${attacker}::bigint`.execute(server.db)
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

  test('has no name of an opponent who has deleted the account', async () => {
    const [id, gone] = [await players.join(), await players.join()]
    const { profile, stats } = await getFighter(server.scope(), gone)
    await players.find(id)
    await sql`
      update pending_matches set opponent_id = ${gone}::bigint,
        opponent = ${JSON.stringify(packFighter({ profile, stats }))}::jsonb
      where player_id = ${id}::bigint`.execute(server.db)
    await renameInPendingMatches(server.db, gone, 'nobody')
    expect(unpackMatch(await stored(id)).opponent.profile).toEqual({ ...profile, username: 'nobody' })
  })
})
