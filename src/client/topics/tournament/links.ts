import { type Address, PAGE, withQuery } from '#client/game/page-paths.ts'

export const toBrackets = (day: string): Address => withQuery(PAGE.TOURNAMENT.path, { day })

export const toBracket = (day: string, no: number, round?: number): Address =>
  withQuery(PAGE.TOURNAMENT.path, {
    day,
    bracket: String(no),
    ...(round === undefined ? {} : { round: String(round) }),
  })

/** Null: the newest day that the player entered. */
export const toTournamentResult = (day: string | null): Address =>
  withQuery(PAGE.TOURNAMENT_RESULT.path, day === null ? {} : { day })

/** If a bracket is given, its pool is verified first (R26). */
export const toVerify = (day: string, bracket?: number): Address =>
  withQuery(PAGE.TOURNAMENT_VERIFY.path, { day, ...(bracket === undefined ? {} : { bracket: String(bracket) }) })

const DAY = /^\d{4}-\d{2}-\d{2}$/

const numberOf = (text: string | null): number | null => {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 ? value : null
}

export const shownOf = (search: URLSearchParams) => {
  const day = search.get('day')
  if (day === null || !DAY.test(day)) return { day: null, bracket: null, round: null }
  return { day, bracket: numberOf(search.get('bracket')), round: numberOf(search.get('round')) }
}
