import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { setSpokenLanguage } from '../../../src/client/i18n/spoken.ts'
import { oneDecimal, spokenDecimal } from '../../../src/client/ui/controls/decimal-text.ts'

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
    expect(oneDecimal(shown)).toBe(kept)
  })
})

describe('digits with one decimal', () => {
  it.each([
    ['', ''],
    ['12', '12'],
    ['12.', '12.'],
    ['12,5', '12.5'],
    ['12.57', '12.5'],
    ['1.2.3', '1.2'],
    ['.5', '0.5'],
    ['007', '7'],
    ['0', '0'],
    ['0.0', '0.0'],
    ['1 250 TON', '1250'],
    ['-3', '3'],
    ['1e5', '15'],
  ])('reads %j as %j', (typed, shown) => {
    expect(oneDecimal(typed)).toBe(shown)
  })

  it('answers a number or nothing for whatever is pasted, and leaves its own answer as it is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const shown = oneDecimal(text)
        expect(shown).toMatch(/^(?:|\d+(?:\.\d?)?)$/)
        expect(oneDecimal(shown)).toBe(shown)
      }),
      { seed: 20_261_126 },
    )
  })
})
