import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { nowMs } from '#client/api/server-clock.ts'
import { profileQuery } from '#client/topics/home/queries.ts'
import { firstDaysSpan } from '#rules/first-days/first-days.ts'
import { firstDaysQuery } from '../queries.ts'

/** True in the first seven days, while a box can be opened or reached. Undefined while unknown. Makes no call. */
export const useHasFirstDays = (): boolean | undefined => {
  const joinedAt = useQuery({ ...profileQuery, enabled: false }).data?.created_at
  const [atMs] = useState(nowMs)
  const days = useQuery({ ...firstDaysQuery, enabled: false }).data
  if (joinedAt === undefined) return undefined
  if (atMs >= firstDaysSpan(Date.parse(joinedAt)).endsMs) return false
  return days === undefined ? undefined : days !== null
}
