import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { queryRows } from '#server/db/statements.ts'
import type { LedgerEntry } from '#server/db/tables/ledger.ts'

const GOODS = 'goods'

export interface LedgerCursor {
  readonly at: Date
  readonly id: string
}

interface LedgerFilter {
  readonly owner: number
  readonly asset: string | null
  readonly after: LedgerCursor | null
  readonly limit: number
}

const isWanted = (asset: string | null): RawBuilder<unknown> => {
  if (asset === null) return sql``
  return asset === GOODS ? sql`and asset not in ('tok', 'star')` : sql`and asset = ${asset}`
}

const restartedAt = (owner: number) => sql`select restarted_at from players where players.id = ${owner}::bigint`

/**
 * The lower bound of `at` is inside an `or`: with two plain bounds PostgreSQL would expect few rows and sort them all.
 */
export const ledgerEntriesQuery = ({
  owner,
  asset,
  after,
  limit,
}: LedgerFilter): RawBuilder<LedgerEntry> => sql<LedgerEntry>`
  select id, at, asset, amount, reason, ref from ledger
  where account = ${owner}::bigint
    ${isWanted(asset)}
    ${after === null ? sql`` : sql`and at <= ${after.at} and (at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`}
    and ((${restartedAt(owner)}) is null or at >= (${restartedAt(owner)}))
  order by at desc, id desc limit ${limit}`

export const entriesOfItem = (db: Db, owner: number, itemId: string): Promise<LedgerEntry[]> =>
  queryRows(db)<LedgerEntry>`
    select id, at, asset, amount, reason, ref from ledger
    where account = ${owner}::bigint and ref = ${itemId} order by at, id`

/** Newest first, by a backward scan of the primary key. Leaves out entries from before the player rejoined. */
export const ledgerEntriesOf = async (db: Db, question: LedgerFilter): Promise<LedgerEntry[]> =>
  (await ledgerEntriesQuery(question).execute(db)).rows

const sinceRestart = (owner: number) => sql`coalesce((${restartedAt(owner)}), '-infinity')`

export interface ActiveDays {
  readonly days: number
  readonly lastAt: Date | null
}

/**
 * Scans the primary key once per counted day and stops at the first match, however many entries the day has. Leaves out
 * days before the player rejoined.
 */
export const countDaysWith = async (
  db: Db,
  owner: number,
  reasons: readonly string[],
  limit: number,
): Promise<ActiveDays> => {
  const firstFrom = (from: RawBuilder<unknown>) => sql`
    select at from ledger
    where account = ${owner}::bigint and reason = any(${reasons}::text[]) and at >= ${from}
    order by at limit 1`
  const { rows } = await sql<{ days: bigint; at: Date | null }>`
    with recursive active (at, day) as (
      (select first.at, 1 from (${firstFrom(sinceRestart(owner))}) first)
      union all
      select next.at, active.day + 1 from active cross join lateral (${firstFrom(
        sql`(date_trunc('day', active.at at time zone 'UTC') + interval '1 day') at time zone 'UTC'`,
      )}) next
      where active.day < ${limit}::int
    )
    select count(*) as days, max(at) as at from active`.execute(db)
  return { days: Number(rows[0]?.days ?? 0), lastAt: rows[0]?.at ?? null }
}

export interface Sales {
  readonly items: number
  readonly tok: number
}

/** Undone sales are left out. TOK that went to the inbox are not counted. */
export const salesSelect = (owner: number, sinceMs: number): RawBuilder<Sales> => sql<Sales>`
  select json_build_object(
    'items', count(*) filter (where asset = 'equipment' and amount < 0),
    'tok', coalesce(sum(amount) filter (where asset = 'tok'), 0))
  from ledger
  where account = ${owner}::bigint and at > ${new Date(sinceMs)}::timestamptz
    and reason in ('market-sale', 'market-fee')
    and not exists (select from market_undone where listing_id = ledger.ref)
    and not (asset = 'equipment' and exists (
      select from market_trades sold
      join market_undone on listing_id = sold.player_id || '-' || sold.id
      where sold.player_id = ${owner}::bigint and sold.at = ledger.at and sold.item_id::text = ledger.ref))`
