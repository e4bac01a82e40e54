import { CURRENT_SEASON_FIRST } from '#rules/constants.ts'
import { type SeasonDates, seasonDates } from '#rules/season/seasons.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { sumOfBatches } from '#server/sum-of-batches.ts'
import { expireBatch } from './expire.ts'
import { currentSeason } from './service.ts'
import { freezePlaces, sweepBatch } from './settle.ts'

export interface TendedSeasons {
  readonly frozen: readonly number[]
  readonly swept: number
  readonly expired: number
}

/** Older seasons are not settled after a long downtime. */
const LOOKED_BACK_SEASONS = 3

const seasonsOver = async ({ db, nowMs }: Scope): Promise<readonly SeasonDates[]> => {
  const season = await currentSeason(db, nowMs)
  const last = season.isOffSeason ? season.number : season.number - 1
  const numbers = Array.from({ length: LOOKED_BACK_SEASONS }, (_, index) => last - LOOKED_BACK_SEASONS + 1 + index)
  return numbers.filter((number) => number >= CURRENT_SEASON_FIRST).map((number) => seasonDates(season, number))
}

/** Spreads the work over minutes, leaving room for calls. */
export const BATCHES_A_RUN = 20

/**
 * Runs each minute (R28, R29). An interrupted run is resumed; a late one settles as of the season's end. @param batches
 * most batches of each kind per run
 */
export const tendSeasons = async (scope: Scope, batches = BATCHES_A_RUN): Promise<TendedSeasons> => {
  const over = await seasonsOver(scope)
  const frozen: number[] = []
  for (const ended of over) {
    const isNew = await inTransaction(scope.db, (db) => freezePlaces({ ...scope, db }, ended))
    if (isNew) frozen.push(ended.number)
  }
  const season = await currentSeason(scope.db, scope.nowMs)
  const hasBegun = over.some(({ number }) => number === season.number - 1)
  const swept = hasBegun ? await sumOfBatches(() => sweepBatch(scope, season), batches) : 0
  let expired = 0
  for (const ended of over) expired += await sumOfBatches(() => expireBatch(scope, ended), batches)
  return { frozen, swept, expired }
}
