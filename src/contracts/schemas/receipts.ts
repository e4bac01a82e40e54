import { z } from 'zod'
import { RECEIPT_KINDS } from '#rules/receipts/receipts.ts'
import type { TopicCalls } from './call-schema.ts'
import { isoInstant, sha256Hex } from './scalars.ts'

const kind = z.enum(RECEIPT_KINDS)
const week = z.iso.date()

const sealedWeek = z.object({
  week,
  root: sha256Hex,
  leaves: z.int().nonnegative(),
  sealed_at: isoInstant,
  /** True if the root was posted in the game's channel. */
  announced: z.boolean(),
  /** Lines that the caller can verify. */
  kinds: z.array(z.object({ kind, lines: z.int().positive() })),
})

const receiptsPage = z.object({
  /** The running week, whose root will cover what is decided now. */
  current: z.object({ week, ends_at: isoInstant }),
  /** A finished week whose root is not published yet. Null if there is none. */
  pending: week.nullable(),
  /** Newest first. */
  weeks: z.array(sealedWeek),
  /** Channel in which roots are announced. Null if the game has no channel. */
  channel: z.string().nullable(),
})

const receiptLine = z.object({
  period: z.string(),
  /**
   * 32 secret hex digits. The published line names its player by the hash of salt and player id. Null for public lines.
   */
  salt: z
    .string()
    .regex(/^[\da-f]{32}$/)
    .nullable(),
  /** Set for public lines only. */
  subject: sha256Hex.nullable(),
  place: z.int().positive().nullable(),
  points: z.int().nonnegative(),
  leaf: z.int().nonnegative(),
  /** Sibling hashes of leaf `leaf` (from 0), from the leaf up. */
  proof: z.array(sha256Hex),
})

const receiptProofs = z.object({
  week,
  kind,
  root: sha256Hex,
  leaves: z.int().positive(),
  version: z.int().positive(),
  lines: z.array(receiptLine),
})

export const receiptCalls = {
  'receipts.list': { data: receiptsPage },
  'receipts.proof': { params: z.object({ week, kind }), data: receiptProofs },
} as const satisfies TopicCalls
