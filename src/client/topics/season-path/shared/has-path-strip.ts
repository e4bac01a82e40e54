import type { SeasonPath } from '#contracts/wire.ts'
import { OFF_SEASON_DAYS } from '#rules/season/seasons.ts'
import { PATH_STEPS, pathBits, readyPathSteps } from '#rules/season-path/season-path.ts'
import { MS_PER_DAY } from '#rules/units.ts'

/** Steps that can be opened. Those of the ended season come first, because they are lost sooner. */
export const readyOnPath = (path: SeasonPath): readonly { readonly season: number; readonly step: number }[] =>
  [path.ended, path].flatMap((each) =>
    each === null
      ? []
      : readyPathSteps(each.points, pathBits(each.claimed)).map((step) => ({ season: each.season, step })),
  )

export const nextPathMs = ({ ends_at }: Pick<SeasonPath, 'ends_at'>): number =>
  Date.parse(ends_at) + OFF_SEASON_DAYS * MS_PER_DAY

/** True while a step can be opened. Unless all are claimed, also until the next path begins. */
export const hasPathStrip = (path: SeasonPath, nowMs: number): boolean =>
  readyOnPath(path).length > 0 || (path.claimed.length < PATH_STEPS && nowMs < nextPathMs(path))
