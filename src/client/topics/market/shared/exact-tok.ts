import { formatNumber, tokOf } from '#client/ui/format/format.ts'

/** Has enough decimals for the fee of a price with one decimal: '0.375'. */
export const exactTok = (nano: number): string => formatNumber(tokOf(nano), { maximumFractionDigits: 3 })
