import { randomBytes, randomFillSync } from 'node:crypto'

/** Randomness for secret seeds and ids. Tests seed it. */
export interface Entropy {
  bytes(count: number): Buffer
}

const POOL_BYTES = 4096

/** Draws from the system in blocks, because each system call costs more than its bytes. No byte is used twice. */
const createSystemEntropy = (): Entropy => {
  const pool = Buffer.alloc(POOL_BYTES)
  let next = POOL_BYTES
  return {
    bytes(count) {
      if (count > POOL_BYTES) return randomBytes(count)
      if (next + count > POOL_BYTES) {
        randomFillSync(pool)
        next = 0
      }
      const taken = Buffer.from(pool.subarray(next, next + count))
      pool.fill(0, next, next + count)
      next += count
      return taken
    },
  }
}

export const systemEntropy: Entropy = createSystemEntropy()

const hex = (bytes: Buffer, from: number, to: number): string => bytes.subarray(from, to).toString('hex')

/** Begins with the time, so that rows of one time are close in an index. */
export const uuidV7 = (entropy: Entropy, nowMs: number): string => {
  const bytes = entropy.bytes(16)
  bytes.writeUIntBE(nowMs, 0, 6)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return [hex(bytes, 0, 4), hex(bytes, 4, 6), hex(bytes, 6, 8), hex(bytes, 8, 10), hex(bytes, 10, 16)].join('-')
}

/** Lower bound for all uuids v7 made at or after the instant. */
export const firstUuidAt = (atMs: number): string => {
  const hex = atMs.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}

export const uuidTimeMs = (id: string): number => Number.parseInt(id.replace('-', '').slice(0, 12), 16)
