import { formatNumber } from '../format/format.ts'

const DIGIT = /\p{Nd}/gu
/** Digits of a script are rows of ten from zero on; some rows follow each other without a gap. */
const asciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

const decimalSign = (): string => formatNumber(0.5, { minimumFractionDigits: 1 }).charAt(1)

/** Whole groups of three, by the sign of the page's language. */
const GROUPED = { '.': /^\d{1,3}(?:,\d{3})+(?=\.|$)/, ',': /^\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?=[.,]|$)/ } as const
/** English groups by commas, so that only a point begins its decimals. */
const PLAIN = { '.': /^\d*(?:\.\d?)?$/, ',': /^\d*(?:[.,]\d?)?$/ } as const

/**
 * Reads typed or pasted text as an amount with at most one decimal, `1500` or `1234.5`; null where it fits no reading of the page's
 * language. English groups by commas, Russian by spaces, with a comma or a point before the decimal.
 */
export const readDecimal = (text: string): string | null => {
  const sign = decimalSign() === ',' ? ',' : '.'
  const digits = text
    .trim()
    .replace(DIGIT, asciiDigit)
    .replace(GROUPED[sign], (group) => group.replace(/\D/g, ''))
  if (!PLAIN[sign].test(digits)) return null
  const [whole = '', decimal] = digits.split(/[.,]/)
  const kept = whole.replace(/^0+(?=\d)/, '')
  return decimal === undefined ? kept : `${kept || '0'}.${decimal}`
}

/** Reads typed or pasted text as a whole number, as `readDecimal` does; null where it fits no reading. */
export const readWhole = (text: string): string | null => {
  const amount = readDecimal(text)
  return amount?.includes('.') ? null : amount
}

/** An amount with at most one decimal as an address keeps it, in any language; '' for anything else. */
export const keptDecimal = (text: string): string => (/^\d+(?:\.\d)?$/.test(text) ? text : '')

/** An amount as it is kept, `0.5`, with the decimal sign of the page's language: '0,5' in Russian. */
export const spokenDecimal = (amount: string): string => amount.replace('.', decimalSign())
