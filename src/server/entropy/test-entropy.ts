import fs from 'node:fs'
import { type Entropy, systemEntropy } from './entropy.ts'
import { createHashedEntropy } from './hashed-entropy.ts'

/** Deterministic by seed. For tests and simulations, never for a server of players. */
export const createSeededEntropy = (seed: number | string): Entropy => createHashedEntropy(`${seed}:`)

const seedIn = (file: string): string => {
  try {
    return fs.readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return ''
  }
}

/**
 * Reads the file's seed at every draw; without one the system's randomness is used. Each number of bytes has a separate
 * sequence, so that concurrent ids do not shift secrets.
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
