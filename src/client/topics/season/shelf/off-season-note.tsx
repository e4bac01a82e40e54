import { useQuery } from '@tanstack/react-query'
import { isOffSeason, rankedFromMs } from '../../../../rules/season/season-times.ts'
import { useNow } from '../../../game/use-now.ts'
import { loadBundle } from '../../../i18n/i18n.ts'
import { extraOnDemand } from '../../../ui/feedback/on-demand.tsx'
import { seasonQuery } from '../../home/queries.ts'
import type { UnrankedProps } from './unranked.tsx'

const Unranked = extraOnDemand<UnrankedProps>(async () => {
  const [note] = await Promise.all([import('./unranked.tsx'), loadBundle('seasonEnd')])
  return note.Unranked
})

/** On the off-season day: that fights are unranked, and until when (T29, R28); nothing on other days. */
export const OffSeasonNote = () => {
  const season = useQuery(seasonQuery).data
  const atMs = useNow()
  return season && isOffSeason(season, atMs) ? <Unranked untilMs={rankedFromMs(season, atMs)} /> : null
}
