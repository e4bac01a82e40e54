import { z } from 'zod'
import { AIRDROP, SNAPSHOT_NAME } from '../../rules/airdrop/airdrop.ts'
import type { TopicCalls } from './call-schema.ts'
import { isoInstant } from './scalars.ts'
import { ownWallet } from './wallet.ts'

/** How much of one kind counts, and the points of it; below zero where a change is. */
const part = z.object({ count: z.int(), points: z.int() })

/** Points and the three parts that they are made of (R38). */
const points = z.object({
  total: z.int(),
  /** Claimed TOK, floored. */
  tok: part,
  wins: part,
  friends: part,
})

/** SHA-256, hex. */
const hash = z.string().regex(/^[\da-f]{64}$/)
const count = z.int().nonnegative()
const formulaVersion = z.int().positive()

/** A snapshot whose root is published. */
const snapshot = z.object({
  name: z.string(),
  at: isoInstant,
  /** The last UTC day that counted. */
  through: z.iso.date(),
  version: formulaVersion,
  root: hash,
  /** Players in it. */
  lines: count,
  is_last: z.boolean(),
  /** The caller's points in it; null without a line. */
  own: count.nullable(),
  /** Why the caller has none: the checklist was not full that day, or a ban. */
  without: z.enum(['checklist', 'banned']).nullable(),
})

/** The airdrop as the caller sees it (R38). */
const airdrop = z.object({
  /** Of the formula. */
  version: formulaVersion,
  /** Active days so far, counted up to `days_needed`. */
  active_days: z.int().min(0).max(AIRDROP.activeDaysNeeded),
  days_needed: z.int().positive(),
  /** Today is an active day already. */
  active_today: z.boolean(),
  /** An operator watches the caller, which takes nothing away. */
  is_watched: z.boolean(),
  /** Optional in the checklist. */
  wallet: ownWallet,
  points,
  /** What has come today, and by the friends that were counted last night. */
  since_yesterday: points,
  /** Wins of today, those too that count no more. */
  wins_today: count,
  /** The newest first. */
  snapshots: z.array(snapshot),
})

/** The caller's line of a snapshot, and what leads from it to the root. */
const ownLine = z.object({
  name: z.string(),
  player_id: z.int(),
  points: count,
  version: formulaVersion,
  /** Known to the caller alone. */
  salt: z.string(),
  index: count,
  /** Lines of the whole snapshot. */
  lines: count,
  root: hash,
  /** The hashes beside the way up, the lowest first. */
  proof: z.array(hash),
})

export const airdropCalls = {
  'airdrop.get': { data: airdrop },
  'airdrop.line': { params: z.object({ name: z.string().regex(SNAPSHOT_NAME) }), data: ownLine },
} as const satisfies TopicCalls
