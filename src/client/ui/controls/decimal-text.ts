/** Sanitises typed or pasted text to digits with at most one decimal; a comma counts as the point. */
export const oneDecimal = (text: string): string => {
  const [, whole = '', point = '', decimal = ''] =
    /^(\d*)(\.?)(\d?)/.exec(text.replaceAll(',', '.').replaceAll(/[^\d.]/g, '')) ?? []
  const digits = whole.replace(/^0+(?=\d)/, '')
  return point === '' ? digits : `${digits === '' ? '0' : digits}.${decimal}`
}
