import { lastBossEventOf } from '#rules/boss/boss-calendar.ts'
import {
  closesWithSeason,
  type LeagueWeek,
  leagueClaimableUntilMs,
  leagueFreezeMs,
} from '#rules/leaderboards/league-rewards.ts'
import type { SeasonState } from '#rules/season/seasons.ts'
import { MS_PER_MINUTE } from '#rules/units.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import { holdOffDeletions } from '#server/db/deletions.ts'
import { areTournamentsDue } from '#server/db/tournaments-due.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { fixedId } from '#server/entropy/fixed-id.ts'
import { isBossEventSummed } from '#server/modules/boss-boards/service.ts'
import { sendAllToInboxAndNotify } from '#server/modules/inbox/service.ts'
import { presentPlayerIds } from '#server/modules/players/service.ts'
import { currentSeason } from '#server/modules/season/service.ts'
import {
  type BoardState,
  boardStates,
  firstLeagueSeason,
  firstPlaces,
  lockBoardState,
  lockLeague,
  noteBuilt,
  writePlaces,
} from './board-store.ts'
import { begunLeagues, givenOf, keyOf, rewardOf } from './leagues.ts'
import { playersAfter, saveRewardProgress, takeForInbox } from './settle-store.ts'

/**
 * Special sums up to four rows per player, which costs four times as much as a week. So its board is rebuilt only this
 * often.
 */
const SPECIAL_EVERY_MS = 10 * MS_PER_MINUTE
export const INBOX_BATCH = 500
/** Spreads a million rewards over 50 minutes, so that the database keeps capacity for calls. */
const BATCHES_A_RUN = 40

const stateOf = (states: readonly BoardState[], league: LeagueWeek): BoardState | undefined => {
  const key = keyOf(league)
  return states.find(({ season, week }) => season === key.season && week === key.week)
}

/** True once all points are written and, for Special, the season's weeks are final (R27). */
const canBeFinal = async ({ db, nowMs }: Scope, league: LeagueWeek, states: readonly BoardState[]) => {
  if (nowMs < leagueFreezeMs(league)) return false
  if (await areTournamentsDue(db, league.closeMs)) return false
  if (!closesWithSeason(league)) return true
  if (!(await isBossEventSummed(db, lastBossEventOf('boss-fire-lord', league.closeMs - 1)))) return false
  if (league.slug !== 'special') return true
  return states.filter(({ season, week, final_at }) => season === league.season && week < 5 && final_at).length === 4
}

/** Skipped while another process builds the board, or once it is final. @returns true if the board has become final */
const build = ({ db, nowMs }: Scope, league: LeagueWeek, isLast: boolean): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const key = keyOf(league)
    if (isLast) await holdOffDeletions(trx)
    if (!(await lockLeague(trx, key))) return false
    if ((await lockBoardState(trx, key))?.final_at) return false
    const placed = await firstPlaces(trx, key)
    await writePlaces(trx, key, placed)
    await noteBuilt(trx, key, { ranked: placed.length, nowMs, finalMs: isLast ? nowMs : null })
    return isLast
  })

const isFresh = (league: LeagueWeek, state: BoardState | undefined, nowMs: number): boolean =>
  league.slug === 'special' && state !== undefined && nowMs - state.rebuilt_at.getTime() < SPECIAL_EVERY_MS

const tendBoard = async (parts: Scope, league: LeagueWeek, states: readonly BoardState[]): Promise<boolean> => {
  const state = stateOf(states, league)
  if (state?.final_at) return false
  const isLast = await canBeFinal(parts, league, states)
  if (!isLast && isFresh(league, state, parts.nowMs)) return false
  return build(parts, league, isLast)
}

/** @returns number of rewards sent to the inbox; null if the board is not final, or all are sent */
export const giveBatch = ({ db, nowMs }: Scope, league: LeagueWeek): Promise<number | null> =>
  inTransaction(db, async (trx) => {
    const key = keyOf(league)
    await holdOffDeletions(trx)
    const state = await lockBoardState(trx, key)
    if (!state?.final_at || state.inboxed_at) return null
    const players = await playersAfter(trx, key, state.inboxed_to ?? 0n, INBOX_BATCH)
    const payees = players.flatMap(({ playerId, ...standing }) => {
      const reward = rewardOf(league, standing)
      return reward ? [{ playerId, reward }] : []
    })
    const ids = payees.map(({ playerId }) => Number(playerId))
    const there = await presentPlayerIds(trx, ids)
    const present = payees.filter(({ playerId }) => there.has(Number(playerId)))
    const playerIds = present.map(({ playerId }) => playerId)
    const taken = await takeForInbox(trx, key, playerIds, nowMs)
    const entries = present
      .filter(({ playerId }) => taken.has(playerId))
      .map(({ playerId, reward }) => ({
        id: fixedId(`league reward ${key.season} ${key.week} ${playerId}`),
        playerId: Number(playerId),
        reason: 'league-reward' as const,
        reward: givenOf(reward),
      }))
    await sendAllToInboxAndNotify(trx, entries, nowMs)
    const isDone = players.length < INBOX_BATCH
    await saveRewardProgress(trx, key, {
      inboxed_to: players.at(-1)?.playerId ?? state.inboxed_to,
      inboxed_at: isDone ? new Date(nowMs) : null,
    })
    return entries.length
  })

/** All leagues that have begun, oldest first, so that the job catches up after any downtime. */
const allBegun = async ({ db, nowMs }: Scope, calendar: SeasonState): Promise<readonly LeagueWeek[]> => {
  const first = Math.min((await firstLeagueSeason(db)) ?? calendar.number, calendar.number)
  return Array.from({ length: calendar.number - first + 1 }, (_, passed) => first + passed).flatMap((season) =>
    begunLeagues(calendar, season, nowMs),
  )
}

/** Runs each minute (R27, R28). An interrupted run is resumed. @returns number of leagues frozen and rewards sent */
export const tendLeagues = async (parts: Scope): Promise<{ readonly frozen: number; readonly given: number }> => {
  const calendar = await currentSeason(parts.db, parts.nowMs)
  let states = await boardStates(parts.db)
  let frozen = 0
  let given = 0
  let batches = 0
  for (const league of await allBegun(parts, calendar)) {
    if (await tendBoard(parts, league, states)) {
      frozen += 1
      states = await boardStates(parts.db)
    }
    if (parts.nowMs < leagueClaimableUntilMs(league) || stateOf(states, league)?.inboxed_at) continue
    while (batches < BATCHES_A_RUN) {
      const batch = await giveBatch(parts, league)
      if (batch === null) break
      given += batch
      batches += 1
    }
  }
  return { frozen, given }
}
