import { describe, expect, it } from 'vitest'
import {
  FIRST_DAYS_GOALS,
  FIRST_DAYS_STEPS,
  firstDaysSpan,
  houseWings,
  slotToFill,
  stepStateOf,
} from '#rules/first-days/first-days.ts'
import { HOUSES } from '#rules/house/houses.ts'
import { WORN_TYPES } from '#rules/items/item-kinds.ts'
import { MS_PER_DAY, MS_PER_HOUR } from '#rules/units.ts'

const JOINED_MS = Date.UTC(2026, 10, 24, 23, 30)
const span = firstDaysSpan(JOINED_MS)
const dayMs = (day: number): number => Date.UTC(2026, 10, 23 + day, 12)
const claimsOn = (...days: number[]): number[] => days.map((day) => Math.floor(dayMs(day) / MS_PER_DAY))

describe('the first seven days (R50)', () => {
  it('are seven UTC days, and joining’s is the first, however late it was', () => {
    expect(new Date(span.beginsMs).toISOString()).toBe('2026-11-24T00:00:00.000Z')
    expect(new Date(span.endsMs).toISOString()).toBe('2026-12-01T00:00:00.000Z')
    expect(new Date(span.openUntilMs).toISOString()).toBe('2026-12-08T00:00:00.000Z')
  })

  it('give what the rule says at wins 1, 3, 7, 15 and on days 2, 3, 5, 7', () => {
    const given = FIRST_DAYS_STEPS.map((step) => {
      const { box, counts, item, materials, needed, star } = FIRST_DAYS_GOALS[step]
      expect(step).toBe(`${counts === 'wins' ? 'win' : 'day'}-${needed}`)
      return [step, box ?? item ?? (star || materials)]
    })
    expect(Object.fromEntries(given)).toEqual({
      'win-1': [{ slug: 'material-wood', quantity: 20 }],
      'win-3': { pick: 'kind', type: 'shield', rarity: 'common' },
      'win-7': { pick: 'slot', rarity: 'uncommon' },
      'win-15': 'iron',
      'day-2': 'wood',
      'day-3': { pick: 'kind', type: 'animal', rarity: 'common' },
      'day-5': 2,
      'day-7': { pick: 'house-wings', rarity: 'common' },
    })
  })

  it('a step is ready once it is reached, also after the seven days, when those ahead are missed', () => {
    const progress = { wins: 3, claimDays: claimsOn(1, 2) }
    const states = (nowMs: number) => FIRST_DAYS_STEPS.map((step) => [step, stepStateOf(step, progress, span, nowMs)])
    const ready = { 'win-1': 'ready', 'win-3': 'ready', 'day-2': 'ready' }
    expect(Object.fromEntries(states(dayMs(2)))).toEqual({
      ...ready,
      ...{ 'win-7': 'ahead', 'win-15': 'ahead', 'day-3': 'ahead', 'day-5': 'ahead', 'day-7': 'ahead' },
    })
    expect(Object.fromEntries(states(span.endsMs - 1))).toMatchObject({ ...ready, 'win-15': 'ahead' })
    expect(Object.fromEntries(states(span.endsMs))).toEqual({
      ...ready,
      ...{ 'win-7': 'missed', 'win-15': 'missed', 'day-3': 'missed', 'day-5': 'missed', 'day-7': 'missed' },
    })
  })

  it.each([
    ['every day so far, not yet today', claimsOn(1, 2), 3, 'ahead'],
    ['every day, today too', claimsOn(1, 2, 3), 3, 'ahead'],
    ['one day was missed', claimsOn(1, 2), 4, 'missed'],
    ['the last day, not yet claimed', claimsOn(1, 2, 3, 4, 5, 6), 7, 'ahead'],
  ] as const)('day 7 asks for a claim on each of them: %s', (_, claimDays, day, state) => {
    expect(stepStateOf('day-7', { wins: 0, claimDays }, span, dayMs(day))).toBe(state)
  })

  it('a day that was missed leaves the steps that the days left still reach', () => {
    const progress = { wins: 0, claimDays: claimsOn(1) }
    const at = dayMs(4) + MS_PER_HOUR
    expect(stepStateOf('day-5', progress, span, at)).toBe('ahead')
    expect(stepStateOf('day-5', progress, span, at + MS_PER_DAY)).toBe('missed')
    expect(stepStateOf('day-2', progress, span, dayMs(7))).toBe('ahead')
  })

  it('the uncommon item fills the first empty slot, in the order of the rule', () => {
    const order = ['sword', 'shield', 'armor', 'helmet', 'boots', 'wings', 'necklace', 'animal'] as const
    const worn: Partial<Record<(typeof WORN_TYPES)[number], 'rare'>> = {}
    for (const slot of order) {
      expect(slotToFill(worn)).toBe(slot)
      worn[slot] = 'rare'
    }
  })

  it('with no slot empty it is for the one of the lowest rarity, the first of several', () => {
    const worn = Object.fromEntries(WORN_TYPES.map((type) => [type, 'rare'] as const))
    expect(slotToFill({ ...worn, boots: 'common', helmet: 'common' })).toBe('helmet')
    expect(slotToFill({ ...worn, boots: 'common', necklace: 'prototype' })).toBe('necklace')
    expect(slotToFill(worn)).toBe('sword')
  })

  it('each house has its own wings', () => {
    expect(HOUSES.map(({ id }) => houseWings(id))).toEqual(HOUSES.map(({ id }) => `wings-house-${id}`))
    expect(() => houseWings(8)).toThrow(RangeError)
  })
})
