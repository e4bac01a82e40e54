import { CURRENT_SEASON_FIRST } from '#rules/constants.ts'
import { FROZEN_AFTER_MS, type SeasonDates } from '#rules/season/seasons.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import { holdOffDeletions } from '#server/db/deletions.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { rankOf } from './rank.ts'
import {
  fightsBySeason,
  highestAtEnd,
  insertAllResults,
  insertPlaces,
  lockSeasonEnd,
  noteSeasonEnd,
  playersBehind,
  rollOverRanks,
  seasonEnds,
} from './settle-store.ts'

export const FROZEN_PLACES = 50
export const SEASON_BATCH = 500

/**
 * Freezes the best places once (R28, R48), from the off-season day on. A late run still gives the places as of that
 * day. Runs in the caller's transaction. @returns true if frozen now
 */
export const freezePlaces = async ({ db: trx, nowMs }: Scope, season: SeasonDates): Promise<boolean> => {
  if (season.number < CURRENT_SEASON_FIRST || nowMs < season.endMs + FROZEN_AFTER_MS) return false
  const [end] = await seasonEnds(trx, [season.number])
  if (end && end.places_at !== null) return false
  await holdOffDeletions(trx)
  if ((await lockSeasonEnd(trx, season.number)).places_at !== null) return false
  const highest = await highestAtEnd(trx, season, FROZEN_PLACES)
  await insertPlaces(
    trx,
    highest.map(({ playerId, points }, index) => ({
      season: season.number,
      place: index + 1,
      player_id: playerId,
      rank_points: points,
    })),
  )
  await noteSeasonEnd(trx, season.number, { places_at: new Date(nowMs) })
  return true
}

/**
 * Moves ranks into a season that has begun, one batch per transaction (R29). @returns number checked; null if none is
 * left
 */
export const sweepBatch = ({ db, nowMs }: Scope, season: SeasonDates): Promise<number | null> =>
  inTransaction(db, async (trx) => {
    const over = season.number - 1
    const end = await lockSeasonEnd(trx, over)
    if (end.swept_at !== null) return null
    // Includes NPCs, who are on boards too.
    const rows = await playersBehind(trx, season.number, end.swept_to ?? LOWEST_ID, SEASON_BATCH)
    const ids = rows.map(({ id }) => id)
    const moved = ids.length === 0 ? new Set<bigint>() : await rollOverRanks(trx, season, ids)
    const fights = moved.size === 0 ? new Map<string, number>() : await fightsBySeason(trx, ids)
    await insertAllResults(
      trx,
      rows
        .filter(({ id }) => moved.has(id))
        .flatMap((row) =>
          rankOf(row, season).passed.map((passed) => ({
            player_id: row.id,
            season: passed.season,
            rank_points: passed.points,
            rank_since: passed.sinceMs === null ? null : new Date(passed.sinceMs),
            rank_before: passed.latest,
            fights: fights.get(`${row.id} ${passed.season}`) ?? 0,
          })),
        ),
    )
    await noteSeasonEnd(trx, over, {
      swept_to: ids.at(-1) ?? end.swept_to,
      swept_at: rows.length < SEASON_BATCH ? new Date(nowMs) : null,
    })
    return rows.length
  })

const LOWEST_ID = -9_223_372_036_854_775_808n
