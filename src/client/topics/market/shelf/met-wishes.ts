import { useQuery } from '@tanstack/react-query'
import { wishesQuery } from '../queries.ts'

/** How many of the player's wishes an offer meets now; 0 until that is known (extra 13). */
export const useMetWishes = (): number =>
  useQuery(wishesQuery).data?.filter(({ met_by }) => met_by !== null).length ?? 0
