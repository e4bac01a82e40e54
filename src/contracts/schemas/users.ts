import { z } from 'zod'
import { boostType, epochSeconds, houseId, isoInstant, tokNano, upgradeType } from './scalars.ts'

export const boost = z.object({ timestamp: epochSeconds, type: boostType, val: z.number() })

/** One bought level; the rows together are the upgrade history (R03). */
export const upgradeRow = z.object({ upgrade_type: upgradeType, upgrade_level: z.int(), timestamp: epochSeconds })

export const userProfile = z.object({
  user_id: z.int(),
  username: z.string(),
  name: z.string(),
  photo_url: z.string().nullable(),
  language_code: z.string(),
  created_at: isoInstant,
  upgrades: z.array(upgradeRow),
  boosts: z.array(boost),
})

export const claimAnswer = z.object({ amount: tokNano, balance: tokNano, last_claim: isoInstant })

export const onboardBody = z.object({ house_id: houseId })
export const onboardAnswer = z.object({
  house_id: houseId,
  balance: tokNano,
  last_claim: isoInstant,
  rewards: z.array(z.object({ reason: z.string(), amount: tokNano })),
})
