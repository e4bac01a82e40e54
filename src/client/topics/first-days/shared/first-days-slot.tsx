import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { nowMs } from '#client/api/server-clock.ts'
import { loadBundle } from '#client/i18n/i18n.ts'
import { profileQuery } from '#client/topics/home/queries.ts'
import { extraOnDemand } from '#client/ui/feedback/on-demand.tsx'
import { firstDaysSpan } from '#rules/first-days/first-days.ts'
import { firstDaysQuery } from '../queries.ts'
import type { FirstDaysTrackProps } from './first-days-track.tsx'

const FirstDaysTrack = extraOnDemand<FirstDaysTrackProps>(async () => {
  const [track] = await Promise.all([import('./first-days-track.tsx'), loadBundle('firstDays')])
  return track.FirstDaysTrack
})

export type FirstDaysSlotProps = Pick<FirstDaysTrackProps, 'place' | 'isListed' | 'onListed'>

/**
 * Fetches only within two weeks of joining. In the second week the season path's strip takes this place (R53), and the
 * boxes are only listed. Stays mounted after the last box, which is still to be shown (R50).
 */
export const FirstDaysSlot = (props: FirstDaysSlotProps) => {
  const joinedAt = useQuery(profileQuery).data?.created_at
  const [atMs] = useState(nowMs)
  const span = joinedAt === undefined ? null : firstDaysSpan(Date.parse(joinedAt))
  const isOpen = span !== null && atMs < span.openUntilMs
  const days = useQuery({ ...firstDaysQuery, enabled: isOpen }).data ?? null
  const [isShown, setShown] = useState(false)
  if (isOpen && days !== null && !isShown) setShown(true)
  return isShown && span ? <FirstDaysTrack {...props} days={days} hasStrip={atMs < span.endsMs} /> : null
}
