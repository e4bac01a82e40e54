/** Writing null removes the key. */
export interface SessionStore {
  readonly read: (key: string) => string | null
  readonly write: (key: string, value: string | null) => void
}

/** The page's memory of its fights, which survives a reload. */
export interface FightMemory {
  /** The commitment of a fight that was requested but not answered. */
  unanswered(): string | null
  rememberRequest(commitment: string): void
  forgetRequest(): void
  runningReplayId(): string | null
  rememberReplay(replayId: string): void
  forgetReplay(): void
}

/** Keys name the player, because local mode switches players within a tab. */
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
