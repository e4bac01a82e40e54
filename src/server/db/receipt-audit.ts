import { type RawBuilder, sql } from 'kysely'
import type { AuditDifference } from './audit-difference.ts'
import type { Db } from './database.ts'

/** Computes the next Merkle level (RFC 6962). A node without a sibling moves up unchanged. */
const ABOVE = sql`(
  select array_agg(case when i < cardinality(nodes) then sha256('\\x01'::bytea || nodes[i] || nodes[i + 1]) else nodes[i] end order by i)
  from generate_series(1, cardinality(nodes), 2) as i)`

const wrongChunks = (week: string): RawBuilder<unknown> => sql`
  with recursive levels (no, root, nodes) as (
    select no, root, (select array_agg(substring(leaves from i * 32 + 1 for 32) order by i)
      from generate_series(0, length(leaves) / 32 - 1) as i)
    from receipt_chunks where week = ${week}::date
    union all
    select no, root, ${ABOVE} from levels where cardinality(nodes) > 1)
  select count(*) filter (where root <> nodes[1]) as wrong from levels where cardinality(nodes) = 1`

const wrongRoot = (week: string): RawBuilder<unknown> => sql`
  with recursive levels (nodes) as (
    select coalesce((select array_agg(root order by no) from receipt_chunks where week = ${week}::date), array[sha256(''::bytea)])
    union all
    select ${ABOVE} from levels where cardinality(nodes) > 1)
  select count(*) as wrong from levels join receipt_weeks on week = ${week}::date and root <> nodes[1]
  where cardinality(nodes) = 1`

const wrongLines = (week: string): RawBuilder<unknown> => sql`
  select count(*) as wrong from receipts join receipt_chunks as chunks on chunks.week = ${week}::date and no = leaf / 1024
  where receipts.week = ${week}::date and substring(leaves from leaf % 1024 * 32 + 1 for 32) <> sha256('\\x00'::bytea || convert_to(
    'house-kombat-receipt/1|' || kind || '|' || period || '|'
    || encode(sha256(convert_to('house-kombat-player/1:' || encode(salt, 'hex') || ':' || player_id, 'UTF8')), 'hex')
    || '|' || coalesce(place::text, '-') || '|' || points, 'UTF8'))`

const wrongOf = async (db: Db, query: RawBuilder<unknown>): Promise<bigint> => {
  const { rows } = await query.execute(db)
  return BigInt((rows as readonly { readonly wrong: bigint }[])[0]?.wrong ?? 0n)
}

/** Recomputes the kept weeks in SQL, independently of the hashing code in rules and server. */
export const receiptDifferences = async (db: Db): Promise<AuditDifference[]> => {
  const { rows } = await sql<{ week: string }>`
    select week::text as week from receipt_weeks where sealed_at is not null
      and (leaves = 0 or exists (select from receipt_chunks where receipt_chunks.week = receipt_weeks.week))
    order by receipt_weeks.week`.execute(db)
  const differences: AuditDifference[] = []
  for (const { week } of rows) {
    let found = 0n
    for (const query of [wrongChunks(week), wrongRoot(week), wrongLines(week)]) found += await wrongOf(db, query)
    if (found > 0n) differences.push({ kind: 'receipts', owner: null, asset: week, expected: 0n, found })
  }
  return differences
}
