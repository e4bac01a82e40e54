import { readOwn, writeOwn } from '#client/platform/player-store.ts'

export interface FightCommitment {
  readonly commitment: string
  readonly idempotencyKey: string
}

const STORE_KEY = 'fight-commitments'
/** Number of own fights kept for verification. */
const KEPT = 50

type Row = readonly [replayId: string, commitment: string, idempotencyKey: string]

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

export const saveCommitment = (replayId: string, { commitment, idempotencyKey }: FightCommitment): void => {
  const others = rows().filter(([id]) => id !== replayId)
  writeOwn(STORE_KEY, JSON.stringify([[replayId, commitment, idempotencyKey], ...others].slice(0, KEPT)))
}

/** Null for fights of others, other devices, or long ago. */
export const shownCommitmentOf = (replayId: string): FightCommitment | null => {
  const row = rows().find(([id]) => id === replayId)
  return row ? { commitment: row[1], idempotencyKey: row[2] } : null
}

/** Writing null removes. */
export interface SessionStore {
  readonly read: (key: string) => string | null
  readonly write: (key: string, value: string | null) => void
}

/** Survives a reload, so that a retry costs no second energy (T11). */
export interface PendingCommitment {
  unanswered(): FightCommitment | null
  saveRequest(request: FightCommitment): void
  forgetRequest(): void
}

/** Per player: local mode switches players within one tab. */
export const createPendingCommitment = ({ read, write }: SessionStore, playerId: number): PendingCommitment => {
  const idempotencyStoreKey = `fight-request.${playerId}`
  const commitmentKey = `fight-commitment.${playerId}`
  const save = ({ idempotencyKey, commitment }: { readonly [K in keyof FightCommitment]: string | null }): void => {
    write(idempotencyStoreKey, idempotencyKey)
    write(commitmentKey, commitment)
  }
  return {
    saveRequest: save,
    forgetRequest: () => save({ idempotencyKey: null, commitment: null }),
    unanswered: () => {
      const [idempotencyKey, commitment] = [read(idempotencyStoreKey), read(commitmentKey)]
      return idempotencyKey === null || commitment === null ? null : { idempotencyKey, commitment }
    },
  }
}
