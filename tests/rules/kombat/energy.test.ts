import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { burnEnergy, type Energy, refillEnergy } from '#rules/kombat/energy.ts'
import { MS_PER_HOUR } from '#rules/units.ts'

const T0 = 1_700_000_000_000
const FULL: Energy = { current: 20, nextRefillMs: null, lastBurnMs: null }
const PERIOD = 3 * MS_PER_HOUR

describe('energy (B4, rows 100–102)', () => {
  test('when full, at 20, has no refill time', () => {
    expect(refillEnergy(FULL, T0)).toEqual(FULL)
  })

  test('burning from full sets the next refill three hours ahead; further burning leaves it', () => {
    const first = burnEnergy(FULL, T0)
    expect(first).toEqual({ current: 19, nextRefillMs: T0 + PERIOD, lastBurnMs: T0 })
    const second = first && burnEnergy(first, T0 + 1000)
    expect(second).toEqual({ current: 18, nextRefillMs: T0 + PERIOD, lastBurnMs: T0 + 1000 })
  })

  test('gives five back for each period that is over, and keeps the period', () => {
    const low: Energy = { current: 3, nextRefillMs: T0 + PERIOD, lastBurnMs: T0 }
    expect(refillEnergy(low, T0 + PERIOD - 1).current).toBe(3)
    expect(refillEnergy(low, T0 + PERIOD)).toEqual({ current: 8, nextRefillMs: T0 + 2 * PERIOD, lastBurnMs: T0 })
    expect(refillEnergy(low, T0 + 2.5 * PERIOD)).toMatchObject({ current: 13, nextRefillMs: T0 + 3 * PERIOD })
  })

  test('is capped at 20 and then has no next refill', () => {
    const high: Energy = { current: 18, nextRefillMs: T0, lastBurnMs: T0 - PERIOD }
    expect(refillEnergy(high, T0)).toMatchObject({ current: 20, nextRefillMs: null })
    expect(refillEnergy({ ...high, current: 0 }, T0 + 100 * PERIOD)).toMatchObject({ current: 20, nextRefillMs: null })
  })

  test('cannot be burned when there is none', () => {
    expect(burnEnergy({ current: 0, nextRefillMs: T0 + 1, lastBurnMs: null }, T0)).toBeNull()
    expect(burnEnergy({ current: 0, nextRefillMs: T0, lastBurnMs: null }, T0)?.current).toBe(4)
    expect(burnEnergy({ current: 1, nextRefillMs: T0 + 1, lastBurnMs: null }, T0)?.current).toBe(0)
  })

  test('above the maximum stays until it is burned', () => {
    const gifted: Energy = { current: 25, nextRefillMs: null, lastBurnMs: null }
    expect(refillEnergy(gifted, T0)).toEqual(gifted)
    expect(burnEnergy(gifted, T0)).toEqual({ current: 24, nextRefillMs: null, lastBurnMs: T0 })
  })

  test('below the maximum without a refill time starts its period now', () => {
    expect(refillEnergy({ current: 4, nextRefillMs: null, lastBurnMs: null }, T0).nextRefillMs).toBe(T0 + PERIOD)
  })

  test('is the same whether computed often or once', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 19 }),
        fc.array(fc.integer({ min: 0, max: 20 * PERIOD }), { minLength: 1, maxLength: 8 }),
        (current, offsets) => {
          const start: Energy = { current, nextRefillMs: T0 + 777, lastBurnMs: null }
          const moments = offsets.sort((left, right) => left - right)
          const last = T0 + (moments.at(-1) ?? 0)
          const often = moments.reduce((state, offset) => refillEnergy(state, T0 + offset), start)
          expect(often).toEqual(refillEnergy(start, last))
          expect(often.current).toBeLessThanOrEqual(20)
        },
      ),
      { seed: 20_261_126 },
    )
  })
})
