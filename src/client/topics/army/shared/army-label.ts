import { formatPercent } from '#client/ui/format/format.ts'
import { ARMY_LADDER, type ArmyRank } from '#rules/army/army.ts'
import { ARMY_FACTOR_PER_STEP, CRIT_PER_ARMY_STEP_PERCENT } from '#rules/kombat/fighter-stats.ts'

export const armyGains = (steps: number): { readonly stats: string; readonly crit: string } => ({
  stats: formatPercent(ARMY_FACTOR_PER_STEP * 100 * steps),
  crit: formatPercent(CRIT_PER_ARMY_STEP_PERCENT * steps),
})

export const armyRankAt = (step: number): ArmyRank => (ARMY_LADDER[step] ?? ARMY_LADDER[0]) as ArmyRank
