import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type CallName, calls } from '#contracts/calls.ts'
import { callSchemas } from '#contracts/schemas.ts'
import { RULES_VERSION } from '#rules/kombat/fight.ts'
import { PENDING_MATCH_MS } from '#rules/kombat/matchmaking.ts'
import { FEWEST_IN_MIX } from '#rules/kombat/stance-mix.ts'
import { drawnStance, STANCES, type Stance, startingStance } from '#rules/kombat/stances.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import { createSeededEntropy } from '#server/entropy/test-entropy.ts'
import { pendingMatchOf } from '#server/modules/kombat/match-store.ts'
import { countStances } from '#server/modules/kombat/stance-mix.ts'
import { queriesAbout } from '#tests/helpers/client-queries.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'

const { server, players, items } = await itemServer()

const take = (id: number, stance: Stance) => server.call('combats.stance', { body: { stance } }, { as: id })
const me = async (id: number) => (await server.call('combats.me', {}, { as: id })).data
const firstOf = async (id: number) => startingStance(id, (await players.row(id)).created_at.getTime())
const verdictOf = async (replayId: string, as: number) =>
  (await server.call('combats.verify', { params: { id: replayId } }, { as })).data

let rivalsRank = 50_000
/** Joins two players far away from other ranks, so that each can find only the other. */
const rivals = async () => {
  const [own, other] = [await players.join(), await players.join()]
  rivalsRank += 5000
  const ranked = { fights: 5, rank_points: rivalsRank, best_rank_points: rivalsRank }
  for (const id of [own, other]) await players.arrange(id, ranked)
  return { own, other }
}

describe('the stance (R55)', () => {
  it('is a secret first one until another is chosen, is free to change and leaves the power as it is', async () => {
    const id = await players.join()
    const before = await me(id)
    expect(before.stance).toBe(await firstOf(id))
    for (const stance of STANCES) {
      const { data } = await take(id, stance)
      expect(data).toEqual({ ...before, stance })
      expect(await me(id)).toEqual(data)
    }
    expect((await server.call('users.balance', {}, { as: id })).data).toBe(10e9)
  })

  it('is refused if there is no such stance', async () => {
    const id = await players.join()
    expect((await take(id, 'hide' as never)).error.code).toBe('invalid-payload')
  })

  it('is gone with the account: a player who comes back has a first one again', async () => {
    const id = await players.join()
    for (const stance of STANCES) await take(id, stance)
    expect((await server.call('users.delete', {}, { as: id })).status).toBe(200)
    server.clock.advance(31 * MS_PER_DAY)
    await server.call('users.onboard', { body: { house_id: 1 } }, { as: id })
    expect((await me(id)).stance).toBe(await firstOf(id))
  })

  it('of the opponent is the one at the time of the match, in the fight and its replay for both', async () => {
    const { own, other } = await rivals()
    await take(other, 'trick')
    expect((await players.find(own)).user_id).toBe(other)
    await take(other, 'guard')
    const { data: fought } = await server.call('combats.fight', {}, { as: own })
    expect(fought.inputs.defender.stance).toBe('trick')
    for (const as of [own, other, players.stranger()]) {
      const { data } = await server.call('combats.replay', { params: { id: fought.replay_id } }, { as })
      expect([data.inputs.attacker.stance, data.inputs.defender.stance]).toEqual([await firstOf(own), 'trick'])
      expect(data.scenario).toEqual(fought.scenario)
    }
  })

  it('cannot be looked up by a challenge to the opponent of a match that waits, which stays as it is', async () => {
    const { own, other } = await rivals()
    const found = await players.find(own)
    const asked = await server.call('combats.challenge', { body: { query: String(other) } }, { as: own })
    expect(asked.error).toEqual({ code: 'challenge-waiting', message: 'This player is waiting in your next fight' })
    expect((await players.find(own)).commitment).toBe(found.commitment)
    expect((await players.row(own)).challenges_today).toBe(0)
    server.clock.advance(PENDING_MATCH_MS)
    expect((await players.challenge(own, other)).inputs.defender.stance).toBeDefined()
  })

  it('counts in a challenge as well', async () => {
    const { own, other } = await rivals()
    await take(other, 'rush')
    const fought = await players.challenge(own, other)
    expect(fought.inputs).toMatchObject({ attacker: { stance: await firstOf(own) }, defender: { stance: 'rush' } })
    expect(await verdictOf(fought.replay_id, own)).toMatchObject({ commitment_holds: true, scenario_holds: true })
  })

  it('of a bot is drawn from the seed of the match, which the fight reveals', async () => {
    const drawn = new Set<unknown>()
    for (let round = 0; round < 12; round++) {
      const fought = await players.fight(await players.join())
      expect(fought.inputs.defender.stance).toBe(drawnStance(fought.server_seed))
      drawn.add(fought.inputs.defender.stance)
    }
    expect(drawn.size).toBe(3)
    const id = await players.join()
    await players.find(id)
    await take(id, (await me(id)).stance === 'rush' ? 'guard' : 'rush')
    const fought = await players.fight(id)
    expect(fought.inputs.defender.stance).toBe(drawnStance(fought.server_seed))
  })

  it('of an NPC as well', async () => {
    const npc = -9001
    await sql`insert into players (id, npc, first_name, house_id, active_skill, created_at, last_claim_at, energy, power)
      values (${npc}, true, 'Npc', 0, 'rising-fury', now(), now(), 20, 500)`.execute(server.db)
    const own = await players.join()
    for (let round = 0; round < 4; round++) {
      const fought = await players.challenge(own, npc)
      expect(fought.inputs.defender.stance).toBe(drawnStance(fought.server_seed))
    }
  })

  it('is saved with an outfit and comes back with it, even if the items are on already', async () => {
    const id = await players.join()
    const sword = await items.item(id, { type: 'sword', rarity: 'common' })
    const preset = { params: { number: 1 } }
    await take(id, 'guard')
    const { data: saved } = await server.call(
      'equipments.savePreset',
      { ...preset, body: { user_equipment_ids: [sword] } },
      { as: id },
    )
    expect(saved.stance).toBe('guard')
    for (let round = 0; round < 2; round++) {
      await take(id, 'rush')
      const found = await players.find(id)
      expect((await server.call('equipments.equipPreset', preset, { as: id })).status).toBe(200)
      expect((await me(id)).stance).toBe('guard')
      expect((await players.find(id)).commitment).not.toBe(found.commitment)
    }
  })

  it('stays with an outfit of an earlier release, which has none', async () => {
    const id = await players.join()
    const preset = { params: { number: 2 } }
    const sword = await items.item(id, { type: 'sword', rarity: 'common' })
    await server.call('equipments.savePreset', { ...preset, body: { user_equipment_ids: [sword] } }, { as: id })
    await sql`update item_presets set stance = null where player_id = ${id}::bigint`.execute(server.db)
    expect((await server.call('equipments.preset', preset, { as: id })).data.stance).toBeNull()
    await take(id, 'trick')
    await server.call('equipments.equipPreset', preset, { as: id })
    expect((await me(id)).stance).toBe('trick')
  })
})

describe('a fight by version 2 of the rules', () => {
  it('that was found before the upgrade is fought without stances, and verifies', async () => {
    const { own } = await rivals()
    await players.find(own)
    await sql`update pending_matches set rules_version = '2' where player_id = ${own}::bigint`.execute(server.db)
    await take(own, (await me(own)).stance === 'rush' ? 'guard' : 'rush')
    await players.find(own)
    const { data: fought } = await server.call('combats.fight', {}, { as: own })
    expect(fought.rules_version).toBe('2')
    expect(RULES_VERSION).not.toBe('2')
    expect(await verdictOf(fought.replay_id, own)).toEqual({
      ...{ rules_version: '2', is_current_rules: false },
      ...{ commitment_holds: true, scenario_holds: true },
    })
  })
})

/** The paths at which a call's answer has this key, without list indices. */
const placesOf = (schema: z.core.JSONSchema.BaseSchema, key: string, path = ''): string[] => {
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])] as (typeof schema)[]
  const items = schema.items === undefined ? [] : [schema.items as typeof schema]
  return [
    ...[...parts, ...items].flatMap((part) => placesOf(part, key, path)),
    ...Object.entries((schema.properties ?? {}) as Record<string, typeof schema>).flatMap(([name, part]) =>
      name === key ? [`${path}${name}`] : placesOf(part, key, `${path}${name}.`),
    ),
  ]
}

describe('the stance of another', () => {
  it('has a place in no answer but the inputs of a fight', () => {
    const places = (Object.keys(calls) as CallName[]).flatMap((call) =>
      placesOf(
        z.toJSONSchema(callSchemas[call].data as z.ZodType, { io: 'output', unrepresentable: 'any' }),
        'stance',
      ).map((place) => `${call} ${place}`),
    )
    const isOfFight = (place: string) => /inputs\.(attacker|defender)\.stance$/.test(place)
    expect(places.filter(isOfFight).length).toBeGreaterThan(3)
    expect(places.filter((place) => !isOfFight(place)).sort()).toEqual([
      'combats.house profile.stance',
      'combats.me stance',
      'combats.petName profile.stance',
      'combats.skill stance',
      'combats.stance stance',
      'equipments.preset stance',
      'equipments.savePreset stance',
      'users.home combats.me.data.stance',
    ])
  })

  it('is in nothing that the client asks before the fight', async () => {
    const { own, other } = await rivals()
    await take(own, 'rush')
    await take(other, 'trick')
    await players.find(own)
    expect((await pendingMatchOf(server.db, own, 0))?.opponent.stats.stance).toBe('trick')
    const queries = queriesAbout({ item: '', guild: '', replay: '', listing: '', player: other })
    expect(queries.map(({ queryKey: [call] }) => call)).toContain('combats.find')
    for (const {
      queryKey: [call, input],
    } of queries) {
      const answer = await server.call(call, (input ?? {}) as never, { as: own })
      if (answer.status === 200) expect(JSON.stringify(answer.data), call).not.toContain('"trick"')
    }
  })
})

describe('the mix of stances in a tier (R55)', () => {
  /** In Divine, where no other test has players. */
  const RANK = 4000
  const count = () => countStances({ db: server.db, entropy: createSeededEntropy(1) }, server.clock.nowMs())
  const mixFor = async (id: number) => (await server.call('combats.stanceMix', {}, { as: id })).data.mix

  it('is shown once enough of the tier have fought in the last seven days, without NPCs', async () => {
    const ids: number[] = []
    for (let no = 0; no < FEWEST_IN_MIX; no++) ids.push(await players.join())
    const [viewer = 0] = ids
    expect(await mixFor(viewer)).toBeNull()
    const list = sql`${ids}::bigint[]`
    const fought = new Date(server.clock.nowMs() - 6 * MS_PER_DAY)
    await sql`update players set rank_points = ${RANK}, best_rank_points = ${RANK}, stance = 'rush',
      energy_burned_at = ${fought} where id = any(${list})`.execute(server.db)
    for (const id of ids.slice(0, 6)) await take(id, 'trick')
    await count()
    expect(await mixFor(viewer)).toEqual({ rush: 80, guard: 0, trick: 20 })

    server.clock.advance(2 * MS_PER_DAY)
    await count()
    expect(await mixFor(viewer)).toBeNull()
  })
})
