import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fightStats, scenarioEntry } from '#contracts/schemas/kombat.ts'
import { ACTION_LIMIT } from '#rules/constants.ts'
import { simulateFight } from '#rules/kombat/fight.ts'
import { replayHp } from '#rules/kombat/fight-replay.ts'
import { fightSummary } from '#rules/kombat/fight-summary.ts'
import { type FightOutcome, type FightStats, otherSide, type Side } from '#rules/kombat/fight-types.ts'
import { aFighter, seedOf } from './builds.ts'
import { aLegalFighter, aSeed } from './fight-arbitraries.ts'
import { auditFight } from './fight-audit.ts'

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
  test('obeys the rules entry by entry: at most 40 actions in turn, frost never twice in a row, two ticks a burn, nothing from an evaded blow, healing up to the maximum (rows 83, 88–90, 92; R07–R10)', () => {
    forAnyFight((fight, sides) => auditFight(sides, fight))
  })

  test('matches the contract exactly, its inputs too (row 92, R10)', () => {
    forAnyFight((fight, sides) => {
      expect(scenarioSchema.safeParse(fight.scenario).error).toBeUndefined()
      for (const side of SIDES) expect(fightStats.parse(sides[side])).toEqual(sides[side])
    })
  })

  test('begins with two set-up entries that do nothing: attacker, then defender, at full HP (R10)', () => {
    forAnyFight((fight, sides) => {
      for (const [index, side] of SIDES.entries()) {
        const { actor, hp_actor, ...rest } = fight.scenario[index] ?? {}
        expect([actor, hp_actor]).toEqual([side, sides[side].maxHp])
        expect(Object.values(rest).every((value) => value === 0 || value === false)).toBe(true)
      }
    })
  })

  test('has at most one defeated fighter, never the winner', () => {
    forAnyFight((fight) => {
      expect(fight.finalHp[fight.winner]).toBeGreaterThan(0)
      if (fight.actions < ACTION_LIMIT) expect(fight.finalHp[otherSide(fight.winner)]).toBe(0)
    })
  })

  test('adds up: the HP a side lost is the other’s damage, capped at its HP, and HP stays within 0 and the maximum', () => {
    forAnyFight((fight, sides) => {
      const summary = fightSummary(fight.scenario)
      for (const side of SIDES) {
        const lost = sides[side].maxHp + summary[side].healed - fight.finalHp[side]
        expect(summary[otherSide(side)].totalDamage).toBeGreaterThanOrEqual(lost)
        if (fight.finalHp[side] > 0) expect(summary[otherSide(side)].totalDamage).toBe(lost)
      }
      const maxHp = { attacker: sides.attacker.maxHp, defender: sides.defender.maxHp }
      const states = replayHp(fight.scenario, maxHp)
      expect(states.every((hp) => SIDES.every((side) => hp[side] >= 0 && hp[side] <= maxHp[side]))).toBe(true)
    })
  })

  test('is the same byte for byte from the same seed, and almost never from another', () => {
    let same = 0
    forAnyFight((fight, sides, seed) => {
      expect(JSON.stringify(simulateFight(structuredClone(sides), seed.toUpperCase()))).toBe(JSON.stringify(fight))
      if (JSON.stringify(simulateFight(sides, seedOf(1))) === JSON.stringify(fight)) same++
    })
    expect(same).toBe(0)
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

  test('decide only an exact tie after forty actions: that is the defender’s (R07, row 83)', () => {
    const weak = aFighter({ attack: 1, maxHp: 1000 })
    for (let index = 0; index < 20; index++) {
      const fight = simulateFight({ attacker: weak, defender: weak }, seedOf(index))
      expect(fight).toMatchObject({ actions: 40, finalHp: { attacker: 980, defender: 980 }, winner: 'defender' })
    }
  })
})
