import type { LeagueBoard } from '#contracts/wire.ts'
import { BOARD_PAGE_SIZE, CURRENT_SEASON_FIRST } from '#rules/constants.ts'
import { type LeagueSlug, type LeagueWeek, leagueWeekOf, nextLeaguePlace } from '#rules/leaderboards/league-rewards.ts'
import type { SeasonState } from '#rules/season/seasons.ts'
import type { Place } from '#rules/units.ts'
import { ApiError } from '#server/api-error.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import { playerView, readView } from '#server/db/player-view.ts'
import { displayName, playersByIds } from '#server/modules/players/service.ts'
import { currentSeason } from '#server/modules/season/service.ts'
import { begunLeagues, keyOf, rewardOf } from './leagues.ts'
import {
  type BuiltBoard,
  boardsSelect,
  type OwnLeague,
  ownLeaguesSelect,
  ownListedSelect,
  placePointsSelect,
  placesSelect,
} from './store.ts'

/**
 * Weeks that players can look at, the running one included. The Special leagues of their seasons can be looked at, too.
 */
const WEEKS_OF_HISTORY = 8
/** Last place of each reward tier. The board shows the points at the caller's next better tier. */
const STEPS = [500, 100, 50, 10, 3, 1]

const shownLeagues = (calendar: SeasonState, nowMs: number): readonly LeagueWeek[] => {
  const seasons = [0, 1, 2].map((back) => calendar.number - back).filter((season) => season >= CURRENT_SEASON_FIRST)
  const begun = seasons.flatMap((season) => begunLeagues(calendar, season, nowMs).toReversed())
  const weeks = begun.filter(({ slug }) => slug !== 'special').slice(0, WEEKS_OF_HISTORY)
  return begun.filter(
    (league) =>
      weeks.includes(league) || (league.slug === 'special' && weeks.some(({ season }) => season === league.season)),
  )
}

export const shownSinceMs = (calendar: SeasonState, nowMs: number): number =>
  Math.min(nowMs, ...shownLeagues(calendar, nowMs).map(({ startMs }) => startMs))

/** Season and week each default to the running one. */
export interface AskedLeague {
  readonly season?: number | undefined
  readonly week?: LeagueSlug | undefined
}

const askedLeague = (
  calendar: SeasonState,
  shown: readonly LeagueWeek[],
  { season, week }: AskedLeague,
): LeagueWeek => {
  const meant = leagueWeekOf(calendar, season ?? calendar.number, week ?? calendar.week)
  const found = shown.find(({ season: of, slug }) => of === meant.season && slug === meant.slug)
  if (!found) throw new ApiError('not-found')
  return found
}

/** @throws ApiError `not-found` if the league is not shown */
export const chooseLeague = async (
  { db, nowMs }: Scope,
  asked: AskedLeague,
): Promise<{ readonly league: LeagueWeek; readonly shown: readonly LeagueWeek[] }> => {
  const calendar = await currentSeason(db, nowMs)
  const shown = shownLeagues(calendar, nowMs)
  return { league: askedLeague(calendar, shown, asked), shown }
}

export const weekOnTheWire = (
  { closeMs, season, slug }: LeagueWeek,
  isFinal: boolean,
): LeagueBoard['weeks'][number] => ({
  season,
  week: slug,
  closes_at: new Date(closeMs).toISOString(),
  is_final: isFinal,
})

const amountsOf = (reward: ReturnType<typeof rewardOf>) => reward && { tok: reward.tokNano, star: reward.star }

const nextOf = (
  league: LeagueWeek,
  own: Pick<OwnLeague, 'place' | 'points'>,
  steps: readonly { readonly place: number; readonly points: number }[],
): LeagueBoard['next'] => {
  const place = nextLeaguePlace({ place: own.place as Place | null, points: own.points })
  const amounts = place === null ? null : amountsOf(rewardOf(league, { place, points: own.points }))
  if (place === null || amounts === null) return null
  return { place, points: steps.find((step) => step.place === place)?.points ?? null, ...amounts }
}

const boardOf = (boards: readonly BuiltBoard[], league: LeagueWeek): BuiltBoard | undefined => {
  const key = keyOf(league)
  return boards.find(({ season, week }) => season === key.season && week === key.week)
}

/**
 * One statement reads the places and the caller's own (R27, R35). A listed caller sees the points of the last build,
 * because live points could exceed the points shown for a better place. @throws ApiError `not-found` if the league has
 * not begun or is too old; `player-not-found`
 */
export const leagueBoard = async (
  { db, nowMs }: Scope,
  playerId: number,
  { page, ...asked }: AskedLeague & { readonly page: number },
): Promise<LeagueBoard> => {
  const { league, shown } = await chooseLeague({ db, nowMs }, asked)
  const key = keyOf(league)
  const last = page * BOARD_PAGE_SIZE
  const range = { from: last - BOARD_PAGE_SIZE + 1, to: last }
  const view = playerView(
    {
      own: (id) => ownLeaguesSelect(id, [key]),
      listed: (id) => ownListedSelect(key, id),
      rows: () => placesSelect(key, range),
      boards: () => boardsSelect(shown.map(keyOf)),
      steps: () => placePointsSelect(key, STEPS),
    },
    (read) => read,
  )
  const { boards, listed, own: ownLeagues, rows, steps } = await readView(db, playerId, view, { nowMs })
  const own = listed ?? { place: null, points: ownLeagues[0]?.points ?? 0 }
  const board = boardOf(boards, league)
  const players = new Map(
    (
      await playersByIds(
        db,
        rows.map((row) => BigInt(row.playerId)),
      )
    ).map((player) => [Number(player.id), player]),
  )
  return {
    ...weekOnTheWire(league, board?.isFinal === true),
    items: rows.flatMap(({ place, playerId: id, points }) => {
      const player = players.get(id)
      if (!player) return []
      return [{ place, user_id: id, username: displayName(player), house_id: player.house_id, value: points }]
    }),
    total: board?.ranked ?? 0,
    page,
    page_size: BOARD_PAGE_SIZE,
    updated_at: new Date(board?.rebuiltMs ?? nowMs).toISOString(),
    me: { place: own.place, points: own.points },
    reward: amountsOf(rewardOf(league, own)),
    next: board?.isFinal ? null : nextOf(league, own, steps),
    weeks: shown.map((week) => weekOnTheWire(week, boardOf(boards, week)?.isFinal === true)),
  }
}
