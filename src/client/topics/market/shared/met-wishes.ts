import { useQuery } from '@tanstack/react-query'
import { wishesQuery } from '../queries.ts'

/** Number of wishes that a listing meets. 0 while loading (extra 13). */
export const useMetWishes = (): number =>
  useQuery(wishesQuery).data?.filter(({ met_by }) => met_by !== null).length ?? 0
