import { createStore } from 'zustand/vanilla'
import type { CallData } from '../../../../contracts/schemas.ts'
import type { InvoiceClosed } from '../../../platform/messenger.ts'

/** What is bought for Telegram Stars. */
export interface WantedOffer {
  readonly type: string
  readonly quantity: number
  /** Of all pieces, whole Telegram Stars. */
  readonly price: number
}

/** Why a payment goes back. */
export type RefundReason = CallData<'iap.order'>['refunds'][number]['reason']

/** A purchase that was granted, with what it brought. */
export interface GrantedOrder {
  readonly id: string
  readonly type: string
  readonly quantity: number
  readonly opened: NonNullable<CallData<'iap.order'>['opened']>
}

/** Where the purchase that runs stands. */
export type PurchaseStage =
  | { readonly is: 'idle' }
  /** Its invoice is asked for. */
  | { readonly is: 'asking'; readonly offer: WantedOffer }
  | {
      readonly is: 'paying'
      readonly offer: WantedOffer
      readonly url: string
      /** Local mode has no messenger: the page shows the sheet itself. */
      readonly isLocal: boolean
      /** Says that the sheet is closed, where the messenger does not. */
      readonly onClosed: (how: InvoiceClosed) => void
    }
  /** The sheet is closed, the payment awaited. */
  | { readonly is: 'checking'; readonly offer: WantedOffer }

/** What a player reads when a purchase did not end with its opening. */
export type PurchaseNotice =
  | { readonly is: 'pending' }
  | { readonly is: 'returned'; readonly reason: RefundReason }
  | { readonly is: 'debt'; readonly stars: number }

interface PurchaseState {
  readonly stage: PurchaseStage
  readonly notice: PurchaseNotice | null
  /** Granted and not shown yet, the oldest first. */
  readonly granted: readonly GrantedOrder[]
}

const START: PurchaseState = { stage: { is: 'idle' }, notice: null, granted: [] }

/** The purchase that runs, on whichever page the player is. */
export const purchases = createStore<PurchaseState>(() => START)

/** Shows what a purchase has brought, once. */
export const showGranted = (order: GrantedOrder): void =>
  purchases.setState(({ granted }) =>
    granted.some(({ id }) => id === order.id) ? {} : { granted: [...granted, order] },
  )
