import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { extraPictureUrl } from '../../../../../assets/manifest/extras.ts'
import type { BoardPage } from '../../../../contracts/wire.ts'
import { PODIUM_PLACES } from '../../../../rules/constants.ts'
import { Pager } from '../../../ui/controls/pager.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Loading, SkeletonRows } from '../../../ui/feedback/skeleton-parts.tsx'
import { formatDate } from '../../../ui/format/format.ts'
import { type Board, boardQuery, ownRowQuery } from '../queries.ts'
import { BoardRows } from './board-rows.tsx'
import styles from './board-view.module.css'
import { OwnPlace } from './own-place.tsx'
import { BoardPodium } from './podium.tsx'

const FIRST_PAGE = 1
const PICTURE = { url: extraPictureUrl('empty-board') }

interface StandingProps {
  readonly board: Board
  readonly data: BoardPage
  readonly onPage: (page: number) => void
}

const Standing = ({ board, data, onPage }: StandingProps) => {
  const { t } = useTranslation()
  const ownPlace = useQuery(ownRowQuery(board)).data?.place ?? null
  if (data.total === 0) return <EmptyState picture={PICTURE} title={t('leaderboards.empty')} />
  const pages = Math.max(1, Math.ceil(data.total / data.page_size))
  const listed = data.items.filter((row) => row.place === null || row.place > PODIUM_PLACES)
  return (
    <>
      {data.page === FIRST_PAGE && <BoardPodium board={board} rows={data.podium} ownPlace={ownPlace} />}
      <BoardRows board={board} rows={listed} ownPlace={ownPlace} />
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
      <p className={styles.updated}>{t('leaderboards.updated', { date: formatDate(Date.parse(data.updated_at)) })}</p>
    </>
  )
}

const Skeletons = ({ page }: { readonly page: number }) => {
  const { t } = useTranslation()
  return (
    <Loading label={t('leaderboards.loading')}>
      {page === FIRST_PAGE && <Skeleton height={190} />}
      <SkeletonRows rows={6} />
    </Loading>
  )
}

/** One board: podium, rows, pages, and the player's own row pinned below (R35). */
export const BoardView = ({ board }: { readonly board: Board }) => {
  const { t } = useTranslation()
  const [page, setPage] = useState(FIRST_PAGE)
  const { data, error, refetch } = useQuery(boardQuery(board, page))
  const turnTo = (next: number) => {
    setPage(next)
    window.scrollTo({ top: 0 })
  }
  return (
    <div className={styles.board}>
      <p className={styles.about}>{t(`leaderboards.about.${board}`)}</p>
      {data ? (
        <Standing board={board} data={data} onPage={turnTo} />
      ) : error ? (
        <LoadProblem error={error} text={t('leaderboards.failed')} onRetry={() => void refetch()} />
      ) : (
        <Skeletons page={page} />
      )}
      <OwnPlace board={board} />
    </div>
  )
}
