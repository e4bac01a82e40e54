const RADIX = 16
const HEX = /^([\da-f]{2})*$/

const DIGITS_OF_BYTE: readonly string[] = Array.from({ length: 256 }, (_, byte) =>
  byte.toString(RADIX).padStart(2, '0'),
)

export const hexOf = (bytes: Uint8Array): string => {
  let hex = ''
  for (const byte of bytes) hex += DIGITS_OF_BYTE[byte] ?? ''
  return hex
}

/** @throws RangeError unless `hex` is lower-case hex */
export const hexBytes = (hex: string): Uint8Array => {
  if (!HEX.test(hex)) throw new RangeError('not hex')
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, RADIX))
}
