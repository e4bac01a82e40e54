import { MS_PER_MINUTE } from '../../../rules/units.ts'
import { callQuery } from '../../api/call-query.ts'

/** The tournament that can be entered, and what the player has of it (row 30, R26). Others enter all the time. */
export const tournamentQuery = { ...callQuery('tournament.get'), staleTime: MS_PER_MINUTE / 2 }

/** The player's entries of a day with its results; of the newest day without one. */
export const tournamentResultQuery = (day: string | null) =>
  callQuery('tournament.result', { query: day === null ? {} : { day } })

/** A page of a day's brackets, from 1, the strongest first. */
export const bracketsQuery = (day: string, page: number) => callQuery('tournament.brackets', { query: { day, page } })

/** A bracket of a day, by its number; what is in it never changes. */
export const bracketQuery = (day: string, no: number) => ({
  ...callQuery('tournament.bracket', { query: { day, no } }),
  staleTime: Number.POSITIVE_INFINITY,
})
