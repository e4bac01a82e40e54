import { CURRENT_SEASON_FIRST } from '../../../rules/constants.ts'
import { type SeasonDates, seasonDates } from '../../../rules/season/seasons.ts'
import type { CallScope } from '../../call-scope.ts'
import { inTransaction } from '../../db/transaction.ts'
import { expireBatch } from './expire.ts'
import { currentSeason } from './service.ts'
import { freezePlaces, sweepBatch } from './settle.ts'

/** What a run of the job has done. */
export interface TendedSeasons {
  /** Seasons whose final places were frozen. */
  readonly frozen: readonly number[]
  /** Players whose rank was looked at. */
  readonly swept: number
  /** Players whose unclaimed reward was looked for. */
  readonly expired: number
}

type Scope = Pick<CallScope, 'db' | 'nowMs'>

/** Seasons that are over within this number are settled, however long no job has run. */
const LOOKED_BACK_SEASONS = 3

/** Seasons whose ranked days are over, the oldest first. */
const seasonsOver = async ({ db, nowMs }: Scope): Promise<readonly SeasonDates[]> => {
  const season = await currentSeason(db, nowMs)
  const last = season.isOffSeason ? season.number : season.number - 1
  const numbers = Array.from({ length: LOOKED_BACK_SEASONS }, (_, index) => last - LOOKED_BACK_SEASONS + 1 + index)
  return numbers.filter((number) => number >= CURRENT_SEASON_FIRST).map((number) => seasonDates(season, number))
}

/** Batches of a run: so that a season's beginning is spread over minutes, and calls have the database in between. */
export const BATCHES_A_RUN = 20

/** Runs batches until none is left, or there were enough. @returns how many they were about */
const inBatches = async (batches: number, batch: () => Promise<number | null>): Promise<number> => {
  let sum = 0
  for (let done = 0; done < batches; done++) {
    const count = await batch()
    if (count === null) break
    sum += count
  }
  return sum
}

/**
 * The job of each minute: freezes the final places of a season that has ended (R28), moves the ranks of those who do not come on to
 * the one that has begun (R29), and sends rewards that were not claimed in time to the inbox. Killed at any moment, it goes on where it
 * was; late, it does as if it had been in time.
 * @param batches how many of each kind at most
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
  const swept = hasBegun ? await inBatches(batches, () => sweepBatch(scope, season)) : 0
  let expired = 0
  for (const ended of over) expired += await inBatches(batches, () => expireBatch(scope, ended))
  return { frozen, swept, expired }
}
