import { z } from 'zod'
import { LUCK_ROLL_NAMES } from '../../rules/luck/luck.ts'
import type { TopicCalls } from './call-schema.ts'
import { isoInstant, percent } from './scalars.ts'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
/** The player's own half of the seed: printable ASCII, so that its bytes are the same everywhere. */
const clientSeed = z.string().regex(/^[ -~]{1,64}$/)

/** A server seed's chain: its SHA-256 (of the 32 bytes) stands from the start (R46). */
const chain = z.object({
  no: z.int().positive(),
  server_seed_hash: sha256,
  /** Of the seed that follows when this one is turned over: decided before the client seed that goes with it. */
  next_server_seed_hash: sha256,
  client_seed: z.string(),
  first_number: z.int().positive(),
  /** Number of the next roll; numbers go up by one through all chains. */
  next_number: z.int().positive(),
  begun_at: isoInstant,
})

/** A roll with the odds that it was made by; `rules/luck/luck.ts` has their shapes by name and verifies it (R46). */
const luckRoll = z.object({
  number: z.int().positive(),
  at: isoInstant,
  name: z.enum(LUCK_ROLL_NAMES),
  item_id: z.string().nullable(),
  odds: z.record(z.string(), z.unknown()),
  /** Null while it is decided and not yet shown: a hunt that runs. */
  outcome: z.record(z.string(), z.unknown()).nullable(),
  server_seed_hash: sha256,
  /** Null until the seed is turned over. */
  server_seed: z.string().nullable(),
  client_seed: z.string(),
})

const luck = z.object({
  chain,
  /** Days that rolls are kept; what follows counts the kept ones. */
  kept_days: z.int().positive(),
  /** Refinings, those that succeeded, and how many the odds promised. */
  refinings: z.object({ rolls: z.int(), succeeded: z.int(), promised: z.number() }),
  /** Bonus lines that were drawn, by quality. */
  qualities: z.array(z.object({ quality: z.int(), rolls: z.int(), promised_percent: percent })),
})

export const luckCalls = {
  'luck.get': { data: luck },
  'luck.rolls': {
    query: z.object({ after: z.string().max(100).optional() }),
    data: z.object({ items: z.array(luckRoll), next: z.string().nullable() }),
  },
  'luck.turnOver': {
    body: z.object({ client_seed: clientSeed.optional() }),
    data: z.object({ revealed: chain.extend({ server_seed: sha256 }), chain }),
  },
} as const satisfies TopicCalls
