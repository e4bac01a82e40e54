import type { CallData } from '../../../../../contracts/schemas.ts'
import type { Revealed } from '../../shelf/reveal.ts'

/** A bracket as the server answers it. */
export type WireBracket = CallData<'tournament.bracket'>
/** A fighter of a bracket. */
export type BracketSeat = WireBracket['seats'][number]
type WireMatch = WireBracket['matches'][number]

/** A match as it is drawn: what may not be told yet is not in it. */
export interface MatchView {
  readonly round: number
  readonly no: number
  /** Null while it may not be told who has come so far. */
  readonly upper: BracketSeat | null
  /** `bye`: nobody; null as above. */
  readonly lower: BracketSeat | 'bye' | null
  /** Null until it may be told. */
  readonly winner: 'upper' | 'lower' | null
  /** The player fights in it, as far as that may be told. */
  readonly isOwn: boolean
  /** The replay, once the match may be told. */
  readonly replayId: string | null
}

/** The player's next match that has not been seen. */
export interface NextMatch {
  readonly round: number
  readonly opponent: BracketSeat
  readonly replayId: string
}

/** A bracket as it is drawn, as far as it has been revealed. */
export interface BracketView {
  /** Rounds from the first to the final, each from top to bottom. */
  readonly rounds: readonly (readonly MatchView[])[]
  /** The player's own seat; null in a bracket of others. */
  readonly own: BracketSeat | null
  /** What comes next for the player; null where all is told. */
  readonly next: NextMatch | null
  /** Who won the bracket; null until it may be told. */
  readonly winner: BracketSeat | null
}

const isOf = (seat: number) => (match: WireMatch) => match.upper === seat || match.lower === seat

/** The player's own matches, the first round first. */
const ownMatches = ({ matches, seats }: WireBracket): readonly WireMatch[] => {
  const own = seats.findIndex(({ is_own: isOwn }) => isOwn)
  return own < 0 ? [] : matches.filter(isOf(own))
}

/**
 * How much is told after the player has seen the match of a round: the rounds up to it, or all when the run ended with it. Matches without
 * the player tell nothing.
 */
export const seenAfter = (bracket: WireBracket, round: number): Revealed =>
  ownMatches(bracket).some((match) => match.round > round) ? round : 'all'

/** Rounds whose outcome may be told: a bye of the player has nothing to see. */
const toldRounds = (own: readonly WireMatch[], rounds: number, seen: Revealed): number => {
  if (own.length === 0 || seen === 'all') return rounds
  const next = own.find(({ lower, round }) => round > seen && lower !== null)
  return next === undefined ? rounds : next.round - 1
}

/**
 * A bracket as far as it may be told (row 30): rounds that were seen with their winners, the next one with who meets whom, later ones
 * without names. Of a bracket without the player everything.
 */
export const bracketView = (bracket: WireBracket, seen: Revealed): BracketView => {
  const { matches, seats } = bracket
  const rounds = Math.max(0, ...matches.map(({ round }) => round))
  const own = ownMatches(bracket)
  const told = toldRounds(own, rounds, seen)
  const viewOf = ({ lower, no, replay_id: replayId, round, upper, winner }: WireMatch): MatchView => {
    const isPaired = round <= told + 1
    const isDecided = round <= told
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
  const due = own.find(({ round }) => round === told + 1)
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
    next:
      due !== undefined && due.replay_id !== null && opponent !== undefined
        ? { round: due.round, opponent, replayId: due.replay_id }
        : null,
    winner: final !== undefined && told === rounds ? (seats[final.winner] ?? null) : null,
  }
}

/** The key of a round's name: the last three have one of their own. */
export const roundName = (round: number, rounds: number): 'final' | 'semi' | 'quarter' | 'round' =>
  round === rounds ? 'final' : round === rounds - 1 ? 'semi' : round === rounds - 2 ? 'quarter' : 'round'
