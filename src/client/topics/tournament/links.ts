import { type Address, PAGE, withQuery } from '../../game/page-addresses.ts'

/** The list of a day's brackets. */
export const toBrackets = (day: string): Address => withQuery(PAGE.TOURNAMENT.path, { day })

/** A bracket of a day. */
export const toBracket = (day: string, no: number): Address =>
  withQuery(PAGE.TOURNAMENT.path, { day, bracket: String(no) })

/** The player's result of a day; of the newest one with an own entry without it. */
export const toTournamentResult = (day: string | null): Address =>
  withQuery(PAGE.TOURNAMENT_RESULT.path, day === null ? {} : { day })

/** The proof of a day, of a bracket's pool first (R26). */
export const toVerify = (day: string, bracket?: number): Address =>
  withQuery(PAGE.TOURNAMENT_VERIFY.path, { day, ...(bracket === undefined ? {} : { bracket: String(bracket) }) })

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** What an address of the tournament's page shows: a day's bracket, all brackets of a day, or neither. */
export const shownOf = (search: URLSearchParams): { readonly day: string | null; readonly bracket: number | null } => {
  const day = search.get('day')
  if (day === null || !DAY.test(day)) return { day: null, bracket: null }
  const no = Number(search.get('bracket'))
  return { day, bracket: Number.isInteger(no) && no > 0 ? no : null }
}
