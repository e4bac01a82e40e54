import { describe, expect, test } from 'vitest'
import { damageSince, slotOf } from '#rules/boss/pool-marks.ts'
import { MS_PER_HOUR } from '#rules/units.ts'

const START_MS = Date.UTC(2026, 10, 23)
const at = (hours: number): number => START_MS + hours * MS_PER_HOUR
const pool = {
  damage: 900,
  marks: [
    { slot: slotOf(at(1)), damage: 0 },
    { slot: slotOf(at(5)), damage: 300 },
    { slot: slotOf(at(20)), damage: 700 },
  ],
}

describe('what a boss lost since an instant (R25)', () => {
  test.each([
    [-1, 900, 'all of an event begun since'],
    [0.5, 600, 'all but the slot of the instant'],
    [2.99, 600, 'to its end'],
    [3, 200, 'from the next slot on'],
    [12, 200, 'nothing changes while nobody fights'],
    [20, 0, 'nothing after the latest mark'],
    [50, 0, 'nor later'],
  ])('after %d hours it is %d: %s', (hours, damage) => {
    expect(damageSince(pool, START_MS, at(hours))).toBe(damage)
  })

  test('of a pool without marks, of an earlier release, it never claims what may have been seen', () => {
    expect(damageSince({ damage: 900, marks: [] }, START_MS, at(1))).toBe(0)
    expect(damageSince({ damage: 900, marks: [] }, START_MS, at(-1))).toBe(900)
  })
})
