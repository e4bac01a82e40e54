import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ARENA_BOSSES } from '#rules/boss/boss-fight.ts'
import { RULES_VERSION, simulateFight } from '#rules/kombat/fight.ts'
import type { FightOutcome, FightStats, Side, TurnEntry } from '#rules/kombat/fight-types.ts'
import { inputsBy, simulationOf } from '#rules/kombat/fight-versions.ts'
import { FEWEST_IN_MIX, stanceMixes } from '#rules/kombat/stance-mix.ts'
import { BEATS, drawnStance, matchupOutcome, STANCES, type Stance, startingStance } from '#rules/kombat/stances.ts'
import { rankPoints } from '#rules/season/ranks.ts'
import { aFighter, seedOf, stonesOf } from './builds.ts'
import { aFight } from './fight-arbitraries.ts'

const OPENING = 4
const FIGHTS = 400

/**
 * A fighter with so much attack that rounding is negligible, and so much health that the fight takes all forty actions.
 */
const large = (over: Partial<FightStats> = {}): FightStats => aFighter({ attack: 1_000_000, maxHp: 1e12, ...over })

const without = ({ stance: _, ...stats }: FightStats): FightStats => stats

type Sides = Readonly<Record<Side, FightStats>>

const fightsOf = (sides: Sides, count = FIGHTS): FightOutcome[] =>
  Array.from({ length: count }, (_, index) => simulateFight(sides, seedOf(index)))

/** All attacks of the attacker, including evaded ones. A frozen action is not an attack. */
const attacksOf = (fight: FightOutcome): TurnEntry[] =>
  fight.scenario.slice(2).filter((entry) => entry.actor === 'attacker' && !entry.frost_prison_actor)

interface Attack {
  readonly no: number
  /** Damage relative to the damage of the same draws without stances. Null if the attack was evaded. */
  readonly factor: number | null
}

/**
 * Compares attacks with the same fight without stances. Both fights make the same draws as long as Trick changes no
 * evasion.
 */
const factorsOf = (sides: Sides): Attack[][] => {
  const plain = fightsOf({ attacker: without(sides.attacker), defender: without(sides.defender) }).map(attacksOf)
  return fightsOf(sides).map((fight, index) =>
    attacksOf(fight).map((entry, attack) => ({
      no: attack + 1,
      factor: entry.is_opponent_evade ? null : entry.damage_attack / (plain[index]?.[attack]?.damage_attack ?? 0),
    })),
  )
}

const evadedPercent = (sides: Sides, isCounted: (no: number) => boolean): number => {
  const attacks = fightsOf(sides, 3000).flatMap((fight) => attacksOf(fight).filter((_, index) => isCounted(index + 1)))
  return (100 * attacks.filter((entry) => entry.is_opponent_evade).length) / attacks.length
}
const inOpening = (no: number): boolean => no <= OPENING
const afterOpening = (no: number): boolean => no > OPENING

describe('damage in the opening (R55)', () => {
  test.each([
    ['rush', 'rush', 1.1],
    ['rush', 'trick', 1.1],
    ['rush', 'guard', 1.1 * 0.82],
    ['guard', 'guard', 0.82],
    ['guard', 'rush', 1],
    ['trick', 'rush', 1],
  ] as const)('of %s against %s is ×%f in the first four attacks and plain from the fifth', (own, other, factor) => {
    const attacks = factorsOf({ attacker: large({ stance: own }), defender: large({ stance: other }) }).flat()
    expect(attacks.filter(({ no }) => afterOpening(no)).length).toBeGreaterThan(10 * FIGHTS)
    for (const { no, factor: dealt } of attacks) expect(dealt).toBeCloseTo(inOpening(no) ? factor : 1, 4)
  })

  test('of Trick is not softened by Guard', () => {
    const fights = fightsOf({ attacker: large({ stance: 'trick' }), defender: large({ stance: 'guard' }) })
    // The first strike of the fight is halved.
    const hits = fights.flatMap((fight) => attacksOf(fight).slice(1, OPENING)).map((entry) => entry.damage_attack)
    expect(Math.min(...hits)).toBeGreaterThanOrEqual(0.75 * 0.7 * 1_000_000)
    expect(Math.max(...hits)).toBeLessThanOrEqual(0.75 * 1.3 * 1_000_000)
  })

  test('counts evaded attacks', () => {
    const evasive = large({ stance: 'rush', evasionPercent: 50 })
    const fights = factorsOf({ attacker: large({ stance: 'rush' }), defender: evasive })
    expect(
      fights.filter((attacks) => attacks.slice(0, OPENING).some(({ factor }) => factor === null)).length,
    ).toBeGreaterThan(300)
    for (const { no, factor } of fights.flat())
      if (factor !== null) expect(factor).toBeCloseTo(inOpening(no) ? 1.1 : 1, 4)
  })

  test('does not count actions that the ice took', () => {
    const sides = {
      attacker: large({ stance: 'rush' }),
      defender: large({ stance: 'rush', stones: stonesOf(4, 'frost-prison') }),
    }
    const frozen = fightsOf(sides).filter((fight) =>
      fight.scenario.slice(2, 2 + OPENING).some((entry) => entry.actor === 'attacker' && entry.frost_prison_actor),
    )
    expect(frozen.length).toBeGreaterThan(10)
    for (const { no, factor } of factorsOf(sides).flat()) expect(factor).toBeCloseTo(inOpening(no) ? 1.1 : 1, 4)
  })

  test('is what Reflect returns a part of, softened or not', () => {
    const sides = { attacker: large({ stance: 'rush' }), defender: large({ stance: 'guard', skill: 'reflect' }) }
    for (const fight of fightsOf(sides, 50))
      for (const entry of attacksOf(fight)) expect(entry.damage_reflected).toBe(Math.round(entry.damage_attack * 0.2))
    const [first] = factorsOf(sides)
    expect(first?.[0]?.factor).toBeCloseTo(1.1 * 0.82, 4)
  })

  test('leaves burns as they are', () => {
    const burner = large({ stance: 'rush', stones: stonesOf(4, 'burning-hell') })
    for (const stance of STANCES) {
      const entries = fightsOf({ attacker: burner, defender: large({ stance }) }).flatMap(({ scenario }) =>
        scenario.slice(2, 10),
      )
      const burning = entries.filter((entry) => entry.burning_hell_actor)
      expect(burning.length).toBeGreaterThan(100)
      for (const entry of burning) expect(entry.damage_burning_hell).toBe(150_000)
    }
  })
})

describe('evasion in the opening (R55)', () => {
  const trick = large({ stance: 'trick', evasionPercent: 5 })

  test.each(['guard', 'trick'] as const)(
    'is 11 points higher for Trick against %s, in each of the first four attacks alone',
    (stance) => {
      const sides = { attacker: large({ stance }), defender: trick }
      for (let attack = 1; attack <= OPENING; attack++) {
        const percent = evadedPercent(sides, (no) => no === attack)
        expect(percent).toBeGreaterThan(14)
        expect(percent).toBeLessThan(18)
      }
      expect(evadedPercent(sides, afterOpening)).toBeCloseTo(5, 0)
    },
  )

  test('is over with the fourth attack, evaded ones included', () => {
    const fights = fightsOf({ attacker: large({ stance: 'trick' }), defender: large({ stance: 'trick' }) }).map(
      attacksOf,
    )
    const someEvaded = fights.filter((attacks) => attacks.slice(0, OPENING).some((entry) => entry.is_opponent_evade))
    expect(someEvaded.length).toBeGreaterThan(100)
    for (const attacks of fights) expect(attacks.slice(OPENING).some((entry) => entry.is_opponent_evade)).toBe(false)
  })

  test('is as always for Trick against Rush, and where nobody has Trick', () => {
    const turnsOf = (sides: Sides): boolean[] =>
      fightsOf(sides).flatMap((fight) => attacksOf(fight).map((entry) => entry.is_opponent_evade))
    for (const [own, other] of [
      ['rush', 'trick'],
      ['guard', 'rush'],
      ['guard', 'guard'],
    ] as const) {
      const sides = { attacker: large({ stance: own }), defender: { ...trick, stance: other } }
      expect(turnsOf(sides)).toEqual(turnsOf({ attacker: without(sides.attacker), defender: without(sides.defender) }))
    }
  })

  test('does not help against a fatal blow (R08)', () => {
    const fights = fightsOf({ attacker: large({ stance: 'guard', skill: 'fatal-blow' }), defender: trick }, 1000).map(
      attacksOf,
    )
    const third = fights
      .filter((attacks) => attacks.slice(0, 2).every((entry) => !entry.is_opponent_evade))
      .map((attacks) => attacks[2])
    expect(third.length).toBeGreaterThan(500)
    for (const entry of third) expect(entry).toMatchObject({ is_critical: true, is_opponent_evade: false })
  })
})

describe('stances of one side alone (R55)', () => {
  test.each(STANCES)('%s does nothing against a boss or any other fighter without a stance', (stance) => {
    const own = aFighter({ evasionPercent: 5, critPercent: 10, stance })
    for (const other of [aFighter({ evasionPercent: 5 }), ARENA_BOSSES['boss-mammoth'].stats]) {
      const before = fightsOf({ attacker: without(own), defender: other }, 50)
      expect(fightsOf({ attacker: own, defender: other }, 50)).toEqual(before)
      const mirrored = fightsOf({ attacker: other, defender: without(own) }, 50)
      expect(fightsOf({ attacker: other, defender: own }, 50)).toEqual(mirrored)
    }
  })

  test('bosses have no stance', () => {
    for (const { stats } of Object.values(ARENA_BOSSES)) expect(stats).not.toHaveProperty('stance')
  })

  test('without any, all turns are what they were in version 2', () => {
    fc.assert(
      fc.property(aFight, ({ sides, seed }) => {
        const bare = { attacker: without(sides.attacker), defender: without(sides.defender) }
        expect(simulationOf('2')?.(sides, seed)).toEqual(simulateFight(bare, seed))
      }),
      { numRuns: 300, seed: 20_261_129 },
    )
  })
})

describe('a matchup of two stances (R55)', () => {
  test('Rush beats Trick, Trick beats Guard, Guard beats Rush', () => {
    expect(BEATS).toEqual({ rush: 'trick', trick: 'guard', guard: 'rush' })
    expect(STANCES.map((own) => STANCES.map((other) => matchupOutcome(own, other)))).toEqual([
      ['even', 'behind', 'ahead'],
      ['ahead', 'even', 'behind'],
      ['behind', 'ahead', 'even'],
    ])
  })

  test('is even in a world where nobody has chosen: newcomers and bots have each stance as often', () => {
    const share = (stances: readonly Stance[], stance: Stance): number =>
      stances.filter((one) => one === stance).length / stances.length
    const newcomers = Array.from({ length: 3000 }, (_, id) => startingStance(id - 150, 1_790_000_000_000))
    const moments = Array.from({ length: 3000 }, (_, ms) => startingStance(5000, 1_790_000_000_000 + ms))
    const bots = Array.from({ length: 3000 }, (_, index) => drawnStance(seedOf(index)))
    for (const stance of STANCES) {
      for (const drawn of [newcomers, moments, bots]) expect(Math.abs(share(drawn, stance) - 1 / 3)).toBeLessThan(0.03)
    }
    expect(drawnStance(seedOf(1))).toBe(drawnStance(seedOf(1)))
    expect(() => drawnStance('lucky')).toThrow(RangeError)
  })
})

describe('what a version of the rules fights with', () => {
  const sides = { attacker: large({ stance: 'rush' }), defender: large({ stance: 'guard' }) }

  test('is no stance by version 2, also where a bot is drawn with one', () => {
    expect(inputsBy('2', sides)).toEqual({ attacker: without(sides.attacker), defender: without(sides.defender) })
    expect(inputsBy(RULES_VERSION, sides)).toEqual(sides)
  })
})

describe('the mix of a tier (R55)', () => {
  const fighters = (rank: number, counts: Readonly<Record<Stance, number>>) =>
    STANCES.flatMap((stance) => Array.from({ length: counts[stance] }, () => ({ rank: rankPoints(rank), stance })))

  test('is in whole percent, of each tier by itself', () => {
    const mixes = stanceMixes([
      ...fighters(0, { rush: 10, guard: 10, trick: 10 }),
      ...fighters(5000, { rush: 31, guard: 9, trick: 0 }),
    ])
    expect([...mixes.values()]).toEqual([
      { rush: 33, guard: 33, trick: 33 },
      { rush: 78, guard: 23, trick: 0 },
    ])
  })

  test('is not shown for fewer than thirty fighters', () => {
    expect(FEWEST_IN_MIX).toBe(30)
    expect(stanceMixes(fighters(0, { rush: 29, guard: 0, trick: 0 })).size).toBe(0)
    expect(stanceMixes(fighters(0, { rush: 29, guard: 0, trick: 1 })).size).toBe(1)
    expect(stanceMixes([]).size).toBe(0)
  })
})
