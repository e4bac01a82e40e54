import { createHash } from 'node:crypto'
import type { Entropy } from './entropy.ts'

const BLOCK_BYTES = 32

/** Deterministic: block by block the SHA-256 of `prefix` and the block's number. Never for secrets of real players. */
export const createHashedEntropy = (prefix: string): Entropy => {
  let block = 0
  return {
    bytes: (count) => {
      const parts: Buffer[] = []
      for (let length = 0; length < count; length += BLOCK_BYTES)
        parts.push(createHash('sha256').update(`${prefix}${block++}`).digest())
      return Buffer.concat(parts).subarray(0, count)
    },
  }
}
