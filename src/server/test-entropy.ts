import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { type Entropy, systemEntropy } from './entropy.ts'

const BLOCK_BYTES = 32

/** The same bytes in the same order for the same seed: for tests alone. */
export const createSeededEntropy = (seed: number | string): Entropy => {
  let block = 0
  return {
    bytes: (count) => {
      const parts: Buffer[] = []
      for (let length = 0; length < count; length += BLOCK_BYTES) {
        parts.push(createHash('sha256').update(`${seed}:${block++}`).digest())
      }
      return Buffer.concat(parts).subarray(0, count)
    },
  }
}

const seedIn = (file: string): string => {
  try {
    return fs.readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return ''
  }
}

/**
 * Entropy that a tester fixes by writing a seed into a file, read at every draw: another seed begins anew; without a file, or with an
 * empty one, it is the system's. Draws of each size are a sequence of their own, so that the ids of calls that come at the same time
 * leave the secrets of a fight or a roll as they are.
 */
export const createTestEntropy = (file: string, system: Entropy = systemEntropy): Entropy => {
  let last = ''
  const bySize = new Map<number, Entropy>()
  return {
    bytes: (count) => {
      const seed = seedIn(file)
      if (seed !== last) bySize.clear()
      last = seed
      if (seed === '') return system.bytes(count)
      const entropy = bySize.get(count) ?? createSeededEntropy(`${seed}:${count}`)
      bySize.set(count, entropy)
      return entropy.bytes(count)
    },
  }
}
