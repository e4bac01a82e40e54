import type { RankPoints, Tier } from '#rules/units.ts'

/** Lowest first, as the steps and the ladder below (A3, B9, row 158). */
export const TIER_NAMES = ['Bronze', 'Silver', 'Gold', 'Emerald', 'Diamond', 'Champion', 'Divine', 'Mythic'] as const
export type TierName = (typeof TIER_NAMES)[number]

export const TIER_STEPS = ['IV', 'III', 'II', 'I'] as const
export type TierStep = (typeof TIER_STEPS)[number]

export interface RankStep {
  /** 0 (Bronze IV) … 31 (Mythic I). */
  readonly index: number
  readonly tier: Tier
  readonly step: TierStep
  readonly name: TierName
  readonly title: string
  readonly minPoints: number
}

const MIN_POINTS = [
  [0, 100, 200, 300],
  [400, 500, 600, 700],
  [800, 900, 1000, 1100],
  [1200, 1300, 1400, 1500],
  [1600, 1700, 1800, 1900],
  [2000, 2250, 2500, 2750],
  [3000, 3500, 4000, 4500],
  [5000, 6000, 7000, 8000],
] as const

export const RANK_LADDER: readonly RankStep[] = TIER_NAMES.flatMap((name, tier) =>
  TIER_STEPS.map((step, place) => ({
    index: tier * TIER_STEPS.length + place,
    tier: tier as Tier,
    step,
    name,
    title: `${name} ${step}`,
    minPoints: MIN_POINTS[tier]?.[place] ?? 0,
  })),
)

export const TIER = Object.fromEntries(TIER_NAMES.map((name, tier) => [name, tier as Tier])) as Readonly<
  Record<TierName, Tier>
>

/** @throws RangeError if `points` are negative or not whole */
export const rankPoints = (points: number): RankPoints => {
  if (!Number.isSafeInteger(points) || points < 0) throw new RangeError(`${points} are no rank points`)
  return points as RankPoints
}

export const tierOf = (points: RankPoints): RankStep =>
  RANK_LADDER.findLast((step) => step.minPoints <= points) as RankStep

export const firstStepOf = (tier: Tier): RankStep => RANK_LADDER.find((step) => step.tier === tier) as RankStep

export const nextStep = (points: RankPoints): RankStep | null => RANK_LADDER[tierOf(points).index + 1] ?? null

/** 0 to 1. Always 1 on the top step (R12). */
export const stepProgress = (points: RankPoints): number => {
  const next = nextStep(points)
  if (!next) return 1
  const { minPoints } = tierOf(points)
  return (points - minPoints) / (next.minPoints - minPoints)
}

const WIN = { base: 20, min: 10, max: 30 } as const
const LOSS = { base: 15, min: 5, max: 25 } as const
const POINTS_PER_STEP_OF_DIFFERENCE = 25
const BOT_WIN_MAX = 10
const LOSS_FACTOR_BY_TIER = [0, 0.5, 0.75]

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value))

/**
 * For the attacker, because the defender's rank never changes (R12). Bronze loses nothing, Silver and Gold lose less,
 * and points never fall below 0. Beating a bot brings at most 10.
 */
export const rankChange = (fight: {
  readonly own: RankPoints
  readonly opponent: RankPoints
  readonly won: boolean
  readonly isBot: boolean
}): { readonly newRank: RankPoints; readonly gain: number } => {
  const edge = (fight.opponent - fight.own) / POINTS_PER_STEP_OF_DIFFERENCE
  let gain: number
  if (fight.won) {
    const points = clamp(WIN.base + edge, WIN.min, WIN.max)
    gain = Math.round(fight.isBot ? Math.min(points, BOT_WIN_MAX) : points)
  } else {
    const factor = LOSS_FACTOR_BY_TIER[tierOf(fight.own).tier] ?? 1
    const loss = Math.round(clamp(LOSS.base - edge, LOSS.min, LOSS.max) * factor)
    gain = 0 - Math.min(loss, fight.own)
  }
  return { newRank: rankPoints(fight.own + gain), gain }
}

const HIGHEST_THRESHOLD = 1_000_000
const THRESHOLDS = [
  { above: 90, threshold: 1000 },
  { above: 80, threshold: 1200 },
  { above: 70, threshold: 1500 },
  { above: 60, threshold: 2000 },
  { above: 50, threshold: 3000 },
] as const

/** @internal Specified in B9, but not shown anywhere (T24). */
export const tierThreshold = (value: number): number =>
  THRESHOLDS.find(({ above }) => value > above)?.threshold ?? HIGHEST_THRESHOLD
