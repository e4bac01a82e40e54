import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { simulateFight } from '#rules/kombat/fight.ts'
import { replayHp, winnerByHp } from '#rules/kombat/fight-replay.ts'
import { anyFighter, aSeed } from './fight-arbitraries.ts'
import { auditFight } from './fight-audit.ts'

const RUNS = { numRuns: 1500, seed: 20_261_121 }

describe('a fight between any two fighters', { timeout: 30_000 }, () => {
  test('obeys the rules entry by entry (rows 83, 88–90, 92; R07–R10)', () => {
    fc.assert(
      fc.property(anyFighter, anyFighter, aSeed, (attacker, defender, hex) => {
        auditFight({ attacker, defender }, simulateFight({ attacker, defender }, hex))
      }),
      RUNS,
    )
  })

  test('replays from its entries alone to the stored HP and winner, never below 0 or above the maximum (row 83)', () => {
    fc.assert(
      fc.property(anyFighter, anyFighter, aSeed, (attacker, defender, hex) => {
        const fight = simulateFight({ attacker, defender }, hex)
        const maxHp = { attacker: attacker.maxHp, defender: defender.maxHp }
        const steps = replayHp(fight.scenario, maxHp)
        const isWithin = (hp: number, max: number) => hp >= 0 && hp <= max
        const isTrue = steps.every((hp, index) => {
          const entry = fight.scenario[index]
          return (
            entry !== undefined &&
            hp[entry.actor] === entry.hp_actor &&
            isWithin(hp.attacker, maxHp.attacker) &&
            isWithin(hp.defender, maxHp.defender)
          )
        })
        expect(isTrue).toBe(true)
        const end = steps.at(-1) ?? maxHp
        expect(end).toEqual(fight.finalHp)
        expect(winnerByHp(end, maxHp)).toBe(fight.winner)
      }),
      RUNS,
    )
  })

  test('is the same byte for byte from the same seed, and all its numbers are whole (R07, R10)', () => {
    fc.assert(
      fc.property(anyFighter, anyFighter, aSeed, (attacker, defender, hex) => {
        const bytes = JSON.stringify(simulateFight({ attacker, defender }, hex))
        expect(JSON.stringify(simulateFight({ attacker, defender }, hex.toUpperCase()))).toBe(bytes)
        expect(bytes).not.toMatch(/\d\.\d|null|-\d/)
      }),
      { ...RUNS, numRuns: 300 },
    )
  })
})
