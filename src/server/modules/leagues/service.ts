import type { RawBuilder } from 'kysely'
import { dayStartMs } from '#rules/days.ts'
import { bossLeaguePoints } from '#rules/leaderboards/league-points.ts'
import { type LeagueWeek, leagueNumber } from '#rules/leaderboards/league-rewards.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { currentSeason, seasonBy, seasonCalendar } from '#server/modules/season/service.ts'
import { boardStates } from './board-store.ts'
import { keyOf } from './leagues.ts'
import { playersAfter } from './settle-store.ts'
import { type EarnedPoints, insertManyPoints, insertPoints, pointsSince } from './store.ts'
import { leagueTriggers, nextLeagueTriggerMs } from './triggers.ts'
import { waitingView } from './waiting.ts'
import { type WeekFights, weekFighters, weekFightsSelect } from './week-store.ts'

export { leagueTriggers, nextLeagueTriggerMs, waitingView }

/**
 * Books points of a boss fight (R27). Call it in the fight's transaction with the player's lock, so that the daily cap
 * holds. @returns points; 0 at the cap or without damage
 */
export const bookBossPoints = async (
  { db, nowMs }: Scope,
  playerId: number,
  fight: { readonly id: string; readonly damage: number },
): Promise<number> => {
  const today = { playerId, source: 'boss' as const, sinceMs: dayStartMs(nowMs) }
  const { points, beside } = await pointsSince(db, today, seasonCalendar)
  const amount = bossLeaguePoints(fight.damage, points)
  if (amount === 0) return 0
  const { number: season, week } = await seasonBy(db, beside, nowMs)
  const key = { season, week: leagueNumber(week) }
  await insertPoints(db, { playerId, source: 'boss', ref: fight.id, amount }, key, nowMs)
  return amount
}

/**
 * Books points of a tournament (R27) in the caller's transaction. The caller prevents repeats. @param nowMs time of the
 * results, which decides the week
 */
export const bookTournamentPoints = async ({ db, nowMs }: Scope, earned: readonly EarnedPoints[]): Promise<void> => {
  if (earned.length === 0) return
  const { number: season, week } = await currentSeason(db, nowMs)
  await insertManyPoints(db, 'tournament', earned, { season, week: leagueNumber(week) }, nowMs)
}

export const leagueFightsSelect = (playerId: number): RawBuilder<readonly WeekFights[]> => weekFightsSelect(playerId)

/** People only (R48), in order of their ids. */
export const fightersOfWeek = (db: Db, week: Pick<WeekFights, 'season' | 'week'>, afterId: bigint, limit: number) =>
  weekFighters(db, week, afterId < 0n ? 0n : afterId, limit)

export const areLeaguesFinal = async (db: Db, leagues: readonly LeagueWeek[]): Promise<boolean> => {
  const states = await boardStates(db)
  return leagues.map(keyOf).every(({ season, week }) => {
    const state = states.find((row) => row.season === season && row.week === week)
    return state?.final_at != null
  })
}

/** People only (R27, R48), in order of their ids. */
export const standingsInLeague = (db: Db, league: LeagueWeek, afterId: bigint, limit: number) =>
  playersAfter(db, keyOf(league), afterId < 0n ? 0n : afterId, limit)
