import type { Update } from 'grammy/types'
import type { Kysely } from 'kysely'
import type { CallScope } from '../../call-scope.ts'
import type { Clock } from '../../clock.ts'
import type { ServerConfig } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import type { Entropy } from '../../entropy.ts'
import type { Logger } from '../../logger.ts'
import { starsFor } from '../../platform/bot/stars-for.ts'
import { tellHowUpdatesCome } from '../../platform/bot/webhook-setup.ts'
import { type ChargeLine, chargeLines } from './charge-store.ts'
import { debtOf } from './debts.ts'
import {
  type AskedLine,
  askedLines,
  type PaymentState,
  paymentState,
  type RevenueLine,
  revenueLines,
} from './figures-store.ts'
import type { PaidOffers } from './offers.ts'
import { forgetGoods } from './order-store.ts'
import { beginRefund } from './refunds.ts'
import { SHOP_OFFERS } from './shop-offers.ts'
import type { PaymentFigures, UpdateParts } from './update-parts.ts'
import { handleUpdate } from './updates.ts'

/** What a process takes the bot's updates with. */
export interface PaymentsProcess {
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly entropy: Entropy
  readonly config: ServerConfig
  readonly log: Logger
  /** Nothing is counted where it is left out. */
  readonly metrics?: PaymentFigures
}

const UNCOUNTED: PaymentFigures = {
  observeCheckout: () => undefined,
  countSurplusPayment: () => undefined,
  countForgedPayment: () => undefined,
  countMalformedUpdate: () => undefined,
}

/** What payments are handled with at this instant; null where no updates come. */
export const paymentPartsOf = (
  { db, clock, entropy, config, log, metrics: figures = UNCOUNTED }: PaymentsProcess,
  offers: PaidOffers = SHOP_OFFERS,
): UpdateParts | null => {
  const stars = starsFor(config)
  if (stars === null) return null
  return { db, nowMs: clock.nowMs(), entropy, log, stars, figures, rules: { botToken: config.botToken, offers } }
}

/** Handles an update of the bot, any number of times. @throws what makes the messenger send it again */
export const takeUpdate = (parts: UpdateParts, update: Update): Promise<void> => handleUpdate(parts, update)

/** Begins to give a standing charge back by an operator's wish (R49), in the caller's transaction; false where it does not stand. */
export const refundByOperator = (scope: CallScope, playerId: number, chargeId: string): Promise<boolean> =>
  beginRefund(scope, playerId, chargeId, 'support')

/** A charge of a player with its order, for operators. */
export const chargesOf = (db: Kysely<Database>, playerId: number): Promise<readonly ChargeLine[]> =>
  chargeLines(db, playerId)

/** What a player owes for refunds, in STAR. */
export const starDebtOf = (db: Kysely<Database>, playerId: number): Promise<bigint> => debtOf(db, playerId)

/** Tells the messenger how the bot's updates come, as the settings say. @returns what was done @throws Error when it does not take it */
export const tellMessenger = (config: ServerConfig): Promise<string> => tellHowUpdatesCome(config)

/** How payments stand now, for the figures of a process. */
export const paymentStateOf = (db: Kysely<Database>, nowMs: number): Promise<PaymentState> => paymentState(db, nowMs)

/** The purchases that players have asked back and that operators decide about (R49), the longest asked first. */
export const askedBack = (db: Kysely<Database>): Promise<readonly AskedLine[]> => askedLines(db)

/** What was paid by day and offer since an instant, for operators. */
export const revenueSince = (db: Kysely<Database>, sinceMs: number): Promise<readonly RevenueLine[]> =>
  revenueLines(db, sinceMs)

/**
 * Leaves of the purchases of a deleted account ids, price and state, a batch: a payment can still be given back, and what it brought is gone.
 * @returns how many orders were left to be forgotten
 */
export const forgetPurchases = (db: Kysely<Database>, playerId: number, limit: number): Promise<number> =>
  forgetGoods(db, playerId, limit)
