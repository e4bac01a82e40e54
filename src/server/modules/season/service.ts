import { z } from 'zod'
import type { CallData } from '#contracts/schemas.ts'
import { CURRENT_SEASON_FIRST } from '#rules/constants.ts'
import { mondayMs } from '#rules/days.ts'
import type { RankInSeason } from '#rules/season/rank-reset.ts'
import { calendarAt, type SeasonDates, type SeasonState } from '#rules/season/seasons.ts'
import { MS_PER_DAY, MS_PER_SECOND } from '#rules/units.ts'
import { ApiError } from '#server/api-error.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { playerView, readPart } from '#server/db/player-view.ts'
import {
  establishWorldSetting,
  factSelect,
  factValue,
  readWorldSetting,
  SEASON_CALENDAR,
  writeWorldSetting,
} from '#server/db/world-settings.ts'
import { getPlayerLocked } from '#server/modules/players/service.ts'
import { isoOf } from '#server/text/iso.ts'
import { frozenPlaces, frozenPlacesOf, placesAtEnd } from './places-store.ts'
import { RANK_COLUMNS, type RankRow, rankColumns, rankOf, resultsArgument } from './rank.ts'
import { rankExpressions } from './rank-store.ts'
import { freezePlaces } from './settle.ts'
import { fightersAfter } from './settle-store.ts'
import { type Standing, standingsAtEnd } from './standings.ts'
import {
  insertResults,
  insertUserSeason,
  type OwnSeason,
  ownSeasonSelect,
  putUserSeason,
  updateRankSeason,
} from './store.ts'
import { nextSeasonTriggerMs, seasonTrigger } from './triggers.ts'

export {
  freezePlaces,
  nextSeasonTriggerMs,
  RANK_COLUMNS,
  type RankRow,
  rankColumns,
  rankOf,
  resultsArgument,
  type Standing,
  seasonTrigger,
  standingsAtEnd,
}

/** SQL form of `rankOf` (R29). */
export const rankInSql = (season: Pick<SeasonState, 'number' | 'startMs'>): ReturnType<typeof rankExpressions> =>
  rankExpressions(season)

const calendarSetting = z.object({ firstStartMs: z.number() })

const seasonOf = (fact: object, nowMs: number): SeasonState => {
  const { firstStartMs } = calendarSetting.parse(fact)
  if (nowMs >= firstStartMs) return calendarAt(nowMs, firstStartMs)
  // Test players and NPCs can act before the world's first season. That time counts as part of it.
  return { ...calendarAt(firstStartMs, firstStartMs), phaseStartMs: Number.NEGATIVE_INFINITY }
}

export const seasonCalendar = factValue(SEASON_CALENDAR)
export const seasonCalendarSelect = factSelect(SEASON_CALENDAR)

/**
 * Computed from the start of the first season (R28): unless set, the Monday of the week before the server's first start
 * (R44).
 */
export const currentSeason = async (db: Db, nowMs: number): Promise<SeasonState> => {
  const first = { firstStartMs: mondayMs(nowMs) - 7 * MS_PER_DAY }
  return seasonOf(await establishWorldSetting(db, SEASON_CALENDAR, first), nowMs)
}

/** Call it only before anyone has played. */
export const setFirstSeasonStart = (db: Db, firstStartMs: number): Promise<void> =>
  writeWorldSetting(db, SEASON_CALENDAR, { firstStartMs })

/** Notes once when operators opened the season, in the world setting `fact`. @returns true if noted now */
export const openSeason = async (db: Db, fact: string, nowMs: number): Promise<boolean> => {
  if (await readWorldSetting(db, fact)) return false
  await establishWorldSetting(db, fact, { atMs: nowMs })
  return true
}

/** @param calendar null if it was never written (R28) */
export const seasonBy = async (db: Db, calendar: object | null, nowMs: number): Promise<SeasonState> =>
  calendar === null ? currentSeason(db, nowMs) : seasonOf(calendar, nowMs)

/** @throws Error if `calendar` is null: it exists as soon as a player exists (R28) */
export const seasonFrom = (calendar: object | null, nowMs: number): SeasonState => {
  if (calendar === null) throw new Error('There are players, but no calendar of seasons.')
  return seasonOf(calendar, nowMs)
}

export const rankNow = async (db: Db, row: RankRow, nowMs: number): Promise<RankInSeason> =>
  rankOf(row, await currentSeason(db, nowMs))

export const joinSeason = (db: Db, playerId: number, { number }: SeasonState, nowMs: number): Promise<void> =>
  insertUserSeason(db, playerId, number, nowMs)

/** Requires the player's lock (R29). Stores ranks at the ends of passed seasons. @returns the current rank */
export const rollOverRank = async (
  db: Db,
  player: RankRow & { readonly id: bigint },
  season: SeasonState,
): Promise<RankInSeason> => {
  const rank = rankOf(player, season)
  if (rank.passed.length > 0) {
    await insertResults(db, Number(player.id), rank)
    await updateRankSeason(db, Number(player.id), rank)
  }
  return rank
}

const seconds = (ms: number): number => Math.floor(ms / MS_PER_SECOND)

export const seasonOnTheWire = (season: SeasonState): CallData<'season.get'> => ({
  start_time: seconds(season.startMs),
  end_time: seconds(season.endMs),
  next_season_time: seconds(season.nextMs),
  current_season: season.number,
})

/** @throws ApiError `season-not-found`, which clients read as the default record (T30) */
const recordOf = (playerId: number, own: OwnSeason | null | undefined): CallData<'season.me'> => {
  if (!own) throw new ApiError('season-not-found')
  return {
    id: String(playerId),
    user_id: playerId,
    reward: '',
    current_season: own.season,
    description: '',
    created_at: isoOf(own.createdMs),
    updated_at: isoOf(own.updatedMs),
    claimed_at: own.claimedMs === null ? null : isoOf(own.claimedMs),
    metadata: {},
  }
}

export const userSeasonView = playerView({ ownSeason: ownSeasonSelect }, ({ id, ownSeason }) =>
  recordOf(Number(id), ownSeason),
)

export const userSeason = async (db: Db, playerId: number): Promise<CallData<'season.me'>> =>
  recordOf(playerId, await readPart(db, playerId, ownSeasonSelect))

/** The same values as in `season.get` (T4). */
export const kombatSeasonOnTheWire = (season: SeasonState): CallData<'combats.season'> => {
  const { start_time, current_season } = seasonOnTheWire(season)
  return { start_time, current_season }
}

/**
 * Idempotent within a season (row 192, R28). Applies the rank reset (R29) if not done yet. @throws ApiError
 * `player-not-found`
 */
export const startSeason = async ({ db, nowMs }: Scope, playerId: number): Promise<CallData<'season.start'>> => {
  const season = await currentSeason(db, nowMs)
  await rollOverRank(db, await getPlayerLocked(db, playerId), season)
  await putUserSeason(db, playerId, season.number, nowMs)
  return userSeason(db, playerId)
}

/** In order of ids. */
export const fightersOfSeason = (db: Db, season: number, afterId: bigint, limit: number): Promise<readonly bigint[]> =>
  fightersAfter(db, season, afterId, limit)

/** Undefined before places are frozen (R28). */
export const finalPlacesOf = (db: Db, season: number): Promise<ReadonlyMap<bigint, number> | undefined> =>
  frozenPlaces(db, season)

/** Final places of the previous season (R30); empty in a world's first. */
export const laurelsOf = async (
  { db, nowMs }: Scope,
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, number>> => {
  if (playerIds.length === 0) return new Map()
  const { number } = await currentSeason(db, nowMs)
  if (number <= CURRENT_SEASON_FIRST) return new Map()
  return frozenPlacesOf(db, number - 1, playerIds)
}

/**
 * Frozen places, then the next players in order down to place `limit` (R28, R29). Undefined before places are frozen.
 */
export const placesUpTo = (db: Db, season: SeasonDates, limit: number) => placesAtEnd(db, season, limit)
