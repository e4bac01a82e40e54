import { formatNumber, tokOf } from '../../../ui/format/format.ts'

/** An amount to the last decimal that a fee of one-decimal prices can have: '0.375'. */
export const exactTok = (nano: number): string => formatNumber(tokOf(nano), { maximumFractionDigits: 3 })
