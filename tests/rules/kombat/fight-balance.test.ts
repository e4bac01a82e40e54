import { describe, expect, test } from 'vitest'
import { type BalanceFigure, isInBand } from '#tests/bench/balance/figures.ts'
import { complaints, figureJson, figuresText, measureBalance, tableText } from '#tests/bench/balance/report.ts'

/** About a seventh of the report's fights, still over a million. */
const report = measureBalance(0.15)
const of = (group: string): BalanceFigure[] => report.figures.filter((figure) => figure.group === group)
const rounded = (group: string): string =>
  of(group)
    .map(({ name, value }) => `${name} ${Math.round(value)}`)
    .join(', ')

/**
 * This run has fewer fights than the report, so these figures scatter more: single pairs, single builds, and the gap to
 * the win chance.
 */
const ALLOWANCES = [
  { word: 'pair', points: 0.7 },
  { word: 'single build', points: 3.5 },
  { word: 'win chance from the fights', points: 1 },
] as const
const allowanceOf = ({ name }: BalanceFigure): number => ALLOWANCES.find(({ word }) => name.includes(word))?.points ?? 0

describe('the balance of Kombat (R07–R09, R55, rows 88–90)', { timeout: 30_000 }, () => {
  test('is measured from more than a million fights, the same figures on every run', () => {
    expect(report.fights).toBeGreaterThan(1_000_000)
    expect(measureBalance(0.002).figures).toEqual(measureBalance(0.002).figures)
  })

  test('is in its bands', () => {
    const figures = report.figures.map((figure) => {
      const points = allowanceOf(figure)
      const { band } = figure
      return band ? { ...figure, band: { ...band, low: band.low - points, high: band.high + points } } : figure
    })
    expect(complaints(figures)).toEqual([])
    expect(figures.filter((figure) => figure.band).length).toBeGreaterThan(70)
  })

  test('of the houses: naked 43–58 %, geared 47–56 %', () => {
    expect(rounded('houses, naked')).toMatchInlineSnapshot(
      `"Hamster 56, Moonbix 54, Notcoin 46, Major 52, Blum 47, Catizen 50, SEED 50, Dogs 45, weakest single pair 40, strongest single pair 60"`,
    )
    expect(rounded('houses, epic')).toMatchInlineSnapshot(
      `"Hamster 49, Moonbix 48, Notcoin 50, Major 48, Blum 52, Catizen 50, SEED 48, Dogs 55, weakest single pair 42, strongest single pair 58"`,
    )
    for (const { value, unit } of of('houses, naked').slice(0, 8)) {
      expect(unit).toBe('% won')
      expect(value).toBeGreaterThanOrEqual(43)
      expect(value).toBeLessThanOrEqual(58)
    }
  })

  test('of the skills: unequal by the numbers of the specification', () => {
    expect(rounded('skills')).toMatchInlineSnapshot(
      `"Rising fury 38, Reflect 41, Life steal 40, Fatal blow 45, Desolate 64, Berserk 72"`,
    )
  })

  test('of stones, gear and power', () => {
    expect(rounded('stones of level 4')).toMatchInlineSnapshot(
      `"Burning hell 56, Frost prison 60, Luck leech 63, all three 77"`,
    )
    expect(rounded('one slot one rarity up')).toMatchInlineSnapshot(
      `"common → uncommon 65, uncommon → rare 65, rare → epic 65, epic → legendary 64"`,
    )
    expect(rounded('power')).toMatchInlineSnapshot(
      `"attack ×1.05 59, power ×1.05 68, attack ×1.1 68, power ×1.1 84, attack ×1.2 80, power ×1.2 96"`,
    )
  })

  test('of the stances: each wins against one and loses against another, and none is best against a mix (R55)', () => {
    expect(rounded('stances')).toMatchInlineSnapshot(
      `"Rush against Trick 59, Guard against Rush 59, Trick against Guard 58, Rush against its like 50, Guard against its like 50, Trick against its like 50, Rush against an even mix 50, Guard against an even mix 50, Trick against an even mix 50"`,
    )
  })

  test('of length and first strike, and the curve of the win chance (extra 10)', () => {
    expect(rounded('length and first strike')).toMatchInlineSnapshot(
      `"mean without skills 19, mean with skills 16, first mover without skills 50, first mover with skills 51"`,
    )
    expect(rounded('win chance of two powers, before stances')).toMatchInlineSnapshot(
      `"exponent in use 13, exponent of these fights 12, farthest from the fights 2"`,
    )
  })
})

test('the balance of the bosses (R25) is at the figures of gear with lines, in whole thousands', () => {
  expect(rounded('damage a fight, mammoth')).toMatchInlineSnapshot(
    `"naked 1, common 5, uncommon 9, rare 15, epic 23, legendary 32"`,
  )
  expect(rounded('damage a fight, fire-lord')).toMatchInlineSnapshot(
    `"naked 1, common 5, uncommon 10, rare 17, epic 24, legendary 33"`,
  )
  expect(of('damage a fight, mammoth').filter((figure) => figure.band && isInBand(figure))).toHaveLength(6)
  expect(of('damage a fight, fire-lord').filter((figure) => figure.band && isInBand(figure))).toHaveLength(6)
})

describe('the balance report', () => {
  const figure: BalanceFigure = {
    group: 'skills',
    name: 'Berserk',
    value: 76.06,
    unit: '% won',
    band: { low: 68, high: 76, rule: 'R08' },
  }

  test('names a figure outside its band, judged with the one decimal that is shown', () => {
    expect(complaints([figure])).toEqual(['Outside its band: skills: Berserk is 76.1, R08 wants 68 to 76'])
    expect(isInBand({ ...figure, value: 76.04 })).toBe(true)
    expect(isInBand({ ...figure, value: 67.9 })).toBe(false)
  })

  test('reads as text and as lines of JSON', () => {
    expect(figuresText([figure, { group: 'power', name: 'power ×1.1', value: 83, unit: '% won' }]).split('\n')).toEqual(
      ['skills', '  OUT  Berserk      76.1 % won    68 to 76 (R08)', 'power', '       power ×1.1   83.0 % won'],
    )
    expect(JSON.parse(figureJson(figure))).toEqual({
      name: 'skills: Berserk',
      value: 76.06,
      unit: '% won',
      low: 68,
      high: 76,
      ok: false,
    })
    const table = { title: 'Table', columns: ['left', 'right'], rows: [['row', 1.25, 1000] as const] }
    expect(tableText(table).split('\n')).toEqual(['Table', '     left  right', 'row   1.3   1000'])
  })
})
