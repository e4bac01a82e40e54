import { useQuery } from '@tanstack/react-query'
import { SELLER_AGE_MIN_MS } from '../../rules/market.ts'
import { profileQuery } from '../game/home-queries.ts'
import { useNow } from '../game/use-now.ts'

/** How long until the player may sell, in ms: the first day after joining (R22); null when that is over, or not known yet. */
export const useSellingOpensInMs = (): number | null => {
  const joined = useQuery(profileQuery).data?.created_at
  const now = useNow()
  const leftMs = joined === undefined ? 0 : Date.parse(joined) + SELLER_AGE_MIN_MS - now
  return leftMs > 0 ? leftMs : null
}
