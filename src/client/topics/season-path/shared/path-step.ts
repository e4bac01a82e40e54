import { otherPicture } from '#client/topics/ledger/shared/asset-view.ts'
import type { IconArt } from '#client/ui/icons/icon.tsx'
import type { SeasonPath } from '#contracts/wire.ts'
import {
  PATH_STEPS,
  type PathReward,
  POINTS_A_STEP,
  pathReward,
  pathSteps,
  reachedSteps,
} from '#rules/season-path/season-path.ts'
import { lookUrl } from './look-picture.ts'

export interface PathStep {
  readonly season: number
  readonly step: number
  readonly state: 'ahead' | 'ready' | 'claimed' | 'missed'
  readonly reward: PathReward
  readonly pointsLeft: number
}

/** Steps that the strip shows at once. */
const WEEK_STEPS = 7

type Walked = Pick<SeasonPath, 'season' | 'points' | 'claimed'>

/** @param isOver true once no more points are given */
export const pathStepsOf = ({ season, points, claimed }: Walked, isOver: boolean): readonly PathStep[] =>
  pathSteps(() => true).map((step) => {
    const isReached = step <= reachedSteps(points)
    const ahead = isOver ? 'missed' : 'ahead'
    return {
      season,
      step,
      state: claimed.includes(step) ? 'claimed' : isReached ? 'ready' : ahead,
      reward: pathReward(step),
      pointsLeft: Math.max(0, step * POINTS_A_STEP - points),
    }
  })

export const isPathOver = ({ ends_at }: Pick<SeasonPath, 'ends_at'>, nowMs: number): boolean =>
  nowMs >= Date.parse(ends_at)

/** The ended season's path while it has steps to open, because these are lost sooner. */
export const shownPath = (path: SeasonPath, nowMs: number): readonly PathStep[] =>
  path.ended ? pathStepsOf(path.ended, true) : pathStepsOf(path, isPathOver(path, nowMs))

/** A ready step first, then one ahead, then a missed one. Null if all are opened. */
export const nextPathStep = (steps: readonly PathStep[]): PathStep | null =>
  (['ready', 'ahead', 'missed'] as const)
    .flatMap((wanted) => steps.find(({ state }) => state === wanted) ?? [])
    .at(0) ?? null

export const weekOf = (steps: readonly PathStep[], { step }: PathStep): readonly PathStep[] => {
  const from = Math.floor((step - 1) / WEEK_STEPS) * WEEK_STEPS
  return steps.slice(from, from + WEEK_STEPS)
}

export const isWalked = ({ claimed }: SeasonPath): boolean => claimed.length === PATH_STEPS

export const pathPicture = ({ bossItem, box, look, materials, stone }: PathReward, houseId: number): IconArt => {
  if (look !== null) return { url: lookUrl({ look, house_id: houseId }) }
  if (bossItem !== null) return otherPicture(bossItem)
  if (box !== null) return `box-${box}`
  return stone === null ? (materials[0]?.slug ?? 'box-wood') : 'stone-burning-hell-1'
}
