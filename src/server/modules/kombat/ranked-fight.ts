export interface RankedFight {
  readonly atMs: number
  readonly replayId: string
  readonly won: boolean
  readonly isBot: boolean
  /** Includes this win. */
  readonly winStreak: number
  /** Null if the account was deleted. */
  readonly opponent: string | null
}
