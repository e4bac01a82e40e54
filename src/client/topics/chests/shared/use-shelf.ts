import { useQuery } from '@tanstack/react-query'
import type { ChestShelf } from '#contracts/wire.ts'
import { SHELF_FROM_WINS } from '#rules/chests/win-chests.ts'
import { chestsQuery } from '../queries.ts'

/**
 * Null if the shelf is not shown (R54), and while loading.
 * @param enabled false if another component fetches the shelf
 */
export const useShelf = (enabled = true): ChestShelf | null => {
  const shelf = useQuery({ ...chestsQuery, enabled }).data
  return shelf && (shelf.wins >= SHELF_FROM_WINS || shelf.chests.length > 0) ? shelf : null
}
