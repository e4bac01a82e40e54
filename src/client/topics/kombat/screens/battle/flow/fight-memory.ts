/** Writing null removes. */
export interface SessionStore {
  readonly read: (key: string) => string | null
  readonly write: (key: string, value: string | null) => void
}

/** Survives a reload. */
export interface FightMemory {
  /** The commitment of a fight that was requested and not answered. */
  unanswered(): string | null
  rememberRequest(commitment: string): void
  forgetRequest(): void
  runningReplayId(): string | null
  rememberReplay(replayId: string): void
  forgetReplay(): void
}

/** Per player: local mode switches players within one tab. */
export const createFightMemory = ({ read, write }: SessionStore, playerId: number): FightMemory => {
  const requestKey = `fight-request.${playerId}`
  const replayKey = `fight-running.${playerId}`
  return {
    unanswered: () => read(requestKey),
    rememberRequest: (commitment) => write(requestKey, commitment),
    forgetRequest: () => write(requestKey, null),
    runningReplayId: () => read(replayKey),
    rememberReplay: (replayId) => write(replayKey, replayId),
    forgetReplay: () => write(replayKey, null),
  }
}
