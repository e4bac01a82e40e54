import { type Kysely, type Migration, sql } from 'kysely'

const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table past_items (
      owner_id bigint not null constraint past_items_owner_id_fkey references players,
      slug text not null,
      constraint past_items_pkey primary key (owner_id, slug)
    )`.execute(db)
  await sql`alter table players add column houses_left smallint not null default 0`.execute(db)
  // A paid move's ledger row says where from; the first one was free, and what it left was not kept.
  await sql`
    update players set houses_left = moves.houses from (
      select account, bit_or(1 << split_part(ref, ':', 1)::integer)::smallint as houses
      from ledger where reason = 'switch-house' and ref ~ '^[0-7]:' group by account) as moves
    where players.id = moves.account`.execute(db)
}

/**
 * What the collection book could not tell from what is stored: the slugs of items that a player has no more, for the ledger has
 * only their ids, and the houses that a player has left, a bit each. While an older process still serves beside this one, what it
 * takes apart or refines is missing.
 */
export const m021Collection: Migration = { up }
