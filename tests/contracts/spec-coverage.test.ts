import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { BUILT_CHAPTERS, ONE_SIDED_ROWS, ROWS_BY_SIDE, ROWS_IN_PART } from '#tests/spec/built-rows.ts'
import { coverageBelow, FEATURE_AREAS, FEATURE_ROWS, type TestKind } from '#tests/spec/coverage.ts'

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

  it('include the rows of onboarding and Kombat’s pages', () => {
    expect([23, 25].filter((row) => !built.includes(row))).toEqual([])
  })

  it('in part are some of them, each once, and say what they lack', () => {
    const parts = ROWS_IN_PART.map(({ row }) => row)
    expect(parts.filter((row) => !built.includes(row))).toEqual([])
    expect(new Set(parts).size).toBe(parts.length)
    expect(ROWS_IN_PART.filter(({ lacks }) => lacks === '')).toEqual([])
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
