import { describe, expect, test } from 'vitest'
import { callSchemas } from '../../../src/contracts/schemas.ts'
import { isOffSeason } from '../../../src/rules/season/season-times.ts'
import { NOW_MS } from '../../../src/workbench/fixtures/now.ts'
import { seasonStateOf } from '../../../src/workbench/fixtures/season-state.ts'

const STANDING = { season: 12, day: 3, started: 11, latest: 2100, place: 7, claimed: false } as const

describe('a story in a state of the seasons', () => {
  test('answers what the calls about it would, by the rules (R28-R30)', () => {
    const state = seasonStateOf(STANDING)
    for (const [call, answer] of Object.entries(state))
      expect(callSchemas[call as keyof typeof state].data.safeParse(answer).success, call).toBe(true)
    expect(state['season.me'].current_season).toBe(11)
    expect(state['season.reward']).toMatchObject({
      season: 11,
      status: 'claimable',
      rank_latest: 2100,
      rank_now: 1100,
      top_previous_leaderboard: 7,
    })
  })

  test.each([
    [14, 'claimable', false],
    [15, 'closed', false],
    [28, 'closed', true],
  ])('on day %i its reward is %s', (day, status, isOff) => {
    const state = seasonStateOf({ ...STANDING, day })
    expect(state['season.reward'].status).toBe(status)
    expect(isOffSeason(state['season.get'], NOW_MS)).toBe(isOff)
  })

  test('says what was claimed, and that the first season has nothing before it', () => {
    expect(seasonStateOf({ ...STANDING, claimed: true })['season.reward'].status).toBe('claimed')
    expect(seasonStateOf({ ...STANDING, season: 11 })['season.reward'].status).toBe('none')
  })
})
