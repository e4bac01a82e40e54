import type { ArmyStep } from '#rules/units.ts'

export const STAR_SPENDINGS = ['upgrade-army-rank'] as const

export const ARMY_RANKS = ['Pawn', 'Knight', 'Bishop', 'Rook', 'King', 'Queen'] as const
const ARMY_TIERS = ['I', 'II', 'III', 'IV'] as const

const TOTAL_STAR_COSTS = [
  0, 20, 50, 100, 180, 310, 520, 860, 1410, 2300, 3740, 6070, 9840, 15_940, 25_810, 41_780, 67_620, 109_430, 177_080,
  286_540, 463_650, 750_220, 1_213_900, 1_964_150,
] as const

export interface ArmyRank {
  readonly step: ArmyStep
  readonly name: (typeof ARMY_RANKS)[number]
  readonly tier: (typeof ARMY_TIERS)[number]
  /** Null on the top step. */
  readonly starToNextRank: number | null
  /** STAR that must have been spent in all to reach this step. */
  readonly totalStarCost: number
}

/** Lowest step first (A9, row 159). Amounts are whole STAR (T5). */
export const ARMY_LADDER: readonly ArmyRank[] = ARMY_RANKS.flatMap((name, rank) =>
  ARMY_TIERS.map((tier, place) => {
    const step = rank * ARMY_TIERS.length + place
    const totalStarCost = TOTAL_STAR_COSTS[step] ?? 0
    const next = TOTAL_STAR_COSTS[step + 1]
    return {
      step: step as ArmyStep,
      name,
      tier,
      starToNextRank: next === undefined ? null : next - totalStarCost,
      totalStarCost,
    }
  }),
)

export const armyStepOf = (starsSpent: number): ArmyStep =>
  (ARMY_LADDER.findLast((rank) => rank.totalStarCost <= starsSpent)?.step ?? 0) as ArmyStep

/**
 * STAR missing to the next step. STAR spent beyond the present step counts. Null on the top step (A9, row 159).
 */
export const nextArmyCost = (starsSpent: number): number | null => {
  const next = ARMY_LADDER[armyStepOf(starsSpent) + 1]
  return next ? next.totalStarCost - starsSpent : null
}
