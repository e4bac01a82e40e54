import { formatNumber, tokOf } from '#client/ui/format/format.ts'

/** Enough decimals for the fee on a one-decimal price: '0.375'. */
export const exactTok = (nano: number): string => formatNumber(tokOf(nano), { maximumFractionDigits: 3 })
