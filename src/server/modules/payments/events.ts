import { MS_PER_DAY } from '#rules/units.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { deleteEventsBefore, hasRefundedStep, hasStep, insertEvent } from './event-store.ts'

export type PaymentStep =
  | 'ordered'
  | 'approved'
  | 'denied'
  /** The messenger rejected our approval: it came too late, or the messenger had not asked for it. */
  | 'reopened'
  | 'granted'
  | 'surplus'
  | 'refund-due'
  | 'refunded'
  | 'refused'
  | 'forged'
  | 'seen'
  /** The player asked for a refund, which was automatic (R49). */
  | 'asked-back'
  /** The player asked for a refund that an operator decides (R49). */
  | 'asked'

const KEPT_MS = 90 * MS_PER_DAY

export const noteStep = (
  { db, nowMs, entropy }: CallScope,
  playerId: number,
  orderId: string | null,
  step: PaymentStep,
): Promise<void> => insertEvent(db, { playerId, id: uuidV7(entropy, nowMs), orderId, step }, nowMs)

/** Noted once per order. Requires the player's lock. */
export const noteSeen = async (scope: CallScope, playerId: number, orderId: string): Promise<void> => {
  if (!(await hasStep(scope.db, playerId, orderId, 'seen'))) await noteStep(scope, playerId, orderId, 'seen')
}

/** Shortest time between two automatic refunds of a player (R49). */
const ASKED_BACK_MS = 30 * MS_PER_DAY

/** Refunds that the messenger refused do not count. */
export const hasAskedBack = ({ db, nowMs }: CallScope, playerId: number): Promise<boolean> =>
  hasRefundedStep(db, playerId, 'asked-back', nowMs - ASKED_BACK_MS)

/** Noted once per order, for an operator to decide. Requires the player's lock. */
export const noteAsked = async (scope: CallScope, playerId: number, orderId: string): Promise<void> => {
  if (!(await hasStep(scope.db, playerId, orderId, 'asked'))) await noteStep(scope, playerId, orderId, 'asked')
}

export const wasSeen = (db: Db, playerId: number, orderId: string): Promise<boolean> =>
  hasStep(db, playerId, orderId, 'seen')

export const pruneSteps = (db: Db, nowMs: number): Promise<number> => deleteEventsBefore(db, nowMs - KEPT_MS)
