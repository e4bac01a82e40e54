import type { EconomySettings, UpgradeType } from '../settings/settings-values.ts'

/** An upgrade as the player sees it (A3, row 53). */
export interface UpgradeView {
  readonly level: number
  /** Value at this level, in the unit of its list: seconds, nano TOK an hour, or percent. */
  readonly value: number
  /** Nano TOK for the next level; -1 when it cannot be bought: no cost list, or already at the top. */
  readonly cost: number
  readonly isMax: boolean
}

/** Cost of an upgrade without a price (A4). */
export const NO_COST = -1

const costsOf = (type: UpgradeType, settings: EconomySettings): readonly number[] =>
  type === 'honor' ? [] : settings[`${type}-costs`]

/**
 * Level, value and cost of an upgrade (A4, row 53).
 *
 * @param ownedLevels the levels of this type that the player has bought, in any order; none means level 0 and not max,
 *   even when the list has a single value (T2)
 */
export const upgradeView = (
  type: UpgradeType,
  ownedLevels: readonly number[],
  settings: EconomySettings,
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

/**
 * Whether the next level is available now (T40): by balance for pocket and mining; honor has no price and counts only
 * when more missions are done than it has levels.
 */
export const isUpgradeAffordable = (
  type: UpgradeType,
  view: UpgradeView,
  has: { readonly balanceNano: number | bigint; readonly missionsDone: number },
): boolean => upgradeRefusal(type, view, has) === null

/** Why the next level of an upgrade is not available (row 55). */
export type UpgradeRefusal = 'max-level' | 'mission-needed' | 'not-enough-tok'

/**
 * Why the next level is not available now, or null when it is (A5, row 54): no level above the last value; honor needs
 * more missions done than it has levels; the others need their price.
 */
export const upgradeRefusal = (
  type: UpgradeType,
  view: UpgradeView,
  has: { readonly balanceNano: number | bigint; readonly missionsDone: number },
): UpgradeRefusal | null => {
  if (view.isMax) return 'max-level'
  if (type === 'honor') return has.missionsDone > view.level ? null : 'mission-needed'
  if (view.cost === NO_COST) return 'max-level'
  return has.balanceNano >= view.cost ? null : 'not-enough-tok'
}
