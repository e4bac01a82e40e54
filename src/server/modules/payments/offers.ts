import type { Kysely } from 'kysely'
import type { Language } from '../../../languages/languages.ts'
import type { CallScope } from '../../call-scope.ts'
import type { Database } from '../../db/database.ts'
import type { GrantedGoods } from '../../db/tables/payments.ts'

/** An offer that is paid in Telegram Stars. */
export interface PaidOffer {
  readonly type: string
  /** Of one piece, whole Telegram Stars. */
  readonly priceXtr: number
  readonly quantityMax: number
}

/** An order that is being granted. */
export interface GrantedOrder {
  readonly playerId: number
  readonly id: string
  readonly type: string
  readonly quantity: number
  /** Of all pieces, whole Telegram Stars. */
  readonly priceXtr: number
}

/** What payments need of the shop. */
export interface PaidOffers {
  /** The offer while it is on sale; undefined for an ended or unknown one. */
  find(db: Kysely<Database>, type: string, nowMs: number): Promise<PaidOffer | undefined>
  /** What the pay sheet says: 1–32 and 1–255 characters. */
  texts(
    type: string,
    quantity: number,
    language: Language,
  ): Promise<{ readonly title: string; readonly description: string }>
  /** Pieces that a player may still buy in this period; infinite without a limit. The caller holds the player's lock. */
  piecesLeft(db: Kysely<Database>, playerId: number, type: string, nowMs: number): Promise<number>
  /** Counts pieces for the limit and gives them, in the granting transaction and with the player's lock held. */
  grant(scope: CallScope, order: GrantedOrder): Promise<GrantedGoods>
  /** Whether luck decides what it brings: once that was shown it is opened, and used (R49). */
  isChest(type: string): boolean
}
