import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ARENA_BOSSES } from '#rules/boss/boss-fight.ts'
import type { FightStats } from '#rules/kombat/fight-types.ts'
import { changed, type WhatHelps, whatHelpsSteps } from '#rules/kombat/what-helps.ts'
import { anyFighter, aSeed } from './fight-arbitraries.ts'

const whatHelps = (...asked: Parameters<typeof whatHelpsSteps>): WhatHelps => {
  const steps = whatHelpsSteps(...asked)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

const SEED = '0123456789abcdef'
const FIGHTER: FightStats = {
  maxHp: 1800,
  attack: 160,
  critPercent: 15,
  evasionPercent: 8,
  critDamagePercent: 200,
  reflectPercent: 0,
  lifeStealPercent: 0,
  skill: 'rising-fury',
  stones: [],
}
const helpsOf = (own: Partial<FightStats>, enemy: Partial<FightStats> = {}, skills: FightStats['skill'][] = []) =>
  whatHelps(
    { attacker: { ...FIGHTER, ...own }, defender: { ...FIGHTER, ...enemy } },
    { side: 'attacker', skills, seedHex: SEED },
  )

describe('what would have helped in a lost fight (extra 10)', () => {
  test('equal fighters win half of their fights, and a tenth more of attack or health helps', () => {
    const { percent, helps } = helpsOf({})
    expect(percent).toBeGreaterThan(44)
    expect(percent).toBeLessThan(56)
    expect(helps.map(({ change }) => change.kind)).toEqual(expect.arrayContaining(['attack', 'health']))
    expect(helps.find(({ change }) => change.kind === 'attack')?.percent).toBeGreaterThan(percent + 10)
  })

  test('a better skill is named, of several the best one; the fighter’s own never is', () => {
    const { helps } = helpsOf({}, {}, ['rising-fury', 'reflect', 'desolate'])
    expect(helps.filter(({ change }) => change.kind === 'skill').map(({ change }) => change)).toEqual([
      { kind: 'skill', skill: 'desolate' },
    ])
    expect(helpsOf({ skill: 'desolate' }, {}, ['desolate', 'rising-fury']).helps).not.toContainEqual(
      expect.objectContaining({ change: { kind: 'skill', skill: 'rising-fury' } }),
    )
  })

  test('the best comes first, and nothing is named that does not help', () => {
    const { helps, percent } = helpsOf({}, { maxHp: 2000 }, ['desolate'])
    expect(helps.length).toBeGreaterThan(1)
    expect(helps.map((help) => help.percent)).toEqual(helps.map((help) => help.percent).toSorted((a, b) => b - a))
    for (const help of helps) expect(help.percent).toBeGreaterThanOrEqual(percent + 4)
  })

  test('against a far stronger opponent nothing helps, and nothing is named', () => {
    expect(helpsOf({}, { maxHp: 18_000, attack: 2400 }, ['desolate'])).toEqual({ percent: 0, helps: [] })
  })

  test('a stone is tried one level higher, and none above the highest', () => {
    const own = { ...FIGHTER, stones: [{ type: 'burning-hell', level: 2 }] } as const
    expect(changed(own, { kind: 'stone', stone: { type: 'burning-hell', level: 3 } }).stones).toEqual([
      { type: 'burning-hell', level: 3 },
    ])
    const full = (['burning-hell', 'frost-prison', 'luck-leech'] as const).map((type) => ({ type, level: 4 }) as const)
    expect(helpsOf({ stones: full }).helps.some(({ change }) => change.kind === 'stone')).toBe(false)
  })

  test('the defender is asked for as the attacker is', () => {
    const [attacker, defender] = [{ ...FIGHTER, maxHp: 2000 }, FIGHTER]
    const reported = whatHelps({ attacker, defender }, { side: 'defender', skills: [], seedHex: SEED })
    expect(reported.percent).toBeLessThan(40)
    expect(reported.helps[0]?.percent).toBeGreaterThan(reported.percent)
  })

  test('against a boss more damage helps, in percent of the damage without the change (R25)', () => {
    const boss = ARENA_BOSSES['boss-mammoth'].stats
    const reported = whatHelps(
      { attacker: { ...FIGHTER, maxHp: 20_000 }, defender: boss },
      { side: 'attacker', skills: ['rising-fury', 'reflect'], seedHex: SEED, goal: 'damage' },
    )
    expect(reported.percent).toBe(100)
    expect(reported.helps.find(({ change }) => change.kind === 'attack')?.percent).toBe(110)
  })

  test('any two fighters get the same answer twice, within 0 and 100', () => {
    fc.assert(
      fc.property(anyFighter, anyFighter, aSeed, (attacker, defender, seedHex) => {
        const reported = () => whatHelps({ attacker, defender }, { side: 'attacker', skills: ['berserk'], seedHex })
        const first = reported()
        expect(reported()).toEqual(first)
        for (const { percent } of [first, ...first.helps]) expect(percent >= 0 && percent <= 100).toBe(true)
      }),
      { numRuns: 6, seed: 20_261_126 },
    )
  })
})
