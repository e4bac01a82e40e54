import { type Kysely, type Migration, sql } from 'kysely'

/** Tables whose rows had an id of their own as their key. */
const OWNED = [
  ['boosts', 'player_id'],
  ['items', 'owner_id'],
  ['inbox', 'player_id'],
  ['task_runs', 'player_id'],
  ['hunts', 'player_id'],
  ['boosts_taken', 'player_id'],
  ['ad_watches', 'player_id'],
] as const

/** Foreign keys to another owner's row, which may lie on another machine. Players are never deleted, only blanked. */
const ACROSS_OWNERS = [
  ['pending_matches', 'pending_matches_opponent_id_fkey'],
  ['fights', 'fights_defender_id_fkey'],
  ['admin_log', 'admin_log_player_id_fkey'],
  ['board_places', 'board_places_player_id_fkey'],
  ['boosts_taken', 'boosts_taken_watch_id_fkey'],
] as const

const replaceKey = async (db: Kysely<unknown>, table: string, columns: string): Promise<void> => {
  const key = sql.id(`${table}_pkey`)
  await sql`alter table ${sql.table(table)} drop constraint ${key}`.execute(db)
  await sql`alter table ${sql.table(table)} add constraint ${key} primary key (${sql.raw(columns)})`.execute(db)
}

const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const [table, constraint] of ACROSS_OWNERS) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.id(constraint)}`.execute(db)
  }
  for (const [table, owner] of OWNED) await replaceKey(db, table, `${owner}, id`)
  await sql`alter table boosts_taken drop constraint boosts_taken_watch_id_key`.execute(db)
  await sql`
    alter table boosts_taken add constraint boosts_taken_watch_once unique (player_id, watch_id)`.execute(db)
  await sql`
    alter table boosts_taken add constraint boosts_taken_own_watch
    foreign key (player_id, watch_id) references ad_watches (player_id, id)`.execute(db)

  // Links shared before name a fight by its id alone, for thirty days. Later fights never enter this index.
  const { rows } = await sql<{ now: Date }>`select now()`.execute(db)
  const now = rows[0]?.now ?? new Date()
  await sql`
    create index fights_linked_by_id on fights (id) where at <= ${sql.lit(now.toISOString())}::timestamptz`.execute(db)
  await replaceKey(db, 'fights', 'attacker_id, id, at')
}

/**
 * The owner leads every key of a player's table, and no foreign key leads to another owner's row.
 *
 * Locks: each table is locked from its first statement here to the end of the migration, against reading too; nearly
 * all of that time goes into the indexes of `fights` and `items`: 11 s for a million rows of each, measured on two cores.
 */
export const m010OwnerKeys: Migration = { up }
