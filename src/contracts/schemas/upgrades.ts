import { z } from 'zod'
import type { TopicCalls } from './call-schema.ts'
import { epochSeconds, tokNano, upgradeType } from './scalars.ts'

/** One row of the upgrade history: a bought level (R03). */
export const upgradeRow = z.object({ upgrade_type: upgradeType, upgrade_level: z.int(), timestamp: epochSeconds })

/** Response of POST upgrades (row 56): the upgrade and the new balances. */
const upgradeAnswer = z.object({
  upgrade_type: upgradeType,
  upgrade_level: z.int().positive(),
  balance: tokNano,
  /** The whole history, as in users/me, for the mining display. */
  upgrades: z.array(upgradeRow),
})

/**
 * One honor mission (row 57, R05): `type` names its condition (`reach-silver`, `win-fights` …), `repeats` how often its
 * condition must be met and `task_user.repeats` how often it was. `completed` once claimed for a level of honor.
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
