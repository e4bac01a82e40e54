import { describe, expect, test } from 'vitest'
import { deviceDay, isPromoDay } from '#client/topics/home/screens/promo/promo-day.ts'
import { promoOf } from '#client/topics/home/screens/promo/promo-offer.ts'
import { percentOff } from '#client/topics/shop/shared/set-view.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'

const ITEMS = baseAnswers['shop.items']
const DAYS = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28']

describe('what the shop’s promo shows (rows 172, 173)', () => {
  test('the sets on sale take turns, a day each', () => {
    const sets = DAYS.map((day) => promoOf(ITEMS, day)?.set)
    expect(new Set(sets.slice(0, 4))).toEqual(new Set(['firelord', 'mammoth', 'halloween', 'valentine']))
    expect(sets[4]).toBe(sets[0])
  })
  test('a whole set is shown with its sale, one that is sold by pieces with the price of a piece', () => {
    const promos = DAYS.map((day) => promoOf(ITEMS, day))
    expect(promos).toContainEqual({
      set: 'firelord',
      price: 1050,
      isWhole: true,
      originalPrice: 1500,
      percentOff: 30,
    })
    expect(promos).toContainEqual({
      set: 'valentine',
      price: 150,
      isWhole: false,
      originalPrice: null,
      percentOff: null,
    })
  })
  test('shows the percentage that the shop shows, also where 1 - price / before is no exact number (row 172)', () => {
    const tenOff = ITEMS.filter(({ type }) => type === 'mammoth-set-xtr').map((item) => ({ ...item, price: 1350 }))
    expect(promoOf(tenOff, '2026-11-24')).toMatchObject({ originalPrice: 1500, percentOff: 10 })
    expect(tenOff.map(percentOff)).toEqual([10])
  })
  test('a price that an operator has raised is no sale; an ended set is left out', () => {
    const raised = ITEMS.filter(({ type }) => type === 'mammoth-set-xtr').map((item) => ({ ...item, price: 1500 }))
    expect(promoOf(raised, '2026-11-24')).toMatchObject({ set: 'mammoth', originalPrice: null, percentOff: null })
    const later = ITEMS.filter(({ type }) => !type.startsWith('valentine'))
    expect(DAYS.map((day) => promoOf(later, day)?.set)).not.toContain('valentine')
    expect(promoOf([], '2026-11-24')).toBeNull()
  })
  test('its day is the day of the device’s calendar', () => {
    const midnightMs = new Date(2026, 10, 25).getTime()
    expect([deviceDay(midnightMs - 1), deviceDay(midnightMs)]).toEqual(['2026-11-24', '2026-11-25'])
    expect([isPromoDay('2026-11-24', midnightMs - 1), isPromoDay('2026-11-24', midnightMs)]).toEqual([false, true])
    expect(isPromoDay('', midnightMs - MS_PER_DAY)).toBe(true)
  })
})
