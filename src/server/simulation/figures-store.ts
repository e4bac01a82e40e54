import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

export const waitingJobs = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ jobs: bigint }>`select count(*) as jobs from graphile_worker._private_jobs`.execute(db)
  return Number(rows[0]?.jobs)
}

/** Replaces autovacuum, which runs at times that no seed decides. */
export const gatherStatistics = async (db: Db): Promise<void> => {
  await sql`vacuum (analyze)`.execute(db)
}

/** Amounts are nano for TOK. */
export interface DayMovements {
  readonly player: number
  /** A UTC day, `2027-01-04`. */
  readonly day: string
  readonly asset: string
  readonly reason: string
  readonly gained: number
  readonly lost: number
}

export const movementsByDay = async (db: Db): Promise<readonly DayMovements[]> => {
  const { rows } = await sql<DayMovements>`
    select account::float8 as player, to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, asset, reason,
      coalesce(sum(amount) filter (where amount > 0), 0)::float8 as gained,
      coalesce(-sum(amount) filter (where amount < 0), 0)::float8 as lost
    from ledger where account > 0 and asset in ('tok', 'star')
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(db)
  return rows
}

/** NPCs are not included. */
export interface PaidByReason {
  readonly reason: string
  readonly asset: string
  readonly people: number
  readonly rows: number
  readonly gained: number
  readonly lost: number
}

/** Counts all stones as one asset, and so all assets that share the part before the colon. */
export const paidByReason = async (db: Db): Promise<readonly PaidByReason[]> => {
  const { rows } = await sql<PaidByReason>`
    select reason, kind as asset, count(distinct account)::integer as people, count(*)::integer as rows,
      coalesce(sum(amount) filter (where amount > 0), 0)::float8 as gained,
      coalesce(-sum(amount) filter (where amount < 0), 0)::float8 as lost
    from (select *, split_part(asset, ':', 1) as kind from ledger where account > 0) as movements
    group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

export interface Standing {
  readonly player: number
  readonly rank: number
  /** In nano TOK. */
  readonly balance: number
  readonly fights: number
  readonly wins: number
}

/** Ranks are as of each player's last active season. */
export const standings = async (db: Db): Promise<readonly Standing[]> => {
  const { rows } = await sql<Standing>`
    select id::float8 as player, rank_points as rank, coalesce(amount, 0)::float8 as balance, fights, wins
    from players left join balances on owner_id = id and asset = 'tok'
    where id > 0 and deleted_at is null order by id`.execute(db)
  return rows
}

/** Prices in nano. */
export interface DaySales {
  readonly day: string
  readonly rarity: string
  readonly sales: number
  readonly median: number
}

export const salesByDay = async (db: Db): Promise<readonly DaySales[]> => {
  const { rows } = await sql<DaySales>`
    select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, rarity, count(*)::integer as sales,
      percentile_disc(0.5) within group (order by price_nano)::float8 as median
    from market_trades where side = 'sold' group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

export interface Pool {
  readonly bossEvent: string
  readonly guild: string
  readonly hp: number
  readonly damage: number
  readonly emptied: boolean
  readonly fighters: number
}

export const poolsOfPeople = async (db: Db): Promise<readonly Pool[]> => {
  const { rows } = await sql<Pool>`
    select p.run_id as "bossEvent", coalesce(g.name, p.guild_id::text) as guild, p.hp::float8 as hp, p.damage::float8 as damage,
      p.emptied_at is not null as emptied, f.fighters
    from boss_pools p left join guilds g on g.id = p.guild_id
    join lateral (select count(*)::integer as fighters, bool_or(player_id > 0) as people from boss_pool_fighters f
      where f.guild_id = p.guild_id and f.run_id = p.run_id) f on f.people
    order by right(p.run_id, 10), p.damage desc, p.guild_id`.execute(db)
  return rows
}

/** `week` is 0 for a season's place. */
export interface FrozenPlace {
  readonly season: number
  readonly week: number
  readonly place: number
  readonly player: number
  readonly points: number
}

export const frozenPlaces = async (db: Db, upTo: number): Promise<readonly FrozenPlace[]> => {
  const { rows } = await sql<FrozenPlace>`
    select season, 0 as week, place, player_id::float8 as player, rank_points as points from season_places
    where place <= ${upTo}::integer
    union all
    select p.season, p.week, p.place, p.player_id::float8, p.points from league_places p
    join league_boards b on b.season = p.season and b.week = p.week and b.final_at is not null
    where p.place <= ${upTo}::integer
    order by 1, 2, 3`.execute(db)
  return rows
}
