import { readOwn, writeOwn } from '../../platform/player-store.ts'
import type { FightPromise } from './fight-memory.ts'

const STORE_KEY = 'fight-promises'
/** So many own fights are remembered: a fight is verified soon or never. */
const KEPT = 50

type Row = readonly [replayId: string, commitment: string, requestId: string]

const isRow = (value: unknown): value is Row =>
  Array.isArray(value) && value.length === 3 && value.every((part) => typeof part === 'string')

const rows = (): readonly Row[] => {
  try {
    const kept: unknown = JSON.parse(readOwn(STORE_KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRow) : []
  } catch {
    return []
  }
}

/** Keeps what was promised before a fight that this device has fought, for its verification. */
export const keepPromise = (replayId: string, { commitment, requestId }: FightPromise): void => {
  const others = rows().filter(([id]) => id !== replayId)
  writeOwn(STORE_KEY, JSON.stringify([[replayId, commitment, requestId], ...others].slice(0, KEPT)))
}

/** What this device was promised before that fight; null for fights of others, of other devices, and of long ago. */
export const promiseOf = (replayId: string): FightPromise | null => {
  const row = rows().find(([id]) => id === replayId)
  return row ? { commitment: row[1], requestId: row[2] } : null
}
