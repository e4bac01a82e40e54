import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { simulateFight } from '#rules/kombat/fight.ts'
import { replayHp, winnerByHp } from '#rules/kombat/fight-replay.ts'
import type { FightStats } from '#rules/kombat/fight-types.ts'
import { SKILL_NAMES } from '#rules/kombat/skills.ts'
import { STONE_TYPES } from '#rules/stones/stones.ts'
import { type Fighter, listed, NUMBERS, fight as recomputed } from '#tests/helpers/players/recomputed-fight.ts'
import { anyFighter, aSeed } from './fight-arbitraries.ts'

const RUNS = { numRuns: 1500, seed: 20_261_121 }

const entrantOf = (stats: FightStats, { stance: other }: FightStats): Fighter => ({
  maxHp: stats.maxHp,
  attack: stats.attack,
  crit: stats.critPercent,
  evasion: stats.evasionPercent,
  critDamage: stats.critDamagePercent,
  reflect: stats.reflectPercent,
  lifeSteal: stats.lifeStealPercent,
  skill: listed(NUMBERS.skills, SKILL_NAMES.indexOf(stats.skill)),
  stones: STONE_TYPES.map((type) => stats.stones.find((stone) => stone.type === type)?.level ?? 0),
  // A stance works only if the other fighter has one, too (R55). All entrants of a tournament have one.
  ...(stats.stance !== undefined && other !== undefined && { stance: stats.stance }),
})

describe('a fight between any two fighters', { timeout: 30_000 }, () => {
  test('is, entry by entry, the one of tournament.md’s recipe (rows 83, 88–90, 92; R07–R10, R55)', () => {
    fc.assert(
      fc.property(anyFighter, anyFighter, aSeed, (attacker, defender, hex) => {
        const { isUpper, actions, upperHp, lowerHp, scenario } = recomputed(
          NUMBERS,
          entrantOf(attacker, defender),
          entrantOf(defender, attacker),
          hex,
        )
        const finalHp = { attacker: upperHp, defender: lowerHp }
        const winner = isUpper ? 'attacker' : 'defender'
        expect(simulateFight({ attacker, defender }, hex)).toEqual({ scenario, winner, actions, finalHp })
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
