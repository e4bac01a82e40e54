import { describe, expect, test } from 'vitest'
import { INSIGNIA_DRAWINGS } from '../../assets/art/insignia/all.ts'
import { drawPvpRank } from '../../assets/art/insignia/ladder.ts'
import { withFreshIds } from '../../assets/art/kit/svg.ts'
import { armyRankIcon, INSIGNIA_ICON_NAMES, mythicTopIcon, pvpRankIcon } from '../../assets/manifest/insignia.ts'
import { ARMY_LADDER } from '../../src/rules/army/army.ts'
import { TIER_NAMES, TIER_STEPS } from '../../src/rules/season/ranks.ts'

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
