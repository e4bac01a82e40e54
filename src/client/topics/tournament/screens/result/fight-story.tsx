import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { replayQuery } from '#client/topics/kombat/queries.ts'
import { CurvePanel } from '#client/topics/kombat/shared/fight-story/curve-panel.tsx'
import { resultView } from '#client/topics/kombat/shared/fight-story/result-view.ts'
import { stanceMatchup } from '#client/topics/kombat/shared/fight-story/stance-matchup.ts'
import { StanceMatchupLine } from '#client/topics/kombat/shared/fight-story/stance-matchup-line.tsx'
import { WhyChart } from '#client/topics/kombat/shared/fight-story/why-chart.tsx'
import { LoadProblem } from '#client/ui/feedback/load-problem.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { Loading } from '#client/ui/feedback/skeleton-parts.tsx'
import { HelpsPanel } from './helps-panel.tsx'

export interface FightStoryProps {
  readonly replayId: string
  readonly title: string
  readonly isLost: boolean
}

export const FightStory = ({ isLost, replayId, title }: FightStoryProps) => {
  const { t } = useTranslation()
  const { data: replay, error, refetch } = useQuery(replayQuery(replayId))
  if (replay) {
    const view = resultView(replay)
    const matchup = stanceMatchup(replay, view.side)
    return (
      <section className="column gap-12" aria-label={title}>
        {matchup && <StanceMatchupLine matchup={matchup} />}
        <CurvePanel result={replay} view={view} />
        <WhyChart result={replay} view={view} />
        {isLost && <HelpsPanel replay={replay} side={view.side} />}
      </section>
    )
  }
  if (error)
    return <LoadProblem error={error} text={t('tournamentResult.fightFailed')} onRetry={() => void refetch()} />
  return (
    <Loading label={t('tournamentResult.loading')}>
      <Skeleton height={220} />
    </Loading>
  )
}
