import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { GUILD_POOL_HP } from '#rules/boss/boss.ts'
import { begunBossEvents, lastBossEventOf } from '#rules/boss/boss-calendar.ts'
import { dayKeyOf } from '#rules/days.ts'
import { MS_PER_DAY, MS_PER_MINUTE, MS_PER_SECOND } from '#rules/units.ts'
import { turnPoolsAlone } from '#server/jobs/boss-pools.ts'
import { setBossFacts } from '#server/modules/boss/facts.ts'
import { type PoolLooks, type PoolTurn, turnPools } from '#server/modules/boss/pools.ts'
import { relayDepsOf } from '#tests/helpers/database/relay-outbox.ts'
import { bossPlayers } from '#tests/helpers/players/boss-players.ts'
import { auditedApp } from '#tests/helpers/server/item-server.ts'
import { runAdmin } from '#tests/helpers/server/run-admin.ts'

const server = await auditedApp()
const players = bossPlayers(server)
const turn = (db = server.db): Promise<PoolTurn> => turnPools({ ...server.scope(), db })
const chestsOf = async (id: number) =>
  (await server.call('inbox.list', {}, { as: id })).data.filter(({ reason }) => reason === 'boss-chest')
const eventsOf = async (guild: number) =>
  (
    await server.db
      .selectFrom('guild_log')
      .select(['event', 'boss'])
      .where('guild_id', '=', BigInt(guild))
      .orderBy('id')
      .execute()
  ).filter(({ event }) => event === 'boss-emptied')
const xpOf = (guild: number) =>
  server.db.selectFrom('guild_xp').select(['source', 'amount']).where('guild_id', '=', BigInt(guild)).execute()
const setPoolHp = (hp: number) =>
  runAdmin({ ...server.scope(), who: 'test' }, [...['boss', 'pool', '--hp', String(hp), '--why', 'a test']])
let nextGuild = 0
const guildOfMany = async (size: number) => {
  const members: number[] = []
  for (let joined = 0; joined < size; joined += 1) members.push(await players.join())
  const [leader = 0, ...others] = members
  const slug = `guild-${nextGuild++}`
  const guild = await players.found(leader, slug)
  for (const id of others) await players.enrol(guild, id)
  return { guild, slug, members, leader }
}
beforeAll(() => setBossFacts(server.db, { poolHp: GUILD_POOL_HP }))

describe("a guild's pool (R25)", () => {
  it('is whole until the job has summed the fights of its members, and theirs alone', async () => {
    const { slug, members, leader } = await guildOfMany(2)
    const alone = await players.join()
    const fights = [await players.fight(leader), await players.fight(members[1] ?? 0), await players.fight(leader)]
    await players.fight(alone)
    expect((await players.page(leader)).pool).toMatchObject({ guild_id: slug, hp: 1_200_000, damage: 0 })
    expect(await turn()).toMatchObject({ fights: 3, emptied: 0, chests: 0 })
    const damage = fights.reduce((sum, { boss }) => sum + boss.damage, 0)
    expect((await players.page(leader)).pool).toEqual({
      guild_id: slug,
      hp: 1_200_000,
      damage,
      own_damage: (fights[0]?.boss.damage ?? 0) + (fights[2]?.boss.damage ?? 0),
      emptied_at: null,
      summed_at: new Date(server.clock.nowMs()).toISOString(),
    })
    expect((await players.page(alone)).pool).toBeNull()
    expect(await turn()).toMatchObject({ fights: 0, emptied: 0, chests: 0 })
  })

  it('keeps the damage of a member who has left, whose later fights count for another', async () => {
    const [first, second] = [await guildOfMany(2), await guildOfMany(1)]
    const leaver = first.members[1] ?? 0
    const before = await players.fight(leaver)
    await players.leave(leaver)
    expect(await players.page(leaver)).toMatchObject({ pool: null, own: { damage: before.boss.damage } })
    await players.fight(leaver)
    await players.enrol(second.guild, leaver)
    expect((await players.page(leaver)).pool).toMatchObject({ own_damage: 0 })
    const after = await players.fight(leaver)
    expect((await players.page(leaver)).pool).toMatchObject({ own_damage: after.boss.damage })
    expect(after.page.pool?.own_damage).toBe(after.boss.damage)
    await turn()
    expect((await players.page(first.leader)).pool?.damage).toBe(before.boss.damage)
    expect((await players.page(second.leader)).pool?.damage).toBe(after.boss.damage)
  })

  it('shows the second phase from half of it on', async () => {
    const { leader } = await guildOfMany(1)
    const first = await players.fight(leader)
    expect(first.boss.second_phase_from).toBeNull()
    await turn()
    await setBossFacts(server.db, { poolHp: first.boss.damage * 2 })
    expect((await players.fight(leader)).boss.second_phase_from).toBe(0)
    await setBossFacts(server.db, { poolHp: GUILD_POOL_HP })
    await turn()
  })

  it("gives more with the guild's level: 2 % of TOK and STAR each", async () => {
    const { guild, leader } = await guildOfMany(1)
    await server.db.updateTable('guild_cards').set({ level: 10 }).where('guild_id', '=', BigInt(guild)).execute()
    const { boss, rewards } = await players.fight(leader)
    expect(rewards.tok).toBe(Math.floor((boss.damage * 1.2) / 50) * 1e7)
    await turn()
  })
})

describe('an emptied pool (R25)', () => {
  it('is emptied once, by the job, noted in the log; all who have fought by then get one chest, and no one else', async () => {
    const { guild, slug, members, leader } = await guildOfMany(4)
    const [, second = 0, idle = 0, late = 0] = members
    const hits = [await players.fight(leader), await players.fight(leader), await players.fight(second)]
    const damage = hits.reduce((sum, { boss }) => sum + boss.damage, 0)
    await runAdmin({ ...server.scope(), who: 'test' }, ['boss', 'pool', '--hp', String(damage), '--why', 'a low pool'])
    const emptiedAt = new Date(server.clock.nowMs()).toISOString()
    expect(await turn()).toMatchObject({ fights: 3 })
    expect(await players.page(leader)).toMatchObject({
      pool: { damage, hp: damage, emptied_at: emptiedAt },
      fall_unseen: true,
      chest: { state: 'waiting' },
    })
    server.clock.advance(MS_PER_SECOND)
    await players.fight(late)
    await setBossFacts(server.db, { poolHp: GUILD_POOL_HP })
    expect(await turn()).toMatchObject({ fights: 1, emptied: 0, chests: 0 })
    expect(await Promise.all(members.map(async (id) => (await chestsOf(id)).length))).toEqual([1, 1, 0, 0])
    expect(await players.page(idle)).toMatchObject({ fall_unseen: false, chest: { state: 'none', inbox_id: null } })
    expect((await players.page(leader)).pool).toMatchObject({ hp: damage, emptied_at: emptiedAt })
    expect(await eventsOf(guild)).toEqual([{ event: 'boss-emptied', boss: 'boss-mammoth' }])
    // An emptied pool gives 150 XP once (R24). That is enough for level 1, which takes 100.
    expect(await xpOf(guild)).toEqual([{ source: 'boss', amount: 150n }])
    const { level, xp } = await server.db
      .selectFrom('guilds')
      .select(['level', 'xp'])
      .where('id', '=', BigInt(guild))
      .executeTakeFirstOrThrow()
    expect([level, xp]).toEqual([1, 150n])
    const lines = await runAdmin({ ...server.scope(), who: 'test' }, ['boss', 'show'])
    expect(lines.find((line) => line.startsWith(`${slug} `))).toContain(`of ${damage}  3 fighters  emptied`)
  })

  it('has a titanium box, 5 STAR and a hook or a clover in its chest, opened by the player’s own luck; the fall is seen once', async () => {
    const { leader } = await guildOfMany(1)
    const { boss } = await players.fight(leader)
    await setBossFacts(server.db, { poolHp: boss.damage })
    await turn()
    await setBossFacts(server.db, { poolHp: GUILD_POOL_HP })
    const { chest } = await players.page(leader)
    const [waiting] = await chestsOf(leader)
    expect(waiting).toMatchObject({
      id: chest.inbox_id,
      tok: 0,
      star: 5,
      contents: { boxes: ['titanium'], stones: [], items: [], boss_items: 1 },
      claimed_at: null,
    })
    const { data } = await server.call('inbox.claim', { params: { id: chest.inbox_id ?? '' } }, { as: leader })
    const { opened } = data.item
    expect(opened?.materials[0]).toMatchObject({ slug: 'material-titanium' })
    expect(opened?.others).toEqual([{ slug: expect.stringMatching(/^(meat-hook|four-leaf-clover)$/), quantity: 1 }])
    const { data: others } = await server.call('others.list', {}, { as: leader })
    expect(others).toContainEqual(opened?.others[0])
    const { data: rolls } = await server.call('luck.rolls', {}, { as: leader })
    expect(rolls.items.map(({ name }) => name)).toEqual(['boss-item', 'box'])
    expect(await chestsOf(leader)).toMatchObject([{ opened, claimed_at: expect.any(String) }])
    expect(await players.page(leader)).toMatchObject({ chest: { state: 'opened', inbox_id: null }, fall_unseen: true })
    await server.call('boss.seen', { params: { slug: 'boss-mammoth' } }, { as: leader })
    expect(await players.page(leader)).toMatchObject({ fall_unseen: false })
  })

  it('gives one chest per boss event to a player who has fought for two pools, and none to a player who has gone', async () => {
    const [first, second] = [await guildOfMany(2), await guildOfMany(2)]
    const wanderer = first.members[1] ?? 0
    const gone = second.members[1] ?? 0
    await players.fight(wanderer)
    await players.leave(wanderer)
    await players.enrol(second.guild, wanderer)
    await players.fight(wanderer)
    await players.fight(gone)
    const fought = await players.fight(first.leader)
    await turn()
    await server.call('users.delete', {}, { as: gone })
    await setBossFacts(server.db, { poolHp: Math.min(fought.boss.damage, 100) })
    const emptied = await turn()
    expect(emptied.emptied).toBeGreaterThanOrEqual(2)
    await setBossFacts(server.db, { poolHp: GUILD_POOL_HP })
    expect(await chestsOf(wanderer)).toHaveLength(1)
    const { chests } = await turn()
    expect(chests).toBe(0)
  })

  it('begins anew with the boss’s next event', async () => {
    const { leader } = await guildOfMany(1)
    const { boss } = await players.fight(leader)
    await setBossFacts(server.db, { poolHp: boss.damage })
    await turn()
    server.clock.advance(7 * MS_PER_DAY)
    expect(await players.page(leader)).toMatchObject({
      pool: { damage: 0, emptied_at: null },
      chest: { state: 'none' },
      fall_unseen: false,
      own: { damage: 0, best: 0, fights: 0 },
    })
    server.clock.advance(-7 * MS_PER_DAY)
    await setBossFacts(server.db, { poolHp: GUILD_POOL_HP })
  })
})

describe('the job of the pools', () => {
  it('loses and doubles nothing when it is killed between any two of its statements', async () => {
    const { guild, members, leader } = await guildOfMany(3)
    const fights = await Promise.all(members.map((id) => players.fight(id)))
    const damage = fights.reduce((sum, { boss }) => sum + boss.damage, 0)
    await setBossFacts(server.db, { poolHp: damage })
    let killed = 0
    for (let allowed = 1; ; allowed += 1) {
      let statements = 0
      const dying = server.db.withPlugin({
        transformQuery: ({ node }) => {
          statements += 1
          if (statements > allowed) throw new Error('killed')
          return node
        },
        transformResult: async ({ result }) => result,
      })
      const done = await turn(dying).then(
        () => true,
        () => false,
      )
      if (done) break
      killed += 1
    }
    expect(killed).toBeGreaterThan(8)
    await setBossFacts(server.db, { poolHp: GUILD_POOL_HP })
    expect((await players.page(leader)).pool).toMatchObject({ damage, emptied_at: expect.any(String) })
    expect(await Promise.all(members.map(async (id) => (await chestsOf(id)).length))).toEqual([1, 1, 1])
    expect(await eventsOf(guild)).toHaveLength(1)
  })

  it('sums many fights in as many statements as one, each in its pool, of its fighter and with its guild', async () => {
    const guilds = [await guildOfMany(3), await guildOfMany(2)]
    const statements = async (fights: readonly number[]): Promise<number> => {
      for (const id of fights) await players.fight(id)
      let sent = 0
      const counted = server.db.withPlugin({
        transformQuery: ({ node }) => {
          sent += 1
          return node
        },
        transformResult: async ({ result }) => result,
      })
      expect(await turn(counted)).toMatchObject({ fights: fights.length, emptied: 0, chests: 0 })
      return sent
    }
    await turn()
    const ofOne = await statements([guilds[0]?.leader ?? 0])
    expect(ofOne).toBeLessThanOrEqual(10)
    const [a = 0, b = 0, c = 0] = guilds[0]?.members ?? []
    const [d = 0, e = 0] = guilds[1]?.members ?? []
    expect(await statements([a, a, b, b, c, d, d, d, e])).toBe(ofOne)
    for (const { guild, members } of guilds) {
      const ofGuild = BigInt(guild)
      const done = await server.db
        .selectFrom('boss_damage')
        .select(['player_id', 'damage', 'fights'])
        .where('guild_id', '=', ofGuild)
        .where('player_id', 'in', members.map(BigInt))
        .orderBy('player_id')
        .execute()
      expect(done).toHaveLength(members.length)
      const summed = await server.db
        .selectFrom('boss_pool_fighters')
        .select(['player_id', 'damage', 'fights'])
        .where('guild_id', '=', ofGuild)
        .orderBy('player_id')
        .execute()
      expect(summed).toEqual(done)
      const seen = await server.db
        .selectFrom('guild_members')
        .select(['player_id', 'boss_damage as damage', 'boss_fights as fights'])
        .where('guild_id', '=', ofGuild)
        .orderBy('player_id')
        .execute()
      expect(seen).toEqual(done)
    }
  })

  it('of one batch from two stays and two days shows the newest with a member, and keeps each stay in its pool', async () => {
    const { guild, leader } = await guildOfMany(1)
    const newest = server.clock.nowMs()
    const feed = (bossEventId: string, atMs: number, damage: number) =>
      sql`insert into boss_feed (player_id, fight_id, run_id, guild_id, damage, at)
        values (${leader}, gen_random_uuid(), ${bossEventId}, ${guild}, ${damage},
          ${new Date(atMs)})`.execute(server.db)
    const [now, before] = begunBossEvents(newest)
    await feed(now.id, newest, 10)
    await feed(before?.id ?? '', newest - 4 * MS_PER_DAY, 10)
    await feed(now.id, newest - MS_PER_DAY, 5)
    await feed(now.id, newest, 7)
    await turn()
    const member = () =>
      server.db
        .selectFrom('guild_members')
        .select(['boss_run', 'boss_damage', 'boss_day', 'boss_fights'])
        .where('player_id', '=', BigInt(leader))
        .where('guild_id', '=', BigInt(guild))
        .executeTakeFirst()
    const seen = { boss_run: now.id, boss_damage: 22n, boss_day: dayKeyOf(newest), boss_fights: 2 }
    expect(await member()).toEqual(seen)
    // Late damage of the previous event counts in that event's pool, but not in the member's row.
    await feed(before?.id ?? '', newest - 4 * MS_PER_DAY, 3)
    await turn()
    expect(await member()).toEqual(seen)
    const pools = await server.db
      .selectFrom('boss_pools')
      .select(['run_id', 'damage'])
      .where('guild_id', '=', BigInt(guild))
      .execute()
    expect(pools.map(({ run_id, damage }) => [run_id, damage]).sort()).toEqual(
      [
        [now.id, 22n],
        [before?.id, 13n],
      ].sort(),
    )
    await sql`delete from boss_pool_fighters where guild_id = ${guild}::bigint`.execute(server.db)
    await sql`delete from boss_pools where guild_id = ${guild}::bigint`.execute(server.db)
  })

  it('is looked at when it was fed, when its health has changed, and each minute', async () => {
    const looks: PoolLooks = new Map()
    const next = () => turnPools(server.scope(), looks)
    const { guild, leader } = await guildOfMany(1)
    await players.fight(leader)
    await next()
    /** Sets a pool's damage, as if another process had been killed just after feeding the pool. */
    const hurt = (damage: number) =>
      server.db.updateTable('boss_pools').set({ damage }).where('guild_id', '=', BigInt(guild)).execute()
    await hurt(GUILD_POOL_HP)
    expect(await next()).toMatchObject({ emptied: 0 })
    server.clock.advance(MS_PER_MINUTE)
    expect(await next()).toMatchObject({ emptied: 1 })

    const [fed, still] = [await guildOfMany(1), await guildOfMany(1)]
    for (const { leader: fighter } of [fed, still]) await players.fight(fighter)
    await next()
    await server.db
      .updateTable('boss_pools')
      .set({ damage: GUILD_POOL_HP - 1 })
      .where('guild_id', 'in', [BigInt(fed.guild), BigInt(still.guild)])
      .execute()
    await players.fight(fed.leader)
    expect(await next()).toMatchObject({ fights: 1, emptied: 1 })
    await setPoolHp(GUILD_POOL_HP - 1)
    expect(await next()).toMatchObject({ fights: 0, emptied: 1 })
    await setPoolHp(GUILD_POOL_HP)
    for (const id of [guild, fed.guild, still.guild])
      await sql`
        update boss_pools set damage = (select sum(damage) from boss_pool_fighters where guild_id = ${id}::bigint)
        where guild_id = ${id}::bigint`.execute(server.db)
  })

  it('takes its turn in one process at a time', async () => {
    const parts = relayDepsOf(server)
    const turns = await Promise.all([1, 2, 3].map(() => turnPoolsAlone(parts)))
    expect(turns.filter((done) => done !== null).length).toBeGreaterThanOrEqual(1)
    expect(await turnPoolsAlone(parts)).toMatchObject({ fights: 0 })
    server.clock.advance(MS_PER_MINUTE)
  })
})

describe('the health that an operator sets', () => {
  it('affects no boss event that is over: neither its page, nor its pools, nor what is summed after its end', async () => {
    const [hit, late] = [await guildOfMany(1), await guildOfMany(1)]
    const { boss } = await players.fight(hit.leader)
    await turn()
    await setPoolHp(GUILD_POOL_HP)
    await players.fight(late.leader)
    server.clock.set(lastBossEventOf('boss-mammoth', server.clock.nowMs()).endMs + MS_PER_SECOND)
    await setPoolHp(Math.floor(boss.damage / 2))
    expect(await turn()).toMatchObject({ fights: 1, emptied: 0, chests: 0 })
    expect((await players.page(hit.leader)).pool).toMatchObject({ hp: GUILD_POOL_HP, emptied_at: null })
    expect((await players.page(hit.leader)).pool?.damage).toBe(boss.damage)
    expect(await chestsOf(hit.leader)).toEqual([])
    expect((await players.page(hit.leader, 'boss-fire-lord')).pool).toMatchObject({ hp: Math.floor(boss.damage / 2) })
  })

  it('that was lowered while the boss was there empties what is summed after its end', async () => {
    await setPoolHp(GUILD_POOL_HP)
    const { guild, leader } = await guildOfMany(1)
    const slug = 'boss-fire-lord'
    const { boss } = await players.fight(leader, { slug })
    await turn()
    await players.fight(leader, { slug })
    await setPoolHp(boss.damage + 1)
    server.clock.set(lastBossEventOf(slug, server.clock.nowMs()).endMs)
    await setPoolHp(GUILD_POOL_HP)
    expect(await turn()).toMatchObject({ fights: 1, emptied: 1, chests: 1 })
    expect((await players.page(leader, slug)).pool).toMatchObject({ hp: boss.damage + 1 })
    expect(await xpOf(guild)).toEqual([{ source: 'boss', amount: 150n }])
  })
})
