import { formatNumber } from '../format/format.ts'

const DIGIT = /\p{Nd}/gu
/** Unicode digits come in runs of ten from zero on. Some runs follow each other without a gap, hence the modulo. */
const asciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

const decimalSign = (): string => formatNumber(0.5, { minimumFractionDigits: 1 }).charAt(1)

const GROUPED = { '.': /^\d{1,3}(?:,\d{3})+(?=\.|$)/, ',': /^\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?=[.,]|$)/ } as const
/** English groups by commas, so there only a point can start decimals. */
const PLAIN = { '.': /^\d*(?:\.\d?)?$/, ',': /^\d*(?:[.,]\d?)?$/ } as const

/** Returns `1500` or `1234.5`, while typing also '' or `5.`. Null if no amount. Drops the language's group signs. */
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

export const readWhole = (text: string): string | null => {
  const amount = readDecimal(text)
  return amount?.includes('.') ? null : amount
}

/** A valid amount from a URL, else ''. */
export const keptDecimal = (text: string): string => (/^\d+(?:\.\d)?$/.test(text) ? text : '')

/** With the language's decimal sign: '0,5' in Russian. */
export const spokenDecimal = (amount: string): string => amount.replace('.', decimalSign())
