import type { Kysely } from 'kysely'
import { MS_PER_DAY } from '../../../rules/units.ts'
import type { CallScope } from '../../call-scope.ts'
import type { Database } from '../../db/database.ts'
import { uuidV7 } from '../../entropy.ts'
import { deleteEventsBefore, hasRefundedStep, hasStep, insertEvent } from './event-store.ts'

/** Steps of a purchase, for the operators' own counts (row 168). */
export type PaymentStep =
  | 'ordered'
  | 'approved'
  | 'denied'
  /** The messenger did not take the yes: it came too late, or nobody had asked. */
  | 'reopened'
  | 'granted'
  | 'surplus'
  | 'refund-due'
  | 'refunded'
  | 'refused'
  | 'forged'
  /** What it brought was shown to its player. */
  | 'seen'
  /** The player asked for it back, and it was returned by itself (R49). */
  | 'asked-back'
  /** The player asked for it back, and an operator decides (R49). */
  | 'asked'

const KEPT_MS = 90 * MS_PER_DAY

/** Notes a step of a purchase, in the transaction of what happens. */
export const noteStep = (
  { db, nowMs, entropy }: CallScope,
  playerId: number,
  orderId: string | null,
  step: PaymentStep,
): Promise<void> => insertEvent(db, { playerId, id: uuidV7(entropy, nowMs), orderId, step }, nowMs)

/** Notes that a player was shown what an order brought, once. The caller holds the player's lock. */
export const noteSeen = async (scope: CallScope, playerId: number, orderId: string): Promise<void> => {
  if (!(await hasStep(scope.db, playerId, orderId, 'seen'))) await noteStep(scope, playerId, orderId, 'seen')
}

/** Returns by themselves that a player has asked for: one in this time (R49). */
const ASKED_BACK_MS = 30 * MS_PER_DAY

/** Whether a purchase was returned by itself at the player's wish within the last 30 days; not one that the messenger refused. */
export const hasAskedBack = ({ db, nowMs }: CallScope, playerId: number): Promise<boolean> =>
  hasRefundedStep(db, playerId, 'asked-back', nowMs - ASKED_BACK_MS)

/** Notes that a player asks for a purchase back that an operator decides about, once. The caller holds the player's lock. */
export const noteAsked = async (scope: CallScope, playerId: number, orderId: string): Promise<void> => {
  if (!(await hasStep(scope.db, playerId, orderId, 'asked'))) await noteStep(scope, playerId, orderId, 'asked')
}

/** Whether a player was shown what an order brought. */
export const wasSeen = (db: Kysely<Database>, playerId: number, orderId: string): Promise<boolean> =>
  hasStep(db, playerId, orderId, 'seen')

/** Forgets steps older than ninety days; returns how many. */
export const pruneSteps = (db: Kysely<Database>, nowMs: number): Promise<number> =>
  deleteEventsBefore(db, nowMs - KEPT_MS)
