import { type Kysely, sql } from 'kysely'
import type { Database } from '../../src/server/db/database.ts'

/** Owners and assets whose balance is not the sum of their ledger rows, or whose items are not as many as it says. */
export const auditDifferences = async (db: Kysely<Database>): Promise<unknown[]> => {
  const balances = await sql`
    with movements as (
      select to_account as owner_id, asset, amount from ledger
      union all select from_account, asset, -amount from ledger
    ), sums as (
      select owner_id, asset, sum(amount) as amount from movements where owner_id <> 0 group by owner_id, asset
    )
    select owner_id, asset, s.amount as ledger, b.amount as balance
    from sums s full join balances b using (owner_id, asset)
    where coalesce(s.amount, 0) <> coalesce(b.amount, 0)`.execute(db)
  const items = await sql`
    select owner_id, i.amount as items, b.amount as balance
    from (select owner_id, count(*) as amount from items group by owner_id) i
    full join (select owner_id, amount from balances where asset = 'equipment') b using (owner_id)
    where coalesce(i.amount, 0) <> coalesce(b.amount, 0)`.execute(db)
  return [...balances.rows, ...items.rows]
}
