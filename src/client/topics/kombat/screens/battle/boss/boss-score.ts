import type { BeforeFight } from '#client/topics/boss/shared/before-fight.ts'
import { DAMAGE_OF_A_REWARD } from '#rules/boss/boss-fight.ts'

export interface BossScore {
  readonly damage: number
  readonly scale: number
  readonly reached: number
  readonly milestones: number
  /** Best damage in this boss event before this fight. Null if there was none, or if `before` is null. */
  readonly best: number | null
  readonly isNewBest: boolean
  /** HP of the guild's pool after this fight. Null without a guild, if it was already empty, or if `before` is null. */
  readonly poolLeft: number | null
  /** Damage at which this fight empties the pool. Null if that is more than `scale`, or if `poolLeft` is null. */
  readonly poolEmptyAt: number | null
}

const LEAST_MILESTONES = 2

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
