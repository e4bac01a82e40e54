import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { setSpokenLanguage } from '#client/i18n/spoken.ts'
import { readDecimal, spokenDecimal } from '#client/ui/controls/decimal-text.ts'
import { TYPED_DECIMALS } from './typed-decimals.ts'

describe('an amount in its field', () => {
  afterEach(() => setSpokenLanguage('en'))

  it.each([
    ['en', '12.5', '12.5'],
    ['ru', '12.5', '12,5'],
    ['ru', '12.', '12,'],
    ['ru', '12', '12'],
  ] as const)('is shown in %s as that language writes it, and is read back', (language, kept, shown) => {
    setSpokenLanguage(language)
    expect(spokenDecimal(kept)).toBe(shown)
    expect(readDecimal(shown)).toBe(kept)
  })
})

describe('a typed number is read in the language of the page (row 130)', () => {
  afterEach(() => setSpokenLanguage('en'))

  it.each([['', '', ''], ...TYPED_DECIMALS] as const)(
    '%j is %j in English and %j in Russian',
    (typed, english, russian) => {
      expect(readDecimal(typed)).toBe(english)
      setSpokenLanguage('ru')
      expect(readDecimal(typed)).toBe(russian)
    },
  )

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
