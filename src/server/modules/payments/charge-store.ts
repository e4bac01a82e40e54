import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { changesOne, execute, queryColumn, queryRow, queryRows, queryValue } from '#server/db/statements.ts'
import type { ChargeRow, ChargeState, RefundReason } from '#server/db/tables/payments.ts'
import { afterCommit } from '#server/db/transaction.ts'
import { countStars } from '#server/observability/money-tally.ts'

export interface Charge {
  readonly playerId: number
  readonly chargeId: string
  readonly orderId: string | null
  readonly amountXtr: number
  readonly atMs: number
}

export interface ChargeFate {
  readonly state: ChargeState
  readonly reason: RefundReason | null
}

/** `update`: received by the webhook, so anyone who knows its secret can forge it. `list`: read from Telegram. */
export type ChargeSource = 'update' | 'list'

/** False if the charge is already stored; the caller must not repeat its effect then. */
export const insertCharge = async (
  db: Db,
  charge: Charge,
  { state, reason, source }: ChargeFate & { readonly source: ChargeSource },
  nowMs: number,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payment_charges')
    .values({
      player_id: BigInt(charge.playerId),
      charge_id: charge.chargeId,
      order_id: charge.orderId,
      amount_xtr: charge.amountXtr,
      at: new Date(charge.atMs),
      state,
      reason,
      due_at: state === 'refund-due' ? new Date(nowMs) : null,
      settled_at: state === 'refund-due' ? null : new Date(nowMs),
      unlisted_since: source === 'update' ? new Date(nowMs) : null,
      taken: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) return false
  afterCommit(db, () => {
    countStars('paid', charge.amountXtr)
    if (state === 'refunded') countStars('refunded', charge.amountXtr)
  })
  return true
}

export const lockCharge = (db: Db, playerId: number, chargeId: string): Promise<ChargeRow | undefined> =>
  queryRow(db)<ChargeRow>`
    select * from payment_charges where player_id = ${playerId} and charge_id = ${chargeId} for update`

export type Claim = Pick<ChargeRow, 'player_id' | 'charge_id' | 'state' | 'reason' | 'unlisted_since'>

export const amountOfCharge = (db: Db, playerId: number, chargeId: string): Promise<number | null> =>
  queryValue<number | null>(db, null)`
    select amount_xtr from payment_charges where player_id = ${playerId} and charge_id = ${chargeId}`

/** Usually each charge has one payer. Several mean that an update was forged. */
export const claimsOf = (db: Db, chargeIds: readonly string[]): Promise<readonly Claim[]> =>
  db
    .selectFrom('payment_charges')
    .select(['player_id', 'charge_id', 'state', 'reason', 'unlisted_since'])
    .where('charge_id', 'in', [...chargeIds])
    .execute()

type ChargeKey = Pick<ChargeRow, 'player_id' | 'charge_id'>

export const markListed = (db: Db, { player_id, charge_id }: ChargeKey): Promise<void> =>
  execute(db)`
    update payment_charges set unlisted_since = null
    where player_id = ${player_id} and charge_id = ${charge_id} and unlisted_since is not null`

export const markCorrected = (db: Db, { player_id, charge_id }: ChargeKey, nowMs: number): Promise<void> =>
  execute(db)`
    update payment_charges set corrected_at = ${new Date(nowMs)}
    where player_id = ${player_id} and charge_id = ${charge_id}`

export const unlistedCharges = (db: Db, sinceMs: number): Promise<ChargeKey[]> =>
  queryRows(db)<ChargeKey>`
    select player_id, charge_id from payment_charges
    where unlisted_since <= ${new Date(sinceMs)} and state <> 'refunded'`

const countRefunds = (db: Db, charges: readonly { readonly amount_xtr: number }[]): void =>
  afterCommit(db, () => {
    for (const charge of charges) countStars('refunded', charge.amount_xtr)
  })

export const setChargeFate = async (
  db: Db,
  { player_id, charge_id }: ChargeKey,
  { state, reason, taken = null }: ChargeFate & { readonly taken?: object | null },
  nowMs: number,
): Promise<void> => {
  const { rows } = await sql<{ amount_xtr: number }>`
    update payment_charges set state = ${state}, reason = ${reason}, attempts = 0,
      due_at = ${state === 'refund-due' ? new Date(nowMs) : null}::timestamptz,
      settled_at = ${state === 'refund-due' ? null : new Date(nowMs)}::timestamptz,
      taken = ${taken === null ? null : JSON.stringify(taken)}::jsonb
    where player_id = ${player_id}::bigint and charge_id = ${charge_id} returning amount_xtr`.execute(db)
  if (state === 'refunded') countRefunds(db, rows)
}

export const markRefunded = async (db: Db, key: ChargeKey, nowMs: number): Promise<boolean> => {
  const { rows } = await sql<{ amount_xtr: number }>`
    update payment_charges set state = 'refunded', due_at = null, settled_at = ${new Date(nowMs)}::timestamptz
    where player_id = ${key.player_id}::bigint and charge_id = ${key.charge_id}
      and state in ('refund-due', 'refused') returning amount_xtr`.execute(db)
  countRefunds(db, rows)
  return rows.length === 1
}

export const takenSince = (db: Db, playerId: number, sinceMs: number): Promise<readonly object[]> =>
  queryColumn(db)<object>`
    select taken from payment_charges
    where player_id = ${playerId}::bigint and taken is not null and state in ('refund-due', 'refunded')
      and reason is distinct from 'forged' and coalesce(settled_at, due_at) > ${new Date(sinceMs)}::timestamptz
    order by coalesce(settled_at, due_at) desc, charge_id`

export const chargesToRefund = (db: Db, nowMs: number, limit: number): Promise<ChargeRow[]> =>
  queryRows(db)<ChargeRow>`
    select * from payment_charges where due_at <= ${new Date(nowMs)} order by due_at limit ${limit}`

export const postponeRefund = (db: Db, { player_id, charge_id }: ChargeKey, dueMs: number): Promise<void> =>
  execute(db)`
    update payment_charges set due_at = ${new Date(dueMs)}::timestamptz, attempts = least(attempts + 1, 1000)
    where player_id = ${player_id}::bigint and charge_id = ${charge_id} and state = 'refund-due'`

export const markReported = (db: Db, key: ChargeKey, nowMs: number): Promise<boolean> =>
  changesOne(db)`
    update payment_charges set told_at = ${new Date(nowMs)}::timestamptz
    where player_id = ${key.player_id}::bigint and charge_id = ${key.charge_id} and told_at is null`

export interface ChargeLine {
  readonly chargeId: string
  readonly at: Date
  readonly amountXtr: number
  readonly state: ChargeState
  readonly reason: string | null
  readonly type: string | null
  readonly quantity: number | null
}

export const chargeLines = (db: Db, playerId: number, limit: number): Promise<readonly ChargeLine[]> =>
  queryRows(db)<ChargeLine>`
    select c.charge_id as "chargeId", c.at, c.amount_xtr as "amountXtr", c.state, c.reason, o.type, o.quantity
    from payment_charges c left join payment_orders o on o.player_id = c.player_id and o.id = c.order_id
    where c.player_id = ${playerId}::bigint order by c.at desc, c.charge_id limit ${limit}::int`
