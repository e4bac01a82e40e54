import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { simulateFight } from '#rules/kombat/fight.ts'
import { fightSummary } from '#rules/kombat/fight-summary.ts'
import type { Side, TurnEntry } from '#rules/kombat/fight-types.ts'
import { anEntry } from '#workbench/fixtures/entry.ts'
import { aFight } from './fight-arbitraries.ts'

const entry = (fields: Partial<TurnEntry>): TurnEntry => anEntry({ hp_actor: 500, ...fields })

const SET_UP = [entry({}), entry({ actor: 'defender' })]

describe('the summary of a fight (extra 10)', () => {
  test('counts for each side its damage by source and what it suffered', () => {
    const summary = fightSummary([
      ...SET_UP,
      entry({ damage_attack: 40, damage_reflected: 8, burning_hell_opponent: true, hp_actor: 492 }),
      entry({
        actor: 'defender',
        burning_hell_actor: true,
        damage_burning_hell: 15,
        is_opponent_evade: true,
        hp_actor: 445,
      }),
      entry({ damage_attack: 120, is_critical: true, life_steal: 5, frost_prison_opponent: true, hp_actor: 497 }),
      entry({ actor: 'defender', frost_prison_actor: true, hp_actor: 325 }),
      entry({ damage_attack: 60, hp_actor: 497 }),
      entry({ actor: 'defender', damage_attack: 30, hp_actor: 265 }),
    ])
    expect(summary.attacker).toEqual({
      totalDamage: 235,
      damage: { plain: 100, critical: 120, burning: 15, reflection: 0 },
      healed: 5,
      biggestHit: 120,
      isBiggestHitCritical: true,
      attacks: 3,
      landed: 3,
      criticals: 1,
      evaded: 1,
      frozenTurns: 0,
      burningTurns: 0,
      actions: 3,
      finalHp: 467,
    })
    expect(summary.defender).toEqual({
      totalDamage: 38,
      damage: { plain: 30, critical: 0, burning: 0, reflection: 8 },
      healed: 0,
      biggestHit: 30,
      isBiggestHitCritical: false,
      attacks: 2,
      landed: 1,
      criticals: 0,
      evaded: 0,
      frozenTurns: 1,
      burningTurns: 1,
      actions: 3,
      finalHp: 265,
    })
  })

  test('does not count an attack for a fighter that burned to death before it', () => {
    const { attacker } = fightSummary([
      ...SET_UP,
      entry({ burning_hell_actor: true, damage_burning_hell: 600, hp_actor: 0 }),
    ])
    expect(attacker).toMatchObject({ actions: 1, attacks: 0, burningTurns: 1, finalHp: 0 })
  })

  test('of a fight that has not begun is all zeros', () => {
    const { attacker, defender } = fightSummary(SET_UP)
    expect(attacker).toEqual(defender)
    expect(attacker).toMatchObject({ totalDamage: 0, biggestHit: 0, actions: 0, finalHp: 500 })
  })

  test('adds up for any fight: damage, healing and HP left, the last hit capped at the HP left', () => {
    fc.assert(
      fc.property(aFight, ({ sides, seed }) => {
        const fight = simulateFight(sides, seed)
        const summary = fightSummary(fight.scenario)
        const other = { attacker: 'defender', defender: 'attacker' } as const
        for (const side of ['attacker', 'defender'] as const satisfies readonly Side[]) {
          const own = summary[side]
          expect(own.finalHp).toBe(fight.finalHp[side])
          const left = sides[side].maxHp + own.healed - summary[other[side]].totalDamage
          if (own.finalHp > 0) expect(left).toBe(own.finalHp)
          else expect(left).toBeLessThanOrEqual(0)
          expect(own.attacks).toBe(own.landed + summary[other[side]].evaded)
        }
        expect(summary.attacker.actions + summary.defender.actions).toBe(fight.actions)
      }),
      { numRuns: 1000, seed: 20_261_121 },
    )
  })
})
