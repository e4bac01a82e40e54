import type { BossItem } from '#rules/boss/boss.ts'
import type { BoxKind } from '#rules/items/boxes.ts'
import type { MaterialSlug, MaterialStack } from '#rules/items/materials.ts'
import { SEASON_CLAIM_DAYS, SEASON_DAYS, type SeasonDates } from '#rules/season/seasons.ts'
import { MS_PER_DAY } from '#rules/units.ts'

export const PATH_STEPS = 28
export const POINTS_A_STEP = 100

export const PATH_LOOKS = ['cape', 'pose', 'word', 'banner'] as const
export type PathLook = (typeof PATH_LOOKS)[number]

export interface PathReward {
  readonly materials: readonly MaterialStack[]
  readonly box: BoxKind | null
  /** Level of a stone whose type is drawn. */
  readonly stone: 1 | null
  readonly bossItem: BossItem | null
  readonly look: PathLook | null
}

const NOTHING: PathReward = { materials: [], box: null, stone: null, bossItem: null, look: null }

const material = (slug: MaterialSlug, quantity: number): PathReward => ({
  ...NOTHING,
  materials: [{ slug, quantity }],
})
const wood = (quantity: number) => material('material-wood', quantity)
const iron = (quantity: number) => material('material-iron', quantity)
const titanium = (quantity: number) => material('material-titanium', quantity)
const WOOD_BOX: PathReward = { ...NOTHING, box: 'wood' }
const STONE: PathReward = { ...NOTHING, stone: 1 }
const CLOVER: PathReward = { ...NOTHING, bossItem: 'four-leaf-clover' }
const HOOK: PathReward = { ...NOTHING, bossItem: 'meat-hook' }
const look = (name: PathLook): PathReward => ({ ...NOTHING, look: name })

/** One reward per step, in order. Never TOK or STAR (R53). */
const REWARDS: readonly PathReward[] = [
  ...[wood(10), CLOVER, wood(10), STONE, wood(20), iron(5), look('cape')],
  ...[wood(20), HOOK, WOOD_BOX, titanium(1), iron(5), STONE, look('pose')],
  ...[wood(30), iron(5), HOOK, WOOD_BOX, titanium(2), iron(5), look('word')],
  ...[STONE, CLOVER, iron(10), wood(40), titanium(3), WOOD_BOX],
  { ...material('material-awake-stone', 1), look: 'banner' },
]

/** @param step 1–28 @throws RangeError for any other number */
export const pathReward = (step: number): PathReward => {
  const reward = REWARDS[step - 1]
  if (reward === undefined) throw new RangeError(`The season path has no step ${step}`)
  return reward
}

/** How much the claim is celebrated: looks most, plain materials least, all other rewards in between. */
export type PathStepSize = 'small' | 'middle' | 'large'

export const pathStepSize = (step: number): PathStepSize => {
  const reward = pathReward(step)
  if (reward.look !== null) return 'large'
  return reward.materials.length > 0 ? 'small' : 'middle'
}

/** Number of acts of each kind that a player did on one UTC day. */
export interface PathDay {
  /** Days since the epoch. */
  readonly day: number
  readonly daily: number
  readonly wins: number
  readonly bossFights: number
  readonly hunts: number
  /** Tournament entries, without those that the player left. */
  readonly entries: number
  readonly trades: number
  readonly gifts: number
}

export type PathAct = Exclude<keyof PathDay, 'day'>

export const NO_ACTS: Readonly<Record<PathAct, number>> = {
  daily: 0,
  wins: 0,
  bossFights: 0,
  hunts: 0,
  entries: 0,
  trades: 0,
  gifts: 0,
}

/** Points per act, and the most acts that count in a UTC day (R53). */
export const PATH_POINTS: Readonly<Record<PathAct, { readonly points: number; readonly most: number }>> = {
  daily: { points: 30, most: 1 },
  wins: { points: 5, most: 8 },
  bossFights: { points: 10, most: 2 },
  hunts: { points: 10, most: 2 },
  entries: { points: 10, most: 1 },
  trades: { points: 5, most: 1 },
  gifts: { points: 5, most: 1 },
}
/** For the first win of a UTC day, in addition to the win's own points (R53). */
export const FIRST_WIN_POINTS = 25

const ACTS = Object.keys(PATH_POINTS) as readonly PathAct[]

export const pathPointsOfDay = (done: PathDay): number =>
  ACTS.reduce((sum, act) => sum + PATH_POINTS[act].points * Math.min(done[act], PATH_POINTS[act].most), 0) +
  (done.wins > 0 ? FIRST_WIN_POINTS : 0)

export interface CountedPoints {
  readonly points: number
  /** `points` has the days that ended before this instant, which is the start of a UTC day. */
  readonly countedMs: number
}

type RankedDays = Pick<SeasonDates, 'startMs' | 'endMs'>

export const nothingCounted = ({ startMs }: RankedDays): CountedPoints => ({ points: 0, countedMs: startMs })

/** @param toMs start of a UTC day, exclusive */
const pointsUntil = (counted: CountedPoints, days: readonly PathDay[], toMs: number): number =>
  days
    .filter(({ day }) => day * MS_PER_DAY >= counted.countedMs && day * MS_PER_DAY < toMs)
    .reduce((sum, day) => sum + pathPointsOfDay(day), counted.points)

export const pathPoints = (counted: CountedPoints, days: readonly PathDay[], { endMs }: RankedDays): number =>
  pointsUntil(counted, days, endMs)

/**
 * Adds finished days to `points`, but not yesterday, which can still lose points: a tournament entered in the evening
 * can be left until 20:00 of the next day.
 */
export const countPath = (
  counted: CountedPoints,
  days: readonly PathDay[],
  { endMs }: RankedDays,
  todayMs: number,
): CountedPoints => {
  const countedMs = Math.max(counted.countedMs, Math.min(endMs, todayMs - MS_PER_DAY))
  return { points: pointsUntil(counted, days, countedMs), countedMs }
}

export const reachedSteps = (points: number): number => Math.min(PATH_STEPS, Math.floor(points / POINTS_A_STEP))

/** Longest time between an act and the end of claiming its step. */
export const PATH_LOOKED_BACK_MS = (SEASON_DAYS + SEASON_CLAIM_DAYS) * MS_PER_DAY

/** Exclusive end of claiming. After it, reached steps are in the inbox (R53). */
export const pathOpenUntilMs = ({ nextMs }: Pick<SeasonDates, 'nextMs'>): number =>
  nextMs + SEASON_CLAIM_DAYS * MS_PER_DAY

export const ALL_PATH_BITS = 2 ** PATH_STEPS - 1
export const pathBit = (step: number): number => 1 << (step - 1)
export const pathBits = (steps: readonly number[]): number => steps.reduce((bits, step) => bits | pathBit(step), 0)
export const isPathStepClaimed = (claimed: number, step: number): boolean => (claimed & pathBit(step)) !== 0

export const pathSteps = (isWanted: (step: number) => boolean): readonly number[] =>
  Array.from({ length: PATH_STEPS }, (_, index) => index + 1).filter(isWanted)

const LOOK_STEPS: readonly (readonly [PathLook, number])[] = REWARDS.flatMap((reward, index) =>
  reward.look === null ? [] : [[reward.look, index + 1] as const],
)

export const looksOf = (claimed: number): readonly PathLook[] =>
  LOOK_STEPS.flatMap(([name, step]) => (isPathStepClaimed(claimed, step) ? [name] : []))

export const readyPathSteps = (points: number, claimed: number): readonly number[] =>
  pathSteps((step) => step <= reachedSteps(points) && !isPathStepClaimed(claimed, step))
