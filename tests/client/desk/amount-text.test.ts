import { afterEach, describe, expect, it } from 'vitest'
import { setSpokenLanguage } from '#client/i18n/spoken.ts'
import { amountText, movementText, typedAmount } from '#desk/parts/amount-text.ts'

afterEach(() => setSpokenLanguage('en'))

describe('an amount', () => {
  it('keeps every digit and groups the whole part', () => {
    expect(amountText('9007199254740993.123456789')).toBe('9,007,199,254,740,993.123456789')
    expect(amountText('-0.000000001')).toBe('−0.000000001')
    setSpokenLanguage('ru')
    expect(amountText('-12345.5')).toBe('−12\u00a0345,5')
  })

  it('has a plus if it came, none if it is zero', () => {
    expect(['1.5', '-1', '0'].map(movementText)).toEqual(['+1.5', '−1', '0'])
  })

  it('is shown as it is if it is no number', () => {
    expect(amountText('much')).toBe('much')
  })

  it.each([
    ['tok', ' 1,5 ', '1.5'],
    ['tok', '0.000000001', '0.000000001'],
    ['tok', '1.0000000001', null],
    ['tok', '0', null],
    ['tok', '-1', null],
    ['tok', '1e3', null],
    ['star', '12', '12'],
    ['star', '1.5', null],
    ['star', '', null],
  ])('of %s is typed as "%s" and sent as %s', (asset, typed, sent) => {
    expect(typedAmount(asset, typed)).toBe(sent)
  })
})
