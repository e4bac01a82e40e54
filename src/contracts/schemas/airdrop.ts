import { z } from 'zod'
import { AIRDROP, SNAPSHOT_NAME } from '#rules/airdrop/airdrop.ts'
import type { TopicCalls } from './call-schema.ts'
import { isoInstant, sha256Hex } from './scalars.ts'
import { ownWallet } from './wallet.ts'

/** `points` may be negative in `since_yesterday`, where they are a change. */
const part = z.object({ count: z.int(), points: z.int() })

const points = z.object({
  total: z.int(),
  tok: part,
  wins: part,
  friends: part,
})

const count = z.int().nonnegative()
const formulaVersion = z.int().positive()

const snapshot = z.object({
  name: z.string(),
  at: isoInstant,
  /** Last UTC day included in the points. */
  through: z.iso.date(),
  version: formulaVersion,
  root: sha256Hex,
  lines: count,
  is_last: z.boolean(),
  /** The caller's points; null if the caller has no line. */
  own: count.nullable(),
  /** Why the caller has no line: the checklist was incomplete that day, or a ban. */
  without: z.enum(['checklist', 'banned']).nullable(),
})

const airdrop = z.object({
  version: formulaVersion,
  active_days: z.int().min(0).max(AIRDROP.activeDaysNeeded),
  days_needed: z.int().positive(),
  active_today: z.boolean(),
  /** True if the caller is under an operator's watch, which takes no points away. */
  is_watched: z.boolean(),
  wallet: ownWallet,
  points,
  /** Change since 00:00 UTC. Friends are counted once a night, so theirs is the change by last night's count. */
  since_yesterday: points,
  /** Includes wins above the daily cap. */
  wins_today: count,
  /** Newest first. */
  snapshots: z.array(snapshot),
})

const ownLine = z.object({
  name: z.string(),
  player_id: z.int(),
  points: count,
  version: formulaVersion,
  /** Random secret, in hex. Without it a leaf cannot be matched to a player. */
  salt: z.string(),
  index: count,
  lines: count,
  root: sha256Hex,
  /** Sibling hashes, from the leaf up. */
  proof: z.array(sha256Hex),
})

export const airdropCalls = {
  'airdrop.get': { data: airdrop },
  'airdrop.line': { params: z.object({ name: z.string().regex(SNAPSHOT_NAME) }), data: ownLine },
} as const satisfies TopicCalls
