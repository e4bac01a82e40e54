import { createHash, createHmac, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { commitmentText } from '#rules/kombat/commitment-text.ts'
import { simulateFight } from '#rules/kombat/fight.ts'
import { MS_PER_DAY, MS_PER_HOUR } from '#rules/units.ts'
import { bossPlayers } from '#tests/helpers/players/boss-players.ts'
import { codeOf } from '#tests/helpers/server/answered.ts'
import { auditedApp } from '#tests/helpers/server/item-server.ts'

// The test clock is at Monday noon: Mammoth stays until Thursday.
const server = await auditedApp()
const players = bossPlayers(server)
const amountsOf = async (id: number) => {
  const { data } = await server.call('others.list', {}, { as: id })
  return Object.fromEntries(data.map(({ slug, quantity }) => [slug, quantity]))
}

it('the bosses that have begun (rows 142, 146) are the one that is on and the last of the other, the newest start first', async () => {
  const ann = await players.join()
  const { data } = await server.call('boss.active', {}, { as: ann })
  expect(data).toEqual([
    {
      slug: 'boss-mammoth',
      name: 'Mammoth',
      started_at: '2026-11-23T00:00:00.000Z',
      ended_at: '2026-11-26T00:00:00.000Z',
    },
    {
      slug: 'boss-fire-lord',
      name: 'Fire Lord',
      started_at: '2026-11-19T00:00:00.000Z',
      ended_at: '2026-11-23T00:00:00.000Z',
    },
  ])
})

describe("a boss's page (rows 142, 143)", () => {
  it('shows the opponent, the fights left and what the next one is committed to', async () => {
    const ann = await players.join()
    expect(await players.page(ann)).toEqual({
      boss: expect.objectContaining({ slug: 'boss-mammoth' }),
      live: true,
      opponent: { boss_name: 'mammoth', boss_skill: { active_skill: 'reflect' }, health_point: 300_000 },
      attack_point: 200,
      next: {
        slug: 'boss-fire-lord',
        name: 'Fire Lord',
        started_at: '2026-11-26T00:00:00.000Z',
        ended_at: '2026-11-30T00:00:00.000Z',
      },
      locked: [{ slug: 'boss-hollow', name: 'Hollow Boss', opens_at: null }],
      fights_left: 3,
      renews_at: '2026-11-24T00:00:00.000Z',
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
      own: { damage: 0, best: 0, fights: 0 },
      pool: null,
      chest: { state: 'none', inbox_id: null },
      fall_unseen: false,
      items: ['meat-hook', 'four-leaf-clover', 'mammoth-skin', 'firelord-skin'].map((slug) => ({ slug, quantity: 0 })),
    })
  })

  it('shows the last event of a boss that is away, with nothing to fight, and no page of the Hollow Boss', async () => {
    const ann = await players.join()
    expect(await players.page(ann, 'boss-fire-lord')).toMatchObject({
      boss: { slug: 'boss-fire-lord', ended_at: '2026-11-23T00:00:00.000Z' },
      live: false,
      fights_left: 0,
      commitment: null,
      opponent: { boss_name: 'fire-lord', boss_skill: { active_skill: 'rising-fury' } },
    })
    const hollow = await server.call('boss.get', { params: { slug: 'boss-hollow' } }, { as: ann })
    expect(codeOf(hollow)).toBe('boss-not-found')
  })

  it('keeps the commitment that it has shown until it is fought or the gear changes', async () => {
    const ann = await players.join()
    const { commitment } = await players.page(ann)
    expect((await players.page(ann)).commitment).toBe(commitment)
    expect((await players.fight(ann)).commitment).toBe(commitment)
    const after = (await players.page(ann)).commitment
    expect(after).not.toBe(commitment)
    await players.arrange(ann, { army_stars_spent: 5000 })
    expect((await players.page(ann)).commitment).not.toBe(after)
  })
})

describe('a fight with a boss (rows 142, 143; R25, R07)', () => {
  it('gives its reward at once, costs no energy and moves no rank', async () => {
    const ann = await players.join()
    const before = await players.row(ann)
    const balance = (await server.call('users.balance', {}, { as: ann })).data
    const fight = await players.fight(ann)
    const { damage } = fight.boss
    expect(fight).toMatchObject({
      kind: 'boss',
      ranked: false,
      is_bot: true,
      user: { user_id: ann },
      enemy: { user_id: 0, username: 'Mammoth', health_point: 300_000, attack_point: 200 },
      boss: { slug: 'boss-mammoth', second_phase_from: 20 },
      rewards: { tok: Math.floor(damage / 50) * 1e7, star: Math.floor(damage / 5000) },
      used: [],
      balance: balance + Math.floor(damage / 50) * 1e7,
      page: { fights_left: 2, own: { damage, best: damage, fights: 1 } },
    })
    const hits = fight.scenario.filter(({ actor }) => actor === 'attacker')
    expect(damage).toBe(hits.reduce((sum, entry) => sum + entry.damage_attack, 0))
    const { energy, rank_points, fights, wins, win_streak } = before
    expect(await players.row(ann)).toMatchObject({ energy, rank_points, fights, wins, win_streak })
  })

  it('is decided by what was committed to and the seed of the caller, and can be seen and checked by its replay', async () => {
    const ann = await players.join()
    const key = randomUUID()
    const fight = await players.fight(ann, { idempotencyKey: key })
    const { inputs, server_seed, rules_version } = fight
    const text = commitmentText({ serverSeed: server_seed, ...inputs, rulesVersion: rules_version })
    expect(createHash('sha256').update(text).digest('hex')).toBe(fight.commitment)
    const seed = createHmac('sha256', server_seed).update(key).digest('hex')
    expect(inputs.attacker).not.toHaveProperty('stance')
    expect(simulateFight(inputs, seed).scenario).toEqual(fight.scenario)
    const params = { id: fight.replay_id }
    const stranger = await players.join()
    const { data: replay } = await server.call('combats.replay', { params }, { as: stranger })
    expect(replay).toMatchObject({ kind: 'boss', boss: fight.boss, scenario: fight.scenario, own: null })
    expect(replay).not.toHaveProperty('boss.rewards')
    const { data: own } = await server.call('combats.replay', { params }, { as: ann })
    expect(own).toMatchObject({ viewer: 'attacker', own: { drops: { tok: fight.rewards.tok } } })
    const { data: verified } = await server.call('combats.verify', { params }, { as: ann })
    expect(verified).toMatchObject({ commitment_holds: true, scenario_holds: true })
    const { data: history } = await server.call('combats.history', {}, { as: ann })
    expect(history.items[0]).toMatchObject({ kind: 'boss', as: 'attacker', opponent: { username: 'Mammoth' } })
  })

  it('is there three times a day, new at midnight UTC, and counts together over the stay', async () => {
    const ann = await players.join()
    const damages = [await players.fight(ann), await players.fight(ann), await players.fight(ann)].map(
      ({ boss }) => boss.damage,
    )
    expect(await players.page(ann)).toMatchObject({ fights_left: 0, commitment: null })
    expect(codeOf(await players.ask(ann))).toBe('no-boss-fights')
    server.clock.advance(12 * MS_PER_HOUR)
    const fourth = await players.fight(ann)
    const all = [...damages, fourth.boss.damage]
    expect(fourth.page).toMatchObject({
      fights_left: 2,
      own: { fights: 4, damage: all.reduce((sum, damage) => sum + damage), best: Math.max(...all) },
    })
    server.clock.advance(-12 * MS_PER_HOUR)
  })

  it('is refused after the end of the stay, and costs nothing', async () => {
    const ann = await players.join()
    await players.give(ann, 'meat-hook', 1)
    const { commitment } = await players.page(ann)
    const left = Date.parse('2026-11-26T00:00:00Z') - server.clock.nowMs()
    server.clock.advance(left)
    const late = await players.ask(ann, { items: ['meat-hook'], ...(commitment === null ? {} : { commitment }) })
    expect(codeOf(late)).toBe('boss-over')
    expect(await amountsOf(ann)).toMatchObject({ 'meat-hook': 1 })
    server.clock.advance(5 * MS_PER_DAY)
    const old = await players.ask(ann, { ...(commitment === null ? {} : { commitment }) })
    expect(codeOf(old)).toBe('boss-changed')
    server.clock.advance(-left - 5 * MS_PER_DAY)
  })

  it('is refused when nothing was shown, or something else than what it would be', async () => {
    const ann = await players.join()
    expect(codeOf(await players.ask(ann))).toBe('boss-changed')
    const { commitment } = await players.page(ann)
    expect(codeOf(await players.ask(ann, { commitment: 'f'.repeat(64) }))).toBe('boss-changed')
    await players.arrange(ann, { army_stars_spent: 5000 })
    expect(codeOf(await players.ask(ann, { ...(commitment === null ? {} : { commitment }) }))).toBe('boss-changed')
    expect(await players.page(ann)).toMatchObject({ fights_left: 3 })
  })

  it('counts for the mission of 10,000 damage by the best fight', async () => {
    const ann = await players.join()
    const missionOf = async () => {
      const { data } = await server.call('upgrades.missions', {}, { as: ann })
      return data.find(({ id }) => id === 'boss-10k')
    }
    expect(await missionOf()).toMatchObject({ repeats: 1, task_user: { repeats: 0 } })
    const { boss } = await players.fight(ann)
    expect(boss.damage).toBeLessThan(10_000)
    expect(await missionOf()).toMatchObject({ task_user: { repeats: 0 } })
    await server.db
      .updateTable('boss_players')
      .set({ best_damage: 10_000 })
      .where('player_id', '=', BigInt(ann))
      .execute()
    expect(await missionOf()).toMatchObject({ task_user: { repeats: 1 } })
    await players.fight(ann)
    expect(await missionOf()).toMatchObject({ task_user: { repeats: 1 } })
  })
})

describe('boss items and skin pieces (row 147; R25, R32)', () => {
  it('are used before the fight: a hook makes a skin piece sure, a clover gives half as much again', async () => {
    const ann = await players.join()
    await players.give(ann, 'meat-hook', 1)
    await players.give(ann, 'four-leaf-clover', 2)
    const fight = await players.fight(ann, { items: ['meat-hook', 'four-leaf-clover'] })
    expect(fight.rewards).toEqual({
      tok: Math.floor((fight.boss.damage * 1.5) / 50) * 1e7,
      star: Math.floor((fight.boss.damage * 1.5) / 5000),
      skin: 'mammoth-skin',
    })
    expect(fight.used).toEqual(['meat-hook', 'four-leaf-clover'])
    expect(await amountsOf(ann)).toEqual({
      'meat-hook': 0,
      'four-leaf-clover': 1,
      'mammoth-skin': 1,
      'firelord-skin': 0,
    })
    expect(fight.page.items.map(({ quantity }) => quantity)).toEqual([0, 1, 1, 0])
  })

  it('are refused to a player who has none, and nothing is fought; an item named twice is used once', async () => {
    const ann = await players.join()
    const { commitment } = await players.page(ann)
    expect(codeOf(await players.ask(ann, { items: ['meat-hook'] }))).toBe('boss-item-needed')
    expect(await players.page(ann)).toMatchObject({ fights_left: 3, commitment })
    await players.give(ann, 'four-leaf-clover', 2)
    expect((await players.fight(ann, { items: ['four-leaf-clover', 'four-leaf-clover'] })).used).toEqual([
      'four-leaf-clover',
    ])
    expect(await amountsOf(ann)).toMatchObject({ 'four-leaf-clover': 1 })
  })

  it("become a piece of the boss's set, ten for one: a prototype with lines of quality 5 and 4, by the player's luck", async () => {
    const ann = await players.join()
    const craft = () => server.call('others.craft', { params: { slug: 'firelord-skin' } }, { as: ann })
    await players.give(ann, 'firelord-skin', 9)
    expect(codeOf(await craft())).toBe('skins-needed')
    await players.give(ann, 'firelord-skin', 2)
    const { data } = await craft()
    expect(data.equipment).toMatchObject({ slug: expect.stringMatching(/^firelord-/), rarity: 'prototype' })
    expect(data.equipment.equipment_stats.map(({ level }) => level)).toEqual([0, 5, 4])
    expect(data.items).toContainEqual({ slug: 'firelord-skin', quantity: 1 })
    const { data: rolls } = await server.call('luck.rolls', {}, { as: ann })
    expect(rolls.items[0]).toMatchObject({ name: 'skin-craft', item_id: data.equipment.id })
    const { data: bag } = await server.call('equipments.mine', {}, { as: ann })
    expect(bag.find(({ id }) => id === data.equipment.id)).toMatchObject({ status: 'inventory', tradeable: true })
  })
})
