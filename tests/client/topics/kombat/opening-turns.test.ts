import { describe, expect, test } from 'vitest'
import { openingTurns } from '#client/topics/kombat/shared/health-curve/opening-turns.ts'
import type { ScenarioEntry } from '#contracts/wire.ts'
import { anEntry } from '#workbench/fixtures/entry.ts'

const SET_UP = [anEntry(), anEntry({ actor: 'defender' })]
/** Turns of both fighters alternately, the attacker first. */
const turns = (count: number, over: Readonly<Record<number, Partial<ScenarioEntry>>> = {}): ScenarioEntry[] => [
  ...SET_UP,
  ...Array.from({ length: count }, (_, index) =>
    anEntry({ actor: index % 2 === 0 ? 'attacker' : 'defender', damage_attack: 10, ...over[index] }),
  ),
]

describe('the opening of a fight (R55)', () => {
  test('it lasts until both have attacked four times', () => {
    expect(openingTurns(turns(20))).toBe(8)
  })

  test('an evaded attack counts, a frozen turn does not', () => {
    expect(openingTurns(turns(20, { 1: { damage_attack: 0, is_opponent_evade: true } }))).toBe(8)
    expect(openingTurns(turns(20, { 1: { damage_attack: 0, frost_prison_actor: true } }))).toBe(10)
  })

  test('a short fight is all opening', () => {
    expect(openingTurns(turns(5))).toBe(5)
    expect(openingTurns(turns(1, { 0: { damage_attack: 0, damage_burning_hell: 9, hp_actor: 0 } }))).toBe(1)
  })
})
