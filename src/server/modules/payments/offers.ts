import type { Language } from '#languages/languages.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import type { GrantedGoods } from '#server/db/tables/payments.ts'

export interface PaidOffer {
  readonly type: string
  /** Price of one piece in whole Telegram Stars. */
  readonly priceXtr: number
  readonly quantityMax: number
}

export interface GrantedOrder {
  readonly playerId: number
  readonly id: string
  readonly type: string
  readonly quantity: number
  /** Price of all pieces in whole Telegram Stars. */
  readonly priceXtr: number
}

export interface PaidOffers {
  find(db: Db, type: string, nowMs: number): Promise<PaidOffer | undefined>
  /** Telegram allows 1–32 characters for the title and 1–255 for the description. */
  texts(
    type: string,
    quantity: number,
    language: Language,
  ): Promise<{ readonly title: string; readonly description: string }>
  /** Pieces left to buy in this period; infinite without a limit. Requires the player's lock. */
  piecesLeft(db: Db, playerId: number, type: string, nowMs: number): Promise<number>
  /** Counts and gives the pieces. Call it in the granting transaction with the player's lock. */
  grant(scope: CallScope, order: GrantedOrder): Promise<GrantedGoods>
  /** A chest counts as used once its contents are shown (R49). */
  isChest(type: string): boolean
}
