import { formatNumber } from '../format/format.ts'

/** Sanitises typed or pasted text to digits with at most one decimal; a comma counts as the point. */
export const oneDecimal = (text: string): string => {
  const [, whole = '', point = '', decimal = ''] =
    /^(\d*)(\.?)(\d?)/.exec(text.replaceAll(',', '.').replaceAll(/[^\d.]/g, '')) ?? []
  const digits = whole.replace(/^0+(?=\d)/, '')
  return point === '' ? digits : `${digits === '' ? '0' : digits}.${decimal}`
}

/** An amount as it is kept, `0.5`, with the decimal sign of the page's language: '0,5' in Russian. */
export const spokenDecimal = (amount: string): string =>
  amount.replace('.', formatNumber(0.5, { minimumFractionDigits: 1 }).charAt(1))
