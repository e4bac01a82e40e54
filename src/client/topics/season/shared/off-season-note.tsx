import { useQuery } from '@tanstack/react-query'
import { useNow } from '#client/game/use-now.ts'
import { loadBundle } from '#client/i18n/i18n.ts'
import { extraOnDemand } from '#client/ui/feedback/on-demand.tsx'
import { hasSeasonEnded, isOffSeason, rankedFromMs } from '#rules/season/season-times.ts'
import { seasonQuery } from '../queries.ts'
import type { UnrankedProps } from './unranked.tsx'

const Unranked = extraOnDemand<UnrankedProps>(async () => {
  const [note] = await Promise.all([import('./unranked.tsx'), loadBundle('seasonEnd')])
  return note.Unranked
})

export const OffSeasonNote = ({ withPictures = false }: { readonly withPictures?: boolean }) => {
  const season = useQuery(seasonQuery).data
  const atMs = useNow()
  if (!season || !isOffSeason(season, atMs)) return null
  return <Unranked untilMs={rankedFromMs(season, atMs)} withPictures={withPictures && hasSeasonEnded(season, atMs)} />
}
