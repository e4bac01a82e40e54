import { describe, expect, it } from 'vitest'
import { hasSeasonEnded, isOffSeason, rankedFromMs } from '#rules/season/season-times.ts'

const START = 1_000_000
const END = START + 27 * 86_400
const NEXT = START + 28 * 86_400
const season = { start_time: START, end_time: END, next_season_time: NEXT }
const at = (seconds: number): number => seconds * 1000

describe('the times of a season (row 153, T29)', () => {
  it('has ended from its end on, and one without an end never', () => {
    expect(hasSeasonEnded(season, at(END) - 1)).toBe(false)
    expect(hasSeasonEnded(season, at(END))).toBe(true)
    expect(hasSeasonEnded({ ...season, end_time: 0 }, at(1))).toBe(true)
    expect(hasSeasonEnded({ ...season, end_time: -1 }, at(NEXT))).toBe(false)
  })

  it('is off-season unless now is between start and end, or past the next start', () => {
    expect(isOffSeason(season, at(START) - 1)).toBe(true)
    expect(isOffSeason(season, at(START))).toBe(false)
    expect(isOffSeason(season, at(END) - 1)).toBe(false)
    expect(isOffSeason(season, at(END))).toBe(true)
    expect(isOffSeason(season, at(NEXT) - 1)).toBe(true)
    expect(isOffSeason(season, at(NEXT))).toBe(false)
    expect(isOffSeason({ ...season, end_time: -1 }, at(END) + 1)).toBe(false)
  })

  it('says from when fights are ranked: the season, or the next one', () => {
    expect(rankedFromMs(season, at(START) - 1)).toBe(at(START))
    expect(rankedFromMs(season, at(END))).toBe(at(NEXT))
  })
})
