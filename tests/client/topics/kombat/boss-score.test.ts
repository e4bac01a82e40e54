import { describe, expect, test } from 'vitest'
import { bossScore } from '#client/topics/kombat/screens/battle/boss/boss-score.ts'

const POOL = { hp: 1_200_000, damage: 384_419 }

describe('the score of a fight with a boss (R25)', () => {
  test('counts a milestone for every 5,000, and always has the next one on the bar', () => {
    expect([0, 4999, 5000, 14_780].map((damage) => bossScore(damage, null).reached)).toEqual([0, 0, 1, 2])
    for (const damage of [0, 4999, 5000, 10_000, 44_613]) {
      const { scale, milestones } = bossScore(damage, null)
      expect(scale).toBe(milestones * 5000)
      expect(scale).toBeGreaterThan(damage)
    }
  })

  test('has the player’s own best on the bar, which only a higher score beats', () => {
    expect(bossScore(0, { best: 12_300, pool: null })).toMatchObject({ best: 12_300, scale: 15_000, isNewBest: false })
    expect(bossScore(12_300, { best: 12_300, pool: null }).isNewBest).toBe(false)
    expect(bossScore(12_301, { best: 12_300, pool: null }).isNewBest).toBe(true)
    expect(bossScore(9000, { best: 0, pool: null })).toMatchObject({ best: null, isNewBest: false })
  })

  test('takes its damage off the guild’s pool, which is marked where this fight may empty it', () => {
    expect(bossScore(800, { best: 0, pool: POOL })).toMatchObject({ poolLeft: 814_781, poolEmptyAt: null })
    const nearlyEmpty = { hp: 1_200_000, damage: 1_193_000 }
    expect(bossScore(800, { best: 0, pool: nearlyEmpty })).toMatchObject({ poolLeft: 6200, poolEmptyAt: 7000 })
    expect(bossScore(9000, { best: 0, pool: nearlyEmpty }).poolLeft).toBe(0)
  })

  test('is the damage alone where this device has not asked for the fight', () => {
    expect(bossScore(800, null)).toMatchObject({ best: null, poolLeft: null, poolEmptyAt: null })
  })
})
