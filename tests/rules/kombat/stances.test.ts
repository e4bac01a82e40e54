import { describe, expect, test } from 'vitest'
import { ARENA_BOSSES } from '#rules/boss/boss-fight.ts'
import { RULES_VERSION } from '#rules/kombat/fight.ts'
import type { FightStats } from '#rules/kombat/fight-types.ts'
import { inputsBy } from '#rules/kombat/fight-versions.ts'
import { FEWEST_IN_MIX, stanceMixes } from '#rules/kombat/stance-mix.ts'
import { BEATS, drawnStance, matchupOutcome, STANCES, type Stance, startingStance } from '#rules/kombat/stances.ts'
import { rankPoints } from '#rules/season/ranks.ts'
import { aFighter, seedOf } from './builds.ts'

const without = ({ stance: _, ...stats }: FightStats): FightStats => stats

test('bosses have no stance (R55)', () => {
  for (const { stats } of Object.values(ARENA_BOSSES)) expect(stats).not.toHaveProperty('stance')
})

describe('a matchup of two stances (R55)', () => {
  test('Rush beats Trick, Trick beats Guard, Guard beats Rush', () => {
    expect(BEATS).toEqual({ rush: 'trick', trick: 'guard', guard: 'rush' })
    expect(STANCES.map((own) => STANCES.map((other) => matchupOutcome(own, other)))).toEqual([
      ['even', 'behind', 'ahead'],
      ['ahead', 'even', 'behind'],
      ['behind', 'ahead', 'even'],
    ])
  })

  test('is even in a world where nobody has chosen: newcomers and bots have each stance as often', () => {
    const share = (stances: readonly Stance[], stance: Stance): number =>
      stances.filter((one) => one === stance).length / stances.length
    const newcomers = Array.from({ length: 3000 }, (_, id) => startingStance(id - 150, 1_790_000_000_000))
    const moments = Array.from({ length: 3000 }, (_, ms) => startingStance(5000, 1_790_000_000_000 + ms))
    const bots = Array.from({ length: 3000 }, (_, index) => drawnStance(seedOf(index)))
    for (const stance of STANCES) {
      for (const drawn of [newcomers, moments, bots]) expect(Math.abs(share(drawn, stance) - 1 / 3)).toBeLessThan(0.03)
    }
    expect(drawnStance(seedOf(1))).toBe(drawnStance(seedOf(1)))
    expect(() => drawnStance('lucky')).toThrow(RangeError)
  })
})

describe('what a version of the rules fights with', () => {
  const sides = { attacker: aFighter({ stance: 'rush' }), defender: aFighter({ stance: 'guard' }) }

  test('is no stance by version 2, also where a bot is drawn with one', () => {
    expect(inputsBy('2', sides)).toEqual({ attacker: without(sides.attacker), defender: without(sides.defender) })
    expect(inputsBy(RULES_VERSION, sides)).toEqual(sides)
  })
})

describe('the mix of a tier (R55)', () => {
  const fighters = (rank: number, counts: Readonly<Record<Stance, number>>) =>
    STANCES.flatMap((stance) => Array.from({ length: counts[stance] }, () => ({ rank: rankPoints(rank), stance })))

  test('is in whole percent, of each tier by itself', () => {
    const mixes = stanceMixes([
      ...fighters(0, { rush: 10, guard: 10, trick: 10 }),
      ...fighters(5000, { rush: 31, guard: 9, trick: 0 }),
    ])
    expect([...mixes.values()]).toEqual([
      { rush: 33, guard: 33, trick: 33 },
      { rush: 78, guard: 23, trick: 0 },
    ])
  })

  test('is not shown for fewer than thirty fighters', () => {
    expect(FEWEST_IN_MIX).toBe(30)
    expect(stanceMixes(fighters(0, { rush: 29, guard: 0, trick: 0 })).size).toBe(0)
    expect(stanceMixes(fighters(0, { rush: 29, guard: 0, trick: 1 })).size).toBe(1)
    expect(stanceMixes([]).size).toBe(0)
  })
})
