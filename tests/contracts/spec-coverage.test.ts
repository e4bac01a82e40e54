import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { BUILT_CHAPTERS, ONE_SIDED_ROWS, ROWS_BY_SIDE, ROWS_IN_PART } from '../spec/built-rows.ts'
import {
  countByKind,
  coverageBelow,
  FEATURE_AREAS,
  FEATURE_ROWS,
  kindOf,
  mentionsIn,
  rowsNamed,
  type TestKind,
} from '../spec/coverage.ts'

describe('the rows that a title names', () => {
  it.each([
    ['claims once (row 46)', [46]],
    ['both (rows 46, 47)', [46, 47]],
    ['a span (rows 100–102, 105; R07)', [100, 101, 102, 105]],
    ['words (rows 7 and 9)', [7, 9]],
    ['two (row 39, row 75)', [39, 75]],
    ['20 rows a page, R46, T8', []],
  ])('%s', (title, named) => {
    expect(rowsNamed(title)).toEqual(named)
  })

  it('come from titles, not from comments', () => {
    const source = "// row 1\n/* row 2 */\nit('does it (row 3)', () => {})\nit(`again (rows 4–5)`, () => {})"
    expect(mentionsIn(source).map(({ rows, line }) => [rows, line])).toEqual([
      [[3], 3],
      [[4, 5], 4],
    ])
  })
})

describe('the feature table', () => {
  it('has the rows 1 to 195, each once', () => {
    expect(FEATURE_ROWS.map(({ row }) => row)).toEqual(Array.from({ length: 195 }, (_, index) => index + 1))
  })

  it('is read as the specification has it: as many rows an area as its heading says', () => {
    const count = (area: string) => FEATURE_ROWS.filter((row) => row.area === area).length
    expect(FEATURE_AREAS.map(({ area }) => [area, count(area)])).toEqual(
      FEATURE_AREAS.map(({ area, rows }) => [area, rows]),
    )
    expect(FEATURE_ROWS[45]).toMatchObject({ row: 46, area: 'Home and mining', mark: 'T3 T32' })
  })

  it.each(Object.entries(BUILT_CHAPTERS))('has a test for every row of %s', (_chapter, promised) => {
    const coverage = coverageBelow(path.resolve(import.meta.dirname, '..'))
    expect(promised.filter((row) => !coverage.has(row))).toEqual([])
  })
})

describe('the rows that are built', () => {
  const built = Object.values(BUILT_CHAPTERS).flat()

  it('have those of onboarding and Kombat’s pages among them', () => {
    expect([23, 25].filter((row) => !built.includes(row))).toEqual([])
  })

  it('in part are some of them, each once, and say what they lack', () => {
    const parts = ROWS_IN_PART.map(({ row }) => row)
    expect(parts.filter((row) => !built.includes(row))).toEqual([])
    expect(new Set(parts).size).toBe(parts.length)
    expect(ROWS_IN_PART.filter(({ lacks }) => lacks === '')).toEqual([])
  })
})

describe('the kind of a test', () => {
  it.each<[string, TestKind]>([
    ['server/modules/mining.test.ts', 'server'],
    ['e2e/home.spec.ts', 'browser'],
    ['screenshots/arena-turn-entries.spec.ts', 'browser'],
    ['client/topics/home-screen.test.tsx', 'client'],
    ['rules/mining.test.ts', 'rules'],
    ['scenes/flow.test.ts', 'other'],
  ])('of %s is %s', (file, kind) => {
    expect(kindOf(file)).toBe(kind)
  })

  it('is counted, and left out where there is none', () => {
    const tests = (['server', 'browser', 'server'] as const).map((kind) => ({ kind, place: '' }))
    expect([...countByKind(tests)]).toEqual([
      ['server', 2],
      ['browser', 1],
    ])
  })
})

describe('the rows of the economy and of items', () => {
  const coverage = coverageBelow(path.resolve(import.meta.dirname, '..'))
  const isOneSided = (row: number, side: TestKind): boolean =>
    ONE_SIDED_ROWS.some((exception) => exception.row === row && exception.without === side)
  const lacks = (row: number, side: TestKind): boolean => !(coverage.get(row) ?? []).some(({ kind }) => kind === side)

  it.each(['server', 'browser'] as const)('have each a test of the kind %s, or a reason why there is none', (side) => {
    expect(ROWS_BY_SIDE[side].filter((row) => lacks(row, side) && !isOneSided(row, side))).toEqual([])
  })

  it('have no exemption where there is a test', () => {
    expect(ONE_SIDED_ROWS.filter(({ row, without }) => !lacks(row, without))).toEqual([])
    expect(ONE_SIDED_ROWS.filter(({ row, without }) => !ROWS_BY_SIDE[without].includes(row))).toEqual([])
  })
})
