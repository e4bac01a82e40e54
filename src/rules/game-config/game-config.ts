import { AWAKEN_COST, REFINE_COST, REFINE_PERCENT } from '#rules/blacksmith/blacksmith.ts'
import type { MaterialSlug } from '#rules/items/materials.ts'
import { MS_PER_HOUR, MS_PER_SECOND, tokToNano } from '#rules/units.ts'

/**
 * Values and costs by level, as in `GET settings` (A3, R02). Rules take it as a parameter, because the client must use
 * the server's values.
 */
export interface EconomyConfig {
  readonly 'pocket-size': readonly number[]
  readonly 'pocket-size-costs': readonly number[]
  readonly 'mining-tok': readonly number[]
  readonly 'mining-tok-costs': readonly number[]
  /** Bonus in percent of the base rate. No costs, because missions earn honor. */
  readonly honor: readonly number[]
}

export interface BlacksmithConfig {
  readonly 'equipment-upgrade-rate': Readonly<Record<string, number>>
  readonly 'equipment-upgrade-cost': Readonly<Record<string, Readonly<Partial<Record<MaterialSlug, number>>>>>
  readonly 'equipment-awake-cost': Readonly<Record<string, Readonly<Partial<Record<MaterialSlug, number>>>>>
}

const SECONDS_PER_HOUR = MS_PER_HOUR / MS_PER_SECOND
const hours = (list: readonly number[]): number[] => list.map((value) => value * SECONDS_PER_HOUR)
const tok = (list: readonly number[]): number[] => list.map(tokToNano)

export const gameValues = {
  'pocket-size': hours([2, 3, 4, 6, 8, 12, 16, 20, 24]),
  'pocket-size-costs': tok([3, 8, 20, 50, 120, 280, 600, 1200]),
  // 1.15 to the power of the level. Written out, because JavaScript engines may differ in the last digits of powers.
  'mining-tok': tok([
    1, 1.15, 1.3225, 1.520875, 1.74900625, 2.011357188, 2.313060766, 2.66001988, 3.059022863, 3.517876292, 4.045557736,
    4.652391396, 5.350250105, 6.152787621, 7.075705764, 8.137061629,
  ]),
  'mining-tok-costs': tok([
    8, 13.2, 21.8, 35.9, 59.3, 97.8, 161.4, 266.4, 439.5, 725.2, 1196.5, 1974.3, 3257.6, 5375, 8868.8,
  ]),
  honor: [0, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150],
  'equipment-upgrade-rate': REFINE_PERCENT,
  'equipment-upgrade-cost': REFINE_COST,
  'equipment-awake-cost': AWAKEN_COST,
} satisfies EconomyConfig & BlacksmithConfig
