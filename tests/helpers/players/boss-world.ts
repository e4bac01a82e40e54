import { sql } from 'kysely'
import { afterAll } from 'vitest'
import { MS_PER_MINUTE } from '#rules/units.ts'
import { createDb, type OpenDatabase } from '#server/db/connection.ts'
import type { Db } from '#server/db/database.ts'
import type { TestApp } from '#tests/helpers/server/test-app.ts'

export interface BossWorldSize {
  readonly players: number
  readonly guilds: number
  /** Members of each guild. The remaining players are in none. */
  readonly members: number
}

export const FIRST_FIGHTER = 700_000_001
export const FIRST_GUILD = 5_000_000_000_000_001

const makePlayers = (db: Db, { players }: BossWorldSize, now: Date) =>
  sql`
  insert into players (id, username, first_name, house_id, active_skill, created_at, last_claim_at, energy, power, rank_points,
    best_rank_points, rank_since)
  select ${FIRST_FIGHTER}::bigint + n, 'p' || n, 'P', n % 8, 'rising-fury', ${now}, ${now}, 10, 400 + n % 700, n % 3000, n % 3000, ${now}
  from generate_series(0, ${players - 1}::int) as n`.execute(db)

const GUILD_WORDS: string[] = [
  ...[
    'Wolves',
    'Night Owls',
    'Dragons',
    'Iron Fist',
    'Silent Blades',
    'Red Moon',
    'Storm',
    'Ravens',
    'The Last',
    'Lucky',
  ],
  ...[
    'Golden Horde',
    'Ash',
    'Frost',
    'Bears',
    'Foxes',
    'Sons of TOK',
    'North',
    'Titans',
    'Vikings',
    'Shadow',
    'Sunny',
    'Old',
  ],
  ...['Kings', 'Phoenix'],
]

const makeGuilds = async (db: Db, { guilds, members }: BossWorldSize, now: Date): Promise<void> => {
  const leader = sql`${FIRST_FIGHTER}::bigint + n * ${members}::int`
  await sql`
    insert into guilds (id, slug, name, tag, emblem, description, entry, min_rank, leader_id, members, level, xp, created_at)
    select ${FIRST_GUILD}::bigint + n, 'guild-' || n, (${GUILD_WORDS}::text[])[1 + n % ${GUILD_WORDS.length}::int] || ' ' || n,
      'G' || n, '{"shape":"shield","sign":"wolf","field":"crimson","ink":"gold"}', 'We fight.',
      case when n % 3 = 0 then 'request' else 'open' end, n % 5 * 100, ${leader}, ${members}::int,
      least(10, n % 12), 100 * (n * 7919 % 400) + n, ${now}::timestamptz - make_interval(mins => n)
    from generate_series(0, ${guilds - 1}::int) as n`.execute(db)
  await sql`
    insert into guild_cards (guild_id, slug, name, tag, emblem, entry, min_rank, level, xp, members, capacity, requests, leader_id,
      officers, place, created_at)
    select id, slug, name, tag, emblem, entry, min_rank, level, xp, members, 20 + 2 * level, 0, leader_id, '{}',
      row_number() over (order by xp desc, id), created_at from guilds`.execute(db)
  await sql`
    insert into guild_members (guild_id, player_id, role, joined_at, seen_at, given)
    select ${FIRST_GUILD}::bigint + n / ${members}::int, ${FIRST_FIGHTER}::bigint + n,
      case when n % ${members}::int = 0 then 'leader' else 'member' end, ${now}::timestamptz, ${now}::timestamptz,
      n % 50 * 1000000000::bigint
    from generate_series(0, ${guilds * members - 1}::int) as n`.execute(db)
  await sql`
    insert into guild_memberships (player_id, guild_id, joined_at, guilds_joined)
    select player_id, guild_id, joined_at, 1 from guild_members`.execute(db)
}

/**
 * Lets players fight a boss event. Every twenty players in a row have equal damage, each a second later than the one
 * before. Players without a guild fought for none, or for a guild that they have left.
 */
export const fightBossEvent = async (
  db: Db,
  { players, guilds }: BossWorldSize,
  bossEvent: {
    readonly bossEventId: string
    readonly nowMs: number
    readonly others: 'none' | 'left'
    readonly first?: number
  },
): Promise<void> => {
  const { bossEventId, others, first = 0 } = bossEvent
  const now = new Date(bossEvent.nowMs)
  await sql`
    insert into boss_fighters (player_id, run_id, damage, best, fights, day, fights_today, reached_at)
    select ${FIRST_FIGHTER}::bigint + n, ${bossEventId}, 1000 + n / 20 * 7919 % 60000, 500, 2, '2026-11-23', 2,
      ${now}::timestamptz - make_interval(secs => ${players}::int - n)
    from generate_series(${first}::int, ${first + players - 1}::int) as n`.execute(db)
  const left = others === 'left' ? sql`${FIRST_GUILD}::bigint + fighters.player_id % ${guilds}::int` : sql`null`
  await sql`
    insert into boss_damage (player_id, run_id, guild_id, damage, fights)
    select * from (
      select fighters.player_id, run_id, coalesce(guild_id, ${left}) as guild_id, damage, fights from boss_fighters as fighters
      left join guild_memberships as memberships on memberships.player_id = fighters.player_id
      where run_id = ${bossEventId}) as dealt
    where guild_id is not null`.execute(db)
  await sql`
    insert into boss_pools (guild_id, run_id, hp, damage, summed_at)
    select guild_id, run_id, 1200000, sum(damage), ${now}::timestamptz from boss_damage where run_id = ${bossEventId}
    group by guild_id, run_id`.execute(db)
  await sql`
    insert into boss_pool_fighters (guild_id, run_id, player_id, damage, fights, chest)
    select guild_id, run_id, player_id, damage, fights, 'none' from boss_damage
    where run_id = ${bossEventId}`.execute(db)
}

/** Fills the database with players and guilds. The same size makes the same world. */
export const growBossWorld = async (db: Db, size: BossWorldSize, nowMs: number): Promise<void> => {
  const now = new Date(nowMs)
  await makePlayers(db, size, now)
  await makeGuilds(db, size, now)
  // Only the filled tables, because on a cluster all tables would exceed the statement timeout.
  await sql`vacuum analyze players, guilds, guild_cards, guild_members, guild_memberships`.execute(db)
}

/** A connection pool like the jobs' one, with statements of up to a minute. Close it. */
export const jobsDatabase = (server: TestApp): OpenDatabase =>
  createDb(server.database.url, { max: 4, statementTimeoutMs: MS_PER_MINUTE })

/** Like `jobsDatabase`, but closed after the file's tests. Call it at the file's top. */
export const fileJobsDatabase = (server: TestApp): OpenDatabase => {
  const jobs = jobsDatabase(server)
  afterAll(() => jobs.close())
  return jobs
}
