import type { SimulateFight } from '#rules/kombat/fight-versions.ts'
import type { BracketMatch, BracketPlace } from './bracket.ts'
import type { EntrantKind } from './entrant.ts'
import type { TournamentPrize } from './prizes.ts'
import type { HashedSlice, Sha256 } from './published-texts.ts'

export interface PublishedDay {
  readonly seedHash: string
  readonly entrantsHash: string
  readonly seed: string
  readonly entrants: number
  readonly slices: readonly (HashedSlice & { readonly pool: number })[]
}

export interface PublishedSeat {
  readonly kind: EntrantKind | 'bot'
  readonly power: number
  readonly place: BracketPlace
  readonly wins: number
  readonly prize: TournamentPrize | null
}

export interface PublishedBracket {
  readonly no: number
  readonly pool: number
  readonly people: number
  readonly seats: readonly PublishedSeat[]
  readonly matches: readonly BracketMatch[]
  readonly seed: string
  /** `entrantLine`s in dealing order. */
  readonly entrants: readonly string[]
  /**
   * `entrantLine`s of entrants whose ticket was returned. The last bracket of a pool lists all of the pool's, the
   * others none.
   */
  readonly returned: readonly string[]
}

export type Difference =
  | { readonly what: 'seed' }
  /** The slices do not match the day's published hash. */
  | { readonly what: 'entrants' }
  /** The slice has the wrong size (R26), or its powers are out of order. */
  | { readonly what: 'slice'; readonly slice: number }
  /** The bracket is in another pool than the powers of the slices give. */
  | { readonly what: 'pool'; readonly bracket: number }
  /** The lines of the slice's entrants do not match its hash. */
  | { readonly what: 'entrant'; readonly slice: number }
  /** A line cannot be read or repeats an entry number, or its player has more than three entries. */
  | { readonly what: 'entry'; readonly bracket: number; readonly line: string }
  | { readonly what: 'missing'; readonly bracket: number }
  | { readonly what: 'bracket-seed'; readonly bracket: number }
  /** Dealing puts `entryNo` on this seat, or no entry (null). */
  | { readonly what: 'dealt'; readonly bracket: number; readonly seat: number; readonly entryNo: number | null }
  /** The ticket was returned although it should not have been, or the reverse. */
  | { readonly what: 'returned'; readonly bracket: number; readonly entryNo: number }
  | { readonly what: 'seat'; readonly bracket: number; readonly seat: number }
  | { readonly what: 'people'; readonly bracket: number }
  | { readonly what: 'pairing'; readonly bracket: number; readonly round: number; readonly no: number }
  | { readonly what: 'winner'; readonly bracket: number; readonly round: number; readonly no: number }
  | { readonly what: 'place'; readonly bracket: number; readonly seat: number }
  | { readonly what: 'prize'; readonly bracket: number; readonly seat: number }

export interface Checked {
  readonly hashes: number
  readonly entrants: number
  readonly brackets: number
  readonly pairings: number
  readonly fights: number
  readonly prizes: number
}

export interface Verdict {
  readonly checked: Checked
  readonly differences: readonly Difference[]
}

export interface VerifyTools {
  readonly sha256: Sha256
  readonly simulate: SimulateFight
  /** Awaited after each bracket, so that a page can show progress. */
  readonly onBracket?: () => Promise<void> | void
}

const NOTHING_CHECKED: Checked = { hashes: 0, entrants: 0, brackets: 0, pairings: 0, fights: 0, prizes: 0 }

export const verdictOf = (checked: Partial<Checked>, differences: readonly Difference[]): Verdict => ({
  checked: { ...NOTHING_CHECKED, ...checked },
  differences,
})

export const sumOfVerdicts = (verdicts: readonly Verdict[]): Verdict => {
  const sum = (what: keyof Checked): number => verdicts.reduce((all, { checked }) => all + checked[what], 0)
  return {
    checked: {
      hashes: sum('hashes'),
      entrants: sum('entrants'),
      brackets: sum('brackets'),
      pairings: sum('pairings'),
      fights: sum('fights'),
      prizes: sum('prizes'),
    },
    differences: verdicts.flatMap(({ differences }) => differences),
  }
}
