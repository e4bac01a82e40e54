import { createStore } from 'zustand/vanilla'
import type { InvoiceClosed } from '#client/platform/messenger.ts'
import type { CallData } from '#contracts/schemas.ts'

export interface WantedOffer {
  readonly type: string
  readonly quantity: number
  /** Price of all pieces in whole Telegram Stars. */
  readonly price: number
}

export type RefundReason = CallData<'iap.order'>['refunds'][number]['reason']

export interface GrantedOrder {
  readonly id: string
  readonly type: string
  readonly quantity: number
  readonly opened: NonNullable<CallData<'iap.order'>['opened']>
}

export type PurchaseStage =
  | { readonly is: 'idle' }
  | { readonly is: 'asking'; readonly offer: WantedOffer }
  | {
      readonly is: 'paying'
      readonly offer: WantedOffer
      readonly url: string
      /** True in local mode, where the page shows the sheet itself. */
      readonly isLocal: boolean
      /** For the page's own sheet, and for a player who closed a sheet without the messenger's report. */
      readonly onClosed: (how: InvoiceClosed) => void
    }
  | { readonly is: 'checking'; readonly offer: WantedOffer }

export type PurchaseNotice =
  | { readonly is: 'pending' }
  | { readonly is: 'returned'; readonly reason: RefundReason }
  | { readonly is: 'debt'; readonly stars: number }

interface PurchaseState {
  readonly stage: PurchaseStage
  readonly notice: PurchaseNotice | null
  /** Granted orders that were not shown yet, oldest first. */
  readonly granted: readonly GrantedOrder[]
}

const START: PurchaseState = { stage: { is: 'idle' }, notice: null, granted: [] }

export const purchases = createStore<PurchaseState>(() => START)

export const showGranted = (order: GrantedOrder): void =>
  purchases.setState(({ granted }) =>
    granted.some(({ id }) => id === order.id) ? {} : { granted: [...granted, order] },
  )
