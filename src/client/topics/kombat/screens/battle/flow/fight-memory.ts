import type { FightCommitment } from '../../../shelf/shown-commitments.ts'

/** State that survives a reload (T11): the shown fight, and the pending request, so a retry costs no second energy. */
export interface FightMemory {
  runningReplayId(): string | null
  rememberReplay(replayId: string): void
  forgetReplay(): void
  unanswered(): FightCommitment | null
  saveRequest(request: FightCommitment): void
  forgetRequest(): void
}

/** Session storage of the tab; writing null removes. */
export interface SessionStore {
  readonly read: (key: string) => string | null
  readonly write: (key: string, value: string | null) => void
}

/** Fight memory of one player: local mode switches players within one tab. */
export const createFightMemory = ({ read, write }: SessionStore, playerId: number): FightMemory => {
  const replayKey = `fight-running.${playerId}`
  const idempotencyStoreKey = `fight-request.${playerId}`
  const commitmentKey = `fight-commitment.${playerId}`
  return {
    runningReplayId: () => read(replayKey),
    rememberReplay: (replayId) => write(replayKey, replayId),
    forgetReplay: () => write(replayKey, null),
    saveRequest: ({ idempotencyKey, commitment }) => {
      write(idempotencyStoreKey, idempotencyKey)
      write(commitmentKey, commitment)
    },
    forgetRequest: () => {
      write(idempotencyStoreKey, null)
      write(commitmentKey, null)
    },
    unanswered: () => {
      const idempotencyKey = read(idempotencyStoreKey)
      const commitment = read(commitmentKey)
      return idempotencyKey === null || commitment === null ? null : { idempotencyKey, commitment }
    },
  }
}
