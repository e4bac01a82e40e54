import { sql, type Transaction } from 'kysely'
import { CURRENT_SEASON_FIRST } from '#rules/constants.ts'
import { type SeasonDates, type SeasonState, seasonDates } from '#rules/season/seasons.ts'
import { MS_PER_DAY, MS_PER_HOUR } from '#rules/units.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { Database, Db } from '#server/db/database.ts'
import { execute } from '#server/db/statements.ts'
import { getPlayer } from '#server/modules/players/service.ts'
import { claimSeasonReward } from '#server/modules/season/reward.ts'
import { currentSeason, rollOverRank, startSeason } from '#server/modules/season/service.ts'
import { freezePlaces } from '#server/modules/season/settle.ts'
import { OperatorError } from '#server/operators/operator-error.ts'

export interface TestSeason {
  /**
   * The last season that the player has started. If it is an earlier one, the player has yet to start the current
   * season (row 192).
   */
  readonly season?: number
  /** Rank at the end of the last season, with a ranked fight in it. The current rank follows (R29). */
  readonly latest?: number
  /** Final place 1–50 of that season, swapped with its holder. 0 for none. */
  readonly place?: number
  readonly claimed?: true
}

type TransactionScope = CallScope & { readonly db: Transaction<Database> }

const claimants = async (db: Db, season: number, playerIds: readonly bigint[]) =>
  new Set(
    (
      await db
        .selectFrom('season_claims')
        .select('player_id')
        .where('season', '=', season)
        .where('player_id', '=', sql<bigint>`any(${[...playerIds]}::bigint[])`)
        .execute()
    ).map(({ player_id }) => player_id),
  )

/** Writes the player's row as it was at the season's end, as if no call had read it since. */
const endWith = async (db: Db, playerId: number, points: number, over: SeasonDates): Promise<void> => {
  const since = new Date(over.endMs - MS_PER_HOUR)
  await sql`delete from season_results where player_id = ${playerId} and season >= ${over.number}`.execute(db)
  await sql`
    update players set rank_season = ${over.number}, rank_points = ${points}, rank_latest = 0, rank_since = ${since},
      best_rank_points = greatest(best_rank_points, ${points})
    where id = ${playerId}`.execute(db)
}

/** Adds a ranked fight if the last week has none: a season's reward requires one (R30). */
const fightIn = (db: Db, playerId: number, over: SeasonDates): Promise<void> =>
  execute(db)`
    insert into league_weeks (player_id, season, week, fights, reached_at)
    values (${playerId}, ${over.number}, 4, 1, ${new Date(over.endMs - MS_PER_HOUR)})
    on conflict (player_id, season, week) do update set fights = greatest(league_weeks.fights, 1)`

/** Swaps the places of the player and the holder of `place`. */
const putOnPlace = async ({ db, nowMs }: TransactionScope, playerId: number, place: number, over: SeasonDates) => {
  await freezePlaces({ db, nowMs }, over)
  const held = await db
    .selectFrom('season_places')
    .selectAll()
    .where('season', '=', over.number)
    .where((row) => row.or([row('place', '=', place), row('player_id', '=', BigInt(playerId))]))
    .execute()
  const id = BigInt(playerId)
  const own = held.find(({ player_id }) => player_id === id)
  const holder = held.find((row) => row.place === place && row.player_id !== id)
  if (holder && (await claimants(db, over.number, [holder.player_id])).size > 0)
    throw new OperatorError(
      `Place ${place} of season ${over.number} is that of player ${holder.player_id}, who has claimed: take another one.`,
    )
  await sql`
    delete from season_places where season = ${over.number} and (place = ${place}
      or player_id = ${playerId})`.execute(db)
  const { rank_latest } = await getPlayer(db, playerId)
  const rows = [
    ...(place > 0 ? [{ season: over.number, place, player_id: id, rank_points: rank_latest }] : []),
    ...(own && holder ? [{ ...holder, place: own.place }] : []),
  ]
  if (rows.length > 0) await db.insertInto('season_places').values(rows).execute()
}

const endedSeason = async (db: Db, playerId: number, season: SeasonState): Promise<SeasonDates> => {
  const over = seasonDates(season, season.number - 1)
  if (over.number < CURRENT_SEASON_FIRST)
    throw new OperatorError(
      `Season ${season.number} is the world's first, none has ended yet: add --season-day, which turns TEST_CLOCK.`,
    )
  if ((await claimants(db, over.number, [BigInt(playerId)])).size > 0)
    throw new OperatorError(`The reward of season ${over.number} is claimed, and stays so: make another player.`)
  return over
}

/** In the caller's transaction. @throws OperatorError if a season must end first, or a reward is already claimed */
export const setTestSeason = async (
  scope: TransactionScope,
  playerId: number,
  { season: started, latest, place, claimed }: TestSeason,
): Promise<void> => {
  const { db, nowMs } = scope
  const season = await currentSeason(db, nowMs)
  if (started !== undefined && started > season.number)
    throw new OperatorError(`--season takes one that has begun: ${season.number} is the newest.`)
  if (latest !== undefined || place !== undefined || claimed) {
    const over = await endedSeason(db, playerId, season)
    await fightIn(db, playerId, over)
    if (latest !== undefined) await endWith(db, playerId, latest, over)
    await rollOverRank(db, await getPlayer(db, playerId), season)
    if (place !== undefined) await putOnPlace(scope, playerId, place, over)
  }
  if (claimed) {
    await startSeason(scope, playerId)
    await claimSeasonReward(scope, playerId)
  }
  if (started !== undefined)
    await db.updateTable('user_seasons').set({ season: started }).where('player_id', '=', BigInt(playerId)).execute()
}

/**
 * That day, at the present time of day: in the current season if it is still ahead, else in the next; never in the
 * first season. @param day 1 is Monday, 28 off-season
 */
export const seasonDayMs = (season: SeasonState, day: number, nowMs: number): number => {
  const intoDayMs = (nowMs - season.startMs) % MS_PER_DAY
  const inSeason = (number: number) => seasonDates(season, number).startMs + (day - 1) * MS_PER_DAY + intoDayMs
  const isAhead = season.number > CURRENT_SEASON_FIRST && inSeason(season.number) >= nowMs
  return inSeason(isAhead ? season.number : season.number + 1)
}
