import { describe, expect, test } from 'vitest'
import { INSIGNIA_DRAWINGS } from '#assets/art/insignia/all.ts'
import { drawPvpRank } from '#assets/art/insignia/ladder.ts'
import { numeral } from '#assets/art/insignia/numerals.ts'
import { drawSeasonMedal } from '#assets/art/insignia/season-medals.ts'
import { withFreshIds } from '#assets/art/kit/svg.ts'
import { insigniaSource } from '#assets/build/insignia-sources.ts'
import { rasterise } from '#assets/build/rasterise.ts'
import {
  armyRankIcon,
  crownIcon,
  INSIGNIA_ICON_NAMES,
  type InsigniaIconName,
  mythicTopIcon,
  pvpRankIcon,
  TOP_PLACES,
} from '#assets/manifest/insignia.ts'
import { MEDAL_ICON_NAMES, MEDAL_MATERIALS, medalIcon, SEASON_MEDALS } from '#assets/manifest/medals.ts'
import { ARMY_LADDER } from '#rules/army/army.ts'
import { DOGE_RARITIES, MEDAL_TYPES } from '#rules/medals/medals.ts'
import { TIER_NAMES, TIER_STEPS } from '#rules/season/ranks.ts'

describe('the icons of ranks', () => {
  test('each step of the army ladder has its own (row 159)', () => {
    const icons = ARMY_LADDER.map(({ step }) => armyRankIcon(step))
    expect(new Set(icons).size).toBe(24)
    for (const { step, name, tier } of ARMY_LADDER) {
      const place = ['I', 'II', 'III', 'IV'].indexOf(tier) + 1
      expect(armyRankIcon(step)).toBe(`army-${name.toLowerCase()}-${place}`)
    }
    expect(() => armyRankIcon(24)).toThrow(RangeError)
    expect(() => armyRankIcon(-1)).toThrow(RangeError)
  })

  test('each step of the PvP ladder has its own, IV lowest (row 158)', () => {
    for (const [tier] of TIER_NAMES.entries()) {
      for (const [place] of TIER_STEPS.entries()) {
        expect(pvpRankIcon(tier * TIER_STEPS.length + place)).toBe(`rank-${tier}-${place + 1}`)
      }
    }
    expect(() => pvpRankIcon(32)).toThrow(RangeError)
    expect(() => drawPvpRank(8, 1)).toThrow(RangeError)
  })

  test.each([
    [1, 'crown-1'],
    [3, 'crown-3'],
    [4, 'crown-10'],
    [11, 'crown-50'],
    [50, 'crown-50'],
    [51, null],
    [0, null],
  ])('the player at place %i wears %s (R30)', (place, icon) => {
    expect(crownIcon(place)).toBe(icon)
  })

  test.each([
    [1, 'mythic-top-1'],
    [2, 'mythic-top-2'],
    [3, 'mythic-top-3'],
    [4, 'mythic-top-10'],
    [10, 'mythic-top-10'],
    [11, 'mythic-top-50'],
    [50, 'mythic-top-50'],
    [51, null],
    [0, null],
  ])('place %i of Mythic shows %s', (place, icon) => {
    expect(mythicTopIcon(place)).toBe(icon)
  })
})

describe('the icons of medals', () => {
  test('every type has its own, the event one for each rarity (row 161)', () => {
    const icons = MEDAL_TYPES.flatMap((type) =>
      type === 'doge-event' ? DOGE_RARITIES.map((rarity) => medalIcon(type, rarity)) : [medalIcon(type)],
    )
    expect([...icons].sort()).toEqual([...MEDAL_ICON_NAMES].sort())
    expect(new Set(icons).size).toBe(icons.length)
  })

  test('the event medal that nobody has earned yet shows the lowest rarity', () => {
    expect(medalIcon('doge-event', null)).toBe('medal-doge-event-wooden')
    expect(MEDAL_MATERIALS).toEqual(DOGE_RARITIES)
  })

  test('there is no medal and no numeral of an eleventh season', () => {
    expect(() => drawSeasonMedal(11)).toThrow(RangeError)
    expect(() => numeral(0, 0, 0, 90, '#ffffff')).toThrow(RangeError)
  })
})

const SEEN_PX = 44

/** Coverage and grey of an icon's 44 × 44 pixels, 0–1. */
const seen = (name: InsigniaIconName): { readonly coverage: number[]; readonly grey: number[] } => {
  const source = insigniaSource(name)
  if (source.kind !== 'picture') throw new Error(`${name} is not a picture`)
  const { frame } = source
  const { width, trim, pixels } = rasterise({ ...frame, pxPerUnit: SEEN_PX / frame.box.width }, name)
  const coverage = new Array<number>(width * width).fill(0)
  const grey = new Array<number>(width * width).fill(0)
  for (let y = 0; y < trim.height; y += 1) {
    for (let x = 0; x < trim.width; x += 1) {
      const [at, from] = [(y + trim.y) * width + x + trim.x, (y * trim.width + x) * 4]
      const alpha = pixels.readUInt8(from + 3) / 255
      coverage[at] = alpha
      const light = pixels.readUInt8(from) + pixels.readUInt8(from + 1) + pixels.readUInt8(from + 2)
      grey[at] = (alpha * light) / 765
    }
  }
  return { coverage, grey }
}

const pairs = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((one, index) => list.slice(index + 1).map((other): [T, T] => [one, other]))
const isCovered = (share: number | undefined): boolean => (share ?? 0) > 0.5

/** Area that both icons cover, as a share of the area that either covers, 0–1. */
const overlap = (a: readonly number[], b: readonly number[]): number => {
  const both = a.filter((share, index) => isCovered(share) && isCovered(b[index])).length
  return both / a.filter((share, index) => isCovered(share) || isCovered(b[index])).length
}

const distance = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, grey, index) => sum + Math.abs(grey - (b[index] ?? 0)), 0) / a.length

describe('what a phone shows at 44 px', () => {
  test('the five crowns have five outlines (R30)', () => {
    for (const [one, other] of pairs(TOP_PLACES.map((place): InsigniaIconName => `crown-${place}`))) {
      expect(overlap(seen(one).coverage, seen(other).coverage), `${one} and ${other}`).toBeLessThan(0.85)
    }
  })

  test('no two medals are alike without their colours, as they are before they are earned', () => {
    const medals = MEDAL_ICON_NAMES.map((name) => [name, seen(name).grey] as const)
    for (const [[one, a], [other, b]] of pairs(medals)) {
      expect(distance(a, b), `${one} and ${other}`).toBeGreaterThan(0.012)
    }
  })

  test('the wreath of the seasons grows: each medal covers more than the one before', () => {
    const covered = SEASON_MEDALS.map((season) => seen(`medal-season-${season}`).coverage.filter(isCovered).length)
    expect(covered).toEqual([...covered].sort((a, b) => a - b))
    expect(new Set(covered).size).toBe(covered.length)
  })

  test('the laurel leaves its middle free for the place', () => {
    const { coverage } = seen('laurel')
    const middle = coverage.filter((_, at) => Math.hypot((at % SEEN_PX) - 22, Math.floor(at / SEEN_PX) - 21) < 10)
    expect(middle.length).toBeGreaterThan(250)
    expect(middle.filter(isCovered)).toEqual([])
  })
})

describe('the drawings of insignia', () => {
  const drawings = [...INSIGNIA_DRAWINGS].map(([name, draw]) => [name, withFreshIds(draw)] as const)

  test('every name is drawn and every drawing is named', () => {
    expect([...INSIGNIA_DRAWINGS.keys()].sort()).toEqual([...INSIGNIA_ICON_NAMES].sort())
  })

  test('no two are alike', () => {
    expect(new Set(drawings.map(([, svg]) => svg)).size).toBe(INSIGNIA_ICON_NAMES.length)
  })

  test('they hold no words and no broken number', () => {
    for (const [name, svg] of drawings) {
      expect(svg, name).not.toContain('<text')
      expect(svg, name).not.toMatch(/NaN|undefined/)
    }
  })

  test('tiers differ in shape, not in colour alone: without colours each is still another drawing', () => {
    const colourless = drawings.map(([, svg]) => svg.replace(/#[0-9a-f]{6}/g, '#'))
    const ranks = colourless.slice(0, 24)
    for (let piece = 0; piece < 6; piece += 1) expect(new Set(ranks.slice(piece * 4, piece * 4 + 4)).size).toBe(4)
    const doge = drawings.flatMap(([name], index) => (name.startsWith('medal-doge') ? (colourless[index] ?? []) : []))
    expect(new Set(doge).size).toBe(6)
  })
})
