/** What was promised before a fight: the server's commitment to its seed, and the key that this device chose after it. */
export interface FightPromise {
  readonly commitment: string
  readonly requestId: string
}

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
  /** `commitment` is the one that was shown with the opponent. */
  rememberRequest(requestId: string, commitment: string): void
  forgetRequest(): void
  /** What was promised for the unanswered fight, or null. */
  promise(): FightPromise | null
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
  const commitmentKey = `fight-commitment.${playerId}`
  return {
    runningReplayId: () => read(replayKey),
    rememberReplay: (replayId) => write(replayKey, replayId),
    forgetReplay: () => write(replayKey, null),
    unansweredRequest: () => read(requestKey),
    rememberRequest: (requestId, commitment) => {
      write(requestKey, requestId)
      write(commitmentKey, commitment)
    },
    forgetRequest: () => {
      write(requestKey, null)
      write(commitmentKey, null)
    },
    promise: () => {
      const requestId = read(requestKey)
      const commitment = read(commitmentKey)
      return requestId === null || commitment === null ? null : { requestId, commitment }
    },
  }
}
