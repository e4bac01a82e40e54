import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { drawnStance } from '#rules/kombat/stances.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { pendingMatchOf } from '#server/modules/kombat/match-store.ts'
import { syncLoadout } from '#server/modules/kombat/service.ts'
import { untilLockWaits } from '#tests/helpers/database/lock-waiters.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'

const { server, players, items } = await itemServer()

const find = async (id: number) => (await server.call('combats.find', {}, { as: id })).data
const fight = (id: number) => server.call('combats.fight', {}, { as: id })
const takeSkill = (id: number, skill: 'rising-fury' | 'reflect' | 'berserk') =>
  server.call('combats.skill', { body: { skill } }, { as: id })
const changeStance = async (id: number) => {
  const { stance } = (await server.call('combats.me', {}, { as: id })).data
  return server.call('combats.stance', { body: { stance: stance === 'rush' ? 'guard' : 'rush' } }, { as: id })
}
const pending = (id: number) => pendingMatchOf(server.db, id, 0)

const richPlayer = async (): Promise<number> => {
  const id = await players.join({ houseId: 0 })
  await players.arrange(id, { best_rank_points: 3000 })
  await items.give(id, 'star', 100)
  return id
}

describe('what a player changes between find and fight counts in the fight (R11)', () => {
  it.each([
    ['the skill', (id: number) => takeSkill(id, 'berserk')],
    ['the stance', changeStance],
    ['the house', (id: number) => server.call('combats.house', { body: { house_id: 6 } }, { as: id })],
    ['the army', (id: number) => server.call('users.spendStars', { body: { type: 'upgrade-army-rank' } }, { as: id })],
  ])('%s: the opponent stays, under a new seed and commitment, with the new own stats', async (_what, change) => {
    const id = await richPlayer()
    const shown = await players.find(id)
    const before = await pending(id)
    expect((await change(id)).status).toBe(200)
    const me = (await server.call('combats.me', {}, { as: id })).data

    const { commitment, ...opponent } = await find(id)
    expect(opponent).toEqual((({ commitment: _, ...rest }) => rest)(shown))
    expect(commitment).not.toBe(shown.commitment)

    const { data: fought } = await fight(id)
    expect(fought.commitment).toBe(commitment)
    expect(fought.server_seed).not.toBe(before?.server_seed)
    expect(fought.user).toEqual((({ best_rank, win_streak, fights, wins, stance, ...profile }) => profile)(me))
    expect(fought.inputs.attacker).toMatchObject({
      skill: me.pet.active_skill,
      stance: me.stance,
      attack: me.attack_point,
      maxHp: me.health_point,
      critPercent: me.luck_critical_rate,
    })
    expect(fought.inputs.defender).toEqual({ ...before?.opponent.stats, stance: drawnStance(fought.server_seed) })
    const verified = await server.call('combats.verify', { params: { id: fought.replay_id } }, { as: id })
    expect(verified.data).toMatchObject({ commitment_holds: true, scenario_holds: true })
  })

  it('gear and stones too, by the one helper that their calls use', async () => {
    const id = await richPlayer()
    await items.give(id, 'stone:burning-hell:4', 1)
    const shown = await players.find(id)
    await inTransaction(server.db, async (db) => {
      await db.insertInto('equipped_stones').values({ player_id: id, type: 'burning-hell', level: 4 }).execute()
      await syncLoadout({ ...server.scope(), db }, id)
    })
    expect((await find(id)).commitment).not.toBe(shown.commitment)
    expect((await fight(id)).data.inputs.attacker.stones).toEqual([{ type: 'burning-hell', level: 4 }])
  })

  it('a change that came after a search had read counts in what the search finds', async () => {
    const id = await richPlayer()
    await items.give(id, 'stone:luck-leech:2', 1)
    const holder = await server.db.startTransaction().execute()
    await sql`select id from players where id = ${id} for no key update`.execute(holder)
    const found = find(id)
    await untilLockWaits(server.db)
    await holder.insertInto('equipped_stones').values({ player_id: id, type: 'luck-leech', level: 2 }).execute()
    await syncLoadout({ ...server.scope(), db: holder }, id)
    await holder.commit().execute()
    expect((await found).commitment).toBe((await pending(id))?.commitment)
    expect((await pending(id))?.own.stats.stones).toEqual([{ type: 'luck-leech', level: 2 }])
  })

  it('the same skill again changes nothing, and what was shown stays valid', async () => {
    const id = await richPlayer()
    const shown = await players.find(id)
    expect((await takeSkill(id, 'rising-fury')).status).toBe(200)
    expect((await fight(id)).data.commitment).toBe(shown.commitment)
  })

  it('a change that is refused leaves the match as it was', async () => {
    const id = await players.join({ houseId: 0 })
    const shown = await players.find(id)
    expect((await takeSkill(id, 'berserk')).error.code).toBe('skill-locked')
    expect((await server.call('combats.house', { body: { house_id: 0 } }, { as: id })).error.code).toBe('same-house')
    expect((await fight(id)).data.commitment).toBe(shown.commitment)
  })

  it('leaves alone a match of rules that this build does not have, and one that has expired', async () => {
    const id = await richPlayer()
    await players.find(id)
    await sql`update pending_matches set rules_version = 'long ago' where player_id = ${id}`.execute(server.db)
    const before = await pending(id)
    expect((await takeSkill(id, 'reflect')).status).toBe(200)
    expect(await pending(id)).toEqual(before)
    server.clock.advance(10 * 60_000)
    expect((await takeSkill(id, 'berserk')).status).toBe(200)
    expect(await pending(id)).toEqual(before)
  })
})

describe('a fight under a commitment that the player has not been shown (R11)', () => {
  it('is refused again after each change', async () => {
    const id = await richPlayer()
    await players.find(id)
    for (const skill of ['berserk', 'reflect', 'rising-fury'] as const) {
      await takeSkill(id, skill)
      expect((await fight(id)).error.code).toBe('match-not-found')
      await find(id)
    }
    expect((await fight(id)).data.inputs.attacker.skill).toBe('rising-fury')
  })
})

describe('a change and a fight at the same moment (R11)', () => {
  it('a search before the change is committed does not wait and shows what holds then, which cannot be fought afterwards', async () => {
    const id = await richPlayer()
    const shown = await players.find(id)
    const holder = await server.db.startTransaction().execute()
    await sql`select id from players where id = ${id} for no key update`.execute(holder)
    const changed = takeSkill(id, 'berserk')
    await untilLockWaits(server.db)
    expect((await find(id)).commitment).toBe(shown.commitment)
    await holder.commit().execute()
    await changed
    expect((await fight(id)).error.code).toBe('match-not-found')
    const { commitment } = await find(id)
    expect(commitment).not.toBe(shown.commitment)
    expect((await fight(id)).data.commitment).toBe(commitment)
  })

  it('a search that has not shown the last change yet shows the one that comes meanwhile', async () => {
    const id = await richPlayer()
    await players.find(id)
    await takeSkill(id, 'berserk')
    const holder = await server.db.startTransaction().execute()
    await sql`select from pending_matches where player_id = ${id} for update`.execute(holder)
    const found = find(id)
    await untilLockWaits(server.db)
    await sql`update players set active_skill = 'reflect' where id = ${id}`.execute(holder)
    await syncLoadout({ ...server.scope(), db: holder }, id)
    await holder.commit().execute()
    const { commitment } = await found
    expect((await fight(id)).data).toMatchObject({ commitment, inputs: { attacker: { skill: 'reflect' } } })
  })

  it('whichever call comes first, no fight runs under a commitment that no search has shown', async () => {
    for (let round = 0; round < 25; round++) {
      const id = await richPlayer()
      const shown = new Set([(await players.find(id)).commitment])
      const [fought, , , found] = await Promise.all([
        fight(id),
        takeSkill(id, 'berserk'),
        server.call('users.spendStars', { body: { type: 'upgrade-army-rank' } }, { as: id }),
        find(id),
      ])
      shown.add(found.commitment)
      if (fought.status === 200) expect(shown).toContain(fought.data.commitment)
      else expect(fought.error.code).toBe('match-not-found')
    }
  })
})
