import type { SeasonPath } from '#contracts/wire.ts'
import { PATH_STEPS, pathBits, readyPathSteps } from '#rules/season-path/season-path.ts'

export const readyOnPath = (path: SeasonPath): number =>
  [path, path.ended]
    .filter((each) => each !== null)
    .reduce((sum, { points, claimed }) => sum + readyPathSteps(points, pathBits(claimed)).length, 0)

/** False once nothing can be opened or reached any more. */
export const hasPathStrip = (path: SeasonPath, nowMs: number): boolean =>
  readyOnPath(path) > 0 || (path.claimed.length < PATH_STEPS && nowMs < Date.parse(path.ends_at))
