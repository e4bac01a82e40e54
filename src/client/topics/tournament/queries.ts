import { callQuery } from '#client/api/call-query.ts'
import { MS_PER_MINUTE } from '#rules/units.ts'

/** Fresh for a short time only, because other players enter (row 30, R26). */
export const tournamentQuery = { ...callQuery('tournament.get'), staleTime: MS_PER_MINUTE / 2 }

/** Null: the newest day that the player entered. */
export const tournamentResultQuery = (day: string | null) =>
  callQuery('tournament.result', { query: day === null ? {} : { day } })

/** The strongest bracket comes first. `page` starts at 1. */
export const bracketsQuery = (day: string, page: number) => callQuery('tournament.brackets', { query: { day, page } })

/** Never stale, because a bracket does not change. */
export const bracketQuery = (day: string, no: number) => ({
  ...callQuery('tournament.bracket', { query: { day, no } }),
  staleTime: Number.POSITIVE_INFINITY,
})
