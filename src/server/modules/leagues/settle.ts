import type { Kysely } from 'kysely'
import { lastStayOf } from '../../../rules/boss/boss-calendar.ts'
import {
  closesWithSeason,
  type LeagueWeek,
  leagueClaimableUntilMs,
  leagueFreezeMs,
} from '../../../rules/leaderboards/league-rewards.ts'
import type { SeasonState } from '../../../rules/season/seasons.ts'
import { MS_PER_MINUTE } from '../../../rules/units.ts'
import type { Database } from '../../db/database.ts'
import { holdOffDeletions } from '../../db/deletions.ts'
import { touchListeners } from '../../db/listeners.ts'
import { areTournamentsDue } from '../../db/tournaments-due.ts'
import { inTransaction } from '../../db/transaction.ts'
import { fixedId } from '../../fixed-id.ts'
import { isStaySummed } from '../boss-boards/service.ts'
import { sendAllToInbox } from '../inbox/service.ts'
import { presentPlayerIds } from '../players/service.ts'
import { currentSeason } from '../season/service.ts'
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
import { moveOn, playersAfter, takeForInbox } from './settle-store.ts'

/** Special sums up to four rows a player, so it costs four times a week's build; over four weeks nobody misses ten minutes. */
const SPECIAL_EVERY_MS = 10 * MS_PER_MINUTE
/** Players of one transaction. */
export const INBOX_BATCH = 500
/** Batches of a run: the rewards of a million players are spread over most of an hour, and calls have the database in between. */
const BATCHES_A_RUN = 40

/** What the job of the leagues needs. */
export interface LeagueParts {
  readonly db: Kysely<Database>
  readonly nowMs: number
}

const stateOf = (states: readonly BoardState[], league: LeagueWeek): BoardState | undefined => {
  const key = keyOf(league)
  return states.find(({ season, week }) => season === key.season && week === key.week)
}

/** Whether everything that counts for a league is written, and what it sums up is frozen (R27). */
const canBeFinal = async (
  { db, nowMs }: LeagueParts,
  league: LeagueWeek,
  states: readonly BoardState[],
): Promise<boolean> => {
  if (nowMs < leagueFreezeMs(league)) return false
  if (await areTournamentsDue(db, league.closeMs)) return false
  if (!closesWithSeason(league)) return true
  if (!(await isStaySummed(db, lastStayOf('boss-fire-lord', league.closeMs - 1)))) return false
  if (league.slug !== 'special') return true
  return states.filter(({ season, week, final_at }) => season === league.season && week < 5 && final_at).length === 4
}

/** Builds a league's places, for the last time where it says so; nothing while another process does, or once it is final. */
const build = ({ db, nowMs }: LeagueParts, league: LeagueWeek, isLast: boolean): Promise<boolean> =>
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

const tendBoard = async (parts: LeagueParts, league: LeagueWeek, states: readonly BoardState[]): Promise<boolean> => {
  const state = stateOf(states, league)
  if (state?.final_at) return false
  const isLast = await canBeFinal(parts, league, states)
  if (!isLast && isFresh(league, state, parts.nowMs)) return false
  return build(parts, league, isLast)
}

/**
 * Puts the next rewards of a league that were not claimed in time into the inbox, and notes how far it came, in one transaction:
 * whatever is killed has done a batch whole or not at all. Claim and job both write the same row first, so each reward is given once.
 * @returns how many were given; null when none is left
 */
export const giveBatch = ({ db, nowMs }: LeagueParts, league: LeagueWeek): Promise<number | null> =>
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
    const there = await presentPlayerIds(
      trx,
      payees.map(({ playerId }) => Number(playerId)),
    )
    const present = payees.filter(({ playerId }) => there.has(Number(playerId)))
    const taken = await takeForInbox(
      trx,
      key,
      present.map(({ playerId }) => playerId),
      nowMs,
    )
    const entries = present
      .filter(({ playerId }) => taken.has(playerId))
      .map(({ playerId, reward }) => ({
        id: fixedId(`league reward ${key.season} ${key.week} ${playerId}`),
        playerId: Number(playerId),
        reason: 'league-reward' as const,
        reward: givenOf(reward),
      }))
    await sendAllToInbox(trx, entries, nowMs)
    await touchListeners(
      trx,
      entries.map(({ playerId }) => playerId),
      nowMs,
    )
    const isDone = players.length < INBOX_BATCH
    await moveOn(trx, key, {
      inboxed_to: players.at(-1)?.playerId ?? state.inboxed_to,
      inboxed_at: isDone ? new Date(nowMs) : null,
    })
    return entries.length
  })

/** The leagues that have begun since there are league points, the oldest first: however long no job has run. */
const allBegun = async ({ db, nowMs }: LeagueParts, calendar: SeasonState): Promise<readonly LeagueWeek[]> => {
  const first = Math.min((await firstLeagueSeason(db)) ?? calendar.number, calendar.number)
  return Array.from({ length: calendar.number - first + 1 }, (_, passed) => first + passed).flatMap((season) =>
    begunLeagues(calendar, season, nowMs),
  )
}

/**
 * The job of each minute: builds the places of the leagues that are on anew, freezes those of one that has closed, once, and puts what
 * was not claimed within fourteen days into the inbox (R27, R28). By the calendar's instants, however late it comes; killed at any
 * moment, it goes on where it was.
 * @returns how many leagues it has frozen, and how many rewards it has given
 */
export const tendLeagues = async (parts: LeagueParts): Promise<{ readonly frozen: number; readonly given: number }> => {
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
