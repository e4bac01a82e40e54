import { spokenLanguage } from '#client/i18n/spoken.ts'

const MINUS = '−'
const AMOUNT = /^(-?)(\d+)(?:\.(\d+))?$/

const formatOf = (): Intl.NumberFormat => new Intl.NumberFormat(spokenLanguage())

const decimalMark = (): string =>
  formatOf()
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal')?.value ?? '.'

/**
 * Formats an amount from the server, such as `-12.5`, in the page's language. Keeps all digits, because support
 * compares exact sums.
 */
export const amountText = (amount: string): string => {
  const [, sign, whole = '0', fraction] = AMOUNT.exec(amount) ?? []
  if (sign === undefined) return amount
  return `${sign === '' ? '' : MINUS}${formatOf().format(BigInt(whole))}${fraction === undefined ? '' : decimalMark() + fraction}`
}

export const movementText = (amount: string): string =>
  amount.startsWith('-') || amount === '0' ? amountText(amount) : `+${amountText(amount)}`

export const isLoss = (amount: string): boolean => amount.startsWith('-')

export const sizeOf = (amount: string): string => amount.replace('-', '')

/** Converts typed text to the server's form: `1,5` → `1.5`. Null if it is not a valid amount of this asset. */
export const typedAmount = (asset: string, typed: string): string | null => {
  const text = typed.trim().replace(',', '.')
  const isAmount = asset === 'tok' ? /^\d{1,12}(?:\.\d{1,9})?$/.test(text) : /^\d{1,15}$/.test(text)
  return isAmount && /[1-9]/.test(text) ? text : null
}

export const countText = (count: number): string => formatOf().format(count)
