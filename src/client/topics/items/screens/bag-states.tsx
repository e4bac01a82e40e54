import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { SkeletonItems } from '#client/ui/feedback/skeleton-parts.tsx'

interface LoadedProps<T> {
  readonly query: UseQueryResult<T>
  readonly children: (data: T) => ReactNode
}

export const Loaded = <T,>({ query, children }: LoadedProps<T>) => {
  const { t } = useTranslation()
  if (query.data !== undefined) return children(query.data)
  return (
    <Pending queries={[query]} failed={t('inventory.failed')} loading={t('inventory.loading')}>
      <SkeletonItems count={20} size={60} />
    </Pending>
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
