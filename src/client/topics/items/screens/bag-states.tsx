import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { LoadProblem } from '#client/ui/feedback/load-problem.tsx'
import { Loading, SkeletonItems } from '#client/ui/feedback/skeleton-parts.tsx'

export interface LoadedProps<T> {
  readonly query: {
    readonly data: T | undefined
    readonly error: Error | null
    readonly refetch: () => unknown
  }
  readonly children: (data: T) => ReactNode
}

export const Loaded = <T,>({ query, children }: LoadedProps<T>) => {
  const { t } = useTranslation()
  if (query.data !== undefined) return children(query.data)
  if (query.error)
    return <LoadProblem error={query.error} text={t('inventory.failed')} onRetry={() => void query.refetch()} />
  return (
    <Loading label={t('inventory.loading')}>
      <SkeletonItems count={20} size={60} />
    </Loading>
  )
}

export const NothingYet = ({ tab }: { readonly tab: 'equipment' | 'stones' | 'boss' }) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  return (
    <EmptyState
      picture="empty"
      size="compact"
      title={t(`inventory.empty.${tab}`)}
      text={t(`inventory.empty.${tab}Text`)}
    >
      <Button icon="fight" onClick={() => navigate(PAGE.KOMBAT_PREP.path)}>
        {t('inventory.toFight')}
      </Button>
    </EmptyState>
  )
}
