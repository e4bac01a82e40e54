import { randomBytes } from 'node:crypto'

/** The server's one source of randomness: secret seeds, ids. Seeded in tests. */
export interface Entropy {
  /** `count` unpredictable bytes. */
  bytes(count: number): Buffer
}

/** The operating system's randomness. */
export const systemEntropy: Entropy = { bytes: (count) => randomBytes(count) }

const hex = (bytes: Buffer, from: number, to: number): string => bytes.subarray(from, to).toString('hex')

/** A UUID of version 7: 48 bits of time in front, so that rows of one time stay together in an index. */
export const uuidV7 = (entropy: Entropy, nowMs: number): string => {
  const bytes = entropy.bytes(16)
  bytes.writeUIntBE(nowMs, 0, 6)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return [hex(bytes, 0, 4), hex(bytes, 4, 6), hex(bytes, 6, 8), hex(bytes, 8, 10), hex(bytes, 10, 16)].join('-')
}

/** The instant in a UUID of version 7. */
export const uuidTimeMs = (id: string): number => Number.parseInt(id.replace('-', '').slice(0, 12), 16)
