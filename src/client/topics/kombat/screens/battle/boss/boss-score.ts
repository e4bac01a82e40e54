import type { BeforeFight } from '#client/topics/boss/shared/before-fight.ts'
import { DAMAGE_OF_A_REWARD } from '#rules/boss/boss-fight.ts'

export interface BossScore {
  readonly damage: number
  readonly scale: number
  readonly reached: number
  readonly milestones: number
  /** Before this fight; null without one or if unknown on this device. */
  readonly best: number | null
  readonly isNewBest: boolean
  /** HP after this damage; null without a pool. */
  readonly poolLeft: number | null
  /** Null if beyond the bar. */
  readonly poolEmptyAt: number | null
}

const LEAST_MILESTONES = 2

/** `before` is the boss's page before the fight; null if this device does not have it. */
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
