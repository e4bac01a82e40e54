import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { simulateFight } from '../../src/rules/fight.ts'
import { replayHp, winnerByHp } from '../../src/rules/fight-replay.ts'
import type { EquippedStone, FightStats } from '../../src/rules/fight-types.ts'
import { STONE_TYPES } from '../../src/rules/stones.ts'
import { SKILL_NAMES } from './builds.ts'
import { auditFight } from './fight-audit.ts'

const percent = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((tenths) => tenths / 10)

const stones = fc.tuple(...STONE_TYPES.map(() => fc.integer({ min: 0, max: 4 }))).map((levels) =>
  STONE_TYPES.flatMap((type, index) => {
    const level = levels[index] ?? 0
    return level === 0 ? [] : [{ type, level: level as EquippedStone['level'] }]
  }),
)

const fighter: fc.Arbitrary<FightStats> = fc.record({
  maxHp: fc.integer({ min: 1, max: 17_958 }),
  attack: fc.integer({ min: 1, max: 2442 }),
  critPercent: percent(0, 95.4),
  evasionPercent: percent(0, 60),
  critDamagePercent: percent(200, 300),
  reflectPercent: percent(0, 30),
  lifeStealPercent: percent(0, 25),
  skill: fc.constantFrom(...SKILL_NAMES),
  stones,
})

const seed = fc
  .array(fc.integer({ min: 0, max: 0xffffffff }), { minLength: 8, maxLength: 8 })
  .map((words) => words.map((word) => word.toString(16).padStart(8, '0')).join(''))

const RUNS = { numRuns: 1500, seed: 20_261_121 }

describe('a fight between any two fighters', () => {
  test('obeys the rules entry by entry (rows 83, 88–90, 92; R07–R10)', () => {
    fc.assert(
      fc.property(fighter, fighter, seed, (attacker, defender, hex) => {
        auditFight({ attacker, defender }, simulateFight({ attacker, defender }, hex))
      }),
      RUNS,
    )
  })

  test('replays from its entries alone to the stored HP and winner, never below 0 or above the maximum (row 83)', () => {
    fc.assert(
      fc.property(fighter, fighter, seed, (attacker, defender, hex) => {
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
      fc.property(fighter, fighter, seed, (attacker, defender, hex) => {
        const bytes = JSON.stringify(simulateFight({ attacker, defender }, hex))
        expect(JSON.stringify(simulateFight({ attacker, defender }, hex))).toBe(bytes)
        expect(bytes).not.toMatch(/\d\.\d|null|-\d/)
      }),
      { ...RUNS, numRuns: 300 },
    )
  })
})
