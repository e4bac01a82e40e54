import { z } from 'zod'
import type { TopicCalls } from './call-schema.ts'
import { ledgerRow } from './ledger.ts'
import { preferences } from './preferences.ts'
import { isoInstant } from './scalars.ts'

/** Export of a player's stored data (extra 7). */
const playerExport = z.object({
  exported_at: isoInstant,
  profile: z.record(z.string(), z.unknown()),
  balances: z.record(z.string(), z.int()),
  ledger: z.array(ledgerRow),
  fights: z.array(z.record(z.string(), z.unknown())),
  items: z.array(z.record(z.string(), z.unknown())),
  preferences,
})

/** How far a job on the player's data is: 0–100, 100 when it is finished. */
const dataJob = z.object({ percent: z.int().min(0).max(100) })

/** The jobs on a large account's data; null where none was asked for of late. */
const dataProgress = z.object({ export: dataJob.nullable(), deletion: dataJob.nullable() })

/** Fair play status of the player (extra 20). */
const fairPlay = z.object({
  /** `stranger`: has not joined a house, or has deleted the account. */
  status: z.enum(['stranger', 'good', 'watched', 'banned']),
  reason: z.string().nullable(),
  since: isoInstant.nullable(),
  appeal_url: z.string().nullable(),
})

export const accountCalls = {
  'users.export': { data: playerExport },
  'users.dataProgress': { data: dataProgress },
  'users.delete': { data: z.object({ deleted: z.literal(true) }) },
  'users.fairPlay': { data: fairPlay },
} as const satisfies TopicCalls
