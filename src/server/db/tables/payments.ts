import type { ColumnType, JSONColumnType, Selectable } from 'kysely'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

/**
 * `open`: its invoice exists. `approved`: the pre-checkout was accepted. `closed`: the player had too many open orders.
 */
export type OrderState = 'open' | 'approved' | 'granted' | 'refunded' | 'closed'

/** Needed to take the goods back after a refund (R49). Amounts by asset, nano for TOK; items by id. */
export interface GrantedGoods {
  readonly amounts: readonly { readonly asset: string; readonly amount: string }[]
  readonly items: readonly string[]
}

type Goods = ColumnType<GrantedGoods | null, string | null | undefined, string | null>

/** An order exists from its invoice on, and outlives the player's account. */
export interface PaymentOrdersTable {
  player_id: Int8
  id: string
  /** The offer's id. */
  type: string
  quantity: number
  /** Whole Telegram Stars for all pieces. */
  price_xtr: number
  state: OrderState
  /** Idempotency key of the call. Null if restored from a payment's payload. */
  key: string | null
  invoice_url: string | null
  created_at: Instant
  approved_at: InstantOrNull
  /** When the messenger accepted our approval. A payment may follow. */
  confirmed_at: InstantOrNull
  granted_at: InstantOrNull
  charge_id: string | null
  goods: Goods
}

/** `refund-due`: goods taken back, refund pending. `refused`: not refunded by the messenger; for an operator. */
export type ChargeState = 'granted' | 'refund-due' | 'refunded' | 'refused'

export type RefundReason =
  | 'twice'
  | 'limit'
  | 'ended'
  | 'amount'
  | 'stranger'
  | 'banned'
  | 'no-account'
  | 'unknown'
  | 'debt'
  | 'support'
  | 'messenger'
  /** The messenger's list lacks the payment: nothing was paid. */
  | 'forged'

/** A payment. It outlives the payer's account. */
export interface PaymentChargesTable {
  player_id: Int8
  charge_id: string
  /** From the invoice's payload. Null if the payload is not ours. */
  order_id: string | null
  amount_xtr: number
  at: Instant
  state: ChargeState
  reason: RefundReason | null
  /** Time of the first update about the payment. Null once Telegram's list of transactions has it. */
  unlisted_since: InstantOrNull
  /** When the comparison with Telegram's list changed the charge. */
  corrected_at: InstantOrNull
  /** Time of the next attempt to refund. */
  due_at: InstantOrNull
  attempts: ColumnType<number, number | undefined, number>
  settled_at: InstantOrNull
  told_at: InstantOrNull
  /** Goods that the refund took back. Kept so that they can be returned if the refund fails. */
  taken: JSONColumnType<object> | null
}

/** STAR that could not be taken back after a refund (R49). */
export interface StarDebtsTable {
  player_id: Int8
  charge_id: string
  owed: Int8
  paid: Int8
  at: Instant
}

/** For operators' statistics (row 168); kept 90 days. */
export interface PaymentEventsTable {
  player_id: Int8
  id: string
  order_id: string | null
  step: string
  at: Instant
}

export type OrderRow = Selectable<PaymentOrdersTable>
export type ChargeRow = Selectable<PaymentChargesTable>
