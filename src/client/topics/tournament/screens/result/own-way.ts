import type { CallData } from '#contracts/schemas.ts'

type Bracket = CallData<'tournament.bracket'>

export interface OwnMatch {
  readonly round: number
  /** Number of matches in the round: 1 for the final. */
  readonly ofRound: number
  readonly won: boolean
  /** The opponent. Null for a bye. */
  readonly other: Bracket['seats'][number] | null
  readonly replayId: string | null
}

/** First round first. */
export const ownWay = ({ matches, seats }: Pick<Bracket, 'matches' | 'seats'>, seat: number): readonly OwnMatch[] =>
  matches
    .filter(({ lower, upper }) => upper === seat || lower === seat)
    .map(({ lower, replay_id, round, upper, winner }) => {
      const other = lower === null ? null : upper === seat ? lower : upper
      return {
        round,
        ofRound: matches.filter((match) => match.round === round).length,
        won: winner === seat,
        other: other === null ? null : (seats[other] ?? null),
        replayId: replay_id,
      }
    })
    .toSorted((a, b) => a.round - b.round)
