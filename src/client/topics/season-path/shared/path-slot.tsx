import { useQuery } from '@tanstack/react-query'
import { loadBundle } from '#client/i18n/i18n.ts'
import { useHasFirstDays } from '#client/topics/first-days/shared/use-has-first-days.ts'
import { extraOnDemand } from '#client/ui/feedback/on-demand.tsx'
import { seasonPathQuery } from '../queries.ts'
import type { PathTrackProps } from './path-track.tsx'

const PathTrack = extraOnDemand<PathTrackProps>(async () => {
  const [track] = await Promise.all([import('./path-track.tsx'), loadBundle('seasonPath')])
  return track.PathTrack
})

export type PathSlotProps = Pick<PathTrackProps, 'place' | 'isListed' | 'onListed'>

/** Takes the place of the first seven days' boxes once they are opened or their days are over (R53). */
export const PathSlot = (props: PathSlotProps) => {
  const hasFirstDays = useHasFirstDays()
  const path = useQuery({ ...seasonPathQuery, enabled: hasFirstDays === false }).data
  return hasFirstDays === false && path ? <PathTrack path={path} {...props} /> : null
}
