import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { extraPictureUrl } from '../../../../../../assets/manifest/extras.ts'
import type { LeagueBoard as Data } from '../../../../../contracts/wire.ts'
import { PODIUM_PLACES } from '../../../../../rules/constants.ts'
import { useAppNavigate } from '../../../../game/navigation.tsx'
import { Pager } from '../../../../ui/controls/pager.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { LoadProblem } from '../../../../ui/feedback/load-problem.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { Loading, SkeletonRows } from '../../../../ui/feedback/skeleton-parts.tsx'
import { formatDate } from '../../../../ui/format/format.ts'
import { leagueWeekOf, toLeagueBoard } from '../../../leagues/links.ts'
import { type LeagueWeek, leagueBoardQuery } from '../../../leagues/queries.ts'
import { BoardRows } from '../board-rows.tsx'
import boardStyles from '../board-view.module.css'
import { BoardPodium } from '../podium.tsx'
import { OwnLeaguePlace } from './own-league-place.tsx'
import { WeekChoice } from './week-choice.tsx'
import { WeekPanel } from './week-panel.tsx'

const FIRST_PAGE = 1
const PICTURE = { url: extraPictureUrl('empty-board') }

interface StandingProps {
  readonly data: Data
  readonly onPage: (page: number) => void
}

const Standing = ({ data, onPage }: StandingProps) => {
  const { t } = useTranslation()
  if (data.total === 0) return <EmptyState picture={PICTURE} size="compact" title={t('leaderboards.empty')} />
  const pages = Math.max(1, Math.ceil(data.total / data.page_size))
  const ownPlace = data.me.place
  return (
    <>
      {data.page === FIRST_PAGE && <BoardPodium board="league" rows={data.items} ownPlace={ownPlace} />}
      <BoardRows board="league" rows={data.items.filter(({ place }) => place > PODIUM_PLACES)} ownPlace={ownPlace} />
      <Pager
        page={data.page}
        pages={pages}
        labels={{
          page: t('leaderboards.page', { page: data.page, pages }),
          previous: t('leaderboards.previous'),
          next: t('leaderboards.next'),
        }}
        onPage={onPage}
      />
      {!data.is_final && (
        <p className={boardStyles.updated}>
          {t('leaderboards.updated', { date: formatDate(Date.parse(data.updated_at)) })}
        </p>
      )}
    </>
  )
}

const WeekBoard = ({ week }: { readonly week: LeagueWeek | null }) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const [page, setPage] = useState(FIRST_PAGE)
  const { data, error, refetch } = useQuery(leagueBoardQuery(week, page))
  const turnTo = (next: number): void => {
    setPage(next)
    window.scrollTo({ top: 0 })
  }
  if (data)
    return (
      <>
        <WeekChoice
          weeks={data.weeks}
          shown={data}
          onChoose={(next) => navigate(toLeagueBoard(next), { replace: true })}
        />
        <WeekPanel board={data} onClosed={() => void refetch()} />
        <Standing data={data} onPage={turnTo} />
        <OwnLeaguePlace board={data} />
      </>
    )
  if (error) return <LoadProblem error={error} text={t('leaderboards.failed')} onRetry={() => void refetch()} />
  return (
    <Loading label={t('leaderboards.loading')}>
      <Skeleton height={44} />
      <Skeleton height={150} />
      {page === FIRST_PAGE && <Skeleton height={190} />}
      <SkeletonRows rows={4} />
    </Loading>
  )
}

/** The league's board: its weeks and Special, live while they run and frozen after it (rows 28, 178; R27). */
export const LeagueBoard = () => {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const week = leagueWeekOf(search)
  return (
    <div className={boardStyles.board}>
      <p className={boardStyles.about}>{t('leagues.board.about')}</p>
      <WeekBoard key={week ? `${week.season}-${week.week}` : 'now'} week={week} />
    </div>
  )
}
