import type { EconomyConfig, UpgradeType } from '#rules/game-config/game-config.ts'

export interface UpgradeView {
  readonly level: number
  /** Seconds, nano TOK an hour, or percent, by type. */
  readonly value: number
  /** Nano TOK; -1 if there is no cost list or no further level. */
  readonly cost: number
  readonly isMax: boolean
}

export const NO_COST = -1

const costsOf = (type: UpgradeType, settings: EconomyConfig): readonly number[] =>
  type === 'honor' ? [] : settings[`${type}-costs`]

/** A4, row 53. @param ownedLevels in any order; none means level 0 and not max, even if the list has a single value (T2) */
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

/** By balance (T40). Honor has no price: more missions must be done than it has levels. */
export const isUpgradeAffordable = (
  type: UpgradeType,
  view: UpgradeView,
  has: { readonly balanceNano: number | bigint; readonly missionsDone: number },
): boolean => upgradeError(type, view, has) === null

export type UpgradeError = 'max-level' | 'mission-needed' | 'not-enough-tok'

/** Null if available (A5, row 54). Honor needs more missions done than it has levels, others their price. */
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
