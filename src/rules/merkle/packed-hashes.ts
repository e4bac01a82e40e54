import { HASH_BYTES } from './merkle.ts'

export const packHashes = (hashes: readonly Uint8Array[]): Uint8Array => {
  const packed = new Uint8Array(hashes.length * HASH_BYTES)
  for (const [index, hash] of hashes.entries()) packed.set(hash, index * HASH_BYTES)
  return packed
}

export const unpackHashes = (packed: Uint8Array): readonly Uint8Array[] =>
  Array.from({ length: packed.length / HASH_BYTES }, (_, index) =>
    packed.subarray(index * HASH_BYTES, (index + 1) * HASH_BYTES),
  )
