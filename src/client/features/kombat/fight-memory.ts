/**
 * What must outlive a reload of the page in mid-fight (T11): the id of the fight that is being shown, and the request
 * id of a fight that was asked for and not yet answered, so that asking again cannot cost a second energy.
 */
export interface FightMemory {
  runningReplayId(): string | null
  rememberReplay(replayId: string): void
  forgetReplay(): void
  /** The request id of the unanswered fight, or null when there is none. */
  unansweredRequest(): string | null
  rememberRequest(requestId: string): void
  forgetRequest(): void
}

/** Storage of the tab's session; writing null removes. */
export interface SessionStore {
  readonly read: (key: string) => string | null
  readonly write: (key: string, value: string | null) => void
}

/** The fight memory of one player: local mode switches players within one tab. */
export const createFightMemory = ({ read, write }: SessionStore, playerId: number): FightMemory => {
  const replayKey = `fight-running.${playerId}`
  const requestKey = `fight-request.${playerId}`
  return {
    runningReplayId: () => read(replayKey),
    rememberReplay: (replayId) => write(replayKey, replayId),
    forgetReplay: () => write(replayKey, null),
    unansweredRequest: () => read(requestKey),
    rememberRequest: (requestId) => write(requestKey, requestId),
    forgetRequest: () => write(requestKey, null),
  }
}
