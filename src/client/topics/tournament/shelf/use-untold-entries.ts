import { useQuery } from '@tanstack/react-query'
import { tournamentQuery } from '../queries.ts'
import { isTold, useRevealed } from './reveal.ts'

/** By `{day}.{no}` (R26). */
export interface UntoldEntries {
  readonly some: boolean
  readonly has: (entryId: string) => boolean
}

const ALL: UntoldEntries = { some: true, has: () => true }
const NONE: UntoldEntries = { some: false, has: () => false }

/** Entries whose result stays hidden: all while loading, none on failure. `asks` is false without a tournament item. */
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
