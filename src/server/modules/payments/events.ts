import { MS_PER_DAY } from '#rules/units.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { deleteEventsBefore, hasRefundedStep, hasStep, insertEvent } from './event-store.ts'

export type PaymentStep =
  | 'ordered'
  | 'approved'
  | 'denied'
  /** The messenger rejected the yes: too late, or never asked. */
  | 'reopened'
  | 'granted'
  | 'surplus'
  | 'refund-due'
  | 'refunded'
  | 'refused'
  | 'forged'
  | 'seen'
  /** Refunded automatically at the player's request (R49). */
  | 'asked-back'
  /** Requested by the player; an operator decides (R49). */
  | 'asked'

const KEPT_MS = 90 * MS_PER_DAY

export const noteStep = (
  { db, nowMs, entropy }: CallScope,
  playerId: number,
  orderId: string | null,
  step: PaymentStep,
): Promise<void> => insertEvent(db, { playerId, id: uuidV7(entropy, nowMs), orderId, step }, nowMs)

/** Once. Requires the player's lock. */
export const noteSeen = async (scope: CallScope, playerId: number, orderId: string): Promise<void> => {
  if (!(await hasStep(scope.db, playerId, orderId, 'seen'))) await noteStep(scope, playerId, orderId, 'seen')
}

/** One automatic refund per player in this time (R49). */
const ASKED_BACK_MS = 30 * MS_PER_DAY

/** Not counting those that the messenger refused. */
export const hasAskedBack = ({ db, nowMs }: CallScope, playerId: number): Promise<boolean> =>
  hasRefundedStep(db, playerId, 'asked-back', nowMs - ASKED_BACK_MS)

/** Once; an operator decides. Requires the player's lock. */
export const noteAsked = async (scope: CallScope, playerId: number, orderId: string): Promise<void> => {
  if (!(await hasStep(scope.db, playerId, orderId, 'asked'))) await noteStep(scope, playerId, orderId, 'asked')
}

export const wasSeen = (db: Db, playerId: number, orderId: string): Promise<boolean> =>
  hasStep(db, playerId, orderId, 'seen')

export const pruneSteps = (db: Db, nowMs: number): Promise<number> => deleteEventsBefore(db, nowMs - KEPT_MS)
