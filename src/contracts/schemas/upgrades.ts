import { z } from 'zod'
import type { TopicCalls } from './call-schema.ts'
import { epochSeconds, tokNano, upgradeType } from './scalars.ts'

export const upgradeRow = z.object({ upgrade_type: upgradeType, upgrade_level: z.int(), timestamp: epochSeconds })

const upgradeAnswer = z.object({
  upgrade_type: upgradeType,
  upgrade_level: z.int().positive(),
  balance: tokNano,
  /** All upgrades ever bought, as in `users.me`, because the mining display needs them. */
  upgrades: z.array(upgradeRow),
})

/**
 * An honor mission (row 57, R05). `type` is the condition, `repeats` the count needed. `completed` is true once it is
 * claimed.
 */
const mission = z.object({
  id: z.string(),
  type: z.string(),
  name: z.string(),
  repeats: z.int().positive(),
  task_user: z.object({ repeats: z.int().nonnegative() }),
  completed: z.boolean(),
})

export const upgradeCalls = {
  'upgrades.buy': { body: z.object({ type: upgradeType }), data: upgradeAnswer },
  'upgrades.missions': { data: z.array(mission) },
  'upgrades.completeMission': { params: z.object({ id: z.string().max(64) }), data: mission },
} as const satisfies TopicCalls
