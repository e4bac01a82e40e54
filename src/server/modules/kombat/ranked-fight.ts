export interface RankedFight {
  readonly atMs: number
  readonly replayId: string
  readonly won: boolean
  readonly isBot: boolean
  readonly winStreak: number
  readonly opponent: string | null
}
