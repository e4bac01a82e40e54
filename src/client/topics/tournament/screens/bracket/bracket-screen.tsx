import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { extraPictureUrl } from '#assets/manifest/extras.ts'
import { isNotFound } from '#client/api/api-error.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { useGoBack } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { toReplay } from '#client/topics/kombat/links.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { LoadProblem } from '#client/ui/feedback/load-problem.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { Loading, SkeletonRows } from '#client/ui/feedback/skeleton-parts.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import { toBracket } from '../../links.ts'
import { bracketQuery } from '../../queries.ts'
import { reveal, runKey, useRevealed } from '../../shared/reveal.ts'
import { BracketHead } from './bracket-head.tsx'
import { BracketRounds } from './bracket-rounds.tsx'
import { bracketView, type MatchView, seenAfter, type WireBracket } from './bracket-view.ts'

const PICTURE = { url: extraPictureUrl('empty-board') }

interface DrawingProps {
  readonly bracket: WireBracket
  /** The fight's round. Null if the bracket was not opened from a fight. */
  readonly round: number | null
}

const Drawing = ({ bracket, round }: DrawingProps) => {
  const navigate = useAppNavigate()
  const { state } = useLocation()
  const revealed = useRevealed()
  const { day, no } = bracket
  const run = runKey(day, no)
  const view = bracketView(bracket, revealed[run] ?? 0)
  const lastOwn = view.rounds.flat().findLast(({ isOwn }) => isOwn)?.round
  const open = (replayId: string, shown: number): void => {
    navigate(toBracket(day, no, shown), { replace: true, state })
    navigate(toReplay(replayId))
  }
  const watchNext = (): void => {
    const { next } = view
    if (!next?.replayId) return
    reveal(run, seenAfter(bracket, next.round))
    open(next.replayId, next.round)
  }
  const watch = ({ replayId, round: shown }: MatchView): void => {
    if (replayId === null) watchNext()
    else open(replayId, shown)
  }
  return (
    <>
      <BracketHead bracket={bracket} view={view} onWatch={watchNext} onShowAll={() => reveal(run, 'all')} />
      <BracketRounds view={view} opened={view.next?.round ?? round ?? lastOwn ?? 1} onWatch={watch} />
    </>
  )
}

export interface BracketScreenProps {
  readonly day: string
  readonly no: number
  readonly round: number | null
}

const Content = ({ day, no, round }: BracketScreenProps) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const { data, error, refetch } = useQuery(bracketQuery(day, no))
  if (data) return <Drawing bracket={data} round={round} />
  if (error) {
    if (isNotFound(error))
      return (
        <EmptyState picture={PICTURE} title={t('tournament.bracket.gone')} text={t('tournament.bracket.goneText')}>
          <Button onClick={() => navigate(PAGE.TOURNAMENT.path)}>{t('tournament.toTournament')}</Button>
        </EmptyState>
      )
    return <LoadProblem error={error} text={t('tournament.bracket.failed')} onRetry={() => void refetch()} />
  }
  return (
    <Loading label={t('tournament.bracket.loading')}>
      <Skeleton height={92} />
      <SkeletonRows rows={8} />
    </Loading>
  )
}

export const BracketScreen = ({ day, no, round }: BracketScreenProps) => {
  const { t } = useTranslation()
  const goBack = useGoBack(PAGE.TOURNAMENT.path)
  return (
    <Screen title={t('tournament.bracket.title', { no: formatInteger(no) })} hue="indigo" onBack={goBack}>
      <div className="column gap-12 above-inset">
        <Content day={day} no={no} round={round} />
      </div>
    </Screen>
  )
}
