import { DAMAGE_OF_A_REWARD } from '../../../../../../rules/boss/boss-fight.ts'
import type { BeforeFight } from '../../../../boss/shelf/before-fight.ts'

/** The score of a fight with a boss as it is shown: what was dealt, and what it is measured by (R25). */
export interface BossScore {
  /** HP that the boss has lost so far. */
  readonly damage: number
  /** Damage at the end of the bar: a whole number of milestones. */
  readonly scale: number
  /** Milestones reached, and all on the bar. */
  readonly reached: number
  readonly milestones: number
  /** Best damage of this stay before this fight; null where there was none or it is not known here. */
  readonly best: number | null
  readonly isNewBest: boolean
  /** What the guild's pool has left after this damage, HP; null without one. */
  readonly poolLeft: number | null
  /** Damage at which the pool is empty, where it is on the bar; else null. */
  readonly poolEmptyAt: number | null
}

/** At least so many milestones are on the bar. */
const LEAST_MILESTONES = 2

/** The score of so much damage; `before` is the boss's page as it was, null where this device does not know it. */
export const bossScore = (damage: number, before: BeforeFight | null): BossScore => {
  const best = before && before.best > 0 ? before.best : null
  const furthest = Math.max(damage, best ?? 0)
  const milestones = Math.max(LEAST_MILESTONES, Math.floor(furthest / DAMAGE_OF_A_REWARD) + 1)
  const scale = milestones * DAMAGE_OF_A_REWARD
  const pool = before?.pool ? Math.max(0, before.pool.hp - before.pool.damage) : null
  return {
    damage,
    scale,
    reached: Math.floor(damage / DAMAGE_OF_A_REWARD),
    milestones,
    best,
    isNewBest: best !== null && damage > best,
    poolLeft: pool === null ? null : Math.max(0, pool - damage),
    poolEmptyAt: pool !== null && pool <= scale ? pool : null,
  }
}
