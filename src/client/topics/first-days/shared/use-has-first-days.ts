import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { nowMs } from '#client/api/server-clock.ts'
import { profileQuery } from '#client/topics/home/queries.ts'
import { firstDaysSpan } from '#rules/first-days/first-days.ts'
import { firstDaysQuery } from '../queries.ts'

/** Within the first seven days, while there is something to open or reach. Undefined while unknown. Reads the cache; the slot fetches. */
export const useHasFirstDays = (): boolean | undefined => {
  const joinedAt = useQuery({ ...profileQuery, enabled: false }).data?.created_at
  const [atMs] = useState(nowMs)
  const days = useQuery({ ...firstDaysQuery, enabled: false }).data
  if (joinedAt === undefined) return undefined
  if (atMs >= firstDaysSpan(Date.parse(joinedAt)).endsMs) return false
  return days === undefined ? undefined : days !== null
}
