import { describe, expect, test } from 'vitest'
import { type GridWindow, stepTowards } from '#client/ui/hooks/use-grid-window.ts'

const rows = (firstRow: number, endRow: number): GridWindow => ({ columns: 2, rowPx: 258, firstRow, endRow })

describe('the rows of a long grid, a step a frame (row 129)', () => {
  test.each([
    ['a row more below; what has left the screen goes at once', rows(4, 10), rows(2, 8), rows(4, 9)],
    ['a row more above', rows(2, 8), rows(4, 10), rows(3, 8)],
    ['a row more on both sides', rows(0, 9), rows(3, 5), rows(2, 6)],
    ['nothing where all are mounted', rows(4, 10), rows(4, 10), rows(4, 10)],
    ['a place far below begins with its first row', rows(90, 96), rows(2, 8), rows(90, 91)],
    ['a place far above too', rows(0, 6), rows(40, 46), rows(0, 1)],
    ['a list that has become short', rows(0, 1), rows(40, 46), rows(0, 1)],
  ])('%s', (_, wanted, now, next) => {
    expect(stepTowards(wanted, now, 1)).toEqual(next)
  })

  test('without a limit all of them at once', () => {
    expect(stepTowards(rows(90, 96), rows(2, 8), Number.POSITIVE_INFINITY)).toEqual(rows(90, 96))
  })
})
