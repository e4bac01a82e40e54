import type { CallData } from '#contracts/schemas.ts'
import type { Revealed } from '../../shared/reveal.ts'

export type WireBracket = CallData<'tournament.bracket'>
export type BracketSeat = WireBracket['seats'][number]
type WireMatch = WireBracket['matches'][number]

/** A match as far as it is revealed to the player. Hidden fields are null, and `isOwn` is false. */
export interface MatchView {
  readonly round: number
  readonly no: number
  readonly upper: BracketSeat | null
  readonly lower: BracketSeat | 'bye' | null
  readonly winner: 'upper' | 'lower' | null
  readonly isOwn: boolean
  readonly replayId: string | null
}

export interface NextMatch {
  readonly round: number
  readonly opponent: BracketSeat
  /** Null if the fight can no longer be watched. */
  readonly replayId: string | null
}

export interface BracketView {
  /** From the first round to the final, each from top to bottom. */
  readonly rounds: readonly (readonly MatchView[])[]
  /** Null in a bracket that the player is not in. */
  readonly own: BracketSeat | null
  /** Null once everything is revealed. */
  readonly next: NextMatch | null
  /** Null while hidden. */
  readonly winner: BracketSeat | null
  readonly hasUnwatchable: boolean
}

const isOf = (seat: number) => (match: WireMatch) => match.upper === seat || match.lower === seat

/** The player's matches, first round first. */
const ownMatches = ({ matches, seats }: WireBracket): readonly WireMatch[] => {
  const own = seats.findIndex(({ is_own: isOwn }) => isOwn)
  return own < 0 ? [] : matches.filter(isOf(own))
}

/**
 * The rounds to reveal once the player has watched their match of this round: up to this round, or all if it was their
 * last match.
 */
export const seenAfter = (bracket: WireBracket, round: number): Revealed =>
  ownMatches(bracket).some((match) => match.round > round) ? round : 'all'

/** Number of rounds whose results are shown. A bye counts as seen. */
const reportedRounds = (own: readonly WireMatch[], rounds: number, seen: Revealed): number => {
  if (own.length === 0 || seen === 'all') return rounds
  const next = own.find(({ lower, round }) => round > seen && lower !== null)
  return next === undefined ? rounds : next.round - 1
}

/**
 * Rounds that the player has seen show winners, the next one its pairings, later ones no names (row 30). Brackets of
 * others show everything.
 */
export const bracketView = (bracket: WireBracket, seen: Revealed): BracketView => {
  const { matches, seats } = bracket
  const rounds = Math.max(0, ...matches.map(({ round }) => round))
  const own = ownMatches(bracket)
  const reported = reportedRounds(own, rounds, seen)
  const viewOf = ({ lower, no, replay_id: replayId, round, upper, winner }: WireMatch): MatchView => {
    const isPaired = round <= reported + 1
    const isDecided = round <= reported
    const [above, below] = [seats[upper] ?? null, lower === null ? ('bye' as const) : (seats[lower] ?? null)]
    return {
      round,
      no,
      upper: isPaired ? above : null,
      lower: isPaired ? below : null,
      winner: isDecided ? (winner === upper ? 'upper' : 'lower') : null,
      isOwn: isPaired && own.some((match) => match.round === round && match.no === no),
      replayId: isDecided ? replayId : null,
    }
  }
  const due = own.find(({ round }) => round === reported + 1)
  const final = matches.find(({ round }) => round === rounds)
  const ownSeat = seats.find(({ is_own: isOwn }) => isOwn) ?? null
  const opponent = due === undefined ? undefined : seats[seats[due.upper] === ownSeat ? (due.lower ?? -1) : due.upper]
  return {
    rounds: Array.from({ length: rounds }, (_, index) =>
      matches
        .filter(({ round }) => round === index + 1)
        .toSorted((a, b) => a.no - b.no)
        .map(viewOf),
    ),
    own: ownSeat,
    next: due !== undefined && opponent !== undefined ? { round: due.round, opponent, replayId: due.replay_id } : null,
    winner: final !== undefined && reported === rounds ? (seats[final.winner] ?? null) : null,
    hasUnwatchable: matches.some(({ lower, replay_id: replayId }) => lower !== null && replayId === null),
  }
}

export const roundName = (round: number, rounds: number): 'final' | 'semi' | 'quarter' | 'round' =>
  round === rounds ? 'final' : round === rounds - 1 ? 'semi' : round === rounds - 2 ? 'quarter' : 'round'
