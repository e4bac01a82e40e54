/** Deterministic by its seed, and not cryptographically secure. */
export interface Rng {
  /** In [0, 1), with a resolution of 32 bits. */
  next(): number
  int(min: number, max: number): number
  /** @throws RangeError for an empty list */
  pick<T>(list: readonly T[]): T
  /** 0 percent is never true, 100 always. */
  chance(percent: number): boolean
}

const BITS_32 = 2 ** 32
const WORD_DIGITS = 8
const WARM_UP_STEPS = 12
const BITS_PER_DIGIT = 4

const hexDigit = (code: number): number => {
  if (code >= 48 && code <= 57) return code - 48
  const lower = code | 32
  return lower >= 97 && lower <= 102 ? lower - 87 : -1
}

/** @throws RangeError for a character that is not hex */
const hexWord = (hex: string, at: number): number => {
  let word = 0
  for (let index = at; index < at + WORD_DIGITS; index++) {
    const digit = hexDigit(hex.charCodeAt(index))
    if (digit < 0) throw notHex()
    word = (word << BITS_PER_DIGIT) | digit
  }
  return word
}

/** A whole number in [0, 2³²) as eight hex digits of a seed. */
export const seedWord = (value: number): string => value.toString(16).padStart(WORD_DIGITS, '0')

const notHex = (): RangeError => new RangeError('A seed is a hex string of whole 32-bit words')

/** A class, because closures cost a third of a fight's time. */
class Sfc32 implements Rng {
  #a = 0x9e3779b9 | 0
  #b = 0x243f6a88 | 0
  #c = 0xb7e15162 | 0
  #counter = 1

  stir(word: number): void {
    this.#a ^= word
  }

  step(): number {
    const output = (((this.#a + this.#b) | 0) + this.#counter) | 0
    this.#counter = (this.#counter + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + output) | 0
    return output >>> 0
  }

  next(): number {
    return this.step() / BITS_32
  }

  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1))
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('Nothing to pick from')
    return list[Math.floor(this.next() * list.length)] as T
  }

  chance(percent: number): boolean {
    return this.next() * 100 < percent
  }
}

/**
 * The generator sfc32 (Chris Doty-Humphrey; 128 bits of state, passes PractRand), seeded with each 32-bit word of the
 * seed. It computes with integers only, so every machine gets the same numbers. @param seedHex 8, 16, 24 … hex digits
 * @throws RangeError for any other text
 */
export const createRng = (seedHex: string): Rng => {
  if (seedHex.length === 0 || seedHex.length % WORD_DIGITS !== 0) throw notHex()
  const rng = new Sfc32()
  for (let at = 0; at < seedHex.length; at += WORD_DIGITS) {
    rng.stir(hexWord(seedHex, at))
    rng.step()
    rng.step()
  }
  for (let i = 0; i < WARM_UP_STEPS; i++) rng.step()
  return rng
}
