import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onActiveChange } from '#client/platform/active.ts'
import { useSeasonRefresh } from '#client/topics/season/shared/use-season-rewards.ts'
import { MS_PER_MINUTE } from '#rules/units.ts'
import { refreshHome, refreshHomeOnReturn } from '../cache.ts'
import type { HomeFacts } from '../shared/today-items.ts'

/** Refetches on a new day, after a season's end and on resume (R40). Two calls on a page would refetch twice. */
export const useHomeRefresh = ({ daily, nowMs }: Pick<HomeFacts, 'daily' | 'nowMs'>): void => {
  const queryClient = useQueryClient()
  useSeasonRefresh(nowMs)
  useEffect(() => {
    return onActiveChange((isActive) => {
      if (isActive) refreshHomeOnReturn(queryClient)
    })
  }, [queryClient])

  // Once more after a minute, because the server's clock may be behind `nowMs`.
  const lateMs = daily === undefined ? -1 : nowMs - Date.parse(daily.next_reset)
  const minutesLate = Math.min(1, Math.floor(lateMs / MS_PER_MINUTE))
  useEffect(() => {
    if (minutesLate >= 0) refreshHome(queryClient)
  }, [minutesLate, queryClient])
}
