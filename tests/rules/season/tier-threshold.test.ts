import { expect, test } from 'vitest'
import { tierThreshold } from '#rules/season/ranks.ts'

test('the tier threshold is the first bound that the value is above (row 160; B9, T24)', () => {
  const values = [100, 91, 90, 81, 80, 71, 70, 61, 60, 51, 50, 0]
  expect(values.map(tierThreshold)).toEqual([
    ...[1000, 1000, 1200, 1200, 1500, 1500, 2000, 2000, 3000, 3000],
    ...[1_000_000, 1_000_000],
  ])
})
