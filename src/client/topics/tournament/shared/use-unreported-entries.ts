import { useQuery } from '@tanstack/react-query'
import { tournamentQuery } from '../queries.ts'
import { isReported, useRevealed } from './reveal.ts'

/** Entries by `{day}.{no}` (R26). */
export interface UnreportedEntries {
  readonly some: boolean
  readonly has: (entryId: string) => boolean
}

const ALL: UnreportedEntries = { some: true, has: () => true }
const NONE: UnreportedEntries = { some: false, has: () => false }

/**
 * Entries whose result stays hidden: all while loading, none on failure.
 * @param asks false if the page shows nothing of the tournament
 */
export const useUnreportedEntries = (asks: boolean): UnreportedEntries => {
  const { data: page, isError } = useQuery({ ...tournamentQuery, enabled: asks })
  const revealed = useRevealed()
  if (!asks || isError) return NONE
  if (!page) return ALL
  const unreported = new Set(
    page.last.flatMap(({ day, entries }) =>
      entries.filter((entry) => !isReported(revealed, day, entry)).map(({ id }) => id),
    ),
  )
  const newest = page.last[0]?.day ?? ''
  return {
    some: unreported.size > 0,
    has: (id) => unreported.has(id) || (newest !== '' && id.slice(0, newest.length) > newest),
  }
}
