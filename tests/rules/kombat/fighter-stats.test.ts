import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { STAT_BAR_CAP } from '#rules/constants.ts'
import { HOUSES } from '#rules/house/houses.ts'
import { LINE_RANGES, LINE_TYPES, type LineType } from '#rules/items/item-lines.ts'
import { type ItemStat, LINE_COUNT, PRIMARY_VALUES } from '#rules/items/items.ts'
import { RARITIES } from '#rules/items/rarities.ts'
import { bonusOf, fightStatsOf, totalLifeStealPercent, totalReflectPercent } from '#rules/kombat/fighter-stats.ts'
import { powerOf } from '#rules/kombat/power.ts'
import type { ArmyStep } from '#rules/units.ts'
import { ALL_STONES_4, aBuild, aFighter, fullSet } from './builds.ts'
import { aLoadout } from './fight-arbitraries.ts'

const bestLine = (type: LineType): ItemStat => ({
  name: type,
  type,
  value: LINE_RANGES[type].max[4],
  level: 5,
  primary: false,
})

const bestItems = (lines: readonly LineType[]) =>
  fullSet('legendary').map((item) => ({ ...item, stats: [...item.stats, ...lines.map(bestLine)] }))

const allSetsOfFour = (): LineType[][] =>
  LINE_TYPES.flatMap((a, i) =>
    LINE_TYPES.slice(i + 1).flatMap((b, j) =>
      LINE_TYPES.slice(i + j + 2).flatMap((c, k) => LINE_TYPES.slice(i + j + k + 3).map((d) => [a, b, c, d])),
    ),
  )

describe('fight stats (R06, row 90)', { timeout: 30_000 }, () => {
  test('golden table: naked houses at army step 0 and 23', () => {
    const table = HOUSES.map((house) =>
      [0, 23]
        .map((army) => {
          const stats = aBuild({ house: house.id, army })
          return `${stats.attack}/${stats.maxHp}/${stats.critPercent}%/${stats.evasionPercent}%`
        })
        .join(' → '),
    )
    expect(table).toMatchInlineSnapshot(`
      [
        "180/1275/11%/4.5% → 263/1862/20.2%/4.5%",
        "175/1300/11%/4.5% → 256/1898/20.2%/4.5%",
        "160/1350/12%/5% → 234/1971/21.2%/5%",
        "170/1325/11%/4.5% → 248/1935/20.2%/4.5%",
        "165/1300/13%/5.5% → 241/1898/22.2%/5.5%",
        "170/1300/12%/5% → 248/1898/21.2%/5%",
        "165/1350/11%/4.5% → 241/1971/20.2%/4.5%",
        "165/1250/15%/6.5% → 241/1825/24.2%/6.5%",
      ]
    `)
  })

  test('golden table: house 4 in full plain gear by rarity, with its power (R07)', () => {
    const table = RARITIES.map((rarity) => {
      const stats = aBuild({ items: fullSet(rarity) })
      return `${rarity} ${stats.attack}/${stats.maxHp} power ${powerOf(stats)}`
    })
    expect(table).toMatchInlineSnapshot(`
      [
        "prototype 485/3620 power 1449",
        "common 405/3060 power 1217",
        "uncommon 545/4060 power 1627",
        "rare 725/5380 power 2160",
        "epic 965/7140 power 2870",
        "legendary 1277/9396 power 3788",
      ]
    `)
  })

  test('golden table: every house in full plain gear of every rarity, at army step 0 (row 90)', () => {
    const table = HOUSES.map((house) =>
      RARITIES.map((rarity) => {
        const stats = aBuild({ house: house.id, items: fullSet(rarity) })
        return `${stats.attack}/${stats.maxHp}`
      }).join(' '),
    )
    expect(table).toMatchInlineSnapshot(`
      [
        "500/3595 420/3035 560/4035 740/5355 980/7115 1292/9371",
        "495/3620 415/3060 555/4060 735/5380 975/7140 1287/9396",
        "480/3670 400/3110 540/4110 720/5430 960/7190 1272/9446",
        "490/3645 410/3085 550/4085 730/5405 970/7165 1282/9421",
        "485/3620 405/3060 545/4060 725/5380 965/7140 1277/9396",
        "490/3620 410/3060 550/4060 730/5380 970/7140 1282/9396",
        "485/3670 405/3110 545/4110 725/5430 965/7190 1277/9446",
        "485/3570 405/3010 545/4010 725/5330 965/7090 1277/9346",
      ]
    `)
  })

  test('no build of any house, army step, items, lines and stones passes the caps of the stat bars (row 90)', () => {
    fc.assert(
      fc.property(aLoadout, (loadout) => {
        const stats = fightStatsOf(loadout)
        expect(stats.attack).toBeLessThanOrEqual(STAT_BAR_CAP.attack)
        expect(stats.maxHp).toBeLessThanOrEqual(STAT_BAR_CAP.hp)
        expect(stats.critPercent).toBeLessThanOrEqual(STAT_BAR_CAP.critPercent)
        expect(stats.evasionPercent).toBeLessThanOrEqual(6.5)
        expect(stats.critDamagePercent).toBeLessThanOrEqual(300)
        expect(stats.reflectPercent).toBeLessThanOrEqual(30)
        expect(stats.lifeStealPercent).toBeLessThanOrEqual(25)
      }),
      { numRuns: 3000, seed: 20_261_121 },
    )
  })

  test('are monotonic: another line or army step never lowers them', () => {
    fc.assert(
      fc.property(aLoadout, fc.constantFrom(...LINE_TYPES), (loadout, type) => {
        const before = fightStatsOf(loadout)
        const [first, ...rest] = loadout.items
        const items = first ? [{ ...first, stats: [...first.stats, bestLine(type)] }, ...rest] : loadout.items
        const armyStep = Math.min(23, loadout.armyStep + 1) as ArmyStep
        for (const after of [fightStatsOf({ ...loadout, items }), fightStatsOf({ ...loadout, armyStep })]) {
          for (const key of ['attack', 'maxHp', 'critPercent', 'critDamagePercent', 'reflectPercent'] as const)
            expect(after[key]).toBeGreaterThanOrEqual(before[key])
        }
      }),
      { numRuns: 1000, seed: 20_261_121 },
    )
  })

  test('no legal build passes 2442 / 17958 / 95.4: the best ones reach 2441 / 17952 / 95.4', () => {
    expect(allSetsOfFour().length).toBe(70)
    const builds = HOUSES.flatMap((house) =>
      allSetsOfFour().map((lines) =>
        fightStatsOf({
          houseId: house.id,
          armyStep: 23 as ArmyStep,
          items: bestItems(lines),
          stones: ALL_STONES_4,
          skill: 'berserk',
        }),
      ),
    )
    const best = {
      attack: Math.max(...builds.map((stats) => stats.attack)),
      hp: Math.max(...builds.map((stats) => stats.maxHp)),
      critPercent: Math.max(...builds.map((stats) => stats.critPercent)),
    }
    expect(best).toEqual({ attack: 2441, hp: 17_952, critPercent: 95.4 })
    for (const key of ['attack', 'hp', 'critPercent'] as const) expect(best[key]).toBeLessThanOrEqual(STAT_BAR_CAP[key])
  })

  test('a legendary item is the strongest in its primary value and in its number of lines', () => {
    for (const rarity of RARITIES) {
      expect(PRIMARY_VALUES[rarity].attack).toBeLessThanOrEqual(PRIMARY_VALUES.legendary.attack)
      expect(PRIMARY_VALUES[rarity].hp).toBeLessThanOrEqual(PRIMARY_VALUES.legendary.hp)
      expect(LINE_COUNT[rarity]).toBeLessThanOrEqual(LINE_COUNT.legendary)
    }
  })

  test('critical damage, reflection and life steal of items are capped; the skill comes on top', () => {
    const items = bestItems(['crit-dmg', 'reflect-percent', 'life-steal-percent', 'crit-rate'])
    const stats = aBuild({ items, skill: 'reflect' })
    expect(stats).toMatchObject({ critDamagePercent: 300, reflectPercent: 30, lifeStealPercent: 24 })
    expect(totalReflectPercent(stats)).toBe(50)
    expect(totalLifeStealPercent(stats)).toBe(24)
    expect(totalLifeStealPercent({ ...stats, skill: 'life-steal' })).toBe(49)
  })

  test('sums of one-decimal rates have no floating-point error', () => {
    const line = { name: 'crit rate', type: 'crit-rate', value: 1.1, level: 1, primary: false } as const
    const items = [line, line, line].map((stat) => ({ stats: [stat] }))
    expect(fightStatsOf({ houseId: 0, armyStep: 0 as ArmyStep, items, stones: [], skill: 'reflect' }).critPercent).toBe(
      14.3,
    )
  })

  test('the bonus on the wire is the items’ contribution, zero without items (row 91)', () => {
    const loadout = {
      houseId: 0,
      armyStep: 0 as ArmyStep,
      items: fullSet('common'),
      stones: [],
      skill: 'reflect',
    } as const
    expect(bonusOf(loadout)).toEqual({
      bonusAttack: 240,
      bonusHp: 1760,
      critPercent: 0,
      critDamagePercent: 0,
      reflectPercent: 0,
      lifeStealPercent: 0,
    })
    expect(Object.values(bonusOf({ ...loadout, items: [] }))).toEqual([0, 0, 0, 0, 0, 0])
  })

  test('an unknown house is rejected', () => {
    expect(() => aBuild({ house: 8 })).toThrow(RangeError)
  })
})

test('power is the root of expected damage times the HP to beat down (R07)', () => {
  expect(powerOf(aFighter())).toBe(316)
  expect(powerOf(aFighter({ critPercent: 20, evasionPercent: 5 }))).toBe(Math.round(Math.sqrt((120 * 1000) / 0.95)))
})
