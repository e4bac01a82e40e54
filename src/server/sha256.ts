import { hash } from 'node:crypto'
import type { Digest } from '../rules/merkle/merkle.ts'

/** SHA-256 of bytes, at once: the digest of the game's trees on the server. */
export const sha256: Digest = (bytes) => hash('sha256', bytes, 'buffer')
