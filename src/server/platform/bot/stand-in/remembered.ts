import type { StarTransaction, Update } from 'grammy/types'

/** An invoice as the bot made it. */
export interface InvoiceOfBot {
  readonly payload: string
  /** Whole Telegram Stars. */
  readonly amount: number
  readonly title: string
  readonly description: string
}

/** Where the messenger calls the bot. */
export interface Webhook {
  readonly url: string
  readonly secret: string
  readonly allowed: readonly string[]
}

/** A change of a stand-in messenger that it remembers over its end. */
export type Remembered =
  | { readonly is: 'invoice'; readonly url: string; readonly invoice: InvoiceOfBot; readonly lastId: number }
  | { readonly is: 'transaction'; readonly transaction: StarTransaction; readonly lastId: number }
  | { readonly is: 'webhook'; readonly webhook: Webhook | null; readonly lastId: number }
  /** An update waits, from `dueMs` on, at this place. */
  | { readonly is: 'update'; readonly update: Update; readonly place: number; readonly dueMs: number }
  /** It was delivered once. */
  | { readonly is: 'delivered'; readonly updateId: number }
  /** Those before it are not asked for any more. */
  | { readonly is: 'confirmed'; readonly offset: number }

/** Keeps a change, before anybody learns of it. */
export type Remember = (change: Remembered) => void
