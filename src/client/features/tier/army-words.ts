import { ARMY_LADDER, type ArmyRank } from '../../../rules/army.ts'
import { ARMY_FACTOR_PER_STEP, CRIT_PER_ARMY_STEP_PERCENT } from '../../../rules/fighter-stats.ts'
import { formatPercent } from '../../ui/format.ts'

/** What so many steps of the army ladder add: to base attack and HP, and to the critical rate (R06). */
export const armyGains = (steps: number): { readonly stats: string; readonly crit: string } => ({
  stats: formatPercent(ARMY_FACTOR_PER_STEP * 100 * steps),
  crit: formatPercent(CRIT_PER_ARMY_STEP_PERCENT * steps),
})

/** The rank of a step; the lowest for a step that is none. */
export const armyRankAt = (step: number): ArmyRank => (ARMY_LADDER[step] ?? ARMY_LADDER[0]) as ArmyRank
