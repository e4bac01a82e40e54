import { useQuery } from '@tanstack/react-query'
import type { ChestShelf } from '#contracts/wire.ts'
import { SHELF_FROM_WINS } from '#rules/chests/win-chests.ts'
import { chestsQuery } from '../queries.ts'

/**
 * Null where the shelf does not show (R54) and while loading.
 * @param enabled false for a reader of what another one fetches
 */
export const useShelf = (enabled = true): ChestShelf | null => {
  const shelf = useQuery({ ...chestsQuery, enabled }).data
  return shelf && (shelf.wins >= SHELF_FROM_WINS || shelf.chests.length > 0) ? shelf : null
}
