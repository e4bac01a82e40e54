import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { setSpokenLanguage } from '#client/i18n/spoken.ts'
import { readDecimal, spokenDecimal } from '#client/ui/controls/decimal-text.ts'

describe('an amount in its field', () => {
  afterEach(() => setSpokenLanguage('en'))

  it.each([
    ['en', '12.5', '12.5'],
    ['ru', '12.5', '12,5'],
    ['ru', '12.', '12,'],
    ['ru', '12', '12'],
  ] as const)('stands in %s as it is written there, and is read back', (language, kept, shown) => {
    setSpokenLanguage(language)
    expect(spokenDecimal(kept)).toBe(shown)
    expect(readDecimal(shown)).toBe(kept)
  })
})

describe('a typed number is read in the language of the page (row 130)', () => {
  afterEach(() => setSpokenLanguage('en'))

  it.each([
    ['', '', ''],
    ['0', '0', '0'],
    ['12', '12', '12'],
    ['007', '7', '7'],
    ['12.', '12.', '12.'],
    ['12,', null, '12.'],
    ['.5', '0.5', '0.5'],
    [',5', null, '0.5'],
    ['0.0', '0.0', '0.0'],
    ['12.5', '12.5', '12.5'],
    ['12,5', null, '12.5'],
    ['12.57', null, null],
    ['1,500', '1500', null],
    ['1.500', null, null],
    ['1,234.5', '1234.5', null],
    ['1.234,5', null, null],
    ['1,234.56', null, null],
    ['10,000,000', '10000000', null],
    ['10,00,000', null, null],
    ['1234,567', null, null],
    ['1 500', null, '1500'],
    ['1\u00a0500', null, '1500'],
    ['1\u202f500', null, '1500'],
    ['1 234,5', null, '1234.5'],
    ['1 234.5', null, '1234.5'],
    ['10 000 000', null, '10000000'],
    ['1 50', null, null],
    ['1  500', null, null],
    [' 15 ', '15', '15'],
    ['1e3', null, null],
    ['1/2', null, null],
    ['½', null, null],
    ['-5', null, null],
    ['−5', null, null],
    ['+5', null, null],
    ['1.5k', null, null],
    ['1.2.3', null, null],
    ['12 TON', null, null],
    ['٣٤.٥', '34.5', '34.5'],
    ['１２', '12', '12'],
    ['𝟙𝟘', '10', '10'],
  ])('%j is %j in English and %j in Russian', (typed, english, russian) => {
    expect(readDecimal(typed)).toBe(english)
    setSpokenLanguage('ru')
    expect(readDecimal(typed)).toBe(russian)
  })

  it('answers a number or nothing for whatever is pasted, and leaves its own answer as it is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const amount = readDecimal(text)
        expect(amount ?? '').toMatch(/^(?:|\d+(?:\.\d?)?)$/)
        expect(amount === null ? null : readDecimal(amount)).toBe(amount)
      }),
      { seed: 20_261_126 },
    )
  })
})
