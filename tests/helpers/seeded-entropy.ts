import { createHash } from 'node:crypto'
import type { Entropy } from '../../src/server/entropy.ts'

/** The same bytes in the same order for the same seed. */
export const createSeededEntropy = (seed: number | string): Entropy => {
  let block = 0
  return {
    bytes: (count) => {
      const parts: Buffer[] = []
      for (let length = 0; length < count; length += 32) {
        parts.push(createHash('sha256').update(`${seed}:${block++}`).digest())
      }
      return Buffer.concat(parts).subarray(0, count)
    },
  }
}
