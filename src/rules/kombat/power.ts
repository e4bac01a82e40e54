import type { FightStats } from './fight-types.ts'

export type PowerStats = Pick<FightStats, 'attack' | 'maxHp' | 'critPercent' | 'critDamagePercent' | 'evasionPercent'>

/** Geometric mean of expected damage and effective HP (R07). */
export const exactPowerOf = (stats: PowerStats): number =>
  Math.sqrt(
    (stats.attack * (1 + (stats.critPercent * (stats.critDamagePercent - 100)) / 10_000) * stats.maxHp) /
      (1 - stats.evasionPercent / 100),
  )

/** Between otherwise equal fighters, 1.05, 1.1 and 1.2 times the power win about 68, 82 and 96 % (R07). */
export const powerOf = (stats: PowerStats): number => Math.round(exactPowerOf(stats))
