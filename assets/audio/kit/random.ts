/** Returns numbers from -1 to 1. */
export type Random = () => number

/** Seeded, so that every build produces the same bytes. */
export const createRandom = (seed: number): Random => {
  const MODULUS = 2_147_483_647
  let state = (Math.abs(Math.trunc(seed)) % (MODULUS - 1)) + 1
  return () => {
    state = (state * 16_807) % MODULUS
    return (state / MODULUS) * 2 - 1
  }
}

export const seedOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7)

export const between = (random: Random, low: number, high: number): number => low + ((random() + 1) / 2) * (high - low)
