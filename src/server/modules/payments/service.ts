import type { CallScope } from '#server/calls/call-scope.ts'
import { withPrevious } from '#server/config/with-previous.ts'
import type { Db } from '#server/db/database.ts'
import type { JobDeps } from '#server/job.ts'
import { starsFor } from '#server/platform/bot/stars-for.ts'
import type { BotUpdate } from '#server/platform/bot/update-shape.ts'
import { amountOfCharge, type ChargeLine, chargeLines } from './charge-store.ts'
import { debtOf } from './debts.ts'
import {
  type AskedLine,
  askedLines,
  type Difference,
  differencesSince,
  type PaymentState,
  paymentState,
  type RevenueLine,
  revenueLines,
} from './figures-store.ts'
import type { PaidOffers } from './offers.ts'
import { forgetGoods } from './order-store.ts'
import { beginRefund } from './refunds.ts'
import { SHOP_OFFERS } from './shop-offers.ts'
import type { PaymentFigures, UpdateDeps } from './update-deps.ts'
import { handleUpdate } from './updates.ts'

export interface PaymentsProcess extends Pick<JobDeps, 'db' | 'clock' | 'entropy' | 'config' | 'log'> {
  readonly metrics?: PaymentFigures
}

const CHARGES = 200

const UNCOUNTED: PaymentFigures = {
  observeCheckout: () => undefined,
  countSurplusPayment: () => undefined,
  countForgedPayment: () => undefined,
}

export const paymentDepsOf = (
  { db, clock, entropy, config, log, metrics: figures = UNCOUNTED }: PaymentsProcess,
  offers: PaidOffers = SHOP_OFFERS,
): UpdateDeps | null => {
  const stars = starsFor(config)
  if (stars === null) return null
  const rules = { botTokens: withPrevious(config.botToken, config.botTokenPrevious), offers }
  return { db, nowMs: clock.nowMs(), entropy, log, stars, figures, rules }
}

/** Idempotent. @returns false if the update is not about payments @throws to make Telegram resend it */
export const takePaymentUpdate = (parts: UpdateDeps, update: BotUpdate): Promise<boolean> => handleUpdate(parts, update)

/** Begins a refund (R49), in the caller's transaction. False if the charge is not in state `granted`. */
export const refundByOperator = (scope: CallScope, playerId: number, chargeId: string): Promise<boolean> =>
  beginRefund(scope, playerId, chargeId, 'support')

export const chargesOf = (db: Db, playerId: number): Promise<readonly ChargeLine[]> =>
  chargeLines(db, playerId, CHARGES)

/** In Telegram Stars. Null for an unknown charge. */
export const chargeAmount = (db: Db, playerId: number, chargeId: string): Promise<number | null> =>
  amountOfCharge(db, playerId, chargeId)

export const starDebtOf = (db: Db, playerId: number): Promise<bigint> => debtOf(db, playerId)

export const paymentStateOf = (db: Db, nowMs: number): Promise<PaymentState> => paymentState(db, nowMs)

const DIFFERENCES = 50

export const paymentDifferences = (
  db: Db,
  sinceMs: number,
): Promise<{ readonly found: readonly Difference[]; readonly all: number }> =>
  differencesSince(db, sinceMs, DIFFERENCES)

export const askedBack = (db: Db): Promise<readonly AskedLine[]> => askedLines(db)

export const revenueSince = (db: Db, sinceMs: number): Promise<readonly RevenueLine[]> => revenueLines(db, sinceMs)

/** One batch. Keeps ids, price and state, because a payment can still be refunded. @returns number of orders */
export const forgetPurchases = (db: Db, playerId: number, limit: number): Promise<number> =>
  forgetGoods(db, playerId, limit)
