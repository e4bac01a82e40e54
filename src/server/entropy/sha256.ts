import { hash } from 'node:crypto'
import type { Digest } from '#rules/merkle/merkle.ts'

export const sha256: Digest = (bytes) => hash('sha256', bytes, 'buffer')

export const sha256Hex = (text: string): string => hash('sha256', text)
