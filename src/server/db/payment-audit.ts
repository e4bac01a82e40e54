import type { AuditDifference } from './audit-difference.ts'
import type { Db } from './database.ts'
import { queryRows } from './statements.ts'

/**
 * Checks that each order matches its charge, each debt its refund, and paid debts the ledger. Orders are in Telegram
 * Stars, debts in STAR.
 */
export const paymentDifferences = (db: Db): Promise<AuditDifference[]> =>
  queryRows(db)<AuditDifference>`
    with charges as materialized (
      select player_id, charge_id, amount_xtr::bigint as amount, state from payment_charges),
    orders as materialized (
      select player_id, charge_id, price_xtr::bigint as price from payment_orders where state = 'granted'),
    refunded as materialized (
      select player_id, charge_id, price_xtr::bigint as price from payment_orders where state = 'refunded'),
    debts as materialized (select player_id, charge_id, owed, paid from star_debts),
    paid as materialized (select player_id, sum(paid)::bigint as paid from star_debts group by player_id),
    booked as materialized (
      select account as player_id, -sum(amount)::bigint as paid from ledger where reason = 'shop-debt' group by account),
    gone as materialized (select id from players where deleted_at is not null)
    select 'payments' as kind, player_id as owner, 'grant' as asset, c.amount as expected, coalesce(o.price, 0) as found
    from (select * from charges where state = 'granted') c left join orders o using (player_id, charge_id)
    where c.amount is distinct from o.price
    union all
    select 'payments', player_id, 'order', o.price, coalesce(c.amount, 0)
    from orders o left join (select * from charges where state = 'granted') c using (player_id, charge_id)
    where c.amount is null
    union all
    select 'payments', player_id, 'refund', r.price, coalesce(c.amount, 0)
    from refunded r left join (select * from charges where state <> 'granted') c using (player_id, charge_id)
    where c.amount is null
    union all
    select 'payments', player_id, 'debt', 0::bigint, d.owed
    from debts d left join refunded r using (player_id, charge_id) where r.price is null
    union all
    select 'payments', player_id, 'debt-paid', coalesce(b.paid, 0), coalesce(p.paid, 0)
    from paid p full join booked b using (player_id)
    where coalesce(b.paid, 0) <> coalesce(p.paid, 0) and player_id not in (select id from gone)
    order by 2, 3`
