import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { replayQuery } from '#client/topics/kombat/queries.ts'
import { CurvePanel } from '#client/topics/kombat/shared/fight-story/curve-panel.tsx'
import { resultView } from '#client/topics/kombat/shared/fight-story/result-view.ts'
import { stanceMatchup } from '#client/topics/kombat/shared/fight-story/stance-matchup.ts'
import { StanceMatchupLine } from '#client/topics/kombat/shared/fight-story/stance-matchup-line.tsx'
import { WhyChart } from '#client/topics/kombat/shared/fight-story/why-chart.tsx'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { HelpsPanel } from './helps-panel.tsx'

export interface FightStoryProps {
  readonly replayId: string
  readonly title: string
  readonly isLost: boolean
}

export const FightStory = ({ isLost, replayId, title }: FightStoryProps) => {
  const { t } = useTranslation()
  const query = useQuery(replayQuery(replayId))
  const { data } = query
  if (data) {
    const view = resultView(data)
    const matchup = stanceMatchup(data, view.side)
    return (
      <section className="column gap-12" aria-label={title}>
        {matchup && <StanceMatchupLine matchup={matchup} />}
        <CurvePanel result={data} view={view} />
        <WhyChart result={data} view={view} />
        {isLost && <HelpsPanel replay={data} side={view.side} />}
      </section>
    )
  }
  return (
    <Pending queries={[query]} failed={t('tournamentResult.fightFailed')} loading={t('tournamentResult.loading')}>
      <Skeleton height={220} />
    </Pending>
  )
}
