import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fightStats, scenarioEntry } from '#contracts/schemas/kombat.ts'
import { ACTION_LIMIT } from '#rules/constants.ts'
import { simulateFight } from '#rules/kombat/fight.ts'
import type { FightOutcome, FightStats, Side } from '#rules/kombat/fight-types.ts'
import { aFighter, seedOf } from './builds.ts'
import { aLegalFighter, aSeed } from './fight-arbitraries.ts'

const RUNS = { numRuns: 1000, seed: 20_261_122 }
const TIMEOUT = { timeout: 30_000 }
const SIDES = ['attacker', 'defender'] as const satisfies readonly Side[]

const scenarioSchema = z
  .array(z.strictObject(scenarioEntry.shape))
  .min(3)
  .max(ACTION_LIMIT + 2)

const forAnyFight = (
  holds: (fight: FightOutcome, sides: Readonly<Record<Side, FightStats>>, seed: string) => void,
): void =>
  fc.assert(
    fc.property(aLegalFighter, aLegalFighter, aSeed, (attacker, defender, seed) =>
      holds(simulateFight({ attacker, defender }, seed), { attacker, defender }, seed),
    ),
    RUNS,
  )

describe('a fight between any two builds that players can have', TIMEOUT, () => {
  test('matches the contract exactly, its inputs too (row 92, R10)', () => {
    forAnyFight((fight, sides) => {
      expect(scenarioSchema.safeParse(fight.scenario).error).toBeUndefined()
      for (const side of SIDES) expect(fightStats.parse(sides[side])).toEqual(sides[side])
    })
  })

  test('does not mutate its inputs', () => {
    forAnyFight((_, sides, seed) => {
      const before = JSON.stringify(sides)
      simulateFight(sides, seed)
      expect(JSON.stringify(sides)).toBe(before)
    })
  })
})

describe('places in a fight', () => {
  test('do not matter: the attacker wins as often as the defender (R07)', () => {
    let attackerWon = 0
    const fighter = aFighter({ critPercent: 12, evasionPercent: 5 })
    const count = 20_000
    for (let index = 0; index < count; index++)
      if (simulateFight({ attacker: fighter, defender: fighter }, seedOf(index)).winner === 'attacker') attackerWon++
    expect(Math.abs(attackerWon / count - 0.5)).toBeLessThan(0.01)
  })
})
