import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/** Appended to a prefix, it sorts after every text with that prefix. */
const BEHIND_ALL = '\u{10FFFF}'

const idsOf = async (db: Db, ids: RawBuilder<{ id: bigint }>): Promise<readonly bigint[]> =>
  (await ids.execute(db)).rows.map(({ id }) => id)

/**
 * `~>=~` and `~<~` compare bytes, as the index does. LIKE could use the index only if PostgreSQL planned every call
 * anew.
 */
export const idsByUsernameStart = (db: Db, start: string, limit: number): Promise<readonly bigint[]> =>
  idsOf(
    db,
    sql`
    select player_id as id from usernames
    where name_lower ~>=~ ${start} and name_lower ~<~ ${start + BEHIND_ALL}
    order by name_lower using ~<~, player_id limit ${limit}::int`,
  )

/** Queries every node of a cluster, which only operators may. */
export const idsByFirstNameStart = (db: Db, start: string, limit: number): Promise<readonly bigint[]> =>
  idsOf(
    db,
    sql`
    select id from players
    where deleted_at is null
      and lower(first_name) ~>=~ lower(${start}::text) and lower(first_name) ~<~ (lower(${start}::text) || ${BEHIND_ALL}::text)
    order by lower(first_name) using ~<~, id limit ${limit}::int`,
  )

export const idsByCharge = (db: Db, chargeId: string): Promise<readonly bigint[]> =>
  idsOf(db, sql`select distinct player_id as id from payment_charges where charge_id = ${chargeId}`)

export const idsByItem = (db: Db, itemId: string): Promise<readonly bigint[]> =>
  idsOf(db, sql`select owner_id as id from items where id = ${itemId}::uuid`)
