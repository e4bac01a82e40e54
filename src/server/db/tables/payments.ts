import type { ColumnType, JSONColumnType, Selectable } from 'kysely'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

/** `open`: invoice made. `approved`: pre-checkout accepted. `closed`: the player had too many open. */
export type OrderState = 'open' | 'approved' | 'granted' | 'refunded' | 'closed'

/** Needed to take the goods back after a refund (R49). By asset, nano for TOK; items by id. */
export interface GrantedGoods {
  readonly amounts: readonly { readonly asset: string; readonly amount: string }[]
  readonly items: readonly string[]
}

type Goods = ColumnType<GrantedGoods | null, string | null | undefined, string | null>

/** From its invoice on. Outlives the player's account. */
export interface PaymentOrdersTable {
  player_id: Int8
  id: string
  /** Offer id. */
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
  /** When the messenger accepted our approval, so that a payment may follow. */
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
  /** The messenger does not know this payment: nothing was paid. */
  | 'forged'

/** Outlives the payer's account. */
export interface PaymentChargesTable {
  player_id: Int8
  charge_id: string
  /** From the payload. Null if it is not ours. */
  order_id: string | null
  amount_xtr: number
  at: Instant
  state: ChargeState
  reason: RefundReason | null
  /** Since when only an update reports it. Null once the messenger's list has it. */
  unlisted_since: InstantOrNull
  /** When to refund or retry. */
  due_at: InstantOrNull
  attempts: ColumnType<number, number | undefined, number>
  settled_at: InstantOrNull
  told_at: InstantOrNull
  /** Taken back by the refund; kept so that it can be returned. */
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
