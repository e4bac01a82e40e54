import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { firstDaysSpan } from '../../../../rules/first-days/first-days.ts'
import { nowMs } from '../../../api/server-clock.ts'
import { loadBundle } from '../../../i18n/i18n.ts'
import { extraOnDemand } from '../../../ui/feedback/on-demand.tsx'
import { profileQuery } from '../../home/queries.ts'
import type { FirstDaysTrackProps } from './first-days-track.tsx'

const FirstDaysTrack = extraOnDemand<FirstDaysTrackProps>(async () => {
  const [track] = await Promise.all([
    import('./first-days-track.tsx'),
    ...(['firstDays', 'items'] as const).map(loadBundle),
  ])
  return track.FirstDaysTrack
})

/** Where the track of the first seven days stands (R50). Only who joined within its two weeks loads it, and asks for it. */
export const FirstDaysPlace = (props: FirstDaysTrackProps) => {
  const joinedAt = useQuery(profileQuery).data?.created_at
  const [atMs] = useState(nowMs)
  const isOpen = joinedAt !== undefined && atMs < firstDaysSpan(Date.parse(joinedAt)).openUntilMs
  return isOpen ? <FirstDaysTrack {...props} /> : null
}
