import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { BOSS_FIGHTS_A_DAY } from '#rules/boss/boss.ts'
import { lastBossEventOf } from '#rules/boss/boss-calendar.ts'
import { DONATION_LIMIT_NANO, guildCapacity, guildLevelAt } from '#rules/guild/guild.ts'
import { MS_PER_DAY, MS_PER_MINUTE, tokToNano } from '#rules/units.ts'
import { fightAsNpcs } from '#server/modules/boss/npc-fighters.ts'
import { turnPools } from '#server/modules/boss/pools.ts'
import { NPC_GUILD_PLANS } from '#server/world/npc-guild-plans.ts'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { onCopies } from '#tests/helpers/database/citus.ts'
import { growTestWorld } from '#tests/helpers/players/kombat-players.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'
import { TEST_NOW_MS, type TestApp, testApp } from '#tests/helpers/server/test-app.ts'

/** Thursday, 12:00: the Fire Lord's first day, after Mammoth's whole event. */
const NOW_MS = TEST_NOW_MS + 3 * MS_PER_DAY

const server = await fileApp({ nowMs: NOW_MS })
await growTestWorld(server)

const guildsOf = ({ db }: TestApp) => db.selectFrom('guild_cards').selectAll().orderBy('guild_id').execute()
const damageOf = async ({ db }: TestApp) => {
  const { rows } = await sql<{ player_id: bigint; run_id: string; guild_id: bigint | null; damage: bigint }>`
    select fighters.player_id, fighters.run_id, guild_id, fighters.damage from boss_fighters as fighters
    left join boss_damage as dealt on dealt.player_id = fighters.player_id and dealt.run_id = fighters.run_id
    order by fighters.run_id, fighters.player_id`.execute(db)
  return rows
}

describe('the guilds of the first-start world (R44)', () => {
  it('are twelve, with emblems of their own, levels by their XP, and room for players', async () => {
    const all = await guildsOf(server)
    expect(all.map(({ name }) => name)).toEqual(NPC_GUILD_PLANS.map(({ name }) => name))
    expect(new Set(all.map(({ emblem }) => JSON.stringify(emblem))).size).toBe(NPC_GUILD_PLANS.length)
    for (const { capacity, level, members, xp } of all) {
      expect(level).toBe(guildLevelAt(Number(xp)))
      expect(capacity).toBe(guildCapacity(level))
      expect(members).toBeLessThan(capacity)
      expect(members).toBeGreaterThanOrEqual(10)
    }
    expect(new Set(all.map(({ level }) => level)).size).toBeGreaterThan(5)
  })

  it('have members who qualify, each in one guild, on both sides of the books', async () => {
    const { rows } = await onCopies(server.db, (copies) =>
      sql<{ guild_id: bigint; min_rank: number; lowest: number; members: bigint; ours: bigint }>`
        select cards.guild_id, min_rank, min(rank_points) as lowest, count(*) as members,
          count(*) filter (where memberships.guild_id = cards.guild_id) as ours
        from guild_cards as cards join guild_members using (guild_id) join players on players.id = player_id
        left join guild_memberships as memberships on memberships.player_id = players.id
        where npc group by 1, 2 order by 1`.execute(copies),
    )
    expect(rows).toHaveLength(NPC_GUILD_PLANS.length)
    for (const { lowest, members, min_rank, ours } of rows) {
      expect(lowest).toBeGreaterThanOrEqual(min_rank)
      expect(ours).toBe(members)
    }
    expect(await auditDifferences(server.db)).toEqual([])
  })

  it('have a log of the last days: in its order, nothing before the founding and nothing to come', async () => {
    for (const { guild_id, created_at } of await guildsOf(server)) {
      const log = await server.db
        .selectFrom('guild_log')
        .selectAll()
        .where('guild_id', '=', guild_id)
        .orderBy('id')
        .execute()
      expect(log[0]).toMatchObject({ event: 'founded', at: created_at })
      const times = log.map(({ at }) => at.getTime())
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(times.at(-1)).toBeLessThanOrEqual(NOW_MS)
      const recent = log.filter(({ at }) => at.getTime() > NOW_MS - 3 * MS_PER_DAY)
      expect(recent.length).toBeGreaterThanOrEqual(5)
    }
  })

  it('have gifts of their members: members, log, XP and ledger have the same sums, at most 50 TOK a day (R24)', async () => {
    const { rows } = await onCopies(server.db, (copies) =>
      sql<{ given: bigint; week: bigint; logged: bigint; earned: bigint; burnt: bigint }>`
        select
          (select sum(given) from guild_members m where m.guild_id = cards.guild_id)::bigint as given,
          (select sum(given_week) from guild_members m where m.guild_id = cards.guild_id)::bigint as week,
          (select sum(amount) from guild_log l where l.guild_id = cards.guild_id and event = 'donated')::bigint as logged,
          (select sum(amount) * 1000000000 from guild_xp x where x.guild_id = cards.guild_id and source = 'donation')::bigint as earned,
          (select -sum(amount) from ledger where reason = 'guild-donate' and ref = slug)::bigint as burnt
        from guild_cards as cards`.execute(copies),
    )
    expect(rows).toHaveLength(NPC_GUILD_PLANS.length)
    for (const { burnt, earned, given, logged } of rows) {
      expect(Number(given)).toBeGreaterThanOrEqual(tokToNano(5))
      expect([logged, earned, burnt]).toEqual([given, given, given])
    }
    expect(rows.some(({ week }) => week > 0n)).toBe(true)
    const { rows: days } = await sql<{ nano: bigint }>`
      select sum(amount)::bigint as nano from guild_log where event = 'donated'
      group by who_id, date_trunc('day', at at time zone 'UTC')`.execute(server.db)
    for (const { nano } of days) expect(Number(nano)).toBeLessThanOrEqual(DONATION_LIMIT_NANO)
    expect((await guildsOf(server)).map(({ xp }) => Number(xp))).toEqual(NPC_GUILD_PLANS.map(({ xp }) => xp))
  })

  it('have officers, made that by the leader after they joined (R24)', async () => {
    for (const { guild_id, leader_id, officers } of await guildsOf(server)) {
      const { rows } = await sql<{ id: bigint; who: bigint }>`
        select whom_id as id, who_id as who from guild_log as log
        join guild_members as m on m.guild_id = log.guild_id and m.player_id = log.whom_id
        where log.guild_id = ${guild_id} and event = 'promoted' and role = 'officer'
          and at > joined_at`.execute(server.db)
      expect(rows.length).toBeGreaterThanOrEqual(1)
      expect(rows.map(({ id }) => Number(id)).sort()).toEqual(officers.map(Number).sort())
      expect(rows.every(({ who }) => who === leader_id)).toBe(true)
    }
  })

  it('have fought both bosses, at most three fights a day each, for the guild that they were in (R25)', async () => {
    const [fireLord, mammoth] = [lastBossEventOf('boss-fire-lord', NOW_MS), lastBossEventOf('boss-mammoth', NOW_MS)]
    const all = await damageOf(server)
    for (const [bossEvent, days] of [
      [fireLord, 1],
      [mammoth, 3],
    ] as const) {
      const fighters = await server.db
        .selectFrom('boss_fighters')
        .selectAll()
        .where('run_id', '=', bossEvent.id)
        .execute()
      expect(fighters.length).toBeGreaterThan(100)
      for (const { fights, fights_today, reached_at } of fighters) {
        expect(fights).toBeLessThanOrEqual(days * BOSS_FIGHTS_A_DAY)
        expect(fights_today).toBeLessThanOrEqual(BOSS_FIGHTS_A_DAY)
        expect(reached_at.getTime()).toBeLessThan(Math.min(bossEvent.endMs, NOW_MS))
      }
      const guilds = new Set(all.filter(({ run_id }) => run_id === bossEvent.id).map(({ guild_id }) => guild_id))
      expect(guilds.size).toBe(NPC_GUILD_PLANS.length + 1)
    }
    const { rows } = await sql<{ lacking: bigint }>`
      select count(*) as lacking from boss_damage as dealt where damage <> (
        select coalesce(sum(damage), 0) from boss_feed
        where boss_feed.player_id = dealt.player_id and boss_feed.run_id = dealt.run_id)`.execute(server.db)
    expect(rows[0]?.lacking).toBe(0n)
  })
})

it('the pools of the new world (R25, R44) are summed in some turns, and each member has in the guild what it has done to the boss that is on', async () => {
  const scope = server.scope()
  for (let isMore = true; isMore; ) ({ isMore } = await turnPools(scope))
  const bossEvent = lastBossEventOf('boss-fire-lord', NOW_MS)
  const { rows } = await onCopies(server.db, (copies) =>
    sql<{ dealt: bigint; shown: bigint }>`
        select dealt.damage as dealt, case when boss_run = ${bossEvent.id} then m.boss_damage else 0 end as shown
        from boss_damage as dealt
        join guild_members as m on m.guild_id = dealt.guild_id and m.player_id = dealt.player_id
        where dealt.run_id = ${bossEvent.id} and dealt.damage > 0`.execute(copies),
  )
  expect(rows.length).toBeGreaterThan(50)
  expect(rows.filter(({ dealt, shown }) => dealt !== shown)).toEqual([])
})

describe('NPC fight on (R44)', () => {
  it('three a turn, as players do: with a replay, the reward, and never more than three fights a day', async () => {
    const fights = async () => {
      const { rows } = await sql<{ fights: bigint }>`
        select count(*) as fights from fights where kind = 'boss'`.execute(server.db)
      return Number(rows[0]?.fights)
    }
    const turn = () => fightAsNpcs(server.scope())
    expect(await turn()).toBe(3)
    expect(await fights()).toBe(3)
    for (let turns = 0; turns < 3; turns++) {
      server.clock.advance(10 * MS_PER_MINUTE)
      await turn()
    }
    expect(await fights()).toBeGreaterThan(6)
    expect(await auditDifferences(server.db)).toEqual([])
  })

  it('not where there is no such world', async () => {
    const empty = await testApp()
    const parts = empty.scope()
    expect(await fightAsNpcs(parts)).toBe(0)
    await empty.close()
  })
})
