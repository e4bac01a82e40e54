import { z } from 'zod'
import { RECEIPT_KINDS } from '../../rules/receipts/receipts.ts'
import type { TopicCalls } from './call-schema.ts'
import { isoInstant } from './scalars.ts'

const kind = z.enum(RECEIPT_KINDS)
/** Monday of a week. */
const week = z.iso.date()
/** SHA-256 in lower-case hex. */
const hash = z.string().regex(/^[\da-f]{64}$/)

/** A week whose root stands. */
const sealedWeek = z.object({
  week,
  root: hash,
  leaves: z.int().nonnegative(),
  sealed_at: isoInstant,
  /** Whether the root stood in the game's channel. */
  announced: z.boolean(),
  /** What the caller can check of it. */
  kinds: z.array(z.object({ kind, lines: z.int().positive() })),
})

const receiptsPage = z.object({
  /** The week that runs: what closes with it comes under its root. */
  current: z.object({ week, ends_at: isoInstant }),
  /** A week that is over and whose root is not there yet; null for none. */
  pending: week.nullable(),
  /** The last one first. */
  weeks: z.array(sealedWeek),
  /** Where roots are announced; null without a channel. */
  channel: z.string().nullable(),
})

const receiptLine = z.object({
  period: z.string(),
  /** 32 digits of hex, the caller's secret: salted, the caller's id is the line's player. Null for a line that is everybody's. */
  salt: z
    .string()
    .regex(/^[\da-f]{32}$/)
    .nullable(),
  /** Of a line that is everybody's; null else. */
  subject: hash.nullable(),
  place: z.int().positive().nullable(),
  points: z.int().nonnegative(),
  /** From 0. */
  leaf: z.int().nonnegative(),
  /** The hashes beside the way up to the root, the lowest first. */
  proof: z.array(hash),
})

const receiptProofs = z.object({
  week,
  kind,
  root: hash,
  leaves: z.int().positive(),
  version: z.int().positive(),
  lines: z.array(receiptLine),
})

export const receiptCalls = {
  'receipts.list': { data: receiptsPage },
  'receipts.proof': { params: z.object({ week, kind }), data: receiptProofs },
} as const satisfies TopicCalls
