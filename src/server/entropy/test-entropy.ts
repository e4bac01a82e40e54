import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { type Entropy, systemEntropy } from './entropy.ts'

const BLOCK_BYTES = 32

/** Deterministic by seed. For tests and simulations, never for a server of players. */
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
 * Reads the file's seed at every draw. Each size has a separate sequence, so that concurrent ids do not shift secrets.
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
