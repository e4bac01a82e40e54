import { callQuery } from '#client/api/call-query.ts'
import { MS_PER_MINUTE } from '#rules/units.ts'

/** Other players enter all the time (row 30, R26). */
export const tournamentQuery = { ...callQuery('tournament.get'), staleTime: MS_PER_MINUTE / 2 }

/** The newest day by default. */
export const tournamentResultQuery = (day: string | null) =>
  callQuery('tournament.result', { query: day === null ? {} : { day } })

/** `page` starts at 1; strongest first. */
export const bracketsQuery = (day: string, page: number) => callQuery('tournament.brackets', { query: { day, page } })

/** Immutable. */
export const bracketQuery = (day: string, no: number) => ({
  ...callQuery('tournament.bracket', { query: { day, no } }),
  staleTime: Number.POSITIVE_INFINITY,
})
