import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { extraPictureUrl } from '#assets/manifest/extras.ts'
import { isNetworkError } from '#client/api/api-error.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { markAttacksSeen } from '#client/preferences/attacks-seen.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { Loading, SkeletonRows } from '#client/ui/feedback/skeleton-parts.tsx'
import { type HistoryTab, historyQuery } from '../../queries.ts'
import { HistoryRow } from './history-row.tsx'

const FIRST_PAGE = 1
const PICTURE = { url: extraPictureUrl('empty-history') }

interface PageProps {
  readonly tab: HistoryTab
  readonly page: number
  readonly isLast: boolean
  readonly onMore: () => void
}

const Empty = ({ tab }: { readonly tab: HistoryTab }) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  return (
    <EmptyState picture={PICTURE} size="compact" title={t(`history.empty.${tab}`)} text={t('history.emptyText')}>
      <Button icon="fight" onClick={() => navigate(PAGE.KOMBAT_PREP.path)}>
        {t('history.toFight')}
      </Button>
    </EmptyState>
  )
}

const Failed = ({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) => {
  const { t } = useTranslation()
  const isOffline = isNetworkError(error)
  return (
    <EmptyState picture="error" size="compact" title={t(isOffline ? 'history.offline' : 'history.failed')}>
      <Button variant="secondary" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </EmptyState>
  )
}

const Page = ({ tab, page, isLast, onMore }: PageProps) => {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(historyQuery(tab, page))
  const newestAttack = data?.items.find((fight) => fight.as === 'defender')?.fought_at
  useEffect(() => {
    if (newestAttack !== undefined) markAttacksSeen(Date.parse(newestAttack))
  }, [newestAttack])

  if (data) {
    if (data.total === 0) return <Empty tab={tab} />
    const hasMore = isLast && data.page * data.page_size < data.total
    return (
      <>
        <ul className="grid gap-8">
          {data.items.map((fight) => (
            <HistoryRow key={fight.replay_id} fight={fight} />
          ))}
        </ul>
        {hasMore && (
          <Button variant="quiet" fullWidth onClick={onMore}>
            {t('history.more')}
          </Button>
        )}
      </>
    )
  }
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  return (
    <Loading label={t('history.loading')}>
      <SkeletonRows rows={page === FIRST_PAGE ? 7 : 2} />
    </Loading>
  )
}

export const HistoryList = ({ tab }: { readonly tab: HistoryTab }) => {
  const [pages, setPages] = useState(FIRST_PAGE)
  return (
    <div className="grid gap-8">
      {Array.from({ length: pages }, (_, index) => index + FIRST_PAGE).map((page) => (
        <Page key={page} tab={tab} page={page} isLast={page === pages} onMore={() => setPages(pages + 1)} />
      ))}
    </div>
  )
}
