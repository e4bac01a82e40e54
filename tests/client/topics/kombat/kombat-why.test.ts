import { describe, expect, test } from 'vitest'
import { whyView } from '#client/topics/kombat/shared/fight-story/why-view.ts'
import type { ScenarioEntry } from '#contracts/wire.ts'
import { anEntry } from '#workbench/fixtures/entry.ts'

const SETUP = [anEntry({ hp_actor: 1000 }), anEntry({ actor: 'defender', hp_actor: 1000 })]
const view = (actions: readonly ScenarioEntry[], over: Partial<Parameters<typeof whyView>[1]> = {}) =>
  whyView([...SETUP, ...actions], {
    side: 'attacker',
    winner: 'attacker',
    maxHp: { attacker: 1000, defender: 1000 },
    ...over,
  })
const FIGHT = [
  anEntry({ damage_attack: 300, hp_actor: 1000 }),
  anEntry({ actor: 'defender', damage_attack: 350, hp_actor: 700 }),
  anEntry({ damage_attack: 700, is_critical: true, hp_actor: 650 }),
]

describe('why a fight ended as it did (extra 10)', () => {
  test('damage is listed by source, and only sources that did any', () => {
    expect(view(FIGHT).sources).toEqual([
      { key: 'plain', own: 300, other: 350 },
      { key: 'critical', own: 700, other: 0 },
    ])
    expect(view(FIGHT).scale).toBe(700)
    expect(view(FIGHT).turns).toBe(3)
  })

  test("the reason is the winner's largest lead, for either viewer", () => {
    const reason = { key: 'critical', more: 700, less: 0 }
    expect(view(FIGHT).reason).toEqual(reason)
    expect(view(FIGHT, { side: 'defender' }).reason).toEqual(reason)
  })

  test('the sides are swapped for the defender', () => {
    expect(view(FIGHT, { side: 'defender' }).sources[0]).toEqual({ key: 'plain', own: 350, other: 300 })
  })

  test('more HP decides where nothing else does', () => {
    const even = [
      anEntry({ damage_attack: 400, hp_actor: 1400 }),
      anEntry({ actor: 'defender', damage_attack: 400, hp_actor: 600 }),
      anEntry({ damage_attack: 1, hp_actor: 1000 }),
    ]
    expect(view(even, { maxHp: { attacker: 1400, defender: 1000 } }).reason).toEqual({
      key: 'hp',
      more: 1400,
      less: 1000,
    })
  })

  test('after 40 turns the share of HP decides, in percent', () => {
    const turns = Array.from({ length: 40 }, (_, turn) =>
      turn % 2 === 0
        ? anEntry({ is_opponent_evade: true, hp_actor: 800 })
        : anEntry({ actor: 'defender', is_opponent_evade: true, hp_actor: 500 }),
    )
    expect(view(turns).reason).toEqual({ key: 'limit', more: 80, less: 50 })
  })

  test('a fight in which nothing happened has a scale all the same', () => {
    expect(view([]).scale).toBe(1)
    expect(view([]).sources).toEqual([])
  })
})
