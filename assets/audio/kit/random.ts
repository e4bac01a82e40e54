/** Answers the next number of a fixed row, -1 to 1. */
export type Random = () => number

/** A row of random-looking numbers that is the same in every build: the same code gives the same bytes. */
export const createRandom = (seed: number): Random => {
  const MODULUS = 2_147_483_647
  let state = (Math.abs(Math.trunc(seed)) % (MODULUS - 1)) + 1
  return () => {
    state = (state * 16_807) % MODULUS
    return (state / MODULUS) * 2 - 1
  }
}

/** A seed out of a name. */
export const seedOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7)

/** A number between two others. */
export const between = (random: Random, low: number, high: number): number => low + ((random() + 1) / 2) * (high - low)
