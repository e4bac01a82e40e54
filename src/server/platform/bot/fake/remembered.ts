import type { StarTransaction, Update } from 'grammy/types'

export interface InvoiceOfBot {
  readonly payload: string
  readonly amount: number
  readonly title: string
  readonly description: string
}

export interface Webhook {
  readonly url: string
  readonly secret: string
  readonly allowed: readonly string[]
}

export type Remembered =
  | { readonly is: 'invoice'; readonly url: string; readonly invoice: InvoiceOfBot; readonly lastId: number }
  | { readonly is: 'transaction'; readonly transaction: StarTransaction; readonly lastId: number }
  | { readonly is: 'webhook'; readonly webhook: Webhook | null; readonly lastId: number }
  | { readonly is: 'update'; readonly update: Update; readonly place: number; readonly dueMs: number }
  | { readonly is: 'delivered'; readonly updateId: number }
  | { readonly is: 'confirmed'; readonly offset: number }

/** Stores the change, so that the fake messenger can restore it after a restart. */
export type Remember = (change: Remembered) => void
