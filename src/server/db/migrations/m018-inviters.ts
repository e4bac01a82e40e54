import { type Kysely, type Migration, sql } from 'kysely'

const up = async (db: Kysely<unknown>): Promise<void> => {
  // No friend may qualify between the count and the end of the migration; reading goes on.
  await sql`lock table friendships in share row exclusive mode`.execute(db)
  await sql`
    create table inviters (
      player_id bigint not null constraint inviters_player_id_fkey references players,
      qualified integer not null constraint inviters_qualified_check check (qualified > 0),
      since timestamptz not null,
      constraint inviters_pkey primary key (player_id)
    )`.execute(db)
  await sql`
    insert into inviters (player_id, qualified, since)
    select inviter_id, count(*), max(qualified_at) from friendships where qualified_at is not null group by inviter_id`.execute(
    db,
  )
  await sql`create index inviters_board on inviters (qualified desc, since, player_id)`.execute(db)
}

/**
 * How many friends of each inviter count, kept where it changes, in the order of the board of inviters: neither the board
 * nor a mission counts friendships any more.
 *
 * Locks: writing to `friendships` waits, which only a job does.
 */
export const m018Inviters: Migration = { up }
