/** What a ranked fight was, for who asks what it brought. */
export interface RankedFight {
  readonly atMs: number
  readonly replayId: string
  readonly won: boolean
  readonly isBot: boolean
  /** Wins in a row with this one. */
  readonly winStreak: number
  /** Null who has deleted the account since. */
  readonly opponent: string | null
}
