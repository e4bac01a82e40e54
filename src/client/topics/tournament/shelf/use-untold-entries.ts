import { useQuery } from '@tanstack/react-query'
import { tournamentQuery } from '../queries.ts'
import { isTold, useRevealed } from './reveal.ts'

/** Which own entries, by `{day}.{no}`, must not be told yet (R26). */
export interface UntoldEntries {
  /** Whether there is one. */
  readonly some: boolean
  readonly has: (entryId: string) => boolean
}

const ALL: UntoldEntries = { some: true, has: () => true }
const NONE: UntoldEntries = { some: false, has: () => false }

/**
 * Own entries of the newest tournaments whose end their player has not seen. Until it is known which those are, all are, and so is one of
 * a day that is newer than what is known; where it cannot be known, none: what is the player's is never locked away.
 * @param asks whether anything of a tournament is shown at all
 */
export const useUntoldEntries = (asks: boolean): UntoldEntries => {
  const { data: page, isError } = useQuery({ ...tournamentQuery, enabled: asks })
  const revealed = useRevealed()
  if (!asks || isError) return NONE
  if (!page) return ALL
  const untold = new Set(
    page.last.flatMap(({ day, entries }) =>
      entries.filter((entry) => !isTold(revealed, day, entry)).map(({ id }) => id),
    ),
  )
  const newest = page.last[0]?.day ?? ''
  return {
    some: untold.size > 0,
    has: (id) => untold.has(id) || (newest !== '' && id.slice(0, newest.length) > newest),
  }
}
