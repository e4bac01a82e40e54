import { sql } from 'kysely'
import { MS_PER_DAY } from '#rules/units.ts'
import type { Db } from '#server/db/database.ts'
import type { ChargeRow, OrderState } from '#server/db/tables/payments.ts'
import { readWorldSetting } from '#server/db/world-settings.ts'

/**
 * World setting with the progress of `reconcile`: how many of Telegram's transactions are processed, oldest first, and
 * when it last ran.
 */
export const WALK_FACT = 'walked-star-transactions'

export interface PaymentState {
  readonly orders: ReadonlyMap<OrderState, number>
  readonly oldestOpenMs: number | null
  readonly comparedMs: number | null
}

export const paymentState = async (db: Db, nowMs: number): Promise<PaymentState> => {
  const { rows: orders } = await sql<{ state: OrderState; orders: bigint }>`
    select state, count(*) as orders from payment_orders
    where created_at > ${new Date(nowMs - MS_PER_DAY)}::timestamptz group by state`.execute(db)
  const { rows: open } = await sql<{ at: Date | null }>`
    select min(at) as at from payment_charges where due_at is not null`.execute(db)
  const walk = (await readWorldSetting(db, WALK_FACT)) as { readonly atMs: number } | undefined
  return {
    orders: new Map(orders.map((row) => [row.state, Number(row.orders)])),
    oldestOpenMs: open[0]?.at?.getTime() ?? null,
    comparedMs: walk?.atMs ?? null,
  }
}

type Differing = Pick<ChargeRow, 'player_id' | 'charge_id' | 'order_id' | 'amount_xtr' | 'state' | 'reason'>

export interface Difference extends Differing {
  /** When the charge was corrected or, if that is later, reported by an update. */
  readonly at: Date
  readonly isUnlisted: boolean
}

/**
 * Charges that `reconcile` has corrected since, and charges that Telegram's list does not have yet. @returns the newest
 * `limit`, and how many there are
 */
export const differencesSince = async (
  db: Db,
  sinceMs: number,
  limit: number,
): Promise<{ readonly found: readonly Difference[]; readonly all: number }> => {
  const { rows } = await sql<Difference & { all: bigint }>`
    select player_id, charge_id, order_id, amount_xtr, state, reason, greatest(corrected_at, unlisted_since) as at,
      unlisted_since is not null and state <> 'refunded' as "isUnlisted", count(*) over () as all
    from payment_charges
    where corrected_at >= ${new Date(sinceMs)}::timestamptz or (unlisted_since is not null and state <> 'refunded')
    order by greatest(corrected_at, unlisted_since) desc, charge_id limit ${limit}::int`.execute(db)
  return { found: rows, all: Number(rows[0]?.all ?? 0) }
}

export interface RevenueLine {
  readonly day: string
  readonly type: string | null
  readonly payments: number
  /** Stars that stay the game's: of granted payments, and of refunds that the messenger refused. */
  readonly standingXtr: number
  /** Stars of charges that are refunded or about to be, forged charges included. */
  readonly returnedXtr: number
}

interface RevenueRow extends Pick<RevenueLine, 'day' | 'type'> {
  readonly payments: bigint
  readonly standing: bigint
  readonly paid: bigint
}

/** @internal */
export const revenueQuery = (sinceMs: number) => sql<RevenueRow>`
  select to_char(c.at at time zone 'UTC', 'YYYY-MM-DD') as day, o.type, count(*) as payments,
    coalesce(sum(c.amount_xtr) filter (where c.state in ('granted', 'refused')), 0)::bigint as standing,
    sum(c.amount_xtr)::bigint as paid
  from payment_charges c left join payment_orders o on o.player_id = c.player_id and o.id = c.order_id
  where c.at >= ${new Date(sinceMs)}::timestamptz
  group by 1, 2 order by 1 desc, standing desc, 2`

/** One line per day and offer, newest day first. */
export const revenueLines = async (db: Db, sinceMs: number): Promise<readonly RevenueLine[]> => {
  const { rows } = await revenueQuery(sinceMs).execute(db)
  return rows.map(({ day, type, payments, standing, paid }) => ({
    day,
    type,
    payments: Number(payments),
    standingXtr: Number(standing),
    returnedXtr: Number(paid - standing),
  }))
}

export interface AskedLine {
  readonly at: Date
  readonly playerId: bigint
  readonly type: string
  readonly quantity: number
  readonly amountXtr: number
  readonly chargeId: string
}

export const askedLines = async (db: Db): Promise<readonly AskedLine[]> => {
  const { rows } = await sql<AskedLine>`
    select e.at, o.player_id as "playerId", o.type, o.quantity, o.price_xtr as "amountXtr", o.charge_id as "chargeId"
    from payment_events e join payment_orders o on o.player_id = e.player_id and o.id = e.order_id
    where e.step = 'asked' and o.state = 'granted' order by e.at, o.id`.execute(db)
  return rows
}
