import { type Address, PAGE, withQuery } from '../../game/page-addresses.ts'

/** The list of a day's brackets. */
export const toBrackets = (day: string): Address => withQuery(PAGE.TOURNAMENT.path, { day })

/** A bracket of a day; with a round that one in front. */
export const toBracket = (day: string, no: number, round?: number): Address =>
  withQuery(PAGE.TOURNAMENT.path, {
    day,
    bracket: String(no),
    ...(round === undefined ? {} : { round: String(round) }),
  })

/** The player's result of a day; of the newest one with an own entry without it. */
export const toTournamentResult = (day: string | null): Address =>
  withQuery(PAGE.TOURNAMENT_RESULT.path, day === null ? {} : { day })

/** The proof of a day, of a bracket's pool first (R26). */
export const toVerify = (day: string, bracket?: number): Address =>
  withQuery(PAGE.TOURNAMENT_VERIFY.path, { day, ...(bracket === undefined ? {} : { bracket: String(bracket) }) })

const DAY = /^\d{4}-\d{2}-\d{2}$/

const numberOf = (text: string | null): number | null => {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 ? value : null
}

/** What an address of the tournament's page shows: a bracket of a day, all brackets of a day, or neither. */
export interface ShownTournament {
  readonly day: string | null
  readonly bracket: number | null
  readonly round: number | null
}

/** Reads what `toBrackets` and `toBracket` have written; what makes no sense is left out. */
export const shownOf = (search: URLSearchParams): ShownTournament => {
  const day = search.get('day')
  if (day === null || !DAY.test(day)) return { day: null, bracket: null, round: null }
  return { day, bracket: numberOf(search.get('bracket')), round: numberOf(search.get('round')) }
}
