import { z } from 'zod'
import type { TopicCalls } from './call-schema.ts'
import { ledgerRow } from './ledger.ts'
import { preferences } from './preferences.ts'
import { isoInstant } from './scalars.ts'

const playerExport = z.object({
  exported_at: isoInstant,
  profile: z.record(z.string(), z.unknown()),
  balances: z.record(z.string(), z.int()),
  ledger: z.array(ledgerRow),
  fights: z.array(z.record(z.string(), z.unknown())),
  items: z.array(z.record(z.string(), z.unknown())),
  preferences,
})

const dataJob = z.object({ percent: z.int().min(0).max(100) })

/** Progress of the export and deletion of a large account's data. Null if none was requested recently. */
const dataProgress = z.object({ export: dataJob.nullable(), deletion: dataJob.nullable() })

const fairPlay = z.object({
  /** `stranger`: not onboarded, or the account is deleted. */
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
