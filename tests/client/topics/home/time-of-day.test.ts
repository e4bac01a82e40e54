import { describe, expect, it } from 'vitest'
import { timeOfDay } from '#client/topics/home/shared/time-of-day.ts'

describe('the light over the islands', () => {
  it.each([
    [5, 'night'],
    [6, 'day'],
    [17, 'day'],
    [18, 'dusk'],
    [20, 'dusk'],
    [21, 'night'],
    [23, 'night'],
    [0, 'night'],
  ] as const)("at %i o'clock of the player it is %s", (hour, light) => {
    expect(timeOfDay(hour)).toBe(light)
  })
})
