import { createHash } from 'node:crypto'
import { begunBossEvents, isLive } from '#rules/boss/boss-calendar.ts'
import { createRng, type Rng } from '#rules/prng.ts'
import { OFF_SEASON_DAYS, SEASON_DAYS } from '#rules/season/seasons.ts'
import { PATH_STEPS, pathPointsOfDay, reachedSteps } from '#rules/season-path/season-path.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import { FIRST_DAY_MS } from './boss-day.ts'
import type { Habits } from './player-day.ts'

/** Chance in percent of a tournament entry, a market trade and a gift to the guild on a day played. */
const BESIDE: Readonly<Record<string, { readonly entry: number; readonly trade: number; readonly gift: number }>> = {
  casual: { entry: 10, trade: 10, gift: 5 },
  regular: { entry: 30, trade: 20, gift: 15 },
  keen: { entry: 90, trade: 60, gift: 50 },
}
/**
 * R53: range of the last step that a casual player reaches, and of the day on which the others reach the final step.
 */
export const PATH_BANDS = { casual: [13, 15], regular: [24, 28], keen: [19, 21] } as const

const HOURS_A_HUNT = 6
const LIVES = 400
const DAYS = SEASON_DAYS - OFF_SEASON_DAYS

const timesOf = (rng: Rng, tries: number, percent: number): number =>
  Array.from({ length: tries }, () => rng.chance(percent)).filter(Boolean).length

const isBossDay = (day: number): boolean => {
  const nowMs = FIRST_DAY_MS + (day - 1) * MS_PER_DAY
  return isLive(begunBossEvents(nowMs)[0], nowMs)
}

/** Season path points at the end of each day. */
const walk = (rng: Rng, habits: Habits): readonly number[] => {
  const { entry = 0, gift = 0, trade = 0 } = BESIDE[habits.name] ?? {}
  let points = 0
  return Array.from({ length: DAYS }, (_, index) => {
    const isPlayed = rng.next() * 7 < habits.daysPerWeek
    const done = {
      day: index,
      daily: 1,
      wins: timesOf(rng, habits.fightsPerDay, habits.winPercent),
      bossFights: isBossDay(index + 1) ? habits.bossFightsPerDay : 0,
      hunts: Math.floor(habits.huntHoursPerDay / HOURS_A_HUNT),
      entries: timesOf(rng, 1, entry),
      trades: timesOf(rng, 1, trade),
      gifts: timesOf(rng, 1, gift),
    }
    if (isPlayed) points += pathPointsOfDay(done)
    return points
  })
}

export interface PathSeason {
  readonly steps: readonly number[]
  /** Mean day on which the last step is reached by those who reach it; null unless more than half do. */
  readonly lastOn: number | null
}

export const simulatePath = (habits: Habits): PathSeason => {
  const seedOf = (life: number) => createHash('sha256').update(`path ${habits.name} ${life}`).digest('hex')
  const walks = Array.from({ length: LIVES }, (_, life) => walk(createRng(seedOf(life)), habits).map(reachedSteps))
  const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
  const ends = walks.map((steps) => steps.indexOf(PATH_STEPS) + 1).filter((day) => day > 0)
  return {
    steps: Array.from({ length: DAYS }, (_, index) => meanOf(walks.map((steps) => steps[index] ?? 0))),
    lastOn: ends.length * 2 > LIVES ? meanOf(ends) : null,
  }
}

/** Whether players with these habits end in R53's range. */
export const isInBand = (habits: Habits, { lastOn, steps }: PathSeason): boolean => {
  if (habits.name === 'casual') {
    const last = steps.at(-1) ?? 0
    return last >= PATH_BANDS.casual[0] && last <= PATH_BANDS.casual[1]
  }
  const [from, to] = habits.name === 'keen' ? PATH_BANDS.keen : PATH_BANDS.regular
  return lastOn !== null && lastOn >= from && lastOn <= to
}

export const pathLineOf = (habits: Habits, path: PathSeason): string =>
  [
    `  ${isInBand(habits, path) ? 'ok ' : 'OUT'} ${habits.name}: season path (R53), steps by day:`,
    ...path.steps.map((step) => step.toFixed(1)),
    path.lastOn === null ? '' : `(the last one on day ${path.lastOn.toFixed(1)})`,
  ].join(' ')
