import { z } from 'zod'
import { LUCK_ROLL_NAMES } from '#rules/luck/luck.ts'
import type { TopicCalls } from './call-schema.ts'
import { isoInstant, percent, sha256Hex } from './scalars.ts'

/** Printable ASCII, so that its bytes are the same everywhere. */
const clientSeed = z.string().regex(/^[ -~]{1,64}$/)

/** A chain of rolls. The SHA-256 of its seed's 32 bytes is public from the start (R46). */
const chain = z.object({
  no: z.int().positive(),
  server_seed_hash: sha256Hex,
  /** Hash of the seed of the next chain. That seed is fixed before the next client seed is chosen. */
  next_server_seed_hash: sha256Hex,
  client_seed: z.string(),
  first_number: z.int().positive(),
  /** Roll numbers continue across chains. */
  next_number: z.int().positive(),
  begun_at: isoInstant,
})

/** A roll with its odds. Their shapes and the verification are in `rules/luck/luck.ts` (R46). */
const luckRoll = z.object({
  number: z.int().positive(),
  at: isoInstant,
  name: z.enum(LUCK_ROLL_NAMES),
  item_id: z.string().nullable(),
  odds: z.record(z.string(), z.unknown()),
  /** Null while the outcome must stay hidden, as for a running hunt. */
  outcome: z.record(z.string(), z.unknown()).nullable(),
  server_seed_hash: sha256Hex,
  /** Null until the seed is revealed. */
  server_seed: z.string().nullable(),
  client_seed: z.string(),
})

const luck = z.object({
  chain,
  /** Days for which rolls are kept. The figures below count kept rolls only. */
  kept_days: z.int().positive(),
  /** `promised` is the expected number of successes. */
  refinings: z.object({ rolls: z.int(), succeeded: z.int(), promised: z.number() }),
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
    data: z.object({ revealed: chain.extend({ server_seed: sha256Hex }), chain }),
  },
} as const satisfies TopicCalls
