import type { ColumnType, JSONColumnType, Selectable } from 'kysely'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

/**
 * - `open`: its invoice was asked for; - `approved`: the payer's last question was answered with yes; - `granted`; - `refunded`: what it
 * gave was taken back; - `closed`: too many were open.
 */
export type OrderState = 'open' | 'approved' | 'granted' | 'refunded' | 'closed'

/** What an order gave, as it is taken back after a refund (R49): balances by asset, in nano for TOK, and items by id. */
export interface GrantedGoods {
  readonly amounts: readonly { readonly asset: string; readonly amount: string }[]
  readonly items: readonly string[]
}

type Goods = ColumnType<GrantedGoods | null, string | null | undefined, string | null>

/** A purchase in Telegram Stars, from its invoice on. It outlives the account of its player. */
export interface PaymentOrdersTable {
  player_id: Int8
  id: string
  /** The offer's. */
  type: string
  quantity: number
  /** Of all pieces, whole Telegram Stars. */
  price_xtr: number
  state: OrderState
  /** Idempotency key of the call; null for one that was made from a payment's payload. */
  key: string | null
  invoice_url: string | null
  created_at: Instant
  approved_at: InstantOrNull
  /** When the messenger took that yes: it asked the question, so that a payment may come. */
  confirmed_at: InstantOrNull
  granted_at: InstantOrNull
  /** The charge by which it stands granted. */
  charge_id: string | null
  goods: Goods
}

/**
 * - `granted`: it stands by what its order gave; - `refund-due`: to be given back, nothing of it stands; - `refunded`: given back;
 * - `refused`: the messenger refuses to give it back, for an operator.
 */
export type ChargeState = 'granted' | 'refund-due' | 'refunded' | 'refused'

/** Why a charge is given back. */
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
  /** The messenger knows no such payment: nothing was paid, and nothing is given back. */
  | 'forged'

/** A payment that the messenger took, by its own id. It outlives the account of its payer. */
export interface PaymentChargesTable {
  player_id: Int8
  charge_id: string
  /** Of the payload; null where that is none of ours. */
  order_id: string | null
  amount_xtr: number
  at: Instant
  state: ChargeState
  reason: RefundReason | null
  /** Since when it stands by the word of an update alone; null once the messenger's list has it. */
  unlisted_since: InstantOrNull
  /** When it is to be given back, or tried again. */
  due_at: InstantOrNull
  attempts: ColumnType<number, number | undefined, number>
  settled_at: InstantOrNull
  /** When the payer was told that it goes back. */
  told_at: InstantOrNull
  /** What was taken back, as stored, so that it can be given again. */
  taken: JSONColumnType<object> | null
}

/** STAR that a player owes for what could not be taken back after a refund (R49). */
export interface StarDebtsTable {
  player_id: Int8
  charge_id: string
  /** In all. */
  owed: Int8
  paid: Int8
  at: Instant
}

/** A step of an order, for the operators' own counts (row 168); kept 90 days. */
export interface PaymentEventsTable {
  player_id: Int8
  id: string
  order_id: string | null
  step: string
  at: Instant
}

/** An order. */
export type OrderRow = Selectable<PaymentOrdersTable>
/** A charge. */
export type ChargeRow = Selectable<PaymentChargesTable>
