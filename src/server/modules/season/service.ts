import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { CallData } from '../../../contracts/schemas.ts'
import { CURRENT_SEASON_FIRST } from '../../../rules/constants.ts'
import { mondayMs } from '../../../rules/days.ts'
import type { RankInSeason } from '../../../rules/season/rank-reset.ts'
import { calendarAt, type SeasonDates, type SeasonState } from '../../../rules/season/seasons.ts'
import { MS_PER_DAY, MS_PER_SECOND } from '../../../rules/units.ts'
import type { CallScope } from '../../call-scope.ts'
import type { Database } from '../../db/database.ts'
import { playerView, readPart } from '../../db/player-view.ts'
import { establishFact, factPart, factValue, readFact, SEASON_CALENDAR, writeFact } from '../../db/world-facts.ts'
import { Refusal } from '../../refusal.ts'
import { getPlayerLocked } from '../players/service.ts'
import { nextSeasonOccasionMs, seasonOccasion } from './occasions.ts'
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
  ownSeasonPart,
  putUserSeason,
  updateRankSeason,
} from './store.ts'

export {
  freezePlaces,
  nextSeasonOccasionMs,
  RANK_COLUMNS,
  type RankRow,
  rankColumns,
  rankOf,
  resultsArgument,
  type Standing,
  seasonOccasion,
  standingsAtEnd,
}

/** A rank of the table `players` in a season, for queries over many players: what `rankOf` has of one (R29). */
export const rankInSql = (season: Pick<SeasonState, 'number' | 'startMs'>): ReturnType<typeof rankExpressions> =>
  rankExpressions(season)

const calendarFact = z.object({ firstStartMs: z.number() })

const seasonOf = (fact: object, nowMs: number): SeasonState => {
  const { firstStartMs } = calendarFact.parse(fact)
  if (nowMs >= firstStartMs) return calendarAt(nowMs, firstStartMs)
  // What is played in the past, by test players and NPC, may lie before the world's first season: it is of that one.
  return { ...calendarAt(firstStartMs, firstStartMs), phaseStartMs: Number.NEGATIVE_INFINITY }
}

/** The calendar of the seasons, for a statement that reads more: what `seasonBy` and `seasonFrom` take. */
export const seasonCalendar = factValue(SEASON_CALENDAR)
/** The same as a part of what a view reads. */
export const seasonCalendarPart = factPart(SEASON_CALENDAR)

/**
 * The current season (R28). The world's first season began on the Monday of the week before the first start
 * (R44); from that one instant the whole calendar follows, so nothing is stored at a season's end.
 */
export const currentSeason = async (db: Kysely<Database>, nowMs: number): Promise<SeasonState> => {
  const first = { firstStartMs: mondayMs(nowMs) - 7 * MS_PER_DAY }
  return seasonOf(await establishFact(db, SEASON_CALENDAR, first), nowMs)
}

/** Moves the Monday on which the world's first season begins: of a world in which nobody has played. */
export const moveFirstSeason = (db: Kysely<Database>, firstStartMs: number): Promise<void> =>
  writeFact(db, SEASON_CALENDAR, { firstStartMs })

/** Notes under a name when the world was opened, once. @returns whether it was now */
export const openSeason = async (db: Kysely<Database>, fact: string, nowMs: number): Promise<boolean> => {
  if (await readFact(db, fact)) return false
  await establishFact(db, fact, { atMs: nowMs })
  return true
}

/** The current season (R28) by the calendar that was read; null for one that was never written. */
export const seasonBy = async (db: Kysely<Database>, calendar: object | null, nowMs: number): Promise<SeasonState> =>
  calendar === null ? currentSeason(db, nowMs) : seasonOf(calendar, nowMs)

/** The current season (R28) by the calendar that was read with a player, whom there is none without. */
export const seasonFrom = (calendar: object | null, nowMs: number): SeasonState => {
  if (calendar === null) throw new Error('There are players, but no calendar of seasons.')
  return seasonOf(calendar, nowMs)
}

/** The rank of a player now (R29): `rankOf` where the season was not read with the row. */
export const rankNow = async (db: Kysely<Database>, row: RankRow, nowMs: number): Promise<RankInSeason> =>
  rankOf(row, await currentSeason(db, nowMs))

/** Enters a new player into the current season (R28: onboarding). */
export const joinSeason = (
  db: Kysely<Database>,
  playerId: number,
  { number }: SeasonState,
  nowMs: number,
): Promise<void> => insertUserSeason(db, playerId, number, nowMs)

/**
 * Moves the rank of a player, whose row is locked, on to this season (R29), and keeps what it was at the end of those that have passed.
 * @returns the rank now
 */
export const moveRankOn = async (
  db: Kysely<Database>,
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

/** GET season (row 152, seconds). */
export const seasonOnTheWire = (season: SeasonState): CallData<'season.get'> => ({
  start_time: seconds(season.startMs),
  end_time: seconds(season.endMs),
  next_season_time: seconds(season.nextMs),
  current_season: season.number,
})

const isoOf = (ms: number): string => new Date(ms).toISOString()

/** @throws Refusal `season-not-found`, which clients take for the default record (T30). */
const recordOf = (playerId: number, own: OwnSeason | null | undefined): CallData<'season.me'> => {
  if (!own) throw new Refusal('season-not-found')
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

/** GET season/me as a part of home. @throws Refusal `season-not-found` */
export const userSeasonView = playerView({ ownSeason: ownSeasonPart }, ({ id, ownSeason }) =>
  recordOf(Number(id), ownSeason),
)

/** GET season/me. @throws Refusal `season-not-found` */
export const userSeason = async (db: Kysely<Database>, playerId: number): Promise<CallData<'season.me'>> =>
  recordOf(playerId, await readPart(db, playerId, ownSeasonPart))

/** GET combats/season: the chest on home needs it and GET season to agree (T4). */
export const kombatSeasonOnTheWire = (season: SeasonState): CallData<'combats.season'> => {
  const { start_time, current_season } = seasonOnTheWire(season)
  return { start_time, current_season }
}

/**
 * Takes the player into the current season, once (row 192, R28): the rank falls by R29 where nothing has made it fall before.
 * @throws Refusal `player-not-found`
 */
export const startSeason = async (
  { db, nowMs }: Pick<CallScope, 'db' | 'nowMs'>,
  playerId: number,
): Promise<CallData<'season.start'>> => {
  const season = await currentSeason(db, nowMs)
  await moveRankOn(db, await getPlayerLocked(db, playerId), season)
  await putUserSeason(db, playerId, season.number, nowMs)
  return userSeason(db, playerId)
}

/** The next people with a ranked fight in a season, in the order of their ids. */
export const fightersOfSeason = (
  db: Kysely<Database>,
  season: number,
  afterId: bigint,
  limit: number,
): Promise<readonly bigint[]> => fightersAfter(db, season, afterId, limit)

/** The final places of a season by player; undefined before they are frozen (R28). */
export const finalPlacesOf = (db: Kysely<Database>, season: number): Promise<ReadonlyMap<bigint, number> | undefined> =>
  frozenPlaces(db, season)

/** The laurels of these players in the season after: their final places of the one before (R30); nothing in a world's first. */
export const laurelsOf = async (
  { db, nowMs }: Pick<CallScope, 'db' | 'nowMs'>,
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, number>> => {
  if (playerIds.length === 0) return new Map()
  const { number } = await currentSeason(db, nowMs)
  if (number <= CURRENT_SEASON_FIRST) return new Map()
  return frozenPlacesOf(db, number - 1, playerIds)
}

/** The final places of a season, and after them as far as a limit whoever stood next (R28, R29); undefined before they are frozen. */
export const placesUpTo = (
  db: Kysely<Database>,
  season: SeasonDates,
  limit: number,
): Promise<ReadonlyMap<bigint, number> | undefined> => placesAtEnd(db, season, limit)
