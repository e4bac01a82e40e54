import { useQuery } from '@tanstack/react-query'
import { looksOf, type PathLook, pathBits } from '#rules/season-path/season-path.ts'
import { seasonPathQuery } from '../queries.ts'

const NONE: ReadonlySet<PathLook> = new Set()

/** Looks that the player has claimed on the current season's path. Reads the cache only. */
export const useSeasonLooks = (isOwn: boolean): ReadonlySet<PathLook> => {
  const path = useQuery({ ...seasonPathQuery, enabled: false }).data
  return isOwn && path ? new Set(looksOf(pathBits(path.claimed))) : NONE
}
