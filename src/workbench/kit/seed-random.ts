const RANDOM_SEED = 0x12345678

/** Replaces `Math.random`, which particles use, by a seeded generator (mulberry32). */
export const seedRandom = (): void => {
  let state = RANDOM_SEED
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
