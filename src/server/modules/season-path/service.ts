import type { CallBody, CallData } from '#contracts/schemas.ts'
import type { SeasonLook, SeasonPath } from '#contracts/wire.ts'
import { CURRENT_SEASON_FIRST } from '#rules/constants.ts'
import { dayStartMs } from '#rules/days.ts'
import { type SeasonDates, type SeasonState, seasonDates } from '#rules/season/seasons.ts'
import {
  ALL_PATH_BITS,
  type CountedPoints,
  countPath,
  isPathStepClaimed,
  looksOf,
  NO_ACTS,
  nothingCounted,
  PATH_LOOKED_BACK_MS,
  type PathDay,
  pathBit,
  pathOpenUntilMs,
  pathPoints,
  pathReward,
  pathSteps,
  reachedSteps,
  readyPathSteps,
} from '#rules/season-path/season-path.ts'
import { MS_PER_DAY, MS_PER_HOUR } from '#rules/units.ts'
import { lookKind, seasonLookOf, type WornLooks, withLook } from '#rules/wardrobe/looks.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope, Scope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { playerView, readPart, readView } from '#server/db/player-view.ts'
import { wornLooksOf } from '#server/modules/fighters/service.ts'
import { giveReward, type InboxReward } from '#server/modules/inbox/service.ts'
import { wearLooks } from '#server/modules/kombat/service.ts'
import { getPlayerLocked, type PlayerRow } from '#server/modules/players/service.ts'
import { currentSeason, seasonCalendarSelect, seasonFrom } from '#server/modules/season/service.ts'
import {
  markSteps,
  type PathFacts,
  pathFacts,
  pathSelect,
  putPaths,
  type SelectedPath,
  type StoredPath,
  walkedSeasons,
} from './store.ts'

/** Upper bound of clock differences between processes. */
const CLOCKS_APART_MS = MS_PER_HOUR

/** Also reads the acts that the player's first days need while they are open. */
export const openPaths = (playerId: number, nowMs: number): ReturnType<typeof pathSelect> =>
  pathSelect(playerId, { fromMs: nowMs - PATH_LOOKED_BACK_MS, toMs: nowMs + CLOCKS_APART_MS })

export type DoneActs = Pick<PathFacts, 'days' | 'claimDays'>
export const doneActs = (seasonPath: SelectedPath | null): DoneActs => pathFacts(seasonPath)

export const readDoneActs = async (
  db: Db,
  playerId: number,
  times: Parameters<typeof pathSelect>[1],
): Promise<DoneActs> => doneActs((await readPart(db, playerId, (id) => pathSelect(id, times))) ?? null)

const storedOf = ({ rows }: PathFacts, { number }: SeasonDates): StoredPath | null =>
  rows.find(({ season }) => season === number) ?? null

const claimedOf = (stored: StoredPath | null): number => stored?.steps ?? 0

const pointsOf = (facts: PathFacts, dates: SeasonDates): number =>
  pathPoints(storedOf(facts, dates) ?? nothingCounted(dates), facts.days, dates)

const claimedSteps = (claimed: number): number[] => [...pathSteps((step) => isPathStepClaimed(claimed, step))]

/** The previous season while its steps can still be claimed, else null. Null in the world's first season. */
const endedBefore = (season: SeasonState, nowMs: number): SeasonDates | null => {
  const ended = seasonDates(season, season.number - 1)
  return ended.number >= CURRENT_SEASON_FIRST && nowMs < pathOpenUntilMs(ended) ? ended : null
}

const endedOnTheWire = (facts: PathFacts, season: SeasonState, nowMs: number): SeasonPath['ended'] => {
  const ended = endedBefore(season, nowMs)
  if (ended === null) return null
  const [points, claimed] = [pointsOf(facts, ended), claimedOf(storedOf(facts, ended))]
  if (readyPathSteps(points, claimed).length === 0) return null
  const open_until = new Date(pathOpenUntilMs(ended)).toISOString()
  return { season: ended.number, points, claimed: claimedSteps(claimed), open_until }
}

const doneOn = (days: readonly PathDay[], nowMs: number): SeasonPath['today'] => {
  const today = days.find(({ day }) => day * MS_PER_DAY === dayStartMs(nowMs))
  if (!today) return NO_ACTS
  const { day: _, ...done } = today
  return done
}

const onTheWire = (facts: PathFacts, season: SeasonState, nowMs: number): SeasonPath => ({
  season: season.number,
  points: pointsOf(facts, season),
  claimed: claimedSteps(claimedOf(storedOf(facts, season))),
  ends_at: new Date(season.endMs).toISOString(),
  today: doneOn(facts.days, nowMs),
  ended: endedOnTheWire(facts, season, nowMs),
})

/** Without further acts the answer is constant within a UTC day (R53). */
export const seasonPathView = playerView(
  { seasonPath: openPaths, calendar: seasonCalendarSelect },
  ({ seasonPath, calendar }, { nowMs }: Pick<CallScope, 'nowMs'>) =>
    onTheWire(pathFacts(seasonPath), seasonFrom(calendar, nowMs), nowMs),
)

const counted = (facts: PathFacts, dates: SeasonDates, nowMs: number): CountedPoints =>
  countPath(storedOf(facts, dates) ?? nothingCounted(dates), facts.days, dates, dayStartMs(nowMs))

const isBehind = (facts: PathFacts, dates: SeasonDates, nowMs: number): boolean => {
  const stored = storedOf(facts, dates)
  return stored === null || stored.countedMs < counted(facts, dates, nowMs).countedMs
}

/** Includes the ended season if it had points: once the current season has a row, earlier days are not read again. */
const putBehind = (db: Db, playerId: number, facts: PathFacts, season: SeasonState, nowMs: number): Promise<void> =>
  putPaths(
    db,
    playerId,
    [endedBefore(season, nowMs), season]
      .filter((dates) => dates !== null)
      .filter((dates) => dates === season || pointsOf(facts, dates) > 0)
      .filter((dates) => isBehind(facts, dates, nowMs))
      .map((dates) => ({
        ...counted(facts, dates, nowMs),
        season: dates.number,
        dueMs: pathOpenUntilMs(dates),
      })),
  )

/** Stores the points of closed days, so that home has only a day or two left to count. Requires the player's lock. */
export const bringPathUpToDate = async ({ db, nowMs }: Scope, playerId: number): Promise<PathFacts> => {
  const facts = pathFacts((await readPart(db, playerId, (id) => openPaths(id, nowMs))) ?? null)
  await putBehind(db, playerId, facts, await currentSeason(db, nowMs), nowMs)
  return facts
}

export const seasonLooks = async (db: Db, playerId: number): Promise<SeasonLook[]> =>
  (await walkedSeasons(db, playerId)).flatMap(({ house_id, season, steps }) =>
    looksOf(steps).map((look) => ({ season, look, house_id })),
  )

/** Rewards of the steps without looks: a player owns a look once its step is claimed. */
export const pathRewardOf = (steps: readonly number[]): InboxReward => {
  const rewards = steps.map(pathReward)
  return {
    materials: rewards.flatMap(({ materials }) => materials),
    contents: {
      boxes: rewards.flatMap(({ box }) => box ?? []),
      stones: rewards.flatMap(({ stone }) => stone ?? []),
      others: rewards.flatMap(({ bossItem }) => (bossItem === null ? [] : [{ slug: bossItem, quantity: 1 }])),
    },
  }
}

/** Puts a step's look on if nothing of its kind is worn. Requires the player's lock. */
export const putOnNew = async (
  db: Db,
  { id, house_id, worn_looks }: Pick<PlayerRow, 'id' | 'house_id' | 'worn_looks'>,
  steps: readonly number[],
): Promise<void> => {
  const before = wornLooksOf(worn_looks, house_id)
  const worn = steps.reduce<WornLooks>((on, step) => {
    const { look } = pathReward(step)
    const given = look && seasonLookOf(look, house_id)
    return given === null || lookKind(given) in on ? on : withLook(on, lookKind(given), given)
  }, before)
  if (worn !== before) await wearLooks(db, Number(id), worn)
}

/**
 * @throws ApiError `player-not-found`, `not-found` for a season whose steps cannot be claimed, `already-claimed`,
 * `not-claimable`
 */
export const claimPathStep = async (
  scope: CallScope,
  playerId: number,
  step: number,
  { season: number }: CallBody<'season.claimPathStep'>,
): Promise<CallData<'season.claimPathStep'>> => {
  const { db, nowMs } = scope
  const player = await getPlayerLocked(db, playerId)
  const season = await currentSeason(db, nowMs)
  const dates = [season, endedBefore(season, nowMs)].find((known) => known?.number === number)
  if (!dates) throw new ApiError('not-found')
  const facts = await bringPathUpToDate(scope, playerId)
  if (isPathStepClaimed(claimedOf(storedOf(facts, dates)), step)) throw new ApiError('already-claimed')
  if (step > reachedSteps(pointsOf(facts, dates))) throw new ApiError('not-claimable')
  const marked = await markSteps(db, playerId, { season: number, bits: pathBit(step), all: ALL_PATH_BITS })
  if (!marked) throw new ApiError('already-claimed')
  await putOnNew(db, player, [step])
  const opened = await giveReward(scope, playerId, {
    reason: 'season-path',
    ref: `${number}:${step}`,
    reward: pathRewardOf([step]),
  })
  return { season: number, step, opened, path: await readView(db, playerId, seasonPathView, { nowMs }) }
}
