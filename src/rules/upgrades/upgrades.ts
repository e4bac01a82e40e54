import type { EconomyConfig } from '#rules/game-config/game-config.ts'

export const UPGRADE_TYPES = ['pocket-size', 'mining-tok', 'honor'] as const
export type UpgradeType = (typeof UPGRADE_TYPES)[number]

export interface UpgradeView {
  readonly level: number
  /** Seconds for `pocket-size`, nano TOK per hour for `mining-tok`, percent for `honor`. */
  readonly value: number
  /** In nano TOK. `NO_COST` if the type has no costs or there is no further level. */
  readonly cost: number
  readonly isMax: boolean
}

export const NO_COST = -1

const costsOf = (type: UpgradeType, settings: EconomyConfig): readonly number[] =>
  type === 'honor' ? [] : settings[`${type}-costs`]

/**
 * A4, row 53. @param ownedLevels in any order. Without any the level is 0 and not the maximum, even if the list has a
 * single value (T2)
 */
export const upgradeView = (
  type: UpgradeType,
  ownedLevels: readonly number[],
  settings: EconomyConfig,
): UpgradeView => {
  const values = settings[type]
  const lastLevel = values.length - 1
  const level = Math.max(0, ...ownedLevels)
  const isMax = ownedLevels.length > 0 && level >= lastLevel
  return {
    level,
    value: values[Math.min(level, lastLevel)] ?? 0,
    cost: isMax ? NO_COST : (costsOf(type, settings)[level] ?? NO_COST),
    isMax,
  }
}

export type UpgradeError = 'max-level' | 'mission-needed' | 'not-enough-tok'

/**
 * Null if the upgrade can be bought (A5, row 54). Honor has no price: it needs more claimed missions than its level.
 */
export const upgradeError = (
  type: UpgradeType,
  view: UpgradeView,
  has: { readonly balanceNano: number | bigint; readonly missionsDone: number },
): UpgradeError | null => {
  if (view.isMax) return 'max-level'
  if (type === 'honor') return has.missionsDone > view.level ? null : 'mission-needed'
  if (view.cost === NO_COST) return 'max-level'
  return has.balanceNano >= view.cost ? null : 'not-enough-tok'
}
