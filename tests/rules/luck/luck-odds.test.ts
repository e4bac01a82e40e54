import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  awakenOdds,
  REFINE_PITY_FAILURES,
  refinedItem,
  refineOdds,
  refinePercent,
  type SmithItem,
} from '#rules/blacksmith/blacksmith.ts'
import { rerollOdds } from '#rules/blacksmith/re-roll.ts'
import { HUNT_STAGES, huntOdds, huntStageOf } from '#rules/hunt/hunts.ts'
import { BOX_KINDS, boxOdds } from '#rules/items/boxes.ts'
import { LINE_QUALITY_ODDS, LINE_RANGES, LINE_TYPES, type LineType } from '#rules/items/item-lines.ts'
import { type ItemStat, rollItem } from '#rules/items/items.ts'
import {
  isHonestRoll,
  LUCK_ROLL_NAMES,
  type LuckRollName,
  type LuckRolls,
  luckText,
  rollLuck,
} from '#rules/luck/luck.ts'
import { createRng } from '#rules/prng.ts'
import { STONE_TYPES } from '#rules/stones/stones.ts'
import { chiSquareP } from '../chi-square.ts'

const ROLLS = 100_000
const P_MIN = 0.001
const SERVER_SEED = Buffer.alloc(32, 7)
const sword = (rarity: SmithItem['rarity']): SmithItem => rollItem(createRng('00000001'), { type: 'sword', rarity })

const seedOf = (number: number, name: LuckRollName): string =>
  createHmac('sha256', SERVER_SEED)
    .update(luckText('chi', number, name))
    .digest('hex')

const rolls = <N extends LuckRollName>(name: N, odds: LuckRolls[N]['odds']): LuckRolls[N]['outcome'][] =>
  Array.from({ length: ROLLS }, (_, index) => rollLuck(seedOf(index + 1, name), name, odds))

const countsBy = <T>(list: readonly T[], outcomes: readonly unknown[], of: (entry: T) => unknown): number[] => {
  const counts = new Map(outcomes.map((outcome) => [outcome, 0]))
  for (const entry of list) counts.set(of(entry), (counts.get(of(entry)) ?? 0) + 1)
  expect(counts.size).toBe(outcomes.length)
  return [...counts.values()]
}
const alike = (outcomes: readonly unknown[]): number[] => outcomes.map(() => 1)
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index)

const QUALITIES = [1, 2, 3, 4, 5] as const

const areDrawnEvenly = (lines: readonly ItemStat[], types: readonly LineType[], qualities: readonly number[]): void => {
  expect(
    chiSquareP(
      countsBy(lines, types, ({ type }) => type),
      alike(types),
    ),
  ).toBeGreaterThan(P_MIN)
  for (const type of types) {
    const { decimals, max, min } = LINE_RANGES[type]
    const scale = 10 ** decimals
    for (const quality of qualities) {
      const from = quality === 1 ? Math.round(min * scale) : Math.round((max[quality - 2] ?? 0) * scale) + 1
      const values = range(from, Math.round((max[quality - 1] ?? 0) * scale))
      const drawn = lines.filter((line) => line.type === type && line.level === quality)
      const counts = countsBy(drawn, values, ({ value }) => Math.round(value * scale))
      expect(chiSquareP(counts, alike(values)), `${type} of quality ${quality}`).toBeGreaterThan(P_MIN)
    }
  }
}

const agreesWithR16 = (lines: readonly ItemStat[], types: readonly LineType[]): void => {
  const qualities = countsBy(lines, QUALITIES, ({ level }) => level)
  expect(chiSquareP(qualities, LINE_QUALITY_ODDS)).toBeGreaterThan(P_MIN)
  areDrawnEvenly(lines, types, QUALITIES)
}

describe('a hundred thousand rolls of a chain agree with the written odds (R46)', () => {
  test.each([
    ['common', 70],
    ['uncommon', 45],
  ] as const)('refining %s succeeds in %d % and adds a line by R16 (R17)', (rarity, percent) => {
    const item = sword(rarity)
    const rolled = rolls('refine', refineOdds(item, 0))
    const [good, bad] = countsBy(rolled, [true, false], ({ succeeded }) => succeeded)
    expect(chiSquareP([good ?? 0, bad ?? 0], [percent, 100 - percent])).toBeGreaterThan(P_MIN)
    expect(rolled.every(({ succeeded, lines }) => lines.length === (succeeded ? 1 : 0))).toBe(true)
    const taken = item.stats.map(({ type }) => type)
    agreesWithR16(
      rolled.flatMap(({ lines }) => lines),
      LINE_TYPES.filter((type) => !taken.includes(type)),
    )
  })

  test.each([
    ['common', 70],
    ['uncommon', 45],
  ] as const)(
    'refining %s until it succeeds takes as many tries as the pity promises (R17)',
    (rarity, percent) => {
      const tries = [0, 0, 0, 0]
      let number = 0
      for (let item = 0; item < ROLLS; item++) {
        let failures = 0
        for (;;) {
          number += 1
          const odds = { ...refineOdds(sword(rarity), failures), line: { types: [], qualityPercents: [] } }
          if (rollLuck(seedOf(number, 'refine'), 'refine', odds).succeeded) break
          failures += 1
        }
        tries[failures] = (tries[failures] ?? 0) + 1
      }
      const [p, q] = [percent / 100, 1 - percent / 100]
      expect(chiSquareP(tries, [p, q * p, q * q * p, q ** 3])).toBeGreaterThan(P_MIN)
      expect(tries).toHaveLength(REFINE_PITY_FAILURES + 1)
    },
    60_000,
  )

  test('awakening adds a line by R16 (R18)', () => {
    const rolled = rolls('awaken', awakenOdds(sword('prototype')))
    agreesWithR16(
      rolled.flatMap(({ lines }) => lines),
      LINE_TYPES,
    )
  })

  test('a re-roll draws each line anew by R16, set pieces with their qualities (R20)', () => {
    const lines = sword('rare').stats.filter(({ primary }) => !primary)
    const rolled = rolls('re-roll', rerollOdds(lines, false))
    agreesWithR16(
      rolled.map(({ lines: [first] }) => first as ItemStat),
      LINE_TYPES,
    )
    agreesWithR16(
      rolled.map(({ lines: [, second] }) => second as ItemStat),
      LINE_TYPES,
    )
    const piece = [5, 4].map((level): ItemStat => ({ name: 'hp', type: 'hp-flat', value: 1, level, primary: false }))
    const kept = rolls('re-roll', rerollOdds(piece, true)).map((roll) => roll.lines)
    expect(new Set(kept.map((pair) => pair.map(({ level }) => level).join()))).toEqual(new Set(['5,4']))
    expect(kept.every(([first, second]) => first?.type !== second?.type)).toBe(true)
    areDrawnEvenly(
      kept.map(([first]) => first as ItemStat),
      LINE_TYPES,
      [5],
    )
    areDrawnEvenly(
      kept.map(([, second]) => second as ItemStat),
      LINE_TYPES,
      [4],
    )
  })

  test.each(BOX_KINDS)('a box of %s holds each amount as often, titanium an awake stone in 2 % (R18, R34)', (kind) => {
    const odds = boxOdds(kind)
    const rolled = rolls('box', odds)
    const amounts = range(odds.min, odds.max)
    const counts = countsBy(rolled, amounts, ({ materials: [first] }) => first?.quantity)
    expect(chiSquareP(counts, alike(amounts))).toBeGreaterThan(P_MIN)
    const stones = countsBy(rolled, [true, false], ({ materials }) => materials.length === 2)
    expect(chiSquareP(stones, [odds.awakeStonePercent, 100 - odds.awakeStonePercent])).toBeGreaterThan(P_MIN)
  })

  test.each(HUNT_STAGES)('a hunt of $slug brings its kills, TOK and stones by R33 and R23', (stage) => {
    const rolled = rolls('hunt', huntOdds(stage))
    const kills = range(stage.killsMin, stage.killsMax)
    expect(
      chiSquareP(
        countsBy(rolled, kills, (hunt) => hunt.kills),
        alike(kills),
      ),
    ).toBeGreaterThan(P_MIN)
    const steps = range(stage.tokMinNano / 1e7, stage.tokMaxNano / 1e7)
    expect(
      chiSquareP(
        countsBy(rolled, steps, (hunt) => hunt.tokNano / 1e7),
        alike(steps),
      ),
    ).toBeGreaterThan(P_MIN)
    const found = countsBy(rolled, [true, false], ({ stones }) => stones.length === 1)
    expect(chiSquareP(found, [stage.stonePercent, 100 - stage.stonePercent])).toBeGreaterThan(P_MIN)
  })

  test('the stones of hunts are of each type as often (R23)', () => {
    const stones = rolls('hunt', huntOdds(huntStageOf('eternal-abyss-gate'))).flatMap((hunt) => hunt.stones)
    expect(
      chiSquareP(
        countsBy(stones, STONE_TYPES, ({ type }) => type),
        alike(STONE_TYPES),
      ),
    ).toBeGreaterThan(P_MIN)
  })

  test('and the measure itself finds odds that are a percent off', () => {
    const rolled = rolls('refine', refineOdds(sword('common'), 0))
    const counts = countsBy(rolled, [true, false], ({ succeeded }) => succeeded)
    expect(chiSquareP(counts, [71, 29])).toBeLessThan(P_MIN)
    expect(chiSquareP([50, 50], [50, 50])).toBe(1)
    // From tables: 3.841 at one degree of freedom is 5 %.
    expect(chiSquareP([50 + 9.8, 50 - 9.8], [50, 50])).toBeCloseTo(0.05, 3)
  })
})

describe('a roll (R46)', () => {
  test('is seeded by client seed, number and name', () => {
    expect(luckText('my seed', 17, 're-roll')).toBe('my seed:17:re-roll')
    expect(new Set(LUCK_ROLL_NAMES.map((name) => luckText('a', 1, name))).size).toBe(LUCK_ROLL_NAMES.length)
  })

  test('is verified from its seed by the odds stored with it, also after a trip through JSON, and a tampered one is named', () => {
    const odds = refineOdds(sword('uncommon'), 0)
    const numbers = range(1, 20)
    const stored = numbers.map((number) => {
      const outcome = rollLuck(seedOf(number, 'refine'), 'refine', odds)
      return {
        number,
        ...(JSON.parse(JSON.stringify({ name: 'refine', odds, outcome })) as {
          name: 'refine'
          odds: typeof odds
          outcome: typeof outcome
        }),
      }
    })
    const tampered = stored.map((roll) =>
      roll.number === 7 ? { ...roll, outcome: { ...roll.outcome, succeeded: !roll.outcome.succeeded } } : roll,
    )
    const dishonest = (list: typeof stored) =>
      list.filter((roll) => !isHonestRoll(seedOf(roll.number, 'refine'), roll)).map(({ number }) => number)
    expect(dishonest(stored)).toEqual([])
    expect(dishonest(tampered)).toEqual([7])
    // A roll uses the odds that it is given, not the rules' 45 percent.
    const generous = { ...odds, successPercent: 100 }
    expect(rollLuck(seedOf(7, 'refine'), 'refine', generous).succeeded).toBe(true)
    expect(refinePercent('uncommon', 0)).toBe(45)
    expect(refinedItem(sword('common'), []).rarity).toBe('uncommon')
  })

  test('is still verified after its item got another name, but not as another item', () => {
    const odds = { rarity: 'common', types: ['sword'] } as const
    const seed = seedOf(1, 'prize-item')
    const { item } = rollLuck(seed, 'prize-item', odds)
    const stored = (change: object) =>
      ({ name: 'prize-item', odds, outcome: { item: { ...item, ...change } } }) as const
    expect(isHonestRoll(seed, stored({ name: 'Oak Sword' }))).toBe(true)
    expect(isHonestRoll(seed, stored({ slug: 'sword-epic' }))).toBe(false)
  })
})
