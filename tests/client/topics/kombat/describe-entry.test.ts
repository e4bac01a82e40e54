import { describe, expect, test } from 'vitest'
import { describeEntry, fightLog, lastLines } from '#client/topics/kombat/screens/battle/panel/describe-entry.ts'
import { simulateFight } from '#rules/kombat/fight.ts'
import { fightStatsOf } from '#rules/kombat/fighter-stats.ts'
import type { ArmyStep } from '#rules/units.ts'
import { anEntry } from '#workbench/fixtures/entry.ts'

const kinds = (over: Parameters<typeof anEntry>[0], index = 2) =>
  describeEntry(anEntry(over), index, 'attacker').map(({ kind, hpChange }) => [kind, hpChange])

describe('the battle log in words (rows 79, 81, 92)', () => {
  test('the two set-up entries have no line', () => {
    expect(kinds({ damage_attack: 40 }, 0)).toEqual([])
    expect(kinds({ damage_attack: 40 }, 1)).toEqual([])
  })

  test('a hit and a critical hit differ', () => {
    expect(kinds({ damage_attack: 40 })).toEqual([['hit', -40]])
    expect(kinds({ damage_attack: 80, is_critical: true })).toEqual([['critical', -80]])
  })

  test('an evaded strike is shown even when it would have been critical', () => {
    expect(kinds({ is_opponent_evade: true, is_critical: true })).toEqual([['evaded', 0]])
  })

  test('a frozen fighter loses the turn after its burn', () => {
    expect(kinds({ burning_hell_actor: true, damage_burning_hell: 12, frost_prison_actor: true })).toEqual([
      ['burned', -12],
      ['frozen', 0],
    ])
  })

  test('an action with every effect is described in the order of the rules', () => {
    expect(
      kinds({
        damage_burning_hell: 5,
        damage_attack: 90,
        is_critical: true,
        life_steal: 20,
        damage_reflected: 18,
        burning_hell_opponent: true,
        frost_prison_opponent: true,
      }).map(([kind]) => kind),
    ).toEqual(['burned', 'critical', 'heal', 'reflected', 'ignite', 'freeze'])
  })

  test('a fighter that burnt to death strikes no more', () => {
    expect(kinds({ burning_hell_actor: true, damage_burning_hell: 30, hp_actor: 0 })).toEqual([['burned', -30]])
  })

  test('the defender sees the same fight from the other side (T14)', () => {
    const [line] = describeEntry(anEntry({ damage_attack: 10 }), 2, 'defender')
    expect(line).toMatchObject({ actor: 'opponent', target: 'user' })
  })

  test('only the entries that the arena has played are listed', () => {
    const scenario = [anEntry(), anEntry(), anEntry({ damage_attack: 1 }), anEntry({ damage_attack: 2 })]
    expect(fightLog(scenario, 3, 'attacker').map(({ hpChange }) => hpChange)).toEqual([-1])
    expect(fightLog(scenario, Number.POSITIVE_INFINITY, 'attacker')).toHaveLength(2)
  })

  test('a fight with stances begins with them, one without them does not (R55)', () => {
    const matchup = { own: 'rush', other: 'guard' } as const
    expect(fightLog([anEntry(), anEntry()], 0, 'attacker', matchup)).toMatchObject([{ kind: 'opening', matchup }])
    expect(fightLog([anEntry(), anEntry()], 2, 'attacker', null)).toEqual([])
    expect(lastLines([anEntry(), anEntry(), anEntry({ damage_attack: 1 })], 2, 'attacker', matchup)).toMatchObject([
      { matchup },
    ])
    expect(lastLines([anEntry(), anEntry(), anEntry({ damage_attack: 1 })], 3, 'attacker', matchup)).toMatchObject([
      { kind: 'hit' },
    ])
  })

  test('lines of a whole fight have ids of their own, and every action is listed', () => {
    const stats = (houseId: number) =>
      fightStatsOf({
        houseId,
        armyStep: 0 as ArmyStep,
        items: [],
        stones: [{ type: 'burning-hell', level: 4 }],
        skill: 'reflect',
      })
    const { scenario } = simulateFight({ attacker: stats(0), defender: stats(7) }, 'ab'.repeat(32))
    const lines = fightLog(scenario, scenario.length, 'attacker')
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
    const described = new Set(lines.map(({ id }) => id.split('-')[0]))
    expect(described.size).toBe(scenario.length - 2)
  })
})
