import { sql } from 'kysely'
import { ENERGY_MAX } from '#rules/constants.ts'
import type { Db } from '#server/db/database.ts'

/** Fills a database with players in mid-game: ids from 1, ranks, balances, friends. */
export const growPlayers = async (db: Db, players: number, nowMs: number): Promise<void> => {
  const now = sql`${new Date(nowMs)}::timestamptz`
  await sql`select setseed(0.42)`.execute(db)
  await sql`
    insert into players (id, username, first_name, house_id, active_skill, created_at, last_claim_at, energy, power,
      rank_points, best_rank_points, rank_since, fights, wins)
    select n, 'p' || n, 'P', n % 8, 'rising-fury', ${now} - make_interval(secs => n), ${now}, ${ENERGY_MAX}::int,
      400 + points / 5 + n % 50, points, points, ${now} - make_interval(secs => n % 86400), 20, 10
    from (select n, floor(-700 * ln(1 - random()))::int as points from generate_series(1, ${players}::int) as n)
      as players`.execute(db)
  await sql`
    insert into balances (owner_id, asset, amount, changed_at)
    select n, 'tok', floor(random() * 1e12)::bigint + 1, ${now} from generate_series(1, ${players}::int)
      as n`.execute(db)
  await sql`
    insert into balances (owner_id, asset, amount, changed_at)
    select n, 'star', n % 500 + 1, ${now} from generate_series(1, ${players}::int) as n`.execute(db)
  await sql`
    insert into friendships (inviter_id, friend_id, joined_at, qualified_at, earned_nano)
    select n % (${players}::int * 6 / 100) + 1, n, ${now}, case when n % 2 = 0 then ${now} end, 0
    from generate_series(${players}::int * 7 / 10, ${players}::int) as n`.execute(db)
  await sql`
    insert into inviters (player_id, qualified, since)
    select inviter_id, count(*), max(qualified_at) from friendships where qualified_at is not null
    group by inviter_id`.execute(db)
  await sql`vacuum analyze`.execute(db)
}
