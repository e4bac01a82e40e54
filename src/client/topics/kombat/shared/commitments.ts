import { parseJson } from '#client/platform/parse-json.ts'
import { readOwn, writeOwn } from '#client/platform/player-store.ts'

export interface FightCommitment {
  readonly commitment: string
  readonly idempotencyKey: string
}

const STORE_KEY = 'fight-commitments'
/** Number of the player's fights whose commitments are kept for verification. */
const KEPT = 50

type Row = readonly [replayId: string, commitment: string, idempotencyKey: string]

const isRow = (value: unknown): value is Row =>
  Array.isArray(value) && value.length === 3 && value.every((part) => typeof part === 'string')

const rows = (): readonly Row[] => {
  const kept = parseJson(readOwn(STORE_KEY))
  return Array.isArray(kept) ? kept.filter(isRow) : []
}

export const saveCommitment = (replayId: string, { commitment, idempotencyKey }: FightCommitment): void => {
  const others = rows().filter(([id]) => id !== replayId)
  writeOwn(STORE_KEY, JSON.stringify([[replayId, commitment, idempotencyKey], ...others].slice(0, KEPT)))
}

/** The commitment that this device saw. Null for fights of others, of other devices, or of long ago. */
export const shownCommitmentOf = (replayId: string): FightCommitment | null => {
  const row = rows().find(([id]) => id === replayId)
  return row ? { commitment: row[1], idempotencyKey: row[2] } : null
}
