import { describe, expect, test } from 'vitest'
import { simulateFight } from '../../src/rules/fight.ts'
import type { FightStats, StoneType } from '../../src/rules/fight-types.ts'
import type { Rarity } from '../../src/rules/items.ts'
import { exactPowerOf } from '../../src/rules/power.ts'
import { STONE_TYPES } from '../../src/rules/stones.ts'
import { aBuild, fullSet, SKILL_NAMES, seedOf, stonesOf } from './builds.ts'

interface Duel {
  /** Share of fights that the first fighter won, in percent. */
  readonly wonPercent: number
  readonly actions: number
  /** Share of fights that the first mover won, in percent. */
  readonly firstMoverPercent: number
}

let nextSeed = 0

const duel = (own: FightStats, other: FightStats, count: number): Duel => {
  let won = 0
  let actions = 0
  let firstMoverWon = 0
  for (let index = 0; index < count; index++) {
    const isAttacker = index % 2 === 0
    const sides = isAttacker ? { attacker: own, defender: other } : { attacker: other, defender: own }
    const fight = simulateFight(sides, seedOf(nextSeed++))
    if ((fight.winner === 'attacker') === isAttacker) won++
    if (fight.scenario[2]?.actor === fight.winner) firstMoverWon++
    actions += fight.actions
  }
  return { wonPercent: (100 * won) / count, actions: actions / count, firstMoverPercent: (100 * firstMoverWon) / count }
}

const within = (value: number | undefined, low: number, high: number): void => {
  expect(value).toBeGreaterThanOrEqual(low)
  expect(value).toBeLessThanOrEqual(high)
}

const mean = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0) / list.length
const HOUSE_IDS = [0, 1, 2, 3, 4, 5, 6, 7]

const houseTable = (rarity: Rarity | null, count: number) => {
  const builds = HOUSE_IDS.map((house) => aBuild({ house, items: rarity ? fullSet(rarity) : [] }))
  const duels = builds.map((own) => builds.map((other) => duel(own, other, count)))
  return {
    shares: duels.map((row) => mean(row.map((one) => one.wonPercent))),
    pairs: duels.flat().map((one) => one.wonPercent),
    actions: mean(duels.flat().map((one) => one.actions)),
    firstMover: mean(duels.flat().map((one) => one.firstMoverPercent)),
  }
}

const rounded = (shares: readonly number[]): string => shares.map((share) => Math.round(share)).join(' ')

describe('balance of the houses (R07, row 90)', () => {
  test('naked, each house wins 43–58 % on average, and the first mover half of all fights', () => {
    const table = houseTable(null, 1200)
    expect(rounded(table.shares)).toMatchInlineSnapshot(`"56 54 45 51 48 51 50 45"`)
    for (const share of table.shares) within(share, 43, 58)
    for (const pair of table.pairs) within(pair, 36, 64)
    within(table.firstMover, 49, 51)
    within(table.actions, 15, 19.5)
  })

  test.each(['common', 'uncommon', 'rare', 'epic', 'legendary'] as const)(
    'in %s gear, each house wins 47–56 percent, give or take one',
    (rarity) => {
      const table = houseTable(rarity, 1200)
      for (const share of table.shares) within(share, 46, 57)
      within(table.firstMover, 49, 51)
      within(table.actions, 15, 19)
    },
  )
})

describe('balance of the skills (R08, row 88)', () => {
  test('the average over all skills, itself included, is that of R08 within 4 points', () => {
    const builds = SKILL_NAMES.map((skill) => aBuild({ skill, items: fullSet('common') }))
    const shares = builds.map((own) => mean(builds.map((other) => duel(own, other, 1500).wonPercent)))
    const table = Object.fromEntries(SKILL_NAMES.map((skill, index) => [skill, Math.round(shares[index] ?? 0)]))
    expect(table).toMatchInlineSnapshot(`
      {
        "berserk": 72,
        "desolate": 65,
        "fatal-blow": 45,
        "life-steal": 41,
        "reflect": 41,
        "rising-fury": 37,
      }
    `)
    const wanted = { berserk: 72, desolate: 65, 'fatal-blow': 42, 'life-steal': 43, reflect: 43, 'rising-fury': 37 }
    for (const [index, skill] of SKILL_NAMES.entries()) {
      within(shares[index], wanted[skill] - 4, wanted[skill] + 4)
    }
  })
})

describe('balance of the stones (R09, row 89)', () => {
  const share = (...types: StoneType[]): number =>
    duel(
      aBuild({ skill: 'rising-fury', items: fullSet('common'), stones: stonesOf(4, ...types) }),
      aBuild({ skill: 'rising-fury', items: fullSet('common') }),
      6000,
    ).wonPercent

  test('one stone of level 4 wins 59, 59 and 63 %, all three 78 %', () => {
    const shares = [share('burning-hell'), share('frost-prison'), share('luck-leech'), share(...STONE_TYPES)]
    expect(rounded(shares)).toMatchInlineSnapshot(`"57 60 63 79"`)
    for (const [index, wanted] of [59, 59, 63, 78].entries()) within(shares[index], wanted - 2.5, wanted + 2.5)
  })
})

describe('balance of gear and power (R07)', () => {
  test.each([
    ['common', 'uncommon'],
    ['uncommon', 'rare'],
    ['rare', 'epic'],
    ['epic', 'legendary'],
  ] as const)('one slot up from %s to %s wins 66 percent', (lower, upper) => {
    const plain = fullSet(lower)
    const better = fullSet(upper)
    const shares = plain.map(
      (_, slot) =>
        duel(
          aBuild({ items: plain.map((item, index) => (index === slot ? (better[index] ?? item) : item)) }),
          aBuild({ items: plain }),
          1500,
        ).wonPercent,
    )
    within(mean(shares), 64, 68)
  })

  test('attack alone ×1.05, 1.1, 1.2 wins about 59, 68, 82 %; power, which is their root, about 68, 83, 96 %', () => {
    const base = aBuild({ items: fullSet('common') })
    const attackOnly = [1.05, 1.1, 1.2].map(
      (factor) => duel({ ...base, attack: Math.round(base.attack * factor) }, base, 6000).wonPercent,
    )
    const stronger = (factor: number): FightStats => ({
      ...base,
      attack: Math.round(base.attack * factor),
      maxHp: Math.round(base.maxHp * factor),
    })
    expect(exactPowerOf(stronger(1.1)) / exactPowerOf(base)).toBeCloseTo(1.1, 2)
    const power = [1.05, 1.1, 1.2].map((factor) => duel(stronger(factor), base, 6000).wonPercent)
    expect(`${rounded(attackOnly)} | ${rounded(power)}`).toMatchInlineSnapshot(`"61 70 81 | 70 83 97"`)
    for (const [index, wanted] of [59, 68, 82].entries()) within(attackOnly[index], wanted - 3, wanted + 3)
    for (const [index, wanted] of [68, 83, 96].entries()) within(power[index], wanted - 3, wanted + 3)
  })
})
