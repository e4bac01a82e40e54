import { describe, expect, it } from 'vitest'
import { seasonDates } from '#rules/season/seasons.ts'
import {
  countPath,
  nothingCounted,
  PATH_LOOKS,
  PATH_STEPS,
  type PathDay,
  pathBits,
  pathPoints,
  pathPointsOfDay,
  pathReward,
  pathStepSize,
  pathSteps,
  reachedSteps,
  readyPathSteps,
} from '#rules/season-path/season-path.ts'
import { MS_PER_DAY } from '#rules/units.ts'

const MONDAY_MS = Date.UTC(2026, 10, 2)
const season = seasonDates({ number: 11, startMs: MONDAY_MS, endMs: 0, nextMs: 0 }, 11)
const day = (no: number, done: Partial<PathDay> = {}): PathDay => ({
  day: MONDAY_MS / MS_PER_DAY + no - 1,
  ...{ daily: 0, wins: 0, bossFights: 0, hunts: 0, entries: 0, trades: 0, gifts: 0 },
  ...done,
})

describe('points of a day (R53)', () => {
  it.each<[string, Partial<PathDay>, number]>([
    ['nothing', {}, 0],
    ['the daily reward', { daily: 1 }, 30],
    ['the first ranked win', { wins: 1 }, 30],
    ['eight wins, of which more do not count', { wins: 12 }, 65],
    ['two boss fights of three', { bossFights: 3 }, 20],
    ['two hunts of four', { hunts: 4 }, 20],
    ['one tournament entry of three', { entries: 3 }, 10],
    ['one trade of five', { trades: 5 }, 5],
    ['one guild gift of two', { gifts: 2 }, 5],
    ['all at once', { daily: 1, wins: 8, bossFights: 2, hunts: 2, entries: 1, trades: 1, gifts: 1 }, 155],
  ])('%s', (_name, done, points) => {
    expect(pathPointsOfDay(day(1, done))).toBe(points)
  })

  it('count from the first day of the season to the day before the off-season day', () => {
    const days = [day(0), day(1), day(27), day(28)].map((each) => ({ ...each, daily: 1 }))
    expect(pathPoints(nothingCounted(season), days, season)).toBe(60)
  })

  it('are the same whether earlier days are stored or counted again', () => {
    const days = Array.from({ length: 27 }, (_, index) => day(index + 1, { daily: 1, wins: index % 10 }))
    const whole = pathPoints(nothingCounted(season), days, season)
    for (const no of [1, 2, 9, 27, 28, 29]) {
      const stored = countPath(nothingCounted(season), days, season, MONDAY_MS + (no - 1) * MS_PER_DAY)
      expect(pathPoints(stored, days, season), `day ${no}`).toBe(whole)
    }
  })

  it('leave yesterday open, because a tournament can be left until the evening of the next day', () => {
    const counted = countPath(
      nothingCounted(season),
      [day(1, { daily: 1 }), day(2, { entries: 1 })],
      season,
      day(3).day * MS_PER_DAY,
    )
    expect(counted).toEqual({ points: 30, countedMs: day(2).day * MS_PER_DAY })
  })

  it('are not counted backwards by a clock that was turned back', () => {
    const stored = { points: 100, countedMs: day(9).day * MS_PER_DAY }
    expect(countPath(stored, [], season, day(3).day * MS_PER_DAY)).toEqual(stored)
  })
})

describe('steps (R53)', () => {
  it('are 28, one for each 100 points', () => {
    expect([0, 99, 100, 2799, 2800, 4185].map(reachedSteps)).toEqual([0, 0, 1, 27, 28, 28])
    expect(readyPathSteps(450, pathBits([1, 3]))).toEqual([2, 4])
  })

  it('give no step twice what only the season has, and the last one its banner beside an awake stone', () => {
    const looks = pathSteps((step) => pathReward(step).look !== null)
    expect(looks).toEqual([7, 14, 21, 28])
    expect(looks.map((step) => pathReward(step).look)).toEqual(PATH_LOOKS)
    expect(pathReward(PATH_STEPS).materials).toEqual([{ slug: 'material-awake-stone', quantity: 1 }])
    expect(() => pathReward(29)).toThrow(RangeError)
  })

  it('bring as many materials as the rule says', () => {
    const sum = (slug: string) =>
      pathSteps(() => true)
        .flatMap((step) => pathReward(step).materials)
        .reduce((all, stack) => all + (stack.slug === slug ? stack.quantity : 0), 0)
    expect(['material-wood', 'material-iron', 'material-titanium'].map(sum)).toEqual([130, 30, 6])
    const holds = (has: (step: number) => boolean) => pathSteps(has)
    expect(holds((step) => pathReward(step).box === 'wood')).toEqual([10, 18, 27])
    expect(holds((step) => pathReward(step).stone === 1)).toEqual([4, 13, 22])
    expect(holds((step) => pathReward(step).bossItem === 'four-leaf-clover')).toEqual([2, 23])
    expect(holds((step) => pathReward(step).bossItem === 'meat-hook')).toEqual([9, 17])
  })

  it('are celebrated by what is in them', () => {
    expect([1, 2, 7, 10, 28].map(pathStepSize)).toEqual(['small', 'middle', 'large', 'middle', 'large'])
  })
})
