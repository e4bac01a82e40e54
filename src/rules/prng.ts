/** A repeatable stream of chance. Not for secrets: the seed is what is secret. */
export interface Rng {
  /** The next number in [0, 1), with 32 bits of resolution. */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number
  /** One element of a list. @throws RangeError when the list is empty */
  pick<T>(list: readonly T[]): T
  /** True with the given probability in percent: 0 never, 100 always. */
  chance(percent: number): boolean
}

const BITS_32 = 2 ** 32
const WORD_DIGITS = 8
const WARM_UP_STEPS = 12
const HEX = /^(?:[0-9a-f]{8})+$/i

/**
 * Makes a generator from a hex seed: Chris Doty-Humphrey's sfc32 (128 bits of state, passes PractRand), every
 * 32-bit word of the seed stirred in. The same seed gives the same stream on every machine, since only 32-bit
 * integer operations are used.
 *
 * @param seedHex 8, 16, 24 … hex digits; an HMAC-SHA256 has 64
 * @throws RangeError for any other text
 */
export const createRng = (seedHex: string): Rng => {
  if (!HEX.test(seedHex)) throw new RangeError('A seed is a hex string of whole 32-bit words')
  let a = 0x9e3779b9 | 0
  let b = 0x243f6a88 | 0
  let c = 0xb7e15162 | 0
  let counter = 1

  const step = (): number => {
    const output = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + output
    c |= 0
    return output >>> 0
  }

  for (let at = 0; at < seedHex.length; at += WORD_DIGITS) {
    a ^= Number.parseInt(seedHex.slice(at, at + WORD_DIGITS), 16) | 0
    step()
    step()
  }
  for (let i = 0; i < WARM_UP_STEPS; i++) step()

  const next = (): number => step() / BITS_32
  return {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: <T>(list: readonly T[]): T => {
      if (list.length === 0) throw new RangeError('Nothing to pick from')
      return list[Math.floor(next() * list.length)] as T
    },
    chance: (percent) => next() * 100 < percent,
  }
}
