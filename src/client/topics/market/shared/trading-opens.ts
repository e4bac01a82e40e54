import { useQuery } from '@tanstack/react-query'
import { useNow } from '#client/game/use-now.ts'
import { profileQuery } from '#client/topics/home/queries.ts'

/** Trading opens a day after joining (R22). Null if it is open, or unknown. */
export const useTradingOpensInMs = (): number | null => {
  const from = useQuery(profileQuery).data?.trades_from
  const now = useNow()
  const leftMs = from === undefined ? 0 : Date.parse(from) - now
  return leftMs > 0 ? leftMs : null
}
