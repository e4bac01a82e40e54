import type { BoxKind } from '../items/boxes.ts'
import type { SimulateFight } from '../kombat/fight-versions.ts'
import type { BracketMatch, BracketPlace } from './bracket.ts'
import type { EntrantKind } from './entrant.ts'
import type { HashedSlice, Sha256 } from './published-texts.ts'

/** What is published of a day (R26), all slices included. */
export interface PublishedDay {
  /** What was shown before the first entry. */
  readonly seedHash: string
  /** What was shown when the pass was through. */
  readonly entrantsHash: string
  /** What was shown with the results. */
  readonly seed: string
  readonly entrants: number
  /** In the order of their numbers, each with the pool of its bracket. */
  readonly slices: readonly (HashedSlice & { readonly pool: number })[]
}

/** A fighter of a bracket as it is shown. */
export interface PublishedSeat {
  readonly kind: EntrantKind | 'bot'
  readonly power: number
  readonly place: BracketPlace
  readonly wins: number
  /** Null of a bot and an NPC. */
  readonly prize: {
    readonly tokNano: number
    readonly star: number
    readonly boxes: readonly BoxKind[]
    readonly leaguePoints: number
  } | null
}

/** A bracket as it is shown, with what it is proven by. */
export interface PublishedBracket {
  readonly no: number
  readonly pool: number
  readonly people: number
  readonly seats: readonly PublishedSeat[]
  readonly matches: readonly BracketMatch[]
  readonly seed: string
  /** Lines of its entrants in the order in which they were dealt (`entrantLine`). */
  readonly entrants: readonly string[]
  /** Of the pool's last bracket: lines of the entrants whose ticket went back. */
  readonly returned: readonly string[]
}

/** What differs from what was published. */
export type Difference =
  /** The day's seed is not the one whose hash was shown beforehand. */
  | { readonly what: 'seed' }
  /** The list of slices is not the one whose hash was shown after the pass. */
  | { readonly what: 'entrants' }
  /** A slice has not the size that R26 gives it, or its powers are out of order. */
  | { readonly what: 'slice'; readonly slice: number }
  /** The slice's bracket is shown in another pool than powers say. */
  | { readonly what: 'pool'; readonly bracket: number }
  /** One of the slice's entrants was changed, added or left out: lines do not give its hash. */
  | { readonly what: 'entrant'; readonly slice: number }
  /** An entrant that cannot be: no readable line, a number that is there twice, or more than three of a player. */
  | { readonly what: 'entry'; readonly bracket: number; readonly line: string }
  /** The pool's brackets are not all there. */
  | { readonly what: 'missing'; readonly bracket: number }
  /** The seed of the bracket does not follow from the day's. */
  | { readonly what: 'bracket-seed'; readonly bracket: number }
  /** Another entry belongs on this seat; null for none. */
  | { readonly what: 'dealt'; readonly bracket: number; readonly seat: number; readonly entryNo: number | null }
  /** This entry's ticket had to go back and did not, or the other way round. */
  | { readonly what: 'returned'; readonly bracket: number; readonly entryNo: number }
  /** The seat shows another fighter, or power, than its line. */
  | { readonly what: 'seat'; readonly bracket: number; readonly seat: number }
  | { readonly what: 'people'; readonly bracket: number }
  /** These two do not meet here. */
  | { readonly what: 'pairing'; readonly bracket: number; readonly round: number; readonly no: number }
  /** The fight, computed again, has another winner. */
  | { readonly what: 'winner'; readonly bracket: number; readonly round: number; readonly no: number }
  | { readonly what: 'place'; readonly bracket: number; readonly seat: number }
  | { readonly what: 'prize'; readonly bracket: number; readonly seat: number }

/** What was recomputed, how often. */
export interface Checked {
  readonly hashes: number
  readonly entrants: number
  readonly brackets: number
  readonly pairings: number
  readonly fights: number
  readonly prizes: number
}

/** What a check has found; without differences all is as it was published. */
export interface Verdict {
  readonly checked: Checked
  readonly differences: readonly Difference[]
}

/** What the platform and the build give to a check. */
export interface VerifyTools {
  readonly sha256: Sha256
  /** The simulation of the day's `rules_version`. */
  readonly simulate: SimulateFight
  /** Called after each bracket and waited for: progress, and the page stays alive. */
  readonly onBracket?: () => Promise<void> | void
}

const NOTHING_CHECKED: Checked = { hashes: 0, entrants: 0, brackets: 0, pairings: 0, fights: 0, prizes: 0 }

/** A verdict of what was counted. */
export const verdictOf = (checked: Partial<Checked>, differences: readonly Difference[]): Verdict => ({
  checked: { ...NOTHING_CHECKED, ...checked },
  differences,
})

/** What several checks have found together. */
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
