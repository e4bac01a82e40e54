import {
  createPendingCommitment,
  type PendingCommitment,
  type SessionStore,
} from '#client/topics/kombat/shared/commitments.ts'

export interface FightMemory extends PendingCommitment {
  runningReplayId(): string | null
  rememberReplay(replayId: string): void
  forgetReplay(): void
}

/** Per player: local mode switches players within one tab. */
export const createFightMemory = (store: SessionStore, playerId: number): FightMemory => {
  const replayKey = `fight-running.${playerId}`
  return {
    ...createPendingCommitment(store, playerId),
    runningReplayId: () => store.read(replayKey),
    rememberReplay: (replayId) => store.write(replayKey, replayId),
    forgetReplay: () => store.write(replayKey, null),
  }
}
